import { svg } from 'lit';
import { areaPath, axes, frameOf, label, linePath, segment } from './frame.ts';
import { modelClass, type ModelCurve } from './models.ts';
import type { CurvePlot, OperatingPoints } from './operating-points.ts';
import type { PlotOptions } from './options.ts';

export interface GainOptions extends PlotOptions {
  curve: ModelCurve;
  points: OperatingPoints;
  description: string;
}

/** TPR against the share predicted positive; between chance and a perfect ranking. */
export function gainPlot({ texts, format, curve: { curve }, points, description }: GainOptions): CurvePlot {
  const total = points.positives + points.negatives;
  const prevalence = points.positives / total;
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
      frameOf(width, {
        x: { title: texts.axes.sharePredicted, domain: [0, 1] },
        y: { title: texts.axes.truePositiveRate, domain: [0, 1] },
        square: true,
        decimalSign: format.decimalSign,
      }),
    still: (frame) => svg`
      ${axes(frame)}
      <path class="area" d=${areaPath(frame, curve.x, curve.x, curve.y)}></path>
      ${segment(frame, { x: 0, y: 0 }, { x: 1, y: 1 }, 'chance')}
      ${segment(frame, { x: 0, y: 0 }, { x: prevalence, y: 1 }, 'hull')}
      <path class="${modelClass(0)} reported" d=${linePath(frame, curve.x, curve.y)}></path>
      ${label(frame, texts.chance, frame.x(0.85) + 6, frame.y(0.85) + 12, { anchor: 'middle', className: 'soft', turned: -45 })}
      ${
        prevalence < 0.6
          ? label(frame, texts.perfect, frame.x(prevalence) + 6, frame.top + 1.3 * frame.fontSize, {
              className: 'soft',
            })
          : label(frame, texts.perfect, frame.x(prevalence) - 12, frame.top + 1.3 * frame.fontSize, {
              className: 'soft',
              anchor: 'end',
            })
      }
    `,
  };
}
