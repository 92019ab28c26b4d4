import { css, html, LitElement, nothing, type TemplateResult } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import { zeroDivisions } from '../../core/option-values.ts';
import type { ReportOptions } from '../../core/types/report.ts';
import type { Locale } from '../../locales/index.ts';
import { controls } from '../../styles/controls.ts';
import { bubbling } from '../common/events.ts';
import { given } from '../common/given.ts';
import { checkbox } from '../common/checkbox.ts';
import { faultyFields } from '../../styles/faulty-fields.ts';

/** Decimals, the treatment of 0/0 and the parameters of metrics. Fires `options-changed` (ReportOptions) and `decimals-changed` (number). */
@customElement('deconfuse-calculation-options')
export class CalculationOptions extends LitElement {
  @given locale!: Locale;
  @property({ attribute: false }) options: ReportOptions = {};
  @property({ type: Number }) decimals = 3;
  /** Options that affect a metric on the page. */
  @property({ attribute: false }) relevant: ReadonlySet<keyof ReportOptions> = new Set();
  /** True if the numbers of these data can have intervals. */
  @property({ type: Boolean }) hasIntervals = false;
  /** True if the data have a matrix, so that all intervals can be bootstrapped. */
  @property({ type: Boolean }) isCounted = false;
  /** Progress of the bootstrap while it runs. */
  @property({ attribute: false }) resampled?: { done: number; of: number } | undefined;
  /** Number of classes that weights are for. */
  @property({ type: Number }) classes = 0;

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
            max="15"
            .value=${String(this.decimals)}
            @input=${(event: InputEvent) => {
              const input = event.target as HTMLInputElement;
              if (input.value !== '' && input.checkValidity()) {
                this.dispatchEvent(bubbling('decimals-changed', input.valueAsNumber));
              }
            }}
          />
        </label>
        ${this.relevant.has('zeroDivision') ? this.#zeroDivision() : nothing}
        ${this.hasIntervals ? this.#intervals() : nothing}
      </div>
      <details class="no-print" @toggle=${() => void import('./metric-parameters.ts')}>
        <summary>${page.moreOptions}</summary>
        <deconfuse-metric-parameters
          .options=${this.options}
          .relevant=${this.relevant}
          .classes=${this.classes}
        ></deconfuse-metric-parameters>
      </details>
    `;
  }

  #intervals(): TemplateResult {
    const { page } = this.locale;
    return html`
      <label title=${page.intervalsHint}>
        ${checkbox(Boolean(this.options.intervals), (isChecked) => this.#choose(isChecked))} ${page.intervals}
      </label>
      ${this.options.intervals && this.isCounted ? this.#method() : nothing}
    `;
  }

  #choose(intervals: ReportOptions['intervals']): void {
    const { intervals: _before, ...options } = this.options;
    this.dispatchEvent(bubbling('options-changed', { ...options, ...(intervals && { intervals }) }));
  }

  #method(): TemplateResult {
    const { page } = this.locale;
    const { intervals } = this.options;
    const isResampled = typeof intervals === 'object';
    const seed = isResampled ? (intervals.seed ?? 1) : 1;
    return html`
      <label>
        <span class="screen-reader">${page.intervals}</span>
        <select
          @change=${({ target }: Event) =>
            this.#choose((target as HTMLSelectElement).value === 'delta' || { method: 'bootstrap', seed })}
        >
          <option value="delta" .selected=${!isResampled}>${page.byFormula}</option>
          <option value="bootstrap" .selected=${isResampled}>${page.byResampling}</option>
        </select>
      </label>
      ${isResampled ? this.#resampling(seed) : nothing}
    `;
  }

  #resampling(seed: number): TemplateResult {
    const { page } = this.locale;
    const { resampled } = this;
    return html`
      <label>
        ${page.seed}
        <input
          class="field"
          type="number"
          min="0"
          .value=${String(seed)}
          @change=${({ target }: Event) => {
            const { value, valueAsNumber } = target as HTMLInputElement;
            if (value !== '' && (target as HTMLInputElement).checkValidity())
              this.#choose({ method: 'bootstrap', seed: valueAsNumber });
          }}
        />
      </label>
      ${
        resampled
          ? html`<span>
              <progress max=${resampled.of} value=${resampled.done} aria-label=${page.byResampling}></progress>
              <button @click=${() => this.#choose(true)}>${page.cancelResampling}</button>
            </span>`
          : nothing
      }
    `;
  }

  #zeroDivision(): TemplateResult {
    const { page } = this.locale;
    return html`
      <label title=${page.zeroDivisionHint}>
        ${page.zeroDivision}
        <select
          @change=${(event: Event) => {
            const zeroDivision = (event.target as HTMLSelectElement).value as ReportOptions['zeroDivision'];
            this.dispatchEvent(bubbling('options-changed', { ...this.options, zeroDivision }));
          }}
        >
          ${zeroDivisions.map(
            (policy) => html`
              <option value=${policy} .selected=${policy === (this.options.zeroDivision ?? 'zero')}>
                ${page.zeroDivisionPolicies[policy]}
              </option>
            `,
          )}
        </select>
      </label>
    `;
  }

  static override styles = [
    controls,
    faultyFields,
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

      .field {
        width: 4.5rem;
      }

      summary {
        margin: 0.375rem 0;
        color: var(--accent);
        cursor: pointer;
      }
    `,
  ];
}
