import type { Formula } from 'deconfuse';

/** A number, or both ends of an interval; NaN is undefined, and an infinity is the logarithm of zero. */
type Worth = number | readonly [low: number, high: number];

const valueOf = ({ value }: Formula): Worth => (typeof value === 'object' ? (value ?? NaN) : (value ?? NaN));
const isPair = (worth: Worth): worth is readonly [number, number] => typeof worth === 'object';

/**
 * The sum of the terms. For logarithms, the value stored with the sum is used if it differs only in the last bits of
 * the terms: it has more digits, because it was computed without their cancellation.
 */
function sumOf(formula: Formula, ofTerms: number): number {
  const factors = (formula.args ?? []).flatMap(({ args = [] }) => args);
  if (!factors.some(({ op }) => op === 'log')) return ofTerms;
  const largest = Math.max(...factors.map((factor) => Math.abs(Number(factor.value ?? 0))));
  const shown = Number(valueOf(formula));
  return Math.abs(shown - ofTerms) <= 2 ** -50 * largest ? shown : ofTerms;
}

/**
 * The sum or difference of numbers. Where they cancel, the value stored with it is used if it differs only in their
 * last bits: it has more digits, because it was computed without rounding.
 */
function restOf(formula: Formula, terms: number[]): number {
  const ofTerms = terms.reduce((rest, term) => (formula.op === 'add' ? rest + term : rest - term));
  const largest = Math.max(...terms.map(Math.abs));
  const shown = Number(valueOf(formula));
  const isSmall = Math.abs(ofTerms) < 2 ** -10 * largest;
  return isSmall && Math.abs(shown - ofTerms) <= 2 ** -50 * largest ? shown : ofTerms;
}

/** The result of an operation on numbers. */
function apply(formula: Formula, args: number[]): Worth {
  const [first = NaN, second = NaN] = args;
  switch (formula.op) {
    case 'sum':
      return sumOf(
        formula,
        args.reduce((sum, term) => sum + term),
      );
    case 'add':
    case 'subtract':
      return args.length === 1 ? -first : restOf(formula, args);
    case 'multiply':
      if (args.some(Number.isNaN)) return NaN;
      return args.includes(0) ? 0 : args.reduce((product, factor) => product * factor); // 0·log 0 = 0
    case 'divide':
      return second === 0 ? NaN : first / second;
    case 'power':
      return first ** second;
    case 'root':
      return Math.sqrt(first);
    case 'log': {
      const [above, below] = (formula.args![0]!.args ?? []).map(workedOut);
      const isNearOne = formula.args![0]!.op === 'divide' && first > 0.5 && first < 2;
      // Here the quotient has lost digits that the difference still has.
      const log = isNearOne ? Math.log1p((Number(above) - Number(below)) / Number(below)) : Math.log(first);
      return log / Math.log(second);
    }
    case 'minimum':
      return Math.min(...args);
    case 'maximum':
      return Math.max(...args);
    case 'absolute':
      return Math.abs(first);
    case 'log-one-plus':
      return Math.log1p(first);
    case 'plus-minus':
      return [first - second, first + second];
    case 'interval':
      return [first, second];
    case 'replacement':
      return Number.isNaN(first) ? valueOf(formula) : NaN;
    // Functions without a closed form carry the value of their kernel; the golden data check it.
    case 'normal-quantile':
    case 'beta-quantile':
    case 'binomial-upper-tail':
    case 'chi-squared-upper-tail':
    case 'fisher-tails':
    case 'normal-distribution':
    case 'incomplete-beta':
      return args.some(Number.isNaN) ? NaN : valueOf(formula);
    default:
      throw new Error(`No substituted formula has ${formula.op} with arguments.`);
  }
}

/** An operation on an interval applies to each of its ends. */
function applyToEnds(formula: Formula, args: Worth[]): Worth {
  if (!args.some(isPair)) return apply(formula, args as number[]);
  const ends = [0, 1].map((end) =>
    apply(
      formula,
      args.map((worth) => (isPair(worth) ? worth[end]! : worth)),
    ),
  );
  return ends as [number, number];
}

/**
 * A sum with only some of its terms listed, or none, carries its own value. So does the largest or smallest of many
 * terms, which is listed alone.
 */
const isLeaf = ({ op, elided, args = [] }: Formula): boolean =>
  args.length === 0 || (elided === true && !Object.hasOwn(decisive, op));

/**
 * Index of the argument that an elided extreme has as its value: the term, before its condition, or the result beside
 * it.
 */
const decisive: Partial<Record<Formula['op'], number>> = {
  minimum: 0,
  maximum: 0,
  'arg-minimum': 1,
  'arg-maximum': 1,
};

/**
 * The value of a substituted formula, computed from its leaves; null where it, or an end of it, is undefined. It may be
 * infinite as the logarithm of zero.
 */
export function workedOut(formula: Formula): Exclude<Formula['value'], undefined> {
  const work = (node: Formula): Worth => {
    if (isLeaf(node)) return valueOf(node);
    if (node.elided) return work(node.args![decisive[node.op]!]!);
    // Few terms are all listed, and the result comes last.
    if (node.op === 'arg-minimum' || node.op === 'arg-maximum') return work(node.args!.at(-1)!);
    return applyToEnds(node, (node.args ?? []).map(work));
  };
  const worth = work(formula);
  return [worth].flat().some(Number.isNaN) ? null : worth;
}

/** Only divergences may be infinite; every other metric with a logarithm of zero is undefined. */
export function definite(worked: ReturnType<typeof workedOut>, shown: unknown): ReturnType<typeof workedOut> {
  return [worked].flat().some((end) => end !== null && !Number.isFinite(end) && end !== shown) ? null : worked;
}

/** The formula and all its nodes. */
export function* nodesOf(formula: Formula): Generator<Formula> {
  yield formula;
  for (const argument of formula.args ?? []) yield* nodesOf(argument);
}

/** Whether two values are equal within `tolerance` times the larger of 1 and the value itself. */
export function agree(left: unknown, right: unknown, tolerance = 1e-12): boolean {
  if (Array.isArray(left) && Array.isArray(right)) return left.every((end, at) => agree(end, right[at], tolerance));
  if (typeof left !== 'number' || typeof right !== 'number') return left === right;
  return left === right || Math.abs(left - right) <= tolerance * Math.max(1, Math.abs(left), Math.abs(right));
}

/** '26/45' as a number. */
export function fractionValue(text: string): number {
  const [numerator = '', denominator = '1'] = text.split('/');
  const [above, below] = [BigInt(numerator), BigInt(denominator)];
  // The quotient with 60 further bits, so that numbers beyond 2^53 are rounded only once.
  return Number((above << 1000n) / below / (1n << 900n)) / 2 ** 100;
}
