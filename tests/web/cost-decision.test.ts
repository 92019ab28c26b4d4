// Expected costs of scores: in the order of the labels, with gains, against the threshold.
import { createCalculator, type CurveOptions, type Dataset, type Label, type ReportOptions } from 'deconfuse';
import { describe, expect, test } from 'vitest';
import { lineThrough } from '../../web/plots/frame.ts';
import { workedOut } from './formula-value.ts';

const calculator = await createCalculator();

const scores = [0.9, 0.8, 0.6, 0.4, 0.3, 0.1];
const truth = [1, 0, 1, 0, 0, 0];
const costMatrix = [[0, 1], [5, 0]]; // prettier-ignore
const priors = [0.9, 0.1];

const ids = [
  'expected_cost_at_threshold',
  'minimum_expected_cost',
  'minimum_expected_cost_threshold',
  'iso_cost_slope',
  'prior_shift_threshold',
];

const scored = (labels: Label[], more: object = {}): Dataset =>
  calculator.dataset({ kind: 'scores', truth: labels, scores, ...more });
const six = scored(truth);
const valuesOf = (dataset: Dataset, options: ReportOptions): unknown[] => {
  const { metrics } = dataset.report({ ...options, metrics: ids });
  return ids.map((id) => metrics[id]);
};

test('six cases, computed by hand', () => {
  expect(valuesOf(six, { costMatrix })).toEqual(
    [1 / 6, 1 / 6, 0.6, 0.4, 1 / 6].map((value) => expect.closeTo(value, 14)),
  );
  expect(valuesOf(six, { costMatrix, priors })).toEqual(
    [0.225, 0.225, 0.6, 1.8, 9 / 19].map((value) => expect.closeTo(value, 14)),
  );
  // From a threshold of 0.85 on, one of the positives is missed.
  expect(six.explain('expected_cost_at_threshold', { costMatrix, threshold: 0.85 }).exact).toBe('5/6');
});

test.each([{ costMatrix }, { costMatrix, priors }, { costMatrix: [[-1, 2], [5.5, -3]], priors: [0.5, 0.5] }])('the worked line gives the value: %j', (options) => {
  for (const id of ids) {
    const { value, substituted } = six.explain(id, options);
    // The position of a minimum among the points is not computed from leaves.
    if (id !== 'minimum_expected_cost_threshold') expect(workedOut(substituted)).toBeCloseTo(value as number, 12);
    expect(value, id).toBeTypeOf('number');
  }
}); // prettier-ignore

test('without costs there is no value, and the option is named', () => {
  for (const id of ids) {
    expect(six.explain(id)).toMatchObject({ value: null, undefined: [{ reason: 'needs-option' }] });
    const info = calculator.catalogue().find((one) => one.id === id)!;
    expect(info.options).toEqual(expect.arrayContaining(['costMatrix', 'priors']));
  }
});

describe('costs and shares are in the order of the labels', () => {
  const words = truth.map((code) => (code === 1 ? 'ill' : 'well'));
  const illFirst = [[0, 5], [1, 0]]; // prettier-ignore

  test('where the positive class may come first', () => {
    const dataset = scored(words, { positive: 'ill' });
    expect([dataset.labels, dataset.positive]).toEqual([['ill', 'well'], 'ill']);
    expect(valuesOf(dataset, { costMatrix: illFirst, priors: [0.1, 0.9] })).toEqual(
      valuesOf(six, { costMatrix, priors }),
    );
    expect(dataset.curve('expected-cost', { costMatrix: illFirst, priors: [0.1, 0.9] })).toEqual(
      six.curve('expected-cost', { costMatrix, priors }),
    );
  });

  test('and the given ones are not changed', () => {
    const given = { costMatrix: [[1, 2], [3, 4]], priors: [0.25, 0.75] }; // prettier-ignore
    const before = structuredClone(given);
    scored(words, { positive: 'ill' }).report(given);
    expect(given).toEqual(before);
  });

  test('also with probabilities of two classes', () => {
    const rows = scores.map((score) => [1 - score, score]);
    const dataset = calculator.dataset({ kind: 'probabilities', truth, labels: [0, 1], probabilities: rows });
    const own = six.curve('expected-cost', { costMatrix, priors })!;
    const near = { x: own.x, y: [...own.y].map((value) => expect.closeTo(value, 14)) };
    const ofPositive = dataset.curve('expected-cost', { costMatrix, priors, class: 1 })!;
    expect({ x: ofPositive.x, y: [...ofPositive.y] }).toEqual(near);
    // For the other class: predicting it means deciding 0.
    const ofNegative = dataset.curve('expected-cost', { costMatrix, priors, class: 0 })!;
    expect([...ofNegative.y].reverse()).toEqual(near.y);
  });
});

describe('the curve', () => {
  test('has the mean cost at every threshold, and its metrics', () => {
    const { x, y, threshold } = six.curve('expected-cost', { costMatrix })!;
    expect([...x]).toEqual([Infinity, ...scores]);
    expect(x).toEqual(threshold);
    expect([...y]).toEqual([10, 5, 6, 1, 2, 3, 4].map((total) => expect.closeTo(total / 6, 14)));
    const [, least, at] = valuesOf(six, { costMatrix }) as number[];
    expect(Math.min(...y)).toBeCloseTo(least!, 14);
    expect(x[y.indexOf(Math.min(...y))]).toBe(at);
  });

  test('is reduced to what a plot can show, and keeps its minimum', () => {
    const many = Array.from({ length: 5000 }, (_, at) => (at * 7919) % 5000);
    const large = calculator.dataset({
      kind: 'scores',
      truth: many.map((score, at) => (score + ((at * 31) % 3000) > 4000 ? 1 : 0)),
      scores: many,
    });
    const [whole, shown] = [{}, { pixels: 200 }].map((more) => large.curve('expected-cost', { costMatrix, ...more })!);
    expect(shown!.x.length).toBeLessThan(1300);
    expect(shown!.x.length).toBeLessThan(whole!.x.length);
    expect(Math.min(...shown!.y)).toBe(Math.min(...whole!.y));
  });

  test.each<[string, CurveOptions]>([
    ['costs that are missing', {}],
    ['costs of another size', { costMatrix: [[0]] }],
    ['infinite costs', { costMatrix: [[0, Infinity], [1, 0]] }],
    ['shares that sum to more', { costMatrix, priors: [0.9, 0.9] }],
    ['shares of other classes', { costMatrix, priors: [1] }],
  ])('refuses %s', (_, options) => {
    expect(() => six.curve('expected-cost', options)).toThrow(RangeError);
  }); // prettier-ignore

  test('is null for a single class', () => {
    expect(scored([1, 1, 1, 1, 1, 1]).curve('expected-cost', { costMatrix })).toBeNull();
  });
});

test('a gain is a negative cost', () => {
  const gains = [[-1, 2], [5, -3]]; // prettier-ignore
  expect(six.explain('minimum_expected_cost', { costMatrix: gains }).exact).toBe('-7/6');
  const matrix = calculator.dataset({ kind: 'matrix', counts: [[3, 1], [0, 2]] }); // prettier-ignore
  expect(matrix.explain('expected_cost', { costMatrix: gains }).exact).toBe('-7/6');
});

test.each<[place: { x: number; y: number }, slope: number, ends: number[]]>([
  [{ x: 0.25, y: 0.75 }, 1, [0, 0.5, 0.5, 1]],
  [{ x: 0.5, y: 0.5 }, 0, [0, 0.5, 1, 0.5]],
  [{ x: 0.5, y: 0.5 }, 0.5, [0, 0.25, 1, 0.75]],
  [{ x: 0.5, y: 0.5 }, 2, [0.25, 0, 0.75, 1]],
  [{ x: 0, y: 0 }, 3, [0, 0, 1 / 3, 1]],
  [{ x: 1, y: 1 }, 0.25, [0, 0.75, 1, 1]],
])('the line of equal cost through %j of slope %d ends at the edges', (place, slope, ends) => {
  const [from, to] = lineThrough(place, slope);
  expect([from.x, from.y, to.x, to.y]).toEqual(ends.map((end) => expect.closeTo(end, 14)));
});
