import { css, html, LitElement, nothing, type TemplateResult } from 'lit';
import { customElement, property, query } from 'lit/decorators.js';
import type { Verdict } from '../../core/types/checking.ts';
import type { Label } from '../../core/types/label.ts';
import type { MetricInfo } from '../../core/types/metric-info.ts';
import type { Explanation } from '../../core/types/report.ts';
import type { CheckerTexts } from '../../locales/en/checker.ts';
import type { Locale } from '../../locales/index.ts';
import { controls } from '../../styles/controls.ts';
import type { AsyncDataset } from '../../worker/async-calculator.ts';
import './answer-steps.ts';
import './answer-verdict.ts';
import '../metrics/metric-choice.ts';
import type { MetricChoice } from '../metrics/metric-choice.ts';
import { classOf, type Question } from './questions.ts';
import { nameInSentence, type SlipContext } from '../../locales/slip-sentence.ts';
import type { NumberFormat } from '../../locales/values.ts';
import { given } from '../common/given.ts';

/** Requests the derivation of a metric, for one class if it is a per-class metric. */
export type ExplainMetric = (id: string, label: Label | undefined) => Promise<Explanation>;

/**
 * A question with its answer, the verdict and the steps to the right value. Fires `question-changed` (Question),
 * `question-removed`, `check-wanted` if the answer is to be checked at once, `answer-given` if it is given for good,
 * and `answer-shown`.
 */
@customElement('deconfuse-answer-question')
export class AnswerQuestion extends LitElement {
  @given locale!: Locale;
  @property({ attribute: false }) texts!: CheckerTexts;
  @given format!: NumberFormat;
  @given catalogue: readonly MetricInfo[] = [];
  /** Metrics that the data have. */
  @property({ attribute: false }) metrics: readonly MetricInfo[] = [];
  @property({ attribute: false }) data!: AsyncDataset;
  @property({ attribute: false }) question!: Question;
  /** Number of the question, from 1. */
  @property({ type: Number }) number = 1;
  @property({ attribute: false }) verdict: Verdict | undefined;
  /** True if the question can be removed. */
  @property({ type: Boolean }) removable = false;
  /** Decimals that an exercise requires; undefined if any number of them will do. */
  @property({ type: Number }) decimalsAsked: number | undefined;
  /** Hides the right value. */
  @property({ type: Boolean }) secret = false;
  /** Hides the steps to the right value as well. */
  @property({ type: Boolean }) withheld = false;
  /** True if no further answer is accepted. */
  @property({ type: Boolean }) closed = false;
  /** Number of attempts left; undefined if attempts are not counted. */
  @property({ attribute: false }) left: number | undefined;
  /** Offers no derivation and no steps to the right value. */
  @property({ type: Boolean }) plain = false;
  /** Stays the same function until data or options change. */
  @property({ attribute: false }) explain!: ExplainMetric;

  @query('deconfuse-metric-choice') private choice?: MetricChoice;
  @query('#answer') private field?: HTMLInputElement;

  /**
   * The metric and class whose derivation is wanted, and a function that requests it, which stays the same until one of
   * them changes.
   */
  #explained?: { explain: ExplainMetric; id: string; class: Label | undefined; ask: () => Promise<Explanation> };

  override focus(): void {
    if (this.choice) this.choice.focus();
    else this.field?.focus();
  }

  get #info(): MetricInfo | undefined {
    return this.metrics.find(({ id }) => id === this.question.id);
  }

  /** The metric and class asked for; undefined if the data do not have the metric. */
  get #asked(): { id: string; class: Label | undefined } | undefined {
    const info = this.#info;
    return info && { id: info.id, class: classOf(this.question, info, this.data) };
  }

  /** True if these data lack the metric or the class. */
  get #isAbsent(): boolean {
    const info = this.#info;
    if (!info) return this.question.id !== undefined;
    return info.perClass && this.#asked!.class === undefined;
  }

  /** The metric and class that the steps lead to: those asked for, else those that the number was identified as. */
  get #worked(): { id: string; class: Label | undefined } | undefined {
    if (this.question.id !== undefined) return this.#isAbsent ? undefined : this.#asked;
    const { id, class: label } = this.verdict ?? {};
    return id === undefined ? undefined : { id, class: label };
  }

  override willUpdate(): void {
    const worked = this.#worked;
    const { explain } = this;
    const previous = this.#explained;
    if (!worked) return;
    const { id, class: label } = worked;
    if (previous?.explain === explain && previous.id === id && previous.class === label) return;
    this.#explained = { explain, id, class: label, ask: () => explain(id, label) };
  }

  #change(change: Partial<Question>): void {
    this.dispatchEvent(new CustomEvent('question-changed', { detail: { ...this.question, ...change } }));
  }

  #give(): void {
    this.dispatchEvent(new CustomEvent('answer-given'));
  }

  /** True if attempts are counted; leaving the field then does not submit the answer. */
  get #isLimited(): boolean {
    return this.left !== undefined;
  }

  override render(): TemplateResult {
    const { locale, texts, format, question, verdict, data, secret, withheld, closed, left } = this;
    const asked = this.#asked;
    const worked = this.#worked;
    const { labels, predictedLabels, matrix, total } = data;
    const context: SlipContext = {
      texts,
      locale,
      format,
      labels,
      predictedLabels,
      matrix,
      total,
      asked: asked ?? worked,
    };
    const ask = worked && !this.plain ? this.#explained?.ask : undefined;
    // After a right answer the number of attempts left does not matter.
    const isLeftSaid = left !== undefined && (!closed || left === 0);
    return html`
      <div role="group" aria-label=${texts.question(this.number)}>
        <div class="form">
          ${question.given ? this.#given(context) : this.#choices()}
          <div class="answer">
            <label for="answer">${texts.answer}</label>
            <input
              id="answer"
              class="field"
              inputmode="text"
              autocomplete="off"
              autocapitalize="off"
              spellcheck="false"
              aria-describedby=${isLeftSaid ? 'hint left' : 'hint'}
              ?readonly=${closed}
              aria-invalid=${verdict?.error ? 'true' : nothing}
              .value=${question.answer}
              @input=${(event: InputEvent) => this.#change({ answer: (event.target as HTMLInputElement).value })}
              @change=${() => {
                if (!this.#isLimited) this.#give();
              }}
              @keydown=${(event: KeyboardEvent) => {
                if (event.key !== 'Enter') return;
                if (this.#isLimited) this.#give();
                else this.dispatchEvent(new CustomEvent('check-wanted'));
              }}
            />
          </div>
          ${left === undefined || closed ? nothing : html`<button @click=${() => this.#give()}>${texts.check}</button>`}
          ${
            this.removable
              ? html`<button
                  class="remove no-print"
                  aria-label=${texts.remove(texts.question(this.number))}
                  title=${texts.remove(texts.question(this.number))}
                  @click=${() => this.dispatchEvent(new CustomEvent('question-removed'))}
                >
                  ×
                </button>`
              : nothing
          }
        </div>
        <p id="hint" class=${this.number === 1 ? 'muted' : 'screen-reader'}>${texts.answerHint}</p>
        ${isLeftSaid ? html`<p id="left" class="muted">${texts.attemptsLeft(left)}</p>` : nothing}
        ${this.#isAbsent ? html`<p class="muted">${texts.notOfTheseData}</p>` : nothing}
        <deconfuse-answer-verdict
          .context=${context}
          .verdict=${this.#isAbsent ? undefined : verdict}
          .decimalsAsked=${this.decimalsAsked}
          ?unasked=${question.id === undefined}
          ?secret=${secret || withheld}
          .explain=${ask}
        ></deconfuse-answer-verdict>
        ${
          worked && ask && !withheld
            ? html`<deconfuse-answer-steps
                .texts=${texts}
                .name=${nameInSentence(context, worked)}
                .explain=${ask}
              ></deconfuse-answer-steps>`
            : nothing
        }
      </div>
    `;
  }

  #given(context: SlipContext): TemplateResult {
    const { id = '', class: label } = this.question;
    const info = this.#info;
    const name = nameInSentence(context, { id, class: label ?? this.#asked?.class });
    return html`
      <h3>${this.number}. ${name}</h3>
      ${info?.perClass && label === undefined ? this.#classChoice() : nothing}
    `;
  }

  #choices(): TemplateResult {
    const { texts, metrics, question } = this;
    return html`
      <h3 class="screen-reader">${texts.question(this.number)}</h3>
      <deconfuse-metric-choice
        .texts=${texts}
        .metrics=${metrics}
        .chosen=${question.id}
        @metric-picked=${({ detail }: CustomEvent<string | undefined>) => this.#change({ id: detail ?? undefined })}
      ></deconfuse-metric-choice>
      ${this.#info?.perClass ? this.#classChoice() : nothing}
    `;
  }

  #classChoice(): TemplateResult {
    const { texts, data } = this;
    const chosen = this.#asked?.class;
    return html`
      <div>
        <label for="class">${texts.whichClass}</label>
        <select
          id="class"
          ?disabled=${this.closed}
          @change=${(event: Event) =>
            this.#change({ class: data.labels[(event.target as HTMLSelectElement).selectedIndex] })}
        >
          ${data.labels.map((label) => html`<option .selected=${label === chosen}>${label}</option>`)}
        </select>
      </div>
    `;
  }

  static override styles = [
    controls,
    css`
      [role='group'] {
        display: grid;
        grid-template-columns: minmax(0, 1fr);
        gap: 0.375rem;
      }

      .form {
        display: flex;
        flex-wrap: wrap;
        gap: 0.375rem 0.75rem;
        align-items: end;
      }

      deconfuse-metric-choice,
      h3 {
        flex: 1 1 15rem;
        min-width: 0;
      }

      h3 {
        align-self: center;
        font-size: 1.125rem;
        font-weight: 600;
      }

      .answer {
        flex: 0 1 11rem;
        min-width: 8rem;
      }

      .answer .field {
        width: 100%;
        font-variant-numeric: tabular-nums;
      }

      label {
        display: block;
        font-size: 0.875rem;
      }

      [readonly] {
        background: var(--panel);
      }

      [aria-invalid='true'] {
        border-color: var(--problem);
      }

      .remove {
        width: 2rem;
        padding: 0;
      }

      .muted {
        font-size: 0.875rem;
      }
    `,
  ];
}
