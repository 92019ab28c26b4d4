export const tabs = {
  curveSectionsLabel: 'Curves of',
  curveSections: {
    data: 'Scores',
    curves: 'Points or formulas',
    landscape: 'Fβ landscape',
  },
  simulator: 'Simulate scores',
  needs: {
    curves:
      'Curves need, for each case, the truth and a score: how sure the classifier is that the case is positive. Paste both, or begin with an example.',
    information:
      'Information is worked out from counts: a confusion matrix, true and predicted labels, or a distribution. Paste one, or begin with an example.',
    export:
      'Programs and reports exist for pasted labels, matrices, scores and probabilities. Paste one of these, or begin with an example. Every table of the page has “Copy / save” beside it.',
  },
  noClasses:
    'Truth and predictions have no class in common: without a right prediction, no class has a point of a curve.',
  atThreshold: 'See the matrix of your scores at a threshold',
};

export type TabTexts = typeof tabs;
