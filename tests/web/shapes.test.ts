// The values that cross from the core are typed by hand. Here their keys are compared with the types.
import {
  createCalculator,
  InputError,
  type Cells,
  type Comparison,
  type Curve,
  type CurveName,
  type Dataset,
  type DecisionProblem,
  type Explanation,
  type Formula,
  type InputErrorFields,
  type MetricInfo,
  type Notice,
  type Operation,
  type Over,
  type Problem,
  type Report,
  type ReportOptions,
  type Rivals,
  type Undefined,
} from 'deconfuse';
import { describe, expect, test } from 'vitest';
import { nodesOf } from './formula-value.ts';

/** Every key of a type, and whether it is always present. A missing or wrong entry does not compile. */
type Keys<Type> = { [Key in keyof Required<Type>]: object extends Pick<Type, Key> ? 'optional' : 'required' };

const metricInfo: Keys<MetricInfo> = {
  id: 'required',
  scope: 'required',
  group: 'required',
  symbol: 'required',
  formula: 'required',
  latex: 'required',
  range: 'required',
  rangeFormula: 'required',
  better: 'required',
  zeroDivision: 'required',
  tier: 'required',
  reference: 'required',
  count: 'required',
  shape: 'required',
  perClass: 'required',
  perObservation: 'optional',
  ordered: 'optional',
  needs: 'required',
  family: 'optional',
  options: 'required',
  scale: 'optional',
  headline: 'optional',
};
const report: Keys<Report> = {
  kind: 'required',
  labels: 'required',
  metrics: 'required',
  undefined: 'required',
  intervals: 'optional',
  intervalMethod: 'optional',
};
const undefinedValue: Keys<Undefined> = {
  class: 'optional',
  reason: 'required',
  term: 'optional',
  value: 'required',
};
const explanation: Keys<Explanation> = {
  id: 'required',
  class: 'optional',
  value: 'required',
  exact: 'required',
  symbolic: 'required',
  substituted: 'required',
  latex: 'required',
  alternative: 'optional',
  definitions: 'optional',
  undefined: 'optional',
};
const latex: Keys<Explanation['latex']> = { symbolic: 'required', substituted: 'required' };
const alternative: Keys<NonNullable<Explanation['alternative']>> = {
  symbolic: 'required',
  substituted: 'required',
  latex: 'required',
};
const definition: Keys<NonNullable<Explanation['definitions']>[number]> = { ...alternative, quantity: 'required' };
const scale: Keys<NonNullable<MetricInfo['scale']>> = { metric: 'required', grades: 'required', fromZero: 'optional' };
const grade: Keys<NonNullable<MetricInfo['scale']>['grades'][number]> = { word: 'required', below: 'optional' };
const rivals: Keys<Rivals> = {
  bothRight: 'required',
  onlyFirstRight: 'required',
  onlySecondRight: 'required',
  bothWrong: 'required',
};
const curve: Keys<Curve> = {
  x: 'required',
  y: 'required',
  threshold: 'required',
  truePositives: 'optional',
  falsePositives: 'optional',
  low: 'optional',
  high: 'optional',
  cases: 'optional',
  positives: 'optional',
};
const comparison: Keys<Comparison> = {
  difference: 'required',
  z: 'required',
  p: 'required',
  low: 'required',
  high: 'required',
};
const scored: Keys<NonNullable<Dataset['scored']>> = {
  cases: 'required',
  lowerIsPositive: 'required',
  probabilities: 'required',
  predicted: 'required',
  scores: 'required',
};
const decision: Keys<NonNullable<Dataset['decision']>> = {
  actions: 'required',
  observations: 'required',
  bestActions: 'required',
  mostProbable: 'required',
};
const notice: Keys<Notice> = { code: 'required', line: 'optional', parameters: 'required' };
const inputError: Keys<InputErrorFields & { name: string }> = {
  name: 'required',
  code: 'required',
  line: 'optional',
  column: 'optional',
  excerpt: 'optional',
  expected: 'optional',
  parameters: 'optional',
};
const formula: Keys<Formula> = {
  op: 'required',
  args: 'optional',
  id: 'optional',
  symbol: 'optional',
  value: 'optional',
  exact: 'optional',
  cells: 'optional',
  over: 'optional',
  leftOut: 'optional',
  elided: 'optional',
  terms: 'optional',
  replaced: 'optional',
};

/** Differences between the keys of an object and those of its type. An undefined value counts as absent. */
function differences(object: object, keys: Record<string, 'optional' | 'required'>): string[] {
  const present = Object.entries(object).filter(([, value]) => value !== undefined);
  const unknown = Object.keys(object).filter((key) => !Object.hasOwn(keys, key));
  const missing = Object.keys(keys).filter((key) => keys[key] === 'required' && !Object.hasOwn(object, key));
  const hollow = Object.keys(object).filter((key) => !present.some(([name]) => name === key));
  return [
    ...unknown.map((key) => `unknown ${key}`),
    ...missing.map((key) => `missing ${key}`),
    ...hollow.map((key) => `undefined ${key}`),
  ];
}

/** The keys of each kind of node besides `op`; `value` of a substituted one is checked separately. */
const nodeKeys: Record<Operation, (keyof Formula)[]> = {
  number: [],
  quantity: ['id', 'symbol', 'cells', 'exact', 'replaced'],
  metric: ['id', 'symbol', 'exact', 'replaced'],
  add: ['args'],
  subtract: ['args'],
  multiply: ['args', 'elided', 'terms'],
  divide: ['args'],
  power: ['args'],
  root: ['args'],
  log: ['args'],
  sum: ['args', 'over', 'elided', 'terms'],
  product: ['args', 'over'],
  minimum: ['args', 'over', 'elided', 'terms'],
  maximum: ['args', 'over', 'elided', 'terms'],
  absolute: ['args'],
  cases: ['args'],
  replacement: ['args', 'replaced'],
  'normal-quantile': ['args'],
  'binomial-upper-tail': ['args'],
  'chi-squared-upper-tail': ['args'],
  'plus-minus': ['args'],
  interval: ['args'],
  'beta-quantile': ['args'],
  'fisher-tails': ['args'],
  'normal-distribution': ['args'],
  'incomplete-beta': ['args'],
  'log-one-plus': ['args'],
  'arg-maximum': ['args', 'over', 'elided', 'terms'],
  'arg-minimum': ['args', 'over', 'elided', 'terms'],
  'at-least': ['args'],
  point: ['args'],
};
/** Least and greatest number of arguments. */
const arity: Partial<Record<Operation, [number, number]>> = {
  add: [2, Infinity],
  subtract: [1, 2],
  divide: [2, 2],
  power: [2, 2],
  root: [1, 1],
  log: [2, 2],
  product: [1, 1],
  minimum: [1, Infinity],
  maximum: [1, Infinity],
  absolute: [1, 1],
  cases: [3, 3],
  replacement: [1, 1],
  'normal-quantile': [2, 2],
  'binomial-upper-tail': [3, 3],
  'chi-squared-upper-tail': [2, 2],
  'plus-minus': [2, 2],
  interval: [2, 2],
  'beta-quantile': [3, 3],
  'fisher-tails': [4, 4],
  'normal-distribution': [1, 1],
  'incomplete-beta': [3, 3],
  'log-one-plus': [1, 1],
  'arg-maximum': [2, Infinity],
  'arg-minimum': [2, Infinity],
  'at-least': [2, 2],
  point: [2, 3],
};
const regions: Record<Cells['region'], string[]> = {
  cell: ['row', 'column'],
  row: ['row'],
  column: ['column'],
  'row-others': ['row', 'column'],
  'column-others': ['row', 'column'],
  others: ['row', 'column'],
  all: [],
  diagonal: [],
  'off-diagonal': [],
  'near-diagonal': [],
  'below-right': ['row', 'column'],
  'below-left': ['row', 'column'],
};
const indexSets: Record<Over, true> = {
  classes: true,
  rows: true,
  columns: true,
  cells: true,
  'other-classes': true,
  'other-cells': true,
  'off-diagonal': true,
  'near-diagonal': true,
  'above-diagonal': true,
  'below-right': true,
  'below-left': true,
  points: true,
  'hull-points': true,
  'cut-points': true,
  'recall-levels': true,
  bins: true,
  ranks: true,
  cases: true,
  'positive-cases': true,
  'negative-cases': true,
  'case-cells': true,
  states: true,
  actions: true,
  'decided-classes': true,
  observations: true,
  'rater-pairs': true,
  'ideal-ranks': true,
  'recall-percents': true,
  overlaps: true,
};
/** Sums over these are quantities of their own (A and B), and no quantity reads the cells beside the diagonal. */
const withoutFormula = { regions: ['near-diagonal'], indexSets: ['below-right', 'below-left'] };

const extremes: Operation[] = ['minimum', 'maximum', 'arg-minimum', 'arg-maximum'];

/** Faults of one node of a formula, which is symbolic or substituted. */
function faultsOf(node: Formula, substituted: boolean): string[] {
  const faults = differences(node, formula);
  const fault = (isOne: boolean, what: string): void => void (isOne && faults.push(`${node.op}: ${what}`));
  const allowed = ['op', ...(nodeKeys[node.op] ?? []), ...(substituted || node.op === 'number' ? ['value'] : [])];
  for (const key of Object.keys(node)) fault(!allowed.includes(key), `has ${key}`);
  fault(allowed.includes('value') !== 'value' in node, 'value');
  fault(allowed.includes('args') !== 'args' in node, 'arguments');
  fault(allowed.includes('id') !== ('id' in node && 'symbol' in node), 'id and symbol');
  const [least, greatest] = arity[node.op] ?? [0, Infinity];
  const count = node.args?.length ?? 0;
  // Where there is no largest or smallest term, none is listed.
  const nothing = substituted && extremes.includes(node.op) && node.value === null && count === 0;
  fault(node.args !== undefined && !nothing && (count < least || count > greatest), `${count} arguments`);
  // The extreme of many terms has a condition, or the result beside it.
  const most = extremes.includes(node.op) ? 2 : 1;
  fault(node.over !== undefined && (substituted || count > most || !Object.hasOwn(indexSets, node.over)), 'over');
  const isPair = Array.isArray(node.value);
  fault(
    isPair && (!substituted || !['interval', 'plus-minus', 'power', 'divide', 'minimum', 'maximum'].includes(node.op)),
    'both ends',
  );
  fault((node.elided === true) !== 'terms' in node, 'terms');
  fault(node.terms !== undefined && !extremes.includes(node.op) && node.terms <= count, 'terms left out');
  fault(node.exact !== undefined && !/^-?\d+\/\d+$/.test(node.exact), 'exact');
  if (node.cells) {
    const { region, ...place } = node.cells;
    fault(String(Object.keys(place)) !== String(regions[region]), `cells ${region}`);
  }
  return faults;
}

const calculator = await createCalculator();
const catalogue = calculator.catalogue();
const weights = [
  [0, 1, 2],
  [1, 0, 1],
  [2, 1, 0],
];
const row = Array.from({ length: 12 }, (_, at) => at);
const problems: [name: string, counts: number[][], options?: ReportOptions, columns?: string[]][] = [
  ['two classes', [[20, 3], [5, 30]]],
  ['classes and all options', [[5, 1, 2], [0, 7, 1], [3, 2, 9]], { kappaWeights: weights, costMatrix: weights, priors: [0.5, 0.25, 0.25] }],
  ['two classes that nothing was given', [[2, 0, 1], [1, 0, 0], [3, 0, 0]]],
  ['values left undefined', [[2, 0, 1], [1, 0, 0], [3, 0, 0]], { zeroDivision: 'undefined' }],
  ['one class', [[7]]],
  ['nothing', [[0, 0], [0, 0]]],
  ['fractions', [[1.5, 0.25], [2, 3]]],
  ['more classes than are listed', row.map((i) => row.map((j) => (i === j ? 40 : (i * j) % 5)))],
  ['other columns than rows', [[5, 1, 2], [0, 7, 1]], {}, ['x', 'y', 'z']],
  ['two groups and two others', [[5, 1], [0, 7]], {}, ['x', 'y']],
]; // prettier-ignore
const others: [name: string, problem: Problem][] = [
  ['successes', { kind: 'counts', successes: 8, trials: 10 }],
  ['no trials', { kind: 'counts', successes: 0, trials: 0 }],
  ['disagreements', { kind: 'counts', n01: 5, n10: 9 }],
  ['no disagreements', { kind: 'counts', n01: 0, n10: 0 }],
  [
    'two classifiers',
    { kind: 'labels', truth: [1, 1, 0, 0, 1], predicted: { A: [1, 0, 0, 0, 1], B: [1, 1, 1, 0, 0] } },
  ],
];
const scores = [0.9, 0.8, 0.75, 0.7, 0.6, 0.55, 0.5, 0.45, 0.4, 0.35, 0.3, 0.2, 0.1];
const positives = [1, 1, 0, 1, 1, 0, 1, 0, 0, 1, 0, 0, 0];
const rows = [[0.5, 0.25, 0.25], [0.25, 0.5, 0.25], [0.125, 0.25, 0.625], [0.5, 0.5, 0]]; // prettier-ignore
const sets = [[1, 0, 1], [0, 1, 0], [0, 0, 0], [1, 1, 1]]; // prettier-ignore
const scoredProblems: [name: string, problem: Problem, options?: ReportOptions][] = [
  ['scores', { kind: 'scores', truth: positives, scores }, { k: 3 }],
  ['two models', { kind: 'scores', truth: positives, scores: { A: scores, B: scores.map((s, at) => s * (at % 3)) } }],
  ['weighted scores', { kind: 'scores', truth: positives, scores, weights: scores }],
  [
    'two models with weights',
    { kind: 'scores', truth: [1, 1, 0, 0], scores: { A: [4, 3, 2, 1], B: [4, 1, 2, 3] }, weights: [1, 1, 2, 1] },
  ],
  ['logits', { kind: 'scores', truth: positives, scores: scores.map((s) => 4 * s - 2), decisionValues: true }],
  ['one class', { kind: 'scores', truth: [1, 1, 1], scores: [0.5, 1, 0.25] }, { k: 5 }],
  ['a precision that is not reached', { kind: 'scores', truth: [0, 1], scores: [2, 1] }],
  ['the other class', { kind: 'scores', truth: [0, 0, 0], scores: [0.5, 1, 0.25] }],
  [
    'probabilities',
    { kind: 'probabilities', truth: ['a', 'b', 'c', 'b'], labels: ['a', 'b', 'c'], probabilities: rows },
    { k: 2, mapK: 2, costMatrix: weights, clip: 0.01, classWeights: [1, 2, 3] },
  ],
  [
    'probabilities of an absent class',
    { kind: 'probabilities', truth: ['a', 'b'], labels: ['a', 'b', 'c'], probabilities: rows.slice(0, 2) },
  ],
  [
    'probabilities with weights',
    { kind: 'probabilities', truth: ['a', 'b'], labels: ['a', 'b', 'c'], probabilities: rows.slice(0, 2), weights: [1, 2] },
    { mapK: 1 },
  ],
  [
    'margins',
    { kind: 'probabilities', truth: ['a', 'b', 'c', 'b'], labels: ['a', 'b', 'c'], probabilities: rows, decisionValues: true },
  ],
  ['label sets', { kind: 'multilabel', truth: sets, predicted: [...sets].reverse(), scores: rows, labels: ['x', 'y', 'z'] }],
  ['scores of labels', { kind: 'multilabel', truth: sets, scores: rows, labels: ['x', 'y', 'z'], weights: [1, 2, 1, 0] }, { zeroDivision: 'undefined' }],
  [
    'positives that were never scored',
    { kind: 'scores', truth: [1, 0, 1], scores: [0.9, 0.8, 0.7], positive: 1, missed: 1 },
  ],
]; // prettier-ignore
const losses = { states: ['s', 't'], actions: ['a', 'b', 'c'], loss: [[0, 2, 1], [5, -1, 1]] }; // prettier-ignore
const many = Array.from({ length: 12 }, (_, at) => [at / 16, 1 - at / 16]);
const decisionProblems: [name: string, problem: DecisionProblem][] = [
  ['losses', { ...losses, posteriors: many }],
  ['likelihoods', { ...losses, prior: [0.5, 0.5], likelihoods: [[0.5, 0.5, 0], [0.25, 0.75, 0]] }],
  ['losses alone', { ...losses, posteriors: [] }],
  ['rejection', { labels: ['s', 't'], rejectLoss: 1, errorLoss: 4, posteriors: many, truth: many.map(() => 't') }],
  ['errors that cost nothing', { labels: ['s', 't'], rejectLoss: 1, errorLoss: 0, posteriors: many }],
  ['a test', { prior: 0.1, sensitivity: 0.9, specificity: 0.8 }],
  ['costs', { costs: { l00: 0, l01: 1, l10: 5, l11: 0 }, costRatio: 5 }],
  ['costs without threshold', { costs: { l00: 0, l01: 0, l10: 0, l11: 0 }, costRatio: -1 }],
  ['values', { values: [0, 1, 2, 5], posterior: [0.4, 0.3, 0.2, 0.1], action: 1.5 }],
  ['values without an estimate', { values: [0, 1], posterior: [0.5, 0.5] }],
  ['counts with costs', { labels: ['s', 't'], counts: [[5, 1], [2, 7]], costMatrix: [[0, 1], [5, 0]], priors: [0.5, 0.5] }],
]; // prettier-ignore
const decisionDatasets = decisionProblems.map(([name, problem]): [string, Dataset, ReportOptions] => [
  name,
  calculator.dataset({ kind: 'decision', ...problem }),
  {},
]);
const scoredDatasets = scoredProblems.map(([name, problem, options = {}]): [string, Dataset, ReportOptions] => [
  name,
  calculator.dataset(problem),
  options,
]);
const datasets: [string, Dataset, ReportOptions][] = [
  ...problems.map(([name, counts, options = {}, predictedLabels]): [string, Dataset, ReportOptions] => [
    name,
    calculator.dataset({ kind: 'matrix', counts, ...(predictedLabels && { predictedLabels }) }),
    options,
  ]),
  [
    'raters',
    calculator.dataset({
      kind: 'raters',
      ratings: { one: ['a', 'b', 'a'], other: ['a', 'b', null], third: ['a', 'a', 'b'] },
    }),
    {},
  ],
  ['a ranked list', calculator.dataset({ kind: 'ranked', relevance: [1, 0, 1], relevant: 3 }), { k: 2 }],
  [
    'boxes',
    calculator.dataset({
      kind: 'boxes',
      truth: [{ box: [0, 0, 2, 2] }],
      detected: [{ box: [0, 0, 2, 1] }, { box: [5, 0, 6, 1] }],
    }),
    {},
  ],
  ['ranked lists', calculator.dataset({ kind: 'ranked', relevance: { a: [1, 0], b: [0, 1] } }), { k: 1 }],
  [
    'a report that millions of choices fit',
    calculator.dataset({
      kind: 'report',
      precision: [0.5, 0.6, 0.7],
      recall: [0.5, 0.6, 0.7],
      support: [300_000, 300_000, 300_000],
      decimals: 2,
    }),
    {},
  ],
  [
    'shares',
    calculator.dataset({
      kind: 'matrix',
      counts: [
        [0.1, 0.2],
        [0.3, 0.4],
      ],
      shares: true,
    }),
    {},
  ],
  ...others.map(([name, problem]): [string, Dataset, ReportOptions] => [name, calculator.dataset(problem), {}]),
  ...scoredDatasets,
  ...decisionDatasets,
];

const explanationsOf = (dataset: Dataset, options: ReportOptions): Explanation[] =>
  Object.keys(dataset.report(options).metrics).flatMap((id) =>
    catalogue.find((info) => info.id === id)!.perClass
      ? dataset.labels.map((label) => dataset.explain(id, { class: label, ...options }))
      : [dataset.explain(id, options)],
  );

const formulasOf = (explained: Explanation): [Formula, boolean][] =>
  [explained, ...(explained.alternative ? [explained.alternative] : []), ...(explained.definitions ?? [])].flatMap(
    ({ symbolic, substituted }): [Formula, boolean][] => [
      [symbolic, false],
      [substituted, true],
    ],
  );

const scopes = [
  ...['class', 'average', 'overall', 'information', 'clustering', 'decision', 'interval'],
  ...['curve', 'probability', 'multilabel', 'distribution', 'raters', 'ranked'],
];
const needs: Record<MetricInfo['needs'], true> = {
  raters: true,
  'ranked-list': true,
  'ranked-lists': true,
  'ranked-boxes': true,
  report: true,
  classes: true,
  groups: true,
  'four-cells': true,
  proportion: true,
  rivals: true,
  scores: true,
  'probability-scores': true,
  'decision-scores': true,
  'two-models': true,
  'true-class-probabilities': true,
  'class-probabilities': true,
  'class-scores': true,
  'class-decision-values': true,
  'label-sets': true,
  'predicted-sets': true,
  'label-scores': true,
  losses: true,
  posteriors: true,
  likelihoods: true,
  'reject-losses': true,
  'known-truth': true,
  costs: true,
  'cost-ratio': true,
  test: true,
  values: true,
  distribution: true,
  'two-distributions': true,
  rates: true,
};
const shapes: Record<MetricInfo['shape'], true> = {
  scalar: true,
  matrix: true,
  pairs: true,
  interval: true,
  word: true,
  decisions: true,
  curve: true,
  table: true,
  choice: true,
};
const optionKeys: Record<keyof ReportOptions, true> = {
  zeroDivision: true,
  base: true,
  beta: true,
  tverskyAlpha: true,
  tverskyBeta: true,
  ibaAlpha: true,
  netBenefitThreshold: true,
  level: true,
  vBeta: true,
  kappaWeights: true,
  costMatrix: true,
  priors: true,
  task: true,
  model: true,
  threshold: true,
  maxFpr: true,
  k: true,
  mapK: true,
  bins: true,
  clip: true,
  classWeights: true,
  atSpecificity: true,
  atSensitivity: true,
  atPrecision: true,
  atRecall: true,
  severityRatio: true,
  intervals: true,
  metrics: true,
};
const reportOptions = Object.keys(optionKeys);

test('metrics of the catalogue', () => {
  const isText = (value: unknown): boolean => typeof value === 'string' && value !== '';
  for (const info of catalogue) {
    expect(differences(info, metricInfo), info.id).toEqual([]);
    expect([info.id, info.group, info.latex, info.reference].every(isText), info.id).toBe(true);
    // A word has no symbol, because it is no quantity.
    expect(isText(info.symbol), info.id).toBe(info.shape !== 'word');
    expect(scopes).toContain(info.scope);
    const ofScores = ['curve', 'probability', 'multilabel'].includes(info.scope);
    if (!ofScores) expect(info.perClass, info.id).toBe(info.scope === 'class' || info.group === 'interval_class');
    expect(Object.keys(needs)).toContain(info.needs);
    expect('family' in info ? isText(info.family) : true, info.id).toBe(true);
    expect(reportOptions).toEqual(expect.arrayContaining(info.options));
    expect('scale' in info, info.id).toBe(info.shape === 'word');
    if (info.scale) {
      expect(differences(info.scale, scale), info.id).toEqual([]);
      expect(
        info.scale.grades.flatMap((one) => differences(one, grade)),
        info.id,
      ).toEqual([]);
      const limits = info.scale.grades.map(({ below }) => below ?? Infinity);
      expect(limits, info.id).toEqual([...new Set(limits)].sort((a, b) => a - b));
      expect(limits.at(-1), info.id).toBe(Infinity);
      expect(catalogue.find(({ id }) => id === info.scale!.metric)?.shape, info.id).toBe('scalar');
    }
    expect(['higher', 'lower', 'neither']).toContain(info.better);
    expect(Object.keys(shapes)).toContain(info.shape);
    expect([1, 2, 3]).toContain(info.tier);
    expect([info.zeroDivision, info.count].map((value) => typeof value)).toEqual(['boolean', 'boolean']);
    if (info.shape !== 'word') expect(info.range[0], info.id).toBeLessThan(info.range[1]);
    const nodes = [info.formula, ...info.rangeFormula].flatMap((tree) => [...nodesOf(tree)]);
    expect(
      nodes.flatMap((node) => faultsOf(node, false)),
      info.id,
    ).toEqual([]);
  }
  expect(new Set(catalogue.map(({ id }) => id)).size).toBe(catalogue.length);
  // With two classes the values of the positive one are shown, with more the averages.
  for (const hidden of ['average', 'class']) {
    const shown = catalogue.filter(({ scope, needs }) => scope !== hidden && ['classes', 'groups'].includes(needs));
    const headlines = shown.flatMap(({ headline }) => headline ?? []).sort((a, b) => a - b);
    expect(headlines).toEqual(headlines.map((_, at) => at + 1));
    expect(headlines.length).toBeGreaterThan(5);
  }
});

describe('reports', () => {
  test.each(datasets)('%s', (_, dataset, options) => {
    const result = dataset.report(options);
    expect(differences(result, report)).toEqual([]);
    for (const entry of Object.values(result.undefined).flat()) {
      expect(differences(entry, undefinedValue)).toEqual([]);
      expect([...(entry.term ? nodesOf(entry.term) : [])].flatMap((node) => faultsOf(node, false))).toEqual([]);
    }
  });
});

describe('explanations', () => {
  test.each(datasets)('%s', (_, dataset, options) => {
    for (const result of explanationsOf(dataset, options)) {
      expect(differences(result, explanation), result.id).toEqual([]);
      expect(differences(result.latex, latex), result.id).toEqual([]);
      for (const one of result.definitions ?? []) {
        expect(differences(one, definition), result.id).toEqual([]);
        expect(differences(one.latex, latex), result.id).toEqual([]);
        expect(faultsOf(one.quantity, false), result.id).toEqual([]);
      }
      if (result.alternative) {
        expect(differences(result.alternative, alternative), result.id).toEqual([]);
        expect(differences(result.alternative.latex, latex), result.id).toEqual([]);
      }
      for (const entry of result.undefined ?? []) expect(differences(entry, undefinedValue), result.id).toEqual([]);
      const faults = formulasOf(result).flatMap(([tree, substituted]) =>
        [...nodesOf(tree)].flatMap((node) => faultsOf(node, substituted)),
      );
      expect(faults, result.id).toEqual([]);
    }
  });
});

test('every operation, index set, region and reason of the types occurs', () => {
  const explanations = datasets.flatMap(([, dataset, options]) => explanationsOf(dataset, options));
  // Curves are not explained, because their points are drawn.
  const drawn = catalogue.filter(({ shape }) => shape === 'curve').map(({ formula }) => formula);
  const nodes = [...explanations.flatMap(formulasOf).map(([tree]) => tree), ...drawn].flatMap((tree) => [
    ...nodesOf(tree),
  ]);
  const reasons: Record<Undefined['reason'], true> = {
    'zero-denominator': true,
    'logarithm-of-zero': true,
    'out-of-domain': true,
    requirement: true,
    'needs-option': true,
    'fractional-counts': true,
    'weights-given': true,
    'not-reached': true,
    'no-class': true,
    'cases-unknown': true,
    'too-many-choices': true,
    'negatives-unknown': true,
  };
  const sorted = (values: Iterable<string | undefined>): string[] =>
    [...new Set(values)].filter((value) => value !== undefined).sort();
  expect(sorted(nodes.map(({ op }) => op))).toEqual(Object.keys(nodeKeys).sort());
  expect(sorted(nodes.map(({ over }) => over))).toEqual(
    Object.keys(indexSets)
      .filter((set) => !withoutFormula.indexSets.includes(set))
      .sort(),
  );
  expect(sorted(nodes.map(({ cells }) => cells?.region))).toEqual(
    Object.keys(regions)
      .filter((region) => !withoutFormula.regions.includes(region))
      .sort(),
  );
  expect(sorted(explanations.flatMap((one) => one.undefined ?? []).map(({ reason }) => reason))).toEqual(
    Object.keys(reasons).sort(),
  );
  expect(nodes.some(({ elided }) => elided)).toBe(true);
  expect(nodes.some(({ op, replaced }) => op === 'metric' && replaced)).toBe(true);
});

test('every optional key occurs somewhere, and every scope, shape and need', () => {
  const explanations = datasets.flatMap(([, dataset, options]) => explanationsOf(dataset, options));
  const occurring = (objects: object[]): string[] => [...new Set(objects.flatMap(Object.keys))].sort();
  expect(occurring(catalogue)).toEqual(Object.keys(metricInfo).sort());
  expect(occurring(explanations)).toEqual(Object.keys(explanation).sort());
  expect(occurring(explanations.flatMap((one) => one.undefined ?? []))).toEqual(Object.keys(undefinedValue).sort());
  expect(occurring(catalogue.flatMap((info) => info.scale ?? []))).toEqual(Object.keys(scale).sort());
  expect([...new Set(catalogue.map((info) => info.scope))].sort()).toEqual([...scopes].sort());
  expect([...new Set(catalogue.map((info) => info.shape))].sort()).toEqual(Object.keys(shapes).sort());
  expect([...new Set(catalogue.map((info) => info.needs))].sort()).toEqual(Object.keys(needs).sort());
});

test('the table of two classifiers', () => {
  const found = datasets.flatMap(([, dataset]) => dataset.rivals ?? []);
  expect(found).toHaveLength(3);
  for (const one of found) expect(differences(one, rivals)).toEqual([]);
});

test('descriptions of scored cases', () => {
  for (const [name, dataset] of scoredDatasets) {
    expect(differences(dataset.scored!, scored), name).toEqual([]);
    expect(dataset.matrix).toBeNull();
  }
  const others = datasets.filter((entry) => !scoredDatasets.includes(entry));
  expect(others.map(([, dataset]) => dataset.scored)).toEqual(others.map(() => undefined));
});

test('descriptions of decisions', () => {
  const found = datasets.flatMap(([, dataset]) => dataset.decision ?? []);
  expect(found).toHaveLength(decisionDatasets.length - 1); // counts with costs are a matrix
  for (const one of found) {
    expect(differences(one, decision)).toEqual([]);
    expect(one.bestActions).toHaveLength(one.observations.length);
    expect(one.mostProbable).toHaveLength(one.observations.length);
  }
});

type CurveOfDecisions = 'error-reject' | 'accuracy-coverage';

const counts: (keyof Curve)[] = ['truePositives', 'falsePositives'];

const curveNames: Record<Exclude<CurveName, CurveOfDecisions>, (keyof Curve)[]> = {
  roc: counts,
  'roc-hull': counts,
  'roc-band': [...counts, 'low', 'high'],
  'precision-recall': counts,
  'precision-recall-gain': counts,
  det: counts,
  gain: counts,
  lift: counts,
  'kolmogorov-smirnov': [...counts, 'low'],
  cost: [],
  calibration: ['cases', 'positives'],
  accuracy: counts,
  f: counts,
  mcc: counts,
  'expected-cost': counts,
  histogram: ['cases', 'positives'],
};

test.each(Object.entries(curveNames) as [CurveName, (keyof Curve)[]][])('curve %s', (name, columns) => {
  for (const [of, dataset] of scoredDatasets.slice(0, 2)) {
    const points = dataset.curve(
      name,
      name === 'expected-cost'
        ? {
            costMatrix: [
              [0, 1],
              [5, 0],
            ],
          }
        : {},
    )!;
    expect(differences(points, curve), of).toEqual([]);
    expect(Object.keys(points), of).toEqual(expect.arrayContaining(columns));
    const arrays = Object.values(points) as Float64Array[];
    expect(arrays.every((array) => array instanceof Float64Array && array.length === points.x.length)).toBe(true);
    expect(points.x.length).toBeGreaterThan(1);
  }
});

test.each<CurveOfDecisions>(['error-reject', 'accuracy-coverage'])('curve %s', (name) => {
  const posteriors = [
    [0.8, 0.2],
    [0.6, 0.4],
  ];
  const dataset = calculator.dataset({ kind: 'decision', labels: [0, 1], rejectLoss: 1, errorLoss: 4, posteriors });
  expect(differences(dataset.curve(name)!, curve)).toEqual([]);
  expect(scoredDatasets[0]![1].curve(name)).toBeNull();
  expect(dataset.curve('roc')).toBeNull();
});

test('comparisons and resamplings', () => {
  const dataset = scoredDatasets[1]![1];
  expect(differences(dataset.compare('A', 'B', { method: 'delong' }), comparison)).toEqual([]);
  expect(differences(dataset.compare('A', 'B', { method: 'hanley-mcneil' }), comparison)).toEqual([]);
  expect(differences(dataset.compare('A', 'B', { method: 'bootstrap', resamples: 9 }), comparison)).toEqual([]);
  const resampling = dataset.resample({ resamples: 9 });
  resampling.advance(9);
  expect(differences(resampling.result(), { ...comparison, standardError: 'required' })).toEqual([]);
  resampling.release();
});

test('notices', () => {
  const dataset = calculator.read('a,a\na,b\n,b\nA,a', { missing: 'omit' });
  expect(dataset.notices.length).toBeGreaterThan(1);
  for (const one of dataset.notices) expect(differences(one, notice)).toEqual([]);
});

test.each<[string, () => unknown, string[]]>([
  ['with a place', () => calculator.read('1 2\n3 x'), ['line', 'column', 'excerpt', 'expected', 'parameters']],
  ['without an excerpt', () => calculator.read(''), ['line', 'column', 'expected', 'parameters']],
  ['of values', () => calculator.dataset({ kind: 'matrix', counts: [] }), ['parameters']],
])('errors %s', (_, refused, keys) => {
  let error: unknown;
  try {
    refused();
  } catch (thrown) {
    error = thrown;
  }
  expect(error).toBeInstanceOf(InputError);
  expect(error).toBeInstanceOf(Error);
  expect(differences(error as InputError, inputError)).toEqual([]);
  expect(Object.keys(error as InputError).sort()).toEqual(['name', 'code', ...keys].sort());
});
