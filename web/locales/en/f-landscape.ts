/** Words for a factor, by which one of precision and recall counts more than the other. */
const times = (text: string): string => (text === '2' ? 'twice' : `${text} times`);

/** Texts of the Fβ landscape. Numbers are passed as text. */
export const fLandscape = {
  title: 'Fβ: one number from precision and recall',
  intro: 'Along a line Fβ is the same; the stronger the blue, the higher. Each point is a class.',
  hint: 'On the diagonal, where precision equals recall, every line has that value. Click a point for its formula.',

  beta: 'β',
  betaHint: 'How many times as much recall counts as precision',
  slider: 'β, from 0 to ∞',
  betas: 'Values of β',
  /** Title of a plot with its β, and label of the button that chooses this β. */
  betaIs: (beta: string) => `β = ${beta}`,
  useBeta: (beta: string) => `Use β = ${beta}`,
  spoken: (beta: string, weight: string) => `β = ${beta}: ${weight}`,
  weights: {
    zero: (_ratio: string) => 'only precision counts',
    precision: (ratio: string) => `precision counts ${times(ratio)} as much as recall`,
    equal: (_ratio: string) => 'precision and recall count alike',
    recall: (ratio: string) => `recall counts ${times(ratio)} as much as precision`,
    infinite: (_ratio: string) => 'only recall counts',
  },
  says: {
    zero: 'F₀ is precision: the lines lie flat, whatever the recall.',
    precision: 'Lines turn flat: Fβ comes near to precision, its limit for β → 0. Recall matters less.',
    equal: 'Symmetric: both must be high. Where either is near 0, so is F₁.',
    recall: 'Lines turn upright: Fβ comes near to recall, its limit for β → ∞. Precision matters less.',
    infinite: 'F∞ is recall: the lines stand upright, whatever the precision.',
  },

  plot: (beta: string) => `Fβ with β = ${beta}`,
  description: (beta: string) =>
    `Lines of equal Fβ with β = ${beta} over recall (to the right) and precision (upwards), classes as points`,
  points: 'Classes',
  comparison: 'Three β and the arithmetic mean',
  mean: 'Arithmetic mean',
  meanDescription: 'Lines of equal arithmetic mean over recall and precision: straight ones, classes as points',
  meanSays: 'The mean (P + R) / 2 is 0.5 for R = 1 even with P = 0; there every Fβ with finite β is 0.',

  ownRates: 'Your own precision and recall',
  ownRatesExample: 'precision = 0.66, recall = 0.80',
  onlyRates:
    'Precision and recall are all that is known here. F follows for every β; accuracy, specificity and MCC do not: they count true negatives.',
  noRates:
    'There is no precision and recall in this text. Write for example “precision = 0.66, recall = 0.80”, or a row per class under “class, precision, recall”.',
  faultyRates: (piece: string) =>
    `Cannot be read: ${piece}. Each class needs one precision and one recall from 0 to 1.`,

  example:
    'An example matrix of three classes. Points come from labels or a confusion matrix: enter your own to see its classes here.',
  /** Text of a point: P, R and Fβ of its classes. */
  point: (names: string, precision: string, recall: string, beta: string, f: string) =>
    `${names}: P = ${precision}, R = ${recall}, Fβ = ${f} with β = ${beta}`,
  more: (names: string, count: string) => `${names} and ${count} more`,
  noPrecision: (names: string) => `No point for ${names}: precision is 0/0, since it is never predicted.`,
  noRecall: (names: string) => `No point for ${names}: recall is 0/0, since no case has it.`,

  table: 'Fβ of each class, between its limits precision and recall',
  class: 'Class',
  precision: 'Precision = F₀',
  recall: 'Recall = F∞',
  f: (beta: string) => `Fβ, β = ${beta}`,

  formula: (name: string) => `Fβ of ${name}`,
  isRecall: 'For β → ∞ Fβ is recall:',
  fromRates: 'The same from precision and recall, as the lines show it',
  rates: 'Its precision PPV (P) and its recall TPR (R)',
};

export type FLandscapeTexts = typeof fLandscape;
