import { curveStepBefore } from 'd3-shape';
import { nothing, svg, type SVGTemplateResult } from 'lit';
import type { Curve } from '../core/types/curves.ts';
import {
  areaPath,
  axes,
  frameOf,
  label,
  legend,
  linePath,
  placesAlong,
  segment,
  withLegend,
  type Frame,
  type LegendEntry,
  type Place,
} from './frame.ts';
import { modelClass, modelEntries, type ModelCurve } from './models.ts';
import type { CurvePlot, OperatingPoints } from './operating-points.ts';
import { shareText, type PlotOptions } from './options.ts';

export interface PrecisionRecallOptions extends PlotOptions {
  models: readonly ModelCurve[];
  /** Which of the models the points are of. */
  reported: number;
  points: OperatingPoints;
  description: string;
  show: Readonly<Record<'diagonal' | 'area' | 'isoF', boolean>>;
  /** Shown where it is given; of the model reported. */
  interpolated?: Curve | undefined;
  /** Of the F whose lines are shown. */
  beta: number;
}

const isoValues = [0.2, 0.4, 0.6, 0.8];

/**
 * Precision against recall, in steps whose area is the average precision: between two thresholds precision does not
 * run straight, and lines would promise too much (Davis and Goadrich 2006).
 */
export function precisionRecallPlot(options: PrecisionRecallOptions): CurvePlot {
  const { texts, format, points, description } = options;
  return {
    description,
    fileName: 'precision-recall',
    follows: 'curve',
    rises: precisionRises(points),
    rightwards: 1,
    points,
    place: (truePositives, falsePositives) => ({
      x: truePositives / points.positives,
      y: precisionDrawn(truePositives, falsePositives),
    }),
    frame: (width) =>
      withLegend(
        frameOf(width, {
          x: { title: texts.axes.recall, domain: [0, 1] },
          y: { title: texts.axes.precision, domain: [0, 1] },
          square: true,
          decimalSign: format.decimalSign,
        }),
        legendEntries(options),
        [
          ['left', 'bottom'],
          ['right', 'bottom'],
          ['right', 'top'],
        ],
        (frame) => obstacles(frame, options),
      ),
    still: (frame) => still(frame, options),
  };
}

/** Where nothing is predicted positive the curve starts at precision 1 by convention. */
export function precisionDrawn(truePositives: number, falsePositives: number): number {
  return truePositives + falsePositives === 0 ? 1 : truePositives / (truePositives + falsePositives);
}

function legendEntries({ texts, models, interpolated }: PrecisionRecallOptions): LegendEntry[] {
  return [...modelEntries(models), ...(interpolated ? [{ className: 'interpolated', text: texts.interpolated }] : [])];
}

function prevalenceOf({ positives, negatives }: OperatingPoints): number {
  return positives / (positives + negatives);
}

/** Below chance precision grows with recall: from what the first tenth of the points has to the prevalence. */
export function precisionRises(points: OperatingPoints): boolean {
  const { truePositives, falsePositives } = points;
  const point = Math.ceil((truePositives.length - 1) / 10);
  return precisionDrawn(truePositives[point]!, falsePositives[point]!) < prevalenceOf(points);
}

function still(frame: Frame, options: PrecisionRecallOptions): SVGTemplateResult {
  const { texts, format, models, reported, show, interpolated, points } = options;
  const own = models[reported];
  const prevalence = prevalenceOf(points);
  const steps = ({ x, y }: Curve): string => linePath(frame, x, y, curveStepBefore);
  return svg`
    ${axes(frame)}
    ${
      show.area && own
        ? svg`<path class="area" d=${areaPath(frame, own.curve.x, 0, own.curve.y, curveStepBefore)}></path>`
        : nothing
    }
    ${show.isoF ? isoValues.map((value) => svg`<path class="iso-f" d=${isoLine(frame, value, options.beta)}></path>`) : nothing}
    ${show.diagonal ? segment(frame, { x: 0, y: prevalence }, { x: 1, y: prevalence }, 'chance') : nothing}
    ${interpolated ? svg`<path class="interpolated" d=${steps(interpolated)}></path>` : nothing}
    ${models.map(({ curve }, model) =>
      model === reported ? nothing : svg`<path class=${modelClass(model)} d=${steps(curve)}></path>`,
    )}
    ${own ? svg`<path class="${modelClass(reported)} reported" d=${steps(own.curve)}></path>` : nothing}
    ${show.isoF ? isoValues.map((value) => isoLabel(frame, value, options)) : nothing}
    ${
      show.diagonal
        ? label(
            frame,
            texts.prevalence(shareText(prevalence, format)),
            frame.left + 6,
            prevalenceLine(frame, prevalence),
            {
              className: 'soft',
            },
          )
        : nothing
    }
    ${legend(frame)}
  `;
}

/** Of the label: above the line, or below it where it would be cut off. */
function prevalenceLine(frame: Frame, prevalence: number): number {
  const y = frame.y(prevalence);
  return y - 1.5 * frame.fontSize > frame.top ? y - 5 : y + 1.2 * frame.fontSize;
}

function* obstacles(frame: Frame, { models, show, points, beta }: PrecisionRecallOptions): Generator<Place> {
  for (const { curve } of models) yield* placesAlong(frame, curve.x, curve.y);
  if (show.diagonal) yield { x: frame.left + 12, y: prevalenceLine(frame, prevalenceOf(points)) - 4 };
  if (show.isoF) yield* isoValues.map((f) => ({ x: frame.right - 12, y: frame.y(precisionOfF(f, 1, beta)) - 8 }));
}

/** F = (1 + β²) P R / (β² P + R), solved for P. */
export function precisionOfF(f: number, recall: number, beta: number): number {
  const squared = beta * beta;
  return (f * recall) / ((1 + squared) * recall - squared * f);
}

/** From where it enters at precision 1 to recall 1. */
function isoLine(frame: Frame, f: number, beta: number): string {
  const squared = beta * beta;
  const first = (squared * f) / (1 + squared - f);
  const steps = 60;
  const recalls = Float64Array.from({ length: steps + 1 }, (_, step) => first + (1 - first) * (step / steps) ** 2);
  return linePath(
    frame,
    recalls,
    recalls.map((recall) => precisionOfF(f, recall, beta)),
  );
}

function isoLabel(frame: Frame, f: number, { texts, format, beta }: PrecisionRecallOptions): SVGTemplateResult {
  const text = texts.isoF(
    shareText(beta, { ...format, decimals: Number.isInteger(beta) ? 0 : 1 }),
    shareText(f, { ...format, decimals: 1 }),
  );
  return label(frame, text, frame.right - 5, frame.y(precisionOfF(f, 1, beta)) - 4, {
    anchor: 'end',
    className: 'soft',
  });
}
