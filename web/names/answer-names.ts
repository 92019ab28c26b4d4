import type { MetricId } from '../locales/en/names.ts';
import type { ScoreMetricId } from '../locales/en/score-names.ts';

type AnyMetricId = MetricId | ScoreMetricId;

/** Of reports, the column of how many cases there are: of a class, and of all. */
export const reportMeasures = {
  support: 'condition_positive',
  total: 'sample_size',
} as const satisfies Record<string, AnyMetricId>;

/** What people write for metrics in reports and tables, in both languages, before any other name that is the same. */
export const shortNames: Partial<Record<AnyMetricId, readonly string[]>> = {
  precision: ['P', 'Prec', 'Precision', 'Precisión', 'VPP', 'Valor predictivo positivo'],
  recall: ['R', 'Rec', 'Recall', 'Se', 'Sens', 'Exhaustividad', 'Sensibilidad', 'Cobertura', 'TVP'],
  f1: ['F', 'F1', 'F1 score', 'F score', 'F measure', 'F1 measure', 'Medida F', 'Medida F1', 'Puntuación F1'],
  specificity: ['Sp', 'Spec', 'Especificidad', 'TVN'],
  negative_predictive_value: ['VPN'],
  false_positive_rate: ['TFP'],
  false_negative_rate: ['TFN'],
  true_positive: ['TP', 'VP'],
  false_positive: ['FP'],
  false_negative: ['FN'],
  true_negative: ['TN', 'VN'],
  condition_positive: ['Support', 'Soporte'],
  sample_size: ['N', 'Cases', 'Casos'],
  accuracy: ['Acc', 'Accuracy', 'Exactitud', 'Tasa de aciertos'],
  error_rate: ['Err', 'Error rate', 'Tasa de error'],
  balanced_accuracy: ['BA', 'BAcc', 'Balanced accuracy', 'Exactitud balanceada', 'Exactitud equilibrada'],
  matthews_correlation: ['MCC', 'φ', 'Matthews'],
  cohen_kappa: ['κ', 'Kappa', 'Kappa de Cohen'],
  mutual_information: ['MI', 'IM'],
  roc_auc: ['AUC', 'ROC AUC'],
  average_precision: ['AP'],
  equal_error_rate: ['EER'],
};

/** How the ids of averages and of metrics of a class follow from the id of what is averaged. */
export const idForms = {
  average: ['{id}_{average}', '{id}_class_{average}', '{id}_ovr_{average}', 'multilabel_{id}_{average}'],
  class: ['{id}', '{id}_class'],
} as const;

/** What averages, and all cases together, are called in tables: words without accents, in both languages. */
export const averageWords = {
  macro: ['macro', 'macroaverage', 'macropromedio', 'macroavg'],
  micro: ['micro', 'microaverage', 'micropromedio', 'microavg'],
  weighted: ['weighted', 'wtd', 'ponderado', 'ponderada', 'ponderados', 'ponderadas'],
  samples: ['samples', 'muestras'],
  total: ['total', 'totals', 'totales', 'all', 'overall', 'global', 'todo', 'todos', 'todas'],
  /** Alone it is the plain mean; with other words it says nothing. */
  mean: ['avg', 'average', 'averaged', 'mean', 'media', 'promedio'],
  filling: ['by', 'por', 'support', 'soporte', 'classes', 'clases'],
} as const;

/** What may stand between a metric and a class: “precision of class spam”. */
export const joiningWords = ['of', 'for', 'in', 'the', 'de', 'del', 'para', 'en', 'la', 'el', 'class', 'clase', 'label', 'etiqueta']; // prettier-ignore
