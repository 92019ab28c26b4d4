import { nothing, svg } from 'lit';
import type { TypedCurve } from '../typed/typed-curve.ts';
import type { NumberFormat } from '../locales/values.ts';
import type { PlotTexts } from '../locales/en/plots.ts';
import { axes, frameOf, linePath, placesAlong, placesOfSegment, segment, type Plot } from './frame.ts';
import { legend, withLegend } from './legend.ts';
import { modelClass } from './models.ts';

export interface TypedCurvesOptions {
  texts: PlotTexts;
  format: NumberFormat;
  kind: 'roc' | 'precision-recall';
  curves: readonly TypedCurve[];
  description: string;
}

/** Curves whose points were typed in, in the unit square, with the diagonal on which their crossings lie. */
export function typedCurvesPlot({ texts, format, kind, curves, description }: TypedCurvesOptions): Plot {
  const isRoc = kind === 'roc';
  const rising = [
    { x: 0, y: 0 },
    { x: 1, y: 1 },
  ] as const;
  const falling = [
    { x: 0, y: 1 },
    { x: 1, y: 0 },
  ] as const;
  const references = isRoc ? [rising, falling] : [rising];
  const entries = curves.map(({ name }, at) => ({ className: modelClass(at), text: name }));
  return {
    description,
    fileName: isRoc ? 'roc' : 'precision-recall',
    frame: (width) =>
      withLegend(
        frameOf(width, {
          x: { title: isRoc ? texts.axes.falsePositiveRate : texts.axes.recall, domain: [0, 1] },
          y: { title: isRoc ? texts.axes.truePositiveRate : texts.axes.precision, domain: [0, 1] },
          square: true,
          decimalSign: format.decimalSign,
        }),
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
