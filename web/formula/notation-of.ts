import type { Formula, Over } from '../core/types/formula.ts';
import { digitsOf, isRounded, readFraction } from './number.ts';
import { rowOf, type LimitsOperator, type Notation, type Operator } from './notation.ts';
import { parseSymbol } from './symbol.ts';

export interface NotationOptions {
  /** Number of decimals of rounded numbers. Default 4. */
  decimals?: number;
}

export const defaultDecimals = 4;

/** How tightly an expression binds. In a place that needs a tighter one, it gets brackets. */
enum Level {
  list,
  sum,
  slash,
  product,
  power,
  atom,
}

/** First or last visible element of an expression. The sign of a product depends on it. */
type Glyph = 'digit' | 'letter' | 'word' | 'bracket' | 'fraction' | 'other';

interface Expression {
  notation: Notation;
  level: Level;
  /** Whether the expression begins with a minus sign. */
  signed: boolean;
  /** Whether it would absorb a factor written behind it, as Σ and ln do. */
  open: boolean;
  first: Glyph;
  last: Glyph;
}

interface Context {
  decimals: number;
  /** Whether it is inside a script, where all fractions are written with a slash. */
  script: boolean;
  /** Whether it is inside a fraction, where small fractions are written with a slash, except as factors. */
  fraction: boolean;
  factor: boolean;
}

/** Greatest number of digits in a fraction; with more, a decimal is easier to read inside a formula. */
const fractionDigits = 7;

/** Decimals of constants and option values, which are not rounded to the decimals of results. */
const constantDecimals = 6;

export function notationOf(formula: Formula, { decimals = defaultDecimals }: NotationOptions = {}): Notation {
  return express(formula, { decimals, script: false, fraction: false, factor: false }).notation;
}

/** Whether the written form of a formula leaves out digits of its numbers. */
export function isAbridged({ op, args = [], value, exact }: Formula, decimals = defaultDecimals): boolean {
  if (!['number', 'quantity', 'metric'].includes(op)) return args.some((argument) => isAbridged(argument, decimals));
  if (typeof value !== 'number' || !Number.isFinite(value) || (exact !== undefined && isShort(exact))) return false;
  return nameOf(value) === undefined && isRounded(value, op === 'metric' ? decimals : constantDecimals);
}

/** Notation of a single number, with its sign. */
export function notationOfNumber(value: number, decimals: number): Notation {
  return expressNumber(value, decimals, false).notation;
}

/** Notation of an interval, [low, high]. */
export function notationOfInterval([low, high]: readonly [number, number], decimals: number): Notation {
  const body = row(notationOfNumber(low, decimals), sign(',', 'separator'), notationOfNumber(high, decimals));
  return { kind: 'fence', open: '[', close: ']', body };
}

/** Notation of '26/45' as a fraction, and of '3' as a number; null for any other text. */
export function notationOfFraction(exact: string): Notation | null {
  return expressFraction(exact, false)?.notation ?? null;
}

function express(node: Formula, context: Context): Expression {
  const args = node.args ?? [];
  const inside: Context = { ...context, factor: false };
  const one = (index: number): Expression => express(args[index] ?? { op: 'number', value: 0 }, inside);

  switch (node.op) {
    case 'number':
      return expressConstant(numberOf(node));
    case 'quantity':
    case 'metric':
      return expressTerm(node, context);
    case 'add':
      return expressSum(node, inside);
    case 'subtract':
      return args.length === 1 ? negation(one(0)) : difference(one(0), one(1));
    case 'multiply':
      return expressProduct(node, inside);
    case 'divide':
      return expressQuotient(node, context);
    case 'power':
      return power(one(0), express(args[1] ?? { op: 'number', value: 1 }, { ...inside, script: true }).notation);
    case 'root':
      return atom({ kind: 'root', body: one(0).notation }, 'other');
    case 'log':
      return logarithm(one(0), args[1]);
    case 'log-one-plus':
      return express({ op: 'log', args: [onePlus(args[0] ?? zero)] }, context);
    case 'sum':
      return isOverIndex(node) ? overIndex('∑', node, inside) : expressSum(node, inside);
    case 'product':
      return isOverIndex(node) ? overIndex('∏', node, inside) : expressProduct(node, inside);
    case 'minimum':
    case 'maximum': {
      const name = node.op === 'minimum' ? 'min' : 'max';
      if (node.elided) return decidedBy(name, args, inside);
      return isOverIndex(node) ? overIndex(name, node, inside) : call({ kind: 'function', name }, list(node, inside));
    }
    case 'arg-minimum':
    case 'arg-maximum': {
      const name = node.op === 'arg-minimum' ? 'arg min' : 'arg max';
      if (node.value === undefined) return overResult(name, args, inside);
      const last = args.length - 1;
      const terms = args.slice(0, Math.max(1, last));
      const decided = node.elided
        ? decidedBy(name, terms, inside)
        : call({ kind: 'function', name }, list({ ...node, args: terms }, inside));
      if (last < 1) return decided;
      return { ...decided, level: Level.list, notation: row(decided.notation, sign('='), one(last).notation) };
    }
    case 'at-least':
      return { ...atom(row(one(0).notation, sign('≥'), one(1).notation), 'other'), level: Level.list };
    case 'point':
      return atom({ kind: 'fence', open: '(', close: ')', body: list(node, inside) }, 'bracket');
    case 'normal-distribution':
      return call({ kind: 'word', text: 'Φ' }, one(0).notation);
    case 'incomplete-beta': {
      const sub = express(args[0] ?? zero, { ...inside, script: true }).notation;
      const parameters = list({ op: 'interval', args: args.slice(1) }, inside);
      return call({ kind: 'scripts', base: { kind: 'letter', text: 'I' }, sub }, parameters);
    }
    case 'absolute':
      return atom({ kind: 'fence', open: '|', close: '|', body: one(0).notation }, 'bracket');
    case 'cases':
      return expressCases(one(0), one(1), one(2));
    case 'plus-minus': {
      const [centre, halfWidth] = [one(0), bracketed(one(1), Level.slash)];
      return {
        ...centre,
        notation: row(centre.notation, sign('±'), halfWidth.notation),
        level: Level.sum,
        open: halfWidth.open,
        last: halfWidth.last,
      };
    }
    case 'interval':
      return atom({ kind: 'fence', open: '[', close: ']', body: list(node, inside) }, 'bracket');
    case 'replacement': {
      const items = [one(0).notation, sign('≔'), expressConstant(numberOf(node)).notation];
      return { ...atom(rowOf(items), 'other'), level: Level.list };
    }
    case 'normal-quantile': {
      const inverse: Notation = { kind: 'row', items: [sign('−', 'prefix'), digits('1')] };
      return call({ kind: 'scripts', base: { kind: 'word', text: 'Φ' }, sup: inverse }, one(0).notation);
    }
    case 'beta-quantile': {
      const sub = express(args[0] ?? zero, { ...inside, script: true }).notation;
      const parameters = list({ op: 'interval', args: args.slice(1) }, inside);
      return call({ kind: 'scripts', base: { kind: 'letter', text: 'B' }, sub }, parameters);
    }
    case 'fisher-tails': {
      const sub: Notation = { kind: 'word', text: 'F' };
      return call({ kind: 'scripts', base: { kind: 'letter', text: 'P' }, sub }, list(node, inside));
    }
    case 'binomial-upper-tail': {
      const [k, n, p] = [one(0), one(1), one(2)];
      const x: Notation = { kind: 'letter', text: 'X' };
      const binomial = call({ kind: 'word', text: 'Bin' }, row(n.notation, sign(',', 'separator'), p.notation));
      const tail = call({ kind: 'letter', text: 'P' }, row(x, sign('≥'), k.notation));
      const items = [tail.notation, sign(',', 'separator'), x, sign('∼'), binomial.notation];
      return { ...atom(rowOf(items), 'bracket'), level: Level.list };
    }
    case 'chi-squared-upper-tail': {
      const base: Notation = { kind: 'letter', text: 'χ' };
      const sub = express(args[1] ?? { op: 'number', value: 1 }, { ...inside, script: true }).notation;
      const variable: Notation = { kind: 'scripts', base, sub, sup: digits('2') };
      return call({ kind: 'letter', text: 'P' }, row(variable, sign('≥'), one(0).notation));
    }
  }
}

// Leaves

function numberOf({ value }: Formula): number {
  return typeof value === 'number' ? value : Number.NaN;
}

function expressTerm(node: Formula, context: Context): Expression {
  const body = node.value === undefined ? expressSymbol(node.symbol ?? node.id ?? '?') : expressValue(node, context);
  return { ...body, notation: { kind: 'term', node, body: body.notation } };
}

function expressValue(node: Formula, context: Context): Expression {
  if (node.replaced && typeof node.value === 'number') {
    const value = bracketed(expressConstant(node.value), Level.atom);
    return { ...value, level: Level.power, notation: raise(value.notation, sign('*', 'bare')) };
  }
  if (node.exact !== undefined && isShort(node.exact)) {
    const fraction = expressFraction(node.exact, context.script);
    if (fraction) return fraction;
  }
  // A value that is undefined without being 0/0 is written as its symbol.
  if (typeof node.value !== 'number') return expressSymbol(node.symbol ?? node.id ?? '?');
  return node.op === 'quantity' ? expressConstant(node.value) : expressNumber(node.value, context.decimals, false);
}

function isShort(exact: string): boolean {
  return exact.split('/').every((digits) => digits.replace('-', '').length <= fractionDigits);
}

function expressSymbol(latex: string): Expression {
  const notation = parseSymbol(latex);
  const items = notation.kind === 'row' ? notation.items : [notation];
  const begins = items[0];
  const isPrefixed = begins?.kind === 'operator' && begins.role === 'prefix';
  const isBracketed = glyphOf(begins) === 'bracket' && glyphOf(items.at(-1)) === 'bracket';
  const isSum = !isBracketed && items.some((item) => item.kind === 'operator' && item.role === 'infix');
  const isProduct = isPrefixed || (begins?.kind === 'number' && items.length > 1);
  const isRaised = notation.kind === 'scripts' && notation.sup !== undefined;
  return {
    notation,
    level: isSum ? Level.sum : isProduct ? Level.product : isRaised ? Level.power : Level.atom,
    signed: isPrefixed && begins.text === '−',
    open: isPrefixed && begins.text !== '−',
    first: glyphOf(begins),
    last: glyphOf(items.at(-1)),
  };
}

function glyphOf(notation: Notation | undefined): Glyph {
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

function expressConstant(value: number): Expression {
  const text = nameOf(value);
  if (text) return atom({ kind: 'letter', text }, 'letter');
  return expressNumber(value, constantDecimals, !isRounded(value, constantDecimals));
}

/** The letter that denotes the number exactly. */
function nameOf(value: number): string | undefined {
  return value === Math.PI ? 'π' : value === Math.E ? 'e' : undefined;
}

function expressNumber(value: number, decimals: number, trim: boolean): Expression {
  const { negative, whole, decimals: behind, exponent } = digitsOf(value, decimals, trim);
  const mantissa: Notation = { kind: 'number', whole, decimals: behind };
  if (exponent === undefined) return signedBy(negative, atom(mantissa, 'digit'));
  const size = digits(String(Math.abs(exponent)));
  const tens = raise(digits('10'), exponent < 0 ? row(sign('−', 'prefix'), size) : size);
  return signedBy(negative, { ...atom(row(mantissa, sign('×'), tens), 'digit'), level: Level.product });
}

function expressFraction(exact: string, slash: boolean): Expression | null {
  const fraction = readFraction(exact);
  if (!fraction) return null;
  const numerator = digits(fraction.numerator);
  if (fraction.denominator === undefined) return signedBy(fraction.negative, atom(numerator, 'digit'));
  return signedBy(fraction.negative, quotient(numerator, digits(fraction.denominator), slash));
}

// Operations

function expressSum(node: Formula, context: Context): Expression {
  const args = node.args ?? [];
  if (args.length === 0) return atom(digits('0'), 'digit');
  if (args.length === 1 && args[0] && !node.elided) return express(args[0], context);
  const parts = args.map((argument, index) => {
    const term = express(argument, context);
    return bracketed(term, index > 0 && term.signed ? Level.atom : Level.sum);
  });
  return { ...joined(parts, () => sign('+'), node.elided), level: Level.sum };
}

function expressProduct(node: Formula, context: Context): Expression {
  const args = node.args ?? [];
  if (args.length === 0) return atom(digits('1'), 'digit');
  if (args.length === 1 && args[0] && !node.elided) return express(args[0], context);
  const parts = args.map((argument, index) => {
    const factor = express(argument, { ...context, factor: true });
    const isMisplaced = (index > 0 && factor.signed) || (index < args.length - 1 && factor.open);
    return bracketed(factor, isMisplaced ? Level.atom : Level.product);
  });
  const between = (left: Expression, right: Expression): Notation =>
    node.elided ? sign('⋅') : timesBetween(left.last, right.first);
  return { ...joined(parts, between, node.elided), level: Level.product };
}

/** The parts with signs between them; with `elided`, dots stand before the last. */
function joined(
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
function timesBetween(left: Glyph, right: Glyph): Notation {
  const isNumber = right === 'digit' || right === 'fraction';
  const isMisread = (left === 'word' && right !== 'other') || (left === 'letter' && right === 'bracket');
  return isNumber || isMisread ? sign('⋅') : { kind: 'invisible', means: 'times', space: right !== 'bracket' };
}

function negation(value: Expression): Expression {
  return signedBy(true, bracketed(value, value.signed ? Level.atom : Level.slash));
}

function signedBy(negative: boolean, value: Expression): Expression {
  if (!negative) return value;
  const level = Math.min(value.level, Level.product);
  return { ...value, level, signed: true, first: 'other', notation: row(sign('−', 'prefix'), value.notation) };
}

function difference(left: Expression, right: Expression): Expression {
  const minuend = bracketed(left, Level.sum);
  const subtrahend = bracketed(right, right.signed ? Level.atom : Level.slash);
  return { ...joined([minuend, subtrahend], () => sign('−')), level: Level.sum };
}

function expressQuotient(node: Formula, context: Context): Expression {
  const [numerator = zero, denominator = zero] = node.args ?? [];
  const slash = context.script || (context.fraction && !context.factor && isFlat(numerator) && isLeaf(denominator));
  if (slash) {
    const part = (value: Formula, level: Level): Notation =>
      bracketed(express(value, { ...context, factor: true }), level).notation;
    return quotient(part(numerator, Level.product), part(denominator, Level.power), true);
  }
  const inside: Context = { ...context, fraction: true, factor: false };
  return quotient(express(numerator, inside).notation, express(denominator, inside).notation, false);
}

const zero: Formula = { op: 'number', value: 0 };

function isLeaf(node: Formula): boolean {
  return node.op === 'number' || node.op === 'quantity' || (node.op === 'metric' && !node.exact?.includes('/'));
}

function isFlat(node: Formula): boolean {
  return isLeaf(node) || (node.op === 'multiply' && (node.args ?? []).every(isLeaf));
}

function quotient(numerator: Notation, denominator: Notation, slash: boolean): Expression {
  if (!slash) return { ...atom({ kind: 'fraction', numerator, denominator }, 'fraction'), level: Level.power };
  return { ...atom(row(numerator, sign('/', 'bare'), denominator), 'other'), level: Level.slash };
}

function power(base: Expression, exponent: Notation): Expression {
  const held = bracketed(base, Level.atom);
  return { ...held, level: Level.power, notation: raise(held.notation, exponent) };
}

/** n_{i+} squared is one symbol with both scripts. */
function raise(base: Notation, sup: Notation): Notation {
  if (base.kind === 'term') return { ...base, body: raise(base.body, sup) };
  if (base.kind === 'scripts' && base.sup === undefined) return { ...base, sup };
  return { kind: 'scripts', base, sup };
}

function logarithm(value: Expression, base: Formula | undefined): Expression {
  const isNatural = base === undefined || base.value === Math.E || base.id === 'e';
  const name: Notation = isNatural
    ? { kind: 'function', name: 'ln' }
    : {
        kind: 'function',
        name: 'log',
        sub: express(base, { decimals: constantDecimals, script: true, fraction: false, factor: false }).notation,
      };
  const isFraction = value.level === Level.power && value.first === 'fraction';
  if (value.level < Level.atom && !isFraction) return call(name, value.notation);
  const items: Notation[] = [name, { kind: 'invisible', means: 'apply', space: true }, value.notation];
  return { notation: rowOf(items), level: Level.product, signed: false, open: true, first: 'other', last: value.last };
}

/** 1 + x; where x is a negation −y, 1 − y. */
function onePlus(x: Formula): Formula {
  const one: Formula = { op: 'number', value: 1 };
  const isNegation = x.op === 'subtract' && x.args?.length === 1;
  return isNegation ? { op: 'subtract', args: [one, x.args![0]!] } : { op: 'add', args: [one, x] };
}

/** Whether the formula is symbolic with an index set. A substituted node has a value and lists its terms. */
function isOverIndex(node: Formula): boolean {
  return node.over !== undefined && node.value === undefined;
}

/** A minimum or maximum written by the one term that decides it, with its condition. */
function decidedBy(name: string, args: readonly Formula[], context: Context): Expression {
  const dots: Notation = { kind: 'word', text: '…' };
  const comma = sign(',', 'separator');
  const [term, condition] = args.map((argument) => express(argument, context).notation);
  const items = term ? [dots, comma, term, comma, dots] : [dots];
  if (condition) items.push(sign(':'), condition);
  return call({ kind: 'function', name }, rowOf(items), '{}');
}

/** arg min or arg max: the result, which has the index, stands below the operator. */
function overResult(operator: LimitsOperator, [term = zero, result = zero]: Formula[], context: Context): Expression {
  const below = express(result, { ...context, script: true }).notation;
  const body = bracketed(express(term, context), Level.slash);
  const items: Notation[] = [{ kind: 'limits', operator, below }, body.notation];
  return { notation: rowOf(items), level: Level.product, signed: false, open: true, first: 'other', last: body.last };
}

function overIndex(operator: LimitsOperator, node: Formula, context: Context): Expression {
  const [argument = zero, condition] = node.args ?? [];
  const term = express(argument, context);
  const body = condition
    ? atom(
        {
          kind: 'fence',
          open: '{',
          close: '}',
          body: row(term.notation, sign(':'), express(condition, context).notation),
        },
        'bracket',
      )
    : bracketed(term, term.signed ? Level.atom : Level.slash);
  const items: Notation[] = [{ kind: 'limits', operator, below: indicesOf(node, argument) }, body.notation];
  return { notation: rowOf(items), level: Level.product, signed: false, open: true, first: 'other', last: body.last };
}

function indicesOf({ over = 'classes', leftOut }: Formula, term: Formula): Notation {
  const all = indices(over, term);
  if (leftOut === undefined) return all;
  const [first = '', second] = leftOut.split(',');
  const skipped = second === undefined ? digits(first) : row(digits(first), sign(',', 'bare'), digits(second));
  return row(all, sign('≠', 'bare'), skipped);
}

function indices(over: Over, term: Formula): Notation {
  const letter = (text: string): Notation => ({ kind: 'letter', text });
  const [i, j, k, l, m] = [letter('i'), letter('j'), letter('k'), letter('l'), letter('m')];
  const comma = sign(',', 'bare');
  const differs = sign('≠', 'bare');
  switch (over) {
    case 'classes':
      return i;
    case 'rows':
      return letter(indexIn(term, 1) ?? 'i');
    case 'columns':
      return letter(indexIn(term, 2) ?? 'j');
    case 'cells':
      return row(i, comma, j);
    case 'other-classes':
      return row(j, differs, i);
    case 'other-cells':
      return row(j, comma, k, differs, i);
    case 'off-diagonal':
      return row(i, differs, j);
    case 'near-diagonal': {
      const distance: Notation = { kind: 'fence', open: '|', close: '|', body: row(i, sign('−', 'bare'), j) };
      return row(distance, sign('≤', 'bare'), digits('1'));
    }
    case 'above-diagonal':
      return row(i, sign('<', 'bare'), j);
    case 'below-right':
      return row(k, sign('>', 'bare'), i, comma, l, sign('>', 'bare'), j);
    case 'below-left':
      return row(k, sign('>', 'bare'), i, comma, l, sign('<', 'bare'), j);
    case 'points':
    case 'hull-points':
    case 'cut-points':
      return hasSubscript(term, 't') ? letter('t') : k;
    case 'recall-levels':
    case 'recall-percents': {
      const step = over === 'recall-levels' ? '1' : '01';
      const levels = [digits('0'), comma, { kind: 'number', whole: '0', decimals: step } as const, comma];
      return row(letter('r'), sign('=', 'bare'), ...levels, { kind: 'word', text: '…' }, comma, digits('1'));
    }
    case 'overlaps':
      return letter('t');
    case 'bins':
      return letter('b');
    case 'ranks':
    case 'ideal-ranks':
      return letter('r');
    case 'cases':
    case 'rater-pairs':
      return m;
    case 'positive-cases':
    case 'negative-cases': {
      const truth: Notation = { kind: 'scripts', base: letter('y'), sub: m };
      return row(m, sign(':', 'bare'), truth, sign('=', 'bare'), digits(over === 'positive-cases' ? '1' : '0'));
    }
    case 'case-cells':
      return row(m, comma, k);
    case 'states':
      return letter('h');
    case 'actions':
      return letter('a');
    case 'decided-classes':
      return letter('y');
    case 'observations':
      return letter('x');
  }
}

/** The letter for the row (1) or the column (2) in n_{ij}, n_{+i} and similar symbols. */
function indexIn(term: Formula, place: 1 | 2): string | undefined {
  const letter = /_\{([ijk+])([ijk+])\}/.exec(term.symbol ?? '')?.[place];
  if (letter !== undefined && letter !== '+') return letter;
  return term.args?.map((argument) => indexIn(argument, place)).find((found) => found !== undefined);
}

/** Whether a quantity of the term has the letter as its index. */
function hasSubscript({ symbol, args = [] }: Formula, letter: string): boolean {
  return symbol?.endsWith(`_${letter}`) || args.some((argument) => hasSubscript(argument, letter));
}

function list(node: Formula, context: Context): Notation {
  const items: Notation[] = [];
  const args = node.args ?? [];
  args.forEach((argument, index) => {
    if (index > 0) items.push(sign(',', 'separator'));
    if (node.elided && index === args.length - 1) items.push({ kind: 'word', text: '…' }, sign(',', 'separator'));
    items.push(express(argument, context).notation);
  });
  return rowOf(items);
}

function expressCases(condition: Expression, then: Expression, otherwise: Expression): Expression {
  const compared = (relation: string): Notation => row(condition.notation, sign(relation), digits('0'));
  const rows = [
    { value: then.notation, condition: compared('>') },
    { value: otherwise.notation, condition: compared('≤') },
  ];
  return { ...atom({ kind: 'cases', rows }, 'other'), level: Level.list };
}

// Pieces

function atom(notation: Notation, glyph: Glyph): Expression {
  return { notation, level: Level.atom, signed: false, open: false, first: glyph, last: glyph };
}

function call(name: Notation, body: Notation, brackets: '()' | '{}' = '()'): Expression {
  const fence: Notation = { kind: 'fence', open: brackets.charAt(0), close: brackets.charAt(1), body };
  return {
    ...atom(row(name, { kind: 'invisible', means: 'apply', space: false }, fence), 'bracket'),
    first: glyphOf(name),
  };
}

/** The expression, in brackets if it binds less tightly than `level`. */
function bracketed(value: Expression, level: Level): Expression {
  return value.level < level ? atom({ kind: 'fence', open: '(', close: ')', body: value.notation }, 'bracket') : value;
}

function row(...items: Notation[]): Notation {
  return { kind: 'row', items };
}

function digits(whole: string): Notation {
  return { kind: 'number', whole, decimals: '' };
}

function sign(text: string, role: Operator['role'] = 'infix'): Notation {
  return { kind: 'operator', text, role };
}
