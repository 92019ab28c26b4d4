import type { PairedDifference } from './types/comparison.ts';
import type { MetricInterval } from './types/report.ts';

/** With more classes there are too many triples of the truth and two predictions to count. */
export const mostPairedClasses = 50;

/** Predictions of all models on the same cases, as indices into the classes. */
export interface PairedCases {
  classes: number;
  truth: Int32Array;
  predicted(model: number): Int32Array;
}

/** Number of cases with each truth (k), first (i) and second (j) prediction, at (k·K + i)·K + j. */
export function countTriples({ classes, truth, predicted }: PairedCases, first: number, second: number): Float64Array {
  const counts = new Float64Array(classes ** 3);
  const [one, other] = [predicted(first), predicted(second)];
  for (let at = 0; at < truth.length; at++) {
    const triple = (truth[at]! * classes + one[at]!) * classes + other[at]!;
    counts[triple] = counts[triple]! + 1;
  }
  return counts;
}

/** A number of a model, and its interval. */
interface Estimated {
  value: number | null;
  interval: MetricInterval | null;
}

/**
 * Difference of two models with its standard error, by the delta method: the influence of each case is its effect on
 * the first number minus its effect on the second. Null where one of them has no derivative.
 */
export function pairedDifference(triples: Float64Array, first: Estimated, second: Estimated): PairedDifference | null {
  const [one, other] = [first.interval?.gradient, second.interval?.gradient];
  const z = first.interval?.z;
  if (!one || !other || z === undefined || first.value === null || second.value === null) return null;
  const classes = one.length;
  let [cases, sum, squares] = [0, 0, 0];
  triples.forEach((count, at) => {
    if (count === 0) return;
    const row = Math.floor(at / classes ** 2);
    const change = one[row]![Math.floor(at / classes) % classes]! - other[row]![at % classes]!;
    cases += count;
    sum += count * change;
    squares += count * change ** 2;
  });
  const standardError = Math.sqrt(Math.max(0, squares - sum ** 2 / cases));
  const difference = first.value - second.value;
  return { difference, standardError, low: difference - z * standardError, high: difference + z * standardError };
}
