/** Ids of the metrics in the sentences and comparisons of the view of scores, by their role there. */
export const measures = {
  auc: 'roc_auc',
  averagePrecision: 'average_precision',
  aucInterval: 'auc_ci_delong',
} as const;

/** Ids of the areas under the pooled curves of all classes or labels, by kind of data. */
export const pooled = {
  probabilities: { auc: 'roc_auc_ovr_micro', averagePrecision: 'average_precision_micro' },
  multilabel: { auc: 'multilabel_roc_auc_micro', averagePrecision: 'multilabel_average_precision_micro' },
} as const;
