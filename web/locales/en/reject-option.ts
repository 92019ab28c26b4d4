/** Texts of the section on the reject option. Numbers are passed as text; `one` says whether a count is 1. */
export const rejectOption = {
  title: 'Reject option: when not to decide',
  intro:
    'Some cases are better left to somebody else. Chow’s rule decides for the most probable class y* where its probability p* is above λ*, and rejects otherwise.',

  rejectLoss: 'Loss of a rejection',
  errorLoss: 'Loss of an error',
  lossesNote: 'A right decision costs nothing. Only the ratio of both decides what is rejected.',
  notNumber: (text: string) => (text.trim() === '' ? 'A number is missing here.' : `“${text}” is not a number.`),
  negative: 'A loss cannot be negative.',
  slider: 'λ*: how sure is sure enough',
  sliderText: (threshold: string, loss: string) => `λ* = ${threshold}, so λr = ${loss}`,
  sliderEnds: ['0: decide everything', '1: reject everything'],

  rows: 'Rows',
  source: 'Rows to decide about',
  sources: { data: 'My data', typed: 'Typed here' },
  ofData: (cases: string, one: boolean) =>
    `${cases} ${one ? 'case' : 'cases'} with the true class, as read on the page.`,
  noData: 'Enter class probabilities, or scores that are probabilities, on the page to have your own rows here.',
  ofModel: (name: string) => `These are the scores of ${name}.`,
  unweighted: 'The weights of the cases are ignored: every row counts once.',
  rest: (positive: string) => `not ${positive}`,
  table: 'Posterior probabilities p(y|x): a row per observation, a column per class',
  corner: 'p(y|x)',
  tableTexts: {
    row: 'x',
    column: 'class',
    addRow: 'Add a row',
    addColumn: 'Add a class',
    remove: (name: string) => `Remove ${name}`,
  },
  unreadCell: 'A cell of the table is not a number. The result is that of the last valid ones.',
  unreadLoss: 'A loss is not a number. The result is that of the last valid ones.',
  normalise: 'Divide each row by its sum',

  rejected: (rejected: string, count: string, one: boolean) =>
    `${rejected} of ${count} rows ${one ? 'is' : 'are'} rejected.`,
  allRejected: (count: string, one: boolean) =>
    one ? 'The row is rejected: nothing is decided.' : `All ${count} rows are rejected: nothing is decided.`,
  noneRejected: (count: string, one: boolean) =>
    one ? 'The row is not rejected.' : `None of ${count} rows is rejected.`,
  expectedWrong: (accepted: string, share: string, one: boolean) =>
    one
      ? `The accepted one is expected to be wrong with probability ${share}.`
      : `Of the ${accepted} accepted, ${share} are expected to be wrong.`,
  countedWrong: (wrong: string, accepted: string, share: string) =>
    `Counted against the truth: ${wrong} of ${accepted} (${share}).`,
  undecided: 'Without a threshold nothing is decided.',

  hint: 'Choose a number to see its derivation.',

  decisions: 'Which rows are rejected',
  decisionsHint: 'Choose a row to see its decision worked out.',
  row: 'Row',
  truth: 'Truth',
  largest: 'p*(x)',
  probable: 'y*',
  above: 'p* > λ*?',
  decision: 'Decision',
  yes: 'yes',
  no: 'no',
  reject: 'reject',
  wrong: 'wrong',
  onlyRejected: 'Only rejected rows',
  more: (count: string) => `… and ${count} more rows.`,
  noRows: 'No row is rejected.',
  workedRow: (row: string) => `Row ${row}`,
  largestOf: 'The largest posterior probability',
  mostProbable: (name: string) => `The most probable class is y* = ${name}.`,
  tie: (names: string, first: string) => `Equally probable: ${names}. Of these the first is y* = ${first}.`,
  isAbove: (largest: string, threshold: string, name: string) =>
    `p*(x) = ${largest} > λ* = ${threshold}: the decision is ${name}.`,
  isBelow: (largest: string, threshold: string) => `p*(x) = ${largest} < λ* = ${threshold}: the row is rejected.`,
  isEqual: (threshold: string) =>
    `p*(x) = λ* = ${threshold}: not above it, so the row is rejected. Deciding would cost as much on average.`,
  wasWrong: (truth: string) => `The truth is ${truth}: this decision is an error.`,

  plots: 'Every threshold at once',
  errorReject: 'Error–reject curve',
  accuracyCoverage: 'Accuracy–coverage curve',
  says: {
    errorReject:
      'The more is rejected, the fewer errors are left. The farther below the dashed line, the better the probabilities show where the errors are.',
    accuracyCoverage:
      'Accuracy of what is still decided. If it rises to the left, the rows rejected first are those that would go wrong.',
  },
  counted: 'Errors are counted against the truth.',
  expected: 'Errors are those expected from the probabilities.',
  plotHint: 'Drag the point, or use the arrow keys: λr follows.',
  axes: {
    rejected: 'Share rejected',
    errors: 'Share accepted and wrong',
    coverage: 'Share accepted (coverage)',
    accuracy: 'Accuracy of the accepted',
  },
  chance: 'rejecting at random',
  errorRejectPoint: (threshold: string, rejected: string, errors: string) =>
    `λ* = ${threshold}: ${rejected} rejected, ${errors} accepted and wrong`,
  accuracyCoveragePoint: (threshold: string, coverage: string, accuracy: string) =>
    `λ* = ${threshold}: ${coverage} accepted, accuracy ${accuracy}`,
  noPoint: 'Nothing is accepted: accuracy is 0/0, so the accuracy–coverage curve has no point there.',
};

export type RejectOptionTexts = typeof rejectOption;
