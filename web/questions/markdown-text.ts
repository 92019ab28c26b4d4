import type { DataTable } from './question-set.ts';

/** Of control characters, and of halves of pairs, no reader makes anything. */
const outside = /[\p{Cc}\ufffe\uffff]|\p{Cs}/gu;

/** In one line, without spaces around. */
export const oneLine = (text: string): string => text.replace(/\s+/g, ' ').replace(outside, '\ufffd').trim();

const reference = (character: string): string => `&#${character.codePointAt(0)};`;

/**
 * Plain text as a line of Markdown for knitr and Pandoc, in which neither finds markup. What could begin any is there
 * by its number and not behind a backslash: knitr runs what stands between backticks as a program, backslash or not,
 * and R/exams parts lists at `\item`. Its places for answers, `##ANSWER1##`, it looks for in the HTML that comes out,
 * so that something invisible has to stand in them.
 */
export function markdownText(text: string): string {
  return oneLine(text)
    .replace(/#(?=#ANSWER)/gi, '#\u2060')
    .replace(/[\\`*_{}[\]<>#|$~^"@&]|^[-+=:%]|-(?=-)|(?<=-)-|!(?=\[)/g, reference)
    .replace(/^\(?\w+[.)](?= |$)/, (mark) => mark.slice(0, -1) + reference(mark.at(-1)!));
}

/**
 * LaTeX as a line, for between dollar signs: it can neither end there nor hold a program for knitr. U+2018 looks like
 * the backtick that it stands for.
 */
export const mathText = (latex: string): string =>
  oneLine(latex)
    .replaceAll('`', '‘')
    .replace(/(?<!\\)\$/g, '\\$');

/** A pipe table: numbers at the end of their columns, heads in bold. Without a first row nothing. */
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
