import { nothing, svg } from 'lit';
import type { Curve } from '../core/types/curves.ts';
import {
  axes,
  linePath,
  lineThrough,
  placesAlong,
  placesOfSegment,
  rising,
  segment,
  unitSquare,
  type Place,
  type Plot,
} from './frame.ts';
import { legend, withLegend } from './legend.ts';
import { modelClass } from './models.ts';
import type { PlotOptions } from './options.ts';

export interface IsoCostOptions extends PlotOptions {
  roc: Curve;
  hull: Curve;
  /** The cheapest point in the plane of FPR and TPR, and its threshold in words. */
  best: Place & { text: string };
  /** Slope of the lines of equal cost; null where no such line is drawn. */
  slope: number | null;
  /** Name of the line of equal cost. */
  lineName: string;
  rocName: string;
}
/** The ROC curve with its hull and the line of equal cost that touches it (Provost and Fawcett 2001). */
export function isoCostPlot(options: IsoCostOptions): Plot {
  const { texts, format, roc, hull, best, slope, description, lineName, rocName } = options;
  const line = slope === null ? null : lineThrough(best, slope);
  return {
    description,
    fileName: 'equal-cost',
    frame: (width) =>
      withLegend(
        unitSquare(width, texts.axes.falsePositiveRate, texts.axes.truePositiveRate, format),
        [
          { className: `${modelClass(0)} reported`, text: rocName },
          { className: 'hull', text: texts.hull },
          ...(line ? [{ className: modelClass(1), text: lineName }] : []),
          { className: 'error-point', text: best.text, sample: 'point' },
        ],
        [
          ['right', 'bottom'],
          ['left', 'top'],
        ],
        (frame) => [
          ...placesAlong(frame, roc.x, roc.y),
          ...placesAlong(frame, hull.x, hull.y),
          ...placesOfSegment(frame, ...rising),
          ...(line ? placesOfSegment(frame, ...line) : []),
        ],
      ),
    still: (frame) => svg`
      ${axes(frame)}
      ${segment(frame, ...rising, 'chance')}
      <path class="hull" d=${linePath(frame, hull.x, hull.y)}></path>
      <path class="${modelClass(0)} reported" d=${linePath(frame, roc.x, roc.y)}></path>
      ${line ? segment(frame, line[0], line[1], modelClass(1)) : nothing}
      <circle class="error-point" cx=${frame.x(best.x)} cy=${frame.y(best.y)} r="6"></circle>
      ${legend(frame)}
    `,
  };
}
