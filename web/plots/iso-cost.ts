import { nothing, svg, type SVGTemplateResult } from 'lit';
import type { Curve } from '../core/types/curves.ts';
import {
  axes,
  frameOf,
  label,
  legend,
  linePath,
  lineThrough,
  placesAlong,
  segment,
  withLegend,
  type Frame,
  type Place,
  type Plot,
} from './frame.ts';
import { modelClass } from './models.ts';
import type { PlotOptions } from './options.ts';

export interface IsoCostOptions extends PlotOptions {
  roc: Curve;
  hull: Curve;
  /** The cheapest point in the plane of FPR and TPR, and its threshold in words. */
  best: Place & { text: string };
  /** Of the lines of equal cost; null where no such line is drawn. */
  slope: number | null;
  description: string;
  /** What the line is called. */
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
        frameOf(width, {
          x: { title: texts.axes.falsePositiveRate, domain: [0, 1] },
          y: { title: texts.axes.truePositiveRate, domain: [0, 1] },
          square: true,
          decimalSign: format.decimalSign,
        }),
        [
          { className: `${modelClass(0)} reported`, text: rocName },
          { className: 'hull', text: texts.hull },
          ...(line ? [{ className: modelClass(1), text: lineName }] : []),
        ],
        [
          ['right', 'bottom'],
          ['left', 'top'],
        ],
        (frame) => [...placesAlong(frame, roc.x, roc.y), ...(line ? alongLine(frame, line) : [])],
      ),
    still: (frame) => svg`
      ${axes(frame)}
      ${segment(frame, { x: 0, y: 0 }, { x: 1, y: 1 }, 'chance')}
      <path class="hull" d=${linePath(frame, hull.x, hull.y)}></path>
      <path class="${modelClass(0)} reported" d=${linePath(frame, roc.x, roc.y)}></path>
      ${line ? segment(frame, line[0], line[1], modelClass(1)) : nothing}
      ${bestPoint(frame, best)}
      ${legend(frame)}
    `,
  };
}

function* alongLine(frame: Frame, [from, to]: [Place, Place]): Generator<Place> {
  yield* placesAlong(frame, Float64Array.of(from.x, to.x), Float64Array.of(from.y, to.y));
}

/** Its text stands below the curve: on the left of a point the curve is farther down. */
function bestPoint(frame: Frame, { x, y, text }: Place & { text: string }): SVGTemplateResult {
  const isLeft = x < 0.6;
  return svg`
    <circle class="error-point" cx=${frame.x(x)} cy=${frame.y(y)} r="6"></circle>
    ${label(
      frame,
      text,
      frame.x(x) + (isLeft ? 11 : -11),
      Math.min(frame.bottom - 6, frame.y(y) + (isLeft ? 8 : 32) + frame.fontSize),
      {
        anchor: isLeft ? 'start' : 'end',
        className: 'strong',
      },
    )}
  `;
}
