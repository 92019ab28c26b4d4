import type { MetricInfo } from '../core/types/metric-info.ts';
import type { Ends, Report, Undefined, Value } from '../core/types/report.ts';
import { formatNumber } from '../formula/number.ts';
import type { Locale } from './index.ts';

/** Format of the numbers on the page. */
export interface NumberFormat {
  decimals: number;
  decimalSign: '.' | ',';
}

export interface MetricValue {
  value: Value;
  /** Reasons why it is undefined, or the quotients 0/0 that were replaced or left out to compute it. */
  undefined: readonly Undefined[];
}

/** A name without the part in brackets at its end. */
export function shortName(name: string): string {
  return name.replace(/ \(.*\)$/, '');
}

/** The value of a metric; for a metric with a value per class, the value of the class with this index. */
export function metricValue(report: Report, info: MetricInfo, index: number): MetricValue {
  const value = report.metrics[info.id] ?? null;
  const reasons = report.undefined[info.id] ?? [];
  if (!info.perClass) return { value, undefined: reasons };
  const label = report.labels[index];
  return {
    value: Array.isArray(value) ? (value[index] ?? null) : value,
    undefined: reasons.filter((reason) => reason.class === undefined || reason.class === label),
  };
}

/** Text of an interval; a semicolon separates its ends where the comma is the decimal sign. */
export function intervalText([low, high]: Readonly<Ends>, format: NumberFormat): string {
  const separator = format.decimalSign === ',' ? '; ' : ', ';
  return `[${formatNumber(low, format)}${separator}${formatNumber(high, format)}]`;
}

/** The interval of a value; undefined where the report has none. */
export function intervalOf(
  { intervals }: Pick<Report, 'intervals'>,
  info: MetricInfo,
  index: number,
): Ends | undefined {
  const found = intervals?.[info.id] ?? null;
  const ends = info.perClass ? found?.[index] : found;
  return isInterval(ends) ? ends : undefined;
}

export function isInterval(value: unknown): value is Ends {
  return Array.isArray(value) && value.length === 2 && value.every((end) => typeof end === 'number');
}

/** The value as text, with a star if the 0/0 policy affected it; empty for a matrix, which is shown as a table. */
export function valueText(
  { value, undefined: reasons }: MetricValue,
  info: MetricInfo,
  format: NumberFormat,
  locale: Locale,
): string {
  const star = reasons.length > 0 ? '*' : '';
  if (typeof value === 'string') return (locale.words[value] ?? value) + star;
  if (typeof value === 'number') return formatNumber(value, format) + star;
  if (info.shape === 'interval' && isInterval(value)) return intervalText(value, format) + star;
  if (Array.isArray(value)) return '';
  // If the range of a metric is finite, its numerator is 0 whenever its denominator is 0.
  const isZeroByZero = reasons.some(({ reason }) => reason === 'zero-denominator') && info.range.every(Number.isFinite);
  return isZeroByZero ? '0/0' : locale.page.undefinedValue;
}
