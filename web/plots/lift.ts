import { curveStepBefore } from 'd3-shape';
import { svg } from 'lit';
import { axes, frameOf, label, linePath, segment } from './frame.ts';
import { modelClass, type ModelCurve } from './models.ts';
import type { CurvePlot, OperatingPoints } from './operating-points.ts';
import type { PlotOptions } from './options.ts';
import { precisionDrawn, precisionRises } from './precision-recall.ts';

export interface LiftOptions extends PlotOptions {
  curve: ModelCurve;
  points: OperatingPoints;
  description: string;
}

/** Precision over prevalence against the share predicted positive; 1 is chance. */
export function liftPlot({ texts, format, curve: { curve }, points, description }: LiftOptions): CurvePlot {
  const total = points.positives + points.negatives;
  const prevalence = points.positives / total;
  const highest = curve.y.reduce((most, value) => (value > most ? value : most), 1);
  // Up to the first point it is what it is there.
  const [x, y] = [preceded(curve.x, 0), preceded(curve.y, curve.y[0] ?? 1)];
  return {
    description,
    fileName: 'lift',
    follows: 'curve',
    rises: precisionRises(points),
    rightwards: 1,
    points,
    place: (truePositives, falsePositives) => ({
      x: (truePositives + falsePositives) / total,
      y: precisionDrawn(truePositives, falsePositives) / prevalence,
    }),
    frame: (width) =>
      frameOf(width, {
        x: { title: texts.axes.sharePredicted, domain: [0, 1] },
        y: { title: texts.axes.lift, domain: [0, 1.08 * highest] },
        decimalSign: format.decimalSign,
      }),
    still: (frame) => svg`
      ${axes(frame)}
      ${segment(frame, { x: 0, y: 1 }, { x: 1, y: 1 }, 'chance')}
      <path class="${modelClass(0)} reported" d=${linePath(frame, x, y, curveStepBefore)}></path>
      ${label(frame, texts.chance, frame.left + 6, frame.y(1) + 1.2 * frame.fontSize, { className: 'soft' })}
    `,
  };
}

function preceded(values: Float64Array, first: number): Float64Array {
  const all = new Float64Array(values.length + 1);
  all[0] = first;
  all.set(values, 1);
  return all;
}
