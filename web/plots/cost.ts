import { svg } from 'lit';
import { areaPath, axes, frameOf, label, linePath, segment, type Plot } from './frame.ts';
import { modelClass, type ModelCurve } from './models.ts';
import type { PlotOptions } from './options.ts';

export interface CostOptions extends PlotOptions {
  curve: ModelCurve;
  description: string;
}

/** The least normalised expected cost against the probability cost (Drummond and Holte 2006). */
export function costPlot({ texts, format, curve: { curve }, description }: CostOptions): Plot {
  return {
    description,
    fileName: 'cost',
    frame: (width) =>
      frameOf(width, {
        x: { title: texts.axes.probabilityCost, domain: [0, 1] },
        y: { title: texts.axes.normalizedCost, domain: [0, 1] },
        decimalSign: format.decimalSign,
      }),
    still: (frame) => svg`
      ${axes(frame)}
      <path class="area" d=${areaPath(frame, curve.x, 0, curve.y)}></path>
      ${segment(frame, { x: 0, y: 0 }, { x: 1, y: 1 }, 'chance')}
      ${segment(frame, { x: 0, y: 1 }, { x: 1, y: 0 }, 'chance')}
      <path class="${modelClass(0)} reported" d=${linePath(frame, curve.x, curve.y)}></path>
      ${label(frame, texts.alwaysPositive, frame.x(0.28) + 4, frame.y(0.72) - 4, { className: 'soft' })}
      ${label(frame, texts.alwaysNegative, frame.x(0.86), frame.y(0.86) - 4, { className: 'soft', anchor: 'end' })}
    `,
  };
}
