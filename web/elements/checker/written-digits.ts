import type { Verdict } from '../../core/types/checking.ts';
import { formatNumber } from '../../formula/number.ts';
import type { NumberFormat } from '../../locales/values.ts';

/** Whether nothing is wrong with an answer, unless that digits are missing. */
export const areDigitsRight = ({ verdict }: Pick<Verdict, 'verdict'>): boolean =>
  verdict === 'right' || verdict === 'coarse';

/** More decimals than these nobody works out by hand. */
const mostDecimals = 10;

/** How many digits stand behind the decimal sign of a number that somebody wrote; 7.76e-1 is 0.776. */
export function writtenDecimals(answer: string): number {
  const [, digits = ''] = /[.,](\d+)(?!.*[.,]\d)/.exec(answer) ?? [];
  const [, exponent = '0'] = /\de([-+−]?\d{1,3})\b/i.exec(answer) ?? [];
  return Math.min(Math.max(digits.length - Number(exponent.replace('−', '-')), 0), mostDecimals);
}

export function isPercentage(answer: string): boolean {
  return /[%％]|per ?cent|por ciento|prozent|pour ?cent/i.test(answer);
}

/** The value with as many digits as the answer has, as a percentage where that is one. */
export function asWritten(value: number, answer: string, format: NumberFormat, percentage: boolean): string {
  const text = formatNumber(percentage ? value * 100 : value, { ...format, decimals: writtenDecimals(answer) });
  return percentage ? `${text} %` : text;
}

/** A quotient has all its digits, however few are written. */
export function isQuotient(answer: string): boolean {
  return /[/÷⁄∕][^=≈~:]*$/.test(answer);
}

/** Whether what was read is that there is no number: in words, or as a division by zero. */
export function saysUndefined(answer: string): boolean {
  return !/\d/.test(answer) || (isQuotient(answer) && /[/÷⁄∕]\s*0+(?:[.,]0*)?\D*$/.test(answer));
}

/** Decimals that tell the answer from its neighbours. */
export function formatFor(answer: string, format: NumberFormat): NumberFormat {
  const decimals = writtenDecimals(answer) + (isPercentage(answer) ? 2 : 0);
  return { ...format, decimals: Math.min(Math.max(format.decimals, decimals), mostDecimals) };
}
