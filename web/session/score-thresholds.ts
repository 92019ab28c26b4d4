import type { Label } from '../core/types/label.ts';
import type { Problem } from '../core/types/problem.ts';
import type { Thresholds } from '../plots/operating-points.ts';

/** A threshold with the numbers of cases that it gives, as sums of weights. */
export interface Decided {
  truePositives: number;
  falsePositives: number;
  positives: number;
  negatives: number;
}

/** @param point from 0, of a curve that has the counts */
export function decidedAt({ truePositives, falsePositives }: Thresholds, point: number): Decided {
  return {
    truePositives: truePositives?.[point] ?? 0,
    falsePositives: falsePositives?.[point] ?? 0,
    positives: truePositives?.at(-1) ?? 0,
    negatives: falsePositives?.at(-1) ?? 0,
  };
}

/** The last point whose threshold is at least as strict as `threshold`: all scores up to it are predicted positive. */
export function pointAt({ threshold: thresholds }: Thresholds, threshold: number, lowerIsPositive: boolean): number {
  const passes = (point: number): boolean =>
    lowerIsPositive ? thresholds[point]! <= threshold : thresholds[point]! >= threshold;
  let [low, high] = [0, thresholds.length - 1];
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if (passes(middle)) low = middle;
    else high = middle - 1;
  }
  return low;
}

/** The point where the rates of false positives and of false negatives are closest; null unless both classes occur. */
export function pointOfEqualErrors(points: Thresholds): number | null {
  const { positives, negatives } = decidedAt(points, 0);
  if (!(positives > 0 && negatives > 0)) return null;
  const gap = (point: number): number => {
    const { truePositives, falsePositives } = decidedAt(points, point);
    return Math.abs(1 - truePositives / positives - falsePositives / negatives);
  };
  let best = 0;
  for (let point = 1; point < points.threshold.length; point++) if (gap(point) < gap(best)) best = point;
  return best;
}

/** Initial threshold: 1/2 for probabilities, 0 for scores on both sides of it, else where TPR − FPR is largest. */
export function firstThreshold(points: Thresholds, probabilities: boolean): number {
  if (probabilities) return 0.5;
  const { threshold } = points;
  const [first, last] = [threshold[1] ?? 0, threshold.at(-1) ?? 0];
  if (Math.min(first, last) < 0 && Math.max(first, last) > 0) return 0;
  const { positives, negatives } = decidedAt(points, 0);
  const gap = (point: number): number => {
    const { truePositives, falsePositives } = decidedAt(points, point);
    return truePositives / positives - falsePositives / negatives;
  };
  let best = 1;
  for (let point = 2; point < threshold.length; point++) if (gap(point) > gap(best)) best = point;
  return threshold[best] ?? 0;
}

const numbersOf = (numbers: ArrayLike<number>): number[] => Array.from(numbers);

/**
 * One class of probabilities, or one label of scored label sets, against all others; null where there are no scores.
 */
export function oneAgainstRest(problem: Problem, index: number): Extract<Problem, { kind: 'scores' }> | null {
  if (problem.kind === 'probabilities') {
    const { truth, labels, probabilities, weights, normalise, decisionValues } = problem;
    const scores = probabilities.map((row) => {
      const sum = normalise ? numbersOf(row).reduce((total, probability) => total + probability, 0) : 1;
      return row[index]! / sum;
    });
    return {
      kind: 'scores',
      truth,
      scores,
      positive: labels[index]!,
      ...(weights && { weights }),
      ...(decisionValues && { decisionValues }),
    };
  }
  if (problem.kind !== 'multilabel' || !problem.scores) return null;
  const { truth, scores, weights, labels = [] } = problem;
  return {
    kind: 'scores',
    truth: truth.map((labelsOfCase) => (hasLabel(labelsOfCase, index, labels) ? 1 : 0)),
    scores: scores.map((row) => row[index]!),
    positive: 1,
    ...(weights && { weights }),
  };
}

/** Whether a case has a label. It is a list of its labels, or a 0 or 1 for each of all labels. */
function hasLabel(ofCase: ArrayLike<Label>, index: number, labels: readonly Label[]): boolean {
  const entries = Array.from(ofCase);
  const isIndicator = entries.length === labels.length && entries.every((entry) => entry === 0 || entry === 1);
  return isIndicator ? entries[index] === 1 : entries.some((entry) => String(entry) === String(labels[index]));
}

/** Each case decided for the class with the largest number; of equal ones, for the first. */
export function mostProbable(
  problem: Extract<Problem, { kind: 'probabilities' }>,
): Extract<Problem, { kind: 'labels' | 'matrix' }> {
  const { truth, labels, probabilities, weights } = problem;
  const predicted = probabilities.map((row) => {
    const numbers = numbersOf(row);
    return labels[numbers.indexOf(Math.max(...numbers))]!;
  });
  if (!weights) return { kind: 'labels', truth, predicted, labels };
  // Cases with weights become a matrix, since a text of cases has no place for the weights.
  const place = new Map(labels.map((label, at) => [String(label), at]));
  const counts = labels.map(() => labels.map(() => 0));
  predicted.forEach((label, at) => {
    counts[place.get(String(truth[at]))!]![place.get(String(label))!]! += weights[at]!;
  });
  return { kind: 'matrix', counts, labels };
}
