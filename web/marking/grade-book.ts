import type { Cell, Table } from '../export/table/table.ts';
import { findingOf, type Said } from './findings.ts';
import type { Marked } from './marking.ts';
import type { Columns, NamedQuestion, Submissions } from './submissions.ts';

/** The work of a class, and its marks. */
export interface ClassWork {
  submissions: Submissions;
  columns: Columns;
  questions: readonly NamedQuestion[];
  marked: readonly Marked[];
}

/** To thousandths, which sums of shares have not got by themselves. */
export const roundedPoints = (points: number): number => Number(points.toFixed(3));

/**
 * What was handed in, with the points of each student behind it, and of each answer its points and what went wrong: the
 * table that a learning system or a spreadsheet takes. Where there was no number to mark by, they are empty.
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
