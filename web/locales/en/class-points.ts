/** Texts about the points of a matrix in the ROC and precision-recall planes. Numbers and names are passed as text. */
export const classPoints = {
  titles: { roc: 'ROC', precisionRecall: 'Precision-recall' },
  descriptions: {
    roc: 'Plane of false positive rate and true positive rate',
    precisionRecall: 'Plane of recall and precision',
  },
  noPoint: 'without a point',

  /** Names of lines, short enough for a legend. */
  triangle: (area: string) => `Lines to the point: area ${area}`,
  isoAccuracy: (accuracy: string) => `Equal accuracy: ${accuracy}`,
  isoF: (value: string) => `Equal F1: ${value}`,
  isoFs: 'Equal F1: 0.2 … 0.8',
  simulated: 'Simulated scores',

  counts: (truePositives: string, falsePositives: string) => `TP ${truePositives} · FP ${falsePositives}`,
  rocPoint: (name: string, falsePositiveRate: string, recall: string) =>
    `${name}: false positive rate ${falsePositiveRate}, recall ${recall}`,
  precisionRecallPoint: (name: string, recall: string, precision: string) =>
    `${name}: recall ${recall}, precision ${precision}`,
  /** Accessible name of the handle. */
  point: (name: string) => `Point of ${name}: arrow keys change TP and FP`,

  drag: (positives: string, negatives: string) =>
    `Drag the point or press the arrow keys: P = ${positives} and N = ${negatives} stay.`,
  choose: 'Click a point to choose its class.',
  parts: {
    models: 'Each model has its point.',
    folds: 'Each fold has its point.',
    groups: 'Each group has its point.',
  },
  /** Texts that are shown when the reader tries to drag a point that is fixed. */
  fixed: {
    classes: 'With more than two classes the point cannot be dragged: many matrices would fit its new place.',
    parts: 'A point of several parts cannot be dragged: the parts could change in many ways.',
  },
  class: 'Class',
  classes: 'Points of the classes, one against the rest',
  allCases: 'all cases',

  area: (working: string, area: string) =>
    `Area below the lines to the point: (TPR + 1 − FPR) / 2 = ${working} = ${area}, the balanced accuracy.`,
  areaOfClass: (working: string, area: string, name: string) =>
    `Area below the lines to the point: (TPR + 1 − FPR) / 2 = ${working} = ${area}, the balanced accuracy of ${name} against the rest.`,
  onlyScores: 'A matrix gives one point of the curve. The rest of it needs scores.',

  noRecall: (names: string) => `No point of ${names}: no case is of the class, so recall is 0/0.`,
  noFalsePositiveRate: (names: string) =>
    `No ROC point of ${names}: every case is of the class, so the false positive rate is 0/0.`,
  noPrecision: (names: string) => `No precision-recall point of ${names}: it is never predicted, so precision is 0/0.`,
};

export type ClassPointTexts = typeof classPoints;
