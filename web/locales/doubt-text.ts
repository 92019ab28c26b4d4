import type { Doubt } from '../core/types/notices.ts';
import { formatNumber } from '../formula/number.ts';
import type { DoubtText, DoubtTexts } from './en/doubts.ts';
import type { Locale } from './locale.ts';
import { shortName, type NumberFormat } from './values.ts';

const shares = new Set(['agreement', 'asNamed', 'inPlace', 'otherwise', 'shifted']);
const numbers = new Set(
  (
    'area cases classes firstArea found high low lowest negatives once onlyFirst onlySecond ' +
    'other p secondArea stated sum total'
  ).split(' '),
);

/** The text of a doubt, and its parameters, with numbers in the format of the page. */
export interface ShownDoubt {
  text: DoubtText;
  parameters: Record<string, string>;
}

/** The text and parameters of a doubt, whose `code` must be one of `laws`. */
export function shownDoubt(
  { code, parameters }: Pick<Doubt, 'code' | 'parameters'>,
  { laws }: DoubtTexts,
  { language, names }: Pick<Locale, 'language' | 'names'>,
  format: NumberFormat,
): ShownDoubt {
  const percent = new Intl.NumberFormat(language, { style: 'percent', maximumFractionDigits: 0 });
  const shown = (name: string, value: string): string => {
    if (value === '') return value;
    if (shares.has(name)) return percent.format(Number(value));
    return numbers.has(name) ? formatNumber(Number(value), { ...format, trim: true }) : value;
  };
  const entries = Object.entries(parameters).map(([name, value]) => [name, shown(name, value)]);
  const { id } = parameters;
  if (id !== undefined) entries.push(['metric', shortName(names[id] ?? id)]);
  return { text: (laws as Record<string, DoubtText>)[code]!, parameters: Object.fromEntries(entries) };
}
