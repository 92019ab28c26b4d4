import { centreOf } from './interval.ts';
import type { DataTable, NumericQuestion, QuestionVariant } from './question-set.ts';

/** The first line of a file of XML. */
export const xmlHead = '<?xml version="1.0" encoding="UTF-8"?>';

/** Characters that XML 1.0 cannot hold, not even by their number. */
const outside = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]|\p{Cs}/gu;

const reference = (character: string): string => `&#${character.codePointAt(0)};`;

/** The text with U+FFFD in place of characters that XML cannot hold. */
export const storable = (text: string): string => text.replace(outside, '\ufffd');

/** Text escaped for XML and HTML, between tags and in attributes. */
export const escaped = (text: string): string => storable(text).replace(/[&<>"'\r]/g, reference);

/**
 * Plain text as HTML in which no platform finds anything: neither tags nor its own syntax between them, such as fields
 * to fill in, formulas, addresses of files and smileys. All characters that could begin one are written by number.
 */
export const plainHtml = (text: string): string => storable(text).replace(/[&<>"'\r\\{}[\]()$@#~=:`*_|^]/g, reference);

/** Classes in which MathJax looks for no formulas: the first up to version 2, the second from version 3 on. */
const isPlain = 'tex2jax_ignore mathjax_ignore';

export const paragraph = (text: string): string => `<p class="${isPlain}">${plainHtml(text)}</p>`;

/** The number asked for, in a line of text. */
export const nameHtml = ({ name, mathml }: NumericQuestion): string =>
  `<span class="${isPlain}">${plainHtml(name)}</span> ${mathml}`;

/** The classes are Bootstrap's; without their borders cells could not be told apart. */
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

/** The data and the instructions, as well-formed XHTML: a sequence of elements without one around them. */
export function dataHtml({ intro, data, instructions }: QuestionVariant): string {
  return [paragraph(intro), ...data.map(tableHtml), ...instructions.map(paragraph)].filter(Boolean).join('\n');
}

/** The derivation of the value below its name: well-formed XHTML with MathML. */
export function solutionHtml({ name, solution }: NumericQuestion): string {
  return `${paragraph(name)}\n<p>${solution.mathml}</p>`;
}

/**
 * The derivation in LaTeX, one line each, between the delimiters of MathJax. It may hold names of classes, where a
 * dollar could begin another formula and an @ the address of a file.
 */
export function solutionLatexHtml({ solution }: NumericQuestion): string {
  return solution.latex.map((line) => `<p>\\(${escaped(line).replace(/[$@]/g, reference)}\\)</p>`).join('\n');
}

/** Known wrong answers as somebody types them, with what went wrong; empty where there are none. */
export function slipsHtml({ known }: NumericQuestion, decimals: number): string {
  const items = known.map((slip) => `<li>${plainHtml(`${centreOf(slip).toFixed(decimals)}: ${slip.feedback}`)}</li>`);
  return items.length > 0 ? `<ul>${items.join('')}</ul>` : '';
}
