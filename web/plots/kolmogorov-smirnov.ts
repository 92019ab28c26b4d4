import { curveStepAfter } from 'd3-shape';
import { nothing, svg } from 'lit';
import type { Curve } from '../core/types/curves.ts';
import { axes, frameOf, linePath, placesAlong, placesOfSegment, segment } from './frame.ts';
import { legend, withLegend } from './legend.ts';
import { modelClass } from './models.ts';
import {
  followingScore,
  largestGap,
  operatingPoint,
  scoreDomain,
  type OperatingPoints,
  type ScorePlot,
} from './operating-points.ts';
import { shareText, type PlotOptions } from './options.ts';

export interface KolmogorovSmirnovOptions extends PlotOptions {
  /** `y` holds TPR, `low` holds FPR. */
  curve: Curve;
  points: OperatingPoints;
}

/** TPR and FPR against the threshold, and the largest gap between them. */
export function kolmogorovSmirnovPlot(options: KolmogorovSmirnovOptions): ScorePlot {
  const { texts, format, curve, points, description } = options;
  const falsePositiveRates = curve.low;
  const gap = operatingPoint(points, largestGap(points));
  const size = Math.abs(gap.truePositiveRate - gap.falsePositiveRate);
  const gapLine = [
    { x: gap.threshold, y: gap.truePositiveRate },
    { x: gap.threshold, y: gap.falsePositiveRate },
  ] as const;
  return {
    description,
    fileName: 'kolmogorov-smirnov',
    ...followingScore(points),
    frame: (width) =>
      withLegend(
        frameOf(width, {
          x: { title: texts.axes.threshold, domain: scoreDomain(points) },
          y: { title: texts.axes.rates, domain: [0, 1] },
          headroom: true,
          decimalSign: format.decimalSign,
        }),
        [
          { className: modelClass(0), text: texts.truePositiveRate },
          { className: modelClass(1), text: texts.falsePositiveRate },
          ...(size > 0 ? [{ className: 'gap', text: texts.largestGap(shareText(size, format)) }] : []),
        ],
        [
          ['right', 'top'],
          ['left', 'bottom'],
          ['left', 'top'],
          ['right', 'bottom'],
        ],
        (frame) => [
          ...placesAlong(frame, curve.x, curve.y, curveStepAfter),
          ...(falsePositiveRates ? placesAlong(frame, curve.x, falsePositiveRates, curveStepAfter) : []),
          ...placesOfSegment(frame, ...gapLine),
        ],
      ),
    still: (frame) => svg`
      ${axes(frame)}
      <path class="${modelClass(0)} reported" d=${linePath(frame, curve.x, curve.y, curveStepAfter)}></path>
      ${
        falsePositiveRates
          ? svg`<path class=${modelClass(1)} d=${linePath(frame, curve.x, falsePositiveRates, curveStepAfter)}></path>`
          : nothing
      }
      ${size > 0 ? segment(frame, ...gapLine, 'gap') : nothing}
      ${legend(frame)}
    `,
  };
}
