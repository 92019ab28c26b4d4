import { formatNumber } from '../formula/number.ts';
import type { Locale } from '../locales/index.ts';
import type { MatrixData } from './matrix-data.ts';
import type { NumberFormat } from '../locales/values.ts';

/**
 * Sentence about detections: how many of the objects were found and named correctly, and how many detections are where
 * nothing is.
 */
function detections({ labels, background, matrix }: MatrixData, { page }: Locale, text: (count: number) => string) {
  const size = labels.length;
  const none = labels.indexOf(background!);
  const sum = (isCounted: (row: number, column: number) => boolean): string =>
    text(matrix!.reduce((all, count, at) => (isCounted(Math.floor(at / size), at % size) ? all + count : all), 0));
  return page.detections(
    sum((row, column) => row === column),
    sum((row) => row !== none),
    sum((row) => row === none),
  );
}

/** One plain sentence about the whole matrix. */
export function summary(data: MatrixData, locale: Locale, format: NumberFormat): string {
  const { page } = locale;
  const { labels, predictedLabels, matrix, total, positive } = data;
  const text = (count: number): string => formatNumber(count, { ...format, trim: true });
  if (matrix && data.background !== undefined) return detections(data, locale, text);
  if (data.kind === 'class-counts') return page.classCounts(text(total), labels.length);
  if (!matrix) return page.tooManyClasses(labels.length);
  if (data.shares && predictedLabels) return page.sharesOfGroups(labels.length, predictedLabels.length);
  if (predictedLabels) {
    const columns = predictedLabels.length;
    const right = predictedLabels
      .map((_, column) =>
        labels.reduce<number>((most, _, row) => Math.max(most, matrix[row * columns + column] ?? 0), 0),
      )
      .reduce((sum, most) => sum + most, 0);
    return page.contingency({ total: text(total), rows: labels.length, columns, right: text(right) });
  }

  const size = labels.length;
  const rows = labels.map((_, row) =>
    matrix.subarray(row * size, (row + 1) * size).reduce((sum, count) => sum + count, 0),
  );
  const right = labels.map((_, index) => matrix[index * (size + 1)] ?? 0);

  const correct = right.reduce((sum, count) => sum + count, 0);
  if (data.shares) return page.shares(text((100 * correct) / total));
  if (positive !== undefined) {
    const index = labels.indexOf(positive);
    const found = right[index] ?? 0;
    const falseAlarms = matrix[(1 - index) * size + index] ?? 0;
    return page.positives({
      positive: String(positive),
      cases: text(rows[index] ?? 0),
      found: text(found),
      alarms: text(found + falseAlarms),
      falseAlarms: text(falseAlarms),
    });
  }

  const recall = (index: number): number => (rows[index] ? (right[index] ?? 0) / rows[index] : Infinity);
  const worst = labels.reduce<number>((least, _, index) => (recall(index) < recall(least) ? index : least), 0);
  if (correct === total) return page.allRight(text(total));
  return page.mostMissed({
    right: text(correct),
    total: text(total),
    worst: String(labels[worst]),
    found: text(right[worst] ?? 0),
    cases: text(rows[worst] ?? 0),
  });
}
