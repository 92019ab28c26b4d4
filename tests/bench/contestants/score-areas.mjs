/**
 * The ROC and the precision-recall curve, AUC and average precision. The scores of each class are sorted by
 * themselves, as numbers in typed arrays, which is much faster than any comparison of pairs, and merged.
 */
export function areasOf(truth, scores) {
  let positives = 0;
  for (const label of truth) positives += label;
  const negatives = truth.length - positives;
  const sortedPositives = new Float64Array(positives);
  const sortedNegatives = new Float64Array(negatives);
  let [positive, negative] = [0, 0];
  for (let row = 0; row < truth.length; row++) {
    if (truth[row] === 1) sortedPositives[positive++] = scores[row];
    else sortedNegatives[negative++] = scores[row];
  }
  sortedPositives.sort();
  sortedNegatives.sort();

  const [threshold, falsePositiveRate, recall, precision] = Array.from(
    { length: 4 },
    () => new Float64Array(truth.length + 1),
  );
  threshold[0] = Infinity;
  precision[0] = 1;
  let [points, area, averagePrecision] = [1, 0, 0];
  while (positive > 0 || negative > 0) {
    const score = Math.max(
      positive > 0 ? sortedPositives[positive - 1] : -Infinity,
      negative > 0 ? sortedNegatives[negative - 1] : -Infinity,
    );
    while (positive > 0 && sortedPositives[positive - 1] === score) positive--;
    while (negative > 0 && sortedNegatives[negative - 1] === score) negative--;
    const [truePositives, falsePositives] = [positives - positive, negatives - negative];
    threshold[points] = score;
    falsePositiveRate[points] = falsePositives / negatives;
    recall[points] = truePositives / positives;
    precision[points] = truePositives / (truePositives + falsePositives);
    area += ((falsePositiveRate[points] - falsePositiveRate[points - 1]) * (recall[points] + recall[points - 1])) / 2;
    averagePrecision += (recall[points] - recall[points - 1]) * precision[points];
    points++;
  }
  return [area, averagePrecision];
}
