import type { MetricInfo } from '../core/types/metric-info.ts';
import type { Ends, Report } from '../core/types/report.ts';
import type { Locale } from '../locales/index.ts';
import { measures } from '../locales/information.ts';
import { intervalOf, metricValue, shortName, valueText, type NumberFormat } from '../locales/values.ts';
import type { AsyncDataset } from '../worker/async-calculator.ts';

/** One of the headline numbers, as text. */
export interface HeadlineNumber {
  id: string;
  name: string;
  /** Symbol in LaTeX. */
  symbol: string;
  text: string;
  interval?: Ends | undefined;
}

const most = 6;

/** Metrics by which parts are compared where information is shown. */
const compared: readonly string[] = [
  measures.entropyTrue,
  measures.entropyPredicted,
  measures.mutualInformation,
  measures.variation,
  'normalized_mutual_information_arithmetic',
];

/** Scopes of the metrics of groupings, the most telling first. */
const scopesOfGroups: readonly MetricInfo['scope'][] = ['clustering', 'information'];

/** The headline metrics of the catalogue, in its order. */
export function firstOnes(catalogue: readonly MetricInfo[]): MetricInfo[] {
  return catalogue
    .filter(({ headline }) => headline !== undefined)
    .sort((one, other) => one.headline! - other.headline!);
}

/** The metrics of how well a grouping fits, the essential ones first. */
function ofGroups(catalogue: readonly MetricInfo[]): MetricInfo[] {
  const rank = ({ scope }: MetricInfo): number => scopesOfGroups.indexOf(scope);
  return catalogue
    .filter(({ scope, shape, better }) => scopesOfGroups.includes(scope) && shape === 'scalar' && better === 'higher')
    .sort((one, other) => one.tier - other.tier || rank(one) - rank(other));
}

function headlineMetrics(
  { positive, predictedLabels }: Pick<AsyncDataset, 'positive' | 'predictedLabels'>,
  catalogue: readonly MetricInfo[],
): MetricInfo[] {
  const excluded = positive === undefined ? 'class' : 'average';
  return predictedLabels ? ofGroups(catalogue) : firstOnes(catalogue).filter(({ scope }) => scope !== excluded);
}

/** The metrics that a report has, as text. @param index of the class, for metrics with a value per class */
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
      interval: intervalOf(report, info, index),
    }));
}

/** The metrics by which parts of the data are compared: the headline metrics and the one that is worked out. */
export function comparedMetrics(
  {
    result,
    catalogueOfResult: catalogue,
    worked,
  }: {
    result?: { dataset: AsyncDataset };
    catalogueOfResult: readonly MetricInfo[];
    worked: { id?: string | undefined };
  },
  ofInformation: boolean,
): MetricInfo[] {
  const { dataset } = result ?? {};
  if (!dataset) return [];
  const first = dataset.scored
    ? firstOnes(catalogue)
    : ofInformation
      ? catalogue.filter(({ id }) => compared.includes(id))
      : headlineMetrics(dataset, catalogue).slice(0, 2 * most);
  const chosen = catalogue.find(({ id }) => id === worked.id);
  if (chosen?.shape !== 'scalar' || first.includes(chosen)) return first;
  return [...first, chosen];
}

/**
 * Headline numbers of labels: for two classes those of the positive class and of all cases, for more the averages in
 * place of those of the class.
 */
export function headlinesOf(
  dataset: Pick<AsyncDataset, 'positive' | 'labels' | 'predictedLabels' | 'background'>,
  report: Report,
  catalogue: readonly MetricInfo[],
  locale: Locale,
  format: NumberFormat,
): HeadlineNumber[] {
  const { positive, labels, background } = dataset;
  const index = positive === undefined ? 0 : labels.indexOf(positive);
  const metrics = headlineMetrics(dataset, catalogue);
  // Detections have no number of cases, and so neither accuracy nor its corrections for chance.
  const shown = background !== undefined ? metrics.filter(({ id }) => report.metrics[id] !== null) : metrics;
  return writtenNumbers(shown, report, index, locale, format);
}
