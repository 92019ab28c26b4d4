import { spreadsheetText } from './spreadsheet-text.ts';
import { allDigits, type Cell, type Table } from './table.ts';

/**
 * As in RFC 4180, with all digits and without the caption, for which the format has no place. Spreadsheets whose
 * decimal sign is the comma expect semicolons between the cells.
 */
export function csvOf(table: Table, decimalSign: '.' | ','): string {
  return separated(table, decimalSign === ',' ? ';' : ',', decimalSign, '\r\n');
}

/** With tabs, as spreadsheets and the calculator read what is pasted. */
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
