/** Names and texts of the options of metrics. */
export const parameters = {
  numbers: {
    beta: 'β of F-beta',
    tverskyAlpha: 'Tversky α (FN)',
    tverskyBeta: 'Tversky β (FP)',
    ibaAlpha: 'α of IBA',
    netBenefitThreshold: 'Threshold of net benefit',
    vBeta: 'β of the V-measure',
    maxFpr: 'Largest FPR of the partial AUC',
    k: 'k of the first k',
    mapK: 'k of mAP@k',
    bins: 'Bins of calibration',
    clip: 'Clip probabilities at',
    atSpecificity: 'Specificity required',
    atSensitivity: 'Sensitivity required',
    atPrecision: 'Precision required',
    atRecall: 'Recall required',
    severityRatio: 'Severity ratio FP : FN',
  },
  level: 'Level of intervals',
  weights: {
    kappaWeights: {
      label: 'Weights of weighted kappa',
      hint: (classes: number) => `${classes} rows of ${classes} numbers: how bad each confusion is, 0 on the diagonal.`,
    },
    classWeights: {
      label: 'Class weights of the log loss',
      hint: (classes: number) => `${classes} numbers, in the order of the classes: how much the cases of each count.`,
    },
  },
  base: 'Logarithms',
  bases: { 2: 'base 2 (bits)', e: 'base e (nats)', 10: 'base 10' },
};

export type ParameterTexts = typeof parameters;
