import type { Undefined } from '../../core/types.ts';
import type { MetricId } from './names.ts';

/** What a person reads about a metric beside its name and formula. */
export interface MetricText {
  /** What the number says, at most 140 characters. `{class}` stands for the class where the scope is `class`. */
  sentence: string;
  /** Where sources differ, what 0/0 means or which slip is common; at most 260 characters. */
  note?: string;
}

export const metrics: Record<MetricId, MetricText> = {
  // Counts of one class.
  true_positive: {
    sentence: 'Cases of {class} that were predicted as {class}.',
  },
  false_positive: {
    sentence: 'Cases of other classes that were predicted as {class}: false alarms.',
  },
  false_negative: {
    sentence: 'Cases of {class} that were predicted as something else: misses.',
  },
  true_negative: {
    sentence: 'Cases of other classes that were not predicted as {class}, whichever other class they were given.',
    note: 'All cells outside the row and the column of the class. Some course notes count only the other cells of the diagonal; with more than two classes that leaves out the errors among the other classes.',
  },
  condition_positive: {
    sentence: 'How many cases of {class} there are in truth.',
    note: 'The row total of the class when rows are the truth. Some course notes swap the formulas of row and column totals.',
  },
  condition_negative: {
    sentence: 'How many cases belong to other classes than {class}.',
  },
  predicted_positive: {
    sentence: 'How many cases were predicted as {class}, rightly or wrongly.',
    note: 'The column total of the class when columns are the predictions.',
  },
  predicted_negative: {
    sentence: 'How many cases were predicted as any class other than {class}.',
  },
  hamming_distance_class: {
    sentence: 'Mistakes about {class}: cases of it that were missed, plus cases that were wrongly given it.',
  },
  prediction_excess: {
    sentence: 'How many more times {class} was predicted than it occurs; negative if it was predicted too rarely.',
    note: '0 means that the class is predicted as often as it occurs, not that the predictions are right.',
  },

  // Rates of one class.
  precision: {
    sentence: 'Of the cases predicted as {class}, the share that really are.',
    note: '0/0 when the class is never predicted.',
  },
  recall: {
    sentence: 'Of the cases of {class}, the share that was found.',
    note: 'It is 1 − β, with β the false negative rate. Some course notes write 1 − α, but that is specificity. 0/0 when the class has no cases.',
  },
  specificity: {
    sentence: 'Of the cases of other classes, the share that was not predicted as {class}.',
    note: 'It is 1 − α, with α the false positive rate. 0/0 when every case is of the class. For a rare class it is high almost by itself.',
  },
  negative_predictive_value: {
    sentence: 'Of the cases not predicted as {class}, the share that really are not.',
    note: '0/0 when every case is predicted as the class.',
  },
  false_positive_rate: {
    sentence: 'Of the cases of other classes, the share that was wrongly predicted as {class}.',
    note: "This is α, the type I error rate: 1 − α is specificity, not recall as in some course notes. The forecasters' false alarm ratio is something else: the false discovery rate.",
  },
  false_negative_rate: {
    sentence: 'Of the cases of {class}, the share that was missed.',
    note: 'This is β, the type II error rate: 1 − β is recall (the power of a test), not the rate of true negatives as in some course notes.',
  },
  false_discovery_rate: {
    sentence: 'Of the cases predicted as {class}, the share that are not.',
    note: '1 − precision. Its denominator holds the predictions, that of the false positive rate the cases of the other classes.',
  },
  false_omission_rate: {
    sentence: 'Of the cases not predicted as {class}, the share that belong to it after all.',
    note: '1 − negative predictive value.',
  },
  accuracy_class: {
    sentence: 'Share of cases that are right about one question: {class} or not?',
    note: 'Confusions among the other classes count as right here, so it is never below the overall accuracy, and high for any rare class.',
  },
  error_rate_class: {
    sentence: 'Share of cases that are wrong about one question: {class} or not?',
    note: 'α and β (false positive and false negative rate), each weighted by its share of the cases: α·(1 − π) + β·π, with π the prevalence. Some course notes write α + β, which is too large.',
  },
  balanced_accuracy_class: {
    sentence: 'Mean of recall and specificity for {class}; 0.5 is what guessing gives.',
    note: 'PyCM calls it AUC: it is the area under a ROC curve with this single point. Undefined when the class has no cases or all of them.',
  },
  prevalence: {
    sentence: 'Share of all cases that belong to {class}.',
  },
  predicted_prevalence: {
    sentence: 'Share of all cases that were predicted as {class}.',
  },
  detection_rate: {
    sentence: 'Share of all cases that belong to {class} and were predicted as {class}.',
    note: 'Divided by all cases, so it is at most the prevalence. Recall divides by the cases of the class.',
  },

  // F-scores and overlap.
  f1: {
    sentence: 'Precision and recall of {class} in one number, low as soon as one of the two is low.',
    note: 'When nothing was found (TP = 0) but there are errors, the count form gives 0, while 2PR/(P + R) is 0/0. True negatives play no part.',
  },
  f0_5: {
    sentence: 'Precision and recall of {class} in one number that cares more about precision.',
    note: 'For false alarms that cost more than misses: a false positive weighs four times as much as a false negative.',
  },
  f2: {
    sentence: 'Precision and recall of {class} in one number that cares more about recall.',
    note: 'For misses that cost more than false alarms: a false negative weighs four times as much as a false positive.',
  },
  f_beta: {
    sentence: 'Precision and recall of {class} in one number; the larger β, the more recall counts.',
    note: 'β is 1 unless you set it, and then this is F1. β = 0 gives precision, a very large β recall. The weight of a false negative is β², not β.',
  },
  jaccard: {
    sentence: 'Of the cases that are {class} or were predicted as {class}, the share that are both.',
    note: 'Ranks like F1: J = F1/(2 − F1), so it is never above F1. 0/0 when the class occurs neither in the truth nor in the predictions.',
  },
  tversky_index: {
    sentence: 'Overlap of truth and prediction for {class}, with your own weights for misses and false alarms.',
    note: 'Here α weighs false negatives and β false positives, as in PyCM; several deep-learning losses swap them. Both are 0.5 unless set, and then this is F1; with 1 and 1 it is Jaccard.',
  },
  g_measure: {
    sentence: 'Geometric mean of precision and recall of {class}.',
    note: 'Not the G-mean, which takes recall and specificity. 0/0 when the class has no cases or is never predicted.',
  },
  g_mean: {
    sentence: 'Geometric mean of recall and specificity of {class}; 0 as soon as one of the two is 0.',
    note: 'Undefined when the class has no cases or all of them.',
  },
  adjusted_g_mean: {
    sentence: 'A G-mean that gives specificity more weight, the more cases belong to other classes than {class}.',
    note: 'Set to 0 when nothing of the class is found (recall 0).',
  },
  adjusted_f_score: {
    sentence: 'An F-score of {class} that also credits the cases of other classes that were recognised as such.',
    note: 'Geometric mean of F2 and of an F0.5 in which class and rest have changed places.',
  },
  p4: {
    sentence:
      'Precision, recall, specificity and negative predictive value of {class} in one number, low if any is low.',
    note: 'It is their harmonic mean, and stays the same when class and rest are exchanged. 0/0 when nothing is right, or when all cases are true positives or all true negatives.',
  },
  overlap_coefficient: {
    sentence: 'The larger of precision and recall of {class}.',
    note: '1 already when one of the two sets (the cases of the class, the cases predicted as it) contains the other.',
  },
  braun_blanquet: {
    sentence: 'The smaller of precision and recall of {class}.',
    note: '0 where only one of the two is 0/0; itself 0/0 when the class occurs neither in the truth nor in the predictions.',
  },

  // Skill of one class.
  informedness: {
    sentence: 'How well {class} is told from the rest, compared with guessing: 0 is guessing, 1 is perfect.',
    note: 'Recall + specificity − 1. PyCM prints the same number as BM, Y and GI. Undefined when the class has no cases or all of them.',
  },
  markedness: {
    sentence: 'How far a prediction can be trusted, {class} or not: 0 is guessing, 1 is perfect.',
    note: 'Precision + negative predictive value − 1. It is the informedness of the transposed matrix.',
  },
  matthews_correlation_class: {
    sentence: 'Correlation between being {class} and being predicted as {class}: 1 is perfect, 0 is guessing.',
    note: 'Undefined when a row or column of the 2×2 table is empty; scikit-learn gives 0 there. With two classes both have the overall value, and |MCC| = √(χ²/n) for χ² without correction.',
  },
  cohen_kappa_class: {
    sentence: 'Agreement about {class} or not, beyond what chance would give: 0 is chance, 1 is perfect.',
    note: 'Known in weather forecasting as the Heidke skill score of a yes/no forecast.',
  },
  yule_q: {
    sentence: 'Odds ratio of {class}, squeezed between −1 and 1: 0 is no association.',
    note: 'If TP and TN are not 0, it is 1 as soon as there are no false positives or no false negatives, even if many errors of the other kind remain. PyCM gives no value there.',
  },
  yule_y: {
    sentence: 'Like Q, from the square root of the odds ratio of {class}: 0 is no association, closer to 0 than Q.',
    note: 'If TP and TN are not 0, it is 1 as soon as there are no false positives or no false negatives.',
  },
  gilbert_skill_score: {
    sentence: 'Jaccard index of {class} once the hits that chance would give are taken off: 0 is chance, 1 is perfect.',
    note: 'Its lowest possible value is −1/3, not −1.',
  },
  symmetric_extremal_dependence_index: {
    sentence: 'Skill in predicting {class} that keeps its meaning for very rare classes: 0 is guessing, 1 is perfect.',
    note: 'Needs logarithms of recall and false positive rate and of their complements: undefined when a rate is 0 or 1. yardstick moves such rates to 1e-9 or 1 − 1e-9 instead.',
  },
  frequency_bias: {
    sentence: 'How many times {class} is predicted for each time it occurs: above 1 is too often, below 1 too rarely.',
    note: '1 does not mean that the predictions are right: errors of both kinds may balance.',
  },
  lift: {
    sentence:
      'How many times as frequent {class} is among the cases predicted as {class} as it is overall: 1 is guessing.',
    note: 'Its largest possible value is 1/prevalence, so lifts of classes of different size are hard to compare.',
  },
  index_of_balanced_accuracy: {
    sentence:
      'Recall times specificity of {class}, raised if recall is the larger of the two, lowered if it is the smaller.',
    note: 'The weight α is 1 unless set, as in PyCM; imbalanced-learn takes 0.1. With α = 1 it is recall × specificity × (1 + recall − specificity).',
  },
  optimized_precision: {
    sentence: 'One-vs-rest accuracy minus a penalty for recognising {class} and the rest unequally well.',
    note: 'Built on accuracy, in spite of its name. Undefined when recall and specificity are both 0.',
  },
  individual_classification_success_index: {
    sentence: 'Precision plus recall of {class} minus 1: 1 is perfect, −1 means that nothing was found.',
    note: 'Its zero is not the chance level: guessing gives the prevalence plus the predicted prevalence, minus 1.',
  },
  aupr_single_point: {
    sentence: 'Plain mean of precision and recall of {class}.',
    note: 'PyCM calls it AUPR, but no curve is involved. Predicting everything as the class gives more than 0.5 even if precision is almost 0; F1 does not reward that.',
  },

  // Diagnostic tests.
  positive_likelihood_ratio: {
    sentence: 'By what factor a prediction of {class} multiplies the odds of {class}: 1 tells nothing.',
    note: 'Recall divided by the false positive rate. Without false positives it grows beyond all bounds and is given as undefined here (scikit-learn: nan, PyCM: None).',
  },
  negative_likelihood_ratio: {
    sentence: 'By what factor any other prediction multiplies the odds of {class}: 1 tells nothing, 0 rules it out.',
    note: 'False negative rate divided by specificity; undefined when specificity is 0.',
  },
  diagnostic_odds_ratio: {
    sentence:
      'Odds of being predicted as {class} for its own cases, divided by the odds for the others: 1 is guessing.',
    note: 'LR+ divided by LR−. Undefined without false positives or without false negatives. With errors of both kinds and TN = 0 it is 0, where PyCM gives no value.',
  },
  discriminant_power: {
    sentence:
      'How well {class} and the rest are told apart, on a logarithmic scale: 0 is guessing, 3 is often called good.',
    note: 'With natural logarithms. PyCM takes base 10, and its value is 2.3 times smaller. Undefined when recall or specificity is 0 or 1.',
  },
  d_prime: {
    sentence: 'How many standard deviations apart {class} and the rest would lie on a normal scale: 0 is guessing.',
    note: 'Undefined when recall or the false positive rate is 0 or 1. Psychology then often adds half a case to every cell; that is not done here.',
  },
  net_benefit: {
    sentence:
      'True positives per case, minus false positives weighted by how much harm one does: 0 is never predicting {class}.',
    note: 'The weight of a false positive is p/(1 − p), with p the threshold probability, 0.5 unless set: then both count the same. PyCM asks for the weight itself.',
  },

  // Information of one class.
  information_score: {
    sentence: 'Information that a prediction of {class} gives in favour of {class}: 0 is none, negative is misleading.',
    note: 'The logarithm of the lift, in bits for base 2. Undefined when TP = 0, as log 0 is not finite.',
  },

  // Averages over the classes.
  precision_macro: {
    sentence: 'Plain mean of the precision of the classes: a rare class counts as much as a frequent one.',
    note: 'A class that is never predicted has 0/0: it enters as 0 or 1, or is left out, as you choose; libraries differ.',
  },
  precision_micro: {
    sentence: 'Precision from the counts of all classes added up: every case counts the same.',
    note: 'With one label per case every error is one false positive and one false negative, so this equals accuracy, micro recall and micro F1.',
  },
  precision_weighted: {
    sentence: 'Mean of the precision of the classes, each weighted by its number of true cases.',
    note: 'A class that is never predicted has 0/0; if it is left out, the weights of the others are scaled to add up to 1.',
  },
  recall_macro: {
    sentence: 'Plain mean of the recall of the classes: a rare class counts as much as a frequent one.',
    note: 'Equals balanced accuracy when every class has cases. A class without cases has 0/0: it enters as 0 or 1, or is left out, as you choose; balanced accuracy always leaves it out.',
  },
  recall_micro: {
    sentence: 'Recall from the counts of all classes added up: every case counts the same.',
    note: 'With one label per case this equals accuracy, micro precision and micro F1.',
  },
  recall_weighted: {
    sentence: 'Mean of the recall of the classes, each weighted by its number of true cases.',
    note: 'With one label per case this equals accuracy: the weights cancel the denominators.',
  },
  specificity_macro: {
    sentence: 'Plain mean of the specificity of the classes.',
    note: 'With many classes it is high almost by itself, as most cases are true negatives for each class.',
  },
  specificity_micro: {
    sentence: 'Specificity from the counts of all classes added up.',
    note: 'With one label per case it is 1 − error rate/(K − 1), so with many classes it is close to 1 even for a poor classifier.',
  },
  specificity_weighted: {
    sentence: 'Mean of the specificity of the classes, each weighted by its number of true cases.',
  },
  negative_predictive_value_macro: {
    sentence: 'Plain mean of the negative predictive value of the classes.',
    note: 'With many classes it is high almost by itself, as most cases are true negatives for each class.',
  },
  negative_predictive_value_micro: {
    sentence: 'Negative predictive value from the counts of all classes added up.',
    note: 'With one label per case it equals micro specificity.',
  },
  negative_predictive_value_weighted: {
    sentence: 'Mean of the negative predictive value of the classes, each weighted by its number of true cases.',
  },
  f1_macro: {
    sentence: 'Plain mean of the F1 of the classes: a rare class counts as much as a frequent one.',
    note: 'The mean of the class F1, as in scikit-learn and PyCM. Others take the F1 of macro precision and macro recall, a different number that is listed here as F1 of the macro averages.',
  },
  f1_micro: {
    sentence: 'F1 from the counts of all classes added up: every case counts the same.',
    note: 'With one label per case it equals accuracy, and so do micro precision and micro recall.',
  },
  f1_weighted: {
    sentence: 'Mean of the F1 of the classes, each weighted by its number of true cases.',
    note: 'It need not lie between weighted precision and weighted recall.',
  },
  f_beta_macro: {
    sentence: 'Plain mean of the F-beta of the classes: a rare class counts as much as a frequent one.',
  },
  f_beta_micro: {
    sentence: 'F-beta from the counts of all classes added up: every case counts the same.',
    note: 'With one label per case it equals accuracy, whatever β is.',
  },
  f_beta_weighted: {
    sentence: 'Mean of the F-beta of the classes, each weighted by its number of true cases.',
  },
  jaccard_macro: {
    sentence: 'Plain mean of the Jaccard index of the classes: a rare class counts as much as a frequent one.',
    note: 'Image segmentation calls it mean IoU.',
  },
  jaccard_micro: {
    sentence: 'Jaccard index from the counts of all classes added up: every case counts the same.',
    note: 'With one label per case it is accuracy/(2 − accuracy), so below accuracy unless that is 0 or 1.',
  },
  jaccard_weighted: {
    sentence: 'Mean of the Jaccard index of the classes, each weighted by its number of true cases.',
  },
  f1_of_macro_averages: {
    sentence: 'Harmonic mean of macro precision and macro recall.',
    note: 'Some course notes call this macro F1, but most libraries take the mean of the class F1, which is never larger if no class is left out. A printed 2PR/(P⁻¹ + R⁻¹) is a misprint of 2/(P⁻¹ + R⁻¹).',
  },
  g_mean_overall: {
    sentence: 'Root of the product of all class recalls: 0 as soon as one class is never recognised.',
    note: 'Only over the classes that have cases.',
  },

  // The matrix and its size.
  confusion_matrix: {
    sentence: 'How many cases of each true class were given each class.',
    note: "Rows are the truth here, columns the predictions. Some course notes, and R's caret, put the predictions in the rows: look at the axis names.",
  },
  confusion_matrix_row_normalized: {
    sentence: 'Where the cases of each true class went, as shares; the diagonal holds the recalls.',
    note: 'A row without cases is 0/0; scikit-learn fills it with zeros.',
  },
  confusion_matrix_column_normalized: {
    sentence: 'Where the cases given each class came from, as shares; the diagonal holds the precisions.',
    note: 'A column without cases is 0/0; scikit-learn fills it with zeros.',
  },
  joint_distribution: {
    sentence: 'Share of all cases in each cell; all shares add up to 1.',
  },
  sample_size: {
    sentence: 'How many cases there are in all.',
    note: 'The sum of the weights if cases have weights. Check it first: a wrong N makes every share wrong.',
  },
  class_count: {
    sentence: 'How many classes there are, those without cases included.',
  },
  correct_count: {
    sentence: 'How many cases were given their true class: the sum of the diagonal.',
  },
  error_count: {
    sentence: 'How many cases were given another class than their own: everything off the diagonal.',
  },

  // Accuracy.
  accuracy: {
    sentence: 'Share of cases that were given their true class.',
    note: 'With unequal classes compare it with the no-information rate, the accuracy of always answering the most frequent class.',
  },
  error_rate: {
    sentence: 'Share of cases that were given a wrong class.',
    note: 'With two classes it is α·(1 − π) + β·π, with π the prevalence, not α + β as in some course notes. The hamming_loss of scikit-learn gives the same number for one label per case.',
  },
  balanced_accuracy: {
    sentence: 'Mean recall of the classes: every class counts the same; one over the number of classes is guessing.',
    note: 'Classes without cases are always left out, as in scikit-learn. yardstick averages (recall + specificity)/2 of the classes instead, which differs with more than two classes.',
  },
  balanced_accuracy_adjusted: {
    sentence: 'Balanced accuracy on a scale where 0 is what guessing gives and 1 is perfect.',
    note: 'With two classes it is informedness. Only the classes that have cases are counted.',
  },
  class_balance_accuracy: {
    sentence: 'Mean over the classes of the smaller of precision and recall.',
    note: 'A class that is missing only from the truth or only from the predictions counts as 0; one that is missing from both is left out (PyCM gives no value then).',
  },
  no_information_rate: {
    sentence: 'Accuracy of always answering the most frequent class: what a classifier has to beat.',
  },
  accuracy_p_value: {
    sentence: 'Probability of at least as many correct predictions if the true accuracy were the no-information rate.',
    note: 'One-sided exact binomial test, for whole counts only. PyCM subtracts from 1, which loses all digits of small values.',
  },

  // Agreement.
  cohen_kappa: {
    sentence:
      'Agreement beyond what the class shares of truth and predictions give by chance: 0 is chance, 1 is perfect.',
    note: 'It can be low in spite of high accuracy when one class is very frequent, as chance then agrees often too. 0/0 when truth and predictions hold one and the same class only.',
  },
  cohen_kappa_linear: {
    sentence: 'Kappa for ordered classes: an error counts by how many steps it is off.',
    note: 'Only for classes with a meaningful order: another order gives another value. With two classes it is the plain kappa.',
  },
  cohen_kappa_quadratic: {
    sentence: 'Kappa for ordered classes: an error counts by the square of the steps it is off.',
    note: 'Only for classes with a meaningful order: another order gives another value. With two classes it is the plain kappa.',
  },
  cohen_kappa_weighted: {
    sentence: 'Kappa in which each kind of error counts as much as you set.',
    note: 'Needs a table of disagreement weights with a zero diagonal. Some texts use agreement weights instead, with ones on the diagonal.',
  },
  scott_pi: {
    sentence:
      'Agreement beyond chance, with chance from the pooled class shares of truth and predictions: 0 is chance.',
    note: "Never above Cohen's kappa, and equal to it if truth and predictions have the same class shares.",
  },
  bennett_s: {
    sentence: 'Agreement beyond chance, if chance picks every class equally often: 0 is chance, 1 is perfect.',
    note: 'Depends on accuracy and the number of classes only: listing a class that never occurs raises it.',
  },
  gwet_ac1: {
    sentence: 'Agreement beyond chance that stays high where one frequent class pulls kappa down: 1 is perfect.',
    note: 'Its chance term gets smaller the more one class dominates; that of kappa gets larger.',
  },
  krippendorff_alpha: {
    sentence: 'How much of the disagreement expected by chance is avoided: 0 is chance, 1 is perfect.',
    note: "Scott's pi with a correction for small samples; close to it when there are many cases. For whole counts only.",
  },
  bangdiwala_b: {
    sentence: 'Share of the area of an agreement chart that is exact agreement: 1 is perfect.',
    note: 'The chart draws a rectangle for each class, row total by column total, and in it the square of the correct cases.',
  },

  // Correlation and association.
  matthews_correlation: {
    sentence: 'Correlation between truth and prediction over the whole matrix: 1 is perfect, 0 is what guessing gives.',
    note: 'MCC = 0 does not imply independence. Beyond two classes −1 is in general not reached, and |MCC| = √(χ²/n) holds only for 2×2, without Yates. Undefined when all is one class in truth or predictions; scikit-learn: 0.',
  },
  chi_squared: {
    sentence: 'How far the matrix is from independence of truth and prediction: 0 is exact independence.',
    note: "Without Yates' continuity correction. Empty rows and columns are dropped. Grows with the number of cases; labels that are swapped consistently make it large too.",
  },
  chi_squared_p_value: {
    sentence: 'Probability of a chi-squared at least this large if truth and prediction are independent.',
    note: 'An approximation, rough where expected counts are below about 5. Undefined with a single non-empty row or column.',
  },
  cramers_v: {
    sentence: 'Strength of the association of truth and prediction: 0 is independence, 1 the strongest possible.',
    note: 'It does not ask whether the labels are right: swapping them consistently leaves it unchanged. Empty rows and columns do not count; PyCM counts them.',
  },
  lambda_true_given_predicted: {
    sentence: 'Share of the errors in guessing the true class that is avoided by knowing the prediction.',
    note: 'Compared with always guessing the most frequent class. 0 does not imply independence.',
  },
  lambda_predicted_given_true: {
    sentence: 'Share of the errors in guessing the predicted class that is avoided by knowing the truth.',
    note: 'Compared with always guessing the most frequent prediction. 0 does not imply independence.',
  },
};

/** The terms of the formulas, each after its symbol: "TP: cases of the class that were given that class". */
export const quantities = {
  true_positive: 'cases of the class that were given that class',
  false_positive: 'cases of other classes that were given the class',
  false_negative: 'cases of the class that were given another class',
  true_negative: 'cases of other classes that were not given the class',
  condition_positive: 'all cases of the class',
  condition_negative: 'all cases of the other classes',
  predicted_positive: 'all cases that were given the class',
  predicted_negative: 'all cases that were not given the class',
  cell: 'cases of class i that were given class j',
  diagonal: 'cases of class i that were given class i',
  row_total: 'total of the row: all cases of that class',
  column_total: 'total of the column: all cases that were given that class',
  sample_size: 'number of cases',
  correct_count: 'number of correct predictions',
  error_count: 'number of wrong predictions',
  class_count: 'number of classes',
  defined_classes: 'number of classes for which the averaged value is defined',
  row_count: 'number of rows with cases',
  column_count: 'number of columns with cases',
  beta: 'how many times as important recall is as precision',
  tversky_alpha: 'weight of false negatives',
  tversky_beta: 'weight of false positives',
  iba_alpha: 'weight of the difference between recall and specificity',
  net_benefit_threshold: 'probability from which on the class is predicted',
  base: 'base of the logarithm',
  kappa_weight: 'how much it counts to give class j to a case of class i',
  row_index: 'place of the true class in the order of classes',
  column_index: 'place of the predicted class in the order of classes',
  degrees_of_freedom: 'degrees of freedom: (rows with cases − 1) × (columns with cases − 1)',
  e: "Euler's number, 2.71828…",
  pi: 'the number pi, 3.14159…',
};

export type QuantityId = keyof typeof quantities;

/** Completes "Undefined: …". `{term}` is the part of the formula concerned. */
export const undefinedReasons: Record<Undefined['reason'], string> = {
  'zero-denominator': 'the denominator {term} is 0',
  'logarithm-of-zero': 'the logarithm or normal quantile of {term} is not finite',
  'out-of-domain': 'the function is not defined at this value of {term}',
  'needs-option': 'it needs an option that has not been set',
  'fractional-counts': 'it exists for whole counts only',
  'no-class': 'it is undefined for every class',
};
