/** Texts of the elements in other pages, and of the dialog that gives the HTML for them. */
export const embed = {
  trouble: {
    'wasm-forbidden':
      'This page forbids WebAssembly (its Content-Security-Policy has no “wasm-unsafe-eval”), so nothing can be computed in it. In a frame it works.',
    'cannot-start': 'The calculator could not be loaded into this page. In a frame it may work.',
  },
  unfit: {
    scores: () => 'These data have no curve: that needs cases of two classes with their scores.',
    matrix: () => 'These data have no confusion matrix.',
    text: () => 'These data cannot be written as a text.',
    html: () =>
      'The data are HTML, which Markdown may have made of them. Write them into the attribute data="…", as plain text on one line or with &#10; between lines.',
    metric: (id: string) =>
      id === '' ? 'The metric is missing: metric="…".' : `For these data there is no metric “${id}”.`,
    class: (label: string) => `There is no class “${label}” in these data.`,
    attribute: (given: string, possible: string) => `The attribute ${given} cannot be used. Possible: ${possible}.`,
  },
  openFrame: 'Open in a page of its own',
  frameMarkup: 'HTML of the frame, for the author of this page',

  title: 'Embed in another page',
  close: 'Close',
  what: 'What',
  elements: {
    calculator: 'The whole calculator',
    metrics: 'Table of metrics',
    matrix: 'Confusion matrix',
    formula: 'One worked formula',
    roc: 'ROC curve',
    'precision-recall': 'Precision-recall curve',
    information: 'Information diagram',
    check: 'Checking of answers',
  },
  metric: 'Metric',
  metrics: 'Metrics',
  metricsHint: 'Identifiers separated by spaces; none: all.',
  ask: 'Asked for',
  askHint: 'Identifiers separated by commas; none: any metric.',
  notAsked: (names: string) => `Not among the metrics of these data: ${names}.`,
  language: 'Language',
  ofPage: 'As the page around it',
  theme: 'Colours',
  themes: { light: 'Light', dark: 'Dark', system: 'As the system' },
  way: 'How',
  ways: { frame: 'Frame', script: 'Script' },
  wayHints: {
    frame: 'For Moodle, Canvas and wherever scripts are not welcome.',
    script: 'For pages of your own: it belongs to the page, in its width and colours.',
  },
  withData: 'With the data that are on the page',
  noData: 'The data on the page are too long to be put into HTML.',
  sameVersion: 'Refuse any other version of the script (integrity)',
  sameVersionHint: 'When this site is updated, copy the HTML anew: browsers refuse the newer script.',
  snippet: 'HTML',
  copy: 'Copy',
  copied: 'Copied',
  copyByHand: 'The browser refuses: copy it by hand.',
  preview: 'Preview',
  frameTitle: (element: string) => `Deconfuse: ${element}`,
};

export type EmbedTexts = typeof embed;
