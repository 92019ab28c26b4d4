import fc from 'fast-check';
import type { SVGTemplateResult } from 'lit';
import { describe, expect, test } from 'vitest';
import { plots as en } from '../../web/locales/en/plots.ts';
import { plots as es } from '../../web/locales/es/plots.ts';
import {
  betaAt,
  contour,
  fLandscapePlot,
  landscapePoints,
  levels,
  positionOf,
  regionAbove,
  type Contour,
  type LandscapePoint,
  type Mean,
} from '../../web/plots/f-landscape.ts';

/** By definition (van Rijsbergen 1979), with its limits. */
function meanOf(mean: Mean, precision: number, recall: number): number {
  if (mean === 'arithmetic') return (precision + recall) / 2;
  if (mean === Number.POSITIVE_INFINITY) return recall;
  if (mean === 0) return precision;
  return ((1 + mean ** 2) * precision * recall) / (mean ** 2 * precision + recall);
}

const placesOf = ({ recall, precision }: Contour): [recall: number, precision: number][] =>
  Array.from(recall, (value, index) => [value, precision[index]!]);

/** Whether a point is inside a polygon, by the number of sides that a ray from it crosses. */
function isInside(polygon: Contour, recall: number, precision: number): boolean {
  const corners = placesOf(polygon);
  return (
    corners.filter(([x, y], index) => {
      const [nextX, nextY] = corners[(index + 1) % corners.length]!;
      return y > precision !== nextY > precision && recall < x + ((precision - y) / (nextY - y)) * (nextX - x);
    }).length %
      2 ===
    1
  );
}

const means: fc.Arbitrary<Mean> = fc.oneof(
  fc.constantFrom<Mean>(0, 0.5, 1, 2, 1e-6, 1e6, Number.POSITIVE_INFINITY, 'arithmetic'),
  fc.double({ min: 0.01, max: 100, noNaN: true }),
);
const level = fc.constantFrom(...levels);
const share = fc.double({ min: 0.001, max: 0.999, noNaN: true });

describe('a line of equal mean', () => {
  test('has this mean everywhere', () => {
    fc.assert(
      fc.property(means, level, (mean, value) => {
        for (const [recall, precision] of placesOf(contour(mean, value))) {
          expect(meanOf(mean, precision, recall)).toBeCloseTo(value, 9);
        }
      }),
    );
  });

  test('runs from the right or lower edge of the square to the upper or left one, and is monotone', () => {
    fc.assert(
      fc.property(means, level, (mean, value) => {
        const places = placesOf(contour(mean, value));
        const [[firstRecall, firstPrecision], [lastRecall, lastPrecision]] = [places[0]!, places.at(-1)!];
        expect(firstRecall === 1 || firstPrecision === 0).toBe(true);
        expect(lastPrecision === 1 || lastRecall === 0).toBe(true);
        for (const [index, [recall, precision]] of places.slice(1).entries()) {
          expect(recall).toBeLessThanOrEqual(places[index]![0]);
          expect(precision).toBeGreaterThanOrEqual(places[index]![1]);
        }
      }),
    );
  });

  test.each<[string, Mean, [number, number][]]>([
    ['β = 0 lies flat: precision', 0, [[1, 0.3], [0, 0.3]]], // prettier-ignore
    ['β = ∞ stands upright: recall', Number.POSITIVE_INFINITY, [[0.3, 0], [0.3, 1]]], // prettier-ignore
    ['the arithmetic mean reaches the edges where one of both is 0', 'arithmetic', [[0.6, 0], [0, 0.6]]], // prettier-ignore
  ])('of %s', (_, mean, places) => {
    expect(placesOf(contour(mean, 0.3))).toEqual(places);
  });

  test('comes near to the line of its limits', () => {
    // F₀.₀₁ and F₁₀₀ where the other rate is a half.
    const near = (line: Contour, axis: 'recall' | 'precision', other: 'recall' | 'precision'): number =>
      line[axis][line[other].findIndex((value) => Math.abs(value - 0.5) < 0.1)]!;
    expect(near(contour(0.01, 0.4), 'precision', 'recall')).toBeCloseTo(0.4, 3);
    expect(near(contour(100, 0.4), 'recall', 'precision')).toBeCloseTo(0.4, 3);
  });

  test('is the line of 1/β with precision and recall exchanged', () => {
    fc.assert(
      fc.property(fc.double({ min: 0.01, max: 100, noNaN: true }), level, (beta, value) => {
        const [line, other] = [contour(beta, value), contour(1 / beta, value)];
        for (const [index, recall] of line.recall.entries()) {
          expect(other.precision.at(-1 - index)).toBeCloseTo(recall, 9);
        }
      }),
    );
  });
});

test('the region above a line holds the points with a larger mean, and no others', () => {
  fc.assert(
    fc.property(means, level, share, share, (mean, value, recall, precision) => {
      const difference = meanOf(mean, precision, recall) - value;
      // Between two of its points the line is drawn straight.
      fc.pre(Math.abs(difference) > 0.01);
      expect(isInside(regionAbove(contour(mean, value)), recall, precision)).toBe(difference > 0);
    }),
    { numRuns: 500 },
  );
});

describe('the slider', () => {
  test('goes from exactly 0 through exactly 1 to infinity', () => {
    expect([betaAt(0), betaAt(0.5), betaAt(1)]).toEqual([0, 1, Number.POSITIVE_INFINITY]);
    expect([positionOf(0), positionOf(1), positionOf(Number.POSITIVE_INFINITY)]).toEqual([0, 0.5, 1]);
  });

  test('has the β of its position', () => {
    fc.assert(
      fc.property(fc.double({ min: 0, max: 1, noNaN: true }), (position) => {
        expect(positionOf(betaAt(position))).toBeCloseTo(position, 2);
      }),
    );
  });
});

describe('points', () => {
  test('at the same position are one', () => {
    expect(
      landscapePoints([
        { index: 0, name: 'a', precision: 1, recall: 0.5 },
        { index: 2, name: 'b', precision: 0.5, recall: 1 },
        { index: 3, name: 'c', precision: 1, recall: 0.5 },
      ]),
    ).toEqual([
      { classes: [0, 3], names: ['a', 'c'], precision: 1, recall: 0.5 },
      { classes: [2], names: ['b'], precision: 0.5, recall: 1 },
    ]);
  });
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

describe('the plot', () => {
  const drawn = (
    mean: Mean,
    points: readonly LandscapePoint[],
    { width = 560, chosen = 0, texts = en, decimalSign = '.' as '.' | ',' } = {},
  ): string => {
    const plot = fLandscapePlot({
      texts,
      format: { decimals: 3, decimalSign },
      mean,
      points,
      description: '',
      choice: { name: '', chosen, spoken: ({ names }) => names.join() },
    });
    return textOf(plot.still(plot.frame(width)));
  };
  const written = (text: string): string[] =>
    [...text.matchAll(/class="label[^>]*>([^<]*)</g)].map(([, label]) => label!);
  const point = (index: number, name: string, precision: number, recall: number): LandscapePoint =>
    landscapePoints([{ index, name, precision, recall }])[0]!;

  test('writes its levels on the lines, with the decimal sign of the language', () => {
    expect(written(drawn(2, []))).toEqual(levels.map(String));
    expect(written(drawn(2, [], { texts: es, decimalSign: ',' }))).toEqual(
      levels.map((level) => String(level).replace('.', ',')),
    );
  });

  test('has finite numbers everywhere, for every mean and at every width', () => {
    fc.assert(
      fc.property(means, share, share, fc.integer({ min: 240, max: 900 }), (mean, precision, recall, width) => {
        expect(drawn(mean, [point(0, 'a', precision, recall)], { width })).not.toMatch(/NaN|Infinity|undefined/);
      }),
    );
  });

  test('names its points, of several at one position the first, and cuts long names', () => {
    const long = 'a class with a name that does not end';
    const points = landscapePoints([
      { index: 0, name: 'cat', precision: 0.2, recall: 0.3 },
      { index: 1, name: 'dog', precision: 0.2, recall: 0.3 },
      { index: 2, name: long, precision: 0.9, recall: 0.75 },
    ]);
    const labels = written(drawn(1, points));
    expect(labels).toContain('cat +1');
    expect(labels.some((label) => label.endsWith('…') && long.startsWith(label.slice(0, -1)))).toBe(true);
  });

  test('keeps the name of the chosen class where there is no room for names', () => {
    const points = Array.from({ length: 60 }, (_, index) =>
      point(index, `class ${index}`, 0.5 + index / 2000, 0.5 + index / 2000),
    );
    const labels = written(drawn(1, points, { chosen: 41 }));
    expect(labels).toContain('class 41');
    expect(labels.filter((label) => label.startsWith('class')).length).toBeLessThan(20);
  });

  test('can be reached by keyboard at one point: the chosen one, else the first', () => {
    const points = [point(1, 'a', 0.2, 0.2), point(2, 'b', 0.8, 0.8)];
    const reachable = (chosen: number): string[] =>
      [...drawn(1, points, { chosen }).matchAll(/tabindex=0[^]*?data-class=(\d+)/g)].map(([, index]) => index!);
    expect([reachable(2), reachable(0)]).toEqual([['2'], ['1']]);
  });
});
