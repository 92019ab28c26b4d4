import { nothing, svg } from 'lit';
import type { ClassPointTexts } from '../locales/en/class-points.ts';
import { negativesOf, placeIn, positivesOf, ratesOf, type ClassCounts } from './class-points.ts';
import {
  axes,
  falling,
  linePath,
  lineThrough,
  rising,
  segment,
  unitSquare,
  type LegendEntry,
  type Plot,
} from './frame.ts';
import { legend, withLegend } from './legend.ts';
import { modelClass } from './models.ts';
import { shareText, type PlotOptions } from './options.ts';
import { lineOf, pointMarks, takenBy, type Line, type MarkOptions } from './point-marks.ts';

export interface PointPlotOptions extends PlotOptions, MarkOptions {
  words: ClassPointTexts;
  /** Counts of the class of the chosen point. */
  counts: ClassCounts;
  /** The curve of scores that would give this point. */
  simulated?: Line | undefined;
}

const [origin, corner] = rising;
const below = falling[1];

/** One point of TPR against FPR without its curve, with the lines that a single point determines (Fawcett 2006). */
export function pointRocPlot(options: PointPlotOptions & { hull?: Line | undefined }): Plot {
  const { texts, words, format, counts, hull, simulated } = options;
  const place = placeIn('roc', counts);
  const { accuracy, area } = ratesOf(counts);
  const isoAccuracy = place && lineThrough(place, negativesOf(counts) / positivesOf(counts));
  const entries: LegendEntry[] = [
    ...(place
      ? [
          { className: `${modelClass(0)} reported`, text: words.triangle(shareText(area, format)) },
          { className: 'iso-cost', text: words.isoAccuracy(shareText(accuracy, format)) },
        ]
      : []),
    { className: 'chance', text: texts.chance },
    ...(simulated ? [{ className: modelClass(2), text: words.simulated }] : []),
    ...(hull ? [{ className: 'hull', text: texts.hull }] : []),
  ];
  const pointLines = place && lineOf([origin, place, corner]);
  const lines: Line[] = [
    lineOf([origin, corner]),
    ...(isoAccuracy ? [lineOf(isoAccuracy)] : []),
    ...[pointLines, simulated, hull].flatMap((line) => line ?? []),
  ];
  return {
    description: options.description,
    fileName: 'roc-point',
    frame: (width) =>
      withLegend(
        unitSquare(width, texts.axes.falsePositiveRate, texts.axes.truePositiveRate, format),
        entries,
        // The legend is always below the axes, so that it stays in place while the point is moved.
        [],
        () => [],
      ),
    still: (frame) => {
      const path = ({ x, y }: Line): string => linePath(frame, x, y);
      return svg`
        ${axes(frame)}
        ${place ? svg`<path class="area" d="${path(lineOf([origin, place, corner, below]))}Z"></path>` : nothing}
        ${segment(frame, origin, corner, 'chance')}
        ${simulated ? svg`<path class=${modelClass(2)} d=${path(simulated)}></path>` : nothing}
        ${hull ? svg`<path class="hull" d=${path(hull)}></path>` : nothing}
        ${isoAccuracy ? segment(frame, ...isoAccuracy, 'iso-cost') : nothing}
        ${pointLines ? svg`<path class=${modelClass(0)} d=${path(pointLines)}></path>` : nothing}
        ${pointMarks(frame, options, takenBy(frame, options.points, lines))}
        ${legend(frame)}
      `;
    },
  };
}
