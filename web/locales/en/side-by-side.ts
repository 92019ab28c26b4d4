export const sideBySide = {
  title: { models: 'Models side by side', folds: 'Folds side by side', groups: 'Groups side by side' },
  part: { models: 'Model', folds: 'Fold', groups: 'Group' },
  whole: 'All cases together',
  mean: 'Mean ± standard deviation',
  meanAlone: 'Mean',
  deviation: 'Standard deviation',
  difference: 'Largest − smallest',
  ratio: 'Smallest ÷ largest',
  show: (part: string) => `Show ${part} on the whole page`,
  shown: (part: string) => `The page shows ${part}.`,
  showWhole: 'Show all cases',
  best: 'best, and by more than chance',
  worst: 'worst group',
  spread: (name: string) => `${name} of each part`,
  /** Explanations of why the value of all cases is not the mean of the parts. */
  pooled: {
    folds: (of: { name: string; pooled: string; mean: string; working: string }) =>
      `${of.name} of all cases together is ${of.pooled}; the mean of the folds is ${of.working} = ${of.mean}. In the mean every fold counts alike, in the other every case does (Forman and Scholz 2010).`,
    groups: (of: { name: string; pooled: string; mean: string; working: string }) =>
      `${of.name} of all cases together is ${of.pooled}; the mean of the groups is ${of.working} = ${of.mean}. In the mean every group counts alike, in the other every case does.`,
  },
  cochran: (of: { q: string; df: string; p: string; isChance: boolean }) =>
    `Cochran’s Q = ${of.q} with ${of.df} degrees of freedom, p = ${of.p}: ${
      of.isChance ? 'chance may explain that some are right more often.' : 'they are not right equally often.'
    }`,
  pairs: {
    models: 'Pairs of models: McNemar’s exact test',
    scores: 'Pairs of models: the test of DeLong et al. (1988)',
    note: 'Corrected by Holm’s method (1979), because several pairs are tested at once.',
    first: 'First',
    second: 'Second',
    p: 'p',
    difference: (name: string) => `First − second: ${name}`,
    adjusted: 'p, corrected',
    /** Text below the list, which contains only the pairs with the smallest p. */
    more: (hidden: number) => `${hidden} more pairs have a larger p.`,
  },
  matrices: {
    title: 'Difference of two matrices',
    note: 'In each row the share of its cases, in percentage points: blue where the first part has more, orange where the second has.',
    first: 'First',
    second: 'Second',
  },
  fairness: {
    title: (positive: string) => `Fairness: is “${positive}” predicted alike in all groups?`,
    criterion: 'Criterion',
    compares: 'Compares',
    difference: 'Largest difference',
    ratio: 'Ratio',
    parity: ['Demographic parity', 'how often it is predicted'],
    opportunity: ['Equal opportunity (Hardt et al. 2016)', 'recall'],
    odds: ['Equalised odds (Hardt et al. 2016)', 'recall and false positive rate'],
    predictive: ['Predictive parity (Chouldechova 2017)', 'precision'],
    /** @param rates the share of the positive class in each group */
    exclude: (rates: string) =>
      `“Equalised odds” and “predictive parity” cannot both hold where the classes are not equally frequent in all groups and the prediction is not perfect (Chouldechova 2017). Here the positive class makes up ${rates}.`,
    ofGroup: (share: string, group: string) => `${share} in ${group}`,
  },
};

export type SideBySideTexts = typeof sideBySide;
