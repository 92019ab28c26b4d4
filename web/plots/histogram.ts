import { nothing, svg, type SVGTemplateResult } from 'lit';
import type { Curve } from '../core/types/curves.ts';
import { axes, frameOf, roundTicks, type Frame } from './frame.ts';
import { label } from './labels.ts';
import { scoreDomain, type OperatingPoints, type ScorePlot } from './operating-points.ts';
import { countText, type PlotOptions } from './options.ts';

export interface HistogramOptions extends PlotOptions {
  /** Bins from the lowest scores to the highest: `x` holds their lower limits, `threshold` their upper limits. */
  curve: Curve;
  points: OperatingPoints;
  lowerIsPositive: boolean;
}

interface Bin {
  low: number;
  high: number;
  positives: number;
  negatives: number;
}

/** The bins of a curve. A bin that holds a single score is widened so that it can be seen. */
function binsOf({ x, threshold, cases, positives }: Curve, [lowest, highest]: readonly [number, number]): Bin[] {
  return Array.from(threshold, (high, bin) => {
    const low = x[bin]!;
    const margin = low < high ? 0 : (highest - lowest) / 40;
    const positive = positives?.[bin] ?? 0;
    return { low: low - margin, high: high + margin, positives: positive, negatives: (cases?.[bin] ?? 0) - positive };
  });
}

/**
 * Histogram of the scores: positives above the axis, negatives below it. Colours say what the threshold predicts. The
 * bar of the bin that holds the threshold is divided, with the cases predicted positive next to the axis.
 */
export function histogramPlot(options: HistogramOptions): ScorePlot {
  const { texts, format, curve, points, description } = options;
  const domain = scoreDomain(points);
  const bins = binsOf(curve, domain);
  const most = Math.max(1e-12, ...bins.flatMap(({ positives, negatives }) => [positives, negatives]));
  const ends = [...bins.map(({ low }) => low), ...bins.map(({ high }) => high)].filter(Number.isFinite);
  return {
    description,
    fileName: 'histogram',
    follows: 'score',
    rightwards: options.lowerIsPositive ? 1 : -1,
    points,
    frame: (width) =>
      frameOf(width, {
        x: { title: texts.axes.score, domain: [Math.min(domain[0], ...ends), Math.max(domain[1], ...ends)] },
        y: {
          title: texts.axes.cases,
          domain: [-1.18 * most, 1.18 * most],
          ticks: roundTicks([-most, most], 5, format.decimalSign).map(({ value }) => ({
            value,
            text: countText(Math.abs(value), format),
          })),
        },
        low: true,
        headroom: true,
        decimalSign: format.decimalSign,
      }),
    still: (frame) => axes(frame),
    moving: (frame, point) => bars(frame, bins, options, point),
  };
}

function bars(frame: Frame, bins: readonly Bin[], options: HistogramOptions, point: number): SVGTemplateResult {
  const { format, lowerIsPositive, points } = options;
  const at = frame.x(points.threshold[point]!);
  const truePositives = points.truePositives[point]!;
  const falsePositives = points.falsePositives[point]!;
  const [above, below] = lowerIsPositive ? (['left', 'right'] as const) : (['right', 'left'] as const);
  const counted = (name: string, count: number): string => `${name} ${countText(count, format)}`;
  const ranked = lowerIsPositive ? bins : bins.toReversed();
  const [tp, fp] = [
    shared(
      ranked.map(({ positives }) => positives),
      truePositives,
    ),
    shared(
      ranked.map(({ negatives }) => negatives),
      falsePositives,
    ),
  ];
  return svg`
    ${ranked.map((bin, index) => [
      bar(frame, bin, 0, tp[index]!, 'tp'),
      bar(frame, bin, tp[index]!, bin.positives, 'fn'),
      bar(frame, bin, -fp[index]!, 0, 'fp'),
      bar(frame, bin, -bin.negatives, -fp[index]!, 'tn'),
    ])}
    <line class="axis" x1=${frame.left} y1=${frame.y(0)} x2=${frame.right} y2=${frame.y(0)}></line>
    ${regionLabel(frame, at, above, 'up', counted('TP', truePositives))}
    ${regionLabel(frame, at, above, 'down', counted('FP', falsePositives))}
    ${regionLabel(frame, at, below, 'up', counted('FN', points.positives - truePositives))}
    ${regionLabel(frame, at, below, 'down', counted('TN', points.negatives - falsePositives))}
  `;
}

/** Number of the first `count` cases in each bin; the bins are in the order of the cases. */
function shared(bins: readonly number[], count: number): number[] {
  let left = count;
  return bins.map((cases) => {
    const taken = Math.min(cases, left);
    left -= taken;
    return taken;
  });
}

/** The part of a bin's bar between two counts. */
function bar(
  frame: Frame,
  { low, high }: Bin,
  from: number,
  to: number,
  region: string,
): SVGTemplateResult | typeof nothing {
  if (!(to > from)) return nothing;
  const [left, right, top, bottom] = [frame.x(low), frame.x(high), frame.y(to), frame.y(from)];
  return svg`
    <rect class="region-${region}" x=${left} y=${top} width=${right - left} height=${bottom - top}></rect>`;
}

/** A label in the outer corner on its side of the threshold; nothing where that side is too narrow. */
function regionLabel(
  frame: Frame,
  at: number,
  side: 'left' | 'right',
  direction: 'up' | 'down',
  text: string,
): SVGTemplateResult | typeof nothing {
  const room = side === 'left' ? at - frame.left : frame.right - at;
  if (room < (text.length + 1) * 0.6 * frame.fontSize) return nothing;
  return label(
    frame,
    text,
    side === 'left' ? frame.left + 6 : frame.right - 6,
    direction === 'up' ? frame.top + 1.3 * frame.fontSize : frame.bottom - 0.5 * frame.fontSize,
    { anchor: side === 'left' ? 'start' : 'end' },
  );
}
