import type { SVGTemplateResult } from 'lit';
import { textWidth, type Frame, type Place } from './frame.ts';
import { freePlace, keptPlace, label, takenIn, type LabelPlace } from './labels.ts';
import type { ThresholdPlot } from './operating-points.ts';

type Side = readonly [horizontal: 1 | -1, vertical: 1 | -1];

const besideRisingCurves: readonly Side[] = [
  [1, 1],
  [-1, -1],
  [1, -1],
  [-1, 1],
];
const besideFallingCurves: readonly Side[] = [
  [1, -1],
  [-1, 1],
  [1, 1],
  [-1, -1],
];

/** Additional distances from the point that are tried in turn, in pixels: beside it, and above or below it. */
const farther = [0, 14, 28];
const farthest = [4, 20, 36, 52, 70, 90];

/** Place of the text at a point: around the point in plots of curves, above its vertical line in plots of scores. */
export function pointLabelPlace(
  { follows, rises }: Pick<ThresholdPlot, 'follows'> & { rises?: boolean },
  frame: Frame,
  { x, y }: Place,
  text: string,
): LabelPlace {
  const { fontSize, left, right, top } = frame;
  const half = textWidth(text, fontSize) / 2 + 7;
  const middle = Math.min(right - half, Math.max(left + half, x));
  if (follows === 'score') return { x: middle, y: top - 14, anchor: 'middle' };
  const sides = rises ? besideRisingCurves : besideFallingCurves;
  const baseline = (vertical: 1 | -1, distance: number): number =>
    vertical === 1 ? y + 8 + distance + fontSize : y - 10 - distance;
  const beside = farther.flatMap((distance) =>
    sides.map(([horizontal, vertical]): LabelPlace => ({
      x: x + (12 + distance) * horizontal,
      y: baseline(vertical, distance),
      anchor: horizontal === 1 ? 'start' : 'end',
    })),
  );
  // A long text may fit on neither side.
  const overAndUnder = farthest.flatMap((distance) =>
    ([1, -1] as const).map((vertical): LabelPlace => ({
      x: middle,
      y: baseline(vertical, distance),
      anchor: 'middle',
    })),
  );
  const places = [...beside, ...overAndUnder];
  return (
    freePlace(frame, text, places, [...takenIn(frame), ...frame.labels]) ?? keptPlace(frame, text, places, frame.labels)
  );
}

/** A text at a point. */
export function pointLabel(plot: ThresholdPlot, frame: Frame, point: Place, text: string): SVGTemplateResult {
  const { x, y, anchor = 'start' } = pointLabelPlace(plot, frame, point, text);
  return label(frame, text, x, y, { anchor, className: 'strong' });
}

/** The text at the point under the pointer; in plots of scores beside its line, below the texts in the corners. */
export function pointedLabel(plot: ThresholdPlot, frame: Frame, point: Place, text: string): SVGTemplateResult {
  const {
    x,
    y,
    anchor = 'start',
  } = plot.follows === 'score' ? besideLine(frame, point.x, text) : pointLabelPlace(plot, frame, point, text);
  return label(frame, text, x, y, { anchor });
}

function besideLine({ fontSize, left, right, top }: Frame, x: number, text: string): LabelPlace {
  const width = textWidth(text, fontSize) + 7;
  const y = top + 2.8 * fontSize;
  return x < (left + right) / 2
    ? { x: Math.min(right - width, x + 8), y, anchor: 'start' }
    : { x: Math.max(left + width, x - 8), y, anchor: 'end' };
}
