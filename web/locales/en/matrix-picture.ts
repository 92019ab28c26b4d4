export const matrixPicture = {
  title: 'The whole matrix',
  keys: 'Arrow keys move from cell to cell.',
  heat: 'Colour by',
  heats: { row: 'share of the true class', column: 'share of the predictions', all: 'count' },
  order: 'Order',
  orders: { given: 'as given', name: 'by name', size: 'by size', likeness: 'by likeness' },
  /** Explanation of the order by likeness. */
  howAlike:
    'Confused classes stand side by side: average-linkage clustering by the mean share of each that is predicted as the other.',
  darkest: (right: string, wrong: string | undefined) =>
    wrong === undefined ? `Darkest blue: ${right}.` : `Darkest blue: ${right}; darkest orange: ${wrong}.`,
  cell: (of: { truth: string; predicted: string; count: string; ofRow: string; ofColumn: string }) =>
    `true ${of.truth}, predicted ${of.predicted}: ${of.count} (${of.ofRow} of the true class, ${of.ofColumn} of the predictions)`,
  pairs: 'Most confused pairs',
  /** Text for the arrow and the numbers of a pair. */
  pair: (of: { one: string; other: string; there: string; back: string }) =>
    `${of.one} taken for ${of.other} ${of.there}, the reverse ${of.back}`,
  noPairs: 'No two classes are confused.',
  morePairs: (count: string) => `Show ${count} pairs`,
  fewerPairs: 'Show fewer',
};

export type MatrixPictureTexts = typeof matrixPicture;
