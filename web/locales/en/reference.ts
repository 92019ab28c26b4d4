import type { MetricInfo } from '../../core/types/metric-info.ts';
import type { ReportOptions } from '../../core/types/report.ts';

/** Texts of the reference page. Counts are passed as text. */
export const reference = {
  title: 'Reference',
  intervals:
    'The intervals that “± Intervals” shows come from the derivative of each formula (delta method). In 2,000 random samples from a population of three classes, 95 % intervals held the true number this often: of 50 cases accuracy 92 %, macro F1 88 %, Cohen’s kappa 93 %, MCC 92 %, mutual information 90 %; of 200 cases 94 to 95 %; of 1,000 cases 95 %. With few cases they are too short.',
  introduction: (metrics: string) =>
    `All ${metrics} metrics: what each one says, its formula, range and source, and where libraries differ. In tables the rows are the truth.`,
  back: 'Back to the calculator',
  search: 'Search the reference',
  searchHint: 'Name, symbol, or name in a library',
  found: (metrics: number) => (metrics === 1 ? '1 metric' : `${metrics} metrics`),
  nothingFound: 'No metric has all these words in its name, symbol, sentence or other names.',
  unknown: (id: string) => `There is no metric with the identifier “${id}”. Look for it in the list.`,
  contents: 'Contents',
  theClass: 'the class',
  letters: 'Letters',
  direction: 'Direction',
  zeroByZero: '0/0',
  zeroByZeroMeanings: {
    never: 'Cannot occur.',
    replaced: 'Counts as 0, as 1 or is left out, as chosen under “0/0”; the same value enters averages over classes.',
    averaged: 'A class where it is 0/0 counts as 0, as 1 or is left out, as chosen under “0/0”.',
    inherited: 'The values in its formula count as chosen under “0/0”; if it is still 0/0, it is undefined.',
    average: 'A class where it is 0/0 is left out of the average, whatever is chosen under “0/0”.',
    undefined: 'Undefined, and shown as such, whatever is chosen under “0/0”.',
  },
  values: 'Values',
  perClass: { yes: 'per class', no: 'for all the data' },
  shapes: {
    scalar: 'a number',
    matrix: 'a number per cell of the matrix',
    pairs: 'a table of two rows and two columns',
    interval: 'a low and a high end',
    word: 'a word',
    decisions: 'true and false negatives and positives, in two rows and two columns',
    curve: 'points, which are drawn',
    table: 'a number per observation and action or class',
    choice: 'the name of an action or class',
  } satisfies Record<MetricInfo['shape'], string>,
  needs: 'Data needed',
  needed: {
    classes: 'labels, or a matrix with the same classes in rows and columns',
    groups: 'labels, or any table of counts: rows and columns may be different groups, as of two clusterings',
    'four-cells': 'a table of two rows and two columns',
    proportion: 'a number of successes and a number of trials',
    rivals: 'two classifiers on the same cases',
    report: 'a printed report',
    scores: 'a score per case and which cases are positive',
    'probability-scores': 'a probability per case and which cases are positive',
    'decision-scores': 'a logit or margin per case and which cases are positive',
    'two-models': 'the scores of two models for the same cases',
    'true-class-probabilities': 'the probability that each case was given for its true class',
    'class-probabilities': 'a probability per case and class',
    'class-scores': 'a number per case and class',
    'class-decision-values': 'a logit or margin per case and class',
    'label-sets': 'a set of labels per case',
    'predicted-sets': 'a true and a predicted set of labels per case',
    'label-scores': 'a set of labels per case and a score per label',
    losses: 'the loss of every action in every state, and the probabilities of the states',
    posteriors: 'the posterior probabilities of the classes or states',
    likelihoods: 'the priors of the states and the likelihoods of the observations',
    'reject-losses': 'the losses of a rejection and of an error, and the posterior probabilities of the classes',
    'known-truth':
      'the losses of a rejection and of an error, the posterior probabilities, and the true class of every observation',
    costs: 'what right and wrong decisions between two classes cost',
    'cost-ratio': 'the cost of a false negative divided by that of a false positive',
    test: 'how probable the positive class is, and the sensitivity and specificity of a test',
    rates: 'the precision and the recall of each class',
    values: 'values and their probabilities',
    distribution: 'a probability distribution',
    'two-distributions': 'two probability distributions of the same outcomes',
    raters: 'ratings of the same items by two or more raters',
    'ranked-list': 'the results of a query, best first',
    'ranked-lists': 'the results of several queries',
    'ranked-boxes': 'objects and detections with their boxes',
  } satisfies Record<MetricInfo['needs'], string>,
  grades: 'Grades',
  grading: 'Grades the value of',
  gradedBy: 'In words',
  optionsUsed: 'Depends on',
  options: {
    zeroDivision: 'what 0/0 counts as (as 0 unless set)',
    base: 'the base of the logarithms (2 unless set)',
    beta: 'β (1 unless set)',
    tverskyAlpha: 'α, the weight of false negatives (0.5 unless set)',
    tverskyBeta: 'β, the weight of false positives (0.5 unless set)',
    ibaAlpha: 'α (1 unless set)',
    netBenefitThreshold: 'the threshold probability (0.5 unless set)',
    level: 'the level of the interval (95 % unless set)',
    vBeta: 'β, the weight of completeness (1 unless set)',
    kappaWeights: 'weights of the confusions, to be given',
    costMatrix: 'a cost matrix, to be given',
    priors: 'shares of the classes, as in the data unless given',
    classWeights: 'weights of the classes, all alike unless given',
    threshold: 'the threshold (0.5 unless set)',
    maxFpr: 'the largest false positive rate f (0.1 unless set)',
    k: 'k, to be given',
    mapK: 'how many cases per class count, to be given',
    bins: 'the number of bins (10 unless set)',
    clip: 'how far probabilities are kept from 0 and 1 (not at all unless set)',
    atSpecificity: 'the specificity required (0.95 unless set)',
    atSensitivity: 'the sensitivity required (0.95 unless set)',
    atPrecision: 'the precision required (0.9 unless set)',
    atRecall: 'the recall required (0.9 unless set)',
    severityRatio:
      'the cost of a false positive divided by that of a false negative (positives / negatives unless set)',
  } satisfies Record<Exclude<keyof ReportOptions, 'intervals' | 'metrics' | 'task' | 'model'>, string>,
  otherNames: 'Called elsewhere',
  note: 'Note',
  family: 'Not to be confused with',
  tier: 'Use',
  tiers: { 1: 'basic', 2: 'standard', 3: 'specialist' } satisfies Record<MetricInfo['tier'], string>,
  link: 'Link to this entry',
};

export type Reference = typeof reference;

/** Texts of the card of a metric on which sources differ. */
export const conventions = {
  title: 'Conventions',
  introduction: 'Sources differ here. On your data:',
  choice: 'Convention',
  value: 'Value',
  difference: 'Difference',
  same: 'same',
  current: 'as shown here',
  kinds: {
    family: { title: 'Often confused', text: '' },
    zeroDivision: {
      title: 'What 0/0 counts as',
      text: 'scikit-learn counts it as 0 and warns; PyCM and caret leave it undefined.',
    },
    base: {
      title: 'Base of the logarithms',
      text: 'The same amount in other units: PyCM gives bits, scikit-learn and aricode give nats.',
    },
    orientation: {
      title: 'What the rows are',
      text: 'scikit-learn and PyCM put the truth in rows, caret and yardstick put it in columns. A table read the wrong way round gives the other value.',
    },
    level: {
      title: 'Level of the interval',
      text: '95 % is a habit, not a law: the surer the interval is to hold the true value, the longer it gets.',
    },
  },
  choices: {
    zeroDivision: { zero: 'as 0', one: 'as 1', undefined: 'left out' },
    base: { 2: 'base 2 (bits)', e: 'base e (nats)', 10: 'base 10 (hartleys)' },
    orientation: { rows: 'rows are the truth', columns: 'columns are the truth' },
  },
  level: (percent: string) => `${percent} %`,
};

export type Conventions = typeof conventions;

const labelAverages =
  'Micro adds up the counts of all labels, macro counts every label alike, weighted counts each by its cases, and samples is the mean over the cases. scikit-learn makes you choose.';

/** Families of metrics that are easily confused: their differences, and the fields or sources that use each. */
export const families = {
  random_accuracy:
    'Chance agreement from the shares of truth and predictions as they are, as in Cohen’s kappa, or from the mean of both, as in Scott’s pi.',
  precision_average:
    'Macro counts every class alike, weighted counts each by its cases, micro adds up the counts first. scikit-learn makes you choose; yardstick takes macro for more than two classes.',
  recall_average:
    'Macro counts every class alike and is the balanced accuracy of scikit-learn; micro and weighted are the accuracy. Who writes only “recall” for more than two classes may mean any of them.',
  specificity_average:
    'Macro counts every class alike, weighted counts each by its cases, micro adds up the counts first. yardstick takes macro; imbalanced-learn averages only if told how.',
  negative_predictive_value_average:
    'Macro counts every class alike, weighted counts each by its cases, micro adds up the counts first. yardstick takes macro; PyCM gives macro and micro.',
  false_positive_rate_average:
    'Macro counts every class alike, weighted counts each by its cases, micro adds up the counts first. PyCM gives macro and micro.',
  false_negative_rate_average:
    'Macro counts every class alike; micro and weighted are the error rate. PyCM gives macro and micro.',
  false_discovery_rate_average:
    'Macro counts every class alike, weighted counts each by its cases, and micro adds up the counts first, which gives the error rate. Say which one you report.',
  false_omission_rate_average:
    'Macro counts every class alike, weighted counts each by its cases, micro adds up the counts first. Say which one you report.',
  f1_average:
    'Macro F1 is the mean of the class F1 for scikit-learn and PyCM, but the F1 of macro precision and macro recall for Sokolova and Lapalme (2009), which is never lower. Micro is the accuracy.',
  f_beta_average:
    'Macro counts every class alike, weighted counts each by its cases, micro adds up the counts first and is the accuracy. scikit-learn makes you choose; yardstick takes macro for more than two classes.',
  jaccard_average:
    'Macro counts every class alike and is the mean IoU of image segmentation; weighted counts a class by its cases, micro adds up the counts first. scikit-learn makes you choose.',
  accuracy:
    'Accuracy is the share of cases that are right. Averaged over the classes one against the rest, confusions among the other classes count as right: Sokolova and Lapalme (2009) call this average accuracy, PyCM ACC Macro.',
  error_rate:
    'The share of cases that are wrong, or the mean of the shares one against the rest, which Sokolova and Lapalme (2009) call error rate and which is lower with more than two classes.',
  balanced_accuracy:
    'scikit-learn takes the mean recall, and with adjusted=True puts guessing at 0; yardstick takes the mean of recall and specificity over the classes, PyCM’s AUNU. AUNP weights that by cases; class balance accuracy divides by the larger total.',
  overall_random_accuracy:
    'Agreement expected by chance from the shares of truth and predictions as they are (Cohen’s kappa) or from the mean of both (Scott’s pi).',
  kappa:
    'They differ in what counts as chance: both sets of shares (Cohen: scikit-learn, caret, yardstick), their mean (Scott), all classes alike (Bennett), one half (no prevalence), or a term that shrinks where one class dominates (Gwet).',
  weighted_kappa:
    'How much worse a distant confusion is: by its distance (linear), by the square of it (quadratic), or by a table of your own. scikit-learn and yardstick weight only if told to.',
  krippendorff_alpha:
    'The classes are mere names, have an order, have distances, or weights of your own. irr’s kripp.alpha takes them as names unless told otherwise.',
  cramers_v:
    'All turn χ² into a number from 0 to 1: Cramér divides by the shorter side of the table, Tschuprow by the geometric mean of both, Pearson’s C cannot reach 1. torchmetrics corrects V for bias unless told otherwise; PyCM and SciPy do not.',
  ordinal_mae:
    'How many steps a prediction is off, in the mean over all cases, or over the classes each counted alike, as in imbalanced-learn, which a rare class changes as much as a frequent one.',
  rank_correlation:
    'They differ in pairs that are tied: gamma leaves them out, Somers’ D counts those that are tied in the predictions only, τ-b allows for ties on both sides. kendalltau of SciPy gives τ-b.',
  cohen_kappa: 'The number is the same; where a word ends is a convention of each author.',
  rand_index:
    'The Rand index counts pairs on which both groupings agree and is high even for random groups; the adjusted one subtracts what chance gives. rand_score and adjusted_rand_score in scikit-learn.',
  normalized_mutual_information:
    'The same information divided by the arithmetic mean of the entropies (scikit-learn, and the V-measure), the geometric mean (scikit-learn before 0.22), the smaller, the larger (aricode), or the joint entropy.',
  adjusted_mutual_information:
    'Chance is subtracted from all; they divide by the arithmetic mean of the entropies (scikit-learn), the larger (aricode), the geometric mean, or the smaller.',
  purity:
    'Purity looks for the best class of each group, inverse purity for the best group of each class; best-match accuracy lets each class have one group only, as papers on deep clustering do.',
  accuracy_interval:
    'PyCM gives Wald’s, which is too short near 0 and 1; caret and R’s binom.test give the exact one of Clopper and Pearson, wider than needed. Wilson’s is prop.test without correction; Agresti and Coull’s has its centre.',
  proportion_interval:
    'statsmodels gives Wald’s unless told otherwise, R’s prop.test Wilson’s with continuity correction, binom.test the exact one of Clopper and Pearson. Jeffreys’ is Bayesian; Agresti and Coull’s has Wilson’s centre.',
  kappa_error:
    'PyCM gives the simple one of Cohen (1960); vcd, statsmodels and psych the asymptotic one of Fleiss, Cohen and Everitt (1969). The one under independence is for testing κ = 0, not for an interval.',
  mcnemar_statistic:
    'R’s mcnemar.test subtracts 1 for continuity unless told otherwise, which makes it more cautious; McNemar (1947) did not.',
  mcnemar_p_value:
    'R’s mcnemar.test gives the corrected one, mcnemar of statsmodels the exact one unless told otherwise. With few disagreements the two approximate ones are rough; mid-p is less cautious than the exact one.',
  roc_area:
    'The whole area, the hull’s, or the part with few false positives, as it is or standardised (McClish 1989): scikit-learn’s max_fpr gives the standardised one, pROC either.',
  precision_recall_area:
    'average_precision_score adds up steps; auc(recall, precision) draws straight lines, which flatters; Davis and Goadrich interpolate rightly; VOC and TREC first raise each precision to the best at equal or higher recall.',
  threshold:
    'Each is best for one purpose: a threshold that is best for F1 is rarely best for accuracy or for the rates.',
  brier:
    'The mean squared error of the probability of the positive class, or the sum of it over all classes, which is twice as much for two classes.',
  log_loss:
    'Of probabilities or of logits; scikit-learn clips probabilities away from 0 and 1, others give an infinite loss. Perplexity is e to the power of the log loss.',
  calibration_error:
    'Of the positive class or of the class predicted; mean, maximum or root mean square over bins. How many bins there are changes the number.',
  auc_interval: 'DeLong’s needs no distribution; Hanley and McNeil’s assumes one and uses the area alone.',
  h_measure: 'They differ in the distribution assumed for the cost ratio.',
  label_precision: labelAverages,
  label_recall: labelAverages,
  label_f1: labelAverages,
  label_f_beta: labelAverages,
  label_jaccard: labelAverages,
  label_roc_auc: labelAverages,
  label_average_precision: labelAverages,
};

export type FamilyId = keyof typeof families;
