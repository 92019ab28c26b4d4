import type { Label, Numbers } from '../../core/types/label.ts';
import type { Problem } from '../../core/types/problem.ts';
import type { RejectRows, RowsOfData } from '../../session/rejection.ts';
import type { AsyncDataset } from '../../worker/async-calculator.ts';
import type { NumberTableData } from './number-table-data.ts';

/** Whether the data say how probable the classes of each case are. */
export function hasPosteriors(data: AsyncDataset | undefined): data is AsyncDataset {
  return (data?.kind === 'probabilities' || data?.kind === 'scores') && data.scored?.probabilities === true;
}

/**
 * The posteriors of such data. Scores s of a positive class become the rows [1 − s, s] of the negative and the
 * positive one; several classes that are not positive are one, called `rest`.
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

/** Undefined where a cell is no number. */
export function rowsOfTable({ rows, columns, cells }: NumberTableData): RejectRows | undefined {
  const posteriors = cells.map((row) => row.filter((cell) => cell !== null));
  if (posteriors.some(({ length }) => length !== columns.length)) return undefined;
  return { labels: columns, posteriors, observations: rows };
}

/** Each row divided by its sum, unless that is not positive. */
export function normalised(table: NumberTableData): NumberTableData {
  const cells = table.cells.map((row) => {
    const sum = row.reduce<number>((total, cell) => total + (cell ?? 0), 0);
    return sum > 0 ? row.map((cell) => (cell === null ? null : Number((cell / sum).toPrecision(12)))) : row;
  });
  return { ...table, cells };
}

/** Without the rounding errors that sums and quotients of decimals leave. */
export const cleared = (value: number): number => Number(value.toPrecision(12));
