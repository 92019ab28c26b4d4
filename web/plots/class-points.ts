import type { Place } from './frame.ts';
import { hullOf } from '../typed/typed-curve.ts';

/** The 2×2 counts of one class against the rest, in cases, weights or shares. */
export interface ClassCounts {
  truePositives: number;
  falseNegatives: number;
  falsePositives: number;
  trueNegatives: number;
}

/** The counts of every class of a square matrix, stored row by row; rows are true classes. */
export function countsOfClasses(matrix: Float64Array, size: number): ClassCounts[] {
  const places = Array.from({ length: size }, (_, at) => at);
  const cell = (row: number, column: number): number => matrix[row * size + column]!;
  const total = (counts: readonly number[]): number => counts.reduce((sum, count) => sum + count, 0);
  const rows = places.map((row) => total(places.map((column) => cell(row, column))));
  return places.map((at) => {
    // Sum the other cells: the difference of two fractional sums can leave a tiny remainder instead of 0.
    const others = places.filter((other) => other !== at);
    const falsePositives = total(others.map((row) => cell(row, at)));
    return {
      truePositives: cell(at, at),
      falseNegatives: total(others.map((column) => cell(at, column))),
      falsePositives,
      trueNegatives: Math.max(0, total(others.map((row) => rows[row]!)) - falsePositives),
    };
  });
}

export const positivesOf = ({ truePositives, falseNegatives }: ClassCounts): number => truePositives + falseNegatives;
export const negativesOf = ({ falsePositives, trueNegatives }: ClassCounts): number => falsePositives + trueNegatives;

/** Rates of one class against the rest; NaN where a denominator is 0. */
export interface ClassRates {
  recall: number;
  falsePositiveRate: number;
  precision: number;
  prevalence: number;
  accuracy: number;
  f1: number;
  /**
   * Area below the lines from (0, 0) to the point in the ROC plane and from there to (1, 1): the balanced accuracy of
   * the class.
   */
  area: number;
}

export function ratesOf(counts: ClassCounts): ClassRates {
  const { truePositives, falsePositives, trueNegatives } = counts;
  const [positives, negatives] = [positivesOf(counts), negativesOf(counts)];
  const recall = truePositives / positives;
  const falsePositiveRate = falsePositives / negatives;
  return {
    recall,
    falsePositiveRate,
    precision: truePositives / (truePositives + falsePositives),
    prevalence: positives / (positives + negatives),
    accuracy: (truePositives + trueNegatives) / (positives + negatives),
    f1: (2 * truePositives) / (truePositives + falsePositives + positives),
    area: (recall + 1 - falsePositiveRate) / 2,
  };
}

/** Plane of a plot: TPR against FPR (ROC), or precision against recall. */
export type Plane = 'roc' | 'precisionRecall';

/** The point of a class in a plane; undefined where either rate is 0/0. */
export function placeIn(plane: Plane, counts: ClassCounts): Place | undefined {
  const { recall, falsePositiveRate, precision } = ratesOf(counts);
  const place = plane === 'roc' ? { x: falsePositiveRate, y: recall } : { x: recall, y: precision };
  return Number.isNaN(place.x + place.y) ? undefined : place;
}

/** The counts with other numbers of true and false positives, limited to 0…P and 0…N; P and N stay the same. */
export function withPositives(counts: ClassCounts, truePositives: number, falsePositives: number): ClassCounts {
  const [positives, negatives] = [positivesOf(counts), negativesOf(counts)];
  const withoutNoise = (number: number): number => Number(number.toPrecision(12));
  const within = (number: number, most: number): number => withoutNoise(Math.min(most, Math.max(0, number)));
  const [found, alarms] = [within(truePositives, positives), within(falsePositives, negatives)];
  return {
    truePositives: found,
    falseNegatives: withoutNoise(positives - found),
    falsePositives: alarms,
    trueNegatives: withoutNoise(negatives - alarms),
  };
}

/**
 * The counts, in multiples of the smallest step, whose point is nearest to a place. In the precision-recall plane at
 * least one step of true positives stays: with none, all points coincide or are undefined.
 */
export function movedTo(counts: ClassCounts, plane: Plane, { x, y }: Place, smallest: number): ClassCounts {
  const rounded = (number: number): number => Math.round(number / smallest) * smallest;
  const [positives, negatives] = [positivesOf(counts), negativesOf(counts)];
  if (plane === 'roc') return withPositives(counts, rounded(y * positives), rounded(x * negatives));
  const truePositives = Math.min(positives, Math.max(smallest, rounded(x * positives)));
  return withPositives(counts, truePositives, y > 0 ? rounded(truePositives / y - truePositives) : negatives);
}

/**
 * The counts after their point has moved by `right` and `up` cases. Each direction changes either the true or the false
 * positives.
 */
export function stepped(counts: ClassCounts, plane: Plane, right: number, up: number, smallest: number): ClassCounts {
  const { truePositives, falsePositives } = counts;
  if (plane === 'roc') return withPositives(counts, truePositives + up, falsePositives + right);
  const found = right === 0 ? truePositives : Math.max(smallest, truePositives + right);
  return withPositives(counts, found, falsePositives - up);
}

/** The convex hull of points of the ROC plane, with (0, 0) and (1, 1): what random mixtures of the points can reach. */
export function rocHull(points: readonly Place[]): { x: Float64Array; y: Float64Array } {
  const all = [{ x: 0, y: 0 }, ...points, { x: 1, y: 1 }].toSorted((one, other) => one.x - other.x || one.y - other.y);
  const { x, y } = hullOf({ x: all.map(({ x }) => x), y: all.map(({ y }) => y) });
  return { x: Float64Array.from(x), y: Float64Array.from(y) };
}
