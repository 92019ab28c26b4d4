import type { Interval } from './question-set.ts';

/** The shortest decimal that is read as this very finite number, without an exponent: not every reader knows one. */
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
 * How far from `centre` answers may be, for readers that know no bounds: so far that both bounds still count, on
 * whichever side of the comparison doubles are rounded, and no more than some units in the last place further.
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
