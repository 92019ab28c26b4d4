/** Averages over classes. */
export const classAverages = ['macro', 'micro', 'weighted'] as const;

/** Averages over classes, labels or the cases of label sets. */
export const averages = [...classAverages, 'samples'] as const;

export type Average = (typeof averages)[number];
