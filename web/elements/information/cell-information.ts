import { css, html, LitElement, nothing, type PropertyValues, type TemplateResult } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import type { Label } from '../../core/types/label.ts';
import type { MetricInfo } from '../../core/types/metric-info.ts';
import type { ExplainOptions, Explanation } from '../../core/types/report.ts';
import type { InformationTexts } from '../../locales/en/information.ts';
import type { Locale } from '../../locales/index.ts';
import { tables, type Table } from '../../locales/information.ts';
import { controls } from '../../styles/controls.ts';
import { numberIn, workedBayes } from './bayes.ts';
import type { Place } from './joint-table.ts';
import type { NumberFormat } from '../../locales/values.ts';
import '../metrics/worked-formula.ts';
import { currentAnswer } from '../common/current-answer.ts';
import { given } from '../common/given.ts';

/**
 * The terms that one cell contributes to joint entropy and mutual information, and Bayes' theorem for the cell, with
 * the numbers.
 */
@customElement('deconfuse-cell-information')
export class CellInformation extends LitElement {
  @given locale!: Locale;
  @property({ attribute: false }) texts!: InformationTexts;
  @given format!: NumberFormat;
  @property({ attribute: false }) infos!: Readonly<Record<Table, MetricInfo>>;
  @property({ attribute: false }) row!: Label;
  @property({ attribute: false }) column!: Label;
  /** Requests a derivation. Becomes another function for other data or another base. */
  @property({ attribute: false }) explain!: (id: string, options: ExplainOptions) => Promise<Explanation>;
  /** Cell of the confusion matrix under the pointer. */
  @property({ attribute: false }) hoveredCell?: Place;

  /** Derivations requested last, with their cell. */
  @state() private explained?: { row: Label; column: Label; explanations: Record<Table, Explanation> };

  override updated(changed: PropertyValues<this>): void {
    if (changed.has('explain') || changed.has('row') || changed.has('column')) void this.#fetch();
  }

  async #fetch(): Promise<void> {
    const { explain, row, column } = this;
    const found = await currentAnswer(
      this,
      () => explain === this.explain,
      Promise.all(Object.entries(tables).map(async ([table, id]) => [table, await explain(id, { row, column })])),
    );
    if (!found || row !== this.row || column !== this.column) return;
    this.explained = { row, column, explanations: Object.fromEntries(found) as Record<Table, Explanation> };
  }

  override render(): TemplateResult | typeof nothing {
    const { texts, explained } = this;
    if (!explained) return nothing;
    const { explanations } = explained;
    const [row, column] = [String(explained.row), String(explained.column)];
    return html`
      <h4>${texts.chosenCell(row, column)}</h4>
      ${numberIn(explanations.joint) === 0 ? html`<p class="muted">${texts.zeroTerm}</p>` : nothing}
      <div class="terms">
        <div>
          <p>${texts.entropyTerm}</p>
          ${this.#worked('entropyTerms', explanations)}
        </div>
        <div>
          <p>${texts.informationTerm}</p>
          ${this.#worked('informationTerms', explanations)}
        </div>
        <div>
          <p><strong>${texts.bayes}.</strong> ${texts.bayesQuestion(row, column)}</p>
          ${this.#bayes(explanations, row, column)}
        </div>
      </div>
    `;
  }

  #worked(table: Table, explanations: Record<Table, Explanation>): TemplateResult {
    const explanation = explanations[table];
    const { symbol } = this.infos[table];
    return this.#formula({ ...explanation, symbol, value: numberIn(explanation) }, this.locale.names[tables[table]]);
  }

  #bayes(explanations: Record<Table, Explanation>, row: string, column: string): TemplateResult {
    const { texts, infos } = this;
    const worked = workedBayes(explanations, {
      predictedGivenTrue: infos.predictedGivenTrue.symbol,
      trueGivenPredicted: infos.trueGivenPredicted.symbol,
    });
    if (worked) return this.#formula(worked, texts.bayes);
    const isNeverPredicted = numberIn(explanations.trueGivenPredicted) === null;
    return html`<p class="undefined">${isNeverPredicted ? texts.neverPredicted(column) : texts.neverTrue(row)}</p>`;
  }

  #formula(worked: object, name = ''): TemplateResult {
    return html`<deconfuse-worked-formula
      .format=${this.format}
      .worked=${worked}
      .name=${name}
      .hoveredCell=${this.hoveredCell}
    ></deconfuse-worked-formula>`;
  }

  static override styles = [
    controls,
    css`
      h4 {
        font-size: 1rem;
      }

      .terms {
        display: grid;
        grid-template-columns: repeat(auto-fit, minmax(min(100%, 14rem), 1fr));
        gap: 0.5rem 1.5rem;
        margin-top: 0.25rem;
      }

      .terms > div {
        min-width: 0;
      }

      .undefined {
        padding: 0.375rem 0.75rem;
        border-inline-start: 4px solid var(--wrong-5);
        background: var(--wrong-1);
      }
    `,
  ];
}
