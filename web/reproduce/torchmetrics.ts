import { classAverages } from '../core/averages.ts';
import type { Requirement } from './cases.ts';
import { averagesOf, type LibraryCall, type LibraryCalls } from './library-call.ts';

/**
 * A metric of classes: for each class and averaged. Macro averages leave out classes that neither occur nor are
 * predicted.
 */
function ofClasses(
  id: string,
  name: string,
  zero: '{zero}' | '',
  more = '',
  needs: readonly Requirement[] = [],
): LibraryCalls {
  const call = (average: string): string =>
    `classification.multiclass_${name}(y_pred, y_true, ${more}num_classes=classes, average=${average}${zero})`;
  return {
    [id]: { call: call('None'), needs },
    [`${id}_macro`]: { call: call("'macro'"), needs, differs: [['no-absent-classes', 'absentLeftOut']] },
    [`${id}_micro`]: { call: call("'micro'"), needs },
    [`${id}_weighted`]: { call: call("'weighted'"), needs },
  };
}

/** A metric of label sets, averaged over labels. */
function ofLabelSets(id: string, name: string, more = '', needs: readonly Requirement[] = []): LibraryCalls {
  return averagesOf(`multilabel_${id}`, classAverages, (average) => ({
    call: `classification.multilabel_${name}(y_pred, y_true, ${more}num_labels=labels, average='${average}'{zero})`,
    needs: ['more-labels', ...(average === 'weighted' ? (['some-label'] as const) : []), ...needs],
  }));
}

/** An area under a curve of the scores of labels. */
function ofLabelScores(id: string, name: string): LibraryCalls {
  return averagesOf(`multilabel_${id}`, classAverages, (average) => ({
    call: `classification.multilabel_${name}(y_score, y_true, num_labels=labels, average='${average}')`,
    needs: ['more-labels', 'all-classes', 'unit-scores'],
  }));
}

const kappa = (weights: string): LibraryCall => ({
  call: `classification.multiclass_cohen_kappa(y_pred, y_true, num_classes=classes${weights})`,
});

const clustering = (name: string, more = '', needs: readonly Requirement[] = []): LibraryCall => ({
  call: `clustering.${name}(y_pred, y_true${more})`,
  needs,
});

const nmi = (method: string): LibraryCall =>
  clustering('normalized_mutual_info_score', `, average_method='${method}'`, ['some-pairs']);

const ami = (method: string): LibraryCall =>
  clustering('adjusted_mutual_info_score', `, average_method='${method}'`, ['some-pairs']);

const nominal = (name: string, more = ''): LibraryCall => ({
  call: `nominal.${name}(y_pred, y_true${more})`,
  needs: ['no-empty-lines'],
});

/** A metric of scores. Numbers outside of 0 to 1 would be taken for logits. */
const ofScores = (call: string): LibraryCall => ({ call, needs: ['all-classes', 'unit-scores'] });

const ofClassScores = (name: string, average: string): LibraryCall =>
  ofScores(`classification.multiclass_${name}(y_score, y_true, num_classes=classes, average=${average})`);

/** The metrics of torchmetrics 1.4 and newer, by their ids. */
export const torchmetrics: LibraryCalls = {
  ...ofClasses('precision', 'precision', '{zero}'),
  ...ofClasses('recall', 'recall', '{zero}'),
  ...ofClasses('specificity', 'specificity', ''),
  ...ofClasses('f1', 'f1_score', '{zero}'),
  ...ofClasses('f_beta', 'fbeta_score', '{zero}', 'beta={beta}, ', ['some-beta']),
  ...ofClasses('jaccard', 'jaccard_index', '{zero}'),
  confusion_matrix: {
    call: 'classification.multiclass_confusion_matrix(y_pred, y_true, num_classes=classes)',
    needs: ['same-classes'],
  },
  accuracy: {
    call: "classification.multiclass_accuracy(y_pred, y_true, num_classes=classes, average='micro')",
    note: 'macroByDefault',
  },
  error_rate: {
    call: "classification.multiclass_hamming_distance(y_pred, y_true, num_classes=classes, average='micro')",
    note: 'macroByDefault',
  },
  balanced_accuracy: {
    call: "classification.multiclass_accuracy(y_pred, y_true, num_classes=classes, average='macro')",
    differs: [['no-invented-classes', 'inventedCount']],
  },
  cohen_kappa: kappa(''),
  cohen_kappa_linear: kappa(", weights='linear'"),
  cohen_kappa_quadratic: kappa(", weights='quadratic'"),
  matthews_correlation: {
    call: 'classification.multiclass_matthews_corrcoef(y_pred, y_true, num_classes=classes)',
    needs: ['no-empty-lines'],
  },
  cramers_v: nominal('cramers_v', ', bias_correction=False'),
  cramers_v_bias_corrected: { call: 'nominal.cramers_v(y_pred, y_true)', needs: ['no-empty-lines', 'more-classes'] },
  tschuprow_t: nominal('tschuprows_t', ', bias_correction=False'),
  pearson_contingency: nominal('pearsons_contingency_coefficient'),
  mutual_information: {
    call: 'clustering.mutual_info_score(y_pred, y_true) / math.log({base})',
    note: 'naturalLogarithms',
  },
  rand_index: clustering('rand_score'),
  adjusted_rand_index: clustering('adjusted_rand_score', '', ['some-pairs']),
  fowlkes_mallows: clustering('fowlkes_mallows_index', '', ['some-pairs']),
  normalized_mutual_information_arithmetic: nmi('arithmetic'),
  normalized_mutual_information_geometric: nmi('geometric'),
  normalized_mutual_information_min: nmi('min'),
  normalized_mutual_information_max: nmi('max'),
  adjusted_mutual_information_arithmetic: ami('arithmetic'),
  adjusted_mutual_information_geometric: ami('geometric'),
  adjusted_mutual_information_min: ami('min'),
  adjusted_mutual_information_max: ami('max'),
  homogeneity: clustering('homogeneity_score'),
  completeness: clustering('completeness_score'),
  v_measure: clustering('v_measure_score'),
  v_measure_beta: clustering('v_measure_score', ', beta={vBeta}'),

  roc_auc: ofScores('classification.binary_auroc(y_score, y_true)'),
  partial_roc_auc_standardized: {
    ...ofScores('classification.binary_auroc(y_score, y_true, max_fpr={maxFpr})'),
    note: 'mcClish',
  },
  average_precision: ofScores('classification.binary_average_precision(y_score, y_true)'),

  roc_auc_class: ofClassScores('auroc', 'None'),
  roc_auc_ovr_macro: ofClassScores('auroc', "'macro'"),
  roc_auc_ovr_weighted: ofClassScores('auroc', "'weighted'"),
  average_precision_class: ofClassScores('average_precision', 'None'),
  mean_average_precision: ofClassScores('average_precision', "'macro'"),
  average_precision_weighted: ofClassScores('average_precision', "'weighted'"),
  top_k_accuracy: {
    call: "classification.multiclass_accuracy(y_score, y_true, num_classes=classes, top_k={k}, average='micro')",
    needs: ['more-classes', 'no-ties-in-cases', 'k-within-classes'],
  },

  hamming_loss: {
    call: "classification.multilabel_hamming_distance(y_pred, y_true, num_labels=labels, average='micro')",
    needs: ['more-labels'],
  },
  subset_accuracy: {
    call: 'classification.multilabel_exact_match(y_pred, y_true, num_labels=labels)',
    needs: ['more-labels'],
  },
  multilabel_confusion_matrix: {
    call: 'classification.multilabel_confusion_matrix(y_pred, y_true, num_labels=labels)',
    needs: ['more-labels'],
  },
  ...ofLabelSets('precision', 'precision'),
  ...ofLabelSets('recall', 'recall'),
  ...ofLabelSets('f1', 'f1_score'),
  ...ofLabelSets('f_beta', 'fbeta_score', 'beta={beta}, ', ['some-beta']),
  ...ofLabelSets('jaccard', 'jaccard_index'),
  coverage_error: {
    call: 'classification.multilabel_coverage_error(y_score, y_true, num_labels=labels)',
    needs: ['more-labels', 'unit-scores'],
  },
  label_ranking_average_precision: {
    call: 'classification.multilabel_ranking_average_precision(y_score, y_true, num_labels=labels)',
    needs: ['more-labels', 'unit-scores'],
  },
  label_ranking_loss: {
    call: 'classification.multilabel_ranking_loss(y_score, y_true, num_labels=labels)',
    needs: ['more-labels', 'unit-scores', 'no-ties-in-cases'],
  },
  ...ofLabelScores('roc_auc', 'auroc'),
  ...ofLabelScores('average_precision', 'average_precision'),
};
