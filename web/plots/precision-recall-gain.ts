import { svg } from 'lit';
import { areaPath, axes, frameOf, linePath } from './frame.ts';
import { modelClass, type ModelCurve } from './models.ts';
import type { CurvePlot, OperatingPoints } from './operating-points.ts';
import type { PlotOptions } from './options.ts';

export interface PrecisionRecallGainOptions extends PlotOptions {
  curve: ModelCurve;
  points: OperatingPoints;
  description: string;
}

/** Both gains where neither is negative, in straight lines (Flach and Kull 2015). */
export function precisionRecallGainPlot(options: PrecisionRecallGainOptions): CurvePlot {
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
    frame: (width) =>
      frameOf(width, {
        x: { title: texts.axes.recallGain, domain: [0, 1] },
        y: { title: texts.axes.precisionGain, domain: [0, 1] },
        square: true,
        decimalSign: format.decimalSign,
      }),
    still: (frame) => svg`
      ${axes(frame)}
      <path class="area" d=${areaPath(frame, x, 0, y)}></path>
      <path class="${modelClass(0)} reported" d=${linePath(frame, x, y)}></path>
    `,
  };
}

/** The line cut off where one of both is below 0; it starts at x = 0, as high as at its first point. */
export function inside({ x, y }: Pick<ModelCurve['curve'], 'x' | 'y'>): { x: Float64Array; y: Float64Array } {
  const xs: number[] = [];
  const ys: number[] = [];
  if (x[0]! > 0 && y[0]! >= 0) {
    xs.push(0);
    ys.push(y[0]!);
  }
  for (let at = 1; at < x.length; at++) {
    const [dx, dy] = [x[at]! - x[at - 1]!, y[at]! - y[at - 1]!];
    let [from, to] = [0, 1];
    for (const [start, step] of [
      [x[at - 1]!, dx],
      [y[at - 1]!, dy],
    ] as const) {
      const crossing = -start / step;
      if (start < 0) from = step > 0 ? Math.max(from, crossing) : Number.POSITIVE_INFINITY;
      else if (start + step < 0) to = Math.min(to, crossing);
    }
    if (from > to) continue;
    if (from > 0 || xs.length === 0) {
      // A gap, where the line was outside.
      xs.push(...(xs.length > 0 ? [Number.NaN] : []), x[at - 1]! + from * dx);
      ys.push(...(ys.length > 0 ? [Number.NaN] : []), y[at - 1]! + from * dy);
    } else if (at === 1) {
      xs.push(x[0]!);
      ys.push(y[0]!);
    }
    xs.push(x[at - 1]! + to * dx);
    ys.push(y[at - 1]! + to * dy);
  }
  return { x: Float64Array.from(xs), y: Float64Array.from(ys) };
}
