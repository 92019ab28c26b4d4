export const decisionLab = {
  title: 'Decision lab',
  intro: 'From probabilities and losses to the best decision, every number worked out.',
  back: 'Back to the metrics',
  sections: {
    loss: 'Losses',
    costs: 'Costs of two classes',
    reject: 'Rejecting',
    squared: 'Squared loss',
    landscape: 'Fβ landscape',
    curves: 'Curves from points or formulas',
  },
  sectionsLabel: 'Parts of the lab',
};

export type DecisionLabTexts = typeof decisionLab;
