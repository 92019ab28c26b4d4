import { css, html, LitElement, nothing, type TemplateResult } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import type { ReadOptions } from '../../core/types/reading.ts';
import type { Locale } from '../../locales/index.ts';
import { controls } from '../../styles/controls.ts';
import type { AsyncDataset } from '../../worker/async-calculator.ts';
import { bubbling } from '../common/events.ts';
import { given } from '../common/given.ts';
import { positiveChoice } from '../common/positive-choice.ts';
import { checkbox } from '../common/checkbox.ts';
import { toolRow } from '../../styles/tool-row.ts';

/** Options for reading scores. Fires `positive-chosen` (Label) and `read-options-changed` (the changed options). */
@customElement('deconfuse-score-reading')
export class ScoreReading extends LitElement {
  /** Includes the texts of scores. */
  @given locale!: Locale;
  @property({ attribute: false }) data!: AsyncDataset;
  /** Options that the text was read with. */
  @property({ attribute: false }) options: ReadOptions = {};

  override render(): TemplateResult | typeof nothing {
    const { scores: texts } = this.locale;
    if (!texts) return nothing;
    const { kind, labels, positive, scored } = this.data;
    const isChosen = this.options.decisionValues ?? (kind !== 'multilabel' && scored?.probabilities === false);
    return html`
      <div class="tools no-print" role="group" aria-label=${texts.reading}>
        ${kind === 'scores' && positive !== undefined ? positiveChoice(this, labels, positive) : nothing}
        ${kind === 'scores' ? this.#switch('lowerIsPositive', scored?.lowerIsPositive === true) : nothing}
        ${kind === 'multilabel' ? nothing : this.#switch('decisionValues', isChosen)}
      </div>
    `;
  }

  #switch(name: 'lowerIsPositive' | 'decisionValues', checked: boolean): TemplateResult {
    return html`
      <label>
        ${checkbox(checked, (isChecked) => this.#change({ [name]: isChecked }))} ${this.locale.scores![name]}
      </label>
    `;
  }

  #change(options: ReadOptions): void {
    this.dispatchEvent(bubbling('read-options-changed', options));
  }

  static override styles = [
    controls,
    toolRow,
    css`
      .tools {
        display: flex;
        flex-wrap: wrap;
        gap: 0.375rem 0.75rem;
      }

      input {
        width: 1rem;
        height: 1rem;
        margin: 0;
        accent-color: var(--accent);
      }
    `,
  ];
}
