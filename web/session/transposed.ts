import type { Numbers } from '../core/types/label.ts';
import type { Problem } from '../core/types/problem.ts';
import { modelsOf } from './problem-text.ts';

/** The same data with truth and predictions exchanged; of two classifiers, the first. */
export function transposed(problem: Problem): Problem {
  if (problem.kind === 'class-counts') return { ...problem, fp: problem.fn, fn: problem.fp };
  if (problem.kind !== 'labels' && problem.kind !== 'matrix') return problem;
  const { labels = [], predictedLabels } = problem;
  const names = predictedLabels ? { labels: predictedLabels, predictedLabels: labels } : { labels };
  if (problem.kind === 'matrix') {
    const columns = predictedLabels ?? labels;
    const counts: Numbers[] = columns.map((_, column) => problem.counts.map((row) => row[column]!));
    return { ...problem, counts, ...names };
  }
  return { ...problem, truth: modelsOf(problem)[0]![1], predicted: problem.truth, ...names };
}
