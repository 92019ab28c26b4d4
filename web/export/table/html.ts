import { spreadsheetText } from './spreadsheet-text.ts';
import { alignments, allDigits, type Cell, type Table } from './table.ts';

/** A table element for spreadsheets and word processors, with all digits and nothing that they take for a formula. */
export function htmlOf(table: Table, decimalSign: '.' | ','): string {
  const align = alignments(table);
  const written = (cell: Cell): string =>
    escaped(typeof cell === 'string' ? spreadsheetText(cell) : allDigits(cell, decimalSign));
  const element = (name: 'th' | 'td', cell: Cell, at: number): string =>
    `<${name}${align[at] === 'end' ? ' align="right"' : ''}>${written(cell)}</${name}>`;
  const row = (name: 'th' | 'td', cells: readonly Cell[]): string =>
    `<tr>${cells.map((cell, at) => element(name, cell, at)).join('')}</tr>\n`;
  const head = row(
    'th',
    table.columns.map(({ title }) => title),
  );
  const body = table.rows.map((cells) => row('td', cells)).join('');
  return `<table>\n<caption>${escaped(table.caption)}</caption>\n<thead>\n${head}</thead>\n<tbody>\n${body}</tbody>\n</table>\n`;
}

/** The table as a complete HTML document. */
export function htmlFileOf(table: Table, decimalSign: '.' | ','): string {
  const head = `<meta charset="utf-8">\n<title>${escaped(table.caption)}</title>`;
  return `<!doctype html>\n${head}\n${htmlOf(table, decimalSign)}`;
}

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

function escaped(text: string): string {
  return text.replace(/[&<>"']/g, (character) => entities[character]!);
}
