export const about = {
  title: 'About this copy',
  back: 'Back to the calculator',
  introduction:
    'Everything is computed in your browser, and nothing that you type or paste leaves this computer. The check below shows whether it computes right here.',
  version: 'Version',
  build: 'Build',
  buildHint: 'Copies with the same digits here have the same files.',
  noBuild: 'not built: from the development server',
  browser: 'Browser',

  check: 'Self-check',
  checkHint:
    'Another program has computed every value of these cases in exact fractions or with 60 digits. This browser now computes them with the code of this page. Decimals must agree in 11 digits, for some metrics in 8 or 9; fractions and undefined values must be the same.',
  progress: (cases: string, of: string) => `${cases} of ${of} cases`,
  right: 'It computes right.',
  wrong: (count: string) => `Not right. Different values: ${count}.`,
  compared: (cases: string, metrics: string, numbers: string, fractions: string) =>
    `${numbers} numbers and ${fractions} exact fractions of ${metrics} metrics in ${cases} cases have been compared.`,
  took: (seconds: string) => `It took ${seconds} s.`,
  mistakes: (count: string) => `Expected values known to be wrong, and left out: ${count}.`,
  again: 'Check again',
  failed: 'The check could not be completed: a file did not load, or memory ran out. Check again.',
  differences: 'What is different',
  columns: { case: 'Case', metric: 'Metric', place: 'Where', expected: 'Expected', actual: 'Here' },

  licences: 'Licences',
  own: 'Deconfuse is free software under the MIT licence. Others wrote these parts of it:',
  noLicences: 'The list could not be loaded.',
};

export type AboutTexts = typeof about;
