import type { Verdict } from '../../core/types/checking.ts';
import type { ReportOptions } from '../../core/types/report.ts';
import type { Slip, SlipKind } from '../../core/types/slips.ts';
import type { ScoreMetricId } from './score-names.ts';
import { plural } from '../plural.ts';

const counted = plural('en');

/** Kinds of slips that have several wordings, depending on how they are made, or the wording of another kind. */
type DividedKind =
  | 'average'
  | 'zero-division'
  | 'trapezoid'
  | 'ties'
  | 'prior'
  | 'margin'
  | 'selection'
  | 'term'
  | 'scale'
  | 'intermediate'
  | 'percent';

/** Key of a sentence about a slip. */
export type SlipSentence =
  | Exclude<SlipKind, DividedKind>
  | 'class-as-positive'
  | `zero-division-${NonNullable<Slip['policy']>}`
  | 'zero-division-of-mean'
  | 'zero-division-of-formula'
  | 'denominator-one'
  | 'true-negatives-and-total'
  | 'trapezoid-lines'
  | 'trapezoid-steps'
  | 'ties-zero'
  | 'ties-one'
  | 'transposed-losses'
  | 'squared-for-root'
  | `prior-${'ignored' | 'for-posterior'}`
  | `margin-${'rows' | 'columns' | 'false-positives' | 'false-negatives'}`
  | `selection-${'all' | 'others'}`
  | `term-${'left-out' | 'left-out-of-mean' | 'left-out-of-sum' | 'sign' | 'one-minus'}`
  | `scale-${'divided' | 'multiplied' | 'not-divided' | 'not-normalised'}`
  | 'intermediate-rounded'
  | 'intermediate-truncated'
  | 'percent-missing'
  | 'percent-superfluous';

/**
 * Clauses about slips, without a capital letter and a full stop, so that they can be joined. Classes are inserted in
 * quotation marks, names of metrics with their class, and numbers as they are written elsewhere on the page.
 */
const slips: Record<SlipSentence, string> = {
  transposed: 'rows were read as columns, so that truth and prediction changed places',
  class: 'the class {class} was taken, not {askedClass}',
  'class-as-positive': '{class} was taken as the positive class',
  metric: '{name} was worked out instead of {asked}',
  complement: '1 − the value was given, not the value itself',
  sign: 'the sign is wrong',
  reciprocal: 'the fraction is upside down',
  base: 'the logarithms were taken to base {base}',
  'zero-division-zero': '0/0 was counted as 0',
  'zero-division-one': '0/0 was counted as 1',
  'zero-division-undefined': '0/0 was left undefined',
  'zero-division-of-mean': '0/0 was left out of the mean',
  'zero-division-of-formula': 'the formula used gives 0/0 here, but another one for the same metric does not',
  denominator: 'the division was by {denominator}',
  'denominator-one': 'the sum was not divided by the number of cases',
  numerator: 'the numerator was taken as {numerator}',
  total: 'N was taken as {total}, but the matrix sums to {rightTotal}',
  'true-negatives':
    'only the other cells of the diagonal were counted as true negatives, not all cells outside the row and the column of the class',
  'true-negatives-and-total':
    'only the other cells of the diagonal were counted as true negatives, not all cells outside the row and the column of the class, which made N {total}',
  'macro-f1-of-means':
    'F1 was worked out from macro precision and macro recall: macro F1 is the mean of the F1 of the classes',
  'macro-f1-misprint':
    '2·P·R/(1/P + 1/R) was worked out, a misprint found in course notes: the harmonic mean is 2/(1/P + 1/R)',
  'arithmetic-f1':
    'precision and recall were averaged arithmetically, (P + R)/2: F1 is their harmonic mean, 2PR/(P + R)',
  'error-sum': 'both error rates were added, FPR + FNR (α + β): the error rate weighs each with the share of its class',
  cell: 'the cell true {row}, predicted {column} was read as {count}, not {rightCount}',
  beta: 'F was worked out with β = {beta}',
  'logit-loss': 'the truth z was left out: the loss begins with max(y, 0) − y·z, not with max(y, 0) − y',
  'trapezoid-lines': 'the area was taken under straight lines, but {asked} adds up steps',
  'trapezoid-steps': 'steps were added up, but straight lines join the points',
  'ties-zero': 'pairs of a positive and a negative with equal scores were counted as 0, not as ½',
  'ties-one': 'pairs of a positive and a negative with equal scores were counted as 1, not as ½',
  reversed: 'the ranking was read from its other end',
  'transposed-losses': 'the table of losses was read with states and actions exchanged',
  likelihood:
    'the probability of the observation, p(x|h), was given for that of the state, p(h|x): the base-rate fallacy',
  'prior-ignored': 'the prior probabilities were left out, as if all states were equally probable',
  'prior-for-posterior': 'the prior probabilities were taken where the posterior ones belong',
  'most-probable': 'the risk of the action for the most probable state was given, not the least risk',
  'found-only': 'the relevant items that were not returned were not counted',
  'from-zero': 'ranks were counted from 0, not from 1',
  'last-hit': 'the rank of the last relevant item was taken, not that of the first',
  'all-ranks': 'the precision at every rank was averaged, not only at the ranks of positives',
  'mean-of-rates': '{quantities} were averaged, but {asked} is the mean of other rates',
  root: 'the root was not taken',
  squared: 'the value was squared',
  'squared-for-root': 'the square was taken, not the root',
  'margin-rows': 'row totals were taken where column totals belong',
  'margin-columns': 'column totals were taken where row totals belong',
  'margin-false-negatives': 'false negatives were taken where false positives belong',
  'margin-false-positives': 'false positives were taken where false negatives belong',
  'selection-all': 'the terms of all classes were added up, not that of the true class alone',
  'selection-others': 'wrong and correct predictions changed places',
  'term-left-out': '{term} was left out',
  'term-left-out-of-mean': '{term} was left out of the mean',
  'term-left-out-of-sum': '{term} was left out of the sum, but counted in the number that it was divided by',
  'term-sign': '{term} has the wrong sign',
  'term-one-minus': '“1 −” was forgotten before {term}',
  'scale-divided': 'the value was divided by {factor}',
  'scale-multiplied': 'the value was multiplied by {factor}',
  'scale-not-divided': 'one division was left out',
  'scale-not-normalised': 'counts were taken where shares belong: they were not divided by their sum',
  'intermediate-rounded': '{quantities} were rounded to {decimals} too early',
  'intermediate-truncated': '{quantities} were cut off after {decimals} too early',
  truncated: 'the result was cut off, not rounded',
  'percent-missing': 'the percent sign is missing',
  'percent-superfluous': 'the percent sign does not belong there',
  'mean-of-parts': 'the mean of the {total} parts was given, not the value of all cases together',
  'other-part': 'it is the value of {part}',
  'all-parts': 'it is the value of all cases together',
};

const verdicts: Record<Verdict['verdict'] | 'unreadable' | 'unclear' | 'found' | 'suspected' | 'unfound', string> = {
  right: 'Right.',
  coarse: 'Not precise enough.',
  truncated: 'Nearly: cut off, not rounded.',
  intermediate: 'Nearly: rounded too early.',
  rounded: 'Nearly: one off in the last digit.',
  slip: 'Not right.',
  unknown: 'Not right.',
  unreadable: 'This is not a number.',
  unclear: 'Not understood.',
  found: 'Recognised.',
  suspected: 'Perhaps.',
  unfound: 'Unknown.',
};

type Base = `${NonNullable<ReportOptions['base']>}`;

const bases: Record<Base, string> = {
  2: '2 (bits)',
  e: 'e (nats)',
  10: '10 (hartleys)',
};

const units: Record<Base, string> = { 2: 'bits', e: 'nats', 10: 'hartleys' };

/** Names of the results of operations, for slips in which these were rounded or cut off. */
const operations: Readonly<Record<string, string>> = {
  product: 'products',
  quotient: 'quotients',
  sum: 'sums',
  root: 'roots',
  power: 'powers',
  logarithm: 'logarithms',
};

/** Names of a term that was left out or has the wrong sign. */
const terms = {
  unnamed: 'one term',
  named: '{name}',
  class: 'the class {class}',
  cell: 'the cell true {row}, predicted {column}',
  /** For data without a matrix. */
  ofOne: 'the term of {class}',
  ofTwo: 'the term of {row} and {column}',
};

export const checker = {
  title: 'Check my answer',
  intro: 'Type a number that was worked out by hand, and see whether it is right; if not, which slip gives it.',
  hidden: 'The results are hidden in this link.',
  giveExercise: 'Give me an exercise',
  showResults: 'Show all results',
  /** Number of decimals that an exercise asks for. */
  decimalsAsked: (decimals: number) =>
    decimals === 0 ? 'Round to whole numbers.' : `Round to ${counted(decimals, 'decimal', 'decimals')}.`,
  noData: 'There are no data yet to check against. What is typed here is kept.',
  staleData: 'The data cannot be read now. Answers are checked against the last data that could be read.',
  failed: 'This answer could not be checked, which should not happen. Change it, or reload the page.',

  tableTitle: 'Check a whole table',
  question: (number: number) => `Question ${number}`,
  which: 'Which metric?',
  dontKnow: 'I don’t know: what is this number?',
  noSuchMetric: 'There is no metric of that name.',
  notOfTheseData: 'These data have no such metric. The answer is kept.',
  whichClass: 'Which class?',
  answer: 'Your answer',
  answerHint: '0.72 · 0,72 · 72 % · 18/25 · 1.85 bits · undefined',
  check: 'Check',
  attemptsLeft: (left: number) => (left === 0 ? 'No attempt left.' : `${counted(left, 'attempt', 'attempts')} left.`),
  /** Texts that say when right values are shown. */
  shown: {
    after: 'Right values are shown once an answer is right, or no attempt is left.',
    never: 'Right values are not shown.',
  },
  add: 'Add another',
  remove: (question: string) => `Remove ${question.toLowerCase()}`,

  verdicts,
  unreadable: (excerpt: string) =>
    `“${excerpt}” cannot be read. Write a number such as 0.72, 72 %, 18/25, −0.13 or 7.2e-1, with a unit if there is one, or “undefined”.`,
  /** Name of a metric with its class. */
  nameOfClass: (name: string, label: string) => `${name} of ${label}`,
  rightValue: (name: string, value: string) => `${name} =\u00a0${value}.`,
  rightUndefined: (name: string) => `${name} is undefined here.`,
  thisIs: (name: string) => `This is ${name}.`,
  truncatedHidden: 'The digits are those of the right value, but the last one has to be rounded up.',
  truncated: (answer: string, rounded: string) => `${answer} is the value cut off; rounded it is ${rounded}.`,
  roundedHidden: 'The last digit is one too high or too low.',
  rounded: (rounded: string) => `Rounded it is ${rounded}.`,
  /** A sentence from a clause about slips. A symbol or “p-value” at its beginning keeps its lower-case letter. */
  because: (clause: string) => `${clause.replace(/^\p{Ll}(?=\p{Ll})/u, (letter) => letter.toUpperCase())}.`,
  andThen: ', and then ',
  mostLikely: (clause: string) => `Most likely: ${clause}.`,
  explained: 'A common slip gives exactly these digits.',
  explainedBySeveral: 'Several slips give exactly these digits.',
  unexplained: 'No known slip gives this number.',
  /** Reply to the answer “undefined” where the metric is defined. */
  isDefined: 'It is defined here.',
  suspected: (name: string) => `No usual metric of these data has this value; a slip in ${name} gives it.`,
  unfound: 'No usual metric of these data has this value.',
  noneUndefined: 'No usual metric of these data is undefined.',
  unitRemark: (written: string, asked: string) => `It is in ${written}; ${asked} are asked for.`,
  zeroByZero: (value: string) => `It is 0/0; here that counts as ${value}.`,
  fewerDecimals: (asked: number) => `${counted(asked, 'decimal is', 'decimals are')} asked for.`,
  noDecimals: 'But without decimals it says little.',
  percentMissing: 'It was read as a percentage: the percent sign is missing.',
  percentSuperfluous: 'It was read without its percent sign, which does not belong there.',

  slips,
  /** Metrics that are areas under straight lines rather than sums of steps. */
  underLines: ['pr_auc_trapezoid'] satisfies ScoreMetricId[] as readonly string[],
  bases,
  units,
  operations,
  terms,
  /** Name of the quantities that were rounded or cut off, where it is not known which ones they are. */
  results: 'intermediate results',
  decimals: (count: number) => counted(count, 'decimal', 'decimals'),

  lecturersTitle: 'For lecturers: links, exercises and printable sheets',
  explanations: 'What gives this number',
  explanationsOfNearly: 'These would give the same digits:',
  couldAlsoBe: 'These have the same digits:',
  likelihoods: {
    likeliest: 'most likely',
    tied: 'equally likely',
    possible: 'also possible',
    unlikely: 'unlikely',
  },
  tied: 'The first ones are about equally likely: the digits don’t tell them apart. More digits would.',
  variants: (count: number) => counted(count, 'variant', 'variants') + ' with the same digits',
  same: (clauses: string[]) => `It would be the same number if ${clauses.join(', or if ')}.`,
  sameInManyWays: (count: number) => `${count} other slips give the same number`,
  others: (count: number) =>
    count === 1
      ? '1 more slip would give these digits; it is not likely.'
      : `${count} more slips would give these digits, none of them likely.`,
  /** Number of metrics besides those named. */
  otherMetrics: (count: number) =>
    count === 1 ? '1 further metric has the same digits.' : `${count} further metrics have the same digits.`,
  nearest: 'Near, but not these digits:',
  gives: (value: string) => `That gives ${value}.`,
  worked: 'Compare it with the right derivation',
  rightDerivation: 'Right',
  wrongDerivation: 'With the slip',
  /** Text between the derivations with and without the slip. */
  part: 'They differ here:',
  became: 'became',
  partAtOnce: 'They differ from the start: these are two formulas.',
  partNowhere: 'Both derivations are the same up to the last step.',

  steps: 'Step by step',
  hint: 'Hint',
  next: 'Next',
  showAnswer: 'Answer',
  hintText: 'The formula uses these:',
  hintTextWithCells: 'The formula uses these; their cells are marked in the matrix:',
  nextText: 'With the numbers inserted:',
  answerText: (name: string, value: string) => `${name} =\u00a0${value}`,
  exactly: (fraction: string) => `exactly ${fraction}`,
};

export type CheckerTexts = typeof checker;
