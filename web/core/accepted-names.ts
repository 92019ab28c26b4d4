// Names that the package accepts in options and problems. The compiler compares each table with the types.
import type { Names } from './known-names.ts';
import { ranges, scoreRanges, wholeRanges } from './option-values.ts';
import type { PlacedBox } from './types/boxes.ts';
import type { CalculatorOptions } from './types/calculator.ts';
import type { CheckOptions, Credit, TableAnswer } from './types/checking.ts';
import type { CompareOptions, SideBySideOptions } from './types/comparison.ts';
import type { CurveOptions } from './types/curves.ts';
import type { DecisionProblem } from './types/decisions.ts';
import type { ExerciseOptions, QuestionsOptions } from './types/exercises.ts';
import type { Problem } from './types/problem.ts';
import type { ExplainOptions, IntervalOptions, ReportOptions } from './types/report.ts';
import type { ResampleOptions } from './types/resampling.ts';
import type { SlipsOptions } from './types/slips.ts';

/** Fields of a problem by its kind. */
export const problemNames = {
  labels: {
    kind: true,
    truth: true,
    predicted: true,
    labels: true,
    predictedLabels: true,
    weights: true,
    groups: true,
    folds: true,
    positive: true,
  },
  matrix: {
    kind: true,
    counts: true,
    labels: true,
    predictedLabels: true,
    positive: true,
    shares: true,
    background: true,
  },
  counts: { kind: true, successes: true, trials: true, n01: true, n10: true },
  scores: {
    kind: true,
    truth: true,
    scores: true,
    positive: true,
    lowerIsPositive: true,
    decisionValues: true,
    missed: true,
    weights: true,
    groups: true,
    folds: true,
  },
  probabilities: {
    kind: true,
    truth: true,
    labels: true,
    probabilities: true,
    normalise: true,
    decisionValues: true,
    positive: true,
    weights: true,
    groups: true,
    folds: true,
  },
  multilabel: { kind: true, truth: true, predicted: true, scores: true, labels: true, weights: true },
  'class-counts': {
    kind: true,
    tp: true,
    fp: true,
    fn: true,
    tn: true,
    labels: true,
    positive: true,
    background: true,
  },
  report: {
    kind: true,
    labels: true,
    precision: true,
    recall: true,
    f1: true,
    support: true,
    accuracy: true,
    micro: true,
    decimals: true,
    positive: true,
  },
  distributions: { kind: true, p: true, q: true, labels: true, cases: true },
  raters: { kind: true, ratings: true, labels: true },
  ranked: { kind: true, relevance: true, relevant: true },
  boxes: { kind: true, truth: true, detected: true, overlap: true },
  parts: { kind: true, what: true, parts: true },
  decision: {
    kind: true,
    states: true,
    actions: true,
    loss: true,
    observations: true,
    posteriors: true,
    evidence: true,
    prior: true,
    likelihoods: true,
    labels: true,
    rejectLoss: true,
    errorLoss: true,
    truth: true,
    sensitivity: true,
    specificity: true,
    precision: true,
    recall: true,
    costs: true,
    costRatio: true,
    values: true,
    posterior: true,
    action: true,
    counts: true,
    costMatrix: true,
    priors: true,
  },
} satisfies { [Kind in Problem['kind']]: Names<Extract<Problem, { kind: Kind }>> };

type Costs = NonNullable<Extract<DecisionProblem, { costs?: unknown }>['costs']>;

export const placedBoxNames = { box: true, image: true, class: true, score: true } satisfies Names<PlacedBox>;

export const costNames = { l00: true, l01: true, l10: true, l11: true } satisfies Names<Costs>;

export const calculatorNames = {
  wasm: true,
  readerWasm: true,
  scoresWasm: true,
  checkerWasm: true,
} satisfies Names<CalculatorOptions>;

export const reportNames = {
  ...ranges,
  ...scoreRanges,
  ...wholeRanges,
  zeroDivision: true,
  base: true,
  kappaWeights: true,
  classWeights: true,
  costMatrix: true,
  priors: true,
  task: true,
  model: true,
  threshold: true,
  intervals: true,
  metrics: true,
} satisfies Names<ReportOptions>;

export const explainNames = {
  ...reportNames,
  class: true,
  row: true,
  column: true,
  point: true,
  coordinate: true,
} satisfies Names<ExplainOptions>;

export const intervalNames = {
  ...reportNames,
  class: true,
  row: true,
  column: true,
  method: true,
  seed: true,
  resamples: true,
} satisfies Names<IntervalOptions>;

export const checkNames = {
  ...reportNames,
  decimals: true,
  tolerance: true,
  credit: true,
} satisfies Names<CheckOptions>;

export const creditNames = {
  coarse: true,
  truncated: true,
  intermediate: true,
  rounded: true,
  slip: true,
} satisfies Names<Credit>;

/** Includes the position, so that answers can be checked as they were read. */
export const answerNames = {
  id: true,
  class: true,
  observation: true,
  action: true,
  answer: true,
  line: true,
  column: true,
} satisfies Names<TableAnswer>;

export const slipsNames = { ...reportNames, class: true, decimals: true, most: true } satisfies Names<SlipsOptions>;

export const curveNames = {
  model: true,
  class: true,
  dropCollinear: true,
  interpolated: true,
  pixels: true,
  bins: true,
  binning: true,
  level: true,
  beta: true,
  costMatrix: true,
  priors: true,
} satisfies Names<CurveOptions>;

export const sideBySideNames = { ...reportNames, class: true, correction: true } satisfies Names<SideBySideOptions>;

export const compareNames = { method: true, seed: true, resamples: true, level: true } satisfies Names<CompareOptions>;

export const resampleNames = {
  models: true,
  seed: true,
  resamples: true,
  level: true,
} satisfies Names<ResampleOptions>;

export const exerciseNames = {
  seed: true,
  kind: true,
  classes: true,
  cases: true,
  folds: true,
  balance: true,
  decimals: true,
  questions: true,
} satisfies Names<ExerciseOptions>;

type Question = NonNullable<ExerciseOptions['questions']>[number];

export const questionNames = { id: true, class: true } satisfies Names<Question>;

export const questionsNames = {
  seeds: true,
  kind: true,
  classes: true,
  cases: true,
  folds: true,
  balance: true,
  decimals: true,
  ask: true,
  tolerance: true,
  distinct: true,
} satisfies Names<QuestionsOptions>;
