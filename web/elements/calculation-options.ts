import { css, html, LitElement, type TemplateResult } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import type { ReportOptions } from '../core/types.ts';
import type { Locale } from '../locales/index.ts';
import { controls } from '../styles/controls.ts';
import { bubbling } from './events.ts';

type NumericOption = 'beta' | 'tverskyAlpha' | 'tverskyBeta' | 'ibaAlpha' | 'netBenefitThreshold';

interface Bounds {
  usual: number;
  lowest: number;
  highest?: number;
  step: number;
}

const bounds: Record<NumericOption, Bounds> = {
  beta: { usual: 1, lowest: 0, step: 0.5 },
  tverskyAlpha: { usual: 0.5, lowest: 0, step: 0.1 },
  tverskyBeta: { usual: 0.5, lowest: 0, step: 0.1 },
  ibaAlpha: { usual: 1, lowest: 0, step: 0.1 },
  netBenefitThreshold: { usual: 0.5, lowest: 0, highest: 0.99, step: 0.05 },
};

/** Decimals, the treatment of 0/0 and the parameters of metrics. Fires `options-changed` (ReportOptions) and `decimals-changed` (number). */
@customElement('deconfuse-calculation-options')
export class CalculationOptions extends LitElement {
  @property({ attribute: false }) locale!: Locale;
  @property({ attribute: false }) options: ReportOptions = {};
  @property({ type: Number }) decimals = 3;

  override render(): TemplateResult {
    const { page } = this.locale;
    return html`
      <div class="fields">
        <label>
          ${page.decimals}
          <input
            class="field"
            type="number"
            min="0"
            max="10"
            .value=${String(this.decimals)}
            @input=${(event: InputEvent) => {
              const input = event.target as HTMLInputElement;
              if (input.value !== '' && input.checkValidity()) {
                this.dispatchEvent(bubbling('decimals-changed', input.valueAsNumber));
              }
            }}
          />
        </label>
        <label title=${page.zeroDivisionHint}>
          ${page.zeroDivision}
          <select
            @change=${(event: Event) =>
              this.#change({
                zeroDivision: (event.target as HTMLSelectElement).value as NonNullable<ReportOptions['zeroDivision']>,
              })}
          >
            ${(['zero', 'one', 'undefined'] as const).map(
              (policy) => html`
                <option value=${policy} ?selected=${policy === (this.options.zeroDivision ?? 'zero')}>
                  ${page.zeroDivisionPolicies[policy]}
                </option>
              `,
            )}
          </select>
        </label>
        ${this.#number('beta')}
      </div>
      <details class="no-print">
        <summary>${page.moreOptions}</summary>
        <div class="fields">
          ${this.#number('tverskyAlpha')} ${this.#number('tverskyBeta')} ${this.#number('ibaAlpha')}
          ${this.#number('netBenefitThreshold')}
          <label>
            ${page.base}
            <select
              @change=${(event: Event) => {
                const { value } = event.target as HTMLSelectElement;
                this.#change({ base: value === 'e' ? 'e' : value === '10' ? 10 : 2 });
              }}
            >
              ${([2, 'e', 10] as const).map(
                (base) => html`
                  <option value=${base} ?selected=${base === (this.options.base ?? 2)}>${page.bases[base]}</option>
                `,
              )}
            </select>
          </label>
        </div>
      </details>
    `;
  }

  #number(option: NumericOption): TemplateResult {
    const { usual, lowest, highest, step } = bounds[option];
    return html`
      <label>
        ${this.locale.page.parameters[option]}
        <input
          class="field"
          type="number"
          min=${lowest}
          max=${highest ?? ''}
          step="any"
          .value=${String(this.options[option] ?? usual)}
          @keydown=${(event: KeyboardEvent) => this.#step(event, step)}
          @input=${(event: InputEvent) => {
            const input = event.target as HTMLInputElement;
            if (input.value !== '' && input.checkValidity()) this.#change({ [option]: input.valueAsNumber });
          }}
        />
      </label>
    `;
  }

  /** Arrows go in useful steps, while any number may be typed. */
  #step(event: KeyboardEvent, step: number): void {
    if (event.key !== 'ArrowUp' && event.key !== 'ArrowDown') return;
    event.preventDefault();
    const input = event.target as HTMLInputElement;
    const next = input.valueAsNumber + (event.key === 'ArrowUp' ? step : -step);
    if (Number.isNaN(next)) return;
    const previous = input.value;
    input.value = String(Number(next.toFixed(6)));
    if (!input.checkValidity()) input.value = previous;
    else input.dispatchEvent(new InputEvent('input'));
  }

  #change(options: ReportOptions): void {
    this.dispatchEvent(bubbling('options-changed', { ...this.options, ...options }));
  }

  static override styles = [
    controls,
    css`
      .fields {
        display: flex;
        flex-wrap: wrap;
        gap: 0.375rem 0.75rem;
      }

      label {
        display: inline-flex;
        gap: 0.375rem;
        align-items: center;
      }

      input {
        width: 4.5rem;
      }

      input:invalid {
        border-color: var(--problem);
        background: var(--problem-soft);
      }

      summary {
        margin: 0.375rem 0;
        color: var(--accent);
        cursor: pointer;
      }
    `,
  ];
}
