import { nothing, svg, type SVGTemplateResult } from 'lit';
import { gap, step, textWidth, type Frame, type Place } from './frame.ts';

export interface LabelOptions {
  anchor?: 'start' | 'middle' | 'end';
  className?: string;
  /** Clockwise rotation about its place, in degrees. */
  turned?: number;
}

/** A text at a place in pixels, with an outline in the colour of the paper that separates it from lines. */
export function label(
  { fontSize }: Frame,
  text: string,
  x: number,
  y: number,
  { anchor = 'start', className = '', turned }: LabelOptions = {},
): SVGTemplateResult {
  const turn = turned === undefined ? nothing : `rotate(${turned} ${x} ${y})`;
  // Two texts, since not every program that shows pictures can paint the outline before the letters.
  return svg`
    <g font-size=${fontSize} text-anchor=${anchor}>
      <text class="seam" aria-hidden="true" x=${x} y=${y} transform=${turn}>${text}</text>
      <text class="label ${className}" x=${x} y=${y} transform=${turn}>${text}</text>
    </g>
  `;
}

/** A possible position of a label, in pixels. */
export interface LabelPlace extends Place, Pick<LabelOptions, 'anchor' | 'turned'> {}

/**
 * Distance that a label keeps from lines, in pixels: more than half of `step`, so that no line passes between two
 * places unnoticed.
 */
const clearance = 2.5;

/** Box of a text, in pixels from its place: left and right along the text, top and bottom across it. */
function boxOf({ fontSize }: Frame, text: string, { anchor = 'start' }: LabelPlace) {
  const width = textWidth(text, fontSize);
  const left = { start: 0, middle: -width / 2, end: -width }[anchor];
  return { left, right: left + width, top: -0.8 * fontSize, bottom: 0.25 * fontSize };
}

function directionOf({ turned = 0 }: LabelPlace): { cos: number; sin: number } {
  const angle = (turned * Math.PI) / 180;
  return { cos: Math.cos(angle), sin: Math.sin(angle) };
}

/** A grid of places that covers a label, in pixels. */
export function* placesOfLabel(frame: Frame, text: string, place: LabelPlace): Generator<Place> {
  const { left, right, top, bottom } = boxOf(frame, text, place);
  const { cos, sin } = directionOf(place);
  const [columns, rows] = [right - left, bottom - top].map((length) => Math.ceil(length / step));
  for (let row = 0; row <= rows!; row++) {
    for (let column = 0; column <= columns!; column++) {
      const along = left + ((right - left) * column) / columns!;
      const across = top + ((bottom - top) * row) / rows!;
      yield { x: place.x + along * cos - across * sin, y: place.y + along * sin + across * cos };
    }
  }
}

/** Whether a label lies inside the axes. */
export function isInside(frame: Frame, text: string, place: LabelPlace): boolean {
  return [...placesOfLabel(frame, text, place)].every(
    ({ x, y }) => x >= frame.left && x <= frame.right && y >= frame.top && y <= frame.bottom,
  );
}

/** The first of the places where a label lies inside the axes and touches no place that is taken. */
export function freePlace(
  frame: Frame,
  text: string,
  places: readonly LabelPlace[],
  taken: readonly Place[],
): LabelPlace | undefined {
  return places.find((place) => {
    const { left, right, top, bottom } = boxOf(frame, text, place);
    const { cos, sin } = directionOf(place);
    const isTouched = ({ x, y }: Place): boolean => {
      const along = (x - place.x) * cos + (y - place.y) * sin;
      const across = (y - place.y) * cos - (x - place.x) * sin;
      return (
        along > left - clearance && along < right + clearance && across > top - clearance && across < bottom + clearance
      );
    };
    return isInside(frame, text, place) && !taken.some(isTouched);
  });
}

/** The place of a label that must be shown, such as a result: a free one, or else one that covers a line. */
export function keptPlace(
  frame: Frame,
  text: string,
  places: readonly LabelPlace[],
  taken: readonly Place[],
): LabelPlace {
  return freePlace(frame, text, places, taken) ?? places.find((place) => isInside(frame, text, place)) ?? places[0]!;
}

/** Places that labels keep clear of, in pixels: those of the lines and of the legend. */
export function takenIn({ lines = [], legend }: Frame): Place[] {
  if (!legend) return [...lines];
  const { x, y, width, height } = legend;
  const [columns, rows] = [width, height].map((length) => Math.ceil(length / step));
  const places = Array.from({ length: (columns! + 1) * (rows! + 1) }, (_, at) => ({
    x: x + (width * (at % (columns! + 1))) / columns!,
    y: y + (height * Math.floor(at / (columns! + 1))) / rows!,
  }));
  return [...lines, ...places];
}

/**
 * A label at the first free place, which is then taken; nothing where no place is free.
 * @param lines further places along lines that it keeps clear of
 */
export function freeLabel(
  frame: Frame,
  text: string,
  places: readonly LabelPlace[],
  taken: Place[],
  className = '',
  lines: readonly Place[] = [],
): SVGTemplateResult | typeof nothing {
  const place = freePlace(frame, text, places, [...taken, ...lines]);
  return place ? labelAt(frame, text, place, taken, className) : nothing;
}

/** A label that must be shown, at its `keptPlace`, which is then taken. */
export function keptLabel(
  frame: Frame,
  text: string,
  places: readonly LabelPlace[],
  taken: Place[],
  className = '',
): SVGTemplateResult {
  return labelAt(frame, text, keptPlace(frame, text, places, taken), taken, className);
}

function labelAt(frame: Frame, text: string, place: LabelPlace, taken: Place[], className: string): SVGTemplateResult {
  const places = [...placesOfLabel(frame, text, place)];
  taken.push(...places);
  frame.labels.push(...places);
  const { x, y, ...how } = place;
  return label(frame, text, x, y, { ...how, className });
}

/**
 * Places for a label beside a straight line in units of the axes; the label is rotated to follow the line.
 * @param parts positions along the line, 0…1
 */
export function placesBeside(
  frame: Frame,
  text: string,
  [from, to]: readonly [Place, Place],
  parts: readonly number[],
  sides: readonly ('above' | 'below')[] = ['below', 'above'],
): LabelPlace[] {
  const [start, across, down] = [
    { x: frame.x(from.x), y: frame.y(from.y) },
    frame.x(to.x) - frame.x(from.x),
    frame.y(to.y) - frame.y(from.y),
  ];
  const length = Math.hypot(across, down);
  const [cos, sin] = [across / length, down / length];
  const margin = textWidth(text, frame.fontSize) / 2 + gap;
  const offset = { above: -0.25 * frame.fontSize - 4, below: 0.8 * frame.fontSize + 4 };
  return parts.flatMap((part) => {
    const along = Math.min(length - margin, Math.max(margin, part * length));
    return sides.map((side) => ({
      x: start.x + along * cos - offset[side] * sin,
      y: start.y + along * sin + offset[side] * cos,
      anchor: 'middle' as const,
      turned: (Math.atan2(down, across) * 180) / Math.PI,
    }));
  });
}

/**
 * Places for a label around a place in pixels, at these distances: below, above and level with it, each first on the
 * side that has more room.
 */
export function placesAround(
  { left, right, fontSize }: Frame,
  { x, y }: Place,
  distances: readonly number[],
): LabelPlace[] {
  const sides = x < (left + right) / 2 ? ([1, -1] as const) : ([-1, 1] as const);
  return distances.flatMap((distance) =>
    ([1, -1, 0] as const).flatMap((vertical) =>
      sides.map((side) => ({
        x: x + side * (vertical === 0 ? 1.4 * distance : distance),
        y: y + (vertical === 1 ? distance + 0.7 * fontSize : vertical === -1 ? -distance : 0.35 * fontSize),
        anchor: side === 1 ? ('start' as const) : ('end' as const),
      })),
    ),
  );
}
