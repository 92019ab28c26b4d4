import { svg } from 'lit';
import { areaPath, axes, frameOf, linePath, placesAlong, placesOfSegment, segment } from './frame.ts';
import { freeLabel, placesAround, placesBeside, takenIn } from './labels.ts';
import { withLegend } from './legend.ts';
import { modelClass, type ModelCurve } from './models.ts';
import type { CurvePlot, OperatingPoints } from './operating-points.ts';
import type { PlotOptions } from './options.ts';

export interface GainOptions extends PlotOptions {
  curve: ModelCurve;
  points: OperatingPoints;
  description: string;
}

/** Gain curve: TPR against the share predicted positive, with the lines of chance and of a perfect ranking. */
export function gainPlot({ texts, format, curve: { curve }, points, description }: GainOptions): CurvePlot {
  const total = points.positives + points.negatives;
  const prevalence = points.positives / total;
  const [origin, corner] = [
    { x: 0, y: 0 },
    { x: 1, y: 1 },
  ] as const;
  const chance = [origin, corner] as const;
  const perfect = [origin, { x: prevalence, y: 1 }] as const;
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
      withLegend(
        frameOf(width, {
          x: { title: texts.axes.sharePredicted, domain: [0, 1] },
          y: { title: texts.axes.truePositiveRate, domain: [0, 1] },
          square: true,
          decimalSign: format.decimalSign,
        }),
        [],
        [],
        (frame) => [
          ...placesAlong(frame, curve.x, curve.y),
          ...placesOfSegment(frame, ...chance),
          ...placesOfSegment(frame, ...perfect),
        ],
      ),
    still: (frame) => {
      const taken = takenIn(frame);
      const end = { x: frame.x(prevalence), y: frame.top };
      return svg`
        ${axes(frame)}
        <path class="area" d=${areaPath(frame, curve.x, curve.x, curve.y)}></path>
        ${segment(frame, ...chance, 'chance')} ${segment(frame, ...perfect, 'hull')}
        <path class="${modelClass(0)} reported" d=${linePath(frame, curve.x, curve.y)}></path>
        ${freeLabel(frame, texts.chance, placesBeside(frame, texts.chance, chance, [0.85, 0.7, 0.5, 0.3, 0.15]), taken, 'soft')}
        ${freeLabel(frame, texts.perfect, placesAround(frame, end, [8, 20, 32]), taken, 'soft')}
      `;
    },
  };
}
