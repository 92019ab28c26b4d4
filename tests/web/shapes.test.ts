// What crosses from the core is typed by hand: here its keys are compared with the types.
import {
  createCalculator,
  InputError,
  type Cells,
  type Dataset,
  type Explanation,
  type Formula,
  type InputErrorFields,
  type MetricInfo,
  type Notice,
  type Operation,
  type Over,
  type Report,
  type ReportOptions,
  type Undefined,
} from 'deconfuse';
import { describe, expect, test } from 'vitest';
import { nodesOf } from './formula-value.ts';

/** Every key of a type, and whether it is always there. A missing or a wrong entry does not compile. */
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
  headline: 'optional',
};
const report: Keys<Report> = { kind: 'required', labels: 'required', metrics: 'required', undefined: 'required' };
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
  undefined: 'optional',
};
const latex: Keys<Explanation['latex']> = { symbolic: 'required', substituted: 'required' };
const alternative: Keys<NonNullable<Explanation['alternative']>> = {
  symbolic: 'required',
  substituted: 'required',
  latex: 'required',
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
  elided: 'optional',
  terms: 'optional',
  replaced: 'optional',
};

/** What differs between the keys of an object and those of its type; undefined does not count as a value. */
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

/** The keys of each kind of node beside `op`; `value` of a substituted one is looked at apart. */
const nodeKeys: Record<Operation, (keyof Formula)[]> = {
  number: [],
  quantity: ['id', 'symbol', 'cells'],
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
};
/** From how many arguments to how many. */
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
};
const indexSets: Record<Over, true> = {
  classes: true,
  rows: true,
  columns: true,
  cells: true,
  'other-classes': true,
  'other-cells': true,
  'off-diagonal': true,
};

/** What is wrong with one node of a formula that is symbolic, or substituted. */
function faultsOf(node: Formula, substituted: boolean): string[] {
  const faults = differences(node, formula);
  const fault = (isOne: boolean, what: string): void => void (isOne && faults.push(`${node.op}: ${what}`));
  const allowed = ['op', ...(nodeKeys[node.op] ?? []), ...(substituted || node.op === 'number' ? ['value'] : [])];
  for (const key of Object.keys(node)) fault(!allowed.includes(key), `has ${key}`);
  fault(allowed.includes('value') !== 'value' in node, 'value');
  fault(allowed.includes('args') !== 'args' in node, 'arguments');
  fault(allowed.includes('id') !== ('id' in node && 'symbol' in node), 'id and symbol');
  const [least, most] = arity[node.op] ?? [0, Infinity];
  const count = node.args?.length ?? 0;
  fault(node.args !== undefined && (count < least || count > most), `${count} arguments`);
  fault(node.over !== undefined && (substituted || count !== 1 || !Object.hasOwn(indexSets, node.over)), 'over');
  fault((node.elided === true) !== 'terms' in node, 'terms');
  fault(node.terms !== undefined && node.terms <= count, 'terms left out');
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
  ['three classes and weights', [[5, 1, 2], [0, 7, 1], [3, 2, 9]], { kappaWeights: weights }],
  ['two classes that nothing was given', [[2, 0, 1], [1, 0, 0], [3, 0, 0]]],
  ['values left undefined', [[2, 0, 1], [1, 0, 0], [3, 0, 0]], { zeroDivision: 'undefined' }],
  ['one class', [[7]]],
  ['nothing', [[0, 0], [0, 0]]],
  ['fractions', [[1.5, 0.25], [2, 3]]],
  ['more classes than are listed', row.map((i) => row.map((j) => (i === j ? 40 : (i * j) % 5)))],
  ['other columns than rows', [[5, 1, 2], [0, 7, 1]], {}, ['x', 'y', 'z']],
]; // prettier-ignore
const datasets = problems.map(([name, counts, options = {}, predictedLabels]): [string, Dataset, ReportOptions] => [
  name,
  calculator.dataset({ kind: 'matrix', counts, ...(predictedLabels && { predictedLabels }) }),
  options,
]);

const explanationsOf = (dataset: Dataset, options: ReportOptions): Explanation[] =>
  Object.keys(dataset.report(options).metrics).flatMap((id) =>
    catalogue.find((info) => info.id === id)!.scope === 'class'
      ? dataset.labels.map((label) => dataset.explain(id, { class: label, ...options }))
      : [dataset.explain(id, options)],
  );

const formulasOf = ({ symbolic, substituted, alternative: other }: Explanation): [Formula, boolean][] => [
  [symbolic, false],
  [substituted, true],
  ...(other ? [[other.symbolic, false] as [Formula, boolean], [other.substituted, true] as [Formula, boolean]] : []),
];

test('metrics of the catalogue', () => {
  const isText = (value: unknown): boolean => typeof value === 'string' && value !== '';
  for (const info of catalogue) {
    expect(differences(info, metricInfo), info.id).toEqual([]);
    expect([info.id, info.group, info.symbol, info.latex, info.reference].every(isText), info.id).toBe(true);
    expect(['class', 'average', 'overall']).toContain(info.scope);
    expect(['higher', 'lower', 'neither']).toContain(info.better);
    expect(['scalar', 'matrix']).toContain(info.shape);
    expect([1, 2]).toContain(info.tier);
    expect([info.zeroDivision, info.count].map((value) => typeof value)).toEqual(['boolean', 'boolean']);
    expect(info.range[0], info.id).toBeLessThan(info.range[1]);
    const nodes = [info.formula, ...info.rangeFormula].flatMap((tree) => [...nodesOf(tree)]);
    expect(
      nodes.flatMap((node) => faultsOf(node, false)),
      info.id,
    ).toEqual([]);
  }
  expect(new Set(catalogue.map(({ id }) => id)).size).toBe(catalogue.length);
  // With two classes those of the positive one are shown, with more the averages.
  for (const hidden of ['average', 'class']) {
    const shown = catalogue.filter(({ scope }) => scope !== hidden);
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
  const nodes = explanations.flatMap(formulasOf).flatMap(([tree]) => [...nodesOf(tree)]);
  const reasons: Record<Undefined['reason'], true> = {
    'zero-denominator': true,
    'logarithm-of-zero': true,
    'out-of-domain': true,
    'needs-option': true,
    'fractional-counts': true,
    'no-class': true,
  };
  const sorted = (values: Iterable<string | undefined>): string[] =>
    [...new Set(values)].filter((value) => value !== undefined).sort();
  expect(sorted(nodes.map(({ op }) => op))).toEqual(Object.keys(nodeKeys).sort());
  expect(sorted(nodes.map(({ over }) => over))).toEqual(Object.keys(indexSets).sort());
  expect(sorted(nodes.map(({ cells }) => cells?.region))).toEqual(Object.keys(regions).sort());
  expect(sorted(explanations.flatMap((one) => one.undefined ?? []).map(({ reason }) => reason))).toEqual(
    Object.keys(reasons).sort(),
  );
  expect(nodes.some(({ elided }) => elided)).toBe(true);
  expect(nodes.some(({ op, replaced }) => op === 'metric' && replaced)).toBe(true);
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
