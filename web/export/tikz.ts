import type { PictureOptions } from './picture.ts';
import { latexText, needsOf } from './table/latex.ts';
import { shapesOf, type Colour, type Paint, type Shape, type Shapes, type Text } from './shapes.ts';

/** Length of a CSS pixel in big points. */
const points = 0.75;

/** Margin of the background around the drawing in pixels, where a background is drawn. */
const margin = 12;

/** Number of steps of a path per line of the file. */
const placesInLine = 6;

/** The drawing as a file for LaTeX's `\input`. The drawing must be visible when this is called. */
export function tikzFile(drawing: SVGSVGElement, colours: PictureOptions['colours']): Blob {
  return new Blob([tikzPicture(shapesOf(drawing, colours))], { type: 'application/x-tex' });
}

/** The shapes as a `tikzpicture` environment. Its texts are in the font of the surrounding document. */
export function tikzPicture({ title, paper, width, height, shapes }: Shapes): string {
  const palette = new Palette();
  const isWhite = paper.every((part, at) => part === [255, 255, 255, 1][at]);
  const background = [-margin, -margin, width + 2 * margin, height + 2 * margin] as const;
  const lines = [
    ...(isWhite ? [] : [`\\path[${palette.fill(paper)}] ${rectangle(...background)};`]),
    ...shapes.flatMap((shape) => drawn(shape, palette)),
  ];
  const picture = [
    '\\begin{tikzpicture}[',
    `  x=${points}bp, y=-${points}bp, line join=round,`,
    '  every node/.style={inner sep=0pt, outer sep=0pt},',
    ']',
    ...[...palette.definitions, ...lines].map((line) => `  ${line}`),
    '\\end{tikzpicture}',
    '',
  ].join('\n');
  return `${needsOf(picture, ['tikz'])}% ${title.replaceAll(/\s+/g, ' ')}\n${picture}`;
}

/** Names of the colours used. */
class Palette {
  readonly #names = new Map<string, string>();

  get definitions(): string[] {
    return [...this.#names].map(([colour, name]) => `\\definecolor{${name}}{RGB}{${colour}}`);
  }

  fill(colour: Colour): string {
    return this.#option('fill', colour);
  }

  line(colour: Colour): string {
    return this.#option('draw', colour);
  }

  text(colour: Colour): string {
    return this.#option('text', colour);
  }

  #option(use: 'fill' | 'draw' | 'text', [red, green, blue, opacity]: Colour): string {
    const colour = [red, green, blue].map(Math.round).join();
    const name = this.#names.get(colour) ?? `deconfuse${this.#names.size + 1}`;
    this.#names.set(colour, name);
    return `${use}=${name}${opacity < 1 ? `, ${use} opacity=${number(opacity)}` : ''}`;
  }
}

/** A number with at most two decimals. */
function number(value: number): string {
  return String(Number(value.toFixed(2)) + 0); // + 0: no −0
}

const place = (x: number, y: number): string => `(${number(x)},${number(y)})`;

const length = (pixels: number): string => `${number(points * pixels)}bp`;

function rectangle(x: number, y: number, width: number, height: number): string {
  return `${place(x, y)} rectangle ${place(x + width, y + height)}`;
}

/** Commands that draw a shape; none for an invisible one. */
function drawn(shape: Shape, palette: Palette): string[] {
  if (shape.kind === 'text') return node(shape, palette);
  const path = pathOf(shape);
  if (path === '' || (!shape.fill && !shape.line)) return [];
  return [`\\path[${[...paint(shape, palette), ...roundness(shape)].join(', ')}] ${path};`];
}

function paint({ fill, line, lineWidth, dashes, hasRoundEnds }: Paint, palette: Palette): string[] {
  return [
    ...(fill ? [palette.fill(fill)] : []),
    ...(line
      ? [
          palette.line(line),
          `line width=${length(lineWidth)}`,
          ...(dashes.length > 0 ? [`dash pattern=${dashPattern(dashes)}`] : []),
          ...(hasRoundEnds ? ['line cap=round'] : []),
        ]
      : []),
  ];
}

/** TikZ dash pattern. An odd number of lengths is repeated, so that dashes and gaps alternate. */
function dashPattern(dashes: readonly number[]): string {
  const all = dashes.length % 2 === 0 ? dashes : [...dashes, ...dashes];
  return all.map((pixels, at) => `${at % 2 === 0 ? 'on' : 'off'} ${length(pixels)}`).join(' ');
}

function roundness(shape: Shape): string[] {
  return shape.kind === 'rect' && shape.radius > 0 ? [`rounded corners=${length(shape.radius)}`] : [];
}

function pathOf(shape: Exclude<Shape, Text>): string {
  switch (shape.kind) {
    case 'path':
      return tikzPath(shape.d);
    case 'line':
      return `${place(shape.x1, shape.y1)} -- ${place(shape.x2, shape.y2)}`;
    case 'rect':
      return rectangle(shape.x, shape.y, shape.width, shape.height);
    case 'circle':
      return `${place(shape.x, shape.y)} circle[radius=${length(shape.radius)}]`;
  }
}

/** Number of coordinates of each path command. */
const numbersOf: Readonly<Record<string, number>> = { M: 2, L: 2, H: 1, V: 1, C: 6, Z: 0 };

/**
 * The `d` of an SVG path as a TikZ path. As in SVG, lower-case commands are relative to the previous place.
 * @throws RangeError for a command other than M, L, H, V, C and Z
 */
export function tikzPath(d: string): string {
  const parts: string[] = [];
  let [x, y] = [0, 0];
  let [startX, startY] = [0, 0];
  for (const [, letter, rest] of d.matchAll(/([a-z])([^a-df-z]*)/gi)) {
    const command = letter!.toUpperCase();
    const needed = numbersOf[command];
    if (needed === undefined) throw new RangeError(`The path has a command ${letter}.`);
    if (command === 'Z') {
      parts.push('-- cycle');
      [x, y] = [startX, startY];
      continue;
    }
    const isRelative = letter !== command;
    const numbers = (rest!.match(/[-+]?(?:\d+\.?\d*|\.\d+)(?:e[-+]?\d+)?/gi) ?? []).map(Number);
    for (let at = 0; at + needed <= numbers.length; at += needed) {
      const [fromX, fromY] = isRelative ? [x, y] : [0, 0];
      const own = numbers.slice(at, at + needed);
      if (command === 'H') x = fromX + own[0]!;
      else if (command === 'V') y = fromY + own[0]!;
      else [x, y] = [fromX + own.at(-2)!, fromY + own.at(-1)!];
      if (command === 'M' && at === 0) {
        [startX, startY] = [x, y];
        parts.push(place(x, y));
      } else if (command === 'C') {
        const [one, other] = [place(fromX + own[0]!, fromY + own[1]!), place(fromX + own[2]!, fromY + own[3]!)];
        parts.push(`.. controls ${one} and ${other} .. ${place(x, y)}`);
      } else parts.push(`-- ${place(x, y)}`);
    }
  }
  const lines = Array.from({ length: Math.ceil(parts.length / placesInLine) }, (_, line) =>
    parts.slice(line * placesInLine, (line + 1) * placesInLine).join(' '),
  );
  return lines.join('\n    ');
}

const anchors = { start: ' west', middle: '', end: ' east' } as const;

/** The node of a text. A text without a fill has none: it is the outline behind another text; TeX cannot paint it. */
function node(text: Text & Paint, palette: Palette): string[] {
  const written = texText(text.text);
  if (written === '' || !text.fill) return [];
  const size = points * text.fontSize;
  const options = [
    `anchor=${text.isCentred ? 'mid' : 'base'}${anchors[text.anchor]}`,
    palette.text(text.fill),
    ...(Math.abs(text.turned) < 0.01 ? [] : [`rotate=${number(-text.turned)}`]),
    `font=\\fontsize{${number(size)}bp}{${number(1.2 * size)}bp}\\selectfont${text.isBold ? '\\bfseries' : ''}`,
  ];
  return [`\\node[${options.join(', ')}] at ${place(text.x, text.y)} {${written}};`];
}

/** LaTeX of the signs that occur in plots but not in tables. */
const signs: Readonly<Record<string, string>> = {
  '↑': '$\\uparrow$',
  '↔': '$\\leftrightarrow$',
  '⁻': '$^-$',
  '\u2007': '~',
  '\u2009': '\\,',
  ŷ: '$\\hat{y}$',
  Ŷ: '$\\hat{Y}$',
};

/** LaTeX names of combining marks, which are above the letter before them. */
const accents: Readonly<Record<string, string>> = {
  '\u0302': 'hat',
  '\u0303': 'tilde',
  '\u0304': 'bar',
  '\u0305': 'bar',
};

/** The text in LaTeX; runs of white space, which come from templates, become one space. */
export function texText(text: string): string {
  return latexText(text.replaceAll(/[ \t\r\n]+/g, ' '))
    .replaceAll(
      /(?:\$(\\[A-Za-z]+)\$|([A-Za-z]))([\u0302-\u0305])/g,
      (_, symbol?: string, letter?: string, accent?: string) => `$\\${accents[accent!]}{${symbol ?? letter}}$`,
    )
    .replaceAll(/[^\0-\u007f]/g, (character) => signs[character] ?? character);
}
