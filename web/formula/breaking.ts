import { rowOf, type Notation, type Style } from './notation.ts';
import { widthOf } from './width.ts';
import { alignedLatex, latexLines, type WorkedLine } from './worked.ts';

/** Width of a line of text on paper, in em of its own letters. */
export const lineOfText = 34;

/** Width of the paper in em of the small letters in which the page prints formulas. */
export const lineOfPaper = 42;

/** Width of the relation before a broken formula. */
const relationWidth = 1.4;

/** Estimated widths are mostly a little too large; this factor allows for it. */
const safety = 0.97;

/**
 * Breaks worked lines that are wider than `width`, in em: sums before their signs, and lists after their commas. Where
 * that is not enough, products are broken before a factor, also inside fractions, roots and brackets. Anything else
 * keeps its width. A continuation line has no relation.
 */
export function brokenLines(lines: readonly WorkedLine[], width: number): WorkedLine[] {
  const left = Math.max(...lines.map((line) => (line.left ? widthOf(line.left) : 0)));
  const room = safety * width - left - relationWidth;
  return lines.flatMap((line) =>
    rowsOf(fitted(line.right, room, 'display')).map((right, at) =>
      at === 0 ? { ...line, right } : { left: null, relation: null, right },
    ),
  );
}

/**
 * LaTeX for math mode: one line if it is no longer than a line of text, else several lines below each other, broken
 * where needed.
 */
export function latexOfLines(lines: readonly WorkedLine[], decimalSign: '.' | ','): string {
  const width = lines.reduce(
    (sum, { left, right }) => sum + (left ? widthOf(left) : 0) + relationWidth + widthOf(right),
    0,
  );
  if (width <= lineOfText) return latexLines(lines, decimalSign).join(' ');
  return alignedLatex(brokenLines(lines, lineOfText), decimalSign);
}

function rowsOf(notation: Notation): readonly Notation[] {
  return notation.kind === 'lines' ? notation.rows : [notation];
}

function fitted(notation: Notation, width: number, style: Style): Notation {
  if (widthOf(notation, style) <= width) return notation;
  const inside = (part: Notation, around = 0): Notation => fitted(part, width - around, style);
  switch (notation.kind) {
    case 'row':
      return fittedRow(notation.items, width, style);
    case 'fraction': {
      const [room, below] =
        style === 'display' ? ([width - 0.15, 'text'] as const) : ([width / 0.71, 'script'] as const);
      const [numerator, denominator] = [notation.numerator, notation.denominator].map((part) =>
        fitted(part, room, below),
      );
      return { ...notation, numerator: numerator!, denominator: denominator! };
    }
    case 'root':
    case 'fence':
      return { ...notation, body: inside(notation.body, 1) };
    case 'term':
      return { ...notation, body: inside(notation.body) };
    case 'scripts': {
      const around = widthOf(notation, style) - widthOf(notation.base, style);
      if (widthOf(notation.base, style) > around) return { ...notation, base: inside(notation.base, around) };
      return {
        ...notation,
        ...(notation.sup && { sup: fitted(notation.sup, (width - widthOf(notation.base, style)) / 0.71, 'script') }),
      };
    }
    default:
      return notation;
  }
}

function fittedRow(items: readonly Notation[], width: number, style: Style): Notation {
  const parts = partsOf(items);
  if (parts.length > 1)
    return lines(
      parts.map((part) => fitted(part, width, style)),
      width,
      style,
    );
  // In a product the widest item gets the room that the others leave. Where that is little, the factors are put on
  // separate lines.
  const widths = items.map((item) => widthOf(item, style));
  const widest = widths.indexOf(Math.max(...widths));
  const others = widths.reduce((sum, one) => sum + one, 0) - widths[widest]!;
  const factors = factorsOf(items);
  if (others > width / 2 && factors.length > 1)
    return lines(
      factors.map((factor) => fitted(factor, width, style)),
      width,
      style,
    );
  return rowOf(items.map((item, at) => (at === widest ? fitted(item, width - others, style) : item)));
}

/** The parts in lines, as many per line as fit. */
function lines(parts: readonly Notation[], width: number, style: Style): Notation {
  const rows: Notation[][] = [];
  let used = Infinity;
  for (const part of parts) {
    const partWidth = widthOf(part, style);
    if (used + partWidth > width) {
      rows.push([]);
      used = 0;
    }
    rows.at(-1)!.push(part);
    used += partWidth;
  }
  return rows.length === 1 ? rowOf(rows[0]!) : { kind: 'lines', rows: rows.map(rowOf), style };
}

const isSign = (item: Notation): boolean =>
  item.kind === 'operator' && item.role === 'infix' && ['+', '−', '±'].includes(item.text);

const isTimes = (item: Notation): boolean =>
  (item.kind === 'operator' && item.role === 'infix' && ['⋅', '×'].includes(item.text)) ||
  (item.kind === 'invisible' && item.means === 'times');

const isComma = (item: Notation | undefined): boolean => item?.kind === 'operator' && item.role === 'separator';

/**
 * The items of a list, with their commas; else the summands, each with the sign before it, including those of sums
 * within sums.
 */
function partsOf(items: readonly Notation[]): Notation[] {
  const isList = items.some(isComma);
  const parts: Notation[][] = [[]];
  items.forEach((item, at) => {
    if (isList ? isComma(items[at - 1]) : isSign(item)) parts.push([]);
    parts.at(-1)!.push(item);
  });
  return parts.filter((part) => part.length > 0).flatMap(isList ? (part) => [rowOf(part)] : flattened);
}

/** The summands of a nested sum, if it comes first or is added. */
function flattened(part: Notation[]): Notation[] {
  const sum = part.at(-1)!;
  const isAdded = part.length === 1 || (part.length === 2 && part[0]!.kind === 'operator' && part[0].text === '+');
  if (!isAdded || sum.kind !== 'row' || !sum.items.some(isSign)) return [rowOf(part)];
  const [first, ...rest] = partsOf(sum.items);
  return [rowOf([...part.slice(0, -1), first!]), ...rest];
}

/**
 * The factors of a product, each with the sign before it. The sign is always visible, because a factor may begin a
 * line.
 */
function factorsOf(items: readonly Notation[]): Notation[] {
  const factors: Notation[][] = [[]];
  for (const item of items) {
    if (!isTimes(item)) factors.at(-1)!.push(item);
    else factors.push([item.kind === 'operator' ? item : { kind: 'operator', text: '⋅', role: 'infix' }]);
  }
  return factors.map(rowOf);
}
