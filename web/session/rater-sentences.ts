import type { Report } from '../core/types/report.ts';
import { formatNumber } from '../formula/number.ts';
import type { Locale } from '../locales/index.ts';
import type { NumberFormat } from '../locales/values.ts';

/** One plain sentence about the agreement of raters. */
export function saidOfRaters({ metrics }: Report, locale: Locale, format: NumberFormat): string {
  const { raters_agreement: agreement, fleiss_kappa: kappa } = metrics;
  if (typeof agreement !== 'number' || typeof kappa !== 'number') return '';
  const percent = `${formatNumber(100 * agreement, { ...format, decimals: 1, trim: true })} %`;
  return locale.scores!.raters.said(percent, formatNumber(kappa, format));
}
