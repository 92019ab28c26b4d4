import { html, type TemplateResult } from 'lit';
import type { Formula } from '../../core/types/formula.ts';
import type { MetricInfo } from '../../core/types/metric-info.ts';
import { renderFormula, type FormulaOptions } from '../../formula/mathml.ts';

/** Range of a metric as an interval, closed except at infinity. */
export function rangeOf({ rangeFormula: [low, high] }: MetricInfo, format: FormulaOptions): TemplateResult {
  const options = { ...format, display: 'inline' as const };
  const isClosed = ({ op, value }: Formula): boolean => op !== 'number' || Number.isFinite(value);
  return html`<span class="range"
    >${isClosed(low) ? '[' : '('}${renderFormula(low, options)},
    ${renderFormula(high, options)}${isClosed(high) ? ']' : ')'}</span
  >`;
}
