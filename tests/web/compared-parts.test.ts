// Best models, worst groups and similar results about parts side by side.
import type { SideBySide } from 'deconfuse';
import { describe, expect, test } from 'vitest';
import { bestOf, sharesOfRows, surestPairs, worstOf } from '../../web/session/compared-parts.ts';
import { withMajority } from '../../web/session/majority.ts';

const compared = (values: Record<string, number | null>, ps: (number | null)[]): SideBySide => {
  const parts = Object.keys(values);
  const pairs = parts.flatMap((first, at) => parts.slice(at + 1).map((second) => ({ first, second })));
  return {
    what: 'models',
    ids: ['accuracy'],
    parts,
    values: Object.fromEntries(parts.map((part) => [part, { accuracy: values[part]! }])),
    ...{ mean: {}, standardDeviation: {}, pooled: {}, difference: {}, ratio: {}, tests: {} },
    pairs: pairs.map((pair, at) => ({ ...pair, p: ps[at]!, adjusted: ps[at]! })),
  };
};
const accuracy = { id: 'accuracy', better: 'higher' } as const;

describe('the best model', () => {
  test('is marked where it differs significantly from every other', () => {
    expect(bestOf(compared({ a: 0.9, b: 0.7, c: 0.6 }, [0.01, 0.02, 0.9]), accuracy)).toBe('a');
    expect(bestOf(compared({ a: 0.9, b: 0.8, c: 0.6 }, [0.2, 0.001, 0.9]), accuracy)).toBeUndefined();
    expect(bestOf(compared({ a: 0.9, b: 0.9, c: 0.6 }, [0.01, 0.01, 0.01]), accuracy)).toBeUndefined();
    expect(bestOf(compared({ a: 0.9, b: 0.7 }, [null]), accuracy)).toBeUndefined();
  });

  test('has the smallest number where smaller is better', () => {
    expect(bestOf(compared({ a: 0.9, b: 0.7 }, [0.01]), { id: 'accuracy', better: 'lower' })).toBe('b');
  });
});

test('the worst group has the number farthest from good', () => {
  const groups = compared({ a: 0.9, b: 0.7, c: null }, []);
  expect(worstOf(groups, accuracy)).toBe('b');
  expect(worstOf(groups, { id: 'accuracy', better: 'lower' })).toBe('a');
  expect(worstOf(groups, { id: 'accuracy', better: 'neither' })).toBeUndefined();
});

test('the pairs with the smallest p come first, those without p last', () => {
  const { pairs } = compared({ a: 1, b: 1, c: 1 }, [0.5, null, 0.1]);
  expect(surestPairs(pairs).map(({ p }) => p)).toEqual([0.1, 0.5, null]);
});

describe('the majority of raters', () => {
  test('is the truth for the items that all have rated without a tie', () => {
    const ratings = { one: ['a', 'b', 'a', 'a'], other: ['a', 'b', 'b', null], third: ['b', 'b', 'c', 'a'] };
    expect(withMajority({ kind: 'raters', ratings })).toEqual({
      kind: 'labels',
      truth: ['a', 'b'],
      predicted: { one: ['a', 'b'], other: ['a', 'b'], third: ['b', 'b'] },
    });
  });

  test('does not exist where every item is tied', () => {
    expect(withMajority({ kind: 'raters', ratings: { one: ['a'], other: ['b'] } })).toBeUndefined();
  });
});

test('a row without cases has no shares', () => {
  expect(sharesOfRows(Float64Array.of(3, 1, 0, 0), 2)).toEqual([
    [0.75, 0.25],
    [null, null],
  ]);
});
