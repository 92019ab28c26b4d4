import { formatNumber } from '../../formula/number.ts';
import { alignments, type Cell, type NumberStyle, type Table } from './table.ts';

/** A table in GitHub's Markdown, which most other dialects accept, below its caption; with the decimals of the page. */
export function markdownOf(table: Table, style: NumberStyle): string {
  const written = (cell: Cell): string => {
    if (cell === null) return '—';
    return typeof cell === 'number' ? formatNumber(cell, style) : escaped(cell);
  };
  const line = (cells: readonly string[]): string => `| ${cells.join(' | ')} |\n`;
  const caption = escaped(table.caption);
  return (
    (caption === '' ? '' : `**${caption}**\n\n`) +
    line(table.columns.map(({ title }) => escaped(title))) +
    line(alignments(table).map((align) => (align === 'end' ? '---:' : '---'))) +
    table.rows.map((row) => line(row.map(written))).join('')
  );
}

/** The text in one line, escaped so that nothing in it is read as markup, a link, HTML or the end of a cell. */
function escaped(text: string): string {
  return text
    .replace(/[\p{Cc}\u2028\u2029]+/gu, ' ')
    .trim()
    .replace(/[\\`*_[\]<>|~$&^#]/g, '\\$&');
}
