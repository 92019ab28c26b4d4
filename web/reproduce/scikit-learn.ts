import { averages, classAverages } from '../core/averages.ts';
import type { Requirement } from './cases.ts';
import { averagesOf, type LibraryCall, type LibraryCalls } from './library-call.ts';

/** A metric of classes: for each class and averaged. */
function ofClasses(id: string, name: string, more = '', needs: readonly Requirement[] = []): LibraryCalls {
  const call = (average: string): LibraryCall => ({
    call: `metrics.${name}(y_true, y_pred, ${more}labels=labels, average=${average}{zero}{weights})`,
    needs,
  });
  return { [id]: call('None'), ...averagesOf(id, classAverages, (average) => call(`'${average}'`)) };
}

const needsOfAverage = { macro: [], micro: [], weighted: ['some-label'], samples: ['no-empty-sets'] } as const;

/** A metric of label sets, averaged over labels and over cases. */
function ofLabelSets(id: string, name: string, more = '', needs: readonly Requirement[] = []): LibraryCalls {
  return averagesOf(`multilabel_${id}`, averages, (average) => ({
    call: `metrics.${name}(y_true, y_pred, ${more}average='${average}'{zero}{weights})`,
    needs: ['more-labels', ...needsOfAverage[average], ...needs],
  }));
}

/** An area under a curve of the scores of labels. */
function ofLabelScores(id: string, name: string): LibraryCalls {
  return averagesOf(`multilabel_${id}`, averages, (average) => ({
    call: `metrics.${name}(y_true, y_score, average='${average}'{weights})`,
    needs: ['more-labels', average === 'samples' ? 'all-cases' : 'all-classes'],
  }));
}

/** A cell of the matrix of each class: cases decided rightly or wrongly. */
const cell = (row: 0 | 1, column: 0 | 1): LibraryCall => ({
  call: `metrics.multilabel_confusion_matrix(y_true, y_pred, labels=labels{weights})[:, ${row}, ${column}]`,
  needs: ['no-overflow'],
});

const nmi = (method: string): LibraryCall => ({
  call: `metrics.normalized_mutual_info_score({true}, {predicted}, average_method='${method}')`,
  needs: ['whole'],
});

const ami = (method: string): LibraryCall => ({
  call: `metrics.adjusted_mutual_info_score({true}, {predicted}, average_method='${method}')`,
  needs: ['whole', 'some-pairs'],
});

const pairs = (name: string): LibraryCall => ({ call: `metrics.${name}({true}, {predicted})`, needs: ['whole'] });

const entropy = (counts: string): LibraryCall => ({ call: `stats.entropy(${counts}, base={base})` });

const fBeta = (beta: number): LibraryCall => ({
  call: `metrics.fbeta_score(y_true, y_pred, beta=${beta}, labels=labels, average=None{zero}{weights})`,
});

const kappa = (weights: string): LibraryCall => ({
  call: `metrics.cohen_kappa_score(y_true, y_pred, labels=labels${weights}{weights})`,
  needs: ['no-overflow'],
});

const ofClassScores = (name: string, average: string): LibraryCall => ({
  call: `metrics.${name}(one_hot, y_score, average=${average}{weights})`,
  needs: ['all-classes'],
});

const binaryAuc = 'metrics.roc_auc_score(y_true, y_score{weights})';

/** The metrics of scikit-learn 1.2.1 and newer, or a line with its functions or those of SciPy, by their ids. */
export const scikitLearn: LibraryCalls = {
  true_positive: cell(1, 1),
  false_positive: cell(0, 1),
  false_negative: cell(1, 0),
  true_negative: cell(0, 0),
  ...ofClasses('precision', 'precision_score'),
  ...ofClasses('recall', 'recall_score'),
  ...ofClasses('f1', 'f1_score'),
  f0_5: fBeta(0.5),
  f2: fBeta(2),
  ...ofClasses('f_beta', 'fbeta_score', 'beta={beta}, ', ['recall-counts']),
  ...ofClasses('jaccard', 'jaccard_score'),
  confusion_matrix: { call: 'counts' },
  accuracy: { call: 'metrics.accuracy_score(y_true, y_pred{weights})' },
  error_rate: { call: 'metrics.zero_one_loss(y_true, y_pred{weights})' },
  balanced_accuracy: { call: 'metrics.balanced_accuracy_score(y_true, y_pred{weights})', note: 'absentClasses' },
  balanced_accuracy_adjusted: {
    call: 'metrics.balanced_accuracy_score(y_true, y_pred, adjusted=True{weights})',
    needs: ['all-classes'],
  },
  cohen_kappa: kappa(''),
  cohen_kappa_linear: kappa(", weights='linear'"),
  cohen_kappa_quadratic: kappa(", weights='quadratic'"),
  matthews_correlation: { call: 'metrics.matthews_corrcoef(y_true, y_pred{weights})' },
  chi_squared: { call: 'stats.chi2_contingency(counts, correction=False)[0]', needs: ['no-empty-lines'] },
  chi_squared_p_value: {
    call: 'stats.chi2_contingency(counts, correction=False)[1]',
    needs: ['no-empty-lines'],
  },
  g_squared: {
    call: "stats.chi2_contingency(counts, correction=False, lambda_='log-likelihood')[0]",
    needs: ['no-empty-lines'],
  },
  cramers_v: {
    call: "stats.contingency.association(counts, method='cramer')",
    needs: ['whole', 'no-empty-lines'],
  },
  tschuprow_t: {
    call: "stats.contingency.association(counts, method='tschuprow')",
    needs: ['whole', 'no-empty-lines'],
  },
  fisher_exact_p_value: { call: 'stats.fisher_exact(counts)[1]', needs: ['whole', 'two-classes'] },
  ordinal_mae: {
    call: 'metrics.mean_absolute_error(true_positions, predicted_positions{weights})',
  },
  ordinal_mse: {
    call: 'metrics.mean_squared_error(true_positions, predicted_positions{weights})',
  },
  entropy_true: entropy('counts.sum(axis=1)'),
  entropy_predicted: entropy('counts.sum(axis=0)'),
  joint_entropy: entropy('counts.ravel()'),
  mutual_information: {
    call: 'metrics.mutual_info_score(None, None, contingency=counts) / np.log({base})',
    needs: ['whole'],
    note: 'naturalLogarithms',
  },
  kl_divergence: entropy('counts.sum(axis=1), counts.sum(axis=0)'),
  kl_divergence_reverse: entropy('counts.sum(axis=0), counts.sum(axis=1)'),
  rand_index: pairs('rand_score'),
  adjusted_rand_index: pairs('adjusted_rand_score'),
  fowlkes_mallows: pairs('fowlkes_mallows_score'),
  pair_confusion_matrix: pairs('cluster.pair_confusion_matrix'),
  normalized_mutual_information_arithmetic: nmi('arithmetic'),
  normalized_mutual_information_geometric: nmi('geometric'),
  normalized_mutual_information_min: nmi('min'),
  normalized_mutual_information_max: nmi('max'),
  adjusted_mutual_information_arithmetic: ami('arithmetic'),
  adjusted_mutual_information_geometric: ami('geometric'),
  adjusted_mutual_information_min: ami('min'),
  adjusted_mutual_information_max: ami('max'),
  homogeneity: pairs('homogeneity_score'),
  completeness: pairs('completeness_score'),
  v_measure: pairs('v_measure_score'),
  v_measure_beta: { call: 'metrics.v_measure_score({true}, {predicted}, beta={vBeta})', needs: ['whole'] },

  roc_auc: { call: binaryAuc, needs: ['all-classes'] },
  gini: { call: `2 * ${binaryAuc} - 1`, needs: ['all-classes'] },
  partial_roc_auc_standardized: {
    call: 'metrics.roc_auc_score(y_true, y_score, max_fpr={maxFpr}{weights})',
    needs: ['all-classes'],
    note: 'mcClish',
  },
  youden_j_max: { call: 'max(tpr - fpr)', needs: ['all-classes'] },
  ks_statistic: { call: 'max(abs(tpr - fpr))', needs: ['all-classes'] },
  average_precision: { call: 'metrics.average_precision_score(y_true, y_score{weights})' },
  pr_auc_trapezoid: {
    call: 'metrics.auc(recall, precision)',
    note: 'startsAtOne',
  },
  confusion_matrix_at_threshold: {
    call: 'metrics.confusion_matrix(y_true, y_score >= {threshold}, labels=[0, 1]{weights})',
    needs: ['finite-scores'],
  },
  brier_score: { call: 'metrics.brier_score_loss(y_true, y_score{weights})' },
  hinge_loss: { call: 'metrics.hinge_loss(2 * y_true - 1, y_score{weights})', needs: ['all-classes'] },

  log_loss: {
    call: 'metrics.log_loss(y_true, {probabilities}, labels={classes}{weights})',
    needs: ['no-clip', 'no-tiny-probabilities', 'no-class-weights'],
    note: 'naturalLogarithms',
  },
  brier_score_multiclass: {
    call: 'np.average(((y_score - one_hot) ** 2).sum(axis=1){average weights})',
  },
  hinge_loss_multiclass: {
    call: 'metrics.hinge_loss(y_true, y_score, labels=classes{weights})',
    needs: ['more-classes'],
  },
  roc_auc_class: ofClassScores('roc_auc_score', 'None'),
  ...averagesOf('roc_auc_ovr', classAverages, (average) => ofClassScores('roc_auc_score', `'${average}'`)),
  ...averagesOf('roc_auc_ovo', ['macro', 'weighted'], (average) => ({
    call: `metrics.roc_auc_score(y_true, y_score, multi_class='ovo', average='${average}', labels=classes)`,
    needs: ['all-classes', 'unweighted', 'more-classes', 'probabilities'],
  })),
  average_precision_class: ofClassScores('average_precision_score', 'None'),
  mean_average_precision: ofClassScores('average_precision_score', "'macro'"),
  average_precision_weighted: ofClassScores('average_precision_score', "'weighted'"),
  average_precision_micro: ofClassScores('average_precision_score', "'micro'"),
  top_k_accuracy: {
    call: 'metrics.top_k_accuracy_score(y_true, y_score, k={k}, labels=classes{weights})',
    needs: ['more-classes', 'no-ties-in-cases'],
  },

  hamming_loss: { call: 'metrics.hamming_loss(y_true, y_pred{weights})', needs: ['more-labels'] },
  subset_accuracy: { call: 'metrics.accuracy_score(y_true, y_pred{weights})', needs: ['more-labels'] },
  zero_one_loss_multilabel: { call: 'metrics.zero_one_loss(y_true, y_pred{weights})', needs: ['more-labels'] },
  multilabel_confusion_matrix: {
    call: 'metrics.multilabel_confusion_matrix(y_true, y_pred{weights})',
    needs: ['more-labels'],
  },
  ...ofLabelSets('precision', 'precision_score'),
  ...ofLabelSets('recall', 'recall_score'),
  ...ofLabelSets('f1', 'f1_score'),
  ...ofLabelSets('f_beta', 'fbeta_score', 'beta={beta}, ', ['recall-counts']),
  ...ofLabelSets('jaccard', 'jaccard_score'),
  coverage_error: { call: 'metrics.coverage_error(y_true, y_score{weights})', needs: ['more-labels'] },
  label_ranking_average_precision: {
    call: 'metrics.label_ranking_average_precision_score(y_true, y_score{weights})',
    needs: ['more-labels'],
  },
  label_ranking_loss: { call: 'metrics.label_ranking_loss(y_true, y_score{weights})', needs: ['more-labels'] },
  dcg: { call: 'metrics.dcg_score(y_true, y_score, k={k}{weights})', needs: ['more-labels'] },
  ndcg: { call: 'metrics.ndcg_score(y_true, y_score, k={k}{weights})', needs: ['more-labels'] },
  ...ofLabelScores('roc_auc', 'roc_auc_score'),
  ...ofLabelScores('average_precision', 'average_precision_score'),
};
