import type { Label, Numbers } from '../../../core/types/label.ts';
import type { Problem } from '../../../core/types/problem.ts';
import type { RejectRows, RowsOfData } from '../../../session/rejection.ts';
import type { AsyncDataset } from '../../../worker/async-calculator.ts';
import type { NumberTableData } from '../number-table/number-table-data.ts';

/** True if the data contain class probabilities for each case. */
export function hasPosteriors(data: AsyncDataset | undefined): data is AsyncDataset {
  return (data?.kind === 'probabilities' || data?.kind === 'scores') && data.scored?.probabilities === true;
}

/**
 * Posteriors of such data. A score s of the positive class becomes the row [1 − s, s] of the negative and the positive
 * class. If there are several other classes, they are merged into one with the name that `rest` returns.
 */
export function rowsOfData(
  problem: Problem,
  labels: readonly Label[],
  rest: (positive: string) => string,
): RowsOfData | undefined {
  if (problem.kind === 'probabilities') {
    const { probabilities, truth, weights } = problem;
    return {
      labels: problem.labels,
      posteriors: probabilities,
      truth: Array.from(truth as ArrayLike<Label>),
      isWeighted: weights !== undefined,
    };
  }
  if (problem.kind !== 'scores' || problem.positive === undefined) return undefined;
  const { positive, weights } = problem;
  const [[model, scores]] = modelsOf(problem.scores);
  const others = labels.filter((label) => String(label) !== String(positive));
  const negative = others.length === 1 ? others[0]! : rest(String(positive));
  return {
    labels: [negative, positive],
    posteriors: Array.from(scores, (score) => [1 - score, score]),
    truth: Array.from(problem.truth as ArrayLike<Label>, (label) =>
      String(label) === String(positive) ? positive : negative,
    ),
    isWeighted: weights !== undefined,
    ...(model !== '' && { model }),
  };
}

function modelsOf(
  scores: Extract<Problem, { kind: 'scores' }>['scores'],
): [[name: string, scores: ArrayLike<number>], ...unknown[]] {
  const isList = (value: typeof scores): value is Numbers => Array.isArray(value) || ArrayBuffer.isView(value);
  return isList(scores) ? [['', scores]] : (Object.entries(scores) as [[string, Numbers]]);
}

/** Rows of a typed table; undefined if a cell is not a number. */
export function rowsOfTable({ rows, columns, cells }: NumberTableData): RejectRows | undefined {
  const posteriors = cells.map((row) => row.filter((cell) => cell !== null));
  if (posteriors.some(({ length }) => length !== columns.length)) return undefined;
  return { labels: columns, posteriors, observations: rows };
}
