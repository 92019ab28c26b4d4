/**
 * Classes of a square row-major matrix, ordered so that confused classes are neighbours: the leaves of average-linkage
 * clustering (UPGMA). The similarity of two classes is the mean of the shares of each that are predicted as the other.
 * Joined clusters are oriented so that their most similar ends meet.
 */
export function orderByLikeness(matrix: Float64Array, size: number): number[] {
  const likeness = likenessOf(matrix, size);
  /** Similarity of clusters; a cluster that has been joined to another is empty. */
  const between = likeness.slice();
  const clusters = Array.from({ length: size }, (_, index) => [index]);
  for (let joins = 1; joins < size; joins++) {
    const [one, other] = mostAlike(between, clusters);
    const [weight, otherWeight] = [clusters[one]!.length, clusters[other]!.length];
    for (let at = 0; at < size; at++) {
      const mean =
        (weight * between[one * size + at]! + otherWeight * between[other * size + at]!) / (weight + otherWeight);
      between[one * size + at] = between[at * size + one] = mean;
    }
    clusters[one] = joined(clusters[one]!, clusters[other]!, (a, b) => likeness[a * size + b]!);
    clusters[other] = [];
  }
  return clusters.flat();
}

function likenessOf(matrix: Float64Array, size: number): Float64Array {
  const totals = Array.from({ length: size }, (_, row) =>
    matrix.subarray(row * size, (row + 1) * size).reduce((sum, count) => sum + count, 0),
  );
  const share = (row: number, column: number): number =>
    totals[row]! > 0 ? matrix[row * size + column]! / totals[row]! : 0;
  return Float64Array.from(matrix, (_, at) => {
    const [row, column] = [Math.floor(at / size), at % size];
    return (share(row, column) + share(column, row)) / 2;
  });
}

/** The most similar pair of clusters; the first of equally similar ones. */
function mostAlike(between: Float64Array, clusters: readonly (readonly number[])[]): [number, number] {
  const size = clusters.length;
  let best: [number, number] = [0, 0];
  let most = -1;
  for (let one = 0; one < size; one++) {
    if (clusters[one]!.length === 0) continue;
    for (let other = one + 1; other < size; other++) {
      if (clusters[other]!.length === 0 || between[one * size + other]! <= most) continue;
      most = between[one * size + other]!;
      best = [one, other];
    }
  }
  return best;
}

function joined(one: number[], other: number[], likeness: (a: number, b: number) => number): number[] {
  const turns = [
    [one, other],
    [one, other.toReversed()],
    [one.toReversed(), other],
    [other, one],
  ] as const;
  const meeting = turns.map(([left, right]) => likeness(left.at(-1)!, right[0]!));
  return turns[meeting.indexOf(Math.max(...meeting))]!.flat();
}
