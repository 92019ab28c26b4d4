import type { Measure, Table } from '../information.ts';

/** Texts of the information view. Numbers are passed as text with their decimals. */
export const information = {
  lead: 'How uncertain the true class is, and how much of that uncertainty the prediction removes.',
  base: 'Unit',
  units: { 2: 'bits', e: 'nats', 10: 'hartleys' },
  logarithms: { 2: 'logarithms to base 2', e: 'natural logarithms', 10: 'logarithms to base 10' },

  numbers: (unit: string) => `Entropies, in ${unit}`,
  normalized: 'Normalised: a share between 0 and 1 in every unit',

  diagram: 'Entropies as lengths',
  diagramHint: 'All bars have one scale. H(Y) and H(Ŷ) overlap in I; the parts outside I make up VI.',
  diagramText: (values: Record<Measure, string>, unit: string) =>
    `Bars to one scale, in ${unit}. The joint entropy of ${values.jointEntropy} is the whole length. ` +
    `The entropy of the truth, ${values.entropyTrue}, begins at its left end; that of the predictions, ` +
    `${values.entropyPredicted}, ends at its right end; they overlap in the mutual information, ` +
    `${values.mutualInformation}. To its left is the entropy of the truth given the prediction, ` +
    `${values.trueGivenPredicted}; to its right that of the prediction given the truth, ` +
    `${values.predictedGivenTrue}. Both together are the variation of information, ${values.variation}.`,
  noUncertainty:
    'The joint entropy is 0: all cases are in one cell, so nothing is uncertain and there is nothing to draw.',
  noCases: 'There are no cases, so there are no shares p, and all of this is undefined.',

  identities: 'How these are related',
  identity: (formula: string) => `Identity for ${formula}`,

  table: 'Cell by cell',
  tableChoice: 'What the table shows',
  tables: {
    joint: 'joint p(y, ŷ)',
    predictedGivenTrue: 'p(ŷ | y)',
    trueGivenPredicted: 'p(y | ŷ)',
    entropyTerms: '−p·log p',
    informationTerms: 'contribution to I',
  } satisfies Record<Table, string>,
  tableHints: {
    joint:
      'Of all cases, the share in each cell. The margins are the shares p(y) of the true and p(ŷ) of the predicted classes.',
    predictedGivenTrue: 'Of the cases of a true class, the share of each prediction: every row sums to 1.',
    trueGivenPredicted: 'Of the cases of a prediction, the share of each true class: every column sums to 1.',
    entropyTerms: 'What each cell adds to the joint entropy, the sum of all.',
    informationTerms:
      'What each cell adds to the mutual information, the sum of all. Negative (orange): the two occur together less often than if they were independent.',
  } satisfies Record<Table, string>,
  fractions: 'as fractions',
  sum: 'sum',
  tooManyClasses: (classes: number) =>
    `${classes} classes: too many for a table on the page. The numbers above are computed all the same.`,
  howToChoose: 'Point at a cell, or use the arrow keys, to see below what it adds. Click to keep it.',

  chosenCell: (truth: string, predicted: string) => `The cell true “${truth}”, predicted “${predicted}”`,
  entropyTerm: 'What it adds to the joint entropy',
  zeroTerm: '0 · log 0 counts as 0, its limit.',
  informationTerm: 'What it adds to the mutual information',
  bayes: 'Bayes’ theorem',
  bayesQuestion: (truth: string, predicted: string) =>
    `Predicted “${predicted}”: how probable is it that the truth is “${truth}”?`,
  neverPredicted: (predicted: string) => `“${predicted}” is never predicted: p(ŷ) is 0, and p(y | ŷ) is undefined.`,
  neverTrue: (truth: string) =>
    `There is no case of “${truth}”: p(ŷ | y) is 0/0, so the theorem says nothing here. From the counts, p(y | ŷ) is 0.`,
};

export type InformationTexts = typeof information;
