import type { DatasetDescription } from '../worker/messages.ts';
import type { ReadableProblem } from './problem-text.ts';

/** Data of a matrix needed to draw it and to describe it in a sentence, before anything is calculated. */
export type MatrixData = Pick<
  DatasetDescription,
  | 'kind'
  | 'labels'
  | 'predictedLabels'
  | 'notices'
  | 'found'
  | 'matrix'
  | 'total'
  | 'shares'
  | 'positive'
  | 'background'
>;

/**
 * The data of a matrix with names, as its dataset will give them. The first example is drawn from it while the
 * calculator loads.
 */
export function matrixDataOf(problem: ReadableProblem | undefined): MatrixData | undefined {
  if (problem?.kind !== 'matrix' || !problem.labels) return undefined;
  const { kind, labels, predictedLabels, counts, positive, shares } = problem;
  const matrix = Float64Array.from(counts.flatMap((row) => [...row]));
  return {
    kind,
    labels: [...labels],
    ...(predictedLabels && { predictedLabels: [...predictedLabels] }),
    notices: [],
    found: null,
    matrix,
    total: matrix.reduce((sum, count) => sum + count, 0),
    ...(shares && { shares }),
    ...(positive !== undefined && { positive }),
  };
}
