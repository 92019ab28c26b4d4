import { css, html, LitElement, nothing, type TemplateResult } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import type { PairedDifference, SideBySide } from '../../core/types/comparison.ts';
import { formatNumber } from '../../formula/number.ts';
import type { SideBySideTexts } from '../../locales/en/side-by-side.ts';
import { intervalText, type NumberFormat } from '../../locales/values.ts';
import { isSignificant, surestPairs } from '../../session/compared-parts.ts';
import { controls } from '../../styles/controls.ts';
import { intervalStyles } from '../../styles/interval.ts';
import { ruledTable } from '../../styles/ruled-table.ts';
import { stacked } from '../../styles/stacked.ts';
import { given } from '../common/given.ts';

/** Tests of whether models on the same cases differ by more than chance, for all of them and for each pair. */
@customElement('deconfuse-model-tests')
export class ModelTests extends LitElement {
  @given format!: NumberFormat;
  @property({ attribute: false }) compared!: SideBySide;
  @property({ attribute: false }) texts!: SideBySideTexts;
  /** Metric whose differences are shown, with its name. */
  @property({ attribute: false }) metric?: { id: string; name: string } | undefined;
  /** True if the models give scores. */
  @property({ type: Boolean }) scored = false;

  #number(value: number | null): string {
    return value === null ? '–' : formatNumber(value, this.format);
  }

  #difference(found: PairedDifference | null | undefined): TemplateResult | string {
    if (!found) return '–';
    const { difference, low, high } = found;
    return html`${this.#number(difference)}<span class="interval">${intervalText([low, high], this.format)}</span>`;
  }

  override render(): TemplateResult | typeof nothing {
    const { pairs } = this.compared;
    // Two models without intervals have a panel of their own.
    if (pairs.length < 2 && !pairs.some(({ differences }) => differences)) return nothing;
    return html`${this.#ofAll()} ${this.#ofPairs()}`;
  }

  #ofAll(): TemplateResult | typeof nothing {
    const { cochran_q: q, cochran_q_df: df, cochran_q_p_value: p } = this.compared.tests;
    if (typeof q !== 'number' || typeof df !== 'number' || typeof p !== 'number') return nothing;
    return html`<p>
      ${this.texts.cochran({
        q: this.#number(q),
        df: formatNumber(df, { ...this.format, trim: true }),
        p: this.#number(p),
        isChance: !isSignificant(p),
      })}
    </p>`;
  }

  #ofPairs(): TemplateResult {
    const { pairs: texts } = this.texts;
    const { pairs } = this.compared;
    const metric = pairs.some(({ differences }) => differences) ? this.metric : undefined;
    const shown = surestPairs(pairs);
    const title = this.scored ? texts.scores : texts.models;
    return html`
      <details>
        <summary>${title}</summary>
        <div class="scroll" role="region" tabindex="0" aria-label=${title}>
          <table>
            <thead>
              <tr>
                <th scope="col">${texts.first}</th>
                <th scope="col">${texts.second}</th>
                <th scope="col">${texts.p}</th>
                <th scope="col">${texts.adjusted}</th>
                ${metric ? html`<th scope="col">${texts.difference(metric.name)}</th>` : nothing}
              </tr>
            </thead>
            <tbody>
              ${shown.map(
                ({ first, second, p, adjusted, differences }) => html`
                  <tr class=${isSignificant(adjusted) ? 'decisive' : ''}>
                    <td><bdi>${first}</bdi></td>
                    <td><bdi>${second}</bdi></td>
                    <td>${this.#number(p)}</td>
                    <td>${this.#number(adjusted)}</td>
                    ${metric ? html`<td>${this.#difference(differences?.[metric.id])}</td>` : nothing}
                  </tr>
                `,
              )}
            </tbody>
          </table>
        </div>
        <p class="muted">
          ${texts.note} ${shown.length < pairs.length ? texts.more(pairs.length - shown.length) : nothing}
        </p>
      </details>
    `;
  }

  static override styles = [
    controls,
    stacked,
    ruledTable,
    intervalStyles,
    css`
      .scroll {
        max-height: 16rem;
      }

      :is(th, td):nth-child(-n + 2) {
        max-width: 12rem;
        overflow: hidden;
        text-align: start;
        text-overflow: ellipsis;
      }

      summary {
        cursor: pointer;
      }
    `,
  ];
}
