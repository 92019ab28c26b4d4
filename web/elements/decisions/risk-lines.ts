import { html, type TemplateResult } from 'lit';
import type { PlotTexts } from '../../locales/en/plots.ts';
import type { NumberFormat } from '../../locales/values.ts';
import { riskLinesPlot, type RiskLinesOptions } from '../../plots/risk-lines.ts';
import '../scores/plot-drawing.ts';

/** Expected loss of each action against the probability of the second of two states, without any observation. */
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
  return html`<deconfuse-plot-drawing
    .texts=${plotTexts}
    .plot=${plot}
    .name=${texts.title(state)}
    .hint=${texts.intro}
  ></deconfuse-plot-drawing>`;
}
