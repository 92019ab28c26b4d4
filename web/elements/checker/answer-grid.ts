import type { TableAnswer } from '../../core/types/checking.ts';
import type { Label } from '../../core/types/label.ts';
import type { MetricInfo } from '../../core/types/metric-info.ts';
import { reportMeasures } from '../../names/answer-names.ts';

/** A row of answers, either of one class or of one way of averaging. */
export interface AnswerRow {
  class?: Label;
  average?: string;
  /** Index of the answer among all answers, by column. */
  answers: (number | undefined)[];
}

export interface AnswerGrid {
  /** Ids of per-class metrics. */
  columns: string[];
  /** Classes in their order, then averages in the order of the text. */
  rows: AnswerRow[];
  /** Indices of answers that have no column. */
  others: number[];
}

/** Answers for several classes as a table; undefined if a list would say as much. */
export function answerGrid(
  answers: readonly TableAnswer[],
  catalogue: readonly MetricInfo[],
  labels: readonly Label[],
): AnswerGrid | undefined {
  const perClass = new Set(catalogue.filter((info) => info.perClass).map(({ id }) => id));
  const isOfClass = ({ id, class: label }: TableAnswer): boolean => perClass.has(id) && label !== undefined;
  const columns = [...new Set(answers.filter(isOfClass).map(({ id }) => id))];
  // The id of an average is the id of its metric followed by the way of averaging.
  const averaged = ({ id }: TableAnswer): string | undefined =>
    columns.filter((name) => id.startsWith(`${name}_`)).sort((one, other) => other.length - one.length)[0];

  const rows = new Map<string, AnswerRow>();
  const rowOfLine = new Map<number, AnswerRow>();
  const others: number[] = [];
  const put = (row: AnswerRow | undefined, column: string, place: number): void => {
    const index = columns.indexOf(column);
    // A repeated answer to the same question is listed among the others.
    if (!row || row.answers[index] !== undefined) others.push(place);
    else row.answers[index] = place;
  };
  const isTotal = ({ id }: TableAnswer): boolean =>
    id === reportMeasures.total && columns.includes(reportMeasures.support);

  answers.forEach((answer, place) => {
    if (isTotal(answer)) return;
    const column = isOfClass(answer) ? answer.id : averaged(answer);
    if (column === undefined) {
      others.push(place);
      return;
    }
    const identity = column === answer.id ? { class: answer.class! } : { average: answer.id.slice(column.length + 1) };
    const key = JSON.stringify(identity);
    const row = rows.get(key) ?? { ...identity, answers: [] };
    rows.set(key, row);
    rowOfLine.set(answer.line, row);
    put(row, column, place);
  });
  // In a report, the total number of cases stands in the lines of averages, in the support column.
  answers.forEach((answer, place) => {
    if (isTotal(answer)) put(rowOfLine.get(answer.line), reportMeasures.support, place);
  });

  const ofClasses = [...rows.values()].filter((row) => row.class !== undefined);
  const filled = ofClasses.flatMap((row) => row.answers.filter((place) => place !== undefined)).length;
  // A list is clearer than a table with at least as many gaps as numbers.
  if (ofClasses.length < 2 || 2 * filled <= ofClasses.length * columns.length) return undefined;
  const placeOf = (row: AnswerRow): number => labels.indexOf(row.class!);
  ofClasses.sort((one, other) => placeOf(one) - placeOf(other));
  const ofAverages = [...rows.values()].filter((row) => row.class === undefined);
  return { columns, rows: [...ofClasses, ...ofAverages], others };
}
