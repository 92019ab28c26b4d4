import { formatNumber } from '../formula/number.ts';
import type { Locale } from '../locales/index.ts';
import type { NumberFormat } from '../locales/values.ts';
import type { AsyncDataset } from '../worker/async-calculator.ts';

/** One plain sentence about the number of counts that are consistent with a printed report. */
export function saidOfSolutions(
  { solutions }: Pick<AsyncDataset, 'solutions'>,
  locale: Locale,
  format: NumberFormat,
): string {
  const texts = locale.scores!.reports;
  const { count, possible } = solutions!;
  if (count === null || possible === null) return texts.tooMany;
  const text = (number: number): string => formatNumber(number, { ...format, trim: true });
  if (possible === 1) return texts.only;
  const excluded = count - possible;
  return [texts.said(text(possible)), ...(excluded > 0 ? [texts.excluded(text(excluded))] : [])].join(' ');
}
