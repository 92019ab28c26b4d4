import { html, nothing, type TemplateResult } from 'lit';
import { landscapeMeasures } from '../../../locales/decisions.ts';
import type { FLandscapeTexts } from '../../../locales/en/f-landscape.ts';
import { measureOfF, type Measured } from '../../../session/f-measures.ts';
import { explained, type Explaining } from '../../metrics/explained.ts';

/** Derivations of Fβ of the chosen class, from its counts and from known precision and recall, and of the averages. */
export function fFormulas(
  explaining: Explaining,
  texts: FLandscapeTexts,
  { beta, chosen, report, explanations, averages }: Measured,
  betaText: string,
): TemplateResult {
  const { locale } = explaining;
  const { f, precision, recall } = explanations;
  const isRecall = measureOfF(beta) === landscapeMeasures.recall;
  const hasRates = typeof precision?.value === 'number' && typeof recall?.value === 'number';
  return html`
    <div class="formulas">
      <h3>${texts.formula(locale.page.quoted(String(report.labels[chosen])))}, ${texts.betaIs(betaText)}</h3>
      ${isRecall ? html`<p>${texts.isRecall}</p>` : nothing} ${f ? explained(explaining, f) : nothing}
      ${
        f?.alternative && hasRates && !isRecall
          ? html`
              <h4>${texts.fromRates}</h4>
              ${explained(explaining, { ...f, ...f.alternative }, texts.fromRates)}
            `
          : nothing
      }
      ${
        precision && recall
          ? html`<details>
              <summary>${texts.rates}</summary>
              ${explained(explaining, precision)} ${explained(explaining, recall)}
            </details>`
          : nothing
      }
      ${averages.map(
        (average) => html`
          <h4>${locale.names[average.id] ?? average.id}</h4>
          ${explained(explaining, average)}
        `,
      )}
    </div>
  `;
}
