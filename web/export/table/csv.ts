import { spreadsheetText } from './spreadsheet-text.ts';
import { allDigits, type Cell, type Table } from './table.ts';

/**
 * The table as CSV (RFC 4180), with all digits and without the caption, for which the format has no place. Cells are
 * separated by semicolons where the decimal sign is the comma, as spreadsheets expect.
 */
export function csvOf(table: Table, decimalSign: '.' | ','): string {
  return separated(table, decimalSign === ',' ? ';' : ',', decimalSign, '\r\n');
}

/** The table with tabs between the cells, as spreadsheets and the calculator read pasted tables. */
export function tabbedOf(table: Table, decimalSign: '.' | ','): string {
  return separated(table, '\t', decimalSign, '\n');
}

function separated({ columns, rows }: Table, separator: string, decimalSign: '.' | ',', end: string): string {
  const written = (cell: Cell): string => {
    const text = typeof cell === 'string' ? spreadsheetText(cell) : allDigits(cell, decimalSign);
    return /["\r\n,;\t]/.test(text) && (typeof cell === 'string' || text.includes(separator))
      ? `"${text.replaceAll('"', '""')}"`
      : text;
  };
  const lines = [columns.map(({ title }) => title), ...rows];
  return lines.map((line) => line.map(written).join(separator) + end).join('');
}
