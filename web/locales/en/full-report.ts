import type { Kind } from '../../core/types/problem.ts';
import type { ReportOptions } from '../../core/types/report.ts';

const kinds: Record<Kind, string> = {
  labels: 'true and predicted classes, case by case',
  matrix: 'a confusion matrix',
  counts: 'counts',
  scores: 'true classes and scores',
  probabilities: 'true classes and numbers for every class',
  multilabel: 'sets of labels',
  decision: 'a decision problem',
  distributions: 'probability distributions',
  raters: 'the ratings of several raters',
  ranked: 'ranked lists',
  'class-counts': 'counts of each class against the rest',
  report: 'a printed report',
};

const countedKinds: Partial<Record<Kind, string>> = {
  labels: 'true and predicted classes with their counts',
  scores: 'scores with the counts of both classes',
};

const options: Record<Exclude<keyof ReportOptions, 'intervals' | 'metrics'>, string> = {
  zeroDivision: '0/0',
  base: 'Base of logarithms',
  beta: 'β of F-beta',
  tverskyAlpha: 'Tversky α (FN)',
  tverskyBeta: 'Tversky β (FP)',
  ibaAlpha: 'α of IBA',
  netBenefitThreshold: 'Threshold of net benefit',
  level: 'Level of intervals',
  vBeta: 'β of the V-measure',
  kappaWeights: 'Weights of weighted kappa',
  costMatrix: 'Losses',
  priors: 'Priors',
  task: 'Task',
  model: 'Model',
  threshold: 'Threshold',
  maxFpr: 'Largest FPR of the partial AUC',
  k: 'k of the first k',
  mapK: 'k of mAP@k',
  bins: 'Bins of calibration',
  classWeights: 'Class weights of the log loss',
  clip: 'Probabilities clipped at',
  atSpecificity: 'Specificity required',
  atSensitivity: 'Sensitivity required',
  atPrecision: 'Precision required',
  atRecall: 'Recall required',
  severityRatio: 'Severity ratio FP : FN',
};

/** Texts of the full report, which is printed. Counts are passed as text. */
export const fullReport = {
  title: 'Report',
  print: 'Print or save as PDF',
  working: (done: string, all: string) => `Working out the formulas: ${done} of ${all}`,
  failed: 'The report could not be worked out, which should not happen. Reload the page.',
  data: 'Data',
  kinds,
  /** Names of the kinds of data whose weights are counts. */
  countedKinds,
  read: ({ kind, cases, classes }: { kind: string; cases: string; classes: string }) =>
    `Read as ${kind}. Cases: ${cases}. Classes: ${classes}.`,
  positive: 'Positive class',
  lowerIsPositive: 'Lower scores are more positive.',
  case: 'Case',
  row: 'Row',
  group: 'Group',
  fold: 'Fold',
  truth: 'True',
  predicted: 'Predicted',
  score: 'Score',
  weight: 'Weight',
  count: 'Cases',
  excerpt: (first: string, last: string, all: string) =>
    `The first ${first} and the last ${last} of ${all} cases, at most eight columns of each.`,
  excerptOfGroups: (first: string, last: string, all: string) =>
    `The first ${first} and the last ${last} of ${all} groups of equal cases.`,
  matrix: 'Confusion matrix: rows are the truth, columns the predictions',
  corner: 'true \\ predicted',
  tooLarge: 'The matrix has too many cells for paper.',
  curves: 'Curves',
  optionsUsed: 'Conventions used',
  options,
  zeroDivision: { zero: 'counts as 0', one: 'counts as 1', undefined: 'is left out' },
  headline: 'Main results',
  metrics: 'All metrics',
  classes: (label: string) => `The formulas of metrics with a value per class are worked for “${label}”.`,
  values: 'Every class',
  more: (count: string) => `and ${count} more`,
  isUndefined: 'undefined',
  because: 'because',
  replaced: (value: string) => `counted as ${value}`,
  leftOut: 'left out',
};

export type FullReportTexts = typeof fullReport;
