/** What the view of scores says and compares, by its part in the view: the metrics' ids. */
export const measures = {
  auc: 'roc_auc',
  averagePrecision: 'average_precision',
  aucInterval: 'auc_ci_delong',
} as const;

/** Areas of the curves of all classes, or labels, pooled: the metrics' ids by kind of data. */
export const pooled = {
  probabilities: { auc: 'roc_auc_ovr_micro', averagePrecision: 'average_precision_micro' },
  multilabel: { auc: 'multilabel_roc_auc_micro', averagePrecision: 'multilabel_average_precision_micro' },
} as const;
