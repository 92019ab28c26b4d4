import type { TableAnswer } from '../../core/types/checking.ts';
import type { Label } from '../../core/types/label.ts';
import type { MetricInfo } from '../../core/types/metric-info.ts';
import { reportMeasures } from '../../names/answer-names.ts';

/** A row of answers: of a class, or of averages by how they are made. */
export interface AnswerRow {
  class?: Label;
  average?: string;
  /** By column, the place of the answer among all of them. */
  answers: (number | undefined)[];
}

export interface AnswerGrid {
  /** Metrics of a class, by their ids. */
  columns: string[];
  /** First the classes, in their order, then the averages, in that of the text. */
  rows: AnswerRow[];
  /** Places of the answers that have no column. */
  others: number[];
}

/** Answers for several classes as a table; undefined where a list says it as well. */
export function answerGrid(
  answers: readonly TableAnswer[],
  catalogue: readonly MetricInfo[],
  labels: readonly Label[],
): AnswerGrid | undefined {
  const perClass = new Set(catalogue.filter((info) => info.perClass).map(({ id }) => id));
  const isOfClass = ({ id, class: label }: TableAnswer): boolean => perClass.has(id) && label !== undefined;
  const columns = [...new Set(answers.filter(isOfClass).map(({ id }) => id))];
  // An average is called as its metric is, with the way it is made behind it.
  const averaged = ({ id }: TableAnswer): string | undefined =>
    columns.filter((name) => id.startsWith(`${name}_`)).sort((one, other) => other.length - one.length)[0];

  const rows = new Map<string, AnswerRow>();
  const rowOfLine = new Map<number, AnswerRow>();
  const others: number[] = [];
  const put = (row: AnswerRow | undefined, column: string, place: number): void => {
    const index = columns.indexOf(column);
    // A second answer to the same question is an answer as well.
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
  // How many cases there are in all stands beside averages, in the column of those of the classes.
  answers.forEach((answer, place) => {
    if (isTotal(answer)) put(rowOfLine.get(answer.line), reportMeasures.support, place);
  });

  const ofClasses = [...rows.values()].filter((row) => row.class !== undefined);
  const filled = ofClasses.flatMap((row) => row.answers.filter((place) => place !== undefined)).length;
  // A table with more holes than numbers says less than a list.
  if (ofClasses.length < 2 || 2 * filled <= ofClasses.length * columns.length) return undefined;
  const placeOf = (row: AnswerRow): number => labels.indexOf(row.class!);
  ofClasses.sort((one, other) => placeOf(one) - placeOf(other));
  const ofAverages = [...rows.values()].filter((row) => row.class === undefined);
  return { columns, rows: [...ofClasses, ...ofAverages], others };
}
