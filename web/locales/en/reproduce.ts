/** Notes beside the lines of a program. */
const notes = {
  absentClasses: 'classes that no case belongs to are left out',
  naturalLogarithms: 'natural logarithms there',
  mcClish: 'standardised by McClish (1989)',
  startsAtOne: 'the curve starts at precision 1',
  half: 'half of it there',
  handTill: 'Hand and Till (2001)',
};

/** What stands in programs that compute the page's numbers with other libraries, and around them. */
export const reproduce = {
  intro: {
    python: 'The same numbers with scikit-learn, version 1.2.1 or newer.',
    r: 'The same numbers with R: yardstick 1.3 or newer, and pROC.',
  },
  language: 'Language of the program',
  names: { python: 'Python', r: 'R' },
  program: (language: string) => `Program in ${language}`,
  copy: 'Copy',
  copied: 'Copied',
  copyRefused: 'The browser does not let the page copy. Select the program and copy it by hand.',
  save: (name: string) => `Save ${name}`,
  dataFile: (name: string) => `The data are too long for the program: save ${name} beside it.`,
  failed: 'The program could not be written, which should not happen. Reload the page.',
  none: 'These libraries have none of the metrics of such data.',
  noneOfMetric: (language: string) => `${language}’s libraries do not have this metric, or give another number.`,
  notRun:
    'Tests of Deconfuse run the Python programs and compare every number; of the R programs they check the form only.',

  title: 'Metrics of Deconfuse, computed again. Each line prints: name value …',
  perClass: 'One value per class is printed in the order of the labels.',
  coded: 'Labels are numbered from 0 (Python) or 1 (R), because they have unusual characters or are many:',
  positive: (label: string) => `1 is the positive class ${label}.`,
  readsFile: (name: string, columns: string) => `Reads ${name}, columns: ${columns}.`,
  infinite: 'Infinite scores are replaced by finite ones beyond all others: only their order counts.',
  opposite: 'Lower scores are more positive on the page, so they are written with the opposite sign.',
  zeroDivision: {
    zero: '0/0 counts as 0, as on the page.',
    one: '0/0 counts as 1, as on the page.',
    undefined: '0/0 is left out of averages on the page.',
  },
  differs: 'Left out: 0/0, or another convention for it, or for weights, ties or absent classes:',
  notes,
};

export type ReproduceTexts = typeof reproduce;
export type ReproduceNote = keyof typeof notes;
