// Labels are text: whatever they look like, they come back unchanged and have no effect.
import { createCalculator, InputError, type Dataset, type MetricInfo, type Problem } from 'deconfuse';
import { describe, expect, test, vi } from 'vitest';

vi.setConfig({ testTimeout: 60_000 });

const calculator = await createCalculator();
const long = 'long '.repeat(2000).trim();
const labels = [
  '<img src=x onerror=alert(1)>',
  '</script><script>alert(1)</script>',
  '__proto__',
  'constructor',
  'toString',
  'hasOwnProperty',
  '=1+1',
  '@SUM(A1:A9)',
  "'; DROP TABLE labels; --",
  '${process.exit()}',
  '{line}',
  '\\frac{a}{b} $x_1$ & \\\\',
  'עברית مرحبا',
  '\u202egnp.exe',
  '👩‍👩‍👧‍👦',
  '𝔸𝟙',
  'e\u0301',
  '\u00e9',
  'a\u0000b',
  '\u0000',
  'a\nb',
  'a\tb',
  '"quoted", and more',
  'undefined',
  'null',
  'NaN',
  '-0x1',
  '',
  '\ufffd',
  long,
];

const truth = [...labels, ...labels];
const predicted = [...labels, ...labels.slice(1), labels[0]!];
const counts = labels.map((_, row) => labels.map((_, column) => (row + 1) * (column + 2)));
const problems: [string, Problem][] = [
  ['labels', { kind: 'labels', truth, predicted, labels }],
  ['matrix', { kind: 'matrix', counts, labels }],
];

describe.each(problems)('as the classes of %s', (_, problem) => {
  const dataset = calculator.dataset(problem);

  test('they are the labels of the dataset, its report and its problem', () => {
    expect(dataset.labels).toEqual(labels);
    expect(dataset.report().labels).toEqual(labels);
    expect(dataset.problem).toMatchObject(problem);
    expect(dataset.notices).toEqual([]);
  });

  test.each(labels.map((label, at) => [label.slice(0, 40), label, at] as const))('%j is explained', (_, label, at) => {
    const { metrics } = dataset.report({ metrics: ['recall'] });
    expect(dataset.explain('recall', { class: label })).toMatchObject({
      class: label,
      value: (metrics.recall as number[])[at],
    });
  });

  test('they are named where a value is undefined', () => {
    const none = labels.map(() => labels.map(() => 0));
    const { undefined: listed } = calculator.dataset({ kind: 'matrix', counts: none, labels }).report();
    expect(listed.recall!.map((entry) => entry.class)).toEqual(labels);
  });
});

test('they are also names of columns', () => {
  const table = calculator.dataset({
    kind: 'labels',
    truth: truth.map((_, at) => at % 3),
    predicted: truth,
    predictedLabels: labels,
  });
  expect(table.predictedLabels).toEqual(labels);
  expect(table.explain('confusion_matrix', { row: 1, column: '__proto__' }).value).toBe(
    truth.filter((label, at) => label === '__proto__' && at % 3 === 1).length,
  );
});

test('without a given order they are all present once', () => {
  const { labels: sorted } = calculator.dataset({ kind: 'labels', truth, predicted });
  expect([...sorted].sort()).toEqual([...labels].sort());
});

test('lone surrogates, and nothing else, become U+FFFD', () => {
  const dataset = calculator.dataset({
    kind: 'labels',
    truth: ['a\ud800b', '\udfff', '\u{10062}', '\ud800'],
    predicted: ['a\ud801b', '\udfff', '\u{10062}', '\udc00'],
    positive: 'a\udc00b',
  });
  expect([...dataset.labels].sort()).toEqual(['a\ufffdb', '\ufffd', '\u{10062}'].sort());
  expect(dataset.explain('recall', { class: 'a\ud800b' })).toMatchObject({ class: 'a\ufffdb', value: 1 });
  expect(dataset.report().metrics.accuracy).toBe(1);
});

test('a refused label is quoted unchanged', () => {
  const refusal = (problem: Problem): InputError => {
    try {
      calculator.dataset(problem);
    } catch (error) {
      return error as InputError;
    }
    throw new Error('Nothing was refused.');
  };
  for (const label of labels) {
    const error = refusal({ kind: 'labels', truth: [label], predicted: [label], labels: ['other'] });
    expect(error).toMatchObject({ code: 'unknown-label', parameters: { label, case: '1' } });
    expect(error.message).toContain(label === long ? long.slice(0, 50) : label);
  }
});

test.each(['<img src=x onerror=alert(1)>', '__proto__', '=1+1', 'עברית مرحبا', '👩‍👩‍👧‍👦', '\u202egnp.exe', long])(
  'read from text, too: %s',
  (label) => {
    const dataset = calculator.read(`truth\tpredicted\n${label}\t${label}\n${label}\tham\nham\tham\n`);
    expect(new Set(dataset.labels)).toEqual(new Set([label, 'ham']));
    expect(dataset.explain('recall', { class: label }).exact).toBe('1/2');
  },
);

test('a report has its metrics, and nothing inherited by labels or ids', () => {
  const dataset = calculator.dataset(problems[0]![1]);
  const report = dataset.report();
  const applies = ({ needs }: MetricInfo): boolean => needs === 'classes' || needs === 'groups';
  const ids = calculator
    .catalogue()
    .filter(applies)
    .map(({ id }) => id);
  expect(Object.keys(report.metrics).sort()).toEqual([...ids].sort());
  expect(Object.getPrototypeOf(report.metrics)).toBe(Object.prototype);
  for (const id of ['__proto__', 'constructor', 'toString', 'hasOwnProperty', '']) {
    expect(() => dataset.report({ metrics: [id] })).toThrow(RangeError);
    expect(() => dataset.explain(id)).toThrow(RangeError);
  }
  expect(Object.keys(Object.prototype)).toEqual([]);
});

describe('as the labels of scored cases', () => {
  const distinct = labels.filter((label) => !['', '\u00e9'].includes(label));
  const width = distinct.length;
  const rows = distinct.map((_, row) => distinct.map((_, column) => (row === column ? 0.5 : 0.5 / (width - 1))));
  const sets = distinct.map((label, at) => [label, distinct[(at + 1) % width]!]);
  const cases: [string, Problem][] = [
    ['probabilities', { kind: 'probabilities', truth: distinct, labels: distinct, probabilities: rows }],
    ['label sets', { kind: 'multilabel', truth: sets, predicted: [...sets].reverse(), labels: distinct, scores: rows }],
  ];

  test.each(cases)('%s: they are returned, and each has its own value', (_, problem) => {
    const dataset = calculator.dataset(problem);
    expect(dataset.labels).toEqual(distinct);
    expect(dataset.report().labels).toEqual(distinct);
    expect(calculator.dataset(dataset.problem).report()).toEqual(dataset.report());
    for (const label of distinct) expect(dataset.curve('roc', { class: label })).not.toBeNull();
    if (problem.kind !== 'probabilities') return;
    for (const label of distinct) {
      expect(dataset.explain('roc_auc_class', { class: label })).toMatchObject({ class: label, value: 1 });
    }
  });

  test.each(distinct.filter((label) => label !== long))('scores: %j is the positive class', (label) => {
    const dataset = calculator.dataset({ kind: 'scores', truth: [label, 'other'], scores: [2, 1], positive: label });
    expect(dataset).toMatchObject({ positive: label, total: 2 });
    expect(dataset.report().metrics.roc_auc).toBe(1);
    const models = Object.fromEntries([[label, [2, 1]], ['second', [1, 2]]]); // prettier-ignore
    const two = calculator.dataset({ kind: 'scores', truth: [1, 0], scores: models });
    expect(new Set(two.models)).toEqual(new Set([label, 'second']));
    expect(two.report({ model: label }).metrics.roc_auc).toBe(1);
    expect(two.compare(label, 'second', { method: 'delong' }).difference).toBe(1);
    expect(calculator.dataset(two.problem).models).toEqual(two.models);
  });

  test('lone surrogates become U+FFFD, and names that become equal are refused', () => {
    const dataset = calculator.dataset({ kind: 'scores', truth: ['a\ud800', 'b'], scores: { 'm\udc00': [1, 2] } });
    expect(dataset.labels).toEqual(['a\ufffd', 'b']);
    const sets = calculator.dataset({ kind: 'multilabel', truth: [['\ud800'], ['b']], predicted: [['\udfff'], ['b']] });
    expect([...sets.labels].sort()).toEqual(['b', '\ufffd']);
    expect(sets.report().metrics.subset_accuracy).toBe(1);
    const models = { 'm\ud800': [1, 2], 'm\ud801': [1, 2] };
    expect(() => calculator.dataset({ kind: 'scores', truth: [1, 0], scores: models })).toThrow(
      expect.objectContaining({ code: 'duplicate-model', parameters: { model: 'm\ufffd' } }) as Error,
    );
  }); // prettier-ignore
});

describe('refused scored cases', () => {
  const scores = (more: object): unknown => ({ kind: 'scores', truth: [1, 0, 1], scores: [0.5, 0.25, 1], ...more });
  const rows = (more: object): unknown => ({
    kind: 'probabilities',
    truth: ['a', 'b', 'a'],
    labels: ['a', 'b'],
    probabilities: [[0.5, 0.5], [0.25, 0.75], [1, 0]], // prettier-ignore
    ...more,
  });
  const sets = (more: object): unknown => ({
    kind: 'multilabel',
    truth: [[1, 0], [0, 1]], // prettier-ignore
    predicted: [[1, 0], [1, 1]], // prettier-ignore
    ...more,
  });
  const three = (first: unknown): unknown[] => [first, [0.5, 0.5], [0.5, 0.5]];
  const many = Array.from({ length: 2001 }, (_, at) => `class ${at}`);

  test.each<[string, unknown, string, object?]>([
    ['NaN', scores({ scores: [0.5, NaN, 1] }), 'nan-score', { case: '2' }],
    ['NaN of a model', scores({ scores: { A: [1, 2, 3], B: [NaN, 1, 2] } }), 'nan-score', { case: '1', model: 'B' }],
    ['NaN in a typed array', scores({ scores: new Float32Array([1, 2, NaN]) }), 'nan-score', { case: '3' }],
    ['too few scores', scores({ scores: [1] }), 'unequal-lengths', { truth: '3', scores: '1' }],
    ['too many scores of a model', scores({ scores: { A: [1, 2, 3], B: [1, 2, 3, 4] } }), 'unequal-lengths'],
    ['no scores', scores({ scores: [] }), 'unequal-lengths'],
    ['nothing at all', scores({ truth: [], scores: [] }), 'no-cases'],
    ['no model', scores({ scores: {} }), 'no-model'],
    ['text for scores', scores({ scores: 'high' }), 'bad-problem', { path: 'scores' }],
    ['a number for scores', scores({ scores: 1 }), 'bad-problem', { path: 'scores' }],
    ['null for scores', scores({ scores: null }), 'bad-problem', { path: 'scores' }],
    ['a text as score', scores({ scores: ['1', 2, 3] }), 'bad-problem', { path: 'scores[0]', found: '1' }],
    ['null as score', scores({ scores: [1, null, 3] }), 'bad-problem', { path: 'scores[1]', found: 'null' }],
    ['a hole as score', scores({ scores: [1, , 3] }), 'bad-problem', { path: 'scores[1]', found: 'undefined' }],
    ['large whole numbers', scores({ scores: new BigInt64Array(3) }), 'bad-problem', { path: 'scores[0]' }],
    ['a view that is no list', scores({ scores: new DataView(new ArrayBuffer(3)) }), 'bad-problem', { path: 'scores' }],
    ['a model of text', scores({ scores: { A: 'high' } }), 'bad-problem', { path: 'scores["A"]' }],
    ['null as truth', scores({ truth: [1, null, 0] }), 'bad-problem', { path: 'truth[1]' }],
    ['three classes', scores({ truth: [1, 2, 3] }), 'more-than-two-classes', { found: '3' }],
    ['an unknown positive class', scores({ positive: 7 }), 'unknown-positive', { label: '7' }],
    ['null as positive class', scores({ positive: null }), 'bad-problem', { path: 'positive' }],
    ['too few weights', scores({ weights: [1] }), 'unequal-lengths'],
    ['no weights', scores({ weights: [] }), 'unequal-lengths'],
    ['a negative weight', scores({ weights: [1, 1, -1] }), 'bad-weight', { case: '3' }],
    ['an infinite weight', scores({ weights: [Infinity, 1, 1] }), 'bad-weight', { case: '1' }],
    ['text as weight', scores({ weights: [1, '1', 1] }), 'bad-problem', { path: 'weights[1]' }],
    ['2,001 classes', scores({ truth: many, scores: many.map((_, at) => at), positive: many[0] }), 'too-many-classes'],
    ['ragged rows', rows({ probabilities: three([1]) }), 'ragged-counts', { row: '1', found: '1', expected: '2' }],
    ['too few rows', rows({ probabilities: [[1, 0]] }), 'unequal-lengths'],
    ['no rows', rows({ probabilities: [1, 0, 1] }), 'bad-problem', { path: 'probabilities[0]' }],
    ['no table', rows({ probabilities: null }), 'bad-problem', { path: 'probabilities' }],
    ['text in a row', rows({ probabilities: three(['1', 0]) }), 'bad-problem', { path: 'probabilities[0][0]' }],
    ['NaN in a row', rows({ probabilities: three([NaN, 0]) }), 'infinite-number', { case: '1', column: '1' }],
    ['an infinity', rows({ probabilities: three([0, -Infinity]) }), 'infinite-number', { case: '1', column: '2' }],
    ['a negative probability', rows({ probabilities: three([-0.5, 1.5]) }), 'negative-probability', { value: '-0.5' }],
    ['a probability above 1', rows({ probabilities: three([1.5, -0.5]) }), 'probability-above-one', { value: '1.5' }],
    ['a sum of 1.25', rows({ probabilities: three([0.5, 0.75]) }), 'probabilities-do-not-sum', { sum: '1.25', difference: '0.25' }],
    ['rows of zeros to normalise', rows({ probabilities: three([0, 0]), normalise: true }), 'probabilities-do-not-sum', { sum: '0' }],
    ['no labels', rows({ labels: undefined }), 'bad-problem', { path: 'labels' }],
    ['text for labels', rows({ labels: 'ab' }), 'bad-problem', { path: 'labels' }],
    ['an empty list of labels', rows({ labels: [], probabilities: [[], [], []] }), 'no-classes'],
    ['a label twice', rows({ labels: ['a', ' a'] }), 'duplicate-label', { label: 'a' }],
    ['a label without a column', rows({ truth: ['a', 'b', 'c'] }), 'unknown-label', { label: 'c', case: '3' }],
    ['an unknown positive class of two', rows({ positive: 'c' }), 'unknown-positive', { label: 'c' }],
    ['2,001 columns', rows({ labels: many, probabilities: Array(3).fill(new Float64Array(2001)) }), 'too-many-classes'],
    ['no sets', sets({ truth: [] , predicted: [] }), 'no-cases'],
    ['no truth', sets({ truth: undefined }), 'bad-problem', { path: 'truth' }],
    ['numbers for sets', sets({ truth: [1, 0] }), 'bad-problem', { path: 'truth[0]' }],
    ['null for a predicted set', sets({ predicted: [[1, 0], null] }), 'bad-problem', { path: 'predicted[1]' }],
    ['numbers for predicted sets', sets({ predicted: [1, 0] }), 'bad-problem', { path: 'predicted[0]' }],
    ['text for predicted sets', sets({ predicted: 'a' }), 'bad-problem', { path: 'predicted' }],
    ['an object as a label', sets({ truth: [[{}], ['a']], predicted: [['a'], ['a']] }), 'bad-problem'],
    ['too few predicted sets', sets({ predicted: [[1, 0]] }), 'unequal-lengths'],
    ['neither sets nor scores', sets({ predicted: undefined }), 'nothing-predicted'],
    ['a label outside the list', sets({ truth: [['a'], ['b']], predicted: [['a'], ['c']], labels: ['a', 'b'] }), 'unknown-label', { label: 'c', case: '2' }],
    ['labels that are no list', sets({ labels: 5 }), 'bad-problem', { path: 'labels' }],
    ['ragged scores', sets({ scores: [[0.5], [0.5, 1]] }), 'ragged-counts'],
    ['too few scores of labels', sets({ scores: [[0.5, 1]] }), 'unequal-lengths'],
    ['NaN for a label', sets({ scores: [[0.5, 1], [NaN, 1]] }), 'nan-score', { case: '2', column: '1' }],
    ['null for scores of labels', sets({ scores: null }), 'bad-problem', { path: 'scores' }],
    ['too many weights of sets', sets({ weights: [1, 1, 1] }), 'unequal-lengths'],
    ['2,001 labels', sets({ truth: [new Uint8Array(2001)], predicted: [new Uint8Array(2001)] }), 'too-many-classes'],
  ])('%s', (_, problem, code, parameters = {}) => {
    let error: unknown;
    try {
      calculator.dataset(problem as Problem);
    } catch (thrown) {
      error = thrown;
    }
    expect(error).toBeInstanceOf(InputError);
    expect(error).toMatchObject({ code, parameters });
    expect((error as InputError).message).not.toBe(code);
    expect((error as InputError).message).not.toContain('“”');
  }); // prettier-ignore

  test('far too large options take limited time', () => {
    const count = 2000;
    const truth = Array.from({ length: count }, (_, at) => at % 2);
    const scores = truth.map((one, at) => ((at * 7919) % 1000) / 1000 + one / 10);
    const dataset = calculator.dataset({ kind: 'scores', truth, scores });
    const { metrics, undefined: why } = dataset.report({ k: 2 ** 31, bins: 10_000, maxFpr: 1e-9 });
    expect(metrics.precision_at_k).toBeNull();
    expect(why.precision_at_k).toMatchObject([{ reason: 'out-of-domain' }]);
    expect(dataset.curve('histogram', { bins: 10_000 })!.x).toHaveLength(10_000);
    const rows = scores.map((score) => [1 - score / 2, score / 2]);
    const classes = calculator.dataset({ kind: 'probabilities', truth, labels: [0, 1], probabilities: rows });
    expect(classes.report({ k: 2 ** 31, mapK: 2 ** 31 }).metrics.top_k_accuracy).toBe(1);
  });

  test('models with names that every object has exist only if they were given', () => {
    const dataset = calculator.dataset({ kind: 'scores', truth: [1, 0], scores: { A: [1, 2], B: [2, 1] } });
    for (const model of ['__proto__', 'constructor', 'toString', '']) {
      expect(() => dataset.report({ model })).toThrow(RangeError);
      expect(() => dataset.curve('roc', { model })).toThrow(RangeError);
      expect(() => dataset.compare(model, 'A', { method: 'delong' })).toThrow(RangeError);
    }
  });
});

describe('many classes', () => {
  const classes = (count: number): string[] => Array.from({ length: count }, (_, at) => `class ${at}`);
  const cases = (count: number): Problem & { kind: 'labels' } => ({
    kind: 'labels',
    truth: classes(count),
    predicted: classes(count),
  });
  const refused = (problem: Problem): Dataset => calculator.dataset(problem);
  const tooMany = expect.objectContaining({
    code: 'too-many-classes',
    parameters: { found: '2001', maximum: '2000' },
  }) as Error;

  test('2000 are computed', () => {
    const names = classes(2000);
    const next = [...names.slice(1), names[0]!];
    const dataset = calculator.dataset({ kind: 'labels', truth: [...names, ...names], predicted: [...names, ...next] });
    expect(dataset.labels).toEqual(names);
    const { metrics } = dataset.report({ metrics: ['recall', 'accuracy', 'f1_macro', 'matthews_correlation'] });
    expect(metrics).toMatchObject({ accuracy: 0.5, f1_macro: 0.5, recall: names.map(() => 0.5) });
    expect(metrics.matthews_correlation).toBeCloseTo((0.5 - 1 / 2000) / (1 - 1 / 2000), 12);
    expect(dataset.explain('precision', { class: 'class 1999' }).exact).toBe('1/2');
    dataset.release();
  });

  test('2001 are refused, as labels, as a matrix and by name', () => {
    expect(() => refused(cases(2001))).toThrow(tooMany);
    const row = new Uint8Array(2001);
    expect(() => refused({ kind: 'matrix', counts: classes(2001).map(() => row) })).toThrow(tooMany);
    expect(() => refused({ kind: 'matrix', counts: [row], predictedLabels: classes(2001) })).toThrow(tooMany);
    expect(() => refused({ ...cases(1), labels: classes(2001) })).toThrow(tooMany);
  });

  test('200,000 different labels are refused', () => {
    expect(() => refused(cases(200_000))).toThrow(InputError);
  });
});

test('a long text is the same as a string and as bytes, wherever a surrogate pair falls', () => {
  for (const before of ['', 'x', 'xy', 'xyz']) {
    const text = `${before}😀,x\n${'😀,😀\n𝔄,😀\né,中\n'.repeat(20_000)}`;
    const [ofString, ofBytes] = [text, new TextEncoder().encode(text)].map((source) => calculator.read(source));
    expect(ofString!.labels).toEqual(ofBytes!.labels);
    expect(ofString!.labels.join('')).not.toContain('\ufffd');
    expect(ofString!.matrix).toEqual(ofBytes!.matrix);
    expect(ofString!.total).toBe(ofBytes!.total);
  }
});
