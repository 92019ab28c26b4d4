import { scaleLinear } from 'd3-scale';
import { curveStepAfter } from 'd3-shape';
import { nothing, svg } from 'lit';
import type { Curve } from '../core/types/curves.ts';
import { axes, frameOf, linePath, placesAlong, placesOfSegment, type LegendEntry } from './frame.ts';
import { legend, withLegend } from './legend.ts';
import { modelClass } from './models.ts';
import { followingScore, scoreDomain, type OperatingPoints, type ScorePlot } from './operating-points.ts';
import type { PlotOptions } from './options.ts';

export interface ExpectedCostOptions extends PlotOptions {
  curve: Curve;
  points: OperatingPoints;
  /** The threshold with the least cost, and that cost; the threshold may be infinite. */
  least: { threshold: number; cost: number };
  /** The threshold that is optimal for calibrated probabilities; null where there is none. */
  calibrated: number | null;
  names: Readonly<Record<'cost' | 'least' | 'calibrated', string>>;
}

/** The mean cost of a decision against the threshold, its minimum, and the threshold of calibrated probabilities. */
export function expectedCostPlot(options: ExpectedCostOptions): ScorePlot {
  const { texts, format, curve, points, least, calibrated, description, names } = options;
  const domain = scoreDomain(points);
  const [bottom, top] = costDomain(curve.y);
  const isInside = calibrated !== null && calibrated >= domain[0] && calibrated <= domain[1];
  const entries: LegendEntry[] = [
    { className: 'error-line', text: names.least },
    ...(isInside ? [{ className: modelClass(1), text: names.calibrated }] : []),
  ];
  return {
    description,
    fileName: 'expected-cost',
    ...followingScore(points),
    frame: (width) =>
      withLegend(
        frameOf(width, {
          x: { title: texts.axes.threshold, domain },
          y: { title: names.cost, domain: [bottom, top] },
          headroom: true,
          decimalSign: format.decimalSign,
        }),
        entries,
        [
          ['right', 'top'],
          ['left', 'top'],
          ['right', 'bottom'],
          ['left', 'bottom'],
        ],
        (frame) => [
          ...placesAlong(frame, curve.x, curve.y, curveStepAfter),
          ...placesOfSegment(frame, { x: domain[0], y: least.cost }, { x: domain[1], y: least.cost }),
          ...(isInside ? placesOfSegment(frame, { x: calibrated, y: bottom }, { x: calibrated, y: top }) : []),
        ],
      ),
    still: (frame) => {
      const upright = (at: number, className: string) =>
        svg`<line class=${className} x1=${at} x2=${at} y1=${frame.top} y2=${frame.bottom}></line>`;
      const level = frame.y(least.cost);
      return svg`
        ${axes(frame)}
        ${isInside ? upright(frame.x(calibrated), modelClass(1)) : nothing}
        <line class="error-line" x1=${frame.left} x2=${frame.right} y1=${level} y2=${level}></line>
        <path class="${modelClass(0)} reported" d=${linePath(frame, curve.x, curve.y, curveStepAfter)}></path>
        <circle class="error-point" cx=${frame.x(least.threshold)} cy=${level} r="6"></circle>
        ${legend(frame)}
      `;
    },
  };
}

/** Domain of the cost axis: from 0, or from the largest gain, to the highest cost, extended to round numbers. */
function costDomain(costs: Float64Array): [low: number, high: number] {
  const [low, high] = costs.reduce(([least, most], cost) => [Math.min(least, cost), Math.max(most, cost)], [0, 0]);
  const [first, last] = scaleLinear([low, low < high ? high : low + 1], [0, 1])
    .nice(5)
    .domain();
  return [first!, last!];
}
