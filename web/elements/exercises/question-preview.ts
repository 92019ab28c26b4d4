import { css, html, LitElement, nothing, type TemplateResult } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import { formatNumber } from '../../formula/number.ts';
import type { QuestionSet } from '../../questions/question-set.ts';
import { controls } from '../../styles/controls.ts';
import type { Texts } from './exercise-data.ts';
import { exerciseStyles, textTableStyles } from './exercise-styles.ts';

/** Number of slips shown, the most plausible first. */
const slipsShown = 6;

/** The first generated variant with its answers. */
@customElement('deconfuse-question-preview')
export class QuestionPreview extends LitElement {
  @property({ attribute: false }) said!: Texts;
  @property({ attribute: false }) set!: QuestionSet;

  override render(): TemplateResult {
    const { set, said } = this;
    const { questionTexts: texts } = said;
    const [first] = set.variants;
    return html`
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
    textTableStyles,
    css`
      summary {
        cursor: pointer;
      }

      .scroll {
        margin-top: 0.5rem;
      }

      td ul {
        min-width: 16rem;
      }

      ul {
        margin: 0;
        padding-inline-start: 1rem;
      }
    `,
  ];
}
