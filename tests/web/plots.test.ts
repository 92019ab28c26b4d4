import fc from 'fast-check';
import type { SVGTemplateResult } from 'lit';
import { describe, expect, test } from 'vitest';
import { plots as en } from '../../web/locales/en/plots.ts';
import { detPlot } from '../../web/plots/det.ts';
import { linePath, roundTicks, type Frame } from '../../web/plots/frame.ts';
import { gainPlot } from '../../web/plots/gain.ts';
import { histogramPlot } from '../../web/plots/histogram.ts';
import { liftPlot } from '../../web/plots/lift.ts';
import { normalQuantile } from '../../web/plots/normal-quantile.ts';
import {
  equalErrorRate,
  largestGap,
  nearestPoint,
  operatingPoint,
  pixelsOf,
  scoreDomain,
  type OperatingPoints,
  type ThresholdPlot,
} from '../../web/plots/operating-points.ts';
import { shareText, thresholdText } from '../../web/plots/options.ts';
import { inside, precisionRecallGainPlot } from '../../web/plots/precision-recall-gain.ts';
import { precisionOfF, precisionRecallPlot } from '../../web/plots/precision-recall.ts';
import { rocPlot } from '../../web/plots/roc.ts';

const numbers = (values: readonly number[]): Float64Array => Float64Array.from(values);

/** Points of cases (score, whether positive), which are given by falling scores. */
function pointsOf(cases: readonly (readonly [score: number, positive: boolean])[]): OperatingPoints {
  const [threshold, truePositives, falsePositives] = [[Number.POSITIVE_INFINITY], [0], [0]];
  for (const [score, positive] of cases) {
    if (score !== threshold.at(-1)) {
      threshold.push(score);
      truePositives.push(truePositives.at(-1)!);
      falsePositives.push(falsePositives.at(-1)!);
    }
    (positive ? truePositives : falsePositives)[threshold.length - 1]! += 1;
  }
  return {
    threshold: numbers(threshold),
    truePositives: numbers(truePositives),
    falsePositives: numbers(falsePositives),
    positives: truePositives.at(-1)!,
    negatives: falsePositives.at(-1)!,
  };
}

const small = pointsOf([
  [0.9, true],
  [0.8, true],
  [0.7, false],
  [0.6, true],
  [0.6, false],
  [0.4, true],
  [0.3, false],
  [0.2, false],
]);

const format = { decimals: 3, decimalSign: '.' } as const;

function plotsOf(points: OperatingPoints): Record<string, ThresholdPlot> {
  const count = points.threshold.length;
  const values = Array.from({ length: count }, (_, point) => operatingPoint(points, point));
  const curve = {
    x: numbers(values.map(({ falsePositiveRate }) => falsePositiveRate)),
    y: numbers(values.map(({ truePositiveRate }) => truePositiveRate)),
    threshold: points.threshold,
  };
  const common = { texts: en, format, points, description: '', curve: { name: '', curve } };
  const lines = { ...common, models: [{ name: '', curve }], reported: 0 };
  return {
    roc: rocPlot({
      ...lines,
      show: { diagonal: true, equalErrorRate: true, isoCost: true, area: true },
      level: 0.95,
      isoCostSlope: 1,
    }),
    precisionRecall: precisionRecallPlot({ ...lines, show: { diagonal: true, area: true, isoF: true }, beta: 1 }),
    det: detPlot(common),
    gain: gainPlot(common),
    lift: liftPlot(common),
    precisionRecallGain: precisionRecallGainPlot(common),
    histogram: histogramPlot({
      ...common,
      lowerIsPositive: false,
      curve: {
        ...curve,
        x: numbers([0.2, 0.55]),
        threshold: numbers([0.55, 0.9]),
        cases: numbers([3, 5]),
        positives: numbers([1, 3]),
      },
    }),
  };
}

/** All text of a template. */
function textOf(value: unknown): string {
  if (Array.isArray(value)) return value.map(textOf).join('');
  if (typeof value === 'object' && value !== null && 'strings' in value) {
    const { strings, values } = value as SVGTemplateResult;
    return strings.map((string, index) => string + textOf(values[index])).join('');
  }
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
}

const pathsOf = (text: string): string[] => [...text.matchAll(/ d=([^>]*)>/g)].map(([, path]) => path!);

describe('a point', () => {
  test('has the rates of its counts', () => {
    expect(operatingPoint(small, 3)).toEqual({
      threshold: 0.7,
      truePositives: 2,
      falsePositives: 1,
      truePositiveRate: 0.5,
      falsePositiveRate: 0.25,
      precision: 2 / 3,
      recall: 0.5,
      f1: 4 / 7,
    });
  });

  test('at which no case is predicted positive has no precision, and says so', () => {
    const { precision, recall, f1 } = operatingPoint(small, 0);
    expect([shareText(precision, format), recall, f1]).toEqual(['0/0', 0, 0]);
  });

  test.each([
    [0.25, 't', 't = 0.250'],
    [0.25, 'τ', 'τ = 0.750'],
    [Number.POSITIVE_INFINITY, 't', 't = ∞'],
    [Number.POSITIVE_INFINITY, 'τ', 'τ = −∞'],
  ] as const)('at %d reads %s as %s', (threshold, form, text) => {
    expect(thresholdText(threshold, form, format)).toBe(text);
  });
});

describe('the nearest point', () => {
  const cases = fc
    .array(fc.tuple(fc.integer({ min: 0, max: 40 }), fc.boolean()), { minLength: 2, maxLength: 120 })
    .filter((all) => all.some(([, positive]) => positive) && all.some(([, positive]) => !positive))
    .map((all) => all.map(([score, positive]) => [score / 40, positive] as const).sort(([a], [b]) => b - a));
  const place = fc.tuple(
    fc.double({ min: -0.2, max: 1.2, noNaN: true }),
    fc.double({ min: -0.2, max: 1.2, noNaN: true }),
  );

  test('is the nearest of all, in every plot', () => {
    fc.assert(
      fc.property(cases, place, (all, [right, down]) => {
        const points = pointsOf(all);
        for (const [name, plot] of Object.entries(plotsOf(points))) {
          const frame = plot.frame(480);
          const to = { x: right * frame.width, y: down * frame.height };
          const distance = (point: number): number => {
            const { x, y } = pixelsOf(plot, frame, point);
            return Math.hypot(x - to.x, plot.follows === 'score' ? 0 : y - to.y);
          };
          const shortest = Math.min(...Array.from(points.threshold, (_, point) => distance(point)));
          // Less than a tenth of a pixel is not visible.
          expect(distance(nearestPoint(plot, frame, to)), name).toBeLessThan(shortest + 0.1);
        }
      }),
    );
  });

  test('of a million points is found by examining few of them', () => {
    const count = 1_000_000;
    let looked = 0;
    const threshold = Float64Array.from({ length: count }, (_, point) => 1 - point / count);
    const truePositives = Float64Array.from({ length: count }, (_, point) => Math.round(Math.sqrt(point * count)));
    const falsePositives = Float64Array.from({ length: count }, (_, point) => point);
    const plot = plotsOf(small)['precisionRecall']!;
    if (plot.follows !== 'curve') throw new Error('It follows the curve.');
    const points = { threshold, truePositives, falsePositives, positives: count, negatives: count };
    const counting = {
      ...plot,
      points,
      place: (tp: number, fp: number) => {
        looked++;
        return { x: tp / count, y: tp + fp === 0 ? 1 : tp / (tp + fp) };
      },
    };
    nearestPoint(counting, plot.frame(480), { x: 60, y: 300 });
    expect(looked).toBeLessThan(count / 100);
  });
});

describe('summaries of the points', () => {
  test.each([
    ['between two points, on the line between them', small, 0.375],
    [
      'perfect',
      pointsOf([
        [0.9, true],
        [0.1, false],
      ]),
      0,
    ],
    [
      'upside down',
      pointsOf([
        [0.9, false],
        [0.1, true],
      ]),
      1,
    ],
    [
      'all scores equal',
      pointsOf([
        [0.5, false],
        [0.5, true],
      ]),
      0.5,
    ],
  ])('equal error rate: %s', (_, points, rate) => {
    expect(equalErrorRate(points)).toBeCloseTo(rate, 12);
  });

  test('no equal error rate without negatives', () => {
    expect(equalErrorRate(pointsOf([[0.5, true]]))).toBeNull();
  });

  test('the largest gap is where TPR and FPR are farthest apart, whichever is larger', () => {
    expect(small.threshold[largestGap(small)]).toBe(0.8);
    const upsideDown = pointsOf([
      [0.9, false],
      [0.8, false],
      [0.1, true],
    ]);
    expect(upsideDown.threshold[largestGap(upsideDown)]).toBe(0.8);
  });

  test.each([
    [
      [Number.POSITIVE_INFINITY, 0.9, 0.2],
      [0, 1],
    ],
    [
      [Number.POSITIVE_INFINITY, 3, -2],
      [-2, 3],
    ],
    [
      [Number.NEGATIVE_INFINITY, -2, 5],
      [-2, 5],
    ],
    [
      [Number.POSITIVE_INFINITY, 7],
      [6, 8],
    ],
    [
      [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY],
      [0, 1],
    ],
  ])('scores %j have the axis %j', (thresholds, domain) => {
    expect(scoreDomain({ threshold: numbers(thresholds) })).toEqual(domain);
  });
});

describe('axes', () => {
  test.each([
    [[0, 1], 5, ',', ['0', '0,2', '0,4', '0,6', '0,8', '1']],
    [[0, 30000], 3, '.', ['0', '10\u202f000', '20\u202f000', '30\u202f000']],
    [[-2, 2], 4, '.', ['−2', '−1', '0', '1', '2']],
  ] as const)('ticks of %j', (domain, count, sign, texts) => {
    expect(roundTicks(domain, count, sign).map(({ text }) => text)).toEqual(texts);
  });

  test.each([
    [0.5, 0],
    [0.975, 1.959963984540054],
    [0.05, -1.6448536269514722],
    [1e-4, -3.719016485455709],
    [1e-12, -7.034483825301131],
    [0, Number.NEGATIVE_INFINITY],
    [1, Number.POSITIVE_INFINITY],
  ])('normal deviate of %d', (p, deviate) => {
    if (Number.isFinite(deviate)) expect(Math.abs(normalQuantile(p) - deviate)).toBeLessThan(1e-6);
    else expect(normalQuantile(p)).toBe(deviate);
  });

  test.each([320, 700])('a square plot %d pixels wide has axes of one length', (width) => {
    for (const name of ['roc', 'precisionRecall', 'det', 'gain'] as const) {
      const { left, right, top, bottom } = plotsOf(small)[name]!.frame(width);
      expect(right - left).toBe(bottom - top);
    }
  });
});

describe('a drawn plot', () => {
  const drawn = (plot: ThresholdPlot, frame: Frame, point: number): string =>
    textOf([plot.still(frame), plot.moving?.(frame, point)]);

  test('has a number everywhere, also at the ends', () => {
    for (const [name, plot] of Object.entries(plotsOf(small))) {
      for (const width of [240, 900]) {
        const frame = plot.frame(width);
        for (const point of [0, 3, small.threshold.length - 1]) {
          expect(drawn(plot, frame, point), name).not.toMatch(/NaN|Infinity|undefined/);
        }
      }
    }
  });

  test('of ROC is the curve, through its points', () => {
    const plot = plotsOf(small)['roc']!;
    const frame = plot.frame(480);
    const expected = Array.from(small.threshold, (_, point) => {
      const { x, y } = pixelsOf(plot, frame, point);
      return `${Math.round(100 * x) / 100},${Math.round(100 * y) / 100}`;
    });
    expect(pathsOf(drawn(plot, frame, 0))).toContain(`M${expected.join('L')}`);
  });

  test('of precision and recall consists of steps, without slanted lines', () => {
    const plot = plotsOf(small)['precisionRecall']!;
    const frame = plot.frame(480);
    const path = pathsOf(drawn(plot, frame, 0)).find((d) => d.split('L').length > 10)!;
    const corners = path
      .slice(1)
      .split('L')
      .map((corner) => corner.split(',').map(Number));
    const slants = corners.slice(1).filter(([x, y], index) => x !== corners[index]![0] && y !== corners[index]![1]);
    expect(slants).toEqual([]);
  });

  test('with gaps leaves out undefined points', () => {
    const frame = plotsOf(small)['roc']!.frame(480);
    const path = linePath(frame, numbers([0, 0.5, 1]), numbers([Number.NaN, 0, 1]));
    expect(path.startsWith(`M${frame.x(0.5)},`)).toBe(true);
  });

  test.each([0.5, 1, 2])('equal F: precision and recall on the line give that F, β = %d', (beta) => {
    for (const f of [0.2, 0.5, 0.8]) {
      const recall = 0.9;
      const precision = precisionOfF(f, recall, beta);
      expect(((1 + beta ** 2) * precision * recall) / (beta ** 2 * precision + recall)).toBeCloseTo(f, 12);
    }
  });

  test('equal cost: the line has the given slope and passes through the point', () => {
    const plot = plotsOf(small)['roc']!;
    const frame = plot.frame(480);
    const line = textOf(plot.moving!(frame, 4));
    const [x1, y1, x2, y2] = ['x1', 'y1', 'x2', 'y2'].map((name) =>
      Number(new RegExp(` ${name}=([-\\d.]+)`).exec(line)![1]),
    );
    const { x, y } = pixelsOf(plot, frame, 4);
    expect((y1! - y2!) / (x2! - x1!)).toBeCloseTo(1, 9);
    expect((y1! - y) / (x - x1!)).toBeCloseTo(1, 9);
  });

  test('of a histogram has bars with the heights of the counts at the threshold', () => {
    const plot = plotsOf(small)['histogram']!;
    const frame = plot.frame(480);
    const one = frame.y(0) - frame.y(1);
    for (const point of [0, 3, 4, small.threshold.length - 1]) {
      const text = textOf(plot.moving!(frame, point));
      const cases = (region: string): number =>
        [...text.matchAll(new RegExp(`region-${region}"[^>]* height=([\\d.]+)`, 'g'))]
          .map(([, height]) => Number(height) / one)
          .reduce((sum, height) => sum + height, 0);
      const { truePositives, falsePositives } = operatingPoint(small, point);
      expect(cases('tp')).toBeCloseTo(truePositives, 9);
      expect(cases('fp')).toBeCloseTo(falsePositives, 9);
      expect(cases('fn')).toBeCloseTo(small.positives - truePositives, 9);
      expect(cases('tn')).toBeCloseTo(small.negatives - falsePositives, 9);
    }
    expect(textOf(plot.moving!(frame, 3))).toMatch(/TP 2.*FP 1.*FN 2.*TN 3/s);
  });

  test('names several models beside the curves, or below them where there is no room', () => {
    const [roc] = [plotsOf(small)['roc']!];
    expect(roc.frame(480).legend?.entries.map(({ text }) => text)).toEqual([en.isoCost]);
    const curve = { x: numbers([0, 1]), y: numbers([0, 1]), threshold: numbers([1, 0]) };
    const crowded = rocPlot({
      texts: en,
      format,
      points: small,
      description: '',
      models: Array.from({ length: 14 }, (_, model) => ({ name: `Model ${model}`, curve })),
      reported: 0,
      show: { diagonal: false, equalErrorRate: false, isoCost: false, area: false },
      level: 0.95,
      isoCostSlope: 1,
    }).frame(480);
    expect(crowded.legend!.y).toBeGreaterThan(crowded.bottom);
    expect(crowded.height).toBeGreaterThan(crowded.legend!.y + crowded.legend!.height);
  });
});

describe('of gains shows only the part inside the plot', () => {
  const drawn = (x: number[], y: number[]): number[][] => {
    const line = inside({ x: numbers(x), y: numbers(y) });
    return Array.from(line.x, (at, index) => [at, line.y[index]!]);
  };

  test.each<[string, number[], number[], number[][]]>([
    ['all of it', [0, 0.5, 1], [1, 0.5, 0], [[0, 1], [0.5, 0.5], [1, 0]]], // prettier-ignore
    ['from recall gain 0 on', [-1, 1], [0.5, 1], [[0, 0.75], [1, 1]]], // prettier-ignore
    ['from a point on the axis on', [-1, 0, 1], [1, 0.5, 1], [[0, 0.5], [1, 1]]], // prettier-ignore
    ['level from 0 to the first point', [0.5, 1], [0.8, 0.2], [[0, 0.8], [0.5, 0.8], [1, 0.2]]], // prettier-ignore
    ['down to precision gain 0', [0, 1], [0.5, -0.5], [[0, 0.5], [0.5, 0]]], // prettier-ignore
    [
      'with a gap where it is below',
      [0, 0.25, 0.75, 1],
      [0.5, -0.5, -0.5, 0.5],
      [[0, 0.5], [0.125, 0], [Number.NaN, Number.NaN], [0.875, 0], [1, 0.5]], // prettier-ignore
    ],
    ['nothing where all is below', [0, 1], [-1, -1], []],
    ['up to the only point', [1], [0], [[0, 0], [1, 0]]], // prettier-ignore
    ['nothing of one that is below', [0.5], [-1], []],
  ])('%s', (_, x, y, expected) => {
    expect(drawn(x, y)).toEqual(expected);
  });
});
