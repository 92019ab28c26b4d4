import { curveStepBefore } from 'd3-shape';
import { nothing, svg } from 'lit';
import type { RankedStep } from '../core/ranked-steps.ts';
import { areaPath, axes, linePath, placesAlong, unitSquare, type LegendEntry, type Plot } from './frame.ts';
import { legend, withLegend } from './legend.ts';
import type { PlotOptions } from './options.ts';

export interface RankedPrecisionOptions extends PlotOptions {
  steps: readonly RankedStep[];
  /** Rank of the last item that counts. */
  cut: number;
  /** Legend text of each line. */
  names: Readonly<Record<'sum' | 'interpolated' | 'levels' | 'percents', string>>;
}

const levels = Array.from({ length: 11 }, (_, tenth) => tenth / 10);
const percents = Array.from({ length: 101 }, (_, percent) => percent / 100);

/** The highest precision at this recall or more; 0 where the recall is never reached. */
const precisionFrom = (steps: readonly RankedStep[], recall: number): number =>
  steps.find((step) => step.recall >= recall - 1e-9)?.interpolated ?? 0;

/**
 * Precision against recall down a ranked list: the steps whose area is the average precision, the interpolated
 * precision (the highest at this recall or more), and its values at 11 and at 101 levels of recall. Beyond the recall
 * of the last relevant item returned, all of them are 0.
 */
export function rankedPrecisionPlot(options: RankedPrecisionOptions): Plot {
  const { texts, format, steps, cut, description, names } = options;
  const hits = steps.filter(({ isRelevant }) => isRelevant);
  const recall = Float64Array.from([0, ...hits.map((step) => step.recall)]);
  const along = (of: (step: RankedStep) => number): Float64Array =>
    Float64Array.from(hits.length > 0 ? [of(hits[0]!), ...hits.map(of)] : [0]);
  const precision = along((step) => step.precision);
  const interpolated = along((step) => step.interpolated);
  const all = steps.map((step) => ({ x: step.recall, y: step.precision }));
  const entries: LegendEntry[] = [
    { className: 'line model-0', text: names.sum },
    { className: 'interpolated', text: names.interpolated },
    { className: 'levels', text: names.levels },
    { className: 'percents', text: names.percents },
  ];
  const chosen = steps[cut - 1];
  return {
    description,
    fileName: 'ranked-list',
    frame: (width) =>
      withLegend(
        unitSquare(width, texts.axes.recall, texts.axes.precision, format),
        entries,
        [
          ['left', 'bottom'],
          ['right', 'top'],
          ['right', 'bottom'],
        ],
        (frame) => [
          ...placesAlong(frame, recall, precision, curveStepBefore),
          ...placesAlong(frame, recall, interpolated, curveStepBefore),
          ...levels.map((level) => ({ x: frame.x(level), y: frame.y(precisionFrom(steps, level)) })),
        ],
      ),
    still: (frame) => svg`
      ${axes(frame)}
      <path class="area" d=${areaPath(frame, recall, 0, precision, curveStepBefore)}></path>
      <path class="line model-0" d=${linePath(frame, recall, precision, curveStepBefore)}></path>
      <path class="interpolated" d=${linePath(frame, recall, interpolated, curveStepBefore)}></path>
      ${percents.map(
        (level) =>
          svg`<circle class="percent" cx=${frame.x(level)} cy=${frame.y(precisionFrom(steps, level))} r="1.5"></circle>`,
      )}
      ${all.map(({ x, y }) => svg`<circle class="rank" cx=${frame.x(x)} cy=${frame.y(y)} r="2.5"></circle>`)}
      ${levels.map(
        (level) =>
          svg`<circle class="level" cx=${frame.x(level)} cy=${frame.y(precisionFrom(steps, level))} r="4"></circle>`,
      )}
      ${
        chosen
          ? svg`<circle class="cut" cx=${frame.x(chosen.recall)} cy=${frame.y(chosen.precision)} r="7"></circle>`
          : nothing
      }
      ${legend(frame)}
    `,
  };
}
