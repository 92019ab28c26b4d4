import { nothing, svg, type SVGTemplateResult } from 'lit';
import type { NumberFormat } from '../locales/values.ts';
import { axes, frameOf, linePath, roundTicks, textWidth, type Frame, type Plot } from './frame.ts';
import { label } from './labels.ts';
import { shareText, type PlotOptions } from './options.ts';
import { boxAround, nameLabels, takeFree, type Box, type NamedPlace } from './point-names.ts';

/**
 * Mean of precision and recall: a number is the β of Fβ, their weighted harmonic mean, from 0 (precision alone) to ∞
 * (recall alone).
 */
export type Mean = number | 'arithmetic';

/** A point of the plot: the classes that share one precision and one recall. */
export interface LandscapePoint {
  /** Indices of the classes, at least one. */
  classes: readonly number[];
  names: readonly string[];
  precision: number;
  recall: number;
}

export interface FLandscapeOptions extends PlotOptions {
  mean: Mean;
  points: readonly LandscapePoint[];
  /** Texts for choosing a point. Without it points cannot be chosen, and the plot is small and has short labels. */
  choice?: {
    /** Accessible name of the group of points. */
    name: string;
    /** The index of a class. */
    chosen: number;
    spoken: (point: LandscapePoint) => string;
  };
}

/** A line in the square of recall and precision: the coordinates of its points. */
export interface Contour {
  recall: Float64Array;
  precision: Float64Array;
}

export const levels: readonly number[] = [0.1, 0.2, 0.3, 0.4, 0.5, 0.6, 0.7, 0.8, 0.9];

/** Levels that a small plot labels; it has no room for more. */
const fewLevels: readonly number[] = [0.2, 0.5, 0.8];

/** Number of straight pieces that a curved contour is drawn with. */
const pieces = 64;

/**
 * The contour where the mean is `level` (above 0, below 1), from the right or lower edge of the square to the upper or
 * left one.
 * With α = 1 / (1 + β²), α / P + (1 − α) / R = 1 / F, so the line is the hyperbola
 * (P − α F) (R − (1 − α) F) = α (1 − α) F².
 */
export function contour(mean: Mean, level: number): Contour {
  if (mean === 'arithmetic') {
    const [most, least] = [Math.min(1, 2 * level), Math.max(0, 2 * level - 1)];
    return { recall: Float64Array.of(most, least), precision: Float64Array.of(least, most) };
  }
  const alpha = 1 / (1 + mean * mean);
  const rest = 1 / (1 + mean ** -2); // 1 − α, without its rounding error
  const half = level * Math.sqrt(alpha * rest);
  if (half === 0) {
    return alpha === 1
      ? { recall: Float64Array.of(1, 0), precision: Float64Array.of(level, level) }
      : { recall: Float64Array.of(level, level), precision: Float64Array.of(0, 1) };
  }
  // Steps are equal in the logarithm of the distance from one asymptote, so points are dense where the line bends.
  const [first, last] = [Math.log(half / (1 - rest * level)), Math.log((1 - alpha * level) / half)];
  const steps = Float64Array.from({ length: pieces + 1 }, (_, step) => first + ((last - first) * step) / pieces);
  const line = {
    recall: steps.map((step) => rest * level + half * Math.exp(-step)),
    precision: steps.map((step) => alpha * level + half * Math.exp(step)),
  };
  line.recall[0] = 1; // rounding may have missed the edge
  line.precision[pieces] = 1;
  return line;
}

/** Corners of the region where the mean is at least that of the contour, beginning with the points of the contour. */
export function regionAbove({ recall, precision }: Contour): Contour {
  const startsBelow = recall[0]! < 1;
  const endsLeft = precision.at(-1)! < 1;
  const corners = [...(endsLeft ? [[0, 1]] : []), [1, 1], ...(startsBelow ? [[1, 0]] : [])] as [number, number][];
  return {
    recall: Float64Array.of(...recall, ...corners.map(([x]) => x)),
    precision: Float64Array.of(...precision, ...corners.map(([, y]) => y)),
  };
}

/** A class that has both precision and recall. */
export interface LandscapeClass {
  index: number;
  name: string;
  precision: number;
  recall: number;
}

/** The points of the classes, in the order of their first classes; classes at the same place share a point. */
export function landscapePoints(classes: readonly LandscapeClass[]): LandscapePoint[] {
  const points = new Map<string, LandscapePoint>();
  for (const { index, name, precision, recall } of classes) {
    const place = `${precision} ${recall}`;
    const { classes: others = [], names = [] } = points.get(place) ?? {};
    points.set(place, { classes: [...others, index], names: [...names, name], precision, recall });
  }
  return [...points.values()];
}

/** The β at a position of the slider: 0 at 0, 1 in the middle, ∞ at 1; rounded to three digits for reading. */
export function betaAt(position: number): number {
  return position >= 1 ? Number.POSITIVE_INFINITY : Number(Math.tan((Math.PI / 2) * position).toPrecision(3));
}

/** The position of a β on the slider, 0…1. */
export function positionOf(beta: number): number {
  return Math.atan(beta) / (Math.PI / 2);
}

/** Lines of equal Fβ, or of equal mean, over recall and precision, with the classes as points. */
export function fLandscapePlot(options: FLandscapeOptions): Plot {
  const { texts, format, choice } = options;
  const { decimalSign } = format;
  const ticks = choice ? {} : { ticks: roundTicks([0, 1], 2, decimalSign) };
  return {
    description: options.description,
    fileName: 'f-landscape',
    frame: (width) =>
      frameOf(width, {
        x: { title: choice ? texts.axes.recall : 'R', domain: [0, 1], ...ticks },
        y: { title: choice ? texts.axes.precision : 'P', domain: [0, 1], ...ticks },
        square: true,
        decimalSign,
      }),
    still: (frame) => still(frame, options),
  };
}

function still(frame: Frame, options: FLandscapeOptions): SVGTemplateResult {
  const { mean, points, choice } = options;
  const contours = levels.map((level) => ({ level, line: contour(mean, level) }));
  const taken: Box[] = points.map((point) => boxAround(frame.x(point.recall), frame.y(point.precision), 9, 9));
  const names = choice ? nameLabels(frame, namedPlaces(frame, points, choice.chosen), taken) : [];
  const labelled = choice ? contours : contours.filter(({ level }) => fewLevels.includes(level));
  const levelTexts = levelLabels(frame, labelled, options.format, taken);
  return svg`
    ${axes(frame)}
    ${contours.map(({ line }) => {
      const { recall, precision } = regionAbove(line);
      return svg`<path class="area" d="${linePath(frame, recall, precision)}Z"></path>`;
    })}
    ${contours.map(
      ({ line }) =>
        svg`<path stroke="var(--ink)" stroke-opacity="0.5" d=${linePath(frame, line.recall, line.precision)}></path>`,
    )}
    ${levelTexts}
    ${choice ? choosable(frame, points, choice) : points.map((point) => dot(frame, point, 3.5))}
    ${names}
  `;
}

function dot(frame: Frame, { recall, precision }: LandscapePoint, radius: number): SVGTemplateResult {
  return svg`<circle
    fill="var(--ink)" stroke="var(--paper)" stroke-width="1.5"
    cx=${frame.x(recall)} cy=${frame.y(precision)} r=${radius}
  ></circle>`;
}

/** The points as a group of radio buttons; each is identified by its first class. */
function choosable(
  frame: Frame,
  points: readonly LandscapePoint[],
  { name, chosen, spoken }: NonNullable<FLandscapeOptions['choice']>,
): SVGTemplateResult {
  const holder = points.find(({ classes }) => classes.includes(chosen));
  const reachable = holder ?? points[0];
  return svg`
    <g role="radiogroup" aria-label=${name}>
      ${points.map((point) => {
        const [x, y] = [frame.x(point.recall), frame.y(point.precision)];
        return svg`
          <g
            role="radio"
            cursor="pointer"
            tabindex=${point === reachable ? 0 : -1}
            aria-checked=${point === holder ? 'true' : 'false'}
            aria-label=${spoken(point)}
            data-class=${point.classes[0]!}
          >
            <circle class="reach screen-only" cx=${x} cy=${y} r="14"></circle>
            ${point === holder ? svg`<circle class="error-point" cx=${x} cy=${y} r="9"></circle>` : nothing}
            ${dot(frame, point, 5.5)}
          </g>`;
      })}
    </g>
  `;
}

function namedPlaces(frame: Frame, points: readonly LandscapePoint[], chosen: number): NamedPlace[] {
  return points.map(({ classes, names: [name = '', ...others], recall, precision }) => ({
    x: frame.x(recall),
    y: frame.y(precision),
    name,
    others: others.length,
    isChosen: classes.includes(chosen),
  }));
}

/** The number at a relative position in the list, 0…1, interpolated linearly. */
function between(numbers: Float64Array, part: number): number {
  const place = part * (numbers.length - 1);
  const before = Math.floor(place);
  return numbers[before]! + (place - before) * (numbers[before + 1]! - numbers[before]!);
}

/**
 * Labels on the contours: where precision and recall are equal, since all means agree there, or else at the first free
 * place.
 */
export function levelLabels(
  frame: Frame,
  contours: readonly { level: number; line: Contour }[],
  format: NumberFormat,
  taken: Box[],
): SVGTemplateResult[] {
  const { fontSize, left, right, top, bottom } = frame;
  return contours.flatMap(({ level, line: { recall, precision } }) => {
    const text = shareText(level, { ...format, decimals: 1 });
    const along = [0.3, 0.7, 0.2, 0.8, 0.4, 0.6, 0.1, 0.9].map(
      (part) => [between(recall, part), between(precision, part)] as const,
    );
    const places = [[level, level] as const, ...along].map(([r, p]) => {
      const [x, y] = [frame.x(r), frame.y(p)];
      return { x, y, box: boxAround(x, y, textWidth(text, fontSize) / 2, 0.5 * fontSize) };
    });
    const inside = places.filter(
      ({ box }) => box.left > left && box.right < right && box.top > top && box.bottom < bottom,
    );
    const place = takeFree(inside, taken);
    return place ? [label(frame, text, place.x, place.y + 0.35 * fontSize, { anchor: 'middle' })] : [];
  });
}
