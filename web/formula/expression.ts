import { rowOf, type Notation, type Operator } from './notation.ts';

/** How tightly an expression binds. In a place that needs a tighter one, it gets brackets. */
export enum Level {
  list,
  sum,
  slash,
  product,
  power,
  atom,
}

/** First or last visible element of an expression. The sign of a product depends on it. */
export type Glyph = 'digit' | 'letter' | 'word' | 'bracket' | 'fraction' | 'other';

export interface Expression {
  notation: Notation;
  level: Level;
  /** Whether the expression begins with a minus sign. */
  signed: boolean;
  /** Whether it would absorb a factor written behind it, as Σ and ln do. */
  open: boolean;
  first: Glyph;
  last: Glyph;
}

export function atom(notation: Notation, glyph: Glyph): Expression {
  return { notation, level: Level.atom, signed: false, open: false, first: glyph, last: glyph };
}

export function call(name: Notation, body: Notation, brackets: '()' | '{}' = '()'): Expression {
  const fence: Notation = { kind: 'fence', open: brackets.charAt(0), close: brackets.charAt(1), body };
  return {
    ...atom(row(name, { kind: 'invisible', means: 'apply', space: false }, fence), 'bracket'),
    first: glyphOf(name),
  };
}

/** The expression, in brackets if it binds less tightly than `level`. */
export function bracketed(value: Expression, level: Level): Expression {
  return value.level < level ? atom({ kind: 'fence', open: '(', close: ')', body: value.notation }, 'bracket') : value;
}

export function row(...items: Notation[]): Notation {
  return { kind: 'row', items };
}

export function digits(whole: string): Notation {
  return { kind: 'number', whole, decimals: '' };
}

export function sign(text: string, role: Operator['role'] = 'infix'): Notation {
  return { kind: 'operator', text, role };
}

export function glyphOf(notation: Notation | undefined): Glyph {
  switch (notation?.kind) {
    case 'number':
      return 'digit';
    case 'letter':
      return 'letter';
    case 'word':
      return notation.text.length > 1 ? 'word' : 'letter';
    case 'scripts':
      return glyphOf(notation.base);
    case 'accent':
      return glyphOf(notation.body);
    case 'operator':
      return notation.role === 'open' || notation.role === 'close' ? 'bracket' : 'other';
    default:
      return 'other';
  }
}

export function signedBy(negative: boolean, value: Expression): Expression {
  if (!negative) return value;
  const level = Math.min(value.level, Level.product);
  return { ...value, level, signed: true, first: 'other', notation: row(sign('−', 'prefix'), value.notation) };
}

export function quotient(numerator: Notation, denominator: Notation, slash: boolean): Expression {
  if (!slash) return { ...atom({ kind: 'fraction', numerator, denominator }, 'fraction'), level: Level.power };
  return { ...atom(row(numerator, sign('/', 'bare'), denominator), 'other'), level: Level.slash };
}

/** n_{i+} squared is one symbol with both scripts. */
export function raise(base: Notation, sup: Notation): Notation {
  if (base.kind === 'term') return { ...base, body: raise(base.body, sup) };
  if (base.kind === 'scripts' && base.sup === undefined) return { ...base, sup };
  return { kind: 'scripts', base, sup };
}

/** The parts with signs between them; with `elided`, dots stand before the last. */
export function joined(
  parts: Expression[],
  between: (left: Expression, right: Expression) => Notation,
  elided = false,
): Omit<Expression, 'level'> {
  const items: Notation[] = [];
  parts.forEach((part, index) => {
    const previous = parts[index - 1];
    if (previous) items.push(between(previous, part));
    if (elided && index === parts.length - 1) {
      items.push({ kind: 'word', text: '⋯' }, between(part, part));
    }
    items.push(part.notation);
  });
  const last = parts.at(-1);
  return {
    notation: rowOf(items),
    signed: parts[0]?.signed ?? false,
    open: last?.open ?? false,
    first: parts[0]?.first ?? 'other',
    last: last?.last ?? 'other',
  };
}

/**
 * Sign between two factors. Numbers and long names need a visible one; a letter before a bracket would otherwise read
 * as a function.
 */
export function timesBetween(left: Glyph, right: Glyph): Notation {
  const isNumber = right === 'digit' || right === 'fraction';
  const isMisread = (left === 'word' && right !== 'other') || (left === 'letter' && right === 'bracket');
  return isNumber || isMisread ? sign('⋅') : { kind: 'invisible', means: 'times', space: right !== 'bracket' };
}
