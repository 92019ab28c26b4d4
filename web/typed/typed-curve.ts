import type { TypedFunction } from './formula-text.ts';
import { fractionNear, integralFromZeroToOne, zeroBetweenZeroAndOne } from './integral.ts';
import type { CurveKind, TypedPoints } from './points-text.ts';

/** A curve without cases, with results about it. */
export interface TypedCurve {
  name: string;
  formula: string;
  /** Ascending. */
  x: Float64Array;
  y: Float64Array;
  /**
   * Point where a ROC curve meets the diagonal of equal error rates, or a precision-recall curve that of equal
   * precision and recall.
   */
  crossing: { x: number; y: number } | null;
  area: number;
  /** The fraction that equals the area to twelve digits. */
  fraction: readonly [numerator: number, denominator: number] | null;
  /** For points: the area under their convex hull, or their average precision. */
  other?: number;
  /** Reason why it is no curve of rates. */
  leaves?: 'square' | 'order';
}

/**
 * Number of pieces that makes a curve look smooth. They are shorter where x is small, because curves are steep there.
 */
const pieces = 400;
const abscissae = Float64Array.from({ length: pieces + 1 }, (_, at) => (at / pieces) ** 2);

/** Distance by which rounding may move a value out of the square. */
const tolerance = 1e-9;

/** Difference of a height from the diagonal on which a crossing lies. */
const missOf = (kind: CurveKind, x: number, y: number): number => (kind === 'roc' ? x + y - 1 : y - x);

export function curveOfFunction({ name, text, at }: TypedFunction, kind: CurveKind): TypedCurve {
  const y = abscissae.map(at);
  const isInside = y.every((value) => value >= -tolerance && value <= 1 + tolerance);
  const descends = kind === 'roc' && y.some((value, index) => index > 0 && value < y[index - 1]! - tolerance);
  const zero = isInside ? zeroBetweenZeroAndOne((x) => missOf(kind, x, at(x))) : null;
  const area = integralFromZeroToOne(at);
  return {
    name,
    formula: text,
    x: abscissae,
    y,
    area,
    fraction: fractionNear(area),
    crossing: zero === null ? null : { x: zero, y: at(zero) },
    ...(!isInside ? { leaves: 'square' as const } : descends ? { leaves: 'order' as const } : {}),
  };
}

type Points = Pick<TypedPoints, 'x' | 'y'>;

/** Area below the straight lines between points. */
function trapezoids({ x, y }: Points): number {
  return x.reduce((sum, to, at) => (at === 0 ? 0 : sum + ((to - x[at - 1]!) * (y[at]! + y[at - 1]!)) / 2), 0);
}

/** The vertices of the upper hull of points whose x does not fall. */
export function hullOf({ x, y }: Points): Points {
  const hull: number[] = [];
  const turn = (a: number, b: number, c: number): number =>
    (x[b]! - x[a]!) * (y[c]! - y[a]!) - (y[b]! - y[a]!) * (x[c]! - x[a]!);
  x.forEach((_, at) => {
    while (hull.length > 1 && turn(hull.at(-2)!, hull.at(-1)!, at) >= 0) hull.pop();
    hull.push(at);
  });
  return { x: hull.map((at) => x[at]!), y: hull.map((at) => y[at]!) };
}

/** Sum over the steps of recall, the first from 0, each times the precision reached. */
const averagePrecision = ({ x, y }: Points): number =>
  x.reduce((sum, to, at) => sum + (to - (at === 0 ? 0 : x[at - 1]!)) * y[at]!, 0);

/** Intersection of the straight lines between points with the diagonal. */
function crossingOf({ kind, x, y }: TypedPoints): TypedCurve['crossing'] {
  const misses = x.map((value, at) => missOf(kind, value, y[at]!));
  const at = misses.findIndex((miss, index) => index > 0 && miss * misses[index - 1]! <= 0);
  if (at < 0) return null;
  const [before, after] = [misses[at - 1]!, misses[at]!];
  const part = before === after ? 0 : before / (before - after);
  const between = (values: readonly number[]): number => values[at - 1]! + part * (values[at]! - values[at - 1]!);
  return { x: between(x), y: between(y) };
}

export function curveOfPoints(points: TypedPoints): TypedCurve {
  const area = trapezoids(points);
  return {
    name: '',
    formula: '',
    x: Float64Array.from(points.x),
    y: Float64Array.from(points.y),
    area,
    fraction: fractionNear(area),
    crossing: crossingOf(points),
    other: points.kind === 'roc' ? trapezoids(hullOf(points)) : averagePrecision(points),
  };
}
