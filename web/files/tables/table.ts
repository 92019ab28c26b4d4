import { FileRefused } from '../file-text.ts';

/** Value of a cell; null if it is empty. */
export type CellValue = string | number | bigint | boolean | Date | null | undefined;

/** The part of a table to take. Default: all. */
export interface Part {
  /** Indices of columns. */
  columns?: readonly number[];
  /** Range in the notation of spreadsheets, such as "B2:D20". */
  range?: string;
}

/** One of the tables of a file: a sheet, an array, or the columns of a data set. */
export interface Table {
  name: string;
  /** Names of the columns, if known before the rows are read. */
  columns?: readonly string[];
  /** The rows of a part. @throws FileRefused; RangeError where there is no such range */
  rows(part: Part): Promise<readonly (readonly CellValue[])[]>;
}

/** Greatest number of cells whose text a browser can hold. */
export const mostCells = 40_000_000;

/** Limits of a sheet in Excel and in LibreOffice. */
const mostRows = 1_048_576;
const mostColumns = 16_384;

/** A 32-bit float as the number with the fewest digits that denotes it: 0.7, not 0.699999988079071. */
export function ofFourBytes(value: number): number {
  for (let digits = 6; digits < 9; digits++) {
    const short = Number(value.toPrecision(digits));
    if (Math.fround(short) === value) return short;
  }
  return Number(value.toPrecision(9));
}

/** A date, with the time unless it is midnight. @throws FileRefused for an invalid date */
function dayOf(date: Date): string {
  if (Number.isNaN(date.valueOf())) throw new FileRefused('damaged');
  return date.toISOString().replace('T00:00:00.000Z', '');
}

const written = (value: CellValue): string => {
  if (value === null || value === undefined) return '';
  const text = value instanceof Date ? dayOf(value) : String(value);
  return /[\t\r\n"]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
};

/** Rows as text with tabs between the cells, without empty rows and columns. */
export function textOf(rows: readonly (readonly CellValue[])[]): string {
  const isEmpty = (value: CellValue): boolean => value === null || value === undefined || value === '';
  const full = rows.filter((row) => !row.every(isEmpty));
  const found = new Set<number>();
  for (const row of full) row.forEach((value, at) => !isEmpty(value) && found.add(at));
  const used = [...found].sort((a, b) => a - b);
  if (full.length * used.length > mostCells) throw new FileRefused('too-large');
  return full.map((row) => used.map((at) => written(row[at])).join('\t')).join('\n');
}

/** Number of columns above which only those are taken whose names suggest truth, predictions or scores. */
const widest = 8;
const likelyName = /true|truth|actual|label|class|target|pred|score|prob|hat$|^y/i;

/** Columns of a table that are taken at first; undefined: all. */
export function likelyColumns({ columns = [] }: Pick<Table, 'columns'>): number[] | undefined {
  if (columns.length <= widest) return undefined;
  const all = columns.map((_, at) => at);
  const likely = all.filter((at) => likelyName.test(columns[at]!));
  return (likely.length > 1 ? likely : all).slice(0, widest);
}

/** The text of a table, or of a part of it. @throws FileRefused; RangeError where there is no such range */
export async function textOfTable(table: Table, part?: Part): Promise<string> {
  const columns = likelyColumns(table);
  const text = textOf(await table.rows(part ?? (columns ? { columns } : {})));
  if (text === '') throw new FileRefused('empty');
  return text;
}

/** The rows in a range of cells in the notation of spreadsheets. @throws RangeError */
export function within<Value>(rows: readonly (readonly Value[])[], range: string): readonly (readonly Value[])[] {
  const ends = /^\s*([A-Z]{1,3})(\d{1,7})\s*:\s*([A-Z]{1,3})(\d{1,7})\s*$/i.exec(range);
  if (!ends) throw new RangeError(range);
  const [, left, top, right, bottom] = ends as unknown as [string, string, string, string, string];
  return rows.slice(Number(top) - 1, Number(bottom)).map((row) => row.slice(columnOf(left), columnOf(right) + 1));
}

/** Index of a column by its letters in a spreadsheet. */
export const columnOf = (letters: string): number =>
  [...letters.toUpperCase()].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1;

/** The cells of a sheet, set one by one; empty cells take no memory. */
export class Cells {
  readonly rows: CellValue[][] = [];
  #count = 0;

  /**
   * Sets one cell, or a block of cells below and beside each other. @throws FileRefused for too many cells, an invalid
   * place or no value
   */
  set(row: number, column: number, value: CellValue, { rows = 1, columns = 1 } = {}): void {
    if (!(row >= 0 && column >= 0) || value === undefined || Number.isNaN(value)) throw new FileRefused('damaged');
    this.#count += rows * columns;
    if (this.#count > mostCells || row + rows > mostRows || column + columns > mostColumns)
      throw new FileRefused('too-large');
    for (let at = row; at < row + rows; at++) {
      const cells = (this.rows[at] ??= []);
      for (let beside = column; beside < column + columns; beside++) cells[beside] = value;
    }
  }
}
