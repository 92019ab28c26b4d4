// The points of a matrix in the planes of both curves, and the matrix after a point is moved.
import { createCalculator } from 'deconfuse';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  countsOfClasses,
  movedTo,
  negativesOf,
  placeIn,
  positivesOf,
  ratesOf,
  rocHull,
  stepped,
  type ClassCounts,
} from '../../web/plots/class-points.ts';
import { normalProbability } from '../../web/plots/normal-probability.ts';
import { normalQuantile } from '../../web/plots/normal-quantile.ts';
import { simulatedRates, simulatedScores, simulationThrough } from '../../web/session/simulation.ts';

const calculator = await createCalculator();

const countsOf = (counts: [tp: number, fn: number, fp: number, tn: number]): ClassCounts => {
  const [truePositives, falseNegatives, falsePositives, trueNegatives] = counts;
  return { truePositives, falseNegatives, falsePositives, trueNegatives };
};

const spam = countsOf([20, 3, 5, 30]);

describe('points of classes', () => {
  const metricOf = {
    recall: 'recall',
    falsePositiveRate: 'false_positive_rate',
    precision: 'precision',
    f1: 'f1',
    area: 'balanced_accuracy_class',
    accuracy: 'accuracy_class',
  } as const;

  test('have the rates of the report, one class against all others, and none where these are undefined', () => {
    const matrices = fc.integer({ min: 2, max: 5 }).chain((size) =>
      fc.array(fc.array(fc.nat({ max: 9 }), { minLength: size, maxLength: size }), {
        minLength: size,
        maxLength: size,
      }),
    );
    fc.assert(
      fc.property(
        matrices.filter((counts) => counts.flat().some((count) => count > 0)),
        (counts) => {
          const dataset = calculator.dataset({ kind: 'matrix', counts });
          const ids = Object.values(metricOf);
          const { metrics } = dataset.report({ zeroDivision: 'undefined', metrics: ids });
          countsOfClasses(Float64Array.from(counts.flat()), counts.length).forEach((own, at) => {
            const rates = ratesOf(own);
            for (const [name, id] of Object.entries(metricOf)) {
              const value = (metrics[id] as (number | null)[])[at];
              const rate = rates[name as keyof typeof metricOf];
              if (value === null || value === undefined) expect(rate, id).toBeNaN();
              else expect(rate, id).toBeCloseTo(value, 12);
            }
            const isUndefined = (...ids: string[]): boolean =>
              ids.some((id) => (metrics[id] as (number | null)[])[at] === null);
            expect(placeIn('roc', own) === undefined).toBe(isUndefined('recall', 'false_positive_rate'));
            expect(placeIn('precisionRecall', own) === undefined).toBe(isUndefined('recall', 'precision'));
          });
          dataset.release();
        },
      ),
      { numRuns: 60 },
    );
  });

  test('have the area of the triangle below them and of the part below the diagonal', () => {
    const { recall, falsePositiveRate, area } = ratesOf(spam);
    expect(area).toBeCloseTo((20 / 23 + 1 - 5 / 35) / 2, 12);
    expect(area - 1 / 2).toBeCloseTo((recall - falsePositiveRate) / 2, 12);
  });
});

describe('a moved point', () => {
  test('keeps P and N, and keeps whole counts whole, wherever it is moved', () => {
    const counts = fc
      .tuple(...Array.from({ length: 4 }, () => fc.nat({ max: 200 })))
      .map((all) => countsOf(all as [number, number, number, number]));
    const rate = fc.double({ min: 0, max: 1, noNaN: true });
    fc.assert(
      fc.property(
        counts.filter((own) => placeIn('roc', own) !== undefined),
        fc.constantFrom('roc', 'precisionRecall'),
        rate,
        rate,
        (own, plane, x, y) => {
          const moved = movedTo(own, plane, { x, y }, 1);
          expect([positivesOf(moved), negativesOf(moved)]).toEqual([positivesOf(own), negativesOf(own)]);
          expect(Object.values(moved).every((count) => Number.isInteger(count) && count >= 0)).toBe(true);
          expect(placeIn(plane, moved)).toBeDefined();
          if (plane === 'precisionRecall') return;
          const place = placeIn('roc', moved)!;
          expect(Math.abs(place.x - x)).toBeLessThanOrEqual(0.5 / negativesOf(own) + 1e-9);
          expect(Math.abs(place.y - y)).toBeLessThanOrEqual(0.5 / positivesOf(own) + 1e-9);
        },
      ),
    );
  });

  test('reaches the precision and recall to which it is moved, as far as there are enough negatives', () => {
    expect(movedTo(spam, 'precisionRecall', { x: 10 / 23, y: 0.5 }, 1)).toEqual(countsOf([10, 13, 10, 25]));
    expect(movedTo(spam, 'precisionRecall', { x: 1, y: 0 }, 1)).toEqual(countsOf([23, 0, 35, 0]));
    expect(movedTo(spam, 'precisionRecall', { x: 0, y: 1 }, 1)).toEqual(countsOf([1, 22, 0, 35]));
  });

  test('moves in suitable steps for shares', () => {
    const shares = countsOf([0.35, 0.05, 0.09, 0.51]);
    expect(movedTo(shares, 'roc', { x: 0.1, y: 0.5 }, 0.001)).toEqual(countsOf([0.2, 0.2, 0.06, 0.54]));
  });

  test.each([
    ['roc', 1, 0, [20, 3, 6, 29]],
    ['roc', 0, 1, [21, 2, 5, 30]],
    ['roc', -10, 0, [20, 3, 0, 35]],
    ['roc', 0, 10, [23, 0, 5, 30]],
    ['precisionRecall', 1, 0, [21, 2, 5, 30]],
    ['precisionRecall', -30, 0, [1, 22, 5, 30]],
    ['precisionRecall', 0, 1, [20, 3, 4, 31]],
    ['precisionRecall', 0, -1, [20, 3, 6, 29]],
  ] as const)('by keys: %s, %d to the right and %d upwards', (plane, right, up, counts) => {
    expect(stepped(spam, plane, right, up, 1)).toEqual(countsOf([...counts]));
  });
});

describe('the hull of points', () => {
  test('leaves out points that mixtures of others reach, in any order', () => {
    const points = [
      { x: 0.5, y: 0.6 },
      { x: 0.4, y: 0.9 },
      { x: 0.1, y: 0.6 },
      { x: 0.3, y: 0.2 },
    ];
    const expected = { x: Float64Array.of(0, 0.1, 0.4, 1), y: Float64Array.of(0, 0.6, 0.9, 1) };
    expect(rocHull(points)).toEqual(expected);
    expect(rocHull(points.toReversed())).toEqual(expected);
  });

  test('of points below the diagonal is the diagonal', () => {
    expect(rocHull([{ x: 0.5, y: 0.4 }])).toEqual({ x: Float64Array.of(0, 1), y: Float64Array.of(0, 1) });
  });
});

test('normal probabilities match the quantiles', () => {
  for (const p of [0.001, 0.02, 0.3, 0.5, 0.77, 0.999]) expect(normalProbability(normalQuantile(p))).toBeCloseTo(p, 6);
});

describe('scores through a point', () => {
  test.each<[counts: [number, number, number, number]]>([[[20, 3, 5, 30]], [[16, 7, 12, 23]], [[90, 10, 10, 990]]])(
    'of %j: their curve, and that of the cases simulated, pass through it at the threshold',
    (counts) => {
      const rates = ratesOf(countsOf(counts));
      const { recall, falsePositiveRate, prevalence } = rates;
      const { simulation, threshold, passes } = simulationThrough(rates);
      expect(passes).toBe(true);
      expect(simulation.distance).toBeCloseTo(normalQuantile(recall) - normalQuantile(falsePositiveRate), 1);
      expect(normalProbability(-threshold)).toBeCloseTo(falsePositiveRate, 2);
      expect(normalProbability(simulation.distance - threshold)).toBeCloseTo(recall, 2);
      expect(simulation.prevalence).toBeCloseTo(prevalence, 1);

      const { truth, scores } = simulatedScores({ ...simulation, cases: 2000 });
      const rateOf = (label: string): number => {
        const own = (scores as number[]).filter((_, at) => truth[at] === label);
        return own.filter((score) => score >= threshold).length / own.length;
      };
      expect(Math.abs(rateOf('positive') - recall)).toBeLessThan(0.015);
      expect(Math.abs(rateOf('negative') - falsePositiveRate)).toBeLessThan(0.015);
    },
  );

  test.each<[why: string, counts: [number, number, number, number]]>([
    ['every positive is found', [23, 0, 5, 30]],
    ['there is no false positive', [20, 3, 0, 35]],
    ['it is below chance', [3, 20, 30, 5]],
    ['it is farther above chance than the largest distance', [99_999, 1, 1, 99_999]],
  ])('only come near it where %s', (_, counts) => {
    const { simulation, threshold, passes } = simulationThrough(ratesOf(countsOf(counts)));
    expect(passes).toBe(false);
    expect(Number.isFinite(simulation.distance + threshold)).toBe(true);
  });

  test('have monotone rates between 0 and 1', () => {
    const { recall, falsePositiveRate } = simulatedRates(simulationThrough(ratesOf(spam)).simulation);
    for (const rates of [recall, falsePositiveRate]) {
      expect(rates[0]).toBeLessThan(0.001);
      expect(rates.at(-1)).toBeGreaterThan(0.999);
      expect(rates.every((rate, at) => at === 0 || rate >= rates[at - 1]!)).toBe(true);
    }
  });
});
