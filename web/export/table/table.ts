/** A number may be infinite but is never NaN; null is a value that is undefined or that there is none of. */
export type Cell = string | number | null;

export interface Column {
  title: string;
  /** Numbers stand at the end, as they do without it where the column has any; text at the start. */
  align?: 'start' | 'end';
}

/** What a table says, whatever it looks like. */
export interface Table {
  caption: string;
  columns: readonly Column[];
  /** A cell per column each. */
  rows: readonly (readonly Cell[])[];
}

/** How numbers are written where people read them; where programs do, all digits are. */
export interface NumberStyle {
  decimals: number;
  decimalSign: '.' | ',';
}

/** Where the texts of a column stand. */
export function alignments({ columns, rows }: Table): ('start' | 'end')[] {
  return columns.map(({ align }, at) => align ?? (rows.some((row) => typeof row[at] === 'number') ? 'end' : 'start'));
}

/** The shortest text that is read as this very number; nothing where there is none. */
export function allDigits(value: number | null, decimalSign: '.' | ','): string {
  if (value === null) return '';
  if (!Number.isFinite(value)) return value > 0 ? '∞' : '−∞';
  return String(value).replace('.', decimalSign);
}
