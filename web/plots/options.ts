import type { NumberFormat } from '../locales/values.ts';
import { formatNumber } from '../formula/number.ts';
import type { PlotTexts } from '../locales/en/plots.ts';

/** What a plot can show, in pixels. */
export const plotPixels = 800;

/** More curves than these in one plot are a tangle; a table has the others. */
export const mostCurves = 8;

/** How every plot writes. */
export interface PlotOptions {
  texts: PlotTexts;
  format: NumberFormat;
}

/** A rate or a share; 0/0 where it has no value. */
export function shareText(value: number, format: NumberFormat): string {
  return Number.isNaN(value) ? '0/0' : formatNumber(value, format);
}

/** A count, or a sum of weights. */
export function countText(value: number, format: NumberFormat): string {
  return formatNumber(value, { ...format, trim: true });
}

/** Scores are read against the threshold t itself or against the margin τ = 1 − t. */
export type ThresholdForm = 't' | 'τ';

export function thresholdText(threshold: number, form: ThresholdForm, format: NumberFormat): string {
  return `${form} = ${formatNumber(form === 't' ? threshold : 1 - threshold, format)}`;
}
