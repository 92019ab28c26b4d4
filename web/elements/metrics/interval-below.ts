import { html, nothing, type TemplateResult } from 'lit';
import type { MetricInfo } from '../../core/types/metric-info.ts';
import type { Report } from '../../core/types/report.ts';
import { intervalOf, intervalText, type NumberFormat } from '../../locales/values.ts';

/** The interval of a number, if the report has one. */
export function intervalBelow(
  report: Report,
  info: MetricInfo,
  index: number,
  format: NumberFormat,
): TemplateResult | typeof nothing {
  const ends = intervalOf(report, info, index);
  return ends ? html`<span class="interval">${intervalText(ends, format)}</span>` : nothing;
}
