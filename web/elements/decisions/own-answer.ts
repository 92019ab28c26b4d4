import { css, html, LitElement, nothing, type PropertyValues, type TemplateResult } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import type { GivenAnswer, Verdict } from '../../core/types/checking.ts';
import type { Explanation } from '../../core/types/report.ts';
import { loadCheckerTexts } from '../../locales/checker.ts';
import type { CheckerTexts } from '../../locales/en/checker.ts';
import type { Locale } from '../../locales/index.ts';
import type { SlipContext } from '../../locales/slip-sentence.ts';
import type { NumberFormat } from '../../locales/values.ts';
import { controls } from '../../styles/controls.ts';
import type { AsyncDataset } from '../../worker/async-calculator.ts';
import '../checker/answer-verdict.ts';
import { given, inLanguage } from '../common/given.ts';

type Asked = Required<Pick<GivenAnswer, 'id'>> & Pick<GivenAnswer, 'observation' | 'action'>;

/** Field for the reader's own value of a number, with its verdict. */
@customElement('deconfuse-own-answer')
export class OwnAnswer extends LitElement {
  @given locale!: Locale;
  @given format!: NumberFormat;
  @property({ attribute: false }) data!: AsyncDataset;
  @property({ attribute: false }) asked!: Asked;

  @inLanguage(loadCheckerTexts) private texts?: CheckerTexts;
  @state() private typed = '';
  @state() private verdict: Verdict | undefined;

  override willUpdate(changed: PropertyValues): void {
    // The question or the data have changed.
    if (changed.has('data') || JSON.stringify(changed.get('asked') ?? this.asked) !== JSON.stringify(this.asked))
      this.verdict = undefined;
  }

  async #check(): Promise<void> {
    const { data, asked, typed } = this;
    if (typed.trim() === '') return;
    const isNewest = (): boolean => data === this.data && asked === this.asked && typed === this.typed;
    try {
      const [verdict] = await data.check([{ ...asked, answer: typed }]);
      if (isNewest()) this.verdict = verdict;
    } catch (error) {
      // The data may have been replaced.
      if (isNewest()) throw error;
    }
  }

  #explain = (): Promise<Explanation> => {
    const { id, observation, action } = this.asked;
    return this.data.explain(id, {
      ...(observation !== undefined && { row: observation }),
      ...(action !== undefined && { column: action }),
    });
  };

  override render(): TemplateResult | typeof nothing {
    const { texts, locale, format, data, asked } = this;
    if (!texts) return nothing;
    const context: SlipContext = {
      texts,
      locale,
      format,
      labels: data.labels,
      matrix: null,
      total: data.total,
      asked: { id: asked.id },
    };
    return html`
      <details class="no-print">
        <summary>${texts.title}</summary>
        <div class="fields">
          <label>
            ${texts.answer}
            <input
              class="field own"
              inputmode="decimal"
              autocomplete="off"
              .value=${this.typed}
              @input=${(event: Event) => {
                this.typed = (event.target as HTMLInputElement).value;
                this.verdict = undefined;
              }}
              @keydown=${(event: KeyboardEvent) => {
                if (event.key === 'Enter') void this.#check();
              }}
            />
          </label>
          <button @click=${this.#check}>${texts.check}</button>
        </div>
        <deconfuse-answer-verdict
          .context=${context}
          .verdict=${this.verdict}
          .explain=${this.#explain}
        ></deconfuse-answer-verdict>
      </details>
    `;
  }

  static override styles = [
    controls,
    css`
      .fields {
        display: flex;
        flex-wrap: wrap;
        gap: 0.5rem;
        align-items: end;
        margin: 0.5rem 0;
      }

      label {
        display: grid;
        gap: 0.125rem;
      }

      input {
        width: 9rem;
      }
    `,
  ];
}
