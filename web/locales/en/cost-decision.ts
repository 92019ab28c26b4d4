/** The words of two classes with costs. Numbers come as text with their decimals. */
export const costDecision = {
  title: 'Two classes with costs',
  intro:
    'What does each decision cost? “Positive” is decided as soon as it costs less on average: from a threshold on, which need not be 1/2.',

  costs: 'Cost of each decision, in any unit',
  gain: 'A gain is a negative cost.',
  truly: { negative: 'Truly negative', positive: 'Truly positive' },
  decided: { negative: 'Decided negative', positive: 'Decided positive' },
  /** By truth, then decision. */
  cells: { l00: 'true negative', l01: 'false alarm', l10: 'missed positive', l11: 'found positive' },
  cellLabel: (cell: string, truth: string, decision: string) => `${cell}: ${truth}, ${decision}`,
  ratio: 'c: how many times as dear a false negative is as a false positive',
  ratioHint: 'Sets the cost of a false alarm to 1 and of a missed positive to c; right decisions cost nothing.',
  prevalence: 'Share of positives where decisions are made',
  samplePrevalence: (share: string) => `In the data: ${share}`,
  resetPrevalence: 'As in the data',
  faults: {
    cost: 'A number is expected, such as 5, 0.5 or −1.',
    ratio: 'A number from 0 up is expected, such as 5.',
    prevalence: 'A number between 0 and 1 is expected, or per cent: 0.02 or 2 %.',
  },
  lastRead: 'What is shown is of the numbers before.',

  thresholds: 'From which probability on “positive” is decided',
  threshold: 'With these costs',
  specialCase: (falsePositive: string, falseNegative: string) =>
    `Right decisions cost nothing, so it is ℓ₀₁/(ℓ₀₁ + ℓ₁₀) = ${falsePositive}/(${falsePositive} + ${falseNegative}).`,
  generalCase: 'Only what a wrong decision costs more than the right one counts: ℓ₀₁ − ℓ₀₀ and ℓ₁₀ − ℓ₁₁.',
  ratioThreshold: (ratio: string) => `With a false negative ${ratio} times as dear, 1/(1 + c)`,
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
  nobody: 'nobody positive',
  leastCostNobody: 'Reached where nobody is decided positive',
  costAtThreshold: (threshold: string) => `Mean cost at t = ${threshold}`,
  costOfShifted: (threshold: string) => `Mean cost at that threshold, ${threshold}`,

  rocTitle: 'Equal cost on the ROC curve',
  rocHint:
    'All on one line costs the same; further up and left, less. The line of these costs touches the hull at the cheapest point.',
  noLine: 'There is no line of equal cost: a miss has to cost more than a hit.',
  noLineOfAlarms: 'There is no line of equal cost: a false alarm has to cost more than a true negative.',
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
  calibration: 'If the probabilities are calibrated, both are near each other.',
  notProbabilities: 'These scores are no probabilities: the threshold above cannot be read on them.',
};

export type CostDecisionTexts = typeof costDecision;
