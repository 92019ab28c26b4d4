import type { Formula } from '../core/types/formula.ts';
import { aligned, latexOf } from './latex.ts';
import type { Notation } from './notation.ts';
import {
  isAbridged,
  notationOf,
  notationOfFraction,
  notationOfInterval,
  notationOfNumber,
  type NotationOptions,
} from './notation-of.ts';
import { isRounded } from './number.ts';
import { parseSymbol } from './symbol.ts';

/** A metric with its formulas and its value. */
export interface Worked {
  /** Symbol in LaTeX. */
  symbol: string;
  symbolic: Formula;
  substituted: Formula;
  /** '26/45' or '3'; null if the value has no known fraction. */
  exact: string | null;
  /** For an interval both ends; null where it is undefined. */
  value: number | readonly [low: number, high: number] | null;
}

export interface WorkedLine {
  /** Only the first line has a left side. */
  left: Notation | null;
  /**
   * Relation to the left side: ≈ where digits are left out; ≔ where a policy replaces 0/0; null in a continuation line.
   */
  relation: '=' | '≈' | '≔' | null;
  right: Notation;
}

/** The lines symbol = symbols = numbers = fraction ≈ decimal, without lines that would repeat the one before. */
export function workedLines(
  { symbol, symbolic, substituted, exact, value }: Worked,
  options: NotationOptions & { decimals: number },
): WorkedLine[] {
  const { decimals } = options;
  const left = parseSymbol(symbol);
  const lines: WorkedLine[] = [];
  const add = (relation: WorkedLine['relation'], right: Notation | null): void => {
    const previous = lines.at(-1)?.right ?? left;
    if (!right || latexOf(right) === latexOf(previous)) return;
    lines.push({ left: lines.length === 0 ? left : null, relation, right });
  };

  const isReplaced = substituted.op === 'replacement';
  const numbers = isReplaced && substituted.args?.[0] ? substituted.args[0] : substituted;
  add('=', notationOf(symbolic, options));
  add(isAbridged(numbers, decimals) ? '≈' : '=', notationOf(numbers, options));
  // For arg min and arg max the result is already part of the formula.
  if (numbers.op === 'arg-maximum' || numbers.op === 'arg-minimum') return lines;
  if (isZeroByZero(numbers)) add('=', zeroByZero);
  else if (exact !== null && !isReplaced) add('=', notationOfFraction(exact));
  if (value === null) return lines;
  if (typeof value !== 'number') {
    add('≈', notationOfInterval(value, decimals));
    return lines;
  }
  const relation = isReplaced ? '≔' : isRounded(value, decimals, exact) ? '≈' : '=';
  const isWhole = exact !== null && !exact.includes('/');
  if (isReplaced || !isWhole) add(relation, notationOfNumber(value, decimals));
  return lines;
}

const signs = { '=': '=', '≈': '\\approx', '≔': ':=' } as const;

/** The lines in LaTeX for math mode, each separately. */
export function latexLines(lines: readonly WorkedLine[], decimalSign: '.' | ','): string[] {
  // Without anything before it, a relation would be spaced like the sign of a number.
  return lines.map((line) => sidesInLatex(line, decimalSign, '{}').join(' ').trim());
}

/** The lines in LaTeX for math mode, aligned below each other. */
export function alignedLatex(lines: readonly WorkedLine[], decimalSign: '.' | ','): string {
  return aligned(
    lines.map((line) => {
      const [left, ...right] = sidesInLatex(line, decimalSign, '');
      return [left, '&', ...right].filter((side) => side !== '').join(' ');
    }),
  );
}

function sidesInLatex({ left, relation, right }: WorkedLine, decimalSign: '.' | ',', none: string): string[] {
  return [left ? latexOf(left) : '', relation ? signs[relation] : none, latexOf(right, decimalSign).trim()];
}

function isZeroByZero({ op, args }: Formula): boolean {
  return op === 'divide' && args?.[0]?.value === 0 && args[1]?.value === 0;
}

const zeroByZero = notationOfFraction('0/0');
