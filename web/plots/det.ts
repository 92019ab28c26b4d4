import { svg } from 'lit';
import { formatNumber } from '../formula/number.ts';
import { axes, frameOf, linePath, placesAlong, placesOfSegment, segment, type Tick } from './frame.ts';
import { legend, withLegend } from './legend.ts';
import { modelClass, modelEntries, type ModelPlotOptions } from './models.ts';
import { normalQuantile } from './normal-quantile.ts';
import type { CurvePlot } from './operating-points.ts';

const percentages = [0.01, 0.1, 1, 5, 20, 50, 80, 95];

const highest = 0.95;

/**
 * DET curve: FNR against FPR, both on axes of normal deviates (Martin et al. 1997). Rates of 0 are drawn on the edge.
 */
export function detPlot({ texts, format, curve, points, description }: ModelPlotOptions): CurvePlot {
  // The data cannot resolve rates below half a case.
  const least = 0.5 / Math.max(1, points.positives, points.negatives);
  const lowest = Math.min(0.02, Math.max(0.00008, least));
  const ticks = percentages
    .filter((percentage) => percentage / 100 >= lowest && percentage / 100 <= highest)
    .map((percentage): Tick => ({
      value: percentage / 100,
      text: `${formatNumber(percentage, { ...format, decimals: 2, trim: true })}\u202f%`,
    }));
  const axis = { domain: [lowest, highest], transform: normalQuantile, ticks } as const;
  return {
    description,
    fileName: 'det',
    follows: 'curve',
    rises: false,
    rightwards: 1,
    points,
    place: (truePositives, falsePositives) => ({
      x: falsePositives / points.negatives,
      y: 1 - truePositives / points.positives,
    }),
    frame: (width) =>
      withLegend(
        frameOf(width, {
          x: { ...axis, title: texts.axes.falsePositiveRate },
          y: { ...axis, title: texts.axes.falseNegativeRate },
          square: true,
          decimalSign: format.decimalSign,
        }),
        modelEntries([curve]),
        [
          ['right', 'top'],
          ['left', 'bottom'],
        ],
        (frame) => [
          ...placesAlong(frame, curve.curve.x, curve.curve.y),
          ...placesOfSegment(frame, { x: lowest, y: lowest }, { x: highest, y: highest }),
        ],
      ),
    still: (frame) => svg`
      ${axes(frame)}
      ${segment(frame, { x: lowest, y: lowest }, { x: highest, y: highest }, 'error-line')}
      <path class="${modelClass(0)} reported" d=${linePath(frame, curve.curve.x, curve.curve.y)}></path>
      ${legend(frame)}
    `,
  };
}
