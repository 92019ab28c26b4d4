import { inlined, readCopy, type PictureOptions } from './picture.ts';

/** Red, green and blue from 0 to 255, and opacity from 0 to 1. */
export type Colour = readonly [red: number, green: number, blue: number, opacity: number];

/** Fill and line of a shape; null where it has none. */
export interface Paint {
  fill: Colour | null;
  line: Colour | null;
  lineWidth: number;
  /** Alternating lengths of dashes and gaps; empty for a line without gaps. */
  dashes: readonly number[];
  hasRoundEnds: boolean;
}

export interface Text {
  kind: 'text';
  text: string;
  x: number;
  /** Vertical position of the baseline, or of the middle of the letters if `isCentred`. */
  y: number;
  anchor: 'start' | 'middle' | 'end';
  /** Whether the middle of the letters is at `y`, instead of the baseline. */
  isCentred: boolean;
  fontSize: number;
  isBold: boolean;
  /** Clockwise rotation about its place, in degrees. */
  turned: number;
}

/** The geometry of a shape, in pixels from the top left corner of the drawing. */
export type Outline =
  | { kind: 'path'; d: string }
  | { kind: 'line'; x1: number; y1: number; x2: number; y2: number }
  | { kind: 'rect'; x: number; y: number; width: number; height: number; radius: number }
  | { kind: 'circle'; x: number; y: number; radius: number }
  | Text;

export type Shape = Outline & Paint;

/** A drawing as the list of its shapes, from the lowest to the topmost. */
export interface Shapes {
  /** Description of the drawing. */
  title: string;
  paper: Colour;
  width: number;
  height: number;
  shapes: readonly Shape[];
}

/** The shapes of a drawing in these colours. The drawing must be visible when this is called. */
export function shapesOf(drawing: SVGSVGElement, colours: PictureOptions['colours']): Shapes {
  return readCopy(drawing, colours, ({ picture, view, paper }) => ({
    title: drawing.getAttribute('aria-label') ?? '',
    paper: colourOf(paper) ?? [255, 255, 255, 1],
    width: view.width,
    height: view.height,
    shapes: [...picture.querySelectorAll<SVGGraphicsElement>('path, line, rect, circle, text')].flatMap((element) => {
      const outline = outlineOf(element);
      return outline ? [{ ...outline, ...paintOf(element) }] : [];
    }),
  }));
}

function outlineOf(element: SVGGraphicsElement): Outline | undefined {
  if (element instanceof SVGPathElement) return { kind: 'path', d: element.getAttribute('d') ?? '' };
  if (element instanceof SVGLineElement) {
    const [x1, y1, x2, y2] = [element.x1, element.y1, element.x2, element.y2].map(lengthOf);
    return { kind: 'line', x1: x1!, y1: y1!, x2: x2!, y2: y2! };
  }
  if (element instanceof SVGRectElement) {
    const [x, y, width, height, radius] = [element.x, element.y, element.width, element.height, element.rx].map(
      lengthOf,
    );
    return { kind: 'rect', x: x!, y: y!, width: width!, height: height!, radius: radius! };
  }
  if (element instanceof SVGCircleElement) {
    const [x, y, radius] = [element.cx, element.cy, element.r].map(lengthOf);
    return { kind: 'circle', x: x!, y: y!, radius: radius! };
  }
  return element instanceof SVGTextElement ? textOf(element) : undefined;
}

/** Length in pixels, also where it is given as a percentage. */
const lengthOf = ({ baseVal }: SVGAnimatedLength): number => baseVal.value;

function textOf(element: SVGTextElement): Text {
  const [x, y] = [element.x, element.y].map(({ baseVal }) =>
    baseVal.numberOfItems === 0 ? 0 : baseVal.getItem(0).value,
  );
  // Texts are rotated only about their own places, so x and y stay valid.
  const turn = element.transform.baseVal.consolidate()?.matrix;
  return {
    kind: 'text',
    text: element.textContent,
    x: x!,
    y: y!,
    anchor: inlined(element, 'text-anchor') as Text['anchor'],
    isCentred: inlined(element, 'dominant-baseline') === 'central',
    fontSize: Number.parseFloat(inlined(element, 'font-size')),
    isBold: Number(inlined(element, 'font-weight')) >= 600,
    turned: turn ? (Math.atan2(turn.b, turn.a) * 180) / Math.PI : 0,
  };
}

function paintOf(element: SVGGraphicsElement): Paint {
  const opacity = Number(inlined(element, 'opacity'));
  const painted = (what: 'fill' | 'stroke'): Colour | null => {
    const [red, green, blue, alpha] = colourOf(inlined(element, what)) ?? [0, 0, 0, 0];
    const whole = alpha * Number(inlined(element, `${what}-opacity`)) * opacity;
    return whole > 0 ? [red, green, blue, whole] : null;
  };
  const lineWidth = Number.parseFloat(inlined(element, 'stroke-width'));
  return {
    fill: painted('fill'),
    line: lineWidth > 0 ? painted('stroke') : null,
    lineWidth,
    dashes: (inlined(element, 'stroke-dasharray').match(/[\d.]+/g) ?? []).map(Number),
    hasRoundEnds: inlined(element, 'stroke-linecap') === 'round',
  };
}

/** The colour of a style; undefined for `none`. */
function colourOf(colour: string): Colour | undefined {
  const numbers = (/\(.*\)/.exec(colour)?.[0].match(/[-+\d.e]+/g) ?? []).map(Number);
  if (numbers.length < 3) return undefined;
  // The components of color(srgb …) are from 0 to 1.
  const [red, green, blue] = colour.startsWith('color(') ? numbers.map((share) => Math.round(255 * share)) : numbers;
  return [red!, green!, blue!, numbers[3] ?? 1];
}
