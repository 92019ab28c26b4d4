import { css, html, LitElement, nothing, type PropertyValues, type TemplateResult } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import type { Verdict } from '../../core/types/checking.ts';
import type { Label } from '../../core/types/label.ts';
import type { Explanation, ReportOptions } from '../../core/types/report.ts';
import type { CheckerTexts } from '../../locales/en/checker.ts';
import type { Locale } from '../../locales/index.ts';
import type { NumberFormat } from '../../locales/values.ts';
import { Newest } from '../../session/newest.ts';
import { controls } from '../../styles/controls.ts';
import type { AsyncDataset } from '../../worker/async-calculator.ts';
import { given } from '../common/given.ts';
import type { SlipContext } from '../../locales/slip-sentence.ts';

/** Pause in typing after which an answer is checked, in milliseconds. */
const pause = 250;

/**
 * Field for the reader's own value of the metric on the stage, with its verdict. The checker is loaded when an answer
 * is typed.
 */
@customElement('deconfuse-stage-answer')
export class StageAnswer extends LitElement {
  @given locale!: Locale;
  @given format!: NumberFormat;
  /** Id of the metric. */
  @property() metric = '';
  @property({ attribute: false }) class?: Label | undefined;
  /** Initial answer, checked before one is typed. */
  @property({ attribute: false }) given?: string | undefined;
  @property({ attribute: false }) data!: AsyncDataset;
  @property({ attribute: false }) options: ReportOptions = {};
  /** Requests the right derivation. Becomes another function when metric, class or data change. */
  @property({ attribute: false }) explain!: () => Promise<Explanation>;

  @state() private texts?: CheckerTexts;
  @state() private answer = '';
  @state() private verdict?: Verdict | undefined;

  readonly #checking = new Newest();
  #timer = 0;

  override willUpdate(changed: PropertyValues<this>): void {
    if (changed.has('locale') && this.texts) void this.#load();
    // The answer was to another question.
    if (changed.has('metric') || changed.has('class') || changed.has('given')) this.#take(this.given ?? '');
    else if (changed.has('explain')) void this.#check();
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    clearTimeout(this.#timer);
  }

  async #load(): Promise<void> {
    const { locale } = this;
    const { loadCheckerTexts } = await import('../../locales/checker.ts');
    const texts = await loadCheckerTexts(locale.language);
    if (locale === this.locale) this.texts = texts;
  }

  #take(answer: string): void {
    clearTimeout(this.#timer);
    this.answer = answer;
    this.#checking.end();
    this.verdict = undefined;
    if (answer.trim() !== '') this.#timer = window.setTimeout(() => void this.#check(), pause);
  }

  async #check(): Promise<void> {
    const { answer, metric, options, data, class: label } = this;
    if (answer.trim() === '') return;
    const signal = this.#checking.begin();
    const asked = { id: metric, answer, ...(label !== undefined && { class: label }) };
    try {
      const [[verdict]] = await Promise.all([
        data.check([asked], options),
        import('./answer-verdict.ts'),
        this.texts ?? this.#load(),
      ]);
      if (!signal.aborted) this.verdict = verdict;
    } catch (error) {
      if (!signal.aborted && data === this.data) throw error;
      // The answer was about data that have been replaced.
    }
  }

  override render(): TemplateResult {
    const { texts, locale, verdict } = this;
    return html`
      <label>
        <span>${locale.page.yourAnswer}</span>
        <input
          class="field"
          placeholder=${locale.page.yourAnswer}
          autocomplete="off"
          autocapitalize="off"
          spellcheck="false"
          .value=${this.answer}
          @input=${({ target }: Event) => this.#take((target as HTMLInputElement).value)}
        />
      </label>
      ${
        verdict && texts
          ? html`<deconfuse-answer-verdict
              .context=${this.#context(texts)}
              .verdict=${verdict}
              .explain=${this.explain}
            ></deconfuse-answer-verdict>`
          : nothing
      }
    `;
  }

  #context(texts: CheckerTexts): SlipContext {
    const { locale, format, data } = this;
    const { labels, predictedLabels, matrix, total } = data;
    const asked = { id: this.metric, class: this.class };
    return { texts, locale, format, labels, predictedLabels, matrix, total, asked };
  }

  static override styles = [
    controls,
    css`
      /* The field stands beside the title of the stage and keeps its place; the verdict has a line of its own. */
      :host {
        display: contents;
      }

      deconfuse-answer-verdict {
        flex: 1 0 100%;
        min-width: 0;
      }

      label {
        display: flex;
        flex: 1 1 11rem;
        gap: 0.375rem;
        align-items: center;
        justify-content: end;
        font-size: 0.875rem;
      }

      input {
        width: 5.5rem;
        font-variant-numeric: tabular-nums;
      }

      ::placeholder {
        color: transparent;
      }

      /* On narrow windows the placeholder replaces the label, so that the title keeps one line. */
      @media (max-width: 40rem) {
        label {
          flex-basis: 6.5rem;
        }

        span {
          display: none;
        }

        input {
          width: 6.5rem;
        }

        ::placeholder {
          color: var(--muted);
          font-size: 0.875rem;
          opacity: 1;
        }
      }
    `,
  ];
}
