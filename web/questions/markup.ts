import { centreOf } from './interval.ts';
import type { DataTable, NumericQuestion, QuestionVariant } from './question-set.ts';

/** What XML 1.0 can't hold, not even by its number. */
const outside = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]|\p{Cs}/gu;

const reference = (character: string): string => `&#${character.codePointAt(0)};`;

/** The text with U+FFFD for what XML can't hold. */
export const storable = (text: string): string => text.replace(outside, '\ufffd');

/** Text as XML and HTML have it between tags and in attributes. */
export const escaped = (text: string): string => storable(text).replace(/[&<>"'\r]/g, reference);

/**
 * Plain text as HTML in which no platform finds anything: neither tags nor what is looked for between them, such as
 * fields to fill in, formulas, addresses of files and smileys. All that could begin one of them is written by number.
 */
export const plainHtml = (text: string): string => storable(text).replace(/[&<>"'\r\\{}[\]()$@#~=:`*_|^]/g, reference);

/** Formulas are not looked for in what has these classes: the first is MathJax' up to 2, the second from 3 on. */
const isPlain = 'tex2jax_ignore mathjax_ignore';

export const paragraph = (text: string): string => `<p class="${isPlain}">${plainHtml(text)}</p>`;

/** What is asked for, in a line of text. */
export const nameHtml = ({ name, mathml }: NumericQuestion): string =>
  `<span class="${isPlain}">${plainHtml(name)}</span> ${mathml}`;

/** Without borders that depend on a style sheet, cells could not be told apart: the classes are Bootstrap's. */
function tableHtml({ rows: [head, ...rows], hasRowHeads }: DataTable): string {
  if (!head || head.length === 0) return '';
  const cell = (text: string, scope?: 'col' | 'row'): string =>
    scope ? `<th scope="${scope}">${plainHtml(text)}</th>` : `<td>${plainHtml(text)}</td>`;
  const headRow = `<thead><tr>${head.map((text) => cell(text, 'col')).join('')}</tr></thead>`;
  const body = rows
    .filter((row) => row.length > 0)
    .map((row) => `<tr>${row.map((text, at) => cell(text, hasRowHeads && at === 0 ? 'row' : undefined)).join('')}</tr>`)
    .join('\n');
  return `<table class="table table-bordered w-auto ${isPlain}">${headRow}${body && `<tbody>${body}</tbody>`}</table>`;
}

/** What is given and what to do with it, as well-formed XHTML: elements one after the other, without one around. */
export function dataHtml({ intro, data, instructions }: QuestionVariant): string {
  return [paragraph(intro), ...data.map(tableHtml), ...instructions.map(paragraph)].filter(Boolean).join('\n');
}

/** How the value comes about, with what was asked for above: well-formed XHTML with MathML. */
export function solutionHtml({ name, solution }: NumericQuestion): string {
  return `${paragraph(name)}\n<p>${solution.mathml}</p>`;
}

/**
 * The same in LaTeX, a line each, between the signs that MathJax looks for. Names of classes are within: dollars could
 * begin another formula, and an @ the address of a file.
 */
export function solutionLatexHtml({ solution }: NumericQuestion): string {
  return solution.latex.map((line) => `<p>\\(${escaped(line).replace(/[$@]/g, reference)}\\)</p>`).join('\n');
}

/** Known answers as somebody types them, with what went wrong; nothing where there are none. */
export function slipsHtml({ known }: NumericQuestion, decimals: number): string {
  const items = known.map((slip) => `<li>${plainHtml(`${centreOf(slip).toFixed(decimals)}: ${slip.feedback}`)}</li>`);
  return items.length > 0 ? `<ul>${items.join('')}</ul>` : '';
}
