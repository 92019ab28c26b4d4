import { css, html, LitElement, nothing, type TemplateResult } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import type { Flaw, Questions } from '../../core/types.ts';
import { formatNumber } from '../../formula/number.ts';
import { nameInSentence } from '../../locales/slip-sentence.ts';
import type { QuestionSet } from '../../questions/question-set.ts';
import { controls } from '../../styles/controls.ts';
import type { Texts } from './exercise-data.ts';
import { exerciseStyles } from './exercise-styles.ts';

/** Of more slips the likeliest are shown. */
const slipsShown = 6;

/** What was made: how many variants, what could not be mended, and the answers of the first one. */
@customElement('deconfuse-question-preview')
export class QuestionPreview extends LitElement {
  @property({ attribute: false }) said!: Texts;
  @property({ attribute: false }) made!: Questions;
  @property({ attribute: false }) set!: QuestionSet;

  override render(): TemplateResult {
    const { made, set, said } = this;
    const { questionTexts: texts } = said;
    const replaced = made.variants.filter(({ seed, madeFrom }) => seed !== madeFrom).length;
    const [first] = set.variants;
    return html`
      <p>
        <strong>${texts.made(this.#count(made.variants.length))}</strong>
        ${replaced > 0 ? texts.replaced(this.#count(replaced)) : nothing}
      </p>
      ${this.#flaws()}
      ${
        first
          ? html`<details>
              <summary>${texts.preview}</summary>
              <p>${first.intro} ${first.instructions.join(' ')}</p>
              ${first.data.map(
                ({ rows }) =>
                  html`<div class="scroll" role="region" tabindex="0" aria-label=${first.title}>
                    <table>
                      ${rows.map(
                        (row, at) =>
                          html`<tr>
                            ${row.map((text, column) =>
                              at === 0 || column === 0
                                ? html`<th scope=${at === 0 ? 'col' : 'row'}><bdi>${text}</bdi></th>`
                                : html`<td>${text}</td>`,
                            )}
                          </tr>`,
                      )}
                    </table>
                  </div>`,
              )}
              ${this.#answers(first.questions)}
            </details>`
          : nothing
      }
    `;
  }

  #count(value: number): string {
    return formatNumber(value, { decimals: 0, decimalSign: this.said.locale.decimalSign });
  }

  /** Each flaw once, with the exercises that have it. */
  #flaws(): TemplateResult | typeof nothing {
    const { questionTexts: texts } = this.said;
    const found = new Map<string, number[]>();
    for (const { madeFrom, flaws } of this.made.variants) {
      for (const flaw of flaws) {
        const sentence = this.#flaw(flaw);
        found.set(sentence, [...(found.get(sentence) ?? []), madeFrom]);
      }
    }
    if (found.size === 0) return nothing;
    return html`
      <p class="misfit">${texts.flaws}:</p>
      <ul>
        ${[...found].map(([sentence, seeds]) => {
          const shown = seeds.slice(0, 5).map((seed) => this.#count(seed));
          const more = seeds.length > shown.length ? ', …' : '';
          return html`<li>${sentence} (${texts.inVariants(`${shown.join(', ')}${more}`)})</li>`;
        })}
      </ul>
    `;
  }

  #flaw(flaw: Flaw): string {
    const { locale, checkerTexts, questionTexts: texts } = this.said;
    const nameOf = (asked: Parameters<typeof nameInSentence>[1]): string =>
      nameInSentence({ texts: checkerTexts, locale }, asked);
    if (flaw.kind === 'repeated') return texts.flaw.repeated(this.#count(flaw.seed));
    if (flaw.kind === 'equal') return texts.flaw.equal(nameOf(flaw), nameOf(flaw.other));
    return texts.flaw[flaw.kind](nameOf(flaw));
  }

  #answers(questions: QuestionSet['variants'][number]['questions']): TemplateResult {
    const { questionTexts: texts, locale } = this.said;
    const { decimals } = this.set;
    const written = (value: number): string =>
      formatNumber(value, { decimals: decimals + 1, decimalSign: locale.decimalSign });
    return html`
      <div class="scroll" role="region" tabindex="0" aria-label=${texts.preview}>
        <table>
          <tr>
            ${[texts.question, texts.answer, texts.accepted, texts.slips].map((name) => html`<th scope="col">${name}</th>`)}
          </tr>
          ${questions.map(
            ({ name, answer, low, high, known }) => html`
              <tr>
                <th scope="row">${name}</th>
                <td>${answer.replace('.', locale.decimalSign)}</td>
                <td>${written(low)} … ${written(high)}</td>
                <td>
                  <ul>
                    ${known
                      .slice(0, slipsShown)
                      .map(
                        ({ low: from, high: to, feedback, share }) =>
                          html`<li>
                            ${formatNumber((from + to) / 2, { decimals, decimalSign: locale.decimalSign })}
                            ${share > 0 ? html`(${this.#count(100 * share)} %)` : nothing}: ${feedback}
                          </li>`,
                      )}
                  </ul>
                </td>
              </tr>
            `,
          )}
        </table>
      </div>
    `;
  }

  static override styles = [
    controls,
    exerciseStyles,
    css`
      :host {
        display: grid;
        grid-template-columns: minmax(0, 1fr);
        gap: 0.5rem;
      }

      summary {
        cursor: pointer;
      }

      .scroll {
        margin-top: 0.5rem;
      }

      table {
        border-collapse: collapse;
        font-size: 0.9375rem;
        font-variant-numeric: tabular-nums;
      }

      th,
      td {
        padding: 0.25rem 0.5rem;
        border: 1px solid var(--line);
        text-align: start;
        vertical-align: top;
      }

      td ul {
        min-width: 16rem;
      }

      ul {
        margin: 0;
        padding-inline-start: 1.25rem;
      }
    `,
  ];
}
