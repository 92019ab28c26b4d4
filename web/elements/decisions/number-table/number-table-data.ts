import { fieldsOf, listIn, textIn } from '../../../share/plain-data.ts';
import { numberOf, textOfNumber } from '../../../typed/number-text.ts';

/** Named rows and columns of numbers; null for a cell that is not a number. */
export interface NumberTableData {
  rows: readonly string[];
  columns: readonly string[];
  cells: readonly (readonly (number | null)[])[];
  /** Texts of the cells as typed, if they were typed. */
  texts?: readonly (readonly string[])[];
}

/** A table as typed, with the text of every cell, whether a number or not. */
export interface KeptTable {
  rows: readonly string[];
  columns: readonly string[];
  texts: readonly (readonly string[])[];
}

const mostRows = 200;
const longestCell = 1000;

/** Texts of the cells. A typed text is kept as long as it still denotes the number, so a fraction stays a fraction. */
export function textsOf({ cells, texts }: NumberTableData, decimalSign: '.' | ','): string[][] {
  return cells.map((row, at) =>
    row.map((cell, column) => {
      const typed = texts?.[at]?.[column];
      return typed !== undefined && numberOf(typed) === cell ? typed : textOfNumber(cell, decimalSign);
    }),
  );
}

export function keptTable(table: NumberTableData): KeptTable {
  return { rows: table.rows, columns: table.columns, texts: textsOf(table, '.') };
}

/** The table read from kept data; undefined if the data are malformed. */
export function tableIn(value: unknown): NumberTableData | undefined {
  const { rows: givenRows, columns: givenColumns, texts: given } = fieldsOf(value);
  const cellIn = (text: unknown): string | undefined => textIn(text, longestCell);
  const rows = listIn(givenRows, mostRows, cellIn);
  const columns = listIn(givenColumns, mostRows, cellIn);
  const texts = listIn(given, mostRows, (row) => listIn(row, mostRows, cellIn));
  if (!rows?.length || !columns?.length || texts?.length !== rows.length) return undefined;
  if (texts.some(({ length }) => length !== columns.length)) return undefined;
  return { rows, columns, cells: texts.map((row) => row.map(numberOf)), texts };
}

/** The table with each row divided by its sum; rows whose sum is not positive stay unchanged. */
export function normalised(table: NumberTableData): NumberTableData {
  const cells = table.cells.map((row) => {
    const sum = row.reduce<number>((total, cell) => total + (cell ?? 0), 0);
    return sum > 0 ? row.map((cell) => (cell === null ? null : Number((cell / sum).toPrecision(12)))) : row;
  });
  return { ...table, cells };
}
