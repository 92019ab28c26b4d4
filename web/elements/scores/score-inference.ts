import { css, html, LitElement, nothing, type PropertyValues, type TemplateResult } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import type { CompareOptions, Comparison } from '../../core/types/comparison.ts';
import type { Value } from '../../core/types/report.ts';
import { formatNumber } from '../../formula/number.ts';
import { loadExportTexts } from '../../locales/parts.ts';
import type { Locale } from '../../locales/index.ts';
import { choiceIn, textIn, wholeIn, type Fields } from '../../share/plain-data.ts';
import type { Table } from '../../export/table/table.ts';
import type { Areas } from '../../session/score-data.ts';
import { controls } from '../../styles/controls.ts';
import type { AsyncDataset } from '../../worker/async-calculator.ts';
import { currentAnswer } from '../common/current-answer.ts';
import { bubbling } from '../common/events.ts';
import { KeptState } from '../common/kept-state.ts';
import '../export/table-export.ts';
import { intervalText, isInterval, type NumberFormat } from '../../locales/values.ts';
import { given } from '../common/given.ts';
import { Newest } from '../../session/newest.ts';
import { stacked } from '../../styles/stacked.ts';
import { faultyFields } from '../../styles/faulty-fields.ts';

type Method = CompareOptions['method'];

const methods: readonly Method[] = ['delong', 'hanley-mcneil', 'bootstrap'];

const resamplesAtFirst = 2000;
const mostResamples = 1_000_000;
const largestSeed = 4_294_967_295;
const longestName = 10_000;

/** Progress of the bootstrap, as often as the calculator reports it. */
interface Progress {
  done: number;
  of: number;
}

type Compared = Comparison & { standardError?: number | null };

/**
 * The areas of the models with their confidence intervals, and a test of whether two of them differ. Fires
 * `model-chosen` (name).
 */
@customElement('deconfuse-score-inference')
export class ScoreInference extends LitElement {
  @given locale!: Locale;
  @given format!: NumberFormat;
  /** Data of kind `scores`. */
  @property({ attribute: false }) data!: AsyncDataset;
  @property({ attribute: false }) areas: readonly Areas[] = [];
  /** The model that the page shows. */
  @property() reported = '';
  /** Level of the intervals, 0…1. */
  @property({ type: Number }) level = 0.95;

  @state() private rival?: string | undefined;
  @state() private method: Method = 'delong';
  @state() private resamples = resamplesAtFirst;
  @state() private seed = 1;
  @state() private compared?: Compared;
  @state() private progress?: Progress;
  @state() private givenUp = false;

  #work = new KeptState(this, 'inference', () => ({
    rival: this.rival,
    method: this.method === 'delong' ? undefined : this.method,
    resamples: this.resamples === resamplesAtFirst ? undefined : this.resamples,
    seed: this.seed === 1 ? undefined : this.seed,
  }));
  #run?: AbortController;
  readonly #asking = new Newest();

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#forget();
  }

  override willUpdate(changed: PropertyValues): void {
    const kept = this.#work.recalled();
    if (kept) this.#recall(kept);
    const asked = ['data', 'reported', 'rival', 'method', 'level'];
    if (asked.some((name) => changed.has(name))) {
      this.#forget();
      if (this.#second !== undefined && this.method !== 'bootstrap' && !this.#isWeighted)
        void this.#compare(this.method);
    }
  }

  #recall({ rival, method, resamples, seed }: Fields): void {
    // If the data have no model of this name, the first of the other models is used.
    this.rival = textIn(rival, longestName);
    this.method = choiceIn(method, methods) ?? 'delong';
    this.resamples = wholeIn(resamples, 1, mostResamples) ?? resamplesAtFirst;
    this.seed = wholeIn(seed, 1, largestSeed) ?? 1;
  }

  /** Whether cases have weights, for which neither covariances nor resamples are defined. */
  get #isWeighted(): boolean {
    return this.data.scored?.cases !== this.data.total;
  }

  /** The model that the reported one is compared with. */
  get #second(): string | undefined {
    const others = this.areas.map(({ model }) => model).filter((model) => model !== this.reported);
    return others.find((model) => model === this.rival) ?? others[0];
  }

  #forget(): void {
    this.#asking.end();
    this.#run?.abort();
    this.compared = undefined;
    this.progress = undefined;
    this.givenUp = false;
  }

  async #compare(method: Method): Promise<void> {
    const signal = this.#asking.begin();
    const asked = this.data.compare(this.reported, this.#second!, { method, level: this.level });
    const compared = await currentAnswer(this, () => !signal.aborted, asked);
    if (compared) this.compared = compared;
  }

  async #resample(): Promise<void> {
    this.#forget();
    const signal = this.#asking.begin();
    const { reported, resamples, seed, level } = this;
    const second = this.#second;
    const models: readonly [string] | readonly [string, string] | undefined =
      second !== undefined ? [reported, second] : reported === '' ? undefined : [reported];
    this.progress = { done: 0, of: resamples };
    this.#run = new AbortController();
    const tell = (done: number, of: number): void => {
      if (!signal.aborted) this.progress = { done, of };
    };
    const options = { ...(models && { models }), resamples, seed, level };
    const result = await this.data.resample(options, tell, this.#run.signal);
    if (signal.aborted) return;
    this.progress = undefined;
    this.compared = result;
    this.givenUp = result === undefined;
  }

  override render(): TemplateResult | typeof nothing {
    const texts = this.locale.scores;
    if (!texts) return nothing;
    const second = this.#second;
    const percent = formatNumber(100 * this.level, { ...this.format, decimals: 4, trim: true });
    const isNamed = this.areas.length > 1;
    return html`
      <div class="scroll" role="region" tabindex="0" aria-label=${texts.areas}>
        <table>
          <thead>
            <tr>
              ${isNamed ? html`<th scope="col">${texts.model}</th>` : nothing}
              <th scope="col">${texts.auc}</th>
              <th scope="col">${texts.interval(percent)} (${texts.methods.delong})</th>
              <th scope="col">${texts.averagePrecision}</th>
              ${isNamed ? html`<td></td>` : nothing}
            </tr>
          </thead>
          <tbody>
            ${this.areas.map(({ model, auc, interval, averagePrecision }) => {
              const isReported = model === this.reported;
              return html`
                <tr class=${isNamed && isReported ? 'reported' : ''}>
                  ${isNamed ? html`<th scope="row"><bdi>${model}</bdi></th>` : nothing}
                  <td>${this.#number(auc)}</td>
                  <td>${isInterval(interval) ? intervalText(interval, this.format) : this.#number(null)}</td>
                  <td>${this.#number(averagePrecision)}</td>
                  ${
                    isNamed
                      ? html`<td>
                          ${
                            isReported
                              ? html`<span class="muted">${texts.shown}</span>`
                              : html`<button
                                  class="text no-print"
                                  @click=${() => this.dispatchEvent(bubbling('model-chosen', model))}
                                >
                                  ${texts.show(model)}
                                </button>`
                          }
                        </td>`
                      : nothing
                  }
                </tr>
              `;
            })}
          </tbody>
        </table>
      </div>
      <deconfuse-table-export
        .format=${this.format}
        .table=${() => this.#exported(percent)}
        .name=${texts.areas}
      ></deconfuse-table-export>
      ${this.#isWeighted ? html`<p>${texts.weighted}</p>` : this.#uncertainty(percent, second)}
    `;
  }

  async #exported(percent: string): Promise<Table> {
    const texts = this.locale.scores!;
    const { low, high } = await loadExportTexts(this.locale.language);
    const number = (value: unknown): number | null => (typeof value === 'number' ? value : null);
    const interval = `${texts.interval(percent)} (${texts.methods.delong})`;
    const titles = [texts.model, texts.auc, `${interval}: ${low}`, `${interval}: ${high}`, texts.averagePrecision];
    return {
      caption: texts.areas,
      columns: titles.map((title) => ({ title })),
      rows: this.areas.map(({ model, auc, interval: ends, averagePrecision }) => [
        model,
        number(auc),
        ...(isInterval(ends) ? ends : [null, null]),
        number(averagePrecision),
      ]),
    };
  }

  #number(value: number | null | undefined): string {
    return typeof value === 'number' ? formatNumber(value, this.format) : this.locale.page.undefinedValue;
  }

  #uncertainty(percent: string, second: string | undefined): TemplateResult {
    return html`
      ${second === undefined ? html`<h3>${this.locale.scores!.bootstrapOfOne}</h3>` : this.#choices(second)}
      ${second === undefined || this.method === 'bootstrap' ? this.#bootstrap() : nothing}
      ${this.#result(percent, second)}
    `;
  }

  #choices(second: string): TemplateResult {
    const texts = this.locale.scores!;
    const others = this.areas.map(({ model }) => model).filter((model) => model !== this.reported);
    return html`
      <div class="row">
        <h3>${texts.compare} <bdi>${this.reported}</bdi> ${texts.with}</h3>
        ${
          others.length > 1
            ? html`<select
                aria-label=${texts.model}
                @change=${({ target }: Event) => (this.rival = others[(target as HTMLSelectElement).selectedIndex])}
              >
                ${others.map((model) => html`<option .selected=${model === second}>${model}</option>`)}
              </select>`
            : html`<h3><bdi>${second}</bdi></h3>`
        }
        <span class="choice no-print" role="group" aria-label=${texts.method}>
          ${methods.map(
            (method) => html`
              <button
                title=${texts.methodHints[method]}
                aria-pressed=${method === this.method ? 'true' : 'false'}
                @click=${() => (this.method = method)}
              >
                ${texts.methods[method]}
              </button>
            `,
          )}
        </span>
      </div>
    `;
  }

  #bootstrap(): TemplateResult {
    const texts = this.locale.scores!;
    const { progress } = this;
    const whole = (count: number): string => formatNumber(count, { ...this.format, decimals: 0 });
    const field = (
      name: string,
      value: number,
      highest: number,
      change: (value: number) => void,
    ): TemplateResult => html`
      <label>
        ${name}
        <input
          class="field"
          type="number"
          min="1"
          max=${highest}
          step="1"
          ?disabled=${progress !== undefined}
          .value=${String(value)}
          @input=${(event: InputEvent) => {
            const input = event.target as HTMLInputElement;
            if (input.value !== '' && input.checkValidity()) change(input.valueAsNumber);
          }}
        />
      </label>
    `;
    return html`
      <div class="row no-print">
        ${field(texts.resamples, this.resamples, mostResamples, (resamples) => (this.resamples = resamples))}
        ${field(texts.seed, this.seed, largestSeed, (seed) => (this.seed = seed))}
        ${
          progress
            ? html`<button @click=${() => this.#run?.abort()}>${texts.cancel}</button>
                <progress max=${progress.of} .value=${progress.done} aria-label=${texts.methods.bootstrap}></progress>
                <span class="muted">${texts.progress(whole(progress.done), whole(progress.of))}</span>`
            : html`<button @click=${() => void this.#resample()}>${texts.run}</button>`
        }
        ${this.givenUp ? html`<span class="muted">${texts.givenUp}</span>` : nothing}
      </div>
    `;
  }

  /** The result: the area of one model, or the difference of the areas of two. */
  #result(percent: string, second: string | undefined): TemplateResult {
    const texts = this.locale.scores!;
    const { compared } = this;
    const entry = (name: string, value: string): TemplateResult => html`
      <div>
        <dt>${name}</dt>
        <dd>${value}</dd>
      </div>
    `;
    const limits: Value = [compared?.low ?? null, compared?.high ?? null];
    const numbers = compared
      ? [
          entry(second === undefined ? texts.auc : texts.difference, this.#number(compared.difference)),
          entry(texts.interval(percent), isInterval(limits) ? intervalText(limits, this.format) : this.#number(null)),
          ...(compared.standardError === undefined
            ? []
            : [entry(texts.standardError, this.#number(compared.standardError))]),
          ...(second === undefined
            ? []
            : [entry(texts.z, this.#number(compared.z)), entry(texts.p, this.#number(compared.p))]),
        ]
      : nothing;
    const said =
      second === undefined || !compared
        ? nothing
        : compared.p === null
          ? texts.untestable
          : texts.meaning(formatNumber(compared.p, this.format));
    return html`
      <dl aria-live="polite">${numbers}</dl>
      <p>${said}</p>
    `;
  }

  static override styles = [
    controls,
    faultyFields,
    stacked,
    css`
      table {
        border-spacing: 0;
        font-variant-numeric: tabular-nums;
      }

      th,
      td {
        padding: 0.25rem 0.75rem;
        border-bottom: 1px solid var(--line);
        font-weight: 400;
        text-align: start;
        white-space: nowrap;
      }

      thead th {
        color: var(--muted);
        font-size: 0.875rem;
      }

      tbody td {
        font-weight: 600;
      }

      .reported {
        background: var(--accent-soft);
      }

      h3 {
        font-size: 1rem;
        font-weight: 600;
      }

      .row,
      .choice {
        display: flex;
        flex-wrap: wrap;
        gap: 0.375rem 0.75rem;
        align-items: center;
      }

      .choice {
        gap: 0.25rem;
      }

      label {
        display: inline-flex;
        gap: 0.375rem;
        align-items: center;
      }

      input {
        width: 7rem;
      }

      progress {
        width: 10rem;
        accent-color: var(--accent);
      }

      dl {
        display: flex;
        flex-wrap: wrap;
        gap: 0.25rem 1.5rem;
        min-height: 3.25rem;
        font-variant-numeric: tabular-nums;
      }

      dt {
        color: var(--muted);
        font-size: 0.875rem;
      }

      dd {
        font-weight: 600;
      }
    `,
  ];
}
