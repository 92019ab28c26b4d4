import type { DataTable } from './question-set.ts';

/** Control characters and lone surrogates, which no reader can use. */
const outside = /[\p{Cc}\ufffe\uffff]|\p{Cs}/gu;

/** Text in one line, without spaces around it. */
export const oneLine = (text: string): string => text.replace(/\s+/g, ' ').replace(outside, '\ufffd').trim();

const reference = (character: string): string => `&#${character.codePointAt(0)};`;

/**
 * Plain text as a line of Markdown for knitr and Pandoc without any markup. Characters that could begin markup are
 * written by their number, not behind a backslash: knitr runs text between backticks as a program, with a backslash or
 * without, and R/exams splits lists at `\item`. R/exams looks for its answer fields, `##ANSWER1##`, in the resulting
 * HTML, so an invisible character is put into them.
 */
export function markdownText(text: string): string {
  return oneLine(text)
    .replace(/#(?=#ANSWER)/gi, '#\u2060')
    .replace(/[\\`*_{}[\]<>#|$~^"@&]|^[-+=:%]|-(?=-)|(?<=-)-|!(?=\[)/g, reference)
    .replace(/^\(?\w+[.)](?= |$)/, (mark) => mark.slice(0, -1) + reference(mark.at(-1)!));
}

/**
 * LaTeX in one line, to stand between dollar signs. It can neither end there nor hold a program for knitr: U+2018,
 * which looks alike, replaces the backtick.
 */
export const mathText = (latex: string): string =>
  oneLine(latex)
    .replaceAll('`', '‘')
    .replace(/(?<!\\)\$/g, '\\$');

/** A pipe table, with numbers aligned right and heads in bold. Empty without a first row. */
export function markdownTable({ rows: [head, ...rows], hasRowHeads }: DataTable): string {
  if (!head || head.length === 0) return '';
  const bold = (text: string): string => text && `**${text}**`;
  const line = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`;
  const written = rows.map((row) =>
    row.map((text, at) => (hasRowHeads && at === 0 ? bold(markdownText(text)) : markdownText(text))),
  );
  const sides = head.map((_, at) => (hasRowHeads && at === 0 ? ':---' : '---:'));
  return [head.map(markdownText), sides, ...written].map(line).join('\n');
}
