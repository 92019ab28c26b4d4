import { describe, expect, test } from 'vitest';
import { confusedPairs } from '../../web/elements/matrix/confused-pairs.ts';
import { orderByLikeness } from '../../web/elements/matrix/seriation.ts';

const flat = (rows: readonly (readonly number[])[]): Float64Array => Float64Array.from(rows.flat());

/** Classes in groups that are confused only within the group; `groups` tells the group of each. */
function grouped(groups: readonly number[]): Float64Array {
  const count = (row: number, column: number): number =>
    row === column ? 50 : groups[row] === groups[column] ? 5 + ((row + column) % 3) : 0;
  return flat(groups.map((_, row) => groups.map((_, column) => count(row, column))));
}

describe('order by likeness', () => {
  test('groups classes that are confused, whatever the order before', () => {
    const groups = [0, 1, 2, 0, 1, 2, 0, 1, 2, 2];
    const order = orderByLikeness(grouped(groups), groups.length);
    expect(order.toSorted((a, b) => a - b)).toEqual(groups.map((_, index) => index));
    const sequence = order.map((index) => groups[index]!);
    // Each group is in one piece.
    expect(sequence.filter((group, at) => group !== sequence[at - 1])).toHaveLength(3);
  });

  test('finds a chain, in which each class is confused with the next', () => {
    const place = [3, 0, 4, 1, 5, 2];
    const count = (row: number, column: number): number => Math.max(0, 20 - 9 * Math.abs(place[row]! - place[column]!));
    const order = orderByLikeness(flat(place.map((_, row) => place.map((_, column) => count(row, column)))), 6);
    const steps = order.slice(1).map((index, at) => Math.abs(place[index]! - place[order[at]!]!));
    expect(steps).toEqual([1, 1, 1, 1, 1]);
  });

  test('depends on shares, so that a frequent class does not hide a rare one', () => {
    // Of the first class 9 of 1000 cases are predicted as the second; of the third 4 of 5 as the fourth.
    const order = orderByLikeness(
      flat([
        [991, 9, 0, 0],
        [0, 1000, 0, 0],
        [0, 2, 1, 4],
        [0, 0, 0, 5],
      ]),
      4,
    );
    expect(Math.abs(order.indexOf(2) - order.indexOf(3))).toBe(1);
  });

  test.each([
    ['no class', [], []],
    ['one', [[5]], [0]],
    ['classes without cases, in their order', [[0, 0, 0], [0, 0, 0], [0, 0, 0]], [0, 1, 2]],
  ])('%s', (_, rows, order) => {
    expect(orderByLikeness(flat(rows), rows.length)).toEqual(order);
  }); // prettier-ignore

  test('of 200 classes takes less than 50 ms', () => {
    const matrix = grouped(Array.from({ length: 200 }, (_, index) => (index * 7) % 23));
    const times = Array.from({ length: 5 }, () => {
      const start = performance.now();
      orderByLikeness(matrix, 200);
      return performance.now() - start;
    });
    // The fastest run counts, whatever else the machine does.
    expect(Math.min(...times)).toBeLessThan(50);
  });
});

test('confused pairs: both directions together, the more frequent first, without pairs that are never confused', () => {
  const matrix = flat([
    [9, 1, 0],
    [6, 9, 2],
    [0, 1, 9],
  ]);
  expect(confusedPairs(matrix, 3)).toEqual([
    { one: 1, other: 0, there: 6, back: 1 },
    { one: 1, other: 2, there: 2, back: 1 },
  ]);
});
