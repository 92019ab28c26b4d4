import { Level, atom, digits, glyphOf, quotient, raise, row, sign, signedBy, type Expression } from './expression.ts';
import type { Notation } from './notation.ts';
import { digitsOf, isRounded, readFraction } from './number.ts';
import { parseSymbol } from './symbol.ts';

/** Greatest number of digits in a fraction; with more, a decimal is easier to read inside a formula. */
const fractionDigits = 7;

/** Decimals of constants and option values, which are not rounded to the decimals of results. */
export const constantDecimals = 6;

/** Whether a fraction is easier to read than its decimal. */
export function isShort(exact: string): boolean {
  return exact.split('/').every((digits) => digits.replace('-', '').length <= fractionDigits);
}

export function expressSymbol(latex: string): Expression {
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

export function expressConstant(value: number): Expression {
  const text = nameOf(value);
  if (text) return atom({ kind: 'letter', text }, 'letter');
  return expressNumber(value, constantDecimals, !isRounded(value, constantDecimals));
}

/** The letter that denotes the number exactly. */
export function nameOf(value: number): string | undefined {
  return value === Math.PI ? 'π' : value === Math.E ? 'e' : undefined;
}

export function expressNumber(value: number, decimals: number, trim: boolean): Expression {
  const { negative, whole, decimals: behind, exponent } = digitsOf(value, decimals, trim);
  const mantissa: Notation = { kind: 'number', whole, decimals: behind };
  if (exponent === undefined) return signedBy(negative, atom(mantissa, 'digit'));
  const size = digits(String(Math.abs(exponent)));
  const tens = raise(digits('10'), exponent < 0 ? row(sign('−', 'prefix'), size) : size);
  return signedBy(negative, { ...atom(row(mantissa, sign('×'), tens), 'digit'), level: Level.product });
}

export function expressFraction(exact: string, slash: boolean): Expression | null {
  const fraction = readFraction(exact);
  if (!fraction) return null;
  const numerator = digits(fraction.numerator);
  if (fraction.denominator === undefined) return signedBy(fraction.negative, atom(numerator, 'digit'));
  return signedBy(fraction.negative, quotient(numerator, digits(fraction.denominator), slash));
}
