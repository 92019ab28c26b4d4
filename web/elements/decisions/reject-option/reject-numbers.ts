import { formatNumber } from '../../../formula/number.ts';
import type { NumberFormat } from '../../../locales/values.ts';

/** Removes rounding errors left by sums and quotients of decimals. */
const cleared = (value: number): number => Number(value.toPrecision(12));

export function numberText(value: number, format: NumberFormat): string {
  return formatNumber(cleared(value), { ...format, decimals: Math.max(4, format.decimals), trim: true });
}

export function percentText(share: number, format: NumberFormat): string {
  return `${formatNumber(cleared(100 * share), { ...format, decimals: 1, trim: true })}\u00a0%`;
}
