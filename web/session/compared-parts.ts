import type { PairOfModels, SideBySide } from '../core/types/comparison.ts';
import type { MetricInfo } from '../core/types/metric-info.ts';

/** A p-value below this counts as significant. */
const level = 0.05;

export const isSignificant = (p: number | null): boolean => p !== null && p < level;

/** Greatest number of pairs shown. */
const mostPairs = 30;

/** The pairs with the smallest p-values. */
export const surestPairs = (pairs: readonly PairOfModels[]): PairOfModels[] =>
  pairs.toSorted((one, other) => (one.p ?? 1) - (other.p ?? 1)).slice(0, mostPairs);

/** The part with the largest number of a metric, or with the smallest; undefined where two parts share it. */
function extreme({ parts, values }: SideBySide, id: string, sign: 1 | -1): string | undefined {
  const numbered = parts.flatMap((part) => {
    const value = values[part]![id];
    return typeof value === 'number' ? [{ part, value: sign * value }] : [];
  });
  const most = Math.max(...numbered.map(({ value }) => value));
  const first = numbered.filter(({ value }) => value === most);
  return numbered.length > 1 && first.length === 1 ? first[0]!.part : undefined;
}

/** The best model, if it differs significantly from each of the others. */
export function bestOf(compared: SideBySide, { id, better }: Pick<MetricInfo, 'id' | 'better'>): string | undefined {
  const best = extreme(compared, id, better === 'lower' ? -1 : 1);
  const ofBest = compared.pairs.filter(({ first, second }) => first === best || second === best);
  return ofBest.length > 0 && ofBest.every(({ adjusted }) => isSignificant(adjusted)) ? best : undefined;
}

/** The worst group. */
export function worstOf(compared: SideBySide, { id, better }: Pick<MetricInfo, 'id' | 'better'>): string | undefined {
  if (better === 'neither') return undefined;
  return extreme(compared, id, better === 'lower' ? 1 : -1);
}

/** The counts of a square matrix as shares of their rows; null for a row without cases. */
export function sharesOfRows(counts: Float64Array, size: number): (number | null)[][] {
  return Array.from({ length: size }, (_, row) => {
    const cells = Array.from(counts.subarray(row * size, (row + 1) * size));
    const total = cells.reduce((sum, count) => sum + count, 0);
    return cells.map((count) => (total === 0 ? null : count / total));
  });
}
