import type { MetricInfo, Report } from '../core/types.ts';
import type { Locale } from '../locales/index.ts';
import { metricValue, shortName, valueText, type NumberFormat } from '../locales/values.ts';
import type { AsyncDataset } from '../worker/async-calculator.ts';

/** A number that one wants first, as it is written. */
export interface HeadlineNumber {
  id: string;
  name: string;
  /** LaTeX. */
  symbol: string;
  text: string;
}

const most = 6;

/** Of groups, what says most first. */
const scopesOfGroups: readonly MetricInfo['scope'][] = ['clustering', 'information'];

/** The metrics that the catalogue puts first, in its order. */
export function firstOnes(catalogue: readonly MetricInfo[]): MetricInfo[] {
  return catalogue
    .filter(({ headline }) => headline !== undefined)
    .sort((one, other) => one.headline! - other.headline!);
}

/** The numbers that say how well a grouping fits, the essential ones first. */
function ofGroups(catalogue: readonly MetricInfo[]): MetricInfo[] {
  const rank = ({ scope }: MetricInfo): number => scopesOfGroups.indexOf(scope);
  return catalogue
    .filter(({ scope, shape, better }) => scopesOfGroups.includes(scope) && shape === 'scalar' && better === 'higher')
    .sort((one, other) => one.tier - other.tier || rank(one) - rank(other));
}

/** The first of the metrics that a report has, as text. @param index of the class, for those that have one value for each */
export function writtenNumbers(
  metrics: readonly MetricInfo[],
  report: Report,
  index: number,
  locale: Locale,
  format: NumberFormat,
): HeadlineNumber[] {
  return metrics
    .filter(({ id }) => id in report.metrics)
    .slice(0, most)
    .map((info) => ({
      id: info.id,
      name: shortName(locale.names[info.id] ?? info.id),
      symbol: info.symbol,
      text: valueText(metricValue(report, info, index), info, format, locale),
    }));
}

/** Of labels. For two classes what is said of the positive one and of all, for more the averages in its place. */
export function headlinesOf(
  { positive, labels, predictedLabels }: Pick<AsyncDataset, 'positive' | 'labels' | 'predictedLabels'>,
  report: Report,
  catalogue: readonly MetricInfo[],
  locale: Locale,
  format: NumberFormat,
): HeadlineNumber[] {
  const excluded = positive === undefined ? 'class' : 'average';
  const metrics = predictedLabels
    ? ofGroups(catalogue)
    : firstOnes(catalogue).filter(({ scope }) => scope !== excluded);
  return writtenNumbers(metrics, report, positive === undefined ? 0 : labels.indexOf(positive), locale, format);
}
