import { nothing, svg, type SVGTemplateResult } from 'lit';
import type { Curve } from '../core/types/curves.ts';
import {
  areaPath,
  axes,
  falling,
  linePath,
  lineThrough,
  placesAlong,
  placesOfSegment,
  rising,
  segment,
  unitSquare,
  type Frame,
  type LegendEntry,
  type Place,
} from './frame.ts';
import { freeLabel, keptLabel, placesBeside, takenIn } from './labels.ts';
import { legend, withLegend } from './legend.ts';
import { modelClass, modelEntries, type ModelsPlotOptions } from './models.ts';
import { equalErrorRate, type CurvePlot } from './operating-points.ts';
import { countText, shareText } from './options.ts';

export interface RocOptions extends ModelsPlotOptions {
  show: Readonly<Record<'diagonal' | 'equalErrorRate' | 'isoCost' | 'area', boolean>>;
  /** Hull and confidence band of the reported model; each is shown where it is given. */
  hull?: Curve | undefined;
  band?: Curve | undefined;
  /** Level of the band, 0…1. */
  level: number;
  /** Slope of the lines of equal cost, (c_FP · N) / (c_FN · P): cost per unit of FPR over saving per unit of TPR. */
  isoCostSlope: number;
}

/** ROC curve: TPR against FPR (Egan 1975; Fawcett 2006). */
export function rocPlot(options: RocOptions): CurvePlot {
  const { texts, format, points, description } = options;
  return {
    description,
    fileName: 'roc',
    follows: 'curve',
    rises: true,
    rightwards: 1,
    points,
    place: (truePositives, falsePositives) => ({
      x: falsePositives / points.negatives,
      y: truePositives / points.positives,
    }),
    frame: (width) =>
      withLegend(
        unitSquare(width, texts.axes.falsePositiveRate, texts.axes.truePositiveRate, format),
        legendEntries(options),
        [
          ['right', 'bottom'],
          ['left', 'top'],
          ['left', 'bottom'],
        ],
        (frame) => lines(frame, options),
      ),
    still: (frame) => still(frame, options),
    moving: (frame, point) => (options.show.isoCost ? isoCostLine(frame, options, point) : svg``),
  };
}

function legendEntries({ texts, format, models, hull, band, level, show }: RocOptions): LegendEntry[] {
  const percentage = countText(Number((100 * level).toFixed(2)), format);
  return [
    ...modelEntries(models),
    ...(hull ? [{ className: 'hull', text: texts.hull }] : []),
    ...(band ? [{ className: 'band', text: texts.band(percentage), sample: 'area' as const }] : []),
    ...(show.isoCost ? [{ className: 'iso-cost', text: texts.isoCost }] : []),
  ];
}

function still(frame: Frame, options: RocOptions): SVGTemplateResult {
  const { texts, models, reported, show, hull, band, points } = options;
  const own = models[reported];
  const taken = takenIn(frame);
  const eer = show.equalErrorRate ? equalErrorRate(points) : null;
  return svg`
    ${axes(frame)}
    ${show.area && own ? svg`<path class="area" d=${areaPath(frame, own.curve.x, 0, own.curve.y)}></path>` : nothing}
    ${
      band?.low && band.high
        ? svg`<path class="band" d=${areaPath(frame, band.x, band.low, band.high)}></path>`
        : nothing
    }
    ${show.diagonal ? segment(frame, ...rising, 'chance') : nothing}
    ${show.equalErrorRate ? segment(frame, ...falling, 'error-line') : nothing}
    ${hull ? svg`<path class="hull" d=${linePath(frame, hull.x, hull.y)}></path>` : nothing}
    ${models.map(({ curve }, model) =>
      model === reported
        ? nothing
        : svg`<path class=${modelClass(model)} d=${linePath(frame, curve.x, curve.y)}></path>`,
    )}
    ${own ? svg`<path class="${modelClass(reported)} reported" d=${linePath(frame, own.curve.x, own.curve.y)}></path>` : nothing}
    ${show.diagonal ? freeLabel(frame, texts.chance, placesBeside(frame, texts.chance, rising, [0.2, 0.8, 0.5, 0.35, 0.65]), taken, 'soft') : nothing}
    ${eer === null ? nothing : errorRate(frame, eer, texts.equalErrorRate(shareText(eer, options.format)), taken)}
    ${legend(frame)}
  `;
}

function* lines(frame: Frame, { models, show, hull }: RocOptions): Generator<Place> {
  for (const { curve } of models) yield* placesAlong(frame, curve.x, curve.y);
  if (hull) yield* placesAlong(frame, hull.x, hull.y);
  if (show.diagonal) yield* placesOfSegment(frame, ...rising);
  if (show.equalErrorRate) yield* placesOfSegment(frame, ...falling);
}

/** The point of equal error rates; its value is along the line, if possible away from where the curve crosses it. */
function errorRate(frame: Frame, eer: number, text: string, taken: Place[]): SVGTemplateResult {
  const parts = eer < 0.5 ? [0.75, 0.6, 0.85, 0.25] : [0.25, 0.4, 0.15, 0.75];
  return svg`
    <circle class="error-point" cx=${frame.x(eer)} cy=${frame.y(1 - eer)} r="4"></circle>
    ${keptLabel(frame, text, placesBeside(frame, text, falling, parts, ['above', 'below']), taken)}
  `;
}

/** The line of equal cost through the operating point, cut off at the edges of the unit square. */
function isoCostLine(frame: Frame, { points, isoCostSlope: slope }: RocOptions, point: number): SVGTemplateResult {
  const x = points.falsePositives[point]! / points.negatives;
  const y = points.truePositives[point]! / points.positives;
  if (!(slope >= 0) || !Number.isFinite(slope + x + y)) return svg``;
  return segment(frame, ...lineThrough({ x, y }, slope), 'iso-cost');
}
