import { describe, expect, test } from 'vitest';
import type { Curve } from '../../web/core/types/curves.ts';
import {
  decidedAt,
  firstThreshold,
  mostProbable,
  oneAgainstRest,
  pointAt,
  pointOfEqualErrors,
} from '../../web/session/score-thresholds.ts';

/** Curve from the threshold, TP and FP of each point. */
const curveOf = (...points: [threshold: number, truePositives: number, falsePositives: number][]): Curve => ({
  x: Float64Array.from(points, ([, , falsePositives]) => falsePositives),
  y: Float64Array.from(points, ([, truePositives]) => truePositives),
  threshold: Float64Array.from(points, ([threshold]) => threshold),
  truePositives: Float64Array.from(points, ([, truePositives]) => truePositives),
  falsePositives: Float64Array.from(points, ([, , falsePositives]) => falsePositives),
});

const falling = curveOf([Infinity, 0, 0], [0.9, 1, 0], [0.6, 2, 1], [0.2, 3, 1], [-0.1, 3, 2]);
const rising = curveOf([-Infinity, 0, 0], [0.1, 1, 0], [0.4, 2, 0], [0.8, 2, 2]);

test('the counts at a point', () => {
  expect(decidedAt(falling, 2)).toEqual({ truePositives: 2, falsePositives: 1, positives: 3, negatives: 2 });
});

describe('the point of a threshold', () => {
  test.each<[threshold: number, point: number]>([
    [Infinity, 0],
    [0.95, 0],
    [0.9, 1],
    [0.6, 2],
    [0.59, 2],
    [0, 3],
    [-0.1, 4],
    [-Infinity, 4],
  ])('%d, where higher scores are positive', (threshold, point) => {
    expect(pointAt(falling, threshold, false)).toBe(point);
  });

  test.each<[threshold: number, point: number]>([
    [-1, 0],
    [0.1, 1],
    [0.5, 2],
    [1, 3],
  ])('%d, where lower scores are positive', (threshold, point) => {
    expect(pointAt(rising, threshold, true)).toBe(point);
  });
});

describe('the point of equal error rates', () => {
  test('is the point where the rates are closest', () => {
    // FNR and FPR: 1 and 0, 2/3 and 0, 1/3 and 1/2, 0 and 1/2, 0 and 1.
    expect(pointOfEqualErrors(falling)).toBe(2);
  });

  test('does not exist unless both classes occur', () => {
    expect(pointOfEqualErrors(curveOf([Infinity, 0, 0], [0.5, 2, 0]))).toBeNull();
  });
});

test.each<[name: string, points: Curve, probabilities: boolean, threshold: number]>([
  ['1/2 for probabilities', falling, true, 0.5],
  ['0 for scores on both sides of it', falling, false, 0],
  ['where TPR − FPR is largest otherwise', rising, false, 0.4],
])('the initial threshold is %s', (_, points, probabilities, threshold) => {
  expect(firstThreshold(points, probabilities)).toBe(threshold);
});

describe('one class against all others', () => {
  test('of probabilities', () => {
    const problem = oneAgainstRest(
      {
        kind: 'probabilities',
        truth: ['a', 'b'],
        labels: ['a', 'b'],
        probabilities: [
          [3, 1],
          [1, 4],
        ],
        normalise: true,
        weights: [1, 2],
      },
      1,
    );
    expect(problem).toEqual({
      kind: 'scores',
      truth: ['a', 'b'],
      scores: [0.25, 0.8],
      positive: 'b',
      weights: [1, 2],
    });
  });

  test.each<[form: string, truth: (number | string)[][]]>([
    ['a 0 or 1 per label', [[1, 0], [0, 0], [1, 1]]],
    ['the labels of each case', [['x'], [], ['y', 'x']]],
  ])('of label sets that are %s', (_, truth) => {
    const scores = [[0.9, 0.1], [0.4, 0.2], [0.5, 0.6]];
    const problem = oneAgainstRest({ kind: 'multilabel', truth: truth as string[][], scores, labels: ['x', 'y'] }, 0);
    expect(problem).toEqual({ kind: 'scores', truth: [1, 0, 1], scores: [0.9, 0.4, 0.5], positive: 1 });
  }); // prettier-ignore

  test('does not exist without scores', () => {
    expect(oneAgainstRest({ kind: 'multilabel', truth: [['x']], predicted: [['x']] }, 0)).toBeNull();
  });
});

describe('the most probable class', () => {
  const probabilities = [
    [0.2, 0.8],
    [0.5, 0.5],
    [0.9, 0.1],
  ];

  test('is predicted; of equal ones the first', () => {
    expect(mostProbable({ kind: 'probabilities', truth: ['b', 'b', 'a'], labels: ['a', 'b'], probabilities })).toEqual({
      kind: 'labels',
      truth: ['b', 'b', 'a'],
      predicted: ['b', 'a', 'a'],
      labels: ['a', 'b'],
    });
  });

  test('gives a matrix where cases have weights', () => {
    const weights = [1, 2, 0.5];
    expect(
      mostProbable({ kind: 'probabilities', truth: ['b', 'b', 'a'], labels: ['a', 'b'], probabilities, weights }),
    ).toEqual({
      kind: 'matrix',
      counts: [
        [0.5, 0],
        [2, 1],
      ],
      labels: ['a', 'b'],
    });
  });
});
