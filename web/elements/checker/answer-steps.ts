import { css, html, LitElement, nothing, type PropertyValues, type TemplateResult } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import type { MetricInfo } from '../../core/types/metric-info.ts';
import type { Explanation } from '../../core/types/report.ts';
import { formulaStyles, renderSymbol } from '../../formula/mathml.ts';
import { formatFraction, formatNumber } from '../../formula/number.ts';
import { cellsOf, termsOf } from '../../formula/terms.ts';
import type { CheckerTexts } from '../../locales/en/checker.ts';
import { loadMetricTexts, type Locale, type MetricTexts } from '../../locales/index.ts';
import { controls } from '../../styles/controls.ts';
import { bubbling } from '../common/events.ts';
import { explained } from '../metrics/explained.ts';
import type { NumberFormat } from '../../locales/values.ts';
import '../metrics/worked-formula.ts';
import { given } from '../common/given.ts';

/** Stages of the way to the value, by how much is shown. */
const stages = ['nothing', 'hint', 'next', 'answer'] as const;
type Stage = (typeof stages)[number];

/**
 * The way to a value, step by step: the cells that the formula reads, the formula with numbers substituted, the value.
 * Fires `cells-read` (Cells[]) for the hint and `answer-shown` once the value is visible.
 */
@customElement('deconfuse-answer-steps')
export class AnswerSteps extends LitElement {
  @given locale!: Locale;
  @property({ attribute: false }) texts!: CheckerTexts;
  @given format!: NumberFormat;
  @given catalogue: readonly MetricInfo[] = [];
  /** Name of the number. */
  @property() name = '';
  /** Requests the derivation. Stays the same function until data, options or question change. */
  @property({ attribute: false }) explain!: () => Promise<Explanation>;

  @state() private stage: Stage = 'nothing';
  @state() private explanation: Explanation | undefined;
  @state() private metricTexts: MetricTexts | undefined;

  override willUpdate(changed: PropertyValues): void {
    if (changed.has('locale')) this.metricTexts = undefined;
    if (changed.has('explain')) this.explanation = undefined;
    if (this.stage !== 'nothing' && (!this.explanation || !this.metricTexts)) void this.#fetch();
  }

  async #fetch(): Promise<void> {
    const { explain, locale } = this;
    try {
      const [explanation, metricTexts] = await Promise.all([
        explain(),
        loadMetricTexts(locale.language, locale.scores !== undefined),
      ]);
      if (explain !== this.explain || locale !== this.locale || !this.isConnected) return;
      this.explanation = explanation;
      this.metricTexts = metricTexts;
      this.#tellCells();
    } catch (error) {
      if (explain === this.explain && this.isConnected) throw error;
      // The derivation was of data that have been replaced.
    }
  }

  #tellCells(): void {
    if (this.explanation && this.stage !== 'nothing') {
      this.dispatchEvent(bubbling('cells-read', cellsOf(this.explanation.substituted)));
    }
  }

  #show(stage: Stage): void {
    // A second click on the same button goes back one stage.
    this.stage = stage === this.stage ? stages[stages.indexOf(stage) - 1]! : stage;
    if (this.stage === 'nothing') this.dispatchEvent(bubbling('cells-read', []));
    else this.#tellCells();
    if (this.stage === 'answer') this.dispatchEvent(bubbling('answer-shown', undefined));
  }

  override render(): TemplateResult {
    const { texts, stage, explanation, metricTexts } = this;
    const reached = stages.indexOf(stage);
    const button = (of: Stage, text: string): TemplateResult => html`
      <button aria-pressed=${reached >= stages.indexOf(of) ? 'true' : 'false'} @click=${() => this.#show(of)}>
        ${text}
      </button>
    `;
    const isOneNumber = explanation !== undefined && (explanation.substituted.args ?? []).length === 0;
    return html`
      <div class="row no-print" role="group" aria-label=${`${texts.steps}: ${this.name}`}>
        <span class="muted">${texts.steps}:</span>
        ${button('hint', texts.hint)} ${isOneNumber ? nothing : button('next', texts.next)}
        ${button('answer', texts.showAnswer)}
      </div>
      <div role="status" class="shown">
        ${explanation && metricTexts && stage !== 'nothing' ? this.#steps(explanation, metricTexts) : nothing}
      </div>
    `;
  }

  #steps(explanation: Explanation, { quantities }: MetricTexts): TemplateResult {
    const { locale, texts, format, catalogue, stage, name } = this;
    const { id, symbolic, substituted, exact, value } = explanation;
    const { symbol = '' } = catalogue.find((info) => info.id === id) ?? {};
    const worked = { symbol, symbolic, substituted, exact: null, value: null };
    const hasCells = cellsOf(substituted).length > 0;
    return html`
      <p>${hasCells ? texts.hintTextWithCells : texts.hintText}</p>
      <dl>
        ${termsOf(symbolic).map(
          (term) => html`
            <div>
              <dt>${renderSymbol(term.symbol ?? '')}</dt>
              <dd>${term.op === 'metric' ? locale.names[term.id ?? ''] : (quantities[term.id ?? ''] ?? term.id)}</dd>
            </div>
          `,
        )}
      </dl>
      ${
        stage === 'hint'
          ? html`<deconfuse-worked-formula
              .format=${format}
              .worked=${{ ...worked, substituted: symbolic }}
              .name=${name}
              plain
            ></deconfuse-worked-formula>`
          : nothing
      }
      ${
        stage === 'next'
          ? html`<p>${texts.nextText}</p>
              <deconfuse-worked-formula
                .format=${format}
                .worked=${worked}
                .name=${name}
                plain
              ></deconfuse-worked-formula>`
          : nothing
      }
      ${
        stage === 'answer'
          ? html`<p>
                <strong
                  >${
                    typeof value === 'number'
                      ? texts.answerText(name, formatNumber(value, format))
                      : texts.rightUndefined(name)
                  }</strong
                >${exact?.includes('/') ? html`, ${texts.exactly(formatFraction(exact))}` : nothing}
              </p>
              ${explained({ locale, format, catalogue }, explanation, name)}`
          : nothing
      }
    `;
  }

  static override styles = [
    controls,
    formulaStyles,
    css`
      .row {
        display: flex;
        flex-wrap: wrap;
        gap: 0.375rem;
        align-items: center;
      }

      .shown:not(:empty) {
        margin-top: 0.25rem;
      }

      dl {
        display: flex;
        flex-wrap: wrap;
        gap: 0.125rem 1rem;
        margin: 0.25rem 0;
        font-size: 0.875rem;
      }

      dl div {
        display: flex;
        gap: 0.5rem;
        align-items: baseline;
      }

      dt {
        flex: none;
      }
    `,
  ];
}
