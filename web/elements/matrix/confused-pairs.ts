/** Two classes, as indices, and how often each is predicted as the other. */
export interface ConfusedPair {
  one: number;
  other: number;
  /** Number of cases of the first class that were predicted as the second. */
  there: number;
  back: number;
}

/** Pairs of classes in a square row-major matrix that are confused at all, most confused first. */
export function confusedPairs(matrix: Float64Array, size: number): ConfusedPair[] {
  const pairs: ConfusedPair[] = [];
  for (let one = 0; one < size; one++) {
    for (let other = one + 1; other < size; other++) {
      const [there, back] = [matrix[one * size + other]!, matrix[other * size + one]!];
      if (there + back === 0) continue;
      // The more frequent direction comes first.
      pairs.push(there >= back ? { one, other, there, back } : { one: other, other: one, there: back, back: there });
    }
  }
  return pairs.sort((a, b) => b.there + b.back - (a.there + a.back));
}
