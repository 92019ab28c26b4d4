import { dsvFormat } from 'd3-dsv';
import type { Label } from '../core/types/label.ts';
import { seedIn } from '../questions/class-list.ts';

/** The submissions of a class as cells of plain text: one row per student. */
export interface Submissions {
  columns: readonly string[];
  /** Each row has as many cells as there are columns. */
  rows: readonly (readonly string[])[];
  /**
   * Numbers of rows, from 1, that had more or fewer cells than there are names, such as rows with decimal commas
   * between commas.
   */
  uneven: readonly number[];
}

/** The columns that matter, as indices. */
export interface Columns {
  /** Column whose first run of digits is the student's number, which determines the data. */
  student: number;
  /** Column of each question; undefined where there is none. */
  answers: readonly (number | undefined)[];
}

export interface NamedQuestion {
  id: string;
  class?: Label;
  /** Name by which the question is asked. */
  name: string;
}

/** The separator: the mark that is most frequent in the first line. */
function separatorOf(text: string): string {
  const [head = ''] = text.split(/[\r\n]/, 1);
  const count = (sign: string): number => head.split(sign).length;
  return ['\t', ';', ','].toSorted((one, other) => count(other) - count(one))[0]!;
}

/** The answers to a question with gaps, which Moodle reports in one cell: “part 1: 0.8; part 2: 0.5”. */
function partsOf(cell: string): string[] | undefined {
  const marks = [...cell.matchAll(/(?:^|;\s*)\p{L}+ (\d+):(?=\s|$)/gu)];
  if (marks[0]?.index !== 0 || marks.some(([, number], at) => Number(number) !== at + 1)) return undefined;
  return marks.map((mark, at) => cell.slice(mark.index + mark[0].length, marks[at + 1]?.index).trim());
}

/** Divides a column of such cells into one for each part. */
function apart([names = [], ...rows]: readonly (readonly string[])[]): string[][] {
  const parts = names.map((_, at) => rows.map((row) => (row[at] === '' ? [] : partsOf(row[at]!))));
  const widths = parts.map((cells) =>
    cells.includes(undefined) ? 0 : Math.max(0, ...cells.map((cell) => cell!.length)),
  );
  const spread = (row: readonly string[], cellsOf: (at: number) => readonly string[]): string[] =>
    row.flatMap((cell, at) =>
      widths[at] === 0 ? [cell] : Array.from({ length: widths[at]! }, (_, part) => cellsOf(at)[part] ?? ''),
    );
  const named = spread(names, (at) => Array.from({ length: widths[at]! }, (_, part) => `${names[at]} ${part + 1}`));
  return [named, ...rows.map((row, line) => spread(row, (at) => parts[at]![line]!))];
}

/**
 * Reads a table with a line of names above: CSV as in RFC 4180, with commas, semicolons or tabs. Empty lines are
 * skipped. Undefined where there is no row below the names.
 */
export function readSubmissions(text: string): Submissions | undefined {
  const all = dsvFormat(separatorOf(text))
    .parseRows(text.replace(/^\ufeff/, ''))
    .filter((row) => row.some((cell) => cell.trim() !== ''));
  const [head = [], ...rows] = all;
  if (rows.length === 0) return undefined;
  const width = Math.max(...all.map(({ length }) => length));
  const filled = (row: readonly string[]): string[] => Array.from({ length: width }, (_, at) => (row[at] ?? '').trim());
  const isUneven = (row: readonly string[]): boolean =>
    row.length < head.length || row.slice(head.length).some((cell) => cell.trim() !== '');
  const uneven = rows.flatMap((row, at) => (isUneven(row) ? [at + 1] : []));
  const [columns = [], ...cells] = apart([head, ...rows].map(filled));
  return { columns, rows: cells, uneven };
}

const plain = (text: string): string => text.toLowerCase().replace(/[^\p{L}\p{N}+]+/gu, '');

/** Names of the column of numbers in the languages of the page and in learning systems. */
const numberNames = /matri[ck]|number|nummer|numéro|número|\bid\b|student|étudiant|estudiante|seed/i;

/**
 * Finds columns by their names. If no name is that of a question, the answers are the last columns, in the order of the
 * questions.
 */
export function guessColumns({ columns, rows }: Submissions, questions: readonly NamedQuestion[]): Columns {
  const names = columns.map(plain);
  const answers = questions.map(({ id, class: label, name }) => {
    const spellings = [name, label === undefined ? id : `${id} ${label}`].map(plain);
    const at = names.findIndex((column) => spellings.includes(column));
    return at < 0 ? undefined : at;
  });
  const free = columns.map((_, at) => at).filter((at) => !answers.includes(at));
  // Some students may have forgotten their number.
  const student =
    free.find((at) => numberNames.test(columns[at]!)) ??
    free.find((at) => rows.every((row) => seedIn(row[at]!) !== undefined)) ??
    0;
  if (answers.some((at) => at !== undefined)) return { student, answers };
  const others = columns.map((_, at) => at).filter((at) => at !== student);
  const last = others.slice(-questions.length);
  return { student, answers: last.length === questions.length ? last : answers };
}
