import { nothing, svg, type SVGTemplateResult } from 'lit';
import { placeIn, ratesOf } from './class-points.ts';
import { contour, levelLabels, type Contour } from './f-landscape.ts';
import { axes, linePath, unitSquare, type Plot } from './frame.ts';
import { legend, withLegend } from './legend.ts';
import { modelClass } from './models.ts';
import { isoValues, shareText } from './options.ts';
import { lineOf, pointMarks, takenBy, type Line } from './point-marks.ts';
import type { PointPlotOptions } from './point-roc.ts';

/** One point of precision against recall without its curve, with the prevalence and lines of equal F1. */
export function pointPrecisionRecallPlot(options: PointPlotOptions): Plot {
  const { texts, words, format, counts, points, simulated } = options;
  const { f1, prevalence } = ratesOf(counts);
  const contours = isoValues.map((level) => ({ level, line: contour(1, level) }));
  // For an F1 of 0 or 1 there is only a corner, not a line.
  const own = placeIn('precisionRecall', counts) && f1 > 0 && f1 < 1 ? lineOfF(contour(1, f1)) : undefined;
  const chance = Number.isNaN(prevalence)
    ? undefined
    : lineOf([
        { x: 0, y: prevalence },
        { x: 1, y: prevalence },
      ]);
  const lines = [chance, own, simulated].flatMap((line) => line ?? []);
  return {
    description: options.description,
    fileName: 'precision-recall-point',
    frame: (width) =>
      withLegend(
        unitSquare(width, texts.axes.recall, texts.axes.precision, format),
        [
          ...(own ? [{ className: 'iso-cost', text: words.isoF(shareText(f1, format)) }] : []),
          { className: 'iso-f', text: words.isoFs },
          ...(chance ? [{ className: 'chance', text: texts.prevalence(shareText(prevalence, format)) }] : []),
          ...(simulated ? [{ className: modelClass(2), text: words.simulated }] : []),
        ],
        [],
        () => [],
      ),
    still: (frame) => {
      const path = (className: string, line: Line | undefined): SVGTemplateResult | typeof nothing =>
        line ? svg`<path class=${className} d=${linePath(frame, line.x, line.y)}></path>` : nothing;
      // Texts on lines of equal F1 keep clear of the other lines; names of points keep clear of all lines.
      const taken = takenBy(frame, points, lines);
      const levels = levelLabels(frame, contours, format, taken);
      const isoLines = contours.map(({ line }) => lineOfF(line));
      return svg`
        ${axes(frame)}
        ${isoLines.map((line) => path('iso-f', line))}
        ${path('chance', chance)} ${path(modelClass(2), simulated)} ${path('iso-cost', own)} ${levels}
        ${pointMarks(frame, options, [...taken, ...takenBy(frame, [], isoLines)])}
        ${legend(frame)}
      `;
    },
  };
}

const lineOfF = ({ recall, precision }: Contour): Line => ({ x: recall, y: precision });
