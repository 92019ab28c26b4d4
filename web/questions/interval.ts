import type { Interval } from './question-set.ts';

/** The shortest decimal without an exponent that is read as this finite number. Not every reader knows exponents. */
export function decimalText(value: number): string {
  const text = String(value === 0 ? 0 : value);
  const [, sign = '', whole, fraction = '', exponent] = /^(-?)(\d)(?:\.(\d+))?e([+-]\d+)$/.exec(text) ?? [];
  if (whole === undefined) return text;
  const digits = whole + fraction;
  const power = Number(exponent);
  return sign + (power < 0 ? `0.${'0'.repeat(-power - 1)}${digits}` : digits.padEnd(power + 1, '0'));
}

export const centreOf = ({ low, high }: Interval): number => low + (high - low) / 2;

/**
 * Tolerance around `centre`, for formats without bounds. Both bounds are still accepted, on whichever side of the
 * comparison doubles are rounded, and the tolerance is at most some units in the last place larger than needed.
 */
export function toleranceAround(centre: number, { low, high }: Interval): number {
  if (!Number.isFinite(high - low)) throw new RangeError('an interval without finite bounds');
  let tolerance = Math.max(high - centre, centre - low);
  const step = Number.EPSILON * Math.max(Math.abs(low), Math.abs(high), tolerance);
  const isReached = (): boolean =>
    centre - tolerance <= low && centre + tolerance >= high && low + tolerance >= centre && high - tolerance <= centre;
  while (!isReached()) tolerance += step;
  return tolerance;
}
