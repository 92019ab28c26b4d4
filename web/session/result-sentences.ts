import { isCounted } from '../core/kinds.ts';
import type { MetricInfo } from '../core/types/metric-info.ts';
import type { Locale } from '../locales/index.ts';
import type { NumberFormat } from '../locales/values.ts';
import type { AsyncDataset } from '../worker/async-calculator.ts';
import { saidOfDistributions } from './distribution-sentences.ts';
import { headlinesOf } from './headlines.ts';
import { saidOfRanked } from './ranked-sentences.ts';
import { saidOfRaters } from './rater-sentences.ts';
import type { Result } from './result.ts';
import { saidOfSolutions } from './solution-sentences.ts';
import { summary } from './summary.ts';

/** Description of data that are neither counted nor scores. */
export function understoodData({ kind, labels, total }: AsyncDataset, { scores }: Locale): string {
  const categories = String(labels.length);
  if (kind === 'raters') return scores?.raters.understood(String(total), categories) ?? '';
  if (kind === 'ranked') return scores?.ranked.understood(String(total), categories) ?? '';
  if (kind === 'report') return scores?.reports.understood(String(total), categories) ?? '';
  return scores?.distributions.understood(categories) ?? '';
}

/** What screen readers say about a result, unless it is of scores. @param catalogue of counted data */
export function saidOfResult(
  { dataset, report }: Pick<Result, 'dataset' | 'report'>,
  catalogue: readonly MetricInfo[],
  locale: Locale,
  format: NumberFormat,
): string {
  if (dataset.kind === 'raters') return saidOfRaters(report, locale, format);
  if (dataset.kind === 'ranked') return saidOfRanked(report, locale, format);
  if (dataset.kind === 'report') return saidOfSolutions(dataset, locale, format);
  if (!isCounted(dataset)) return saidOfDistributions(dataset, report, locale, format);
  const numbers = headlinesOf(dataset, report, catalogue, locale, format);
  return [summary(dataset, locale, format), ...numbers.map(({ name, text }) => `${name} ${text}`)].join(' ');
}
