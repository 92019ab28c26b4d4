import type { Verdict } from '../../core/types/checking.ts';
import { formatNumber } from '../../formula/number.ts';
import type { NumberFormat } from '../../locales/values.ts';

/** True if an answer is right apart from missing digits. */
export const areDigitsRight = ({ verdict }: Pick<Verdict, 'verdict'>): boolean =>
  verdict === 'right' || verdict === 'coarse';

/** Upper limit of decimals: nobody works out more by hand. */
const mostDecimals = 10;

/** Number of decimals of a written number, with the exponent taken into account: 7.76e-1 has as many as 0.776. */
export function writtenDecimals(answer: string): number {
  const [, digits = ''] = /[.,](\d+)(?!.*[.,]\d)/.exec(answer) ?? [];
  const [, exponent = '0'] = /\de([-+−]?\d{1,3})\b/i.exec(answer) ?? [];
  return Math.min(Math.max(digits.length - Number(exponent.replace('−', '-')), 0), mostDecimals);
}

export function isPercentage(answer: string): boolean {
  return /[%％]|per ?cent|por ciento|prozent|pour ?cent/i.test(answer);
}

/** The value with as many decimals as the answer, as a percentage if the answer is one. */
export function asWritten(value: number, answer: string, format: NumberFormat, percentage: boolean): string {
  const text = formatNumber(percentage ? value * 100 : value, { ...format, decimals: writtenDecimals(answer) });
  return percentage ? `${text} %` : text;
}

/** True if the answer is a quotient, which has full precision however few digits are written. */
export function isQuotient(answer: string): boolean {
  return /[/÷⁄∕][^=≈~:]*$/.test(answer);
}

/** True if the answer says that the value is undefined, in words or as a division by zero. */
export function saysUndefined(answer: string): boolean {
  return !/\d/.test(answer) || (isQuotient(answer) && /[/÷⁄∕]\s*0+(?:[.,]0*)?\D*$/.test(answer));
}

/** A format with enough decimals to tell the answer from its neighbours. */
export function formatFor(answer: string, format: NumberFormat): NumberFormat {
  const decimals = writtenDecimals(answer) + (isPercentage(answer) ? 2 : 0);
  return { ...format, decimals: Math.min(Math.max(format.decimals, decimals), mostDecimals) };
}
