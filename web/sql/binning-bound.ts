import type { Curve } from '../core/types/curves.ts';

/**
 * Greatest difference between the AUC of binned scores and that of the scores themselves, 0…½. Pairs of a positive and
 * a negative case in one bin count ½; without bins they count 0 to 1 each. Hence it is ½ · Σ P_b N_b / (P N) over the
 * bins b. NaN where a class has no case. Both arrays hold a count for each bin.
 */
export function binningBound(positives: ArrayLike<number>, negatives: ArrayLike<number>): number {
  let allPositives = 0;
  let allNegatives = 0;
  let pairs = 0;
  for (let bin = 0; bin < positives.length; bin++) {
    allPositives += positives[bin]!;
    allNegatives += negatives[bin]!;
    pairs += positives[bin]! * negatives[bin]!;
  }
  return pairs / (2 * allPositives * allNegatives);
}

/** The same for a curve with all points of its ranking: there is a bin between consecutive points. */
export function binningBoundOf({
  truePositives,
  falsePositives,
}: Required<Pick<Curve, 'truePositives' | 'falsePositives'>>): number {
  const steps = (counts: Float64Array): Float64Array => counts.subarray(1).map((count, at) => count - counts[at]!);
  return binningBound(steps(truePositives), steps(falsePositives));
}
