import { html, type TemplateResult } from 'lit';
import type { MetricInfo } from '../../core/types/metric-info.ts';
import type { Explanation } from '../../core/types/report.ts';
import type { Worked } from '../../formula/worked.ts';
import type { Locale } from '../../locales/index.ts';
import { isInterval, type NumberFormat } from '../../locales/values.ts';
import './worked-formula.ts';

/** Properties of an element that shows derivations. */
export interface Explaining {
  locale: Locale;
  format: NumberFormat;
  catalogue: readonly MetricInfo[];
}

/** Derivation of a number, under the name of the metric or another name. */
export function explained(
  { locale, format, catalogue }: Explaining,
  { id, symbolic, substituted, exact, value }: Explanation,
  name = locale.names[id] ?? id,
): TemplateResult {
  const { symbol = '' } = catalogue.find((info) => info.id === id) ?? {};
  return html`<deconfuse-worked-formula
    .format=${format}
    .worked=${{ symbol, symbolic, substituted, exact, value: typeof value === 'number' ? value : null }}
    name=${name}
  ></deconfuse-worked-formula>`;
}

/** The worked formula; for a metric whose value is a word, that of the value that the word grades. */
export function workedOf({ shape, symbol }: Pick<MetricInfo, 'shape' | 'symbol'>, explanation: Explanation): Worked {
  const { symbolic, substituted, value } = explanation;
  if (shape === 'word') return { ...explanation, symbol: symbolic.symbol ?? '', value: substituted.value ?? null };
  return { ...explanation, symbol, value: typeof value === 'number' || isInterval(value) ? value : null };
}
