import type { MetricInfo } from '../../core/types/metric-info.ts';
import { isCounted } from '../../core/kinds.ts';
import type { AsyncDataset } from '../../worker/async-calculator.ts';

/** Needs of the metrics of labels, matrices and counts; all other metrics are of scores or decisions. */
const ofMatrices: readonly MetricInfo['needs'][] = ['classes', 'groups', 'four-cells', 'proportion', 'rivals'];

/** Largest matrix, in cells, that is worth reporting. */
const mostCells = 400;

/** Metrics that a report on the data can contain; matrices only if they are small enough to read. */
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
