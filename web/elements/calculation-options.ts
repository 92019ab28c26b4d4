import { css, html, LitElement, nothing, type TemplateResult } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
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

/** More classes than this have more weights than anyone types. */
const mostWeighted = 20;

/** Rows of numbers between commas, or between blanks and semicolons where commas are decimal; nothing if they do not fit. */
function weightsOf(text: string, classes: number): number[][] | undefined {
  const rows = text.trim().split(/\n/);
  const cells = rows.map((row) => {
    const byCommas = row.trim().split(/\s*[,;\t]\s*/);
    const numbers =
      byCommas.length === classes
        ? byCommas
        : row
            .replaceAll(',', '.')
            .trim()
            .split(/[\s;]+/);
    return numbers.map((number) => (number === '' ? NaN : Number(number)));
  });
  const fits = cells.length === classes && cells.every((row) => row.length === classes);
  return fits && cells.flat().every((weight) => Number.isFinite(weight) && weight >= 0) ? cells : undefined;
}

/** Decimals, the treatment of 0/0 and the parameters of metrics. Fires `options-changed` (ReportOptions) and `decimals-changed` (number). */
@customElement('deconfuse-calculation-options')
export class CalculationOptions extends LitElement {
  @property({ attribute: false }) locale!: Locale;
  @property({ attribute: false }) options: ReportOptions = {};
  @property({ type: Number }) decimals = 3;
  /** How many classes weights are for; 0 where there is no square matrix. */
  @property({ type: Number }) classes = 0;

  @state() private weightsText = '';

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
          ${this.classes > 1 && this.classes <= mostWeighted ? this.#weights() : nothing}
        </div>
      </details>
    `;
  }

  #weights(): TemplateResult {
    const { page } = this.locale;
    const misfit = this.weightsText.trim() !== '' && !weightsOf(this.weightsText, this.classes);
    return html`
      <label class="weights">
        ${page.kappaWeights}
        <textarea
          class="field"
          rows=${Math.min(this.classes, 6)}
          spellcheck="false"
          aria-invalid=${misfit ? 'true' : 'false'}
          aria-describedby="weights-hint"
          .value=${this.weightsText}
          @input=${(event: InputEvent) => {
            this.weightsText = (event.target as HTMLTextAreaElement).value;
            this.#change({ kappaWeights: weightsOf(this.weightsText, this.classes) });
          }}
        ></textarea>
        <span id="weights-hint" class=${misfit ? 'misfit' : 'muted'}>${page.kappaWeightsHint(this.classes)}</span>
      </label>
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

      .weights {
        flex-wrap: wrap;
        width: 100%;
      }

      .weights textarea {
        width: 100%;
        box-sizing: border-box;
        font-family: monospace;
      }

      .weights span {
        font-size: 0.8125rem;
      }

      .misfit {
        color: var(--problem);
      }

      summary {
        margin: 0.375rem 0;
        color: var(--accent);
        cursor: pointer;
      }
    `,
  ];
}
