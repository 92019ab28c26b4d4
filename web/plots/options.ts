import type { NumberFormat } from '../locales/values.ts';
import { formatNumber } from '../formula/number.ts';
import type { PlotTexts } from '../locales/en/plots.ts';

/** Resolution of a plot in pixels; curves are requested with no more detail. */
export const plotPixels = 800;

/** Largest number of curves in one plot, so that they can be told apart; a table has the others. */
export const mostCurves = 8;

/** Values of F whose lines are drawn. */
export const isoValues: readonly number[] = [0.2, 0.4, 0.6, 0.8];

/** Texts and number format of a plot, and its description in one sentence. */
export interface PlotOptions {
  texts: PlotTexts;
  format: NumberFormat;
  description: string;
}

/** Text of a rate or share; 0/0 where it is undefined (NaN). */
export function shareText(value: number, format: NumberFormat): string {
  return Number.isNaN(value) ? '0/0' : formatNumber(value, format);
}

/** Text of a count or a sum of weights. */
export function countText(value: number, format: NumberFormat): string {
  return formatNumber(value, { ...format, trim: true });
}

/** Symbol that a threshold is shown with: t itself, or the margin τ = 1 − t. */
export type ThresholdForm = 't' | 'τ';

export function thresholdText(threshold: number, form: ThresholdForm, format: NumberFormat): string {
  return `${form} = ${formatNumber(form === 't' ? threshold : 1 - threshold, format)}`;
}
