import { css, html, LitElement, type TemplateResult } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import type { Credit } from '../../core/types/checking.ts';
import { controls } from '../../styles/controls.ts';
import { bubbling } from '../common/events.ts';
import { numberField } from '../common/number-field.ts';
import type { Texts } from './exercise-data.ts';
import { exerciseStyles, fieldStyles } from './exercise-styles.ts';

const mostPoints = 1000;

/** Points for answers and the tolerance for right ones. */
export interface Worth {
  /** Points for each right answer. */
  points: number;
  /** Largest absolute error of a right answer; a correctly rounded value is right in any case. */
  tolerance: number;
  credit: Required<Credit>;
}

export const usualWorth: Worth = {
  points: 1,
  tolerance: 0,
  credit: { coarse: 0, truncated: 0.5, intermediate: 0.5, rounded: 0.5, slip: 0 },
};

/** Fields for points, tolerance and partial credit. Fires `worth-changed` (Worth). */
@customElement('deconfuse-answer-worth')
export class AnswerWorth extends LitElement {
  @property({ attribute: false }) said!: Texts;
  @property({ attribute: false }) worth = usualWorth;
  /** Verdicts that can earn a share of the points. */
  @property({ attribute: false }) shared: readonly (keyof Credit)[] = [];

  #change(changes: Partial<Worth>): void {
    this.dispatchEvent(bubbling<Worth>('worth-changed', { ...this.worth, ...changes }));
  }

  override render(): TemplateResult {
    const { shared, worth, said } = this;
    const { questionTexts: texts, locale } = said;
    const field = (
      name: string,
      value: number,
      [lowest, highest]: readonly [number, number],
      take: (value: number) => void,
      step = 1,
    ): TemplateResult =>
      html`<label>
        ${name}
        ${numberField({ value, decimalSign: locale.decimalSign, lowest, highest, step, inPercent: step > 1, take })}
      </label>`;
    return html`
      <div class="row">
        ${field(texts.points, worth.points, [0.01, mostPoints], (points) => this.#change({ points }))}
        ${field(texts.tolerance, worth.tolerance, [0, mostPoints], (tolerance) => this.#change({ tolerance }), 0.001)}
      </div>
      ${
        shared.length > 0
          ? html`<div class="row" role="group" aria-label=${texts.credits}>
              <span>${texts.credits}:</span>
              ${shared.map((verdict) =>
                field(
                  texts.credit[verdict],
                  Number((100 * worth.credit[verdict]).toFixed(6)),
                  [0, 100],
                  (percent) => this.#change({ credit: { ...worth.credit, [verdict]: percent / 100 } }),
                  5,
                ),
              )}
            </div>`
          : ''
      }
    `;
  }

  static override styles = [
    controls,
    exerciseStyles,
    fieldStyles,
    css`
      .number {
        width: 5rem;
      }
    `,
  ];
}
