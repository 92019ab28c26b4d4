import { curveStepAfter } from 'd3-shape';
import { svg } from 'lit';
import { axes, frameOf, linePath, placesAlong } from './frame.ts';
import { legend, withLegend } from './legend.ts';
import { modelClass, modelEntries, type ModelCurve } from './models.ts';
import { followingScore, scoreDomain, type OperatingPoints, type ScorePlot } from './operating-points.ts';
import type { PlotOptions } from './options.ts';

export interface AgainstThresholdOptions extends PlotOptions {
  /** Curve of each metric, with its name. */
  curves: readonly ModelCurve[];
  points: OperatingPoints;
}

/** Metrics as functions of the threshold. */
export function againstThresholdPlot({
  texts,
  format,
  curves,
  points,
  description,
}: AgainstThresholdOptions): ScorePlot {
  const lowest = curves.reduce(
    (least, { curve }) => curve.y.reduce((low, value) => (value < low ? value : low), least),
    0,
  );
  return {
    description,
    fileName: 'metrics-against-threshold',
    ...followingScore(points),
    frame: (width) =>
      withLegend(
        frameOf(width, {
          x: { title: texts.axes.threshold, domain: scoreDomain(points) },
          y: { title: texts.axes.value, domain: [lowest, 1] },
          headroom: true,
          decimalSign: format.decimalSign,
        }),
        modelEntries(curves),
        [
          ['left', 'bottom'],
          ['right', 'bottom'],
          ['right', 'top'],
          ['left', 'top'],
        ],
        (frame) => curves.flatMap(({ curve }) => [...placesAlong(frame, curve.x, curve.y, curveStepAfter)]),
      ),
    still: (frame) => svg`
      ${axes(frame)}
      ${curves.map(
        ({ curve }, index) =>
          svg`<path class=${modelClass(index)} d=${linePath(frame, curve.x, curve.y, curveStepAfter)}></path>`,
      )}
      ${legend(frame)}
    `,
  };
}
