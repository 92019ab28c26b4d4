// Labels are text: whatever they look like, they come back as they were given and do nothing.
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

test('they are names of columns as well', () => {
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

test('without an order they are all there, each once', () => {
  const { labels: sorted } = calculator.dataset({ kind: 'labels', truth, predicted });
  expect([...sorted].sort()).toEqual([...labels].sort());
});

test('lone surrogates become U+FFFD and nothing else does', () => {
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

test('a refused label is quoted as it is', () => {
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

test('a report has metrics and nothing inherited from labels or ids', () => {
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

  test('200,000 different labels are refused at once', () => {
    const begin = performance.now();
    expect(() => refused(cases(200_000))).toThrow(InputError);
    expect(performance.now() - begin).toBeLessThan(10_000);
  });
});
