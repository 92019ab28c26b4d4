import { curveStepBefore } from 'd3-shape';
import { nothing, svg, type SVGTemplateResult } from 'lit';
import type { Curve } from '../core/types/curves.ts';
import {
  areaPath,
  axes,
  linePath,
  placesAlong,
  placesOfSegment,
  segment,
  unitSquare,
  type Frame,
  type LegendEntry,
  type Place,
} from './frame.ts';
import { freeLabel, placesBeside, takenIn, type LabelPlace } from './labels.ts';
import { legend, withLegend } from './legend.ts';
import { modelClass, modelEntries, type ModelsPlotOptions } from './models.ts';
import type { CurvePlot, OperatingPoints } from './operating-points.ts';
import { isoValues, shareText } from './options.ts';

export interface PrecisionRecallOptions extends ModelsPlotOptions {
  show: Readonly<Record<'diagonal' | 'area' | 'isoF', boolean>>;
  /** Interpolated curve of the reported model; shown where it is given. */
  interpolated?: Curve | undefined;
  /** β of the Fβ whose lines of equal value are shown. */
  beta: number;
}

/**
 * Precision against recall, in steps whose area is the average precision. Between two thresholds precision is not
 * linear in recall, so straight lines would be too optimistic (Davis and Goadrich 2006).
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
        unitSquare(width, texts.axes.recall, texts.axes.precision, format),
        legendEntries(options),
        [
          ['left', 'bottom'],
          ['right', 'bottom'],
          ['right', 'top'],
        ],
        (frame) => lines(frame, options),
      ),
    still: (frame) => still(frame, options),
  };
}

/** Precision as it is drawn: 1, by convention, where nothing is predicted positive. */
export function precisionDrawn(truePositives: number, falsePositives: number): number {
  return truePositives + falsePositives === 0 ? 1 : truePositives / (truePositives + falsePositives);
}

function legendEntries({ texts, models, interpolated }: PrecisionRecallOptions): LegendEntry[] {
  return [...modelEntries(models), ...(interpolated ? [{ className: 'interpolated', text: texts.interpolated }] : [])];
}

/**
 * Whether precision grows with recall, as it does for a ranking worse than chance: whether it is below the prevalence
 * after the first tenth of the points.
 */
export function precisionRises(points: OperatingPoints): boolean {
  const { truePositives, falsePositives } = points;
  const point = Math.ceil((truePositives.length - 1) / 10);
  return precisionDrawn(truePositives[point]!, falsePositives[point]!) < chanceLine(points)[0].y;
}

function still(frame: Frame, options: PrecisionRecallOptions): SVGTemplateResult {
  const { models, reported, show, interpolated, points } = options;
  const own = models[reported];
  const steps = ({ x, y }: Curve): string => linePath(frame, x, y, curveStepBefore);
  return svg`
    ${axes(frame)}
    ${
      show.area && own
        ? svg`<path class="area" d=${areaPath(frame, own.curve.x, 0, own.curve.y, curveStepBefore)}></path>`
        : nothing
    }
    ${show.isoF ? isoValues.map((value) => isoLine(value, options.beta)).map(({ x, y }) => svg`<path class="iso-f" d=${linePath(frame, x, y)}></path>`) : nothing}
    ${show.diagonal ? segment(frame, ...chanceLine(points), 'chance') : nothing}
    ${interpolated ? svg`<path class="interpolated" d=${steps(interpolated)}></path>` : nothing}
    ${models.map(({ curve }, model) =>
      model === reported ? nothing : svg`<path class=${modelClass(model)} d=${steps(curve)}></path>`,
    )}
    ${own ? svg`<path class="${modelClass(reported)} reported" d=${steps(own.curve)}></path>` : nothing}
    ${labels(frame, options)}
    ${legend(frame)}
  `;
}

/** The line of guessing at random: precision is the prevalence. */
function chanceLine({ positives, negatives }: OperatingPoints): readonly [Place, Place] {
  const prevalence = positives / (positives + negatives);
  return [
    { x: 0, y: prevalence },
    { x: 1, y: prevalence },
  ];
}

/** Places along the lines that the legend keeps clear of; lines of equal F are a background that it may cover. */
function* lines(frame: Frame, { models, show, points, interpolated }: PrecisionRecallOptions): Generator<Place> {
  for (const { curve } of models) yield* placesAlong(frame, curve.x, curve.y, curveStepBefore);
  if (interpolated) yield* placesAlong(frame, interpolated.x, interpolated.y, curveStepBefore);
  if (show.diagonal) yield* placesOfSegment(frame, ...chanceLine(points));
}

/** Labels: the prevalence beside its line, and each value of F on its line. */
function labels(frame: Frame, options: PrecisionRecallOptions): (SVGTemplateResult | typeof nothing)[] {
  const { texts, format, show, points, beta } = options;
  const taken = takenIn(frame);
  const isoLines = show.isoF ? isoValues.map((f) => ({ f, ...isoLine(f, beta) })) : [];
  const along = (lines: typeof isoLines): Place[] => lines.flatMap(({ x, y }) => [...placesAlong(frame, x, y)]);
  const chance = chanceLine(points);
  const prevalence = texts.prevalence(shareText(chance[0].y, format));
  const places = placesBeside(frame, prevalence, chance, [0, 1, 0.5, 0.25, 0.4, 0.6, 0.75], ['above', 'below']);
  const betaText = shareText(beta, { ...format, decimals: Number.isInteger(beta) ? 0 : 1 });
  return [
    show.diagonal ? freeLabel(frame, prevalence, places, taken, 'soft', along(isoLines)) : nothing,
    ...isoLines.map((line) => {
      const text = texts.isoF(betaText, shareText(line.f, { ...format, decimals: 1 }));
      const others = along(isoLines.filter((other) => other !== line));
      return freeLabel(frame, text, isoPlaces(frame, line.f, beta), taken, 'soft', others);
    }),
  ];
}

/** Places for the label of a line of equal F: at its right end, or else on it. */
function isoPlaces(frame: Frame, f: number, beta: number): LabelPlace[] {
  const at = (recall: number): number => frame.y(precisionOfF(f, recall, beta));
  return [
    { x: frame.right - 5, y: at(1) - 4, anchor: 'end' },
    ...[0.85, 0.7, 0.6, 0.5, 0.4, 0.3].map((recall): LabelPlace => ({
      x: frame.x(recall),
      y: at(recall) + 0.35 * frame.fontSize,
      anchor: 'middle',
    })),
  ];
}

/** Precision at which Fβ is `f`: F = (1 + β²) P R / (β² P + R), solved for P. */
export function precisionOfF(f: number, recall: number, beta: number): number {
  const squared = beta * beta;
  return (f * recall) / ((1 + squared) * recall - squared * f);
}

/** The line of equal Fβ, from precision 1 to recall 1. */
function isoLine(f: number, beta: number): Pick<Curve, 'x' | 'y'> {
  const squared = beta * beta;
  const first = (squared * f) / (1 + squared - f);
  const steps = 60;
  const x = Float64Array.from({ length: steps + 1 }, (_, step) => first + (1 - first) * (step / steps) ** 2);
  return { x, y: x.map((recall) => precisionOfF(f, recall, beta)) };
}
