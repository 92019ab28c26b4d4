/** A number as it is printed, in pieces without signs and separators: `whole.decimals × 10^exponent`. */
export interface Digits {
  negative: boolean;
  /** '∞' for an infinite number, '?' for NaN. */
  whole: string;
  /** Digits behind the decimal sign; empty for whole numbers. */
  decimals: string;
  exponent?: number;
}

export interface NumberOptions {
  /** Number of decimals of numbers that are not whole, 0–20. */
  decimals: number;
  decimalSign?: '.' | ',';
  /** Whether trailing zeros are left out if the remaining decimals give the number exactly: 12.5, not 12.500. */
  trim?: boolean;
}

/** A fraction such as '−26/45' in pieces; a whole number has no denominator. */
export interface Fraction {
  negative: boolean;
  numerator: string;
  denominator?: string;
}

/** Limit above which a decimal number is written in scientific form, because it would have too many digits to read. */
const largestDecimal = 1e9;

const narrowSpace = '\u202f';

/**
 * Whole numbers have no decimals, others a fixed number of them. A number that would be rounded to zero, or is too
 * large for plain digits, is written in scientific form.
 */
export function digitsOf(value: number, decimals: number, trim = false): Digits {
  const size = Math.abs(value);
  const negative = value < 0;
  if (!Number.isFinite(value)) return { negative, whole: Number.isNaN(value) ? '?' : '∞', decimals: '' };
  if (Number.isSafeInteger(value)) return { negative, whole: String(size), decimals: '' };

  const plain = size < largestDecimal ? size.toFixed(decimals) : '';
  if (plain !== '' && Number(plain) !== 0) return { negative, ...split(plain, trim && Number(plain) === size) };

  const scientific = size.toExponential(Math.max(decimals, 2) - 1);
  const [mantissa = '', exponent = '0'] = scientific.split('e');
  return { negative, ...split(mantissa, trim && Number(scientific) === size), exponent: Number(exponent) };
}

function split(text: string, trim: boolean): { whole: string; decimals: string } {
  const [whole = '', decimals = ''] = text.split('.');
  return { whole, decimals: trim ? decimals.replace(/0+$/, '') : decimals };
}

/** A number as text for the screen: −0.714, 10 000, 3.20×10⁻⁷. */
export function formatNumber(value: number, { decimals, decimalSign = '.', trim = false }: NumberOptions): string {
  const digits = digitsOf(value, decimals, trim);
  const power = digits.exponent === undefined ? '' : `×10${superscript(digits.exponent)}`;
  return `${digits.negative ? '−' : ''}${joinDigits(digits, decimalSign)}${power}`;
}

/** Whole part and decimals with their separators, without sign and exponent. */
export function joinDigits({ whole, decimals }: Pick<Digits, 'whole' | 'decimals'>, decimalSign: '.' | ','): string {
  return decimals === '' ? groupDigits(whole) : `${groupDigits(whole)}${decimalSign}${decimals}`;
}

/** Digits in groups of three, from five digits up: 1234, 12 345. */
export function groupDigits(digits: string): string {
  return digits.length < 5 ? digits : digits.replace(/\B(?=(\d{3})+$)/g, narrowSpace);
}

function superscript(exponent: number): string {
  return String(exponent).replace(/./g, (character) =>
    character === '-' ? '⁻' : ('⁰¹²³⁴⁵⁶⁷⁸⁹'[Number(character)] ?? ''),
  );
}

/** '26/45', '-1/3' and '3' in pieces; null for any other text. */
export function readFraction(exact: string): Fraction | null {
  const match = /^([-−]?)(\d+)(?:\/(\d+))?$/.exec(exact);
  if (!match) return null;
  const [, sign, numerator = '', denominator] = match;
  return { negative: sign !== '', numerator, ...(denominator === undefined ? {} : { denominator }) };
}

/** A fraction as text for the screen: −26/45. Text that is no fraction is left as it is. */
export function formatFraction(exact: string): string {
  const fraction = readFraction(exact);
  if (!fraction) return exact;
  const { negative, numerator, denominator } = fraction;
  const sign = negative ? '−' : '';
  return `${sign}${groupDigits(numerator)}${denominator === undefined ? '' : `/${groupDigits(denominator)}`}`;
}

/**
 * Whether this number of decimals leaves out part of the value. The fraction decides, if it is known: 1/4 is 0.25,
 * though not every fraction is a double.
 */
export function isRounded(value: number, decimals: number, exact: string | null = null): boolean {
  const fraction = exact === null ? null : readFraction(exact);
  const digits = digitsOf(value, decimals);
  if (fraction?.denominator !== undefined && Number(fraction.denominator) !== 0 && digits.exponent === undefined) {
    return (BigInt(fraction.numerator) * 10n ** BigInt(decimals)) % BigInt(fraction.denominator) !== 0n;
  }
  return Number(`${digits.negative ? '-' : ''}${digits.whole}.${digits.decimals}e${digits.exponent ?? 0}`) !== value;
}
