import { css, html, LitElement, nothing, type PropertyValues, type TemplateResult } from 'lit';
import { customElement, state } from 'lit/decorators.js';
import { live } from 'lit/directives/live.js';
import type { InputErrorFields } from '../../../core/input-error.ts';
import type { MetricInfo } from '../../../core/types/metric-info.ts';
import type { Explanation } from '../../../core/types/report.ts';
import { loadLossDecisionTexts, lossMeasures } from '../../../locales/decisions.ts';
import type { LossDecisionTexts } from '../../../locales/en/loss-decision.ts';
import type { Locale } from '../../../locales/index.ts';
import { textIn, withoutGaps } from '../../../share/plain-data.ts';
import { controls } from '../../../styles/controls.ts';
import type { AsyncCalculator } from '../../../worker/async-calculator.ts';
import { DecisionAnswer } from '../decision-answer.ts';
import '../decision-notices.ts';
import '../own-answer.ts';
import { KeptState } from '../../common/kept-state.ts';
import { numberOf, textOfNumber } from '../../../typed/number-text.ts';
import type { NumberFormat } from '../../../locales/values.ts';
import { bubbling } from '../../common/events.ts';
import { explained } from '../../metrics/explained.ts';
import { given, inLanguage } from '../../common/given.ts';
import { faultyFields } from '../../../styles/faulty-fields.ts';

/** Prevalence, sensitivity and specificity of a test, each 0…1. */
export interface Test {
  prior: number;
  sensitivity: number;
  specificity: number;
}

const names = ['prior', 'sensitivity', 'specificity'] as const;
const first: Test = { prior: 0.1, sensitivity: 0.875, specificity: 0.975 };

/**
 * Computes the probability after a test from prevalence, sensitivity and specificity. Fires `test-wanted` (Test) to use
 * the test in a decision.
 */
@customElement('deconfuse-diagnostic-test')
export class DiagnosticTest extends LitElement {
  @given locale!: Locale;
  @given format!: NumberFormat;
  @given calculator!: AsyncCalculator;
  @given catalogue: readonly MetricInfo[] = [];

  @inLanguage(loadLossDecisionTexts) private texts?: LossDecisionTexts;
  /** Texts as typed; numbers of the example where nothing was typed. */
  @state() private typed: Partial<Record<(typeof names)[number], string>> = {};
  @state() private explanations: readonly Explanation[] = [];

  #answer = new DecisionAnswer(this);
  #work = new KeptState(this, 'test', () => this.typed);

  override connectedCallback(): void {
    super.connectedCallback();
    if (this.hasUpdated) void this.#ask();
  }

  override willUpdate(changed: PropertyValues): void {
    const kept = this.#work.recalled();
    if (kept) this.typed = withoutGaps(Object.fromEntries(names.map((name) => [name, textIn(kept[name], 1000)]))) ?? {};
    if (changed.has('calculator') || changed.has('typed')) void this.#ask();
  }

  get #test(): Record<keyof Test, number | null> {
    const shares = names.map((name) => {
      const text = this.typed[name];
      return [name, text === undefined ? first[name] : numberOf(text)] as const;
    });
    return Object.fromEntries(shares) as Record<keyof Test, number | null>;
  }

  /** The error, with the share named as on the page. */
  get #namedError(): InputErrorFields | undefined {
    const { error } = this.#answer;
    const path = names.find((name) => name === error?.parameters?.['path']);
    if (!error || !path) return error;
    return { ...error, parameters: { ...error.parameters, path: this.texts!.testFields[path] } };
  }

  async #ask(): Promise<void> {
    const test = this.#test;
    if (!isTest(test)) return;
    await this.#answer.ask(this.calculator, { kind: 'decision', ...test });
    if (this.#answer.error) return;
    const { afterPositive, afterNegative } = lossMeasures;
    const explanations = await Promise.all([afterPositive, afterNegative].map((id) => this.#answer.explain(id)));
    this.explanations = explanations.filter((explanation) => explanation !== undefined);
  }

  override render(): TemplateResult | typeof nothing {
    const { texts, format } = this;
    if (!texts) return nothing;
    const test = this.#test;
    return html`
      <h2>${texts.testTitle}</h2>
      <p>${texts.testIntro}</p>
      <div class="fields">
        ${names.map(
          (name) => html`
            <label>
              ${texts.testFields[name]}
              <input
                class="field"
                inputmode="decimal"
                autocomplete="off"
                aria-invalid=${test[name] === null ? 'true' : 'false'}
                .value=${live(this.typed[name] ?? textOfNumber(first[name], format.decimalSign))}
                @input=${(event: Event) =>
                  (this.typed = { ...this.typed, [name]: (event.target as HTMLInputElement).value })}
              />
            </label>
          `,
        )}
        ${
          isTest(test) && !this.#answer.error
            ? html`<button class="no-print" @click=${() => this.dispatchEvent(bubbling('test-wanted', test))}>
                ${texts.testUse}
              </button>`
            : nothing
        }
      </div>
      <deconfuse-decision-notices
        .notices=${this.#answer.dataset?.notices ?? []}
        .error=${this.#namedError}
        .unread=${isTest(test) ? '' : texts.unread}
      ></deconfuse-decision-notices>
      <div class=${isTest(test) && !this.#answer.error ? '' : 'stale'}>
        ${this.explanations.map((explanation) => {
          const { id, value } = explanation;
          return html`
            <h3>${this.locale.names[id] ?? id}</h3>
            ${explained(this, explanation)}
            ${value === null ? html`<p>${this.locale.page.undefinedValue}</p>` : nothing}
            ${
              this.#answer.dataset
                ? html`<deconfuse-own-answer .data=${this.#answer.dataset} .asked=${{ id }}></deconfuse-own-answer>`
                : nothing
            }
          `;
        })}
      </div>
    `;
  }

  static override styles = [
    controls,
    faultyFields,
    css`
      .fields {
        display: flex;
        flex-wrap: wrap;
        gap: 0.5rem 1rem;
        align-items: end;
        margin: 0.5rem 0;
      }

      label {
        display: grid;
        gap: 0.125rem;
      }

      .field {
        width: 7rem;
      }

      .stale {
        color: var(--muted);
        filter: grayscale(1);
      }

      h3 {
        margin-top: 0.5rem;
      }
    `,
  ];
}

function isTest(test: Record<keyof Test, number | null>): test is Record<keyof Test, number> {
  return Object.values(test).every((share) => share !== null);
}
