import type { PairedDifference } from './types/comparison.ts';
import type { MetricInterval } from './types/report.ts';

/** Of more classes the triples of truth and two predictions are too many to count. */
export const mostPairedClasses = 50;

/** Predictions of all models on the same cases, as indices into so many classes. */
export interface PairedCases {
  classes: number;
  truth: Int32Array;
  predicted(model: number): Int32Array;
}

/** How many cases have each truth (k), first (i) and second (j) prediction, at (k·K + i)·K + j. */
export function countTriples({ classes, truth, predicted }: PairedCases, first: number, second: number): Float64Array {
  const counts = new Float64Array(classes ** 3);
  const [one, other] = [predicted(first), predicted(second)];
  for (let at = 0; at < truth.length; at++) {
    const triple = (truth[at]! * classes + one[at]!) * classes + other[at]!;
    counts[triple] = counts[triple]! + 1;
  }
  return counts;
}

/** A number of a model, and how sure it is. */
interface Estimated {
  value: number | null;
  interval: MetricInterval | null;
}

/**
 * How far the difference of two models may be from that of all cases, by the delta method: each case counts for as much
 * as it changes the one number less what it changes the other. Null where one of them has no derivative.
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
