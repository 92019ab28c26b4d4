import { svg } from 'lit';
import type { Curve } from '../core/types/curves.ts';
import { axes, linePath, rising, segment, unitSquare, type Plot } from './frame.ts';
import { modelClass } from './models.ts';
import { countText, shareText, type PlotOptions } from './options.ts';

export interface CalibrationOptions extends PlotOptions {
  curve: Curve;
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
    frame: (width) => unitSquare(width, texts.axes.meanProbability, texts.axes.shareOfPositives, format),
    still: (frame) => svg`
      ${axes(frame)}
      ${segment(frame, ...rising, 'chance')}
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
