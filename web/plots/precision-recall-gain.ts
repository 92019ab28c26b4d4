import { svg } from 'lit';
import { areaPath, axes, linePath, unitSquare } from './frame.ts';
import { modelClass, type ModelCurve, type ModelPlotOptions } from './models.ts';
import type { CurvePlot } from './operating-points.ts';

/**
 * Precision gain against recall gain where neither is negative; points are joined by straight lines (Flach and Kull
 * 2015).
 */
export function precisionRecallGainPlot(options: ModelPlotOptions): CurvePlot {
  const { texts, format, curve, points, description } = options;
  const { positives, negatives } = points;
  const gain = (truePositives: number, errors: number): number =>
    truePositives === 0 ? Number.NEGATIVE_INFINITY : 1 - (errors / truePositives) * (positives / negatives);
  const { x, y } = inside(curve.curve);
  return {
    description,
    fileName: 'precision-recall-gain',
    follows: 'curve',
    rises: false,
    rightwards: 1,
    points,
    place: (truePositives, falsePositives) => ({
      x: gain(truePositives, positives - truePositives),
      y: gain(truePositives, falsePositives),
    }),
    frame: (width) => unitSquare(width, texts.axes.recallGain, texts.axes.precisionGain, format),
    still: (frame) => svg`
      ${axes(frame)}
      <path class="area" d=${areaPath(frame, x, 0, y)}></path>
      <path class="${modelClass(0)} reported" d=${linePath(frame, x, y)}></path>
    `,
  };
}

/** The line cut off where x or y is below 0. It starts at x = 0, at the height of its first point. */
export function inside({ x, y }: Pick<ModelCurve['curve'], 'x' | 'y'>): { x: Float64Array; y: Float64Array } {
  const places: [x: number, y: number][] = [];
  const [firstX, firstY] = [x[0]!, y[0]!];
  if (firstX > 0 && firstY >= 0) places.push([0, firstY]);
  if (firstX >= 0 && firstY >= 0) places.push([firstX, firstY]);
  for (let at = 1; at < x.length; at++) {
    const start = [x[at - 1]!, y[at - 1]!] as const;
    const end = [x[at]!, y[at]!] as const;
    // The part of the way from start to end where neither coordinate is below 0.
    let [from, to] = [0, 1];
    for (const axis of [0, 1] as const) {
      const crossing = start[axis] / (start[axis] - end[axis]);
      if (start[axis] < 0) from = end[axis] >= 0 ? Math.max(from, crossing) : Number.POSITIVE_INFINITY;
      else if (end[axis] < 0) to = Math.min(to, crossing);
    }
    if (from > to) continue;
    const placeAt = (way: number): [x: number, y: number] => [
      start[0] + way * (end[0] - start[0]),
      start[1] + way * (end[1] - start[1]),
    ];
    if (from > 0 && places.length > 0) places.push([Number.NaN, Number.NaN]);
    if (from > 0) places.push(placeAt(from));
    if (to > from) places.push(to < 1 ? placeAt(to) : [...end]);
  }
  return { x: Float64Array.from(places, ([at]) => at), y: Float64Array.from(places, ([, at]) => at) };
}
