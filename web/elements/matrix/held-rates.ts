import type { Numbers } from '../../core/types/label.ts';

/** Last place of the slider, counted from 0; the odds of neighbouring places differ by about a tenth. */
export const lastPlace = 100;
const logit = (share: number): number => Math.log(share / (1 - share));
const ends = { low: logit(0.001), high: logit(0.99) };

const withoutNoise = (number: number): number => Number(number.toPrecision(12));

/**
 * Share of positives at a place of the slider, with two significant digits of the rarer side: 0.1 %, 0.11 %, … 98.9 %,
 * 99 %.
 */
export function shareAt(place: number): number {
  const share = 1 / (1 + Math.exp(-(ends.low + ((ends.high - ends.low) * place) / lastPlace)));
  const isRare = share < 0.5;
  const rarer = Number((isRare ? share : 1 - share).toPrecision(2));
  return withoutNoise(isRare ? rarer : 1 - rarer);
}

/** Place of the slider nearest to a share. */
export function placeOf(share: number): number {
  const place = ((logit(share) - ends.low) / (ends.high - ends.low)) * lastPlace;
  return Math.max(0, Math.min(lastPlace, Math.round(place)));
}

const sumOf = (counts: Numbers): number => Array.from(counts).reduce((sum, count) => sum + count, 0);

/** Share of positives in a two-class matrix; undefined if a row has no cases and hence no rate. */
export function positiveShare(rows: readonly Numbers[], positive: number): number | undefined {
  const sums = rows.map(sumOf);
  if (!sums.every((sum) => sum > 0)) return undefined;
  return sums[positive]! / (sums[0]! + sums[1]!);
}

/**
 * The matrix with another share of positives. The total and the shares within each row stay the same, and with them
 * both rates. Counts have two decimals if the total is below 10 000, and more if the rarer row needs them for four
 * significant digits.
 */
export function atShare(rows: readonly Numbers[], positive: number, share: number): number[][] {
  const sums = rows.map(sumOf);
  const total = sums[0]! + sums[1]!;
  const rarer = total * Math.min(share, 1 - share);
  const decimals = Math.max(total < 10_000 ? 2 : 0, 3 - Math.floor(Math.log10(withoutNoise(rarer))));
  const rounded = (count: number): number => Number(count.toFixed(decimals));
  const positives = rounded(total * share);
  return rows.map((row, index) => {
    const cases = index === positive ? positives : rounded(total - positives);
    const first = rounded((cases * row[0]!) / sums[index]!);
    return [first, rounded(cases - first)];
  });
}

/** True if a matrix equals another one at some share of positives. */
export function isAtOtherShare(rows: readonly Numbers[], of: readonly Numbers[], positive: number): boolean {
  const share = positiveShare(rows, positive);
  if (share === undefined || positiveShare(of, positive) === undefined) return false;
  const wanted = atShare(of, positive, share).flat();
  const tolerance = 1e-9 * sumOf(wanted);
  return rows.flatMap((row) => [...row]).every((count, at) => Math.abs(count - wanted[at]!) <= tolerance);
}
