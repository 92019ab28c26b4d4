import type { Dataset } from './types/dataset.ts';

/** Whether data are counted in a matrix, known or unknown: labels, matrices and counts. */
export const isCounted = ({ kind, scored }: Pick<Dataset, 'kind' | 'scored'>): boolean =>
  !scored && !['decision', 'distributions', 'raters', 'ranked', 'report'].includes(kind);

/** Whether there are cases that can be listed, or counted by pairs of classes. Missed objects are no cases. */
export const hasCases = ({ kind, background }: Pick<Dataset, 'kind' | 'background'>): boolean =>
  background === undefined && !['distributions', 'class-counts', 'raters', 'ranked', 'report'].includes(kind);

/** Whether each class has counts against all others, and so a point in the planes of ROC and precision-recall. */
export const hasPoints = ({
  kind,
  matrix,
  predictedLabels,
  background,
}: Pick<Dataset, 'kind' | 'matrix' | 'predictedLabels' | 'background'>): boolean =>
  background === undefined &&
  (kind === 'class-counts' || ((kind === 'labels' || kind === 'matrix') && matrix !== null && !predictedLabels));
