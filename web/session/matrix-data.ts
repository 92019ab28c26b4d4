import type { DatasetDescription } from '../worker/messages.ts';
import type { ReadableProblem } from './problem-text.ts';

/** What is drawn, and said in a sentence, of a matrix before anything is calculated. */
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

/** Of a matrix with names, what its dataset will say of it: the first example is drawn while the calculator comes. */
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
