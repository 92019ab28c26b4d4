import { FileRefused } from '../file-text.ts';

/** What a cell holds; null where it is empty. */
export type CellValue = string | number | bigint | boolean | Date | null | undefined;

/** Of what is taken: by default all. */
export interface Part {
  /** Indices of columns. */
  columns?: readonly number[];
  /** As spreadsheets write it, "B2:D20". */
  range?: string;
}

/** One of the tables in a file: a sheet, an array, the columns of a data set. */
export interface Table {
  name: string;
  /** Names, where they are known before the rows are read. */
  columns?: readonly string[];
  /** @throws FileRefused; RangeError where there is no such range */
  rows(part: Part): Promise<readonly (readonly CellValue[])[]>;
}

/** More cells than that are no text that a browser holds. */
export const mostCells = 40_000_000;

/** A number of four bytes by the fewest digits that mean it: 0.7, not 0.699999988079071. */
export function ofFourBytes(value: number): number {
  for (let digits = 6; digits < 9; digits++) {
    const short = Number(value.toPrecision(digits));
    if (Math.fround(short) === value) return short;
  }
  return Number(value.toPrecision(9));
}

const written = (value: CellValue): string => {
  if (value === null || value === undefined) return '';
  const text = value instanceof Date ? value.toISOString() : String(value);
  return /[\t\r\n"]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
};

/** Rows as text with tabs between the cells, without rows and columns that are empty. */
export function textOf(rows: readonly (readonly CellValue[])[]): string {
  const isEmpty = (value: CellValue): boolean => value === null || value === undefined || value === '';
  const full = rows.filter((row) => !row.every(isEmpty));
  const width = full.reduce((most, row) => Math.max(most, row.length), 0);
  const used = Array.from({ length: width }, (_, at) => at).filter((at) => full.some((row) => !isEmpty(row[at])));
  return full.map((row) => used.map((at) => written(row[at])).join('\t')).join('\n');
}

/** Of more columns those are taken that are named as truth, predictions and scores are. */
const mostColumns = 8;
const likelyName = /true|truth|actual|label|class|target|pred|score|prob|hat$|^y/i;

/** Which columns of a table are taken at first; undefined: all. */
export function likelyColumns({ columns = [] }: Table): number[] | undefined {
  if (columns.length <= mostColumns) return undefined;
  const all = columns.map((_, at) => at);
  const likely = all.filter((at) => likelyName.test(columns[at]!));
  return (likely.length > 1 ? likely : all).slice(0, mostColumns);
}

/** @throws FileRefused; RangeError where there is no such range */
export async function textOfTable(table: Table, part?: Part): Promise<string> {
  const columns = likelyColumns(table);
  const text = textOf(await table.rows(part ?? (columns ? { columns } : {})));
  if (text === '') throw new FileRefused('empty');
  return text;
}

/** The rows in a range of cells as spreadsheets write it. @throws RangeError */
export function within<Value>(rows: readonly (readonly Value[])[], range: string): readonly (readonly Value[])[] {
  const ends = /^\s*([A-Z]{1,3})(\d{1,7})\s*:\s*([A-Z]{1,3})(\d{1,7})\s*$/i.exec(range);
  if (!ends) throw new RangeError(range);
  const [, left, top, right, bottom] = ends as unknown as [string, string, string, string, string];
  const column = (letters: string): number =>
    [...letters.toUpperCase()].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1;
  return rows.slice(Number(top) - 1, Number(bottom)).map((row) => row.slice(column(left), column(right) + 1));
}
