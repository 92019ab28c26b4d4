import { scaleLinear } from 'd3-scale';
import { area, curveLinear, line, type CurveFactory } from 'd3-shape';
import { svg, type SVGTemplateResult } from 'lit';
import { formatNumber } from '../formula/number.ts';

export interface Tick {
  value: number;
  text: string;
}

export interface Axis {
  /** Title in words, with the symbol. */
  title: string;
  domain: readonly [low: number, high: number];
  /** Increasing function that positions are proportional to; the identity by default. */
  transform?: (value: number) => number;
  /** Round numbers by default. */
  ticks?: readonly Tick[];
}

export interface FrameOptions {
  x: Axis;
  y: Axis;
  /** Whether both axes have the same length; otherwise the plot is wider than high. */
  square?: boolean;
  /** Whether the plot is much wider than high. */
  low?: boolean;
  /** Whether a line of text is left free above the axes. */
  headroom?: boolean;
  decimalSign: '.' | ',';
}

/** Layout of a plot, in pixels from its top left corner. */
export interface Frame {
  width: number;
  height: number;
  fontSize: number;
  /** Edges of the area that the axes enclose. */
  left: number;
  right: number;
  top: number;
  bottom: number;
  /** Converts a value to pixels. A value outside the domain is placed on the edge. */
  x(value: number): number;
  y(value: number): number;
  legend?: Legend;
  /** Places, in pixels, along all lines that the legend and the labels keep clear of. */
  lines?: readonly Place[];
  /** Places, in pixels, of the labels that have been drawn, which the label of a moving point keeps clear of. */
  labels: Place[];
  axes: { x: Axis & { ticks: readonly Tick[] }; y: Axis & { ticks: readonly Tick[] } };
}

export interface Place {
  x: number;
  y: number;
}

export interface LegendEntry {
  /** CSS class of the line, area or point that it explains. */
  className: string;
  text: string;
  /** Kind of the sample beside the text; a line by default. */
  sample?: 'area' | 'point';
}

/** Explanation of the lines; `x` and `y` are its top left corner, and `columns` is the number of entries in a row. */
export interface Legend {
  entries: readonly LegendEntry[];
  x: number;
  y: number;
  width: number;
  height: number;
  columns: number;
}

/** A plot that can be drawn at any width: it is laid out anew for each, so that letters keep their size. */
export interface Plot {
  /** Description of the plot in one sentence. */
  description: string;
  /** Name of an exported file, without the extension. */
  fileName: string;
  /** @param width in pixels */
  frame(width: number): Frame;
  /** Draws everything that stays in place while the threshold moves. */
  still(frame: Frame): SVGTemplateResult;
}

/** The diagonals of the unit square. */
export const rising = [
  { x: 0, y: 0 },
  { x: 1, y: 1 },
] as const;
export const falling = [
  { x: 0, y: 1 },
  { x: 1, y: 0 },
] as const;

/** Width of a letter in units of the font size: above the average, since text must not be cut off. */
export const letterWidth = 0.62;

/** Distance between parts of a plot, in pixels. */
export const gap = 6;

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
    labels: [],
    axes: { x: { ...x, ticks: xTicks }, y: { ...y, ticks: yTicks } },
  };
}

/** The frame of a plot of two shares, by the titles of their axes. */
export function unitSquare(width: number, x: string, y: string, { decimalSign }: Pick<FrameOptions, 'decimalSign'>) {
  const domain = [0, 1] as const;
  return frameOf(width, { x: { title: x, domain }, y: { title: y, domain }, square: true, decimalSign });
}

function transformOf({ transform }: Axis): (value: number) => number {
  return transform ?? ((value) => value);
}

/** Round ticks, about `count` of them. */
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

export function straight(x1: number, y1: number, x2: number, y2: number, className = ''): SVGTemplateResult {
  return svg`<line class=${className} x1=${x1} y1=${y1} x2=${x2} y2=${y2}></line>`;
}

/** A straight line between two places in units of the axes. */
export function segment(frame: Frame, from: Place, to: Place, className: string): SVGTemplateResult {
  return straight(frame.x(from.x), frame.y(from.y), frame.x(to.x), frame.y(to.y), className);
}

/** The `d` of a path through points in units of the axes, with gaps where a coordinate is NaN. */
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

/** Largest distance between neighbouring places along a line, in pixels. */
export const step = 4;

/** Places along a curve as it is drawn, at most `step` pixels apart. */
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

/** Places on the way from one place to another, without the first one. */
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

/** The line of this slope through a place inside the unit square, cut off at the edges of the square. */
export function lineThrough({ x, y }: Place, slope: number): [from: Place, to: Place] {
  const ends = slope === 0 ? [0, 1] : [y / slope, (y - 1) / slope].map((run) => Math.min(1, Math.max(0, x - run)));
  const [from, to] = ends.map((end) => ({ x: end, y: y + slope * (end - x) }));
  return [from!, to!];
}
