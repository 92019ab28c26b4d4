import type { Curve } from '../core/types/curves.ts';
import type { Frame, Place, Plot } from './frame.ts';
import type { SVGTemplateResult } from 'lit';

/** A curve without the places of its points. */
export type Thresholds = Omit<Curve, 'x' | 'y'>;

/** Every threshold of one model and what becomes of the cases there, in the order of a ROC curve. */
export interface OperatingPoints {
  threshold: Float64Array;
  /** In weights; neither falls from one point to the next. */
  truePositives: Float64Array;
  falsePositives: Float64Array;
  /** In all. */
  positives: number;
  negatives: number;
}

/** Null where the curve does not say how many are predicted positive. */
export function operatingPoints(
  { threshold, truePositives, falsePositives }: Thresholds,
  positives: number,
  negatives: number,
): OperatingPoints | null {
  return truePositives && falsePositives ? { threshold, truePositives, falsePositives, positives, negatives } : null;
}

/** NaN where a denominator is 0: precision of point 0, rates of a class without cases. */
export interface OperatingPoint {
  threshold: number;
  truePositives: number;
  falsePositives: number;
  truePositiveRate: number;
  falsePositiveRate: number;
  precision: number;
  recall: number;
  f1: number;
}

/** @param point 0 … number of points − 1 */
export function operatingPoint(points: OperatingPoints, point: number): OperatingPoint {
  const truePositives = points.truePositives[point]!;
  const falsePositives = points.falsePositives[point]!;
  const recall = truePositives / points.positives;
  return {
    threshold: points.threshold[point]!,
    truePositives,
    falsePositives,
    truePositiveRate: recall,
    falsePositiveRate: falsePositives / points.negatives,
    precision: truePositives / (truePositives + falsePositives),
    recall,
    f1: (2 * truePositives) / (truePositives + falsePositives + points.positives),
  };
}

/** The place of (TP, FP) in a plot; in each of its numbers it goes one way as TP grows, and as FP grows. */
export type PlaceOfCounts = (truePositives: number, falsePositives: number) => Place;

interface FollowsThreshold extends Plot {
  points: OperatingPoints;
  /** What changes with the threshold, drawn anew at each point. */
  moving?(frame: Frame, point: number): SVGTemplateResult;
  /** Whether the threshold falls (point numbers rise) from left to right. */
  rightwards: 1 | -1;
}

/** Each point has its place on a curve. */
export interface CurvePlot extends FollowsThreshold {
  follows: 'curve';
  place: PlaceOfCounts;
  /** Whether it goes up from left to right, so that there is room below to the right of its points. */
  rises: boolean;
}

/** The horizontal axis is the score, and a vertical line stands at the threshold. */
export interface ScorePlot extends FollowsThreshold {
  follows: 'score';
}

export type ThresholdPlot = CurvePlot | ScorePlot;

/** Where a point is, in pixels; in plots of scores at the top of its line. */
export function pixelsOf(plot: ThresholdPlot, frame: Frame, point: number): Place {
  const { points } = plot;
  if (plot.follows === 'score') return { x: frame.x(points.threshold[point]!), y: frame.top };
  const { x, y } = plot.place(points.truePositives[point]!, points.falsePositives[point]!);
  return { x: frame.x(x), y: frame.y(y) };
}

/** The point that is nearest to a place in pixels; in plots of scores the one whose threshold is nearest. */
export function nearestPoint(plot: ThresholdPlot, frame: Frame, to: Place): number {
  return plot.follows === 'score' ? nearestThreshold(plot, frame, to.x) : nearestOnCurve(plot, frame, to);
}

/** Thresholds go one way, so halving finds it. */
function nearestThreshold({ points }: ScorePlot, frame: Frame, pixel: number): number {
  const { threshold } = points;
  const last = threshold.length - 1;
  const falls = threshold[0]! > threshold[last]!;
  let [low, high] = [0, last];
  while (high - low > 1) {
    const middle = (low + high) >> 1;
    if (frame.x(threshold[middle]!) > pixel === falls) low = middle;
    else high = middle;
  }
  const distance = (point: number): number => Math.abs(frame.x(threshold[point]!) - pixel);
  return distance(low) < distance(high) ? low : high;
}

/** In pixels: so much farther away may the point found be than the nearest, which spares looking at all the others. */
const imperceptible = 0.05;

/**
 * Branch and bound: the places of points first … last lie in the rectangle that the least and the largest TP and FP
 * among them give, so a range whose rectangle is farther away than a point already found need not be looked at.
 */
function nearestOnCurve({ points, place }: CurvePlot, frame: Frame, to: Place): number {
  const { truePositives, falsePositives } = points;
  let nearest = 0;
  let shortest = Number.POSITIVE_INFINITY;

  const pixels = (first: number, last: number): Place => {
    const { x, y } = place(truePositives[first]!, falsePositives[last]!);
    return { x: frame.x(x), y: frame.y(y) };
  };
  const outside = (value: number, one: number, other: number): number =>
    Math.max(0, Math.min(one, other) - value, value - Math.max(one, other));
  /** From the rectangle about points first … last. */
  const distance = (first: number, last: number): number => {
    const corners = [pixels(first, first), pixels(first, last), pixels(last, first), pixels(last, last)];
    const [xs, ys] = [corners.map(({ x }) => x), corners.map(({ y }) => y)];
    return Math.hypot(outside(to.x, Math.min(...xs), Math.max(...xs)), outside(to.y, Math.min(...ys), Math.max(...ys)));
  };
  const search = (first: number, last: number): void => {
    if (first === last) {
      nearest = first;
      shortest = distance(first, first);
      return;
    }
    const middle = (first + last) >> 1;
    const halves = [
      { from: first, to: middle, distance: distance(first, middle) },
      { from: middle + 1, to: last, distance: distance(middle + 1, last) },
    ].sort((one, other) => one.distance - other.distance);
    for (const half of halves) if (half.distance < shortest - imperceptible) search(half.from, half.to);
  };

  search(0, truePositives.length - 1);
  return nearest;
}

/** Where ROC and the line from (0, 1) to (1, 0) meet: FPR = FNR there, interpolated; null without both classes. */
export function equalErrorRate({
  truePositives,
  falsePositives,
  positives,
  negatives,
}: OperatingPoints): number | null {
  if (!(positives > 0 && negatives > 0)) return null;
  const sum = (point: number): number => truePositives[point]! / positives + falsePositives[point]! / negatives;
  let [low, high] = [0, truePositives.length - 1];
  while (high - low > 1) {
    const middle = (low + high) >> 1;
    if (sum(middle) < 1) low = middle;
    else high = middle;
  }
  const part = (1 - sum(low)) / (sum(high) - sum(low));
  return (falsePositives[low]! + part * (falsePositives[high]! - falsePositives[low]!)) / negatives;
}

/** The point with the largest |TPR − FPR|; the first of several. */
export function largestGap({ truePositives, falsePositives, positives, negatives }: OperatingPoints): number {
  let best = 0;
  let largest = 0;
  for (let point = 0; point < truePositives.length; point++) {
    const gap = Math.abs(truePositives[point]! / positives - falsePositives[point]! / negatives);
    if (gap > largest) [best, largest] = [point, gap];
  }
  return best;
}

/** The finite thresholds from the least to the largest; [0, 1] where all are probabilities. */
export function scoreDomain({ threshold }: Pick<OperatingPoints, 'threshold'>): [low: number, high: number] {
  let [first, last] = [0, threshold.length - 1];
  while (first < last && !Number.isFinite(threshold[first])) first++;
  while (last > first && !Number.isFinite(threshold[last])) last--;
  const ends = [threshold[first] ?? 0, threshold[last] ?? 1].filter(Number.isFinite);
  const [low, high] = [Math.min(...ends), Math.max(...ends)];
  if (ends.length === 0 || (low >= 0 && high <= 1)) return [0, 1];
  return low < high ? [low, high] : [low - 1, high + 1];
}
