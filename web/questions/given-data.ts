import type { Label } from '../core/types/label.ts';
import type { Problem } from '../core/types/problem.ts';
import { formatNumber } from '../formula/number.ts';
import type { ExerciseTexts } from '../locales/en/exercise.ts';
import type { Locale } from '../locales/index.ts';
import { modelsOf } from '../session/problem-text.ts';
import type { DataTable, DataValues } from './question-set.ts';

/** Greatest number of cases per table; their columns fit a sheet of paper. */
const casesPerTable = 10;

/** The data given in an exercise: a sentence, tables of text, and values for programs. */
export interface GivenData {
  intro: string;
  tables: DataTable[];
  values: DataValues;
}

/** The classes of generated data. */
export const labelsOf = (problem: Problem): readonly Label[] =>
  ('labels' in problem ? problem.labels : undefined) ?? ('truth' in problem ? [0, 1] : []);

/** The data of a matrix, labels or scores; empty for other data. `positive` is the positive class of scores. */
export function givenData(
  problem: Problem,
  labels: readonly Label[],
  positive: Label,
  texts: ExerciseTexts,
  { decimalSign }: Pick<Locale, 'decimalSign'>,
): GivenData {
  const count = (value: number): string => formatNumber(value, { decimals: 0, decimalSign });
  const folds = 'folds' in problem && problem.folds ? Array.from(problem.folds as ArrayLike<Label>) : undefined;
  const divided = (intro: string): string =>
    folds ? `${intro} ${texts.data.folds(count(new Set(folds).size))}` : intro;
  const foldOfEach = folds ? [[texts.fold, folds] as const] : [];
  switch (problem.kind) {
    case 'matrix': {
      const counts = problem.counts.map((row) => Array.from(row));
      const total = counts.flat().reduce((sum, cases) => sum + cases, 0);
      const rows = counts.map((row, at) => [String(labels[at]), ...row.map(count)]);
      return {
        intro: texts.data.matrix(count(total)),
        tables: [{ rows: [[texts.corner, ...labels.map(String)], ...rows], hasRowHeads: true }],
        values: { labels, matrix: counts },
      };
    }
    case 'labels': {
      const [[, predicted] = ['', []]] = modelsOf(problem);
      const truth = Array.from(problem.truth as ArrayLike<Label>);
      const predictions = Array.from(predicted as ArrayLike<Label>);
      return {
        intro: divided(texts.data.labels(count(truth.length))),
        tables: casesOf(texts, [...foldOfEach, [texts.truth, truth], [texts.predicted, predictions]]),
        values: { y_true: truth, y_pred: predictions, ...(folds && { fold: folds }) },
      };
    }
    case 'scores': {
      const truth = Array.from(problem.truth as ArrayLike<Label>);
      const scores = Array.from(problem.scores as ArrayLike<number>);
      // All scores are written with as many decimals as the longest.
      const decimals = Math.max(...scores.map((score) => /\.(\d+)$/.exec(String(score))?.[1]?.length ?? 0));
      const written = (score: number): string => score.toFixed(decimals).replace('.', decimalSign).replace('-', '−');
      return {
        intro: divided(texts.data.scores(count(truth.length), String(positive))),
        tables: casesOf(texts, [...foldOfEach, [texts.truth, truth], [texts.score, scores.map(written)]]),
        values: { positive, y_true: truth, y_score: scores, ...(folds && { fold: folds }) },
      };
    }
    default:
      return { intro: '', tables: [], values: {} };
  }
}

/** Rows of cases below their numbers, divided into as many tables as needed. */
function casesOf(
  texts: ExerciseTexts,
  lists: readonly (readonly [name: string, cells: readonly Label[]])[],
): DataTable[] {
  const cases = lists[0]?.[1].length ?? 0;
  return Array.from({ length: Math.ceil(cases / casesPerTable) }, (_, table) => {
    const start = table * casesPerTable;
    const end = Math.min(start + casesPerTable, cases);
    const numbers = Array.from({ length: end - start }, (_, at) => String(start + at + 1));
    const rows = lists.map(([name, cells]) => [name, ...cells.slice(start, end).map(String)]);
    return { rows: [[texts.case, ...numbers], ...rows], hasRowHeads: true };
  });
}
