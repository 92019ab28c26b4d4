import { css, html, LitElement, nothing, type PropertyValues, type TemplateResult } from 'lit';
import { customElement, property, query, state } from 'lit/decorators.js';
import { answersIn } from '../../core/answer-table.ts';
import { InputError } from '../../core/input-error.ts';
import { offsetOf } from '../../core/text-cells.ts';
import type { MetricInfo } from '../../core/types/metric-info.ts';
import type { ReportOptions } from '../../core/types/report.ts';
import { loadAnswerTableTexts, loadCheckerTexts } from '../../locales/checker.ts';
import type { AnswerTableTexts } from '../../locales/en/answer-table.ts';
import type { CheckerTexts } from '../../locales/en/checker.ts';
import { loadMessages, type Locale, type Messages } from '../../locales/index.ts';
import { metricNames } from '../../locales/metric-names.ts';
import { textIn } from '../../share/plain-data.ts';
import { controls } from '../../styles/controls.ts';
import type { AsyncDataset } from '../../worker/async-calculator.ts';
import './answer-results.ts';
import type { Checked } from './answer-results.ts';
import { errorText } from '../../locales/error-text.ts';
import { isCounted } from '../../core/kinds.ts';
import { KeptState } from '../common/kept-state.ts';
import type { NumberFormat } from '../../locales/values.ts';
import { given, inLanguage } from '../common/given.ts';

/** Pause in typing after which a text that was checked before is checked again, in milliseconds. */
const pause = 600;

const longestTable = 1_000_000;

/**
 * Checks the answers in a pasted table one by one. Fires `answer-chosen` (GivenAnswer) when one is to be examined in
 * full.
 */
@customElement('deconfuse-answer-table')
export class AnswerTable extends LitElement {
  @given locale!: Locale;
  @given format!: NumberFormat;
  @given catalogue: readonly MetricInfo[] = [];
  @property({ attribute: false }) data?: AsyncDataset | undefined;
  @property({ attribute: false }) options: ReportOptions = {};
  /** Decimals that an exercise requires; undefined if any number of them will do. */
  @property({ type: Number }) decimalsAsked: number | undefined;
  @property({ attribute: false }) fields = new URLSearchParams();

  @inLanguage(loadAnswerTableTexts) private texts?: AnswerTableTexts;
  @inLanguage(loadCheckerTexts) private checkerTexts?: CheckerTexts;
  @inLanguage(loadMessages) private messages?: Messages;
  @state() private text = '';
  @state() private checked: Checked | undefined;
  @state() private error: InputError | undefined;
  @state() private hasFailed = false;
  @state() private isChecking = false;

  @query('textarea') private pasted?: HTMLTextAreaElement;

  /** True if the restored text had been checked, so it is checked again once there are data. */
  #isCheckKept = false;
  #work = new KeptState(this, 'table', () => ({
    text: this.text || undefined,
    checked: this.checked || this.error || this.#isCheckKept ? true : undefined,
  }));
  #isWanted = false;
  #timer = 0;

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    clearTimeout(this.#timer);
  }

  override willUpdate(changed: PropertyValues): void {
    const kept = this.#work.recalled();
    if (kept) {
      this.text = textIn(kept['text'], longestTable) ?? '';
      this.checked = this.error = undefined;
      this.#isCheckKept = kept['checked'] === true && this.text !== '';
    }
    const isOther = ['data', 'options', 'catalogue', 'kept'].some((name) => changed.has(name));
    if (isOther && (this.checked || this.error || this.#isCheckKept)) void this.#check();
  }

  #type(text: string): void {
    this.text = text;
    clearTimeout(this.#timer);
    if (this.checked || this.error) this.#timer = window.setTimeout(() => void this.#check(), pause);
  }

  /** Runs one check at a time; each check uses the text and data present when it starts. */
  async #check(): Promise<void> {
    clearTimeout(this.#timer);
    this.#isWanted = true;
    if (this.isChecking) return;
    this.isChecking = true;
    try {
      while (this.#isWanted && this.isConnected) {
        this.#isWanted = false;
        await this.#checkText(this.text, this.data);
      }
    } finally {
      this.isChecking = false;
    }
  }

  async #checkText(text: string, data: AsyncDataset | undefined): Promise<void> {
    if (!data) return;
    try {
      const { catalogue, options, decimalsAsked } = this;
      const answers = answersIn(
        text,
        data.labels,
        catalogue,
        await metricNames(this.locale.language, !isCounted(data)),
      );
      const verdicts = await data.check(answers, {
        ...options,
        ...(decimalsAsked !== undefined && { decimals: decimalsAsked }),
      });
      if (data !== this.data) return;
      this.checked = { text, data, answers, verdicts };
      this.#isCheckKept = false;
      this.error = undefined;
      this.hasFailed = false;
    } catch (error) {
      // An error about data that have been replaced does not matter.
      if (data !== this.data) return;
      if (error instanceof InputError) {
        this.#isCheckKept = false;
        this.error = error;
        return;
      }
      this.hasFailed = true;
      throw error;
    }
  }

  #select(line: number, column = 1, excerpt = ''): void {
    const { pasted } = this;
    if (!pasted) return;
    const start = offsetOf(this.text, line, column);
    pasted.focus();
    pasted.setSelectionRange(start, start + Math.max(1, excerpt.length));
  }

  override render(): TemplateResult | typeof nothing {
    const { texts, checkerTexts, checked } = this;
    if (!texts || !checkerTexts) return nothing;
    const isStale = checked !== undefined && (this.error !== undefined || checked.text !== this.text);
    return html`
      <p class="muted" id="intro">${texts.intro}</p>
      <div class="paste no-print">
        <label for="table">${texts.label}</label>
        <textarea
          class="field"
          id="table"
          rows="7"
          spellcheck="false"
          autocomplete="off"
          autocapitalize="off"
          aria-describedby="intro"
          aria-invalid=${this.error ? 'true' : 'false'}
          .value=${this.text}
          @input=${({ target }: InputEvent) => this.#type((target as HTMLTextAreaElement).value)}
          @paste=${() => setTimeout(() => void this.#check())}
        ></textarea>
        <div>
          <button
            ?disabled=${this.text.trim() === '' || !this.data}
            aria-busy=${this.isChecking ? 'true' : 'false'}
            @click=${() => this.#check()}
          >
            ${texts.check}
          </button>
        </div>
      </div>
      ${this.data ? nothing : html`<p class="muted">${checkerTexts.noData}</p>`}
      <div role="alert">${this.#problem(checkerTexts)}</div>
      ${
        checked
          ? html`
              ${isStale ? html`<p class="muted">${this.error ? texts.staleTable : texts.staleText}</p>` : nothing}
              <deconfuse-answer-results
                class=${isStale ? 'stale' : ''}
                .texts=${texts}
                .checkerTexts=${checkerTexts}
                .checked=${checked}
                .hidesValues=${this.fields.get('hide') === 'results'}
              ></deconfuse-answer-results>
            `
          : nothing
      }
    `;
  }

  #problem(checkerTexts: CheckerTexts): TemplateResult | typeof nothing {
    const { error, messages, locale } = this;
    if (this.hasFailed) return html`<p class="problem">${checkerTexts.failed}</p>`;
    if (!error || !messages) return nothing;
    const { line, column, excerpt, expected } = error;
    return html`
      <div class="problem">
        <p>
          ${
            line === undefined
              ? nothing
              : html`<button class="text" @click=${() => this.#select(line, column, excerpt)}>
                    ${locale.page.place(line, column)}</button
                  >: `
          }
          ${errorText(error, messages)}
        </p>
        ${excerpt === undefined ? nothing : html`<p><code>${excerpt}</code></p>`}
        ${
          expected === undefined
            ? nothing
            : html`<p>${locale.page.expected} ${messages.expected[expected] ?? expected}</p>`
        }
      </div>
    `;
  }

  static override styles = [
    controls,
    css`
      :host,
      .paste {
        display: grid;
        grid-template-columns: minmax(0, 1fr);
        gap: 0.5rem;
      }

      .muted {
        font-size: 0.875rem;
      }

      textarea {
        width: 100%;
        padding: 0.5rem;
        overflow: auto;
        font: 0.875rem/1.5 var(--code-font);
        resize: vertical;
        white-space: pre;
      }

      [aria-invalid='true'] {
        border-color: var(--problem);
      }

      button:disabled {
        opacity: 0.6;
        cursor: default;
      }

      .problem {
        padding: 0.375rem 0.75rem;
        border-inline-start: 4px solid var(--problem);
        background: var(--problem-soft);
      }

      code {
        padding: 0 0.25rem;
        background: var(--mark);
        font-family: var(--code-font);
        white-space: pre-wrap;
      }

      .stale {
        color: var(--muted);
        filter: grayscale(1);
      }
    `,
  ];
}
