import type { Curve } from '../core/types/curves.ts';
import type { Frame, Place, Plot } from './frame.ts';
import type { SVGTemplateResult } from 'lit';

/** A curve without the coordinates of its points. */
export type Thresholds = Omit<Curve, 'x' | 'y'>;

/** All thresholds of one model and the counts at each, in the order of a ROC curve. */
export interface OperatingPoints {
  threshold: Float64Array;
  /** Sums of weights; neither true nor false positives decrease from one point to the next. */
  truePositives: Float64Array;
  falsePositives: Float64Array;
  /** Sum of the weights of all positives; `negatives` likewise. */
  positives: number;
  negatives: number;
}

/** The operating points of a curve; null where it has no true and false positives. */
export function operatingPoints(
  { threshold, truePositives, falsePositives }: Thresholds,
  positives: number,
  negatives: number,
): OperatingPoints | null {
  return truePositives && falsePositives ? { threshold, truePositives, falsePositives, positives, negatives } : null;
}

/** Counts and rates at one threshold; NaN where a denominator is 0: precision of point 0, rates of an empty class. */
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

/** Maps (TP, FP) to a place in a plot. Each coordinate is monotone in TP and in FP. */
export type PlaceOfCounts = (truePositives: number, falsePositives: number) => Place;

interface FollowsThreshold extends Plot {
  points: OperatingPoints;
  /** Draws the parts that change with the threshold; called for each point. */
  moving?(frame: Frame, point: number): SVGTemplateResult;
  /** 1 where point numbers rise from left to right, −1 where they fall. */
  rightwards: 1 | -1;
}

/** A plot where each point has its place on a curve. */
export interface CurvePlot extends FollowsThreshold {
  follows: 'curve';
  place: PlaceOfCounts;
  /** Whether the curve rises from left to right, which leaves room below its points on the right. */
  rises: boolean;
}

/** A plot where the horizontal axis is the score and a vertical line marks the threshold. */
export interface ScorePlot extends FollowsThreshold {
  follows: 'score';
}

export type ThresholdPlot = CurvePlot | ScorePlot;

/** The place of a point, in pixels; in plots of scores the top of its vertical line. */
export function pixelsOf(plot: ThresholdPlot, frame: Frame, point: number): Place {
  const { points } = plot;
  if (plot.follows === 'score') return { x: frame.x(points.threshold[point]!), y: frame.top };
  const { x, y } = plot.place(points.truePositives[point]!, points.falsePositives[point]!);
  return { x: frame.x(x), y: frame.y(y) };
}

/** The point nearest to a place in pixels; in plots of scores the one whose threshold is nearest. */
export function nearestPoint(plot: ThresholdPlot, frame: Frame, to: Place): number {
  return plot.follows === 'score' ? nearestThreshold(plot, frame, to.x) : nearestOnCurve(plot, frame, to);
}

/** The point with the nearest threshold, by bisection, since thresholds are monotone. */
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

/** Tolerance of the search for the nearest point, in pixels: gains smaller than this are not searched for. */
const imperceptible = 0.05;

/**
 * The nearest point, by branch and bound. The points first … last lie in the rectangle given by their least and largest
 * TP and FP, so a range whose rectangle is farther away than a point already found is skipped.
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
  /** Distance from the rectangle around points first … last, in pixels. */
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

/**
 * The equal error rate: FPR where the ROC curve meets the line from (0, 1) to (1, 0), so that FPR = FNR; interpolated.
 * Null unless there are cases of both classes.
 */
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

/** What plots against the threshold have in common. */
export const followingScore = (points: OperatingPoints) =>
  ({ follows: 'score', rightwards: points.threshold[0]! > 0 ? -1 : 1, points }) as const;

/** The range of the finite thresholds; [0, 1] where all are in [0, 1], or there are none. */
export function scoreDomain({ threshold }: Pick<OperatingPoints, 'threshold'>): [low: number, high: number] {
  let [first, last] = [0, threshold.length - 1];
  while (first < last && !Number.isFinite(threshold[first])) first++;
  while (last > first && !Number.isFinite(threshold[last])) last--;
  const ends = [threshold[first] ?? 0, threshold[last] ?? 1].filter(Number.isFinite);
  const [low, high] = [Math.min(...ends), Math.max(...ends)];
  if (ends.length === 0 || (low >= 0 && high <= 1)) return [0, 1];
  return low < high ? [low, high] : [low - 1, high + 1];
}
