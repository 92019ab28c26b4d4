import { pictures } from './pictures.ts';

/** Texts of the plots. Numbers are passed as text with their decimals. */
export const plots = {
  axes: {
    falsePositiveRate: 'False positive rate FPR = FP / N',
    truePositiveRate: 'True positive rate TPR = TP / P',
    falseNegativeRate: 'False negative rate FNR = FN / P',
    recall: 'Recall = TP / P',
    precision: 'Precision = TP / (TP + FP)',
    sharePredicted: 'Share predicted positive (TP + FP) / (P + N)',
    lift: 'Lift = precision / (P / (P + N))',
    recallGain: 'Recall gain (0: the prevalence)',
    precisionGain: 'Precision gain (0: the prevalence)',
    threshold: 'Threshold t',
    score: 'Score',
    rates: 'TPR and FPR',
    probabilityCost: 'Share of positives, weighted by cost',
    normalizedCost: 'Expected cost (1: the worst)',
    meanProbability: 'Mean predicted probability',
    shareOfPositives: 'Share that is positive',
    value: 'Value',
    cases: 'Cases: positives up, negatives down',
  },

  titles: {
    roc: 'ROC curve',
    precisionRecall: 'Precision-recall curve',
    histogram: 'Histogram of the scores',
    calibration: 'Calibration',
    det: 'Detection error trade-off (DET)',
    gain: 'Gain',
    lift: 'Lift',
    precisionRecallGain: 'Precision-recall-gain curve',
    kolmogorovSmirnov: 'Kolmogorov–Smirnov',
    cost: 'Cost curve',
    againstThreshold: 'Metrics against the threshold',
  },

  /** Short names of the plots, for the buttons that choose one. */
  names: {
    calibration: 'Calibration',
    det: 'DET',
    gain: 'Gain',
    lift: 'Lift',
    precisionRecallGain: 'PR gain',
    kolmogorovSmirnov: 'KS',
    cost: 'Cost',
    againstThreshold: 'Metrics',
  },

  /** Sentence below the title that says what to look at. */
  hints: {
    roc: 'Drag the point. Nearer the top left is better.',
    precisionRecall: 'Nearer the top right is better.',
    histogram: 'Drag the line. Right of it is predicted positive.',
    histogramLower: 'Drag the line. Left of it is predicted positive.',
    calibration:
      'Of the cases given probability 0.7, are 70 % positive? Then the points lie on the diagonal. Larger points stand for more cases.',
    det: 'Both error rates, on axes of normal deviates: the nearer to the bottom left corner, the better. Normally distributed scores give straight lines.',
    gain: 'Of all positives, the share found when the highest-ranked cases are predicted positive.',
    lift: 'How many times more positives there are among the predicted ones than among all cases.',
    precisionRecallGain:
      'The nearer to the top right corner, the better; below the axis precision is lower than the prevalence. Areas under it, and straight lines, mean what they do in the ROC plot.',
    kolmogorovSmirnov: 'The largest gap between both rates is the Kolmogorov–Smirnov statistic.',
    cost: 'The least expected cost that any threshold reaches, for every mix of classes and costs. Always saying one class gives the triangle.',
    againstThreshold:
      'What each threshold makes of accuracy, F and MCC. The best threshold of one is not that of another.',
  },

  plotOf: (title: string, models: readonly string[]) => `${title} of ${new Intl.ListFormat('en').format(models)}`,

  chance: 'chance',
  perfect: 'perfect',
  hull: 'Convex hull',
  band: (level: string) => `Confidence band, ${level} %`,
  isoCost: 'Equal cost as at the point',
  interpolated: 'Interpolated',
  equalErrorRate: (value: string) => `EER = ${value}`,
  prevalence: (value: string) => `prevalence ${value}`,
  largestGap: (value: string) => `KS = ${value}`,
  isoF: (beta: string, value: string) => `F${beta} = ${value}`,
  alwaysPositive: 'always positive',
  alwaysNegative: 'always negative',
  truePositiveRate: 'TPR: of the positives',
  falsePositiveRate: 'FPR: of the negatives',
  accuracy: 'Accuracy',
  f: (beta: string) => `F${beta}`,
  mcc: 'MCC',

  /** Switches that show or hide lines and areas. */
  show: 'Show',
  switches: {
    diagonal: 'Chance',
    equalErrorRate: 'EER line',
    hull: 'Convex hull',
    band: 'Confidence band',
    isoCost: 'Equal cost',
    area: 'Area',
    isoF: 'Equal F',
    interpolated: 'Interpolated PR',
  },
  switchHints: {
    diagonal: 'What guessing gives: in the ROC plot the diagonal, in the other the prevalence P / (P + N)',
    equalErrorRate: 'From (0, 1) to (1, 0): where the curve crosses it, FPR = FNR',
    hull: 'What mixing the thresholds at random can reach (ROC)',
    band: 'Holds the whole true curve with the confidence stated (ROC)',
    isoCost: 'All that lies on it is as dear as the chosen point; above and to the left it is cheaper (ROC)',
    area: 'The area under the curve: AUC, and average precision',
    isoF: 'Along each of them F is the same (precision-recall)',
    interpolated: 'Each precision is replaced by the largest at equal or higher recall',
  },

  point: 'Threshold',
  atThreshold: 'At the chosen threshold',
  atPointer: 'At the pointer',
  readings: {
    threshold: 'Threshold',
    truePositives: 'TP',
    falsePositives: 'FP',
    truePositiveRate: 'TPR',
    falsePositiveRate: 'FPR',
    precision: 'Precision',
    recall: 'Recall',
    f1: 'F1',
  },
  rocPoint: (threshold: string, truePositiveRate: string, falsePositiveRate: string) =>
    `threshold ${threshold}: true positive rate ${truePositiveRate}, false positive rate ${falsePositiveRate}`,
  precisionRecallPoint: (threshold: string, precision: string, recall: string) =>
    `threshold ${threshold}: precision ${precision}, recall ${recall}`,

  view: 'View',
  asPlots: 'Plots',
  asTable: 'Table',
  tableTitle: 'The points of the curves: one per distinct score',
  morePoints: (count: string) => `… and ${count} more.`,

  ...pictures,
  enlarge: (title: string) => `Large view: ${title}`,
  close: 'Close',

  riskLines: {
    title: (state: string) => `Risk against the probability of ${state}`,
    intro:
      'Every action is a straight line: its loss in one state at the left end, in the other at the right. The lowest line is the decision; it changes where two lines cross.',
    description: (state: string, changes: string) =>
      `The risk of each action over the probability of ${state}, straight lines${changes && `; the decision changes at ${changes}`}`,
    probability: (state: string) => `Probability of ${state}`,
    risk: 'Risk',
  },

  morePlots: 'More plots',
  drawing: 'Drawing …',
  noRoc: 'There is no ROC curve: it needs positive and negative cases.',
  noPrecisionRecall: 'There is no precision-recall curve: it needs positive cases.',
  noCurve: 'These data have no such curve.',
  noCalibration: 'Calibration is about probabilities, and these scores are none.',
  bins: 'Bins',
  binning: 'Bins of',
  binnings: { 'equal-width': 'equal width', 'equal-mass': 'equally many cases' },
};

export type PlotTexts = typeof plots;
