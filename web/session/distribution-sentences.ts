import type { Report } from '../core/types/report.ts';
import { formatNumber } from '../formula/number.ts';
import type { Locale } from '../locales/index.ts';
import type { NumberFormat } from '../locales/values.ts';
import type { AsyncDataset } from '../worker/async-calculator.ts';

/** One plain sentence about a distribution, or about two. */
export function saidOfDistributions(
  { labels }: Pick<AsyncDataset, 'labels'>,
  { metrics }: Report,
  locale: Locale,
  format: NumberFormat,
): string {
  const { one, two } = locale.scores!.distributions;
  const distance = metrics['total_variation_distance'];
  if (typeof distance === 'number') return two(formatNumber(distance, format));
  const perplexity = metrics['perplexity'];
  if (typeof perplexity !== 'number') return '';
  return one(formatNumber(perplexity, { ...format, trim: true }), String(labels.length));
}
