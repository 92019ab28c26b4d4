/** Content of a cell. A number may be infinite but is never NaN; null is an undefined or missing value. */
export type Cell = string | number | null;

export interface Column {
  title: string;
  /** Alignment: `end` for numbers, `start` for text; by default `end` if the column contains a number. */
  align?: 'start' | 'end';
}

/** The content of a table, independent of its format. */
export interface Table {
  caption: string;
  columns: readonly Column[];
  /** Rows, each with one cell per column. */
  rows: readonly (readonly Cell[])[];
}

/** Number format of tables for people; tables for programs have all digits. */
export interface NumberStyle {
  decimals: number;
  decimalSign: '.' | ',';
}

/** Alignment of each column. */
export function alignments({ columns, rows }: Table): ('start' | 'end')[] {
  return columns.map(({ align }, at) => align ?? (rows.some((row) => typeof row[at] === 'number') ? 'end' : 'start'));
}

/** The shortest text that is read back as exactly this number; empty for null. */
export function allDigits(value: number | null, decimalSign: '.' | ','): string {
  if (value === null) return '';
  if (!Number.isFinite(value)) return value > 0 ? '∞' : '−∞';
  return String(value).replace('.', decimalSign);
}
