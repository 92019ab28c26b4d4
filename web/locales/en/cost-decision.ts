/** Texts of the section on two classes with costs. Numbers are passed as text with their decimals. */
export const costDecision = {
  title: 'Two classes with costs',
  intro:
    'What does each decision cost? “Positive” is decided where it costs less on average: from a threshold that need not be 1/2.',

  costs: 'Cost of each decision, in any unit',
  gain: 'A gain is a negative cost.',
  truly: { negative: 'Truly negative', positive: 'Truly positive' },
  decided: { negative: 'Decided negative', positive: 'Decided positive' },
  /** Names of the cells; the first digit of a key is the true class, the second the decision. */
  cells: { l00: 'true negative', l01: 'false positive', l10: 'false negative', l11: 'true positive' },
  cellLabel: (cell: string, truth: string, decision: string) => `${cell}: ${truth}, ${decision}`,
  ratio: 'c: cost of a false negative divided by that of a false positive',
  ratioHint: 'Sets the cost of a false positive to 1 and of a false negative to c; right decisions cost nothing.',
  prevalence: 'Share of positives where decisions are made',
  samplePrevalence: (share: string) => `In the data: ${share}`,
  resetPrevalence: 'As in the data',
  faults: {
    cost: 'A number is expected, such as 5, 0.5 or −1.',
    ratio: 'A number from 0 up is expected, such as 5.',
    prevalence: 'A number between 0 and 1 is expected, or per cent: 0.02 or 2 %.',
  },
  lastRead: 'The result is that of the last valid numbers.',

  thresholds: 'Threshold: least probability for “positive”',
  threshold: 'With these costs',
  specialCase: (falsePositive: string, falseNegative: string) =>
    `Right decisions cost nothing, so it is ℓ₀₁/(ℓ₀₁ + ℓ₁₀) = ${falsePositive}/(${falsePositive} + ${falseNegative}).`,
  generalCase: 'Only the extra cost of a wrong decision counts: ℓ₀₁ − ℓ₀₀ and ℓ₁₀ − ℓ₁₁.',
  ratioThreshold: (ratio: string) => `If a false negative costs ${ratio} times as much: 1/(1 + c)`,
  shiftedThreshold: 'On the probabilities of these data',
  sameShares: 'The share of positives is that of the data, so it is the same threshold.',
  otherShares: (share: string, sample: string) =>
    `If the probabilities are calibrated, they are so where the share of positives is ${sample}. Decisions are made where it is ${share}: the threshold moves, the model stays.`,

  onData: 'The same decision on data',
  noData: 'With scores or probabilities of two classes, the decision is seen on the ROC curve, too.',
  useExample: 'Show it with 20 cases (Fawcett 2006)',
  ofExample: 'An example: the 20 cases of Fawcett (2006).',
  oneClass: 'The data have cases of one class only.',
  model: 'Scores of',
  slope: 'Slope of the lines of equal cost',
  leastCost: 'Least mean cost',
  leastCostThreshold: 'Reached from this score on',
  nobody: 'no case positive',
  leastCostNobody: 'Reached where no case is decided positive',
  costAtThreshold: (threshold: string) => `Mean cost at t = ${threshold}`,
  costOfShifted: (threshold: string) => `Mean cost at that threshold, ${threshold}`,

  rocTitle: 'Equal cost on the ROC curve',
  rocHint:
    'All points on a line cost the same; further up and left, less. The line of these costs touches the hull at the cheapest point.',
  noLine: 'There is no line of equal cost: a false negative has to cost more than a true positive.',
  noLineOfAlarms: 'There is no line of equal cost: a false positive has to cost more than a true negative.',
  roc: 'ROC curve',
  line: (slope: string) => `Equal cost, slope ${slope}`,
  best: (threshold: string) => `t = ${threshold}`,
  costTitle: 'Mean cost against the threshold',
  costHint: 'The ring is the cheapest threshold. Drag the line, or use the arrow keys, to see what others cost.',
  cost: 'Mean cost of a decision',
  least: 'Least cost',
  calibrated: (threshold: string) => `Calibrated: ${threshold}`,
  spoken: (threshold: string, cost: string) => `threshold ${threshold}, mean cost ${cost}`,
  rocDescription: (best: string) =>
    `ROC curve with its convex hull; the line of equal cost touches it at the cheapest point, ${best}.`,
  costDescription: (best: string, cost: string) => `Mean cost against the threshold; least with ${best}: ${cost}.`,

  agree: (threshold: string) =>
    `Both agree: on these cases the threshold ${threshold} of calibrated probabilities costs no more than the cheapest.`,
  differ: (threshold: string, cost: string, least: string) =>
    `On these cases the threshold ${threshold} of calibrated probabilities costs ${cost}, the cheapest ${least}.`,
  calibration: 'If the probabilities are calibrated, both are close.',
  notProbabilities: 'These scores are not probabilities: the threshold above does not apply to them.',
};

export type CostDecisionTexts = typeof costDecision;
