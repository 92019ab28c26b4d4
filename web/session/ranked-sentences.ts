import type { Report } from '../core/types/report.ts';
import { formatNumber } from '../formula/number.ts';
import type { Locale } from '../locales/index.ts';
import type { NumberFormat } from '../locales/values.ts';

/** One plain sentence about ranked lists. */
export function saidOfRanked({ metrics }: Report, locale: Locale, format: NumberFormat): string {
  const texts = locale.scores!.ranked;
  const text = (id: string): string | undefined => {
    const value = metrics[id];
    return typeof value === 'number' ? formatNumber(value, format) : undefined;
  };
  const [ofOne, mean] = [text('average_precision'), text('mean_average_precision')];
  return ofOne === undefined ? (mean === undefined ? '' : texts.saidOfMean(mean)) : texts.said(ofOne);
}
