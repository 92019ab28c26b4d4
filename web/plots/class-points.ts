import type { Place } from './frame.ts';
import { hullOf } from '../typed/typed-curve.ts';

/** What a matrix says of one class against the rest, in cases, weights or shares. */
export interface ClassCounts {
  truePositives: number;
  falseNegatives: number;
  falsePositives: number;
  trueNegatives: number;
}

/** Of every class of a square matrix, row by row, whose rows are the truth. */
export function countsOfClasses(matrix: Float64Array, size: number): ClassCounts[] {
  const places = Array.from({ length: size }, (_, at) => at);
  const cell = (row: number, column: number): number => matrix[row * size + column]!;
  const total = (counts: readonly number[]): number => counts.reduce((sum, count) => sum + count, 0);
  const rows = places.map((row) => total(places.map((column) => cell(row, column))));
  return places.map((at) => {
    // Sums of others: differences of fractional sums would leave a little of a class that has nothing.
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

/** NaN where a denominator is 0. */
export interface ClassRates {
  recall: number;
  falsePositiveRate: number;
  precision: number;
  prevalence: number;
  accuracy: number;
  f1: number;
  /** Below the lines from (0, 0) to the point in the ROC plane and on to (1, 1): the balanced accuracy of the class. */
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

/** ROC: TPR against FPR. Precision-recall: precision against recall. */
export type Plane = 'roc' | 'precisionRecall';

/** Undefined where one of both rates is 0/0: there is no point then. */
export function placeIn(plane: Plane, counts: ClassCounts): Place | undefined {
  const { recall, falsePositiveRate, precision } = ratesOf(counts);
  const place = plane === 'roc' ? { x: falsePositiveRate, y: recall } : { x: recall, y: precision };
  return Number.isNaN(place.x + place.y) ? undefined : place;
}

/** The counts with other numbers of true and false positives, as long as there are so many; P and N stay. */
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
 * The counts whose point is nearest to a place, in multiples of the smallest step. In the plane of precision one true
 * positive is left: without any, all points are at the same place, or at none.
 */
export function movedTo(counts: ClassCounts, plane: Plane, { x, y }: Place, smallest: number): ClassCounts {
  const rounded = (number: number): number => Math.round(number / smallest) * smallest;
  const [positives, negatives] = [positivesOf(counts), negativesOf(counts)];
  if (plane === 'roc') return withPositives(counts, rounded(y * positives), rounded(x * negatives));
  const truePositives = Math.min(positives, Math.max(smallest, rounded(x * positives)));
  return withPositives(counts, truePositives, y > 0 ? rounded(truePositives / y - truePositives) : negatives);
}

/** The counts with so many cases moved to the right and upwards: each changes one of both numbers of positives. */
export function stepped(counts: ClassCounts, plane: Plane, right: number, up: number, smallest: number): ClassCounts {
  const { truePositives, falsePositives } = counts;
  if (plane === 'roc') return withPositives(counts, truePositives + up, falsePositives + right);
  const found = right === 0 ? truePositives : Math.max(smallest, truePositives + right);
  return withPositives(counts, found, falsePositives - up);
}

/** What mixing points of the ROC plane at random can reach, with both ends of every curve. */
export function rocHull(points: readonly Place[]): { x: Float64Array; y: Float64Array } {
  const all = [{ x: 0, y: 0 }, ...points, { x: 1, y: 1 }].toSorted((one, other) => one.x - other.x || one.y - other.y);
  const { x, y } = hullOf({ x: all.map(({ x }) => x), y: all.map(({ y }) => y) });
  return { x: Float64Array.from(x), y: Float64Array.from(y) };
}
