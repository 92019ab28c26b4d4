import type { ExampleId } from '../../examples/examples.ts';
import type { Kind } from '../../core/types/problem.ts';
import type { LineRange } from '../../core/types/reading.ts';
import { lineList } from '../line-list.ts';
import { plural } from '../plural.ts';

/** Title of each example. */
export type ExampleTitles = Readonly<Record<ExampleId, string>>;

const counted = plural('en');
const named = lineList('to', 'and');

/** Texts of the page. Counts are passed as text, in the number format of the page. */
export const page = {
  title: 'Deconfuse: classification metrics, worked out',
  language: 'Language',
  theme: 'Colours',
  themes: { system: '◐ Auto', light: '☀ Light', dark: '☾ Dark' },
  starting: 'Starting the calculator …',
  calculationFailed:
    'The calculation broke off or takes too long: there may be too little memory. Change the text to start again.',
  cannotStart:
    'The calculator could not start. Change the text or reload the page; if that does not help, the browser may be too old.',
  input: 'Input',
  result: 'Result',
  referencePage: 'Reference',
  tabsLabel: 'Views of the data',
  tabs: {
    matrix: 'Matrix',
    curves: 'Curves',
    information: 'Information',
    decisions: 'Decisions',
    check: 'Check',
  },
  more: 'More',
  embed: 'Embed',
  /** Tooltip of the actions that need the data as text, such as sharing. */
  needsText: 'Not with data that stay in their file',
  sqlPage: 'SQL',
  exportPage: 'Export',
  aboutPage: 'About',
  information: 'Information',
  representations: 'Representations',
  reproduce: 'The same in Python or R',
  /** Label of the program for a single metric. */
  program: 'In Python or R',
  fullReport: 'Full report',
  examples: 'Examples',
  allExamples: 'All examples',
  /** Title of the examples without scores, beside `moreExamples`. */
  countedExamples: 'Labels and matrices',
  moreExamples: 'Scores and probabilities',
  /** Description of the example that the page opens with. */
  firstExample:
    'A mail filter with two classes: what it finds (recall) and how far its alarms can be trusted (precision).',

  pasteHere: 'Paste labels, scores or a confusion matrix',
  pasteOrType: 'Paste or type data',
  close: 'Close',
  openFile: 'Open file …',
  nothingLeaves: 'Nothing leaves your computer.',
  backToOwnText: 'Back to your own text',
  preview: 'Beginning of the text',
  lines: (count: string) => `${count} lines in all`,
  editAsText: 'Edit as text',
  clear: 'Clear',
  read: 'Read:',
  understood: (data: {
    kind: Kind;
    cases: string;
    classes: number;
    predictedClasses: number | undefined;
    truthInColumns: boolean;
    shares: boolean;
    detections: boolean;
  }): string => {
    const one = data.cases === '1' ? 'case' : 'cases';
    const cases = data.detections ? 'Detections' : data.shares ? 'Shares of all cases' : `${data.cases} ${one}`;
    if (data.predictedClasses !== undefined) {
      return `${cases}, ${data.classes} true and ${data.predictedClasses} predicted groups.`;
    }
    const classes = counted(data.classes, 'class', 'classes');
    if (data.kind === 'class-counts') return `${cases}, ${classes}, each against the rest.`;
    return data.kind === 'matrix'
      ? `${cases}, ${classes}, ${data.truthInColumns ? 'columns' : 'rows'} are the truth.`
      : `${cases}, ${classes}, the truth comes first.`;
  },
  /** Lines that hold the data, where these are not the whole text. */
  fromLines: (lines: readonly LineRange[]) => `${named(lines, 'From line', 'From lines')}; the rest was left out.`,
  /** A list of lines: “line 3”, “lines 3 to 6 and 9”. */
  textLines: (lines: readonly LineRange[]) => named(lines, 'line', 'lines'),
  readAs: 'Read as …',
  line: (line: number) => `Line ${line}:`,
  place: (line: number, column: number | undefined) =>
    column === undefined ? `Line ${line}` : `Line ${line}, column ${column}`,
  expected: 'Expected:',
  staleResult: 'Last good result. The current text cannot be read.',

  matrix: 'Confusion matrix',
  matrixLabel: 'Confusion matrix, rows are the truth, columns the predictions',
  truth: 'true',
  predicted: 'predicted',
  trulyOther: 'true other',
  predictedOther: 'predicted other',
  total: 'total',
  cell: (truth: string, predicted: string) => `true ${truth}, predicted ${predicted}`,
  className: (label: string) => `Name of class ${label}`,
  nameExpected: 'Every class needs a name of its own.',
  countExpected: 'A count is a number, 0 or more.',
  addClass: 'Class',
  addClassHint: 'Add a class',
  removeClass: (label: string) => `Remove class ${label}`,
  editMatrix: 'Classes and views',
  /** Label that unfolds the table of counts of a matrix that is shown as a picture. */
  editCounts: 'Edit the counts',
  unfoldStage: 'Show all of it',
  foldStage: 'Show less',
  transpose: 'Transpose',
  transposeHint: 'Swap truth and predictions',
  positive: 'Positive:',
  positiveClass: 'Positive class',
  show: 'Show',
  oneClass: 'One class',
  allClasses: 'all',
  quoted: (label: string) => `“${label}”`,
  oneAgainstRest: (label: string) => `“${label}” against the rest`,
  regions: { TP: 'true positives', FN: 'false negatives', FP: 'false positives', TN: 'true negatives' },
  classCounts: (total: string, classes: number) =>
    `Only TP, FP and FN of each of ${classes} classes are known, of ${total} cases in all: metrics that need the cells of the matrix are left out.`,
  detections: (found: string, objects: string, alarms: string) =>
    `${found} of ${objects} objects were found; ${alarms} detections are false alarms.`,
  tooManyClasses: (classes: number) =>
    `${classes} classes: too many for a matrix on the page. The metrics are computed all the same.`,

  decimals: 'Decimals',
  zeroDivision: '0/0',
  zeroDivisionHint: 'Value of precision, recall, F1 and similar metrics where they are 0/0, also in averages',
  zeroDivisionPolicies: { zero: 'as 0', one: 'as 1', undefined: 'left out' },
  intervals: '± Intervals',
  intervalsHint: 'How far each number may be from its true value, if the cases are a random sample',
  byFormula: 'by the formula',
  byResampling: 'by resampling',
  seed: 'Seed',
  cancelResampling: 'Cancel',
  howSure: 'How sure?',
  intervalSentence: ({
    cases,
    name,
    low,
    high,
    level,
  }: {
    cases: string;
    name: string;
    low: string;
    high: string;
    level: string;
  }) =>
    `With ${cases} cases, ${name} could well be anywhere from ${low} to ${high}: that is the ${level} interval, if the cases are a random sample.`,
  wilson: (low: string, high: string) =>
    `For a proportion, Wilson’s interval is better, above all with few cases or near 0 and 1: ${low} to ${high}.`,
  resample: 'Find it by resampling',
  resampled: 'From 2,000 samples of the same size, drawn with replacement (bootstrap, BCa).',
  notResampled: 'Resampling finds none either. For rates, see Wilson’s interval under “Intervals and tests”.',
  intervalWorking: 'Derivation of the interval',
  standardError: 'Standard error',
  derivativeSentence:
    'd is the derivative of the formula with respect to each count, times the number of cases. With few cases the interval is too short.',
  noInterval:
    'No interval by the formula: no sample of these cases changes the number, as with a rate of 0 or 1; or its formula has no derivative here; or the counts are not a random sample.',
  moreOptions: 'More options',

  positives: (data: {
    positive: string;
    cases: string;
    found: string;
    alarms: string;
    falseAlarms: string;
  }): string => {
    const found =
      data.cases === '0'
        ? `There is no case of “${data.positive}”`
        : data.cases === '1' && data.found === '0'
          ? `Misses the only case of “${data.positive}”`
          : data.found === data.cases
            ? `Finds ${data.cases === '1' ? 'the only case' : `all ${data.cases} cases`} of “${data.positive}”`
            : `Finds ${data.found} of the ${data.cases} cases of “${data.positive}”`;
    const alarms =
      data.alarms === '0'
        ? 'never raises an alarm'
        : data.alarms === '1' && ['0', '1'].includes(data.falseAlarms)
          ? `its only alarm is ${data.falseAlarms === '1' ? 'false' : 'right'}`
          : `${data.falseAlarms === '0' ? 'none' : data.falseAlarms} of its ${data.alarms} alarms ${
              data.falseAlarms === '0' || data.falseAlarms === '1' ? 'is' : 'are'
            } false`;
    return `${found}; ${alarms}.`;
  },
  mostMissed: (data: { right: string; total: string; worst: string; found: string; cases: string }) =>
    `${data.right} of ${data.total} cases are right; the class most often missed is “${data.worst}” (${data.found} of ${data.cases} found).`,
  allRight: (total: string) => `All ${total} cases are right.`,
  contingency: ({ total, rows, columns, right }: { total: string; rows: number; columns: number; right: string }) =>
    `${total} cases in ${rows} true and ${columns} predicted groups. If each predicted group stands for its most frequent true one, ${right} are right.`,
  shares: (right: string) => `${right} % of all cases are right; how many cases there are is unknown.`,
  sharesOfGroups: (rows: number, columns: number) =>
    `Shares of an unknown number of cases, in ${rows} true and ${columns} predicted groups.`,
  yourAnswer: 'Your answer',
  showDerivation: 'Show the derivation',

  allMetrics: 'All metrics',
  howMany: 'How many metrics',
  tiers: { 1: 'Essential', 2: 'Standard', 3: 'All' },
  filter: 'Filter metrics',
  withOtherData: 'With other data:',
  exampleOf: (title: string) => `example: ${title}`,
  metricsFound: (count: number) => counted(count, 'metric', 'metrics'),
  class: 'Class',
  metric: 'Metric',
  symbol: 'Symbol',
  value: 'Value',
  exactFraction: 'Fraction',
  inTheMatrix: 'see matrix',
  undefinedValue: 'undefined',
  touched: 'It contains a 0/0. Its derivation shows where, and how it was counted.',
  classByClass: 'Class by class',
  previous: 'Previous',
  next: 'Next',
  classesShown: (first: number, last: number, all: number) => `Classes ${first} to ${last} of ${all}`,

  formulaOf: (name: string) => `Formula: ${name}`,
  copyLatex: 'Copy LaTeX',
  copied: 'Copied',
};

export type Page = typeof page;

export const examples: ExampleTitles = {
  spam: 'Spam',
  rareDisease: 'Rare disease',
  averages: 'Three averages',
  twoVectors: 'Two vectors',
  representations: 'Vector, matrix, sets',
  fourClasses: 'Four classes',
  rounding: 'Rounding',
  unevenClasses: 'Uneven classes',
  neverPredicted: 'A class never predicted',
  clusterings: 'Two clusterings',
  models: 'Two models',
  threeModels: 'Three models',
  folds: 'Folds',
  groups: 'Groups',
  raters: 'Raters',
  ranked: 'Ranked list',
};
