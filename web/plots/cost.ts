import { svg } from 'lit';
import {
  areaPath,
  axes,
  falling,
  frameOf,
  linePath,
  placesAlong,
  placesOfSegment,
  rising,
  segment,
  type Place,
  type Plot,
} from './frame.ts';
import { freeLabel, placesBeside, takenIn } from './labels.ts';
import { withLegend } from './legend.ts';
import { modelClass, type ModelCurve } from './models.ts';
import type { PlotOptions } from './options.ts';

export interface CostOptions extends PlotOptions {
  curve: ModelCurve;
}

const alwaysNegative = rising;
const alwaysPositive = falling;

/** Cost curve: the least normalised expected cost against the probability cost (Drummond and Holte 2006). */
export function costPlot({ texts, format, curve: { curve }, description }: CostOptions): Plot {
  return {
    description,
    fileName: 'cost',
    frame: (width) =>
      withLegend(
        frameOf(width, {
          x: { title: texts.axes.probabilityCost, domain: [0, 1] },
          y: { title: texts.axes.normalizedCost, domain: [0, 1] },
          decimalSign: format.decimalSign,
        }),
        [],
        [],
        (frame) => [
          ...placesAlong(frame, curve.x, curve.y),
          ...placesOfSegment(frame, ...alwaysNegative),
          ...placesOfSegment(frame, ...alwaysPositive),
        ],
      ),
    still: (frame) => {
      const taken = takenIn(frame);
      const beside = (text: string, line: readonly [Place, Place], parts: readonly number[]) =>
        freeLabel(frame, text, placesBeside(frame, text, line, parts, ['above', 'below']), taken, 'soft');
      return svg`
        ${axes(frame)}
        <path class="area" d=${areaPath(frame, curve.x, 0, curve.y)}></path>
        ${segment(frame, ...alwaysNegative, 'chance')} ${segment(frame, ...alwaysPositive, 'chance')}
        <path class="${modelClass(0)} reported" d=${linePath(frame, curve.x, curve.y)}></path>
        ${beside(texts.alwaysPositive, alwaysPositive, [0.25, 0])}
        ${beside(texts.alwaysNegative, alwaysNegative, [0.75, 1])}
      `;
    },
  };
}
