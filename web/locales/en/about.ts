export const about = {
  title: 'About this copy',
  back: 'Back to the calculator',
  introduction:
    'Everything is computed in your browser, and nothing that you type or paste leaves this computer. Whether it computes right here is checked below.',
  version: 'Version',
  build: 'Build',
  buildHint: 'Copies with the same digits here have the same files.',
  noBuild: 'not built: from the development server',
  browser: 'Browser',

  check: 'Self-check',
  checkHint:
    'For these cases another program has worked out every value in exact fractions or with 60 digits. They are computed now, in this browser, by the code that computes everything on this page. Decimals have to agree in 11 digits, those of some metrics in 8 or 9; fractions and what is undefined have to be the same.',
  progress: (cases: string, of: string) => `${cases} of ${of} cases`,
  right: 'It computes right.',
  wrong: (count: string) => `Not right: ${count} of what was compared is different.`,
  compared: (cases: string, metrics: string, numbers: string, fractions: string) =>
    `${numbers} numbers and ${fractions} exact fractions of ${metrics} metrics in ${cases} cases have been compared.`,
  took: (seconds: string) => `It took ${seconds} s.`,
  mistakes: (count: string) => `Expected values known to be mistaken, and left out: ${count}.`,
  again: 'Check again',
  failed: 'The check could not be run to its end: a file did not come, or there was no memory. Check again.',
  differences: 'What is different',
  columns: { case: 'Case', metric: 'Metric', place: 'Where', expected: 'Expected', actual: 'Here' },

  licences: 'Licences',
  own: 'Deconfuse is free software under the MIT licence. These parts of it others wrote:',
  noLicences: 'The list could not be loaded.',
};

export type AboutTexts = typeof about;
