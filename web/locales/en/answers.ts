import type { MetricId } from './names.ts';
import type { ScoreMetricId } from './score-names.ts';

type AnyMetricId = MetricId | ScoreMetricId;

/**
 * Words of one language that people use in their own tables and sentences. Case, accents, blanks and hyphens are
 * ignored.
 */
export interface AnswerWords {
  /** Names of metrics; they take precedence over any other name that is the same. */
  shortNames: Partial<Record<AnyMetricId, readonly string[]>>;
  /** Words for averages, and for all cases together: single words, without accents. */
  averages: {
    macro: readonly string[];
    micro: readonly string[];
    weighted: readonly string[];
    samples: readonly string[];
    total: readonly string[];
    /** Words that mean the unweighted mean if they are alone; beside other words of averages they are ignored. */
    mean: readonly string[];
    /** Words that are ignored beside the others, such as “by support”. */
    filling: readonly string[];
  };
  /** Words that may be between a metric and a class: “precision of class spam”. */
  joining: readonly string[];
}

export const answers: AnswerWords = {
  shortNames: {
    precision: ['P', 'Prec', 'Precision'],
    recall: ['R', 'Rec', 'Recall', 'Se', 'Sens'],
    f1: ['F', 'F1', 'F1 score', 'F score', 'F measure', 'F1 measure'],
    specificity: ['Sp', 'Spec'],
    true_positive: ['TP'],
    false_positive: ['FP'],
    false_negative: ['FN'],
    true_negative: ['TN'],
    condition_positive: ['Support'],
    sample_size: ['N', 'Cases'],
    accuracy: ['Acc', 'Accuracy'],
    error_rate: ['Err', 'Error rate'],
    balanced_accuracy: ['BA', 'BAcc', 'Balanced accuracy'],
    matthews_correlation: ['MCC', 'φ', 'Matthews'],
    cohen_kappa: ['κ', 'Kappa'],
    mutual_information: ['MI'],
    roc_auc: ['AUC', 'ROC AUC'],
    average_precision: ['AP'],
    equal_error_rate: ['EER'],
  },
  averages: {
    macro: ['macro', 'macroaverage', 'macroavg'],
    micro: ['micro', 'microaverage', 'microavg'],
    weighted: ['weighted', 'wtd'],
    samples: ['samples'],
    total: ['total', 'totals', 'all', 'overall'],
    mean: ['avg', 'average', 'averaged', 'mean'],
    filling: ['by', 'support', 'classes'],
  },
  joining: ['of', 'for', 'in', 'the', 'class', 'label'],
};
