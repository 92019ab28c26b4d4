/** What is drawn and listed of each class wherever a matrix is shown small: the metrics' ids. */
export const rates = {
  falsePositiveRate: 'false_positive_rate',
  precision: 'precision',
  recall: 'recall',
  f1: 'f1',
} as const;
