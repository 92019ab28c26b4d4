import { svg, type SVGTemplateResult } from 'lit';
import type { Curve } from '../core/types/curves.ts';
import {
  axes,
  frameOf,
  linePath,
  placesAlong,
  placesOfSegment,
  segment,
  type Axis,
  type Frame,
  type Place,
  type Plot,
} from './frame.ts';
import { legend, withLegend } from './legend.ts';
import { modelClass } from './models.ts';
import type { CurvePlot, OperatingPoints, PlaceOfCounts } from './operating-points.ts';

export interface RejectionOptions {
  /** The error-reject curve, from all rejected to all accepted. */
  curve: Curve;
  /** Titles of the axes. */
  x: string;
  y: string;
  /** Name of the line of rejecting at random. */
  chance: string;
  description: string;
  decimalSign: '.' | ',';
}

/** Largest number of points that are drawn as dots. */
const dotsShown = 40;

/** Number of columns of the x axis, each about a pixel wide; `withoutHidden` thins out the points of each column. */
const columns = 1000;

/** Error-reject curve: the share accepted and wrong against the share rejected (Chow 1970). */
export function errorRejectPlot(options: RejectionOptions): CurvePlot {
  const { curve } = options;
  const all = curve.y.at(-1) ?? 0;
  return rejectionPlot(options, acceptances(curve), {
    fileName: 'error-reject',
    domain: [0, all > 0 ? Math.min(1, 1.1 * all) : 1],
    place: (right, wrong) => ({ x: 1 - right - wrong, y: wrong }),
    rightwards: -1,
    chance: [
      { x: 0, y: all },
      { x: 1, y: 0 },
    ],
  });
}

/**
 * Accuracy-coverage curve: the accuracy among the accepted against the share accepted (El-Yaniv and Wiener 2010). Its
 * points are those of the error-reject curve without the first one, where no case is accepted.
 */
export function accuracyCoveragePlot(options: RejectionOptions): CurvePlot {
  const { threshold, truePositives, falsePositives, ...all } = acceptances(options.curve);
  const points = {
    ...all,
    threshold: threshold.subarray(1),
    truePositives: truePositives.subarray(1),
    falsePositives: falsePositives.subarray(1),
  };
  const place: PlaceOfCounts = (right, wrong) => ({ x: right + wrong, y: right / (right + wrong) });
  const accuracies = Array.from(points.truePositives, (right, at) => place(right, points.falsePositives[at]!).y);
  const least = accuracies.reduce((low, accuracy) => Math.min(low, accuracy), 0.9);
  return rejectionPlot(options, points, {
    fileName: 'accuracy-coverage',
    domain: [Math.max(0, Math.floor(10 * (least - 0.02)) / 10), 1],
    place,
    rightwards: 1,
    chance: [
      { x: 0, y: accuracies.at(-1) ?? 1 },
      { x: 1, y: accuracies.at(-1) ?? 1 },
    ],
  });
}

/** The plot without a movable point, for when no threshold has a point. */
export function withoutPoint({ description, fileName, frame, still }: Plot): Plot {
  return { description, fileName, frame, still };
}

/**
 * The curve as operating points: the shares accepted and right, and accepted and wrong, stand in for true and false
 * positives.
 */
function acceptances({ x, y, threshold }: Curve): OperatingPoints {
  const right = x.map((rejected, at) => Math.max(0, 1 - rejected - y[at]!));
  return {
    threshold,
    truePositives: right,
    falsePositives: y,
    positives: right.at(-1) ?? 0,
    negatives: y.at(-1) ?? 0,
  };
}

interface Shape {
  fileName: string;
  domain: Axis['domain'];
  place: PlaceOfCounts;
  rightwards: 1 | -1;
  /** Line of rejecting at random. */
  chance: readonly [Place, Place];
}

function rejectionPlot(
  { x, y, chance: chanceText, description, decimalSign }: RejectionOptions,
  points: OperatingPoints,
  { fileName, domain, place, rightwards, chance: [from, to] }: Shape,
): CurvePlot {
  const places = Array.from(points.threshold, (_, at) => place(points.truePositives[at]!, points.falsePositives[at]!));
  const drawn = withoutHidden(places, columns);
  const [xs, ys] = [Float64Array.from(drawn, (at) => at.x), Float64Array.from(drawn, (at) => at.y)];
  return {
    follows: 'curve',
    points,
    place,
    rises: false,
    rightwards,
    description,
    fileName,
    frame: (width) =>
      withLegend(
        frameOf(width, { x: { title: x, domain: [0, 1] }, y: { title: y, domain }, decimalSign }),
        [{ className: 'chance', text: chanceText }],
        [
          ['right', 'top'],
          ['left', 'bottom'],
          ['left', 'top'],
          ['right', 'bottom'],
        ],
        function* obstacles(frame) {
          yield* placesAlong(frame, xs, ys);
          yield* placesOfSegment(frame, from, to);
        },
      ),
    still: (frame) => svg`
      ${axes(frame)}
      ${segment(frame, from, to, 'chance')}
      <path class="${modelClass(0)} reported" d=${linePath(frame, xs, ys)}></path>
      ${drawn.length > dotsShown ? [] : drawn.map((at) => dot(frame, at))}
      ${legend(frame)}
    `,
  };
}

function dot(frame: Frame, { x, y }: Place): SVGTemplateResult {
  return svg`<circle class="error-point" cx=${frame.x(x)} cy=${frame.y(y)} r="3.5"></circle>`;
}

/**
 * The places without those that would be hidden: from each run of places in the same column only the first, the last,
 * the lowest and the highest are kept.
 */
export function withoutHidden(places: readonly Place[], columns: number): Place[] {
  const kept: Place[] = [];
  for (let start = 0; start < places.length;) {
    const column = Math.round(places[start]!.x * columns);
    let [low, high, end] = [start, start, start];
    for (; end < places.length && Math.round(places[end]!.x * columns) === column; end++) {
      if (places[end]!.y < places[low]!.y) low = end;
      if (places[end]!.y > places[high]!.y) high = end;
    }
    const run = [...new Set([start, low, high, end - 1])].sort((one, other) => one - other);
    kept.push(...run.map((at) => places[at]!));
    start = end;
  }
  return kept;
}

/** The point of an error-reject curve whose share rejected is nearest to `rejected`. */
export function pointOfRejected({ x }: Curve, rejected: number): number {
  return x.reduce(
    (nearest, share, at) => (Math.abs(share - rejected) < Math.abs(x[nearest]! - rejected) ? at : nearest),
    0,
  );
}

/**
 * A threshold λ* that accepts the same cases as a point of an error-reject curve: the number with the fewest decimals
 * from the threshold of the point up to, but not including, the threshold before it.
 */
export function thresholdOfPoint({ threshold }: Curve, point: number): number {
  const low = threshold[point]!;
  const high = point === 0 ? 1 : threshold[point - 1]!;
  for (let decimals = 0; decimals <= 15; decimals++) {
    const rounded = Number(low.toFixed(decimals));
    const above = rounded >= low ? rounded : Number((rounded + 10 ** -decimals).toFixed(decimals));
    if (above < high) return above;
  }
  return low;
}

/** The rejection loss λr for which λ* = 1 − λr/λe is `threshold`, rounded to 12 digits to remove rounding errors. */
export function rejectLossOf(threshold: number, errorLoss: number): number {
  return Number(((1 - threshold) * errorLoss).toPrecision(12));
}
