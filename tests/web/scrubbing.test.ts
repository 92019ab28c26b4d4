// Counts that are dragged: their steps, changes with constant rates, and their dots.
import { describe, expect, test } from 'vitest';
import {
  casesPerDot,
  dotsFor,
  mostDots,
  moved,
  pitchFor,
  wholeness,
  type Dot,
} from '../../web/elements/matrix/dot-layout.ts';
import {
  atShare,
  isAtOtherShare,
  lastPlace,
  placeOf,
  positiveShare,
  shareAt,
} from '../../web/elements/matrix/held-rates.ts';
import { smallestStep, stepOf, stepped } from '../../web/elements/matrix/scrubbing.ts';

describe('a step', () => {
  test.each([
    [0, 1],
    [7, 1],
    [99, 1],
    [199, 1],
    [200, 2],
    [986, 5],
    [1_000, 10],
    [123_456, 1_000],
  ])('of %d is %d', (count, step) => {
    expect(stepOf(count, 1)).toBe(step);
  });

  test('keeps whole counts whole, and is small for others', () => {
    expect(smallestStep(Float64Array.of(20, 3, 5, 30))).toBe(1);
    expect(smallestStep(Float64Array.of(0.35, 0.05, 0.09, 0.51))).toBeCloseTo(0.001, 12);
    expect(smallestStep(Float64Array.of(12.5, 3, 5, 30))).toBeCloseTo(0.05, 12);
  });

  test('never leads below 0, and leaves no digits of rounding errors', () => {
    expect(stepped(3, -20, 1)).toBe(0);
    expect(stepped(0, 5, 1)).toBe(5);
    expect(stepped(0.1, 2, 0.1)).toBe(0.3);
    expect(stepped(986, -3, 1)).toBe(971);
  });
});

describe('the share of positives', () => {
  test('grows from position to position, and has few digits', () => {
    const shares = Array.from({ length: lastPlace + 1 }, (_, place) => shareAt(place));
    expect([shares[0], shares.at(-1)]).toEqual([0.001, 0.99]);
    shares.slice(1).forEach((share, at) => expect(share).toBeGreaterThan(shares[at]!));
    for (const share of shares) expect(String(Math.min(share, 1 - share).toPrecision(9))).toMatch(/^0\.0*\d{1,2}0*$/);
    expect(shares.map(placeOf)).toEqual(shares.map((_, place) => place));
    expect([placeOf(0), placeOf(1)]).toEqual([0, lastPlace]);
  });

  const matrices: [name: string, rows: number[][], positive: number][] = [
    ['spam', [[20, 3], [5, 30]], 0],
    ['a rare disease', [[1, 9], [4, 986]], 0],
    ['the positive class last', [[986, 4], [9, 1]], 1],
    ['a hundred thousand cases', [[700, 300], [4_000, 95_000]], 0],
    ['shares', [[0.1, 0.05], [0.05, 0.8]], 0],
  ]; // prettier-ignore

  test.each(matrices)('changes, while both rates and the total stay: %s', (_, rows, positive) => {
    const sum = (counts: readonly number[]): number => counts.reduce((total, count) => total + count, 0);
    const rates = (of: readonly (readonly number[])[]): number[] => of.map((row) => row[0]! / sum(row));
    for (let place = 0; place <= lastPlace; place++) {
      const share = shareAt(place);
      const scaled = atShare(rows, positive, share);
      const cases = scaled.map(sum);
      expect(sum(cases)).toBeCloseTo(sum(rows.map(sum)), 9);
      expect(Math.abs(positiveShare(scaled, positive)! / share - 1)).toBeLessThan(6e-4);
      // A count is rounded by at most half of its last digit; in the rarer row it has four digits.
      rates(scaled).forEach((rate, row) => expect(Math.abs(rate - rates(rows)[row]!)).toBeLessThan(6e-4));
      expect(isAtOtherShare(scaled, rows, positive)).toBe(true);
    }
    expect(isAtOtherShare(rows, rows, positive)).toBe(true);
  });

  test('lowers precision when a class becomes rare', () => {
    const precision = ([found, alarms]: number[][]): number => found![0]! / (found![0]! + alarms![0]!);
    const [half, rare] = [0.5, 0.001].map((share) => atShare([[90, 10], [10, 90]], 0, share)); // prettier-ignore
    expect(precision(half!)).toBeCloseTo(0.9, 3);
    expect(precision(rare!)).toBeCloseTo(0.009, 3);
  });

  test('gives whole counts where possible', () => {
    expect(atShare([[20, 20], [30, 30]], 0, 0.5)).toEqual([[25, 25], [25, 25]]); // prettier-ignore
    const many = atShare([[70_000, 30_000], [40_000, 60_000]], 0, 0.25); // prettier-ignore
    expect(many.flat().every(Number.isInteger)).toBe(true);
  });

  test('is not available for another matrix', () => {
    expect(isAtOtherShare([[21, 3], [5, 30]], [[20, 3], [5, 30]], 0)).toBe(false); // prettier-ignore
    expect(positiveShare([[0, 0], [4, 986]], 0)).toBeUndefined(); // prettier-ignore
    expect(isAtOtherShare([[0, 0], [4, 986]], [[1, 9], [4, 986]], 0)).toBe(false); // prettier-ignore
  });
});

describe('dots', () => {
  const room = { width: 68, height: 34 };
  const shown = (dots: readonly Dot[]): Dot[] => dots.filter(({ isShown }) => isShown);
  const inCells = (dots: readonly Dot[], cells: number): number[] =>
    Array.from({ length: cells }, (_, at) => shown(dots).filter(({ cell }) => cell === at).length);

  test.each([
    ['58 cases', [20, 3, 5, 30], 1, 58],
    ['200 cases', [50, 50, 50, 50], 1, 200],
    ['201 cases', [51, 50, 50, 50], 2, 101],
    ['1000 cases', [1, 9, 4, 986], 10, 102],
    ['100,000 cases', [50_000, 0, 0, 50_000], 500, 200],
    ['none', [0, 0, 0, 0], 1, 0],
  ])('of %s', (_, counts, perDot, dots) => {
    expect(casesPerDot(Float64Array.from(counts), room)).toBe(perDot);
    const numbers = counts.map((count) => dotsFor(count, perDot));
    expect(numbers.reduce((sum, number) => sum + number, 0)).toBe(dots);
    expect(dots).toBeLessThanOrEqual(mostDots + counts.length);
    expect(inCells(moved([], numbers), 4)).toEqual(numbers);
    const pitch = pitchFor(Math.max(...numbers), room);
    expect(Math.floor(room.width / pitch) * Math.floor(room.height / pitch)).toBeGreaterThanOrEqual(
      Math.max(...numbers),
    );
  });

  test.each([
    [986, 10],
    [0.4, 1],
    [12.5, 1],
    [30, 1],
  ])('together represent the cases of the cell: %d, %d a dot', (count, perDot) => {
    const parts = Array.from({ length: dotsFor(count, perDot) }, (_, place) => wholeness(place, count, perDot));
    expect(parts.reduce((sum, part) => sum + part, 0) * perDot).toBeCloseTo(count, 9);
  });

  test('move to cells that need more, and stay where they can', () => {
    const before = moved([], [3, 1]);
    const after = moved(before, [1, 3]);
    expect(after).toHaveLength(4);
    expect(inCells(after, 2)).toEqual([1, 3]);
    expect(before.filter((dot, at) => dot === after[at])).toHaveLength(2);
    const places = after.filter(({ cell }) => cell === 1).map(({ place }) => place);
    expect(places.sort()).toEqual([0, 1, 2]);
  });

  test('vanish in place, and come back before new ones are made', () => {
    const before = moved([], [4, 2]);
    const fewer = moved(before, [1, 2]);
    expect(inCells(fewer, 2)).toEqual([1, 2]);
    expect(fewer.map(({ cell, place }) => [cell, place])).toEqual(before.map(({ cell, place }) => [cell, place]));
    const more = moved(fewer, [1, 6]);
    expect(more).toHaveLength(7);
    expect(inCells(more, 2)).toEqual([1, 6]);
  });
});
