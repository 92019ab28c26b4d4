import { classAverages } from '../core/averages.ts';
import type { Requirement } from './cases.ts';
import { averagesOf, type LibraryCall, type LibraryCalls } from './library-call.ts';

const estimators = { macro: 'macro', micro: 'micro', weighted: 'macro_weighted' } as const;

/** A metric of classes: each class against all others, and averaged. */
function ofClasses(
  id: string,
  name: string,
  averages: readonly (keyof typeof estimators)[],
  needs: readonly Requirement[] = [],
  more = '',
): LibraryCalls {
  return {
    [id]: { call: `each(${name}${more})`, needs },
    ...averagesOf(id, averages, (average) => ({
      call: `${name}(truth, estimate${more}, estimator = "${estimators[average]}"{weights})`,
      needs: ['more-classes', ...needs],
    })),
  };
}

/** A number of the ROC curve by pROC, which has no weights. */
const ofCurve = (call: string): LibraryCall => ({ call, needs: ['all-classes', 'unweighted'] });

/** A number of the scores of all classes, averaged over classes. */
const ofClassScores = (name: string, average: keyof typeof estimators): LibraryCall => ({
  call: `${name}(truth, score, estimator = "${estimators[average]}"{weights})`,
  needs: ['all-classes', 'more-classes'],
});

/**
 * The metrics of yardstick 1.3 and newer, pROC 1.18 and newer, or R itself, by their ids. yardstick leaves 0/0 out of
 * averages. `{weights}` is replaced by the argument of the weights with a comma before it, or by nothing.
 */
export const yardstick: LibraryCalls = {
  confusion_matrix: { call: 't(counts)' },
  accuracy: { call: 'accuracy_vec(truth, estimate{weights})' },
  error_rate: { call: '1 - accuracy_vec(truth, estimate{weights})' },
  ...ofClasses('precision', 'precision_vec', classAverages),
  ...ofClasses('recall', 'recall_vec', classAverages),
  ...ofClasses('specificity', 'spec_vec', classAverages),
  ...ofClasses('negative_predictive_value', 'npv_vec', [], ['all-classes']),
  ...ofClasses('f1', 'f_meas_vec', classAverages, ['each-found']),
  ...ofClasses('f_beta', 'f_meas_vec', classAverages, ['each-found'], ', beta = {beta}'),
  ...ofClasses('informedness', 'j_index_vec', ['macro'], ['all-classes']),
  predicted_prevalence: { call: 'each(detection_prevalence_vec)' },
  balanced_accuracy: {
    call: 'recall_vec(truth, estimate, estimator = "macro"{weights})',
    needs: ['more-classes', 'all-classes'],
  },
  cohen_kappa: { call: 'kap_vec(truth, estimate{weights})' },
  cohen_kappa_linear: { call: 'kap_vec(truth, estimate, weighting = "linear"{weights})' },
  cohen_kappa_quadratic: { call: 'kap_vec(truth, estimate, weighting = "quadratic"{weights})' },
  matthews_correlation: { call: 'mcc_vec(truth, estimate{weights})', needs: ['no-overflow'] },
  chi_squared: { call: 'chisq.test(counts, correct = FALSE)$statistic', needs: ['no-empty-lines'] },
  chi_squared_df: { call: 'chisq.test(counts, correct = FALSE)$parameter', needs: ['no-empty-lines'] },
  chi_squared_p_value: { call: 'chisq.test(counts, correct = FALSE)$p.value', needs: ['no-empty-lines'] },

  fisher_exact_p_value: { call: 'fisher.test(counts)$p.value', needs: ['whole', 'two-classes'] },
  accuracy_ci_clopper_pearson: {
    call: 'binom.test(sum(diag(counts)), sum(counts), conf.level = {level})$conf.int',
    needs: ['whole'],
  },

  roc_auc: ofCurve('auc(curve)'),
  partial_roc_auc: ofCurve('auc(curve, partial.auc = c(1, 1 - {maxFpr}), partial.auc.focus = "specificity")'),
  partial_roc_auc_standardized: {
    // Without the last argument an area smaller than that of chance would be NA.
    ...ofCurve(
      'auc(curve, partial.auc = c(1, 1 - {maxFpr}), partial.auc.focus = "specificity", partial.auc.correct = TRUE, allow.invalid.partial.auc.correct = TRUE)',
    ),
    note: 'mcClish',
  },
  auc_variance_delong: ofCurve('var(curve, method = "delong")'),
  auc_standard_error_delong: ofCurve('sqrt(var(curve, method = "delong"))'),
  auc_ci_delong: ofCurve('ci.auc(curve, conf.level = {level}, method = "delong")[c(1, 3)]'),
  youden_j_max: ofCurve('max(curve$sensitivities + curve$specificities) - 1'),
  average_precision: {
    call: 'average_precision_vec(truth, score{weights})',
    needs: ['all-classes'],
  },
  brier_score: { call: 'brier_class_vec(truth, score{weights})' },
  log_loss: {
    call: 'mn_log_loss_vec(truth, {probabilities}{weights})',
    needs: ['no-clip', 'no-class-weights'],
    note: 'naturalLogarithms',
  },
  brier_score_multiclass: { call: '2 * brier_class_vec(truth, {probabilities}{weights})', note: 'half' },
  roc_auc_ovr_macro: ofClassScores('roc_auc_vec', 'macro'),
  roc_auc_ovr_weighted: ofClassScores('roc_auc_vec', 'weighted'),
  roc_auc_ovo_macro: {
    call: 'roc_auc_vec(truth, score, estimator = "hand_till")',
    needs: ['all-classes', 'more-classes', 'unweighted'],
    note: 'handTill',
  },
  mean_average_precision: ofClassScores('average_precision_vec', 'macro'),
  average_precision_weighted: ofClassScores('average_precision_vec', 'weighted'),
};
