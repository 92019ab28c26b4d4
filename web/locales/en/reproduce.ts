/** Notes beside the lines of a program. */
const notes = {
  absentClasses: 'classes that no case belongs to are left out',
  naturalLogarithms: 'natural logarithms there',
  mcClish: 'standardised by McClish (1989)',
  startsAtOne: 'the curve starts at precision 1',
  half: 'half of it there',
  handTill: 'Hand and Till (2001)',
  macroByDefault: "without average='micro' it would be the mean of the classes",
};

/** Reasons why another library gives a different number. */
const reasons = {
  absentLeftOut: 'classes that neither occur nor are predicted are left out here',
  inventedCount: 'classes that are predicted but do not occur count as 0 here',
  zero: '0/0 counts as 0 here',
  none: 'with 0/0 in any class it is None here',
  bits: 'logarithms of base 2 here',
};

/** Texts in and around the programs that compute the page's numbers with other libraries. */
export const reproduce = {
  intro: {
    scikitLearn: 'The same numbers with scikit-learn, version 1.2.1 or newer.',
    torchmetrics:
      'The same numbers with torchmetrics, version 1.4 or newer. It computes in 32 bits: about seven digits.',
    pycm: 'The same numbers with PyCM, version 4 or newer.',
    yardstick: 'The same numbers with R: yardstick 1.3 or newer, and pROC.',
    torchRetrieval:
      'The same numbers with torchmetrics, version 1.4 or newer. It computes in 32 bits: about seven digits.',
    trecEval: 'The same numbers with pytrec_eval, which runs trec_eval and prints its names.',
    irrCac: 'What several raters say with R: irrCAC, which rounds to five digits.',
  },
  library: 'Library of the program',
  program: (library: string) => `Program with ${library}`,
  copy: 'Copy',
  copied: 'Copied',
  copyRefused: 'The browser does not let the page copy. Select the program and copy it by hand.',
  save: (name: string) => `Save ${name}`,
  dataFile: (name: string) => `The data are too long for the program: save ${name} beside it.`,
  failed: 'The program could not be written, which should not happen. Reload the page.',
  none: 'This library has none of the metrics of such data, or does not take their weights.',
  noneOfMetric: (library: string) => `${library} does not have this metric, or gives another number.`,
  tested: {
    scikitLearn: 'Tests of Deconfuse run such programs and compare every number.',
    torchmetrics:
      'Tests of Deconfuse compare every number without a remark with what such programs printed, run with torchmetrics 1.9.',
    pycm: 'Tests of Deconfuse compare every number without a remark with what such programs printed, run with PyCM 4.4.',
    yardstick: 'Tests of Deconfuse check the form of such programs, but do not run them.',
    torchRetrieval: 'Tests of Deconfuse check the form of such programs, but do not run them.',
    trecEval: 'Tests of Deconfuse check the form of such programs, but do not run them.',
    irrCac: 'Tests of Deconfuse check the form of such programs, but do not run them.',
  },

  title: 'Metrics of Deconfuse, computed again. Each line prints: name value …',
  parts: 'Each part by itself:',
  missedItems: 'Some relevant items were not returned; average precision and recall count them.',
  intervals: 'Standard errors by the delta method, the derivative being a difference:',
  fairlearn: 'The same of groups with fairlearn:',
  perClass: 'One value per class is printed in the order of the labels.',
  numbered: 'Classes are numbered from 0, as the library wants them:',
  onPage: (values: string, why: string) => `on the page ${values}: ${why}`,
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
  reasons,
};

export type ReproduceTexts = typeof reproduce;
export type ReproduceNote = keyof typeof notes;
export type ReproduceReason = keyof typeof reasons;
