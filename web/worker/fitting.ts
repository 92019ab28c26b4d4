import type { ReportOptions } from '../core/types/report.ts';
import type { DatasetDescription } from './messages.ts';

type Classes = Pick<DatasetDescription, 'kind' | 'labels'>;

/** Number of classes that weights apply to: scores set one class against all others. */
export const weightedClasses = ({ kind, labels }: Classes): number => (kind === 'scores' ? 2 : labels.length);

/** The options without weights that were set for another number of classes. */
export function fitting({ kappaWeights, classWeights, ...others }: ReportOptions, dataset: Classes): ReportOptions {
  const classes = weightedClasses(dataset);
  return {
    ...others,
    ...(kappaWeights?.length === classes && { kappaWeights }),
    ...(classWeights?.length === classes && { classWeights }),
  };
}
