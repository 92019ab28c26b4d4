export const decisionLab = {
  title: 'Decision lab',
  intro: 'From probabilities and losses to the best decision, every number worked out.',
  sections: {
    loss: 'Losses',
    test: 'Bayes’ theorem: a test',
    costs: 'Costs of two classes',
    reject: 'Rejecting',
    squared: 'Squared loss',
  },
  sectionsLabel: 'Parts of the lab',
};

export type DecisionLabTexts = typeof decisionLab;
