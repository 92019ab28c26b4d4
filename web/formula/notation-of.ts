import type { Formula } from '../core/types/formula.ts';
import {
  Level,
  atom,
  bracketed,
  call,
  digits,
  joined,
  quotient,
  raise,
  row,
  sign,
  signedBy,
  timesBetween,
  type Expression,
} from './expression.ts';
import { indicesOf } from './indices.ts';
import {
  constantDecimals,
  expressConstant,
  expressFraction,
  expressNumber,
  expressSymbol,
  isShort,
  nameOf,
} from './leaf.ts';
import { rowOf, type LimitsOperator, type Notation } from './notation.ts';
import { isRounded } from './number.ts';

export interface NotationOptions {
  /** Number of decimals of rounded numbers. Default 4. */
  decimals?: number;
}

export const defaultDecimals = 4;

interface Context {
  decimals: number;
  /** Whether it is inside a script, where all fractions are written with a slash. */
  script: boolean;
  /** Whether it is inside a fraction, where small fractions are written with a slash, except as factors. */
  fraction: boolean;
  factor: boolean;
}

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
  const one = (index: number): Expression => express(args[index] ?? zero, inside);

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
    case 'incomplete-beta':
    case 'beta-quantile': {
      const base: Notation = { kind: 'letter', text: node.op === 'incomplete-beta' ? 'I' : 'B' };
      const sub = express(args[0] ?? zero, { ...inside, script: true }).notation;
      return call({ kind: 'scripts', base, sub }, list({ op: 'interval', args: args.slice(1) }, inside));
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

function negation(value: Expression): Expression {
  return signedBy(true, bracketed(value, value.signed ? Level.atom : Level.slash));
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

function power(base: Expression, exponent: Notation): Expression {
  const held = bracketed(base, Level.atom);
  return { ...held, level: Level.power, notation: raise(held.notation, exponent) };
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
  return operation([name, { kind: 'invisible', means: 'apply', space: true }], value);
}

/** An operator before its operand; it would absorb a factor behind that. */
function operation(operator: readonly Notation[], { notation, last }: Expression): Expression {
  const items = [...operator, notation];
  return { notation: rowOf(items), level: Level.product, signed: false, open: true, first: 'other', last };
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
  return operation([{ kind: 'limits', operator, below }], body);
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
  return operation([{ kind: 'limits', operator, below: indicesOf(node, argument) }], body);
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
