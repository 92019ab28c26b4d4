/** Ids of the metrics that are drawn and listed for each class wherever a matrix is shown in small size. */
export const rates = {
  falsePositiveRate: 'false_positive_rate',
  precision: 'precision',
  recall: 'recall',
  f1: 'f1',
} as const;
