import { nothing, svg } from 'lit';
import type { TypedCurve } from '../typed/typed-curve.ts';
import {
  axes,
  falling,
  linePath,
  placesAlong,
  placesOfSegment,
  rising,
  segment,
  unitSquare,
  type Plot,
} from './frame.ts';
import { legend, withLegend } from './legend.ts';
import { modelClass } from './models.ts';
import type { PlotOptions } from './options.ts';

export interface TypedCurvesOptions extends PlotOptions {
  kind: 'roc' | 'precision-recall';
  curves: readonly TypedCurve[];
}

/** Curves whose points were typed in, in the unit square, with the diagonal on which their crossings lie. */
export function typedCurvesPlot({ texts, format, kind, curves, description }: TypedCurvesOptions): Plot {
  const isRoc = kind === 'roc';
  const references = isRoc ? [rising, falling] : [rising];
  const entries = curves.map(({ name }, at) => ({ className: modelClass(at), text: name }));
  return {
    description,
    fileName: isRoc ? 'roc' : 'precision-recall',
    frame: (width) =>
      withLegend(
        unitSquare(
          width,
          isRoc ? texts.axes.falsePositiveRate : texts.axes.recall,
          isRoc ? texts.axes.truePositiveRate : texts.axes.precision,
          format,
        ),
        curves.length > 1 ? entries : [],
        // No corner is free of lines, so the legend is below the axes.
        [],
        (frame) => [
          ...curves.flatMap(({ x, y }) => [...placesAlong(frame, x, y)]),
          ...references.flatMap(([from, to]) => [...placesOfSegment(frame, from, to)]),
        ],
      ),
    still: (frame) => svg`
      ${axes(frame)}
      ${isRoc ? segment(frame, ...rising, 'chance') : nothing}
      ${references.slice(-1).map(([from, to]) => segment(frame, from, to, 'error-line'))}
      ${curves.map(({ x, y }, at) => svg`<path class="${modelClass(at)} reported" d=${linePath(frame, x, y)}></path>`)}
      ${curves.map(({ crossing }) =>
        crossing
          ? svg`<circle class="error-point" cx=${frame.x(crossing.x)} cy=${frame.y(crossing.y)} r="5"></circle>`
          : svg``,
      )}
      ${legend(frame)}
    `,
  };
}
