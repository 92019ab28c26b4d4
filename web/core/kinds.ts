import type { Dataset } from './types.ts';

/** Whether data are counted in a matrix, known or not: labels, matrices and counts. */
export const isCounted = ({ kind, scored }: Pick<Dataset, 'kind' | 'scored'>): boolean =>
  !scored && !['decision', 'distributions', 'raters', 'ranked', 'report'].includes(kind);

/** Whether there are cases that can be listed, or counted by pairs of classes. */
export const hasCases = ({ kind }: Pick<Dataset, 'kind'>): boolean =>
  !['distributions', 'class-counts', 'raters', 'ranked', 'report'].includes(kind);
