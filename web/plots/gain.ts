import { svg } from 'lit';
import { areaPath, axes, linePath, placesAlong, placesOfSegment, rising, segment, unitSquare } from './frame.ts';
import { freeLabel, placesAround, placesBeside, takenIn } from './labels.ts';
import { withLegend } from './legend.ts';
import { modelClass, type ModelPlotOptions } from './models.ts';
import type { CurvePlot } from './operating-points.ts';

/** Gain curve: TPR against the share predicted positive, with the lines of chance and of a perfect ranking. */
export function gainPlot({ texts, format, curve: { curve }, points, description }: ModelPlotOptions): CurvePlot {
  const total = points.positives + points.negatives;
  const prevalence = points.positives / total;
  const perfect = [rising[0], { x: prevalence, y: 1 }] as const;
  return {
    description,
    fileName: 'gain',
    follows: 'curve',
    rises: true,
    rightwards: 1,
    points,
    place: (truePositives, falsePositives) => ({
      x: (truePositives + falsePositives) / total,
      y: truePositives / points.positives,
    }),
    frame: (width) =>
      withLegend(unitSquare(width, texts.axes.sharePredicted, texts.axes.truePositiveRate, format), [], [], (frame) => [
        ...placesAlong(frame, curve.x, curve.y),
        ...placesOfSegment(frame, ...rising),
        ...placesOfSegment(frame, ...perfect),
      ]),
    still: (frame) => {
      const taken = takenIn(frame);
      const end = { x: frame.x(prevalence), y: frame.top };
      return svg`
        ${axes(frame)}
        <path class="area" d=${areaPath(frame, curve.x, curve.x, curve.y)}></path>
        ${segment(frame, ...rising, 'chance')} ${segment(frame, ...perfect, 'hull')}
        <path class="${modelClass(0)} reported" d=${linePath(frame, curve.x, curve.y)}></path>
        ${freeLabel(frame, texts.chance, placesBeside(frame, texts.chance, rising, [0.85, 0.7, 0.5, 0.3, 0.15]), taken, 'soft')}
        ${freeLabel(frame, texts.perfect, placesAround(frame, end, [8, 20, 32]), taken, 'soft')}
      `;
    },
  };
}
