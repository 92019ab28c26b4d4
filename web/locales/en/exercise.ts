import type { ExerciseOptions } from '../../core/types/exercises.ts';

type Kind = NonNullable<ExerciseOptions['kind']>;

const kinds: Record<Kind, string> = {
  matrix: 'a confusion matrix',
  labels: 'a list of labels',
  scores: 'a list of scores',
};

/** Texts of exercises. Metrics and classes are passed by the names on the page, numbers as text. */
export const exercise = {
  intro: 'Random data from a number, the same for everyone with the link: change the number for other data.',
  seed: 'Number of the exercise',
  another: 'Another one',
  kind: 'Data',
  kinds,
  classes: 'Classes',
  cases: 'Cases',
  folds: 'Folds',
  balance: 'Largest : rarest class',
  decimals: 'Decimals asked for',
  outOfRange: (low: string, high: string) => `A whole number from ${low} to ${high}.`,
  asked: 'What is asked',
  usual: 'The usual ones again',
  search: 'Search for other metrics',
  nothingAsked: 'Choose at least one metric.',
  whichClass: (name: string) => `Class for ${name}`,
  everyClass: 'every class',
  hide: 'Hide the results from those who open the link',
  hideHint:
    'The link opens without results. It is no lock: whoever goes to another tab, or takes the data to another page, sees them.',

  link: 'Link to the exercise',
  copy: 'Copy the link',
  copied: 'Copied',
  copyRefused: 'The browser does not let the page copy. The link is selected: copy it by hand.',
  courseLink: 'One link for everyone: the student’s number gives the data',
  courseHint:
    'Whoever opens it types a number and gets the data that sheets and questions of a class list have for it.',
  use: 'Use this exercise',
  failed: 'The exercise could not be worked out, which should not happen. Choose another one, or reload the page.',

  sheet: 'Printable sheet',
  sheetLanguage: 'Language of the sheet',
  withKey: 'With the answer key, on a page of its own',
  print: 'Print sheet',
  printSheets: 'Print the sheets',
  keys: 'Answer keys',
  keysOf: { none: 'none', full: 'in full, together at the end', short: 'answers alone, as a table at the end' },
  qr: 'QR code of the link',
  qrTooLong: 'The link is too long for a QR code: ask for less.',
  number: 'Number',

  sheetTitle: (seed: string) => `Classification metrics, exercise ${seed}`,
  name: 'Name',
  date: 'Date',
  data: {
    matrix: (cases: string) =>
      `A classifier was tried on ${cases} cases. Rows are the true classes, columns the predicted ones.`,
    labels: (cases: string) => `A classifier was tried on ${cases} cases. Each has its true and its predicted class.`,
    scores: (cases: string, positive: string) =>
      `A classifier gave a score to each of ${cases} cases. The higher it is, the more it speaks for “${positive}”, the positive class.`,
    folds: (folds: string) => `The cases were tested in ${folds} folds; the questions are about all of them together.`,
  },
  corner: 'true \\ predicted',
  case: 'Case',
  truth: 'True',
  predicted: 'Predicted',
  fold: 'Fold',
  score: 'Score',
  instruction: (decimals: number) =>
    decimals === 0
      ? 'Work out the following, rounded to whole numbers, and show how.'
      : `Work out the following, rounded to ${decimals} ${decimals === 1 ? 'decimal' : 'decimals'}, and show how.`,
  zeroDivision: '0/0 counts as 0.',
  bits: 'Logarithms are to base 2, so entropies come in bits.',
  key: 'Answer key',
  isUndefined: 'undefined',

  /** Label of the field for a student's own number, where a whole course shares one link. */
  yourNumber: 'Your number',
  numberHint: 'Your exercise is made from it. The first digits in what you type are the number: “s0123 A” is 123.',
  giveMine: 'Open the exercise',
  noNumber: 'There is no digit in it.',
  notMade: 'The exercise could not be made. Perhaps such data have no such metric.',
};

export type ExerciseTexts = typeof exercise;
