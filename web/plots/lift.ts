import { curveStepBefore } from 'd3-shape';
import { svg } from 'lit';
import { axes, frameOf, linePath, placesAlong, placesOfSegment, segment } from './frame.ts';
import { freeLabel, placesBeside, takenIn } from './labels.ts';
import { withLegend } from './legend.ts';
import { modelClass, type ModelPlotOptions } from './models.ts';
import type { CurvePlot } from './operating-points.ts';
import { precisionDrawn, precisionRises } from './precision-recall.ts';

/** Lift curve: precision divided by prevalence, against the share predicted positive; 1 is chance. */
export function liftPlot({ texts, format, curve: { curve }, points, description }: ModelPlotOptions): CurvePlot {
  const total = points.positives + points.negatives;
  const prevalence = points.positives / total;
  const highest = curve.y.reduce((most, value) => (value > most ? value : most), 1);
  // Up to the first point the lift is drawn at the value of that point.
  const [x, y] = [preceded(curve.x, 0), preceded(curve.y, curve.y[0] ?? 1)];
  const chance = [
    { x: 0, y: 1 },
    { x: 1, y: 1 },
  ] as const;
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
      withLegend(
        frameOf(width, {
          x: { title: texts.axes.sharePredicted, domain: [0, 1] },
          y: { title: texts.axes.lift, domain: [0, 1.08 * highest] },
          decimalSign: format.decimalSign,
        }),
        [],
        [],
        (frame) => [...placesAlong(frame, x, y, curveStepBefore), ...placesOfSegment(frame, ...chance)],
      ),
    still: (frame) => svg`
      ${axes(frame)}
      ${segment(frame, ...chance, 'chance')}
      <path class="${modelClass(0)} reported" d=${linePath(frame, x, y, curveStepBefore)}></path>
      ${freeLabel(frame, texts.chance, placesBeside(frame, texts.chance, chance, [0, 1, 0.5, 0.25, 0.75]), takenIn(frame), 'soft')}
    `,
  };
}

function preceded(values: Float64Array, first: number): Float64Array {
  const all = new Float64Array(values.length + 1);
  all[0] = first;
  all.set(values, 1);
  return all;
}
