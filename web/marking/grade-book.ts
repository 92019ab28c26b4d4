import type { Cell, Table } from '../export/table/table.ts';
import { findingOf, type Said } from './findings.ts';
import type { Marked } from './marking.ts';
import type { Columns, NamedQuestion, Submissions } from './submissions.ts';

/** The submissions of a class with their marks. */
export interface ClassWork {
  submissions: Submissions;
  columns: Columns;
  questions: readonly NamedQuestion[];
  marked: readonly Marked[];
}

/** Rounded to thousandths, because sums of shares have rounding errors. */
export const roundedPoints = (points: number): number => Number(points.toFixed(3));

/**
 * The submissions with further columns: the points of each student and, for each answer, its points and what went
 * wrong. Learning systems and spreadsheets take this table. Rows without a student number have empty cells there.
 */
export function gradeBook(
  { submissions, columns, questions, marked }: ClassWork,
  said: Said,
  names: { caption: string; points: string; finding: string },
): Table {
  const answered = [...questions.entries()].filter(([at]) => columns.answers[at] !== undefined);
  const titles = [
    ...submissions.columns,
    names.points,
    ...answered.flatMap(([, { name }]) => [`${name}: ${names.points}`, `${name}: ${names.finding}`]),
  ];
  return {
    caption: names.caption,
    columns: titles.map((title) => ({ title })),
    rows: marked.map((one): Cell[] => [
      ...submissions.rows[one.row]!,
      one.seed === undefined ? null : roundedPoints(one.points),
      ...answered.flatMap(([at, question]) => {
        const mark = one.marks[at];
        return mark ? [roundedPoints(mark.points), findingOf(mark, one, question, said)] : [null, null];
      }),
    ]),
  };
}
