import type { MetricInfo } from '../../core/types/metric-info.ts';
import { isCounted } from '../../core/kinds.ts';
import type { AsyncDataset } from '../../worker/async-calculator.ts';

/** What the metrics of labels, matrices and counts need; all others are of scores or decisions. */
const ofMatrices: readonly MetricInfo['needs'][] = ['classes', 'groups', 'four-cells', 'proportion', 'rivals'];

/** More cells than that nobody reads one by one. */
const mostCells = 400;

/** The metrics that a report of the data may be asked for; matrices only where somebody can read them. */
export function reportable(
  catalogue: readonly MetricInfo[],
  {
    kind,
    scored,
    labels,
    predictedLabels = labels,
  }: Pick<AsyncDataset, 'kind' | 'scored' | 'labels' | 'predictedLabels'>,
): MetricInfo[] {
  const isSmall = labels.length * predictedLabels.length <= mostCells;
  const isOfMatrices = isCounted({ kind, scored });
  return catalogue.filter(
    ({ needs, shape }) =>
      ofMatrices.includes(needs) === isOfMatrices && shape !== 'curve' && (shape !== 'matrix' || isSmall),
  );
}
