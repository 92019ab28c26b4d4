import { svg } from 'lit';
import type { Curve } from '../core/types/curves.ts';
import { axes, frameOf, linePath, segment, type Plot } from './frame.ts';
import { modelClass } from './models.ts';
import { countText, shareText, type PlotOptions } from './options.ts';

export interface CalibrationOptions extends PlotOptions {
  curve: Curve;
  description: string;
}

/** Radii in pixels: of the bin with the most cases, and of bins with next to none. */
const [largestRadius, smallestRadius] = [13, 2.5];

/**
 * Share of positives against mean probability, by bin (Murphy and Winkler 1977). The area of a point is in proportion
 * to the cases of its bin.
 */
export function calibrationPlot({ texts, format, curve, description }: CalibrationOptions): Plot {
  const cases = curve.cases ?? new Float64Array(curve.x.length).fill(1);
  const most = cases.reduce((largest, count) => Math.max(largest, count), 0);
  return {
    description,
    fileName: 'calibration',
    frame: (width) =>
      frameOf(width, {
        x: { title: texts.axes.meanProbability, domain: [0, 1] },
        y: { title: texts.axes.shareOfPositives, domain: [0, 1] },
        square: true,
        decimalSign: format.decimalSign,
      }),
    still: (frame) => svg`
      ${axes(frame)}
      ${segment(frame, { x: 0, y: 0 }, { x: 1, y: 1 }, 'chance')}
      <path class="${modelClass(0)}" d=${linePath(frame, curve.x, curve.y)}></path>
      ${Array.from(curve.x, (x, bin) => {
        const y = curve.y[bin]!;
        if (Number.isNaN(x + y) || cases[bin] === 0) return svg``;
        const radius = Math.max(smallestRadius, largestRadius * Math.sqrt(cases[bin]! / most));
        return svg`
          <circle class="bin" cx=${frame.x(x)} cy=${frame.y(y)} r=${radius}>
            <title>${shareText(x, format)} → ${shareText(y, format)} (${countText(cases[bin]!, format)})</title>
          </circle>`;
      })}
    `,
  };
}
