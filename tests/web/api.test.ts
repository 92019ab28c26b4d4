import { createServer } from 'node:http';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { AddressInfo } from 'node:net';
import { setTimeout } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import {
  createCalculator,
  InputError,
  type Calculator,
  type Curve,
  type CurveName,
  type CurveOptions,
  type CompareOptions,
  type CalculatorOptions,
  type Dataset,
  type ExplainOptions,
  type Label,
  type Problem,
  type ReadOptions,
  type ReportOptions,
} from 'deconfuse';
import { describe, expect, test, vi } from 'vitest';

const { resolve } = createRequire(import.meta.url);
const wasmPath = resolve('deconfuse/deconfuse.wasm');
const calculator = await createCalculator();
const spam: Problem = {
  kind: 'matrix',
  counts: [
    [20, 3],
    [5, 30],
  ],
  labels: ['spam', 'ham'],
  positive: 'spam',
};
const labels = (truth: Label[], predicted: Label[], more: object = {}): Dataset =>
  calculator.dataset({ kind: 'labels', truth, predicted, ...more });
const matrix = (counts: number[][], more: object = {}): Dataset =>
  calculator.dataset({ kind: 'matrix', counts, ...more });

function refusal(action: () => unknown): InputError {
  try {
    action();
  } catch (error) {
    if (error instanceof InputError) return error;
    throw error;
  }
  throw new Error('Nothing was refused.');
}

describe('the module can come from', () => {
  const bytes = (path: string): Uint8Array<ArrayBuffer> => new Uint8Array(readFileSync(path));
  const typed = { headers: { 'content-type': 'application/wasm' } };

  test.each<[string, (path: string) => CalculatorOptions['wasm'] | Promise<WebAssembly.Module>]>([
    ['beside the package', () => undefined],
    ['file URLs', (path) => pathToFileURL(path)],
    ['data URLs', (path) => new URL(`data:application/wasm;base64,${readFileSync(path, 'base64')}`)],
    ['responses', (path) => new Response(bytes(path), typed)],
    ['responses without a type', (path) => new Response(bytes(path))],
    ['bytes', bytes],
    ['buffers', (path) => bytes(path).buffer],
    ['compiled modules', (path) => WebAssembly.compile(bytes(path))],
  ])('%s', async (_, source) => {
    const wasm = await source(wasmPath);
    const started = await createCalculator(wasm ? { wasm } : {});
    expect(started.dataset(spam).explain('accuracy').exact).toBe('25/29');
    expect(started.read('20 3\n5 30').total).toBe(58);
  });

  test('a server, which may also lack it', async () => {
    const server = createServer((request, response) => {
      if (request.url === '/deconfuse.wasm')
        response.setHeader('content-type', 'application/wasm').end(bytes(wasmPath));
      else response.writeHead(404, 'Not Found').end();
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
    const started = await createCalculator({ wasm: new URL('deconfuse.wasm', address) });
    expect(started.catalogue()).toEqual(calculator.catalogue());
    await expect(createCalculator({ wasm: new URL('other.wasm', address) })).rejects.toThrow('404 Not Found');
    server.close();
  });

  test('no other bytes', async () => {
    await expect(createCalculator({ wasm: new Uint8Array([0, 97, 115, 109]) })).rejects.toThrow(
      WebAssembly.CompileError,
    );
    await expect(createCalculator({ wasm: new Response('<!doctype html>') })).rejects.toThrow(WebAssembly.CompileError);
    // A module with other imports than this one.
    const stranger = new Uint8Array([0, 97, 115, 109, 1, 0, 0, 0, 1, 4, 1, 96, 0, 0, 2, 7, 1, 1, 120, 1, 121, 0, 0]);
    await expect(createCalculator({ wasm: stranger })).rejects.toThrow();
    await expect(createCalculator({ wasm: new URL(import.meta.url) })).rejects.toThrow(WebAssembly.CompileError);
    await expect(createCalculator({ wasm: new URL('missing.wasm', import.meta.url) })).rejects.toThrow('ENOENT');
  });

  test('one place; the options for others are accepted, and unused', async () => {
    const missing = new URL('missing.wasm', import.meta.url);
    const started = await createCalculator({ readerWasm: missing, scoresWasm: missing, checkerWasm: missing });
    expect(started.read('20 3\n5 30').total).toBe(58);
  });
});

describe('datasets', () => {
  test('of a matrix', () => {
    const dataset = calculator.dataset(spam);
    expect(dataset).toMatchObject({
      kind: 'matrix',
      labels: ['spam', 'ham'],
      total: 58,
      positive: 'spam',
      notices: [],
    });
    expect(dataset.matrix).toEqual(Float64Array.of(20, 3, 5, 30));
    expect(dataset.predictedLabels).toBeUndefined();
    expect(dataset.problem).toEqual(spam);
    expect(matrix([[1, 2, 0], [0, 0, 3], [1, 1, 1]]).labels).toEqual(['1', '2', '3']); // prettier-ignore
  });

  test('of labels', () => {
    const dataset = labels(['b', 'a', 'b', 'c10', 'c2'], ['b', 'b', 'a', 'c2', 'c2']);
    expect(dataset).toMatchObject({ kind: 'labels', labels: ['a', 'b', 'c2', 'c10'], total: 5 });
    expect(dataset.matrix).toEqual(Float64Array.of(0, 1, 0, 0, 1, 1, 0, 0, 0, 0, 1, 0, 0, 0, 1, 0));
    expect(dataset.positive).toBeUndefined();
    expect(dataset.problem).toEqual({
      kind: 'labels',
      truth: ['b', 'a', 'b', 'c10', 'c2'],
      predicted: ['b', 'b', 'a', 'c2', 'c2'],
      labels: ['a', 'b', 'c2', 'c10'],
    });
  });

  test('classes in the order asked for, including classes that do not occur', () => {
    const dataset = labels(['b', 'a'], ['b', 'b'], { labels: ['b', 'unseen', 'a'] });
    expect(dataset.labels).toEqual(['b', 'unseen', 'a']);
    expect(dataset.matrix).toEqual(Float64Array.of(1, 0, 0, 0, 0, 0, 1, 0, 0));
  });

  test('weights, including fractions', () => {
    const dataset = labels(['a', 'a', 'b'], ['a', 'b', 'b'], { weights: [0.1, 0.2, 3] });
    expect(dataset.total).toBe(3.3);
    expect(dataset.matrix).toEqual(Float64Array.of(0.1, 0.2, 0, 3));
    expect(dataset.problem).toMatchObject({ weights: [0.1, 0.2, 3] });
    // Ten tenths are one, because sums of weights are rounded once.
    const tenths = Array.from({ length: 10 }, () => 'a');
    expect(labels(tenths, tenths, { weights: tenths.map(() => 0.1) }).total).toBe(1);
  });

  test('columns with names of their own', () => {
    const dataset = labels([1, 1, 2, 2], ['x', 'y', 'z', 'z'], { predictedLabels: ['x', 'y', 'z'] });
    expect(dataset).toMatchObject({ labels: [1, 2], predictedLabels: ['x', 'y', 'z'], total: 4 });
    expect(dataset.matrix).toEqual(Float64Array.of(1, 1, 0, 0, 0, 2));
    expect(dataset.positive).toBeUndefined();
    const table = calculator.dataset(dataset.problem);
    expect(table.problem).toEqual(dataset.problem);
    const { metrics } = matrix([[1, 1, 0], [0, 0, 2]], { predictedLabels: ['x', 'y', 'z'] }).report(); // prettier-ignore
    expect(metrics).toEqual(dataset.report().metrics);
    expect(metrics).toHaveProperty('chi_squared', 4);
    expect(metrics).not.toHaveProperty('f1');
    expect(metrics).not.toHaveProperty('accuracy');
  });

  test('the positive class of two', () => {
    const dataset = (truth: Label[], more: object = {}): Label | undefined => labels(truth, truth, more).positive;
    expect(dataset(['no', 'yes'])).toBe('yes');
    expect(dataset(['Sí', 'NO'])).toBe('Sí');
    expect(dataset([0, 1])).toBe(1);
    expect(dataset(['x', 'y'])).toBe('y');
    expect(dataset(['x', 'y'], { positive: ' x ' })).toBe('x');
    expect(dataset(['x', 'y', 'z'])).toBeUndefined();
    expect(matrix([[1, 2], [3, 4]], { labels: [0, 1], positive: '0' }).positive).toBe(0); // prettier-ignore
  });

  test('every kind of array', () => {
    const codes = [2, 0, 1, 1, 0];
    const expected = labels(codes, [2, 1, 1, 1, 2]);
    const arrays = [
      Float64Array,
      Float32Array,
      Int32Array,
      Uint32Array,
      Int16Array,
      Uint16Array,
      Int8Array,
      Uint8Array,
    ];
    for (const Array of arrays) {
      const [truth, predicted, ones] = [codes, [2, 1, 1, 1, 2], [1, 1, 1, 1, 1]].map((list) => Array.from(list));
      const dataset = calculator.dataset({ kind: 'labels', truth: truth!, predicted: predicted!, weights: ones! });
      expect(dataset.labels).toEqual([0, 1, 2]);
      expect(dataset.matrix).toEqual(expected.matrix);
      const rows = [Array.from([20, 3]), Array.from([5, 30])];
      expect(calculator.dataset({ kind: 'matrix', counts: rows }).matrix).toEqual(Float64Array.of(20, 3, 5, 30));
    }
  });

  test.each([
    ['some between are missing', [0, 5, 9, 5], [5, 5, 9, 0]],
    ['the highest that stand for themselves', [0, 4095], [4095, 4095]],
    ['higher', [0, 4096], [4096, 4096]],
    ['negative', [-1, 1, 1], [1, 1, -1]],
    ['the lowest and the highest of all', [-(2 ** 31), 2 ** 31 - 1], [2 ** 31 - 1, 0]],
    ['no cases', [], []],
    ['unequal lengths', [1, 2], [1]],
  ])('integers in typed arrays are the same labels as in lists: %s', (_, truth, predicted) => {
    const told = (problem: Problem): unknown => {
      try {
        const { labels, matrix, notices, rivals, problem: again } = calculator.dataset(problem);
        return { labels, matrix, notices, rivals, again };
      } catch (error) {
        return error;
      }
    };
    const rival = [...truth];
    for (const more of [{}, { labels: [9, 5, 0] }, { labels: ['5', '0'], positive: 5 }, { positive: 0 }]) {
      expect(
        told({ kind: 'labels', truth: Int32Array.from(truth), predicted: Int32Array.from(predicted), ...more }),
      ).toEqual(told({ kind: 'labels', truth, predicted, ...more }));
      const models = { a: Int32Array.from(predicted), b: Int32Array.from(rival) };
      expect(told({ kind: 'labels', truth: Int32Array.from(truth), predicted: models, ...more })).toEqual(
        told({ kind: 'labels', truth, predicted: { a: predicted, b: rival }, ...more }),
      );
    }
  });

  test('counts up to 2^53', () => {
    const large = 2 ** 53;
    const dataset = matrix([[large, 0], [large, 0]]); // prettier-ignore
    expect(dataset.explain('confusion_matrix').exact).toBe(String(2n ** 53n));
    expect(dataset.explain('accuracy').exact).toBe('1/2');
    expect(refusal(() => matrix([[large + 2]]))).toMatchObject({
      code: 'count-too-large',
      parameters: { row: '1', cell: '1' },
    });
  });
});

describe('labels', () => {
  test('one class for all spellings, returned in the first spelling', () => {
    expect(labels([1, '1.0', ' 1'], ['1', '01', '+1']).labels).toEqual([1]);
    expect(labels(['1.0', 1], ['1', 2]).labels).toEqual(['1.0', 2]);
    expect(labels([' x ', 'x'], ['x', '\u00a0x']).labels).toEqual([' x ']);
    expect(labels(['x', ' x '], ['x', 'y'], { labels: ['y', ' x'] }).labels).toEqual(['y', ' x']);
    expect(labels([0.5, -2, 10], ['.50', '-2.', '1e1']).labels).toEqual([-2, 0.5, 10, '1e1']);
    expect(labels(['A', 'a'], ['A', 'a']).labels).toHaveLength(2);
  });

  test('a class can be named by any spelling', () => {
    const dataset = labels([1, 1, 2, ' x '], [1, 2, 2, 'x']);
    for (const label of [1, '1', '1.0', ' 01 ']) {
      expect(dataset.explain('recall', { class: label })).toMatchObject({ class: 1, exact: '1/2' });
    }
    expect(dataset.explain('recall', { class: 'x' })).toMatchObject({ class: ' x ', exact: '1' });
    const cell = { row: '1', column: '2.0' };
    expect(dataset.explain('confusion_matrix', cell).value).toBe(1);
  });

  test('spellings that differ only in case give a notice', () => {
    const [notice] = labels(['Spam', 'ham'], ['spam', 'ham']).notices;
    expect(notice).toEqual({ code: 'labels-differ-in-case', parameters: { first: 'Spam', second: 'spam' } });
  });
});

describe('reports', () => {
  test('hold every metric, or those asked for', () => {
    const dataset = calculator.dataset(spam);
    const { kind, labels: classes, metrics } = dataset.report();
    expect([kind, classes]).toEqual(['matrix', ['spam', 'ham']]);
    expect(Object.keys(metrics).sort()).toEqual(
      calculator
        .catalogue()
        .filter(({ needs }) => ['classes', 'groups', 'four-cells'].includes(needs))
        .map(({ id }) => id)
        .sort(),
    );
    const asked = dataset.report({ metrics: ['f1', 'confusion_matrix', 'accuracy'] });
    expect(asked).toEqual({
      kind: 'matrix',
      labels: ['spam', 'ham'],
      metrics: { f1: [5 / 6, 15 / 17], confusion_matrix: [[20, 3], [5, 30]], accuracy: 25 / 29 },
      undefined: {},
    }); // prettier-ignore
    expect(dataset.report({ metrics: [] })).toMatchObject({ metrics: {}, undefined: {} });
  });

  test('are plain data', () => {
    const report = calculator.dataset(spam).report({ zeroDivision: 'undefined' });
    expect(Object.getPrototypeOf(report.metrics)).toBe(Object.prototype);
    expect(Object.getPrototypeOf(report.undefined)).toBe(Object.prototype);
    expect(JSON.parse(JSON.stringify(report))).toEqual(report);
    expect(structuredClone(report)).toEqual(report);
  });

  test('use the options', () => {
    const dataset = matrix([[20, 5], [10, 15]], { positive: '1' }); // prettier-ignore
    const of = (id: string, options?: ExplainOptions): unknown => dataset.explain(id, options).exact;
    expect([of('f_beta'), of('f_beta', { beta: 2 }), of('f_beta', { beta: 0 })]).toEqual(['8/11', '10/13', '2/3']);
    expect([of('tversky_index'), of('tversky_index', { tverskyAlpha: 1, tverskyBeta: 1 })]).toEqual(['8/11', '4/7']);
    expect(of('tversky_index', { tverskyAlpha: 0, tverskyBeta: 0 })).toBe('1');
    expect([of('index_of_balanced_accuracy'), of('index_of_balanced_accuracy', { ibaAlpha: 0 })]).toEqual([
      '72/125',
      '12/25',
    ]);
    expect([of('net_benefit'), of('net_benefit', { netBenefitThreshold: 0.1 })]).toEqual(['1/5', '17/45']);
    const kappaWeights = [[0, 1], [1, 0]]; // prettier-ignore
    expect([of('cohen_kappa_weighted'), of('cohen_kappa_weighted', { kappaWeights })]).toEqual([null, '2/5']);
    const score = (base: ReportOptions['base']): number =>
      dataset.explain('information_score', { base: base! }).value as number;
    expect(score(2)).toBeCloseTo(Math.log2(4 / 3), 14);
    expect(score('e')).toBeCloseTo(Math.log(4 / 3), 14);
    expect(score(10)).toBeCloseTo(Math.log10(4 / 3), 14);
    expect(dataset.report().metrics).toEqual(dataset.report({ zeroDivision: 'zero', base: 2, beta: 1 }).metrics);
  });

  test('follow the zero-division policy', () => {
    const dataset = matrix([[2, 1, 0], [0, 3, 0], [1, 1, 0]], { labels: ['cat', 'dog', 'bird'] }); // prettier-ignore
    const report = (zeroDivision: ReportOptions['zeroDivision']): unknown[] => {
      const { metrics, undefined: undefinedValues } = dataset.report({ zeroDivision: zeroDivision! });
      expect(metrics.false_discovery_rate).toEqual([1 / 3, 2 / 5, null]);
      const [entry] = undefinedValues.precision!;
      expect(entry).toMatchObject({ class: 'bird', reason: 'zero-denominator' });
      expect(undefinedValues.precision_macro).toEqual([entry]);
      return [(metrics.precision as number[])[2], metrics.precision_macro, entry!.value];
    };
    expect(report('zero')).toEqual([0, 19 / 45, 0]);
    expect(report('one')).toEqual([1, 34 / 45, 1]);
    expect(report('undefined')).toEqual([null, 19 / 30, null]);
  });

  test('list the classes that an average leaves out', () => {
    const dataset = matrix([[2, 1], [0, 0]]); // prettier-ignore
    for (const zeroDivision of ['zero', 'one', 'undefined'] as const) {
      const { metrics, undefined: undefinedValues } = dataset.report({ zeroDivision });
      expect(metrics.g_mean_overall).toBe(2 / 3);
      expect(undefinedValues.g_mean_overall).toMatchObject([{ class: '2', reason: 'zero-denominator', value: null }]);
    }
  });
});

describe('explanations', () => {
  test('are of the positive class of two, or of the class asked for', () => {
    const dataset = calculator.dataset(spam);
    expect(dataset.explain('precision')).toMatchObject({ class: 'spam', value: 0.8, exact: '4/5' });
    expect(dataset.explain('precision', { class: 'ham' })).toMatchObject({ class: 'ham', exact: '10/11' });
    expect(dataset.explain('accuracy', { class: 'ham' })).not.toHaveProperty('class');
  });

  test('have the formula, the same with numbers, the fraction and an alternative formula', () => {
    const explanation = calculator.dataset(spam).explain('f1');
    expect(explanation).toMatchObject({
      id: 'f1',
      value: 5 / 6,
      exact: '5/6',
      symbolic: { op: 'divide' },
      substituted: { op: 'divide', value: 5 / 6, args: [{ value: 40 }, { value: 48 }] },
      latex: {
        symbolic: '\\frac{2\\,\\mathrm{TP}}{2\\,\\mathrm{TP} + \\mathrm{FP} + \\mathrm{FN}}',
        substituted: '\\frac{2 \\cdot 20}{2 \\cdot 20 + 5 + 3}',
      },
      alternative: { substituted: { op: 'divide' }, latex: { substituted: expect.stringContaining('\\frac') } },
    });
    expect(explanation).not.toHaveProperty('undefined');
  });

  test('of a matrix are of the first cell, or of the one asked for', () => {
    const dataset = calculator.dataset(spam);
    const explained = (options?: ExplainOptions): unknown => dataset.explain('joint_distribution', options).exact;
    expect([explained(), explained({ row: 'ham', column: 'spam' }), explained({ row: 'ham' })]).toEqual([
      '10/29',
      '5/58',
      '5/58',
    ]);
    const table = matrix([[1, 2, 3]], { labels: ['a'], predictedLabels: ['x', 'y', 'z'] });
    expect(table.explain('confusion_matrix', { row: 'a', column: 'z' }).value).toBe(3);
    expect(table.explain('chi_squared').value).toBe(0);
  });

  test('tell why there is no value', () => {
    const absent = matrix([[0, 0, 0], [1, 2, 3], [0, 1, 4]]); // prettier-ignore
    expect(absent.explain('recall', { class: 1, zeroDivision: 'undefined' })).toMatchObject({
      value: null,
      exact: null,
      undefined: [{ class: '1', reason: 'zero-denominator', value: null }],
    });
    expect(absent.explain('recall', { class: 1 })).toMatchObject({
      value: 0,
      substituted: { op: 'replacement', value: 0 },
      undefined: [{ class: '1', value: 0 }],
    });
    expect(absent.explain('cohen_kappa_weighted').undefined).toMatchObject([{ reason: 'needs-option', value: null }]);
    expect(matrix([[0.5]]).explain('accuracy_p_value').undefined).toMatchObject([{ reason: 'fractional-counts' }]);
  });
});

describe('unknown names throw a RangeError', () => {
  const dataset = calculator.dataset(spam);
  const table = matrix([[1, 2], [3, 4], [5, 6]], { predictedLabels: ['x', 'y'] }); // prettier-ignore

  test.each<[string, () => unknown]>([
    ['metric', () => dataset.explain('no_such_metric')],
    ['metric of a report', () => dataset.report({ metrics: ['f1', 'F1'] })],
    ['class', () => dataset.explain('f1', { class: 'eggs' })],
    ['row', () => dataset.explain('confusion_matrix', { row: 'eggs' })],
    ['column', () => table.explain('confusion_matrix', { column: '1' })],
    ['class metric of a table', () => table.explain('f1', { class: '3' })],
    ['average of a table', () => table.explain('f1_macro')],
    ['accuracy of a table', () => table.explain('accuracy')],
  ])('%s', (_, action) => {
    expect(action).toThrow(RangeError);
  });

  test.each<[string, object]>([
    ['policy', { zeroDivision: 'ignore' }],
    ['policy as a number', { zeroDivision: 0 }],
    ['base', { base: 3 }],
    ['negative beta', { beta: -1 }],
    ['beta that is not a number', { beta: NaN }],
    ['beta as text', { beta: '1' }],
    ['infinite beta', { beta: Infinity }],
    ['negative α', { tverskyAlpha: -0.1 }],
    ['negative β', { tverskyBeta: -0.1 }],
    ['negative weight of dominance', { ibaAlpha: -1 }],
    ['threshold', { netBenefitThreshold: 1.5 }],
    ['weights of another size', { kappaWeights: [[0]] }],
    ['ragged weights', { kappaWeights: [[0, 1], [1]] }],
    ['negative weights', { kappaWeights: [[0, -1], [1, 0]] }],
    ['weights that are not numbers', { kappaWeights: [[0, '1'], [1, 0]] }],
    ['level of nothing', { level: 0 }],
    ['level of everything', { level: 1 }],
    ['level in percent', { level: 95 }],
    ['level as text', { level: '0.95' }],
    ['negative β of V', { vBeta: -1 }],
    ['β of V that is not a number', { vBeta: NaN }],
    ['costs of another size', { costMatrix: [[0, 1]] }],
    ['costs that are not numbers', { costMatrix: [[0, '1'], [1, 0]] }],
    ['infinite costs', { costMatrix: [[0, 1], [Infinity, 0]] }],
    ['shares of other classes', { priors: [1] }],
    ['shares that sum to more', { priors: [0.5, 0.6] }],
    ['negative shares', { priors: [1.5, -0.5] }],
    ['shares that are not numbers', { priors: [NaN, 1] }],
  ])('option: %s', (_, options) => {
    expect(() => dataset.report(options)).toThrow(RangeError);
    expect(() => dataset.explain('f1', options)).toThrow(RangeError);
  }); // prettier-ignore
});

describe('invalid values', () => {
  const bad = (path: string, found: string): object => ({ code: 'bad-problem', parameters: { path, found } });

  test.each<[string, unknown, object]>([
    ['nothing', undefined, bad('kind', 'undefined')],
    ['null', null, bad('kind', 'undefined')],
    ['no kind', {}, bad('kind', 'undefined')],
    ['another kind', { kind: 'pie' }, bad('kind', 'pie')],
    ['no truth', { kind: 'labels', predicted: [1] }, bad('truth', 'undefined')],
    ['text for a list', { kind: 'labels', truth: [1], predicted: '1' }, bad('predicted', '1')],
    ['a view that is no list', { kind: 'labels', truth: new DataView(new ArrayBuffer(1)), predicted: [1] }, bad('truth', '[object DataView]')],
    ['null as a label', { kind: 'labels', truth: [1, null], predicted: [1, 1] }, bad('truth[1]', 'null')],
    ['NaN as a label', { kind: 'labels', truth: [1], predicted: [NaN] }, bad('predicted[0]', 'NaN')],
    ['a list as a label', { kind: 'labels', truth: [[1]], predicted: [1] }, bad('truth[0]', '1')],
    ['truth values as labels', { kind: 'labels', truth: [true], predicted: [1] }, bad('truth[0]', 'true')],
    ['a class list of objects', { kind: 'labels', truth: [1], predicted: [1], labels: [{}] }, bad('labels[0]', '[object Object]')],
    ['a positive class of null', { kind: 'labels', truth: [1], predicted: [1], positive: null }, bad('positive', 'null')],
    ['weights as text', { kind: 'labels', truth: [1], predicted: [1], weights: ['1'] }, bad('weights[0]', '1')],
    ['no cases', { kind: 'labels', truth: [], predicted: [] }, { code: 'no-cases' }],
    ['unequal lengths', { kind: 'labels', truth: [1, 2], predicted: [1] }, { code: 'unequal-lengths', parameters: { truth: '2', predicted: '1' } }],
    ['too few weights', { kind: 'labels', truth: [1, 2], predicted: [1, 2], weights: [1] }, { code: 'unequal-lengths', parameters: { truth: '2', weights: '1' } }],
    ['an empty list of weights', { kind: 'labels', truth: [1], predicted: [1], weights: [] }, { code: 'unequal-lengths', parameters: { truth: '1', weights: '0' } }],
    ['a negative weight', { kind: 'labels', truth: [1, 2], predicted: [1, 2], weights: [1, -1] }, { code: 'bad-weight', parameters: { case: '2' } }],
    ['a weight that is no number', { kind: 'labels', truth: [1], predicted: [1], weights: [NaN] }, { code: 'bad-weight', parameters: { case: '1' } }],
    ['a label outside the list', { kind: 'labels', truth: [1, 3], predicted: [1, 2], labels: [1, 2] }, { code: 'unknown-label', parameters: { label: '3', case: '2' } }],
    ['a class listed twice', { kind: 'labels', truth: [1], predicted: [1], labels: [1, '1.0'] }, { code: 'duplicate-label', parameters: { label: '1' } }],
    ['an unknown positive class', { kind: 'labels', truth: [1, 2], predicted: [1, 2], positive: 3 }, { code: 'unknown-positive', parameters: { label: '3' } }],
    ['no counts', { kind: 'matrix' }, bad('counts', 'undefined')],
    ['a number for the counts', { kind: 'matrix', counts: 5 }, bad('counts', '5')],
    ['a number for a row', { kind: 'matrix', counts: [[1, 2], 5] }, bad('counts[1]', '5')],
    ['text as a count', { kind: 'matrix', counts: [[1, 2], [3, '4']] }, bad('counts[1][1]', '4')],
    ['large whole numbers as counts', { kind: 'matrix', counts: [[1n]] }, bad('counts[0][0]', '1')],
    ['an empty matrix', { kind: 'matrix', counts: [] }, { code: 'empty-matrix' }],
    ['empty rows', { kind: 'matrix', counts: [[], []] }, { code: 'empty-matrix' }],
    ['ragged rows', { kind: 'matrix', counts: [[1, 2], [3]] }, { code: 'ragged-counts', parameters: { row: '2', found: '1', expected: '2' } }],
    ['a matrix that is not square', { kind: 'matrix', counts: [[1, 2]] }, { code: 'not-square', parameters: { rows: '1', columns: '2' } }],
    ['a negative count', { kind: 'matrix', counts: [[1, 2], [-3, 4]] }, { code: 'negative-count', parameters: { row: '2', cell: '1' } }],
    ['a count that is no number', { kind: 'matrix', counts: [[1, NaN], [3, 4]] }, { code: 'bad-count', parameters: { row: '1', cell: '2' } }],
    ['an infinite count', { kind: 'matrix', counts: [[Infinity]] }, { code: 'count-too-large', parameters: { row: '1', cell: '1' } }],
    ['too few labels', { kind: 'matrix', counts: [[1, 2], [3, 4]], labels: ['a'] }, { code: 'label-count', parameters: { found: '1', expected: '2' } }],
    ['too many names of columns', { kind: 'matrix', counts: [[1]], predictedLabels: ['a', 'b'] }, { code: 'label-count', parameters: { found: '2', expected: '1' } }],
    ['a class named twice', { kind: 'matrix', counts: [[1, 2], [3, 4]], labels: ['a', 'a '] }, { code: 'duplicate-label', parameters: { label: 'a' } }],
  ])('%s', (_, problem, expected) => {
    const error = refusal(() => calculator.dataset(problem as Problem));
    expect(error).toMatchObject(expected);
    expect(error.name).toBe('InputError');
    expect(error.message).not.toBe('');
  }); // prettier-ignore
});

describe('reading', () => {
  test.each<[string, string | Uint8Array, ReadOptions, object, number[]]>([
    ['two columns', 'truth,predicted\ncat,cat\ncat,dog\ndog,dog', {}, { kind: 'labels', labels: ['cat', 'dog'] }, [1, 1, 0, 1]],
    ['two columns without a header', 'cat;dog\ncat;cat', { header: false }, { labels: ['cat', 'dog'], total: 2 }, [1, 1, 0, 0]],
    ['a delimiter', 'a|b\nb|b', { delimiter: '|', header: false }, { labels: ['a', 'b'], total: 2 }, [0, 1, 0, 1]],
    ['a matrix', '20 3\n5 30', {}, { kind: 'matrix', labels: ['1', '2'], total: 58 }, [20, 3, 5, 30]],
    ['a matrix with labels', '\tspam\tham\nspam\t20\t3\nham\t5\t30', {}, { labels: ['spam', 'ham'] }, [20, 3, 5, 30]],
    ['a print of NumPy', '[[20  3]\n [ 5 30]]', {}, { kind: 'matrix', total: 58 }, [20, 3, 5, 30]],
    ['a matrix with predictions in rows', '20 3\n5 30', { orientation: 'truth-columns' }, { total: 58 }, [20, 5, 3, 30]],
    ['weights with a decimal comma', '1,5;2\n3;4', { decimal: ',', fractional: true }, { total: 10.5 }, [1.5, 2, 3, 4]],
    ['labels that look like counts', '1 2\n3 4', { kind: 'labels' }, { kind: 'labels', total: 2 }, [0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0]],
    ['a positive class', 'yes,no\nno,no', { header: false, positive: 'no' }, { positive: 'no' }, [1, 0, 1, 0]],
    ['cases without a value left out', 'a,a\nb,\nb,b', { missing: 'omit', header: false }, { total: 2, notices: [{ code: 'missing-omitted' }] }, [1, 0, 0, 1]],
    ['bytes', new TextEncoder().encode('\ufeffá,á\né,á'), { header: false }, { labels: ['á', 'é'] }, [1, 0, 1, 0]],
    ['bytes of UTF-16', new Uint8Array([0xff, 0xfe, ...new Uint8Array(Uint16Array.from('1 2\n3 4', (c) => c.charCodeAt(0)).buffer)]), {}, { total: 10 }, [1, 2, 3, 4]],
  ])('%s', (_, source, options, expected, cells) => {
    const dataset = calculator.read(source, options);
    expect(dataset).toMatchObject(expected);
    expect(dataset.matrix).toEqual(Float64Array.from(cells));
    expect(calculator.dataset(dataset.problem).matrix).toEqual(dataset.matrix);
  }); // prettier-ignore

  test.each<[string, string | Uint8Array, object]>([
    ['nothing', '', { code: 'empty-text', line: 1, column: 1 }],
    ['blanks', ' \n\t\n', { code: 'empty-text' }],
    ['a word among numbers', '1 2\n3 x', { code: 'not-a-number', line: 2, column: 3, excerpt: 'x', expected: 'count' }],
    ['a negative count', '1 -2\n3 4', { code: 'negative-count', line: 1, column: 3, excerpt: '-2' }],
    ['a missing value', 'a,a\n,b', { code: 'missing-value', line: 2, column: 1 }],
    ['bytes that are no text', new Uint8Array([0, 1, 2, 3]), { code: 'binary-file', line: 1, column: 1 }],
  ])('refuses %s', (_, source, expected) => {
    expect(refusal(() => calculator.read(source))).toMatchObject(expected);
  });

  test('shares become counts only if the number of cases is given', () => {
    const dataset = calculator.read('0.1 0.2\n0.3 0.4');
    expect(dataset.shares).toBe(true);
    expect(dataset.explain('accuracy').exact).toBe('1/2');
    expect(dataset.explain('chi_squared').undefined).toEqual([{ reason: 'cases-unknown', value: null }]);
    expect(dataset.explain('cramers_v').value).toBeCloseTo(Math.sqrt(0.0004 / 0.0504), 12);
    expect(calculator.dataset(dataset.problem).shares).toBe(true);
    const counted = calculator.read('0.1 0.2\n0.3 0.4', { cases: 20 });
    expect(counted.shares).toBeUndefined();
    expect(counted.matrix).toEqual(Float64Array.of(2, 4, 6, 8));
    expect(refusal(() => calculator.read('0.1 0.2\n0.3 0.4', { cases: 7 }))).toMatchObject({
      code: 'cases-do-not-fit',
    });
  });

  test('a text has several readings, one of which is taken, and columns to choose', () => {
    const { readings, firstRows } = calculator.readings('1 0\n0 1');
    expect(readings.map(({ kind }) => kind)).toEqual(['matrix', 'labels', 'scores']);
    expect(firstRows).toEqual([
      ['1', '0'],
      ['0', '1'],
    ]);
    expect(calculator.read('1 0\n0 1').readings).toEqual(readings);
    expect(calculator.read('1 0\n0 1', { reading: 1 })).toMatchObject({ kind: 'labels', total: 2 });
    expect(calculator.read('1 0\n0 1', { reading: 0 })).toMatchObject({ kind: 'matrix', total: 2 });
    const text = 'a;x;b;2\nb;y;b;3\na;z;a;4';
    expect(calculator.readings(text).readings).toMatchObject([{ kind: 'scores' }]);
    expect(calculator.read(text, { columns: ['truth', 'ignored', 'predicted', 'count'] })).toMatchObject({
      kind: 'labels',
      labels: ['a', 'b'],
      total: 9,
    });
    expect(calculator.read(text, { columns: ['truth', 'ignored', 'ignored', 'score'] })).toMatchObject({
      kind: 'scores',
    });
    expect(refusal(() => calculator.read(text, { columns: ['truth'] }))).toMatchObject({ code: 'columns-needed' });
    expect(refusal(() => calculator.tally({ columns: ['truth'] } as object))).toMatchObject({ code: 'bad-option' });
  });

  test.each([null, undefined, 5, {}, ['1 2']])('refuses %j, which is no text', (source) => {
    const error = refusal(() => calculator.read(source as unknown as string));
    expect(error).toMatchObject({ code: 'bad-problem', parameters: { path: 'source', found: String(source) } });
  });
});

describe('refused reading options', () => {
  test.each<[keyof ReadOptions, unknown]>([
    ['kind', 'score'],
    ['lowerIsPositive', 1],
    ['decisionValues', 'yes'],
    ['normalise', 0],
    ['delimiter', '||'],
    ['delimiter', ''],
    ['delimiter', 9],
    ['decimal', ''],
    ['decimal', '٫'],
    ['header', 'yes'],
    ['orientation', 'columns'],
    ['missing', 'drop'],
    ['fractional', 1],
    ['reading', -1],
    ['reading', 9],
    ['columns', 'truth'],
    ['columns', ['truth', 'prediction']],
    ['cases', 0],
    ['cases', 2.5],
  ])('%s: %j', (option, value) => {
    expect(refusal(() => calculator.read('1 2\n3 4', { [option]: value }))).toMatchObject({
      code: 'bad-option',
      parameters: { option, found: String(value) },
    });
  });

  test('of a text in pieces', () => {
    expect(refusal(() => calculator.tally({ missing: 'drop' } as object))).toMatchObject({
      code: 'bad-option',
      message: expect.stringContaining('missing'),
    });
    for (const bytes of [-1, NaN, Infinity, '9' as never])
      expect(() => calculator.tally({ bytes })).toThrow(RangeError);
  });
});

const curveNames: CurveName[] = [
  ...(['roc', 'roc-hull', 'roc-band', 'precision-recall', 'det', 'gain', 'lift', 'kolmogorov-smirnov'] as const),
  ...(['cost', 'calibration', 'accuracy', 'f', 'mcc', 'histogram'] as const),
];
const throughJson = (dataset: Dataset): Dataset =>
  calculator.dataset(JSON.parse(JSON.stringify(dataset.problem)) as Problem);
const scoresOf = (truth: Label[], scores: unknown, more: object = {}): Dataset =>
  calculator.dataset({ kind: 'scores', truth, scores, ...more } as Problem);

/** All results of scored cases. */
const everything = (dataset: Dataset, options: ReportOptions = {}): unknown => ({
  kind: dataset.kind,
  labels: dataset.labels.map(String),
  models: dataset.models,
  positive: String(dataset.positive),
  total: dataset.total,
  scored: dataset.scored,
  metrics: dataset.report(options).metrics,
  curves: curveNames.map((name) => dataset.curve(name)),
});

describe('scored cases', () => {
  const truth = [1, 0, 1, 1, 0, 0, 1, 0];
  const first = [0.9, 0.8, 0.7, 0.6, 0.55, 0.3, 0.2, 0.1];
  const second = [0.8, 0.35, 0.4, 0.9, 0.2, 0.85, 0.6, 0.3];
  const rows = [[0.5, 0.25, 0.25], [0.25, 0.5, 0.25], [0.125, 0.25, 0.625], [0.5, 0.5, 0]]; // prettier-ignore
  const sets = [[1, 0, 1], [0, 1, 0], [0, 0, 0], [1, 1, 1]]; // prettier-ignore
  const problems: [string, Problem, ReportOptions?][] = [
    ['scores', { kind: 'scores', truth, scores: first }, { k: 3 }],
    ['two models', { kind: 'scores', truth, scores: { A: first, B: second } }, { model: 'B' }],
    ['lower is positive', { kind: 'scores', truth, scores: first, lowerIsPositive: true }],
    ['logits', { kind: 'scores', truth, scores: first, decisionValues: true }],
    ['one class', { kind: 'scores', truth: ['yes', 'yes'], scores: [1, 0.5] }],
    ['the negative class alone', { kind: 'scores', truth: [0, 0], scores: [1, 0.5], positive: 1 }],
    ['weights', { kind: 'scores', truth, scores: first, weights: second }],
    ['one class against the rest', { kind: 'scores', truth: [1, 2, 3], scores: [1, 2, 3], positive: 2 }],
    ['models by hostile names', { kind: 'scores', truth, scores: JSON.parse(`{"__proto__":[${first}],"constructor":[${second}]}`) as Record<string, number[]> }],
    ['probabilities', { kind: 'probabilities', truth: ['a', 'b', 'c', 'b'], labels: ['a', 'b', 'c'], probabilities: rows }, { k: 2, mapK: 2 }],
    ['margins', { kind: 'probabilities', truth: ['a', 'b', 'c', 'b'], labels: ['a', 'b', 'c'], probabilities: rows, decisionValues: true, weights: [1, 2, 3, 4] }],
    ['of two classes', { kind: 'probabilities', truth: [1, 0, 1], labels: [1, 0], probabilities: [[0.5, 0.5], [0.25, 0.75], [1, 0]], positive: 0 }],
    ['label sets', { kind: 'multilabel', truth: sets, predicted: [...sets].reverse(), scores: rows, labels: ['x', 'y', 'z'] }],
    ['predicted sets alone', { kind: 'multilabel', truth: [['a', 'b'], ['b']], predicted: [['b'], []], weights: [2, 1] }],
    ['scores of labels alone', { kind: 'multilabel', truth: sets, scores: rows, labels: ['x', 'y', 'z'] }],
  ]; // prettier-ignore

  test.each(problems)('%s are the same after a round trip through JSON', (_, problem, options) => {
    const dataset = calculator.dataset(problem);
    expect(dataset.kind).toBe(problem.kind);
    expect(dataset.matrix).toBeNull();
    expect(everything(throughJson(dataset), options)).toEqual(everything(dataset, options));
    expect(throughJson(dataset).problem).toEqual(dataset.problem);
  });

  test.each(problems)('%s: every metric is explained with the value of the report', (_, problem, options) => {
    const dataset = calculator.dataset(problem);
    for (const [id, value] of Object.entries(dataset.report(options).metrics)) {
      const info = calculator.catalogue().find((one) => one.id === id)!;
      if (info.shape === 'decisions') continue;
      const explained = info.perClass
        ? dataset.labels.map((label) => dataset.explain(id, { ...options, class: label }).value)
        : dataset.explain(id, options).value;
      expect(explained, id).toEqual(value);
    }
  });

  test('cells of decisions are addressed by their true and predicted class', () => {
    const dataset = scoresOf(truth, first);
    const threshold = 0.6;
    expect(dataset.report({ threshold }).metrics.confusion_matrix_at_threshold).toEqual([[3, 1], [1, 3]]); // prettier-ignore
    const cell = (row: Label, column: Label, at = threshold): unknown =>
      dataset.explain('confusion_matrix_at_threshold', { row, column, threshold: at }).value;
    expect([cell(0, 0), cell(0, 1), cell(1, 0), cell(1, 1)]).toEqual([3, 1, 1, 3]);
    expect([cell(0, 0, 0.9), cell(0, 1, 0.9), cell(1, 0, 0.9), cell(1, 1, 0.9)]).toEqual([4, 0, 3, 1]);
    const lower = scoresOf(truth, first, { lowerIsPositive: true });
    expect(lower.report({ threshold: 0.3 }).metrics.confusion_matrix_at_threshold).toEqual([[2, 2], [3, 1]]); // prettier-ignore
    const label = calculator.dataset(problems.find(([name]) => name === 'label sets')![1]);
    expect((label.report().metrics.multilabel_confusion_matrix as number[][][])[0]).toEqual([[2, 0], [0, 2]]); // prettier-ignore
  });

  test('typed arrays work as lists of scores, weights and rows', () => {
    const plain = scoresOf(truth, first.map(Math.fround), { weights: truth.map(() => 2) });
    const typed = scoresOf(truth, new Float32Array(first), { weights: new Uint8Array(8).fill(2) });
    expect(everything(typed)).toEqual(everything(plain));
    const ofTruth = calculator.dataset({ kind: 'scores', truth: Int8Array.from(truth), scores: Float64Array.from(first) });
    expect(everything(ofTruth)).toEqual(everything(scoresOf(truth, first)));
    const probabilities = rows.map((row) => Float64Array.from(row));
    const problem: Problem = { kind: 'probabilities', truth: [0, 1, 2, 1], labels: Int32Array.of(0, 1, 2) as unknown as number[], probabilities };
    expect(everything(calculator.dataset(problem))).toEqual(
      everything(calculator.dataset({ ...problem, probabilities: rows, labels: [0, 1, 2] })),
    );
    const indicators = sets.map((row) => Uint8Array.from(row));
    expect(everything(calculator.dataset({ kind: 'multilabel', truth: indicators, predicted: indicators }))).toEqual(
      everything(calculator.dataset({ kind: 'multilabel', truth: sets, predicted: sets })),
    );
  }); // prettier-ignore

  test('rows that are views of one buffer, in any order, equal separate rows', () => {
    const buffer = new ArrayBuffer(8 * 3 * 6);
    const view = (at: number, width = 3): Float64Array => new Float64Array(buffer, 8 * 3 * at, width);
    const given = { kind: 'probabilities' as const, truth: [0, 1, 2, 1], labels: [0, 1, 2] };
    for (const places of [[0, 1, 2, 3], [2, 3, 4, 5], [3, 2, 1, 0], [0, 1, 3, 4], [1, 0, 2, 3]]) {
      new Float64Array(buffer).fill(-1);
      const probabilities = places.map((place) => view(place));
      probabilities.forEach((row, at) => row.set(rows[at]!));
      const before = buffer.slice(0);
      const [views, plain] = [probabilities, rows].map((list) => calculator.dataset({ ...given, probabilities: list }));
      expect(everything(views!)).toEqual(everything(plain!));
      calculator.dataset({ ...given, probabilities, normalise: true });
      expect(new Uint8Array(buffer)).toEqual(new Uint8Array(before));
    }
    new Float64Array(buffer).fill(1 / 3);
    const same = calculator.dataset({ ...given, probabilities: Array.from(truth.slice(0, 4), () => view(1)) });
    expect(same.report().metrics.roc_auc_ovr_macro).toBe(0.5);
    for (const wrong of [[view(0), view(1), view(2, 2), view(3)], [view(0, 4), view(1), view(2), view(3)]]) {
      expect(() => calculator.dataset({ ...given, probabilities: wrong })).toThrow(
        expect.objectContaining({ code: 'ragged-counts' }),
      );
    }
    const elsewhere = [view(0), view(1), Float64Array.of(1, 0, 0), view(3)];
    expect(calculator.dataset({ ...given, probabilities: elsewhere }).scored!.cases).toBe(4);
    const mixed = [view(0), view(1), [1, 0, 'x'], view(3)] as unknown as number[][];
    expect(() => calculator.dataset({ ...given, probabilities: mixed })).toThrow(
      expect.objectContaining({ code: 'bad-problem' }),
    );
  }); // prettier-ignore

  test('the arrays of a curve are copies', () => {
    const dataset = scoresOf(truth, first);
    const [roc, precisionRecall] = [dataset.curve('roc')!, dataset.curve('precision-recall')!];
    const expected = structuredClone(precisionRecall);
    expect(precisionRecall.threshold).toEqual(roc.threshold);
    for (const column of Object.values(roc) as Float64Array[]) column.fill(-1);
    expect(precisionRecall).toEqual(expected);
    expect(dataset.curve('precision-recall')).toEqual(expected);
    expect(dataset.curve('roc')).not.toEqual(roc);
  });

  describe('the counts of a curve with many points', () => {
    const size = 6000;
    const scores = Float64Array.from({ length: size }, (_, at) => Math.floor(Math.abs(Math.sin(at + 1)) * 1e6));
    const positive = (at: number): boolean => Math.sin(7 * at) > 0.3;
    const isPositive = Uint8Array.from({ length: size }, (_, at) => (positive(at) ? 1 : 0));
    const columnsOf = (weight: number, name: 'roc' | 'precision-recall'): Curve => {
      const dataset = scoresOf(isPositive as unknown as number[], scores, weight === 1 ? {} : { weights: Array.from(scores, () => weight) }); // prettier-ignore
      const curve = dataset.curve(name)!;
      dataset.release();
      return curve;
    };

    test.each(['roc', 'precision-recall'] as const)('are right when they are read last: %s', (name) => {
      const curve = columnsOf(1, name);
      expect(Object.keys(curve)).toEqual(['x', 'y', 'threshold', 'truePositives', 'falsePositives']);
      const threshold = curve.threshold.slice();
      for (const column of [curve.x, curve.y, curve.threshold]) column.fill(-1);
      expect(curve.threshold.length).toBeGreaterThan(5000);
      for (let point = 0; point < threshold.length; point += 97) {
        const counted = [0, 0];
        scores.forEach((score, at) => {
          if (score >= threshold[point]!) counted[isPositive[at]!]!++;
        });
        expect([curve.falsePositives![point], curve.truePositives![point]]).toEqual(counted);
      }
      expect(curve.truePositives).toBe(curve.truePositives);
      expect(curve.truePositives!.buffer).not.toBe(curve.falsePositives!.buffer);
    });

    test.each(['roc', 'precision-recall'] as const)('are included when a curve is copied: %s', (name) => {
      // Steps of 100 cases need more than four bits.
      const many = columnsOf(100, name);
      const curve = (): Curve => columnsOf(1, name);
      const hundredth = (column: Float64Array | undefined): Float64Array => column!.map((count) => count / 100);
      const expected = {
        ...many,
        truePositives: hundredth(many.truePositives),
        falsePositives: hundredth(many.falsePositives),
      };
      expect(curve()).toEqual(expected);
      expect({ ...curve() }).toEqual(expected);
      expect(structuredClone(curve())).toEqual(expected);
      expect(Object.freeze(curve())).toEqual(expected);
      expect(JSON.stringify(curve())).toBe(JSON.stringify(expected));
      expect(Object.assign({}, curve())).toEqual(expected);
      const changed = curve();
      changed.truePositives = Float64Array.of(1);
      expect(changed.truePositives).toEqual(Float64Array.of(1));
      expect(changed.falsePositives).toEqual(expected.falsePositives);
    });

    test('are right for larger steps', () => {
      const dataset = scoresOf(
        isPositive as unknown as number[],
        scores.map((score, at) => (at < 100 ? 5e5 : score)),
      );
      for (const name of ['roc', 'precision-recall'] as const) {
        const curve = dataset.curve(name)!;
        const all = isPositive.reduce((sum, one) => sum + one, 0);
        expect([curve.truePositives!.at(-1), curve.falsePositives!.at(-1)]).toEqual([all, size - all]);
      }
    });
  });

  test('the given arrays are not changed', () => {
    const scores = Float64Array.of(0.5, 0.25, 1);
    const probabilities = [Float64Array.of(1, 3)];
    scoresOf([1, 0, 1], scores).report();
    calculator.dataset({ kind: 'probabilities', truth: ['a'], labels: ['a', 'b'], probabilities, normalise: true });
    expect([...scores]).toEqual([0.5, 0.25, 1]);
    expect([...probabilities[0]!]).toEqual([1, 3]);
  });

  test('labels are returned in their first spelling', () => {
    expect(scoresOf(['1.0', 0, 1, '01'], [1, 2, 3, 4])).toMatchObject({ labels: [0, '1.0'], positive: '1.0' });
    const rows = [[1, 0], [0, 1]]; // prettier-ignore
    const two = calculator.dataset({ kind: 'probabilities', truth: [' b', 'a'], labels: ['a', 'b '], probabilities: rows });
    expect(two.labels).toEqual(['a', 'b ']);
    expect(two.explain('roc_auc_class', { class: 'b' })).toMatchObject({ class: 'b ', value: 0 });
    const indicators = calculator.dataset({ kind: 'multilabel', truth: rows, predicted: rows });
    expect(new Set(indicators.labels.map((label) => typeof label)).size).toBe(1);
    const lists = calculator.dataset({ kind: 'multilabel', truth: [['1.0'], [1, 'a ']], predicted: [['1'], ['a']] });
    expect(lists.labels).toEqual(['1.0', 'a ']);
    expect(lists.report().metrics.subset_accuracy).toBe(0.5);
  }); // prettier-ignore

  test('the positive class, and lower scores, are chosen', () => {
    const upside = scoresOf(truth, first, { positive: 0 });
    const lower = scoresOf(truth, first, { positive: 0, lowerIsPositive: true });
    expect([upside, lower].map(({ positive }) => positive)).toEqual([0, 0]);
    expect(upside.report().metrics.roc_auc).toBe(1 - 0.6875);
    expect(lower.report().metrics.roc_auc).toBe(0.6875);
    expect(lower.scored).toMatchObject({ lowerIsPositive: true, probabilities: false });
    expect(lower.curve('roc')!.threshold[0]).toBe(-Infinity);
    expect(scoresOf(truth, first).curve('roc')!.threshold[0]).toBe(Infinity);
  });

  test('decision values are not taken for probabilities', () => {
    const probabilities = scoresOf(truth, first);
    const logits = scoresOf(truth, first, { decisionValues: true });
    expect([probabilities, logits].map(({ scored }) => scored!.probabilities)).toEqual([true, false]);
    const asked = probabilities.report({ task: 'decision_function' }).metrics;
    expect(asked).toEqual(logits.report().metrics);
    expect(Object.keys(asked)).toEqual(expect.arrayContaining(['hinge_loss', 'log_loss_logits']));
    expect(Object.keys(asked)).not.toContain('brier_score');
    expect(() => logits.explain('brier_score')).toThrow(RangeError);
    expect(logits.curve('calibration')).toBeNull();
    expect(scoresOf(truth, first, { lowerIsPositive: true }).curve('calibration')).toBeNull();
    expect(probabilities.curve('calibration')).not.toBeNull();
  });

  test('rows are normalised only on request', () => {
    const given = { kind: 'probabilities' as const, truth: ['a', 'b', 'a'], labels: ['a', 'b'], probabilities: [[3, 1], [0.5, 0.5], [1, 0]] }; // prettier-ignore
    expect(refusal(() => calculator.dataset(given))).toMatchObject({ code: 'probability-above-one' });
    const dataset = calculator.dataset({ ...given, normalise: true });
    expect(dataset.problem).toMatchObject({ probabilities: [[0.75, 0.25], [0.5, 0.5], [1, 0]] }); // prettier-ignore
    expect(dataset.report().metrics.log_loss).toBeCloseTo(-(Math.log(0.75) + Math.log(0.5)) / 3, 14);
  });

  test('each model has its own report and its own curve', () => {
    const both = scoresOf(truth, { A: first, B: second });
    expect(both.models).toEqual(['A', 'B']);
    for (const [model, scores] of [['A', first], ['B', second]] as const) {
      const alone = scoresOf(truth, scores);
      expect(alone.models).toBeUndefined();
      expect(both.report({ model }).metrics).toMatchObject(alone.report().metrics);
      for (const name of curveNames) expect(both.curve(name, { model })).toEqual(alone.curve(name));
    }
    expect(both.report().metrics.roc_auc).toBe(both.report({ model: 'A' }).metrics.roc_auc);
    expect(both.report().metrics.auc_difference).toBe(-(both.report({ model: 'B' }).metrics.auc_difference as number));
  }); // prettier-ignore

  test('a class of probabilities has the curve of its column, and all classes have one together', () => {
    const dataset = calculator.dataset(problems.find(([name]) => name === 'probabilities')![1]);
    const areaOf = ({ x, y }: Curve): number =>
      x.reduce((sum, right, at) => sum + (at === 0 ? 0 : ((right - x[at - 1]!) * (y[at]! + y[at - 1]!)) / 2), 0);
    const { metrics } = dataset.report();
    dataset.labels.forEach((label, at) => {
      const area = areaOf(dataset.curve('roc', { class: label })!);
      expect(area).toBeCloseTo((metrics.roc_auc_class as number[])[at]!, 14);
    });
    expect(areaOf(dataset.curve('roc')!)).toBeCloseTo(metrics.roc_auc_ovr_micro as number, 14);
  });

  test('a single class has some curves, and the notice names the absent class', () => {
    const present = (dataset: Dataset): CurveName[] => curveNames.filter((name) => dataset.curve(name) !== null);
    const positive = scoresOf([1, 1], [0.5, 0.25]);
    expect(positive.notices).toEqual([{ code: 'one-class-only', parameters: { label: '1', absent: 'negative' } }]);
    expect(present(positive)).toEqual(['precision-recall', 'gain', 'lift', 'calibration', 'accuracy', 'f', 'histogram']);
    const negative = scoresOf([0, 0], [0.5, 0.25]);
    expect(negative.notices).toEqual([{ code: 'one-class-only', parameters: { label: '0', absent: 'positive' } }]);
    expect(present(negative)).toEqual(['calibration', 'accuracy', 'histogram']);
    expect(present(labels([1, 0], [1, 1]))).toEqual([]);
    expect(present(calculator.dataset({ kind: 'multilabel', truth: sets, predicted: sets }))).toEqual([]);
  }); // prettier-ignore

  test('options of curves', () => {
    const dataset = scoresOf([0, 1, 1, 0, 0, 1], [6, 5, 4, 3, 2, 1]);
    const points = (name: CurveName, options: CurveOptions = {}): number => dataset.curve(name, options)!.x.length;
    expect([points('roc'), points('roc', { dropCollinear: true })]).toEqual([7, 5]);
    expect([points('histogram'), points('histogram', { bins: 3 })]).toEqual([20, 3]);
    const precision = [...dataset.curve('precision-recall', { interpolated: true })!.y];
    expect(precision).toEqual([...precision].sort((a, b) => b - a));
    expect(points('precision-recall', { dropCollinear: true })).toBeLessThan(points('precision-recall'));
    const [narrow, wide] = [0.5, 0.99].map((level) => dataset.curve('roc-band', { level })!);
    narrow!.low!.forEach((low, at) => expect(low).toBeGreaterThanOrEqual(wide!.low![at]!));
    expect(dataset.curve('f', { beta: 0 })).not.toEqual(dataset.curve('f'));
    const calibrated = scoresOf([0, 1, 1, 0, 0, 1], [0.1, 0.12, 0.14, 0.5, 0.8, 0.9]);
    expect([...calibrated.curve('calibration', { bins: 2, binning: 'equal-mass' })!.cases!]).toEqual([3, 3]);
    expect([...calibrated.curve('calibration', { bins: 2 })!.cases!]).toEqual([4, 2]);
  });

  describe('comparisons', () => {
    const dataset = scoresOf(truth, { A: first, B: second });
    const methods = ['delong', 'hanley-mcneil', 'bootstrap'] as const;

    test.each(methods)('%s: exchanging the models changes the sign', (method) => {
      const one = dataset.compare('A', 'B', { method, resamples: 500 });
      const other = dataset.compare('B', 'A', { method, resamples: 500 });
      expect(one.difference).toBe(0.6875 - (dataset.report({ model: 'B' }).metrics.roc_auc as number));
      expect(other.difference).toBe(-one.difference!);
      // The bootstrap numbers the cases by their scores, those of the first model first.
      const digits = method === 'bootstrap' ? 0 : 12;
      expect(other.z).toBeCloseTo(-one.z!, digits);
      expect(other.p).toBeCloseTo(one.p!, digits);
      expect([other.low, other.high]).toEqual([expect.closeTo(-one.high!, digits), expect.closeTo(-one.low!, digits)]);
      expect(one.low).toBeLessThan(one.difference!);
      expect(one.high).toBeGreaterThan(one.difference!);
    });

    test.each(methods)('%s: a model does not differ from itself', (method) => {
      const same = dataset.compare('A', 'A', { method, resamples: 20 });
      expect(same).toMatchObject({ difference: 0, z: null, low: 0, high: 0 });
    });

    test.each(methods)('%s: a higher level has a wider interval', (method) => {
      const [narrow, wide] = [0.5, 0.99].map((level) => dataset.compare('A', 'B', { method, level, resamples: 500 }));
      expect(wide!.high! - wide!.low!).toBeGreaterThan(narrow!.high! - narrow!.low!);
      expect(wide!.p).toBe(narrow!.p);
    });

    test('delong is the test in the report', () => {
      const { metrics } = dataset.report();
      const { difference, z, p, low, high } = dataset.compare('A', 'B', { method: 'delong' });
      expect(metrics).toMatchObject({
        auc_difference: difference,
        delong_z: expect.closeTo(z!, 12),
        delong_p_value: expect.closeTo(p!, 12),
        auc_difference_ci: [expect.closeTo(low!, 12), expect.closeTo(high!, 12)],
      });
    });

    test('a point of a curve is worked out', () => {
      const of = scoresOf([1, 0, 1, 0], { A: [0.9, 0.8, 0.7, 0.1], B: [0.1, 0.2, 0.3, 0.4] });
      const { exact, value, substituted } = of.explain('roc_curve', { point: 2, coordinate: 'x' });
      expect([exact, value, substituted.op]).toEqual(['1/2', 0.5, 'divide']);
      expect(of.explain('pr_curve', { point: 0 })).toMatchObject({ value: 1, exact: '1' });
      const { y } = of.curve('mcc', { model: 'B' })!;
      const worked = Array.from(y, (_, point) => of.explain('mcc_curve', { model: 'B', point }));
      expect(worked.map((point) => point.value ?? Number.NaN)).toEqual(Array.from(y));
      expect(worked[0]!.undefined).toMatchObject([{ reason: 'zero-denominator' }]);
      of.release();
    });

    test('the bootstrap depends only on its seed', () => {
      const by = (seed?: number): unknown =>
        dataset.compare('A', 'B', { method: 'bootstrap', resamples: 200, ...(seed && { seed }) });
      expect(by()).toEqual(by(1));
      expect(by(2)).toEqual(by(2));
      expect(by(2)).not.toEqual(by(1));
    });

    test('a bootstrap runs step by step', () => {
      const [whole, parts] = [0, 1].map(() => dataset.resample({ models: ['A', 'B'], resamples: 300, seed: 7 }));
      expect([whole!.resamples, whole!.done]).toEqual([300, 0]);
      expect(whole!.result()).toMatchObject({ low: null, high: null, standardError: null, z: null });
      whole!.advance(300);
      for (const part of [100, 1, 0, -5, 150]) parts!.advance(part);
      expect(parts!.done).toBe(251);
      expect(parts!.result()).not.toEqual(whole!.result());
      parts!.advance(1e9);
      expect(parts!.done).toBe(300);
      expect(parts!.result()).toEqual(whole!.result());
      const { standardError, ...comparison } = whole!.result();
      expect(comparison).toEqual(dataset.compare('A', 'B', { method: 'bootstrap', resamples: 300, seed: 7 }));
      expect(standardError).toBeCloseTo(comparison.difference! / comparison.z!, 12);
      for (const one of [whole!, parts!]) one.release();
    });

    test('of one model it is the area', () => {
      const resampling = dataset.resample({ models: ['B'], resamples: 400 });
      resampling.advance(400);
      const area = dataset.report({ model: 'B' }).metrics.roc_auc as number;
      const { difference, low, high, z, p } = resampling.result();
      expect([difference, z, p]).toEqual([area, null, null]);
      expect(low).toBeLessThan(area);
      expect(high).toBeGreaterThan(area);
      resampling.release();
      const first = dataset.resample({ resamples: 5 });
      expect(first.result().difference).toBe(0.6875);
      first.release();
      first.release();
      expect(() => first.result()).toThrow(Error);
    });

    test('of a single class there is no area to compare', () => {
      const alone = scoresOf([1, 1], { A: [1, 2], B: [2, 1] });
      const nothing = { difference: null, z: null, p: null, low: null, high: null };
      for (const method of methods) expect(alone.compare('A', 'B', { method, resamples: 5 })).toEqual(nothing);
    });
  });

  test.each<[string, (dataset: Dataset) => unknown]>([
    ['metric', (dataset) => dataset.explain('no_such_metric')],
    ['metric of labels', (dataset) => dataset.report({ metrics: ['f1'] })],
    ['metric of label sets', (dataset) => dataset.explain('hamming_loss')],
    ['curve without a point', (dataset) => dataset.explain('roc_curve')],
    ['point of a curve', (dataset) => dataset.explain('roc_curve', { point: 99 })],
    ['half a point', (dataset) => dataset.explain('roc_curve', { point: 0.5 })],
    ['coordinate', (dataset) => dataset.explain('roc_curve', { point: 1, coordinate: 'low' })],
    ['model of a report', (dataset) => dataset.report({ model: 'C' })],
    ['model of a curve', (dataset) => dataset.curve('roc', { model: 'C' })],
    ['model to compare', (dataset) => dataset.compare('A', 'C', { method: 'delong' })],
    ['inherited model', (dataset) => dataset.compare('toString', '__proto__', { method: 'delong' })],
    ['model to resample', (dataset) => dataset.resample({ models: ['C'] })],
    ['method', (dataset) => dataset.compare('A', 'B', { method: 'z-test' } as unknown as CompareOptions)],
    ['level', (dataset) => dataset.compare('A', 'B', { method: 'delong', level: 1 })],
    ['seed', (dataset) => dataset.compare('A', 'B', { method: 'bootstrap', seed: -1 })],
    ['resamples', (dataset) => dataset.resample({ resamples: 0 })],
    ['curve', (dataset) => dataset.curve('rok' as CurveName)],
    ['no curve', (dataset) => dataset.curve(undefined as unknown as CurveName)],
    ...([{ pixels: 0 }, { pixels: 1.5 }, { bins: 0 }, { bins: NaN }, { level: 0 }, { beta: -1 }, { binning: 'quantile' }]).map(
      (options): [string, (dataset: Dataset) => unknown] => [`option of a curve ${JSON.stringify(options)}`, (dataset) => dataset.curve('roc', options as CurveOptions)],
    ),
    ...([{ threshold: NaN }, { threshold: '0.5' }, { maxFpr: 0 }, { maxFpr: 1.1 }, { k: 0 }, { k: 1.5 }, { k: '3' }, { k: 2 ** 40 }, { mapK: 0 }, { bins: 0 }, { bins: 1e9 }, { clip: -0.1 }, { clip: 0.51 }, { atSpecificity: 2 }, { atSensitivity: -1 }, { atPrecision: NaN }, { atRecall: Infinity }, { severityRatio: 0 }, { task: 'guess' }, { level: 95 }, { costMatrix: [[0]] }]).map(
      (options): [string, (dataset: Dataset) => unknown] => [`option ${JSON.stringify(options)}`, (dataset) => dataset.report(options as ReportOptions)],
    ),
  ])('unknown names throw a RangeError: %s', (_, action) => {
    expect(() => action(scoresOf(truth, { A: first, B: second }))).toThrow(RangeError);
  }); // prettier-ignore

  test('data without models to compare throw a RangeError', () => {
    const weighted = scoresOf(truth, { A: first, B: second }, { weights: first });
    expect(() => weighted.compare('A', 'B', { method: 'delong' })).toThrow('weights');
    expect(() => weighted.compare('A', 'B', { method: 'bootstrap' })).toThrow('weights');
    expect(() => weighted.resample()).toThrow(RangeError);
    const others = problems.filter(([, { kind }]) => kind !== 'scores').map(([, problem]) => calculator.dataset(problem));
    const nobody = undefined as unknown as string;
    for (const dataset of [...others, labels([1, 0], [1, 1])]) {
      expect(() => dataset.compare('A', 'B', { method: 'delong' })).toThrow(RangeError);
      expect(() => dataset.compare(nobody, nobody, { method: 'delong' })).toThrow(RangeError);
      expect(() => dataset.resample()).toThrow(RangeError);
    }
    expect(() => others[0]!.curve('roc', { class: 'z' })).toThrow(RangeError);
    expect(() => others[0]!.explain('roc_auc_class', { class: 'z' })).toThrow(RangeError);
  }); // prettier-ignore

  test('after release nothing works, but earlier results stay', () => {
    const dataset = scoresOf(truth, { A: first, B: second });
    const { metrics } = dataset.report();
    const roc = dataset.curve('roc')!;
    const resampling = dataset.resample({ resamples: 10 });
    dataset.release();
    dataset.release();
    for (const ask of [
      () => dataset.report(),
      () => dataset.explain('roc_auc'),
      () => dataset.curve('roc'),
      () => dataset.compare('A', 'B', { method: 'delong' }),
      () => dataset.resample(),
      () => dataset.problem,
    ]) {
      expect(ask).toThrow('released');
    }
    expect([dataset.kind, dataset.models, dataset.total]).toEqual(['scores', ['A', 'B'], 8]);
    expect([metrics.roc_auc, roc.x.length]).toEqual([0.6875, 9]);
    resampling.advance(10);
    expect(resampling.done).toBe(10);
    resampling.release();
  });

  test.each<[string, string, ReadOptions, object]>([
    ['a score', 'truth,score\n1,0.9\n0,0.8\n1,0.7\n0,0.1', {}, { kind: 'scores', total: 4, positive: '1' }],
    ['lower scores', 'truth,score\n1,0.9\n0,0.8\n1,0.7\n0,0.1', { lowerIsPositive: true, positive: 0 }, { positive: '0', scored: { lowerIsPositive: true } }],
    ['two models', 'truth,A,B\n1,0.9,0.5\n0,0.8,0.25\n1,0.7,3', {}, { kind: 'scores', models: ['A', 'B'] }],
    ['probabilities', 'truth,cat,dog\ncat,0.75,0.25\ndog,0.5,0.5\ndog,1,0', {}, { kind: 'probabilities', labels: ['cat', 'dog'] }],
    ['logits of classes', 'truth,cat,dog\ncat,3,-1\ndog,-0.5,0.5', { kind: 'probabilities', decisionValues: true }, { scored: { probabilities: false } }],
    ['rows to normalise', 'truth,cat,dog\ncat,3,1\ndog,2,2', { kind: 'probabilities', normalise: true }, { scored: { probabilities: true } }],
  ])('read from text: %s', (_, text, options, expected) => {
    const dataset = calculator.read(text, options);
    expect(dataset).toMatchObject(expected);
    expect(everything(throughJson(dataset))).toEqual(everything(dataset));
  }); // prettier-ignore
});

describe('memory', () => {
  /** A calculator, with a function that gives the size of its module's memory in bytes. */
  async function observed(): Promise<{ calculator: Calculator; bytes: () => number }> {
    const instantiate = vi.spyOn(WebAssembly, 'instantiate');
    const started = await createCalculator({ wasm: readFileSync(wasmPath) });
    const instances = (await Promise.all(instantiate.mock.results.map(({ value }) => value))) as unknown[];
    instantiate.mockRestore();
    const memories = instances
      .flatMap((instance) => Object.values((instance as WebAssembly.Instance).exports))
      .filter((value) => value instanceof WebAssembly.Memory);
    expect(memories).not.toEqual([]);
    return { calculator: started, bytes: () => memories.reduce((sum, { buffer }) => sum + buffer.byteLength, 0) };
  }
  const counts = Array.from({ length: 100 }, (_, row) => new Float64Array(100).fill(row + 1));

  test('of released datasets is used again', async () => {
    const { calculator: own, bytes } = await observed();
    const use = (): void => {
      const dataset = own.dataset({ kind: 'matrix', counts });
      dataset.report({ metrics: ['accuracy'] });
      dataset.release();
    };
    for (let time = 0; time < 10; time++) use();
    const before = bytes();
    for (let time = 0; time < 1000; time++) use();
    expect(bytes()).toBe(before);
  });

  // Collecting garbage takes seconds on a busy machine.
  test('of unreachable datasets is used again', { timeout: 60_000 }, async () => {
    setFlagsFromString('--expose-gc');
    const collect = runInNewContext('gc') as () => void;
    const { calculator: own, bytes } = await observed();
    let collected = 0;
    const registry = new FinalizationRegistry(() => collected++);
    const before = bytes();
    const held: Dataset[] = [];
    while (bytes() === before) held.push(own.dataset({ kind: 'matrix', counts })); // number of datasets that fit
    const fit = held.length;
    held.length = 0;
    const grown = bytes();
    for (let round = 0; round < 20; round++) {
      for (let time = 0; time < fit; time++) registry.register(own.dataset({ kind: 'matrix', counts }), undefined);
      // Finalizers run as separate tasks, which are delayed on a busy machine.
      do {
        collect();
        await setTimeout(1);
      } while (collected < (round + 0.5) * fit);
    }
    // Two rounds may be in memory at once; without collection it would be twenty.
    expect(bytes()).toBeLessThan(4 * grown);
  });

  test('cannot be used after release', () => {
    const dataset = calculator.dataset(spam);
    const report = dataset.report();
    dataset.release();
    dataset.release();
    expect(() => dataset.report()).toThrow('released');
    expect(() => dataset.explain('f1')).toThrow('released');
    expect(() => dataset.matrix).toThrow('released');
    expect(() => dataset.problem).toThrow('released');
    expect([dataset.kind, dataset.labels, dataset.total]).toEqual(['matrix', ['spam', 'ham'], 58]);
    expect(report.metrics.accuracy).toBe(25 / 29);
  });
});

test('calculators are independent of each other', async () => {
  const [one, other] = await Promise.all([createCalculator(), createCalculator()]);
  const [first, second] = [one.dataset(spam), other.dataset({ ...spam, positive: 'ham' })];
  expect(first.explain('recall').exact).toBe('20/23');
  first.release();
  expect(second.explain('recall').exact).toBe('6/7');
});
