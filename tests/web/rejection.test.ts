import fc from 'fast-check';
import type { SVGTemplateResult } from 'lit';
import { describe, expect, test } from 'vitest';
import type { Curve } from '../../web/core/types/curves.ts';
import { normalised } from '../../web/elements/decisions/number-table/number-table-data.ts';
import { rowsOfData, rowsOfTable } from '../../web/elements/decisions/reject-option/reject-rows.ts';
import { nearestPoint, pixelsOf, type CurvePlot } from '../../web/plots/operating-points.ts';
import {
  accuracyCoveragePlot,
  errorRejectPlot,
  pointOfRejected,
  rejectLossOf,
  thresholdOfPoint,
  withoutHidden,
  withoutPoint,
  type RejectionOptions,
} from '../../web/plots/rejection.ts';

/** The error-reject curve of rows (largest posterior, whether its class is wrong), by definition (Chow 1970). */
function curveOf(rows: readonly (readonly [largest: number, wrong: number])[]): Curve {
  const thresholds = [...new Set(rows.map(([largest]) => largest))].sort((one, other) => other - one);
  const points = [...thresholds, 0].map((threshold) => {
    const accepted = rows.filter(([largest]) => largest > threshold);
    const wrong = accepted.reduce((sum, [, isWrong]) => sum + isWrong, 0);
    return { threshold, x: (rows.length - accepted.length) / rows.length, y: wrong / rows.length };
  });
  const column = (name: 'threshold' | 'x' | 'y'): Float64Array => Float64Array.from(points, (point) => point[name]);
  return { threshold: column('threshold'), x: column('x'), y: column('y') };
}

/** Rows with p* = 0.7, 0.71, 0.5 and 0.9; the second is wrong. */
const small = curveOf([
  [0.7, 0],
  [0.71, 1],
  [0.5, 0],
  [0.9, 0],
]);

const rows = fc.array(
  fc.tuple(
    fc.integer({ min: 34, max: 100 }).map((percent) => percent / 100),
    fc.constantFrom(0, 1),
  ),
  { minLength: 1, maxLength: 60 },
);

const options = (curve: Curve): RejectionOptions => ({
  curve,
  x: 'x',
  y: 'y',
  chance: 'at random',
  description: '',
  decimalSign: '.',
});

/** All text of a template. */
function textOf(value: unknown): string {
  if (Array.isArray(value)) return value.map(textOf).join('');
  if (typeof value === 'object' && value !== null && 'strings' in value) {
    const { strings, values } = value as SVGTemplateResult;
    return strings.map((string, index) => string + textOf(values[index])).join('');
  }
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
}

const placesOf = ({ points, place }: CurvePlot) =>
  Array.from(points.threshold, (_, at) => place(points.truePositives[at]!, points.falsePositives[at]!));

describe('the threshold of a point', () => {
  test('is the one with the fewest decimals that accepts the same rows', () => {
    expect([0, 1, 2, 3, 4].map((point) => thresholdOfPoint(small, point))).toEqual([0.9, 0.8, 0.7, 0.5, 0]);
  });

  test('accepts the same rows, also after it was turned into a loss', () => {
    fc.assert(
      fc.property(rows, fc.constantFrom(1, 2, 7, 0.3, 0.05, 1000), (drawn, errorLoss) => {
        const curve = curveOf(drawn);
        for (const point of curve.threshold.keys()) {
          const threshold = thresholdOfPoint(curve, point);
          const accepted = drawn.filter(([largest]) => largest > threshold).length;
          expect(accepted).toBe(Math.round((1 - curve.x[point]!) * drawn.length));
          expect(1 - rejectLossOf(threshold, errorLoss) / errorLoss).toBeCloseTo(threshold, 10);
        }
      }),
    );
  });

  test('is 1 where a row is certain and yet rejected', () => {
    expect(thresholdOfPoint(curveOf([[1, 0], [0.6, 0]]), 0)).toBe(1); // prettier-ignore
  });

  test('separates rows that differ only in late digits', () => {
    const curve = curveOf([[0.7000001, 0], [0.7000002, 0]]); // prettier-ignore
    expect(thresholdOfPoint(curve, 1)).toBe(0.7000001);
  });
});

test('a loss has no rounding errors', () => {
  expect([0.7, 0.71, 0.1].map((threshold) => rejectLossOf(threshold, 1))).toEqual([0.3, 0.29, 0.9]);
  expect(rejectLossOf(0.7, 3)).toBe(0.9);
});

test('the point of a share of rejections is found on the curve', () => {
  expect([1, 0.75, 0.5, 0.25, 0].map((share) => pointOfRejected(small, share))).toEqual([0, 1, 2, 3, 4]);
  expect(pointOfRejected(small, 0.5 + 1e-12)).toBe(2);
});

describe('the plots', () => {
  test('have the points of both curves', () => {
    expect(placesOf(errorRejectPlot(options(small)))).toEqual([
      { x: 1, y: 0 },
      { x: 0.75, y: 0 },
      { x: 0.5, y: 0.25 },
      { x: 0.25, y: 0.25 },
      { x: 0, y: 0.25 },
    ]);
    expect(placesOf(accuracyCoveragePlot(options(small)))).toEqual([
      { x: 0.25, y: 1 },
      { x: 0.5, y: 0.5 },
      { x: 0.75, y: 2 / 3 },
      { x: 1, y: 0.75 },
    ]);
  });

  test.each([
    ['error-reject', errorRejectPlot],
    ['accuracy-coverage', accuracyCoveragePlot],
  ] as const)('%s: the nearest point to each point is the point itself, and every position has one', (_, plotOf) => {
    fc.assert(
      fc.property(rows, fc.integer({ min: 240, max: 700 }), (drawn, width) => {
        const plot = plotOf(options(curveOf(drawn)));
        const frame = plot.frame(width);
        for (const point of plot.points.threshold.keys()) {
          const place = pixelsOf(plot, frame, point);
          const found = pixelsOf(plot, frame, nearestPoint(plot, frame, place));
          expect(Math.hypot(found.x - place.x, found.y - place.y)).toBeLessThan(0.1);
          expect(place.x).toBeGreaterThanOrEqual(frame.left);
          expect(place.y).toBeLessThanOrEqual(frame.bottom + 1e-9);
        }
        expect(textOf(plot.still(frame))).not.toMatch(/NaN|Infinity|undefined/);
      }),
    );
  });

  test('can be drawn where no row is ever wrong', () => {
    const plot = errorRejectPlot(options(curveOf([[0.8, 0]])));
    expect(textOf(plot.still(plot.frame(320)))).not.toMatch(/NaN/);
  });

  test('have no threshold where there is none', () => {
    expect('follows' in withoutPoint(errorRejectPlot(options(small)))).toBe(false);
  });
});

test('invisible points are left out, ends and extremes are kept', () => {
  const places = Array.from({ length: 50_000 }, (_, at) => ({ x: at / 49_999, y: Math.sin(at / 50) }));
  const kept = withoutHidden(places, 100);
  expect(kept.length).toBeLessThanOrEqual(4 * 101);
  expect(kept[0]).toBe(places[0]);
  expect(kept.at(-1)).toBe(places.at(-1));
  const extremes = (of: typeof places): number[] => [
    Math.min(...of.map(({ y }) => y)),
    Math.max(...of.map(({ y }) => y)),
  ];
  expect(extremes(kept)).toEqual(extremes(places));
  expect(kept.map(({ x }) => x)).toEqual(kept.map(({ x }) => x).sort((one, other) => one - other));
  expect(withoutHidden([], 100)).toEqual([]);
});

describe('rows', () => {
  const rest = (positive: string): string => `not ${positive}`;

  test('of scores are [1 − s, s], the negative class first', () => {
    const truth = ['spam', 'ham'];
    expect(
      rowsOfData({ kind: 'scores', truth, scores: [0.75, 0.25], positive: 'spam' }, ['ham', 'spam'], rest),
    ).toEqual({ labels: ['ham', 'spam'], posteriors: [[0.25, 0.75], [0.75, 0.25]], truth, isWeighted: false }); // prettier-ignore
  });

  test('of scores of several classes are those of one class against all others', () => {
    const read = rowsOfData({ kind: 'scores', truth: [1, 0, 2], scores: [0.5, 0.5, 0], positive: 1 }, [0, 1, 2], rest);
    expect([read?.labels, read?.truth]).toEqual([['not 1', 1], [1, 'not 1', 'not 1']]); // prettier-ignore
  });

  test('of several models are those of the first', () => {
    const scores = { A: [1, 0], B: [0.5, 0.5] };
    const read = rowsOfData({ kind: 'scores', truth: [1, 0], scores, positive: 1, weights: [1, 2] }, [0, 1], rest);
    expect(read).toMatchObject({ model: 'A', isWeighted: true, posteriors: [[0, 1], [1, 0]] }); // prettier-ignore
  });

  test('of probabilities are the probabilities', () => {
    const probabilities = [[0.7, 0.3]];
    const read = rowsOfData({ kind: 'probabilities', truth: ['b'], labels: ['a', 'b'], probabilities }, [], rest);
    expect(read).toEqual({ labels: ['a', 'b'], posteriors: probabilities, truth: ['b'], isWeighted: false });
  });

  test('of a table need a number in every cell', () => {
    const table = { rows: ['x'], columns: ['a', 'b'], cells: [[0.5, null]] };
    expect(rowsOfTable(table)).toBeUndefined();
    expect(rowsOfTable({ ...table, cells: [[0.5, 0.5]] })).toEqual({
      labels: ['a', 'b'],
      posteriors: [[0.5, 0.5]],
      observations: ['x'],
    });
  });

  test('are divided by their sums, unless these are not positive', () => {
    const table = { rows: ['x', 'y'], columns: ['a', 'b'], cells: [[1, 3], [0, 0]] }; // prettier-ignore
    expect(normalised(table).cells).toEqual([[0.25, 0.75], [0, 0]]); // prettier-ignore
  });
});
