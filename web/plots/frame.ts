import { scaleLinear } from 'd3-scale';
import { area, curveLinear, line, type CurveFactory } from 'd3-shape';
import { nothing, svg, type SVGTemplateResult } from 'lit';
import { formatNumber } from '../formula/number.ts';

export interface Tick {
  value: number;
  text: string;
}

export interface Axis {
  /** In words, with the symbol. */
  title: string;
  domain: readonly [low: number, high: number];
  /** Increasing; places are in proportion to it. Without it, to the value itself. */
  transform?: (value: number) => number;
  /** Without them, round numbers. */
  ticks?: readonly Tick[];
}

export interface FrameOptions {
  x: Axis;
  y: Axis;
  /** Both axes of one length; otherwise the plot is wider than high. */
  square?: boolean;
  /** Much wider than high. */
  low?: boolean;
  /** A line is left free above the axes. */
  headroom?: boolean;
  decimalSign: '.' | ',';
}

/** Where things are in a drawing, in pixels from its top left corner. */
export interface Frame {
  width: number;
  height: number;
  fontSize: number;
  /** The edges of what the axes enclose. */
  left: number;
  right: number;
  top: number;
  bottom: number;
  /** Values to pixels. What is outside the domain comes to lie on the edge. */
  x(value: number): number;
  y(value: number): number;
  legend?: Legend;
  /** Places along all lines that legend and labels keep clear of, in pixels. */
  lines?: readonly Place[];
  axes: { x: Axis & { ticks: readonly Tick[] }; y: Axis & { ticks: readonly Tick[] } };
}

export interface Place {
  x: number;
  y: number;
}

/** A plot that can be drawn at any width: it is laid out anew, so that letters keep their size. */
export interface Plot {
  /** What is seen, in a sentence. */
  description: string;
  /** Of a picture of it, without ending. */
  fileName: string;
  /** @param width in pixels */
  frame(width: number): Frame;
  /** All that stays where it is while the threshold moves. */
  still(frame: Frame): SVGTemplateResult;
}

/** Of letters, as part of their size: wider than they are on average, since text must not be cut off. */
const letterWidth = 0.62;

const gap = 6;

export function textWidth(text: string, fontSize: number): number {
  return text.length * letterWidth * fontSize;
}

export function frameOf(
  width: number,
  { x, y, square = false, low = false, headroom = false, decimalSign }: FrameOptions,
): Frame {
  const fontSize = width < 420 ? 12 : 13;
  const yTicks = y.ticks ?? roundTicks(y.domain, 5, decimalSign);
  const left = Math.ceil(Math.max(...yTicks.map(({ text }) => textWidth(text, fontSize))) + gap + 2);
  const right = width - 16;
  const top = Math.round((headroom ? 4 : 1.9) * fontSize);
  const bottom = top + Math.round((right - left) * (square ? 1 : low ? 0.3 : width < 420 ? 0.75 : 0.6));
  const xTicks = x.ticks ?? roundTicks(x.domain, Math.min(10, (right - left) / 60), decimalSign);
  const [xScale, yScale] = [
    scaleLinear(x.domain.map(transformOf(x)), [left, right]).clamp(true),
    scaleLinear(y.domain.map(transformOf(y)), [bottom, top]).clamp(true),
  ];
  return {
    width,
    height: bottom + Math.round(3.1 * fontSize),
    fontSize,
    left,
    right,
    top,
    bottom,
    x: (value) => xScale(transformOf(x)(value)),
    y: (value) => yScale(transformOf(y)(value)),
    axes: { x: { ...x, ticks: xTicks }, y: { ...y, ticks: yTicks } },
  };
}

function transformOf({ transform }: Axis): (value: number) => number {
  return transform ?? ((value) => value);
}

/** About so many. */
export function roundTicks(domain: readonly [number, number], count: number, decimalSign: '.' | ','): Tick[] {
  const values = scaleLinear(domain, [0, 1]).ticks(Math.max(2, count));
  const step = Math.abs((values[1] ?? 1) - (values[0] ?? 0)) || 1;
  const decimals = Math.min(20, Math.max(0, -Math.floor(Math.log10(step) + 1e-9)));
  return values.map((value) => ({ value, text: formatNumber(value, { decimals, decimalSign }) }));
}

/** Grid, border, numbers and titles. */
export function axes(frame: Frame): SVGTemplateResult {
  const { left, right, top, bottom, fontSize } = frame;
  const { x, y } = frame.axes;
  return svg`
    <g class="grid">
      ${x.ticks.map(({ value }) => straight(frame.x(value), top, frame.x(value), bottom))}
      ${y.ticks.map(({ value }) => straight(left, frame.y(value), right, frame.y(value)))}
    </g>
    <rect class="border" x=${left} y=${top} width=${right - left} height=${bottom - top}></rect>
    <g class="ticks" font-size=${fontSize}>
      ${x.ticks.map(
        ({ value, text }) => svg`
          <text x=${frame.x(value)} y=${bottom + 1.2 * fontSize} text-anchor="middle">${text}</text>`,
      )}
      ${y.ticks.map(
        ({ value, text }) => svg`
          <text x=${left - gap} y=${frame.y(value) + 0.35 * fontSize} text-anchor="end">${text}</text>`,
      )}
    </g>
    <text class="title" font-size=${titleSize(frame, y)} x="2" y=${fontSize}>↑ ${y.title}</text>
    <text class="title" font-size=${titleSize(frame, x)} x=${right} y=${bottom + 2.7 * fontSize} text-anchor="end">
      ${x.title} →
    </text>
  `;
}

/** Font size of the title of an axis: smaller where the title would be cut off otherwise. */
function titleSize({ right, fontSize }: Frame, { title }: Axis): number {
  return Math.min(fontSize, (right - 2) / textWidth(`${title} →`, 1));
}

function straight(x1: number, y1: number, x2: number, y2: number, className = ''): SVGTemplateResult {
  return svg`<line class=${className} x1=${x1} y1=${y1} x2=${x2} y2=${y2}></line>`;
}

/** A straight line between two places in units of the axes. */
export function segment(frame: Frame, from: Place, to: Place, className: string): SVGTemplateResult {
  return straight(frame.x(from.x), frame.y(from.y), frame.x(to.x), frame.y(to.y), className);
}

/** The `d` of a path through points in units of the axes, with gaps where one of both numbers is none. */
export function linePath(frame: Frame, x: Float64Array, y: Float64Array, curve: CurveFactory = curveLinear): string {
  return (
    line<number>(
      (value) => frame.x(value),
      (_, index) => frame.y(y[index]!),
    )
      .defined((value, index) => !Number.isNaN(value) && !Number.isNaN(y[index]))
      .curve(curve)
      .digits(2)(x) ?? ''
  );
}

/** The `d` of the area between two lines over the same x. */
export function areaPath(
  frame: Frame,
  x: Float64Array,
  low: Float64Array | number,
  high: Float64Array,
  curve: CurveFactory = curveLinear,
): string {
  const lowAt = (index: number): number => (typeof low === 'number' ? low : low[index]!);
  return (
    area<number>(
      (value) => frame.x(value),
      (_, index) => frame.y(lowAt(index)),
      (_, index) => frame.y(high[index]!),
    )
      .defined((value, index) => !Number.isNaN(value + lowAt(index) + high[index]!))
      .curve(curve)
      .digits(2)(x) ?? ''
  );
}

export interface LabelOptions {
  anchor?: 'start' | 'middle' | 'end';
  className?: string;
  /** Clockwise, in degrees about its place. */
  turned?: number;
}

/** A text at a place in pixels, with a seam in the colour of the paper that keeps it apart from lines. */
export function label(
  { fontSize }: Frame,
  text: string,
  x: number,
  y: number,
  { anchor = 'start', className = '', turned }: LabelOptions = {},
): SVGTemplateResult {
  const turn = turned === undefined ? nothing : `rotate(${turned} ${x} ${y})`;
  // Two texts, since not all programs that show pictures know how to paint the seam first.
  return svg`
    <g font-size=${fontSize} text-anchor=${anchor}>
      <text class="seam" aria-hidden="true" x=${x} y=${y} transform=${turn}>${text}</text>
      <text class="label ${className}" x=${x} y=${y} transform=${turn}>${text}</text>
    </g>
  `;
}

/** Where a label may stand, in pixels. */
export interface LabelPlace extends Place, Pick<LabelOptions, 'anchor' | 'turned'> {}

/**
 * Distance that a label keeps from lines, in pixels: more than half of `step`, so that no line passes between two
 * places unnoticed.
 */
const clearance = 2.5;

/** Box of a text, in pixels from its place, along the text and across it. */
function boxOf({ fontSize }: Frame, text: string, { anchor = 'start' }: LabelPlace) {
  const width = textWidth(text, fontSize);
  const left = { start: 0, middle: -width / 2, end: -width }[anchor];
  return { left, right: left + width, top: -0.8 * fontSize, bottom: 0.25 * fontSize };
}

function directionOf({ turned = 0 }: LabelPlace): { cos: number; sin: number } {
  const angle = (turned * Math.PI) / 180;
  return { cos: Math.cos(angle), sin: Math.sin(angle) };
}

/** Places all over a label. */
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

/** Whether a label stands inside the axes. */
export function isInside(frame: Frame, text: string, place: LabelPlace): boolean {
  return [...placesOfLabel(frame, text, place)].every(
    ({ x, y }) => x >= frame.left && x <= frame.right && y >= frame.top && y <= frame.bottom,
  );
}

/** The first of the places where a label is inside the axes and touches nothing of what is taken. */
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

/** The free place of a label that tells a result: rather on a line than nowhere. */
export function keptPlace(
  frame: Frame,
  text: string,
  places: readonly LabelPlace[],
  taken: readonly Place[],
): LabelPlace {
  return freePlace(frame, text, places, taken) ?? places.find((place) => isInside(frame, text, place)) ?? places[0]!;
}

/** Places that labels keep clear of: lines and legend, in pixels. */
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
 * A label at the first of the places that is free, which it takes; nothing where there is none.
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

/** A label that tells a result, at its place, which it takes. */
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
  taken.push(...placesOfLabel(frame, text, place));
  const { x, y, ...how } = place;
  return label(frame, text, x, y, { ...how, className });
}

/**
 * Places for a label beside a straight line (in units of the axes), turned like the line.
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

/** Places for a label around a place in pixels, at these distances: below before above on the side that has more room. */
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

export interface LegendEntry {
  /** The class of what it explains. */
  className: string;
  text: string;
  /** What is shown beside the text; a line by default. */
  sample?: 'area' | 'point';
}

type Corner = readonly [horizontal: 'left' | 'right', vertical: 'top' | 'bottom'];

const sampleWidth = 26;

/** What the lines are, from its top left corner, in rows of so many columns. */
interface Legend {
  entries: readonly LegendEntry[];
  x: number;
  y: number;
  width: number;
  height: number;
  columns: number;
}

/**
 * The frame with the `lines` of its plot (in pixels) and a legend: in the first of the corners where it hides none of
 * them, and below the axes where there is none such.
 */
export function withLegend(
  plain: Frame,
  entries: readonly LegendEntry[],
  corners: readonly Corner[],
  lines: (frame: Frame) => Iterable<Place>,
): Frame {
  const places = [...lines(plain)];
  const frame = { ...plain, lines: places };
  if (entries.length === 0) return frame;
  const { fontSize, left, right, top, bottom } = frame;
  const most = Math.floor((right - left - sampleWidth - 3 * gap) / (letterWidth * fontSize));
  const shown = entries.map((entry) => ({ ...entry, text: shortened(entry.text, most) }));
  const width = sampleWidth + 3 * gap + Math.max(...shown.map(({ text }) => textWidth(text, fontSize)));
  const heightOf = (rows: number): number => Math.ceil(rows * 1.4 * fontSize + gap);
  const height = heightOf(shown.length);
  const corner = corners
    .map(([horizontal, vertical]) => ({
      x: horizontal === 'left' ? left + gap : right - gap - width,
      y: vertical === 'top' ? top + gap : bottom - gap - height,
    }))
    .find(
      (box) =>
        width < 0.75 * (right - left) &&
        height < 0.5 * (bottom - top) &&
        !places.some(
          ({ x, y }) => x > box.x - gap && x < box.x + width + gap && y > box.y - gap && y < box.y + height + gap,
        ),
    );
  if (corner) return { ...frame, legend: { entries: shown, ...corner, width, height, columns: 1 } };
  const columns = Math.max(1, Math.floor((right - left) / width));
  const below = {
    entries: shown,
    x: left,
    y: frame.height + gap,
    width: columns * width,
    height: heightOf(Math.ceil(shown.length / columns)),
    columns,
  };
  return { ...frame, height: below.y + below.height + 1, legend: below };
}

export function legend({ legend, fontSize }: Frame): SVGTemplateResult | typeof nothing {
  if (!legend) return nothing;
  const { entries, x, y, width, height, columns } = legend;
  return svg`
    <g class="legend" font-size=${fontSize}>
      <rect class="legend-paper" x=${x} y=${y} width=${width} height=${height} rx="3"></rect>
      ${entries.map(({ className, text, sample }, index) => {
        const start = x + gap + (index % columns) * (width / columns);
        const middle = y + gap / 2 + (Math.floor(index / columns) + 0.5) * 1.4 * fontSize;
        return svg`
          ${sampleOf(className, sample, start, middle)}
          <text class="label" x=${start + sampleWidth + gap} y=${middle + 0.35 * fontSize}>${text}</text>`;
      })}
    </g>
  `;
}

function sampleOf(className: string, sample: LegendEntry['sample'], x: number, y: number): SVGTemplateResult {
  if (sample === 'area')
    return svg`<rect class=${className} x=${x} y=${y - 5} width=${sampleWidth} height="10"></rect>`;
  if (sample === 'point') return svg`<circle class=${className} cx=${x + sampleWidth / 2} cy=${y} r="5"></circle>`;
  return straight(x, y, x + sampleWidth, y, className);
}

function shortened(text: string, most: number): string {
  const letters = [...text];
  return letters.length <= most ? text : `${letters.slice(0, Math.max(1, most - 1)).join('')}…`;
}

/** Largest distance of neighbouring places along a line, in pixels. */
const step = 4;

/** Places along a curve as it is drawn, close enough to tell where it runs. */
export function* placesAlong(
  frame: Frame,
  x: Float64Array,
  y: Float64Array,
  curve: CurveFactory = curveLinear,
): Generator<Place> {
  for (const run of linePath(frame, x, y, curve).split('M').slice(1)) {
    const corners = run.split('L').map((corner): Place => {
      const [x, y] = corner.split(',').map(Number.parseFloat);
      return { x: x!, y: y! };
    });
    yield corners[0]!;
    for (const [at, to] of corners.slice(1).entries()) yield* placesBetween(corners[at]!, to);
  }
}

/** Places from one place to another, without the first one. */
function* placesBetween(from: Place, to: Place): Generator<Place> {
  const steps = Math.max(1, Math.ceil(Math.hypot(to.x - from.x, to.y - from.y) / step));
  for (let part = 1; part <= steps; part++) {
    yield { x: from.x + ((to.x - from.x) * part) / steps, y: from.y + ((to.y - from.y) * part) / steps };
  }
}

/** Places along a straight line between two places in units of the axes. */
export function placesOfSegment(frame: Frame, from: Place, to: Place): Generator<Place> {
  return placesAlong(frame, Float64Array.of(from.x, to.x), Float64Array.of(from.y, to.y));
}

/** The part inside the unit square of the line of that slope through a place inside it. */
export function lineThrough({ x, y }: Place, slope: number): [from: Place, to: Place] {
  const ends = slope === 0 ? [0, 1] : [y / slope, (y - 1) / slope].map((run) => Math.min(1, Math.max(0, x - run)));
  const [from, to] = ends.map((end) => ({ x: end, y: y + slope * (end - x) }));
  return [from!, to!];
}
