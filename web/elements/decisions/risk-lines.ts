import { html, type TemplateResult } from 'lit';
import type { PlotTexts } from '../../locales/en/plots.ts';
import type { NumberFormat } from '../../locales/values.ts';
import { riskLinesPlot, type RiskLinesOptions } from '../../plots/risk-lines.ts';
import '../scores/plot-drawing.ts';

/** Which action is best at every probability of a state, the second of two, whatever is observed. */
export function riskLines(
  plotTexts: PlotTexts,
  format: NumberFormat,
  state: string,
  lines: Pick<RiskLinesOptions, 'actions' | 'losses'>,
): TemplateResult {
  const texts = plotTexts.riskLines;
  const plot = riskLinesPlot({
    ...lines,
    format,
    axes: { p: texts.probability(state), risk: texts.risk },
    description: (changes) => texts.description(state, changes),
  });
  return html`
    <details data-section="risk-lines" open>
      <summary><h4>${texts.title(state)}</h4></summary>
      <p>${texts.intro}</p>
      <deconfuse-plot-drawing .texts=${plotTexts} .plot=${plot} .name=${texts.title(state)}></deconfuse-plot-drawing>
    </details>
  `;
}
