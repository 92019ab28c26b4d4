import { css, html, LitElement, nothing, type PropertyValues, type TemplateResult } from 'lit';
import { customElement, state } from 'lit/decorators.js';
import { live } from 'lit/directives/live.js';
import type { MetricInfo } from '../../core/types/metric-info.ts';
import type { Explanation } from '../../core/types/report.ts';
import { loadSquaredLossTexts, squaredMeasures } from '../../locales/decisions.ts';
import type { PlotTexts } from '../../locales/en/plots.ts';
import type { SquaredLossTexts } from '../../locales/en/squared-loss.ts';
import type { Locale } from '../../locales/index.ts';
import { loadPlotTexts } from '../../locales/with-scores.ts';
import { squaredLossPlot } from '../../plots/squared-loss.ts';
import { textIn, type Fields } from '../../share/plain-data.ts';
import { controls } from '../../styles/controls.ts';
import type { AsyncCalculator } from '../../worker/async-calculator.ts';
import { DecisionAnswer } from './decision-answer.ts';
import './decision-notices.ts';
import { explained } from '../metrics/explained.ts';
import { KeptState } from '../common/kept-state.ts';
import { keptTable, tableIn, type NumberTableData } from './number-table/number-table-data.ts';
import { numberOf, textOfNumber } from '../../typed/number-text.ts';
import './number-table/number-table.ts';
import '../scores/plot-drawing.ts';
import type { NumberFormat } from '../../locales/values.ts';
import { given } from '../common/given.ts';
import { faultyFields } from '../../styles/faulty-fields.ts';

const firstCells = [
  [0, 1, 2, 5],
  [0.4, 0.3, 0.2, 0.1],
];
const firstGuess = 1.5;

/** Shows that the best guess under squared loss is the posterior mean. */
@customElement('deconfuse-squared-loss')
export class SquaredLoss extends LitElement {
  @given locale!: Locale;
  @given format!: NumberFormat;
  @given calculator!: AsyncCalculator;
  @given catalogue: readonly MetricInfo[] = [];

  @state() private texts?: SquaredLossTexts;
  @state() private plotTexts?: PlotTexts;
  @state() private table?: NumberTableData;
  /** Guess as typed. */
  @state() private guess?: string;
  @state() private explanations: readonly Explanation[] = [];
  /** The values and the guess that the explanations are about. */
  @state() private answered?: { values: readonly number[]; action: number };

  #answer = new DecisionAnswer(this);
  #work = new KeptState(this, 'squared', () => ({
    table: this.table && this.table.cells !== firstCells ? keptTable(this.table) : undefined,
    guess: this.guess === undefined || numberOf(this.guess) === firstGuess ? undefined : this.guess,
  }));

  override connectedCallback(): void {
    super.connectedCallback();
    if (this.table) void this.#ask();
  }

  override willUpdate(changed: PropertyValues): void {
    const kept = this.#work.recalled();
    if (kept) this.#recall(kept);
    if (changed.has('locale')) void this.#load();
    if (changed.has('table') || changed.has('guess')) void this.#ask();
  }

  #recall({ table, guess }: Fields): void {
    const given = tableIn(table);
    this.table = given?.rows.length === firstCells.length ? given : undefined;
    this.guess = textIn(guess, 1000);
    if (this.texts) this.#name();
  }

  async #load(): Promise<void> {
    const { locale } = this;
    const [texts, plotTexts] = await Promise.all([
      loadSquaredLossTexts(locale.language),
      loadPlotTexts(locale.language),
    ]);
    if (locale !== this.locale) return;
    this.texts = texts;
    this.plotTexts = plotTexts;
    this.#name();
  }

  /** Names the rows in the language of the page; typed numbers stay as they are. */
  #name(): void {
    const table = this.table ?? { cells: firstCells };
    this.table = { ...table, rows: this.texts!.rows, columns: table.cells[0]!.map((_, at) => String(at + 1)) };
    this.guess ??= textOfNumber(firstGuess, this.locale.decimalSign);
  }

  /** The problem to compute; undefined while a field is not a number. */
  get #problem(): { kind: 'decision'; values: number[]; posterior: number[]; action: number } | undefined {
    const [values, posterior] = this.table?.cells ?? [];
    const action = numberOf(this.guess ?? '');
    if (!values || !posterior || action === null || [...values, ...posterior].includes(null)) return undefined;
    return { kind: 'decision', values: values as number[], posterior: posterior as number[], action };
  }

  async #ask(): Promise<void> {
    const problem = this.#problem;
    if (!problem) return;
    await this.#answer.ask(this.calculator, problem);
    if (this.#answer.error) return;
    const explanations = await Promise.all(Object.values(squaredMeasures).map((id) => this.#answer.explain(id)));
    if (!explanations.every((explanation) => explanation !== undefined)) return;
    this.explanations = explanations;
    this.answered = problem;
  }

  override render(): TemplateResult | typeof nothing {
    const { texts, table } = this;
    if (!texts || !table) return nothing;
    const isUnread = this.#problem === undefined;
    const isStale = isUnread || this.#answer.error !== undefined;
    return html`
      <h2>${texts.title}</h2>
      <p>${texts.intro}</p>
      <div class="columns">
        <div>
          <deconfuse-number-table
            .texts=${texts.tableTexts}
            .table=${table}
            .label=${texts.tableLabel}
            growsColumns
            numbered
            @table-changed=${({ detail }: CustomEvent<NumberTableData>) => (this.table = detail)}
          ></deconfuse-number-table>
          <div class="guess">
            <label>
              ${texts.guess}
              <input
                class="field"
                inputmode="decimal"
                autocomplete="off"
                aria-invalid=${numberOf(this.guess ?? '') === null ? 'true' : 'false'}
                .value=${live(this.guess ?? '')}
                @input=${(event: Event) => (this.guess = (event.target as HTMLInputElement).value)}
              />
            </label>
            <button class="no-print" @click=${() => this.#guessMean()}>${texts.useMean}</button>
          </div>
          <deconfuse-decision-notices
            .notices=${this.#answer.dataset?.notices ?? []}
            .error=${this.#answer.error}
            .unread=${isUnread ? texts.unread : ''}
          ></deconfuse-decision-notices>
          <div class=${isStale ? 'stale' : ''}>${this.#plot(texts)}</div>
        </div>
        <div class=${isStale ? 'stale' : ''}>${this.#results(texts)}</div>
      </div>
    `;
  }

  #guessMean(): void {
    const mean = this.#answer.report?.metrics[squaredMeasures.mean];
    if (typeof mean === 'number') this.guess = textOfNumber(mean, this.locale.decimalSign);
  }

  #results(texts: SquaredLossTexts): TemplateResult | typeof nothing {
    const [mean, loss, variance] = this.explanations;
    if (!mean || !loss || !variance) return nothing;
    return html`
      ${this.#worked(mean, texts.mean)} ${this.#worked(loss, texts.loss)} ${this.#worked(variance, texts.variance)}
    `;
  }

  /** Plot of the problem answered last. */
  #plot(texts: SquaredLossTexts): TemplateResult | typeof nothing {
    const [mean, loss, variance] = this.explanations;
    const { answered, plotTexts } = this;
    if (!mean || !loss || !variance || !answered || !plotTexts) return nothing;
    const plot = squaredLossPlot({
      texts,
      format: this.format,
      values: answered.values,
      mean: mean.value as number,
      variance: variance.value as number,
      guess: answered.action,
      loss: loss.value as number,
    });
    return html`<deconfuse-plot-drawing
      .texts=${plotTexts}
      .name=${texts.plotTitle}
      .plot=${plot}
    ></deconfuse-plot-drawing>`;
  }

  #worked(explanation: Explanation, name: string): TemplateResult {
    const { alternative } = explanation;
    return html`
      <h3>${name}</h3>
      ${explained(this, explanation, name)}
      ${
        alternative
          ? html`<details data-section=${explanation.id}>
              <summary>${this.texts!.alternative}</summary>
              ${explained(this, { ...explanation, ...alternative }, `${name}: ${this.texts!.alternative}`)}
            </details>`
          : nothing
      }
    `;
  }

  static override styles = [
    controls,
    faultyFields,
    css`
      h2 {
        margin-bottom: 0.5rem;
        font-size: 1.25rem;
      }

      .columns {
        display: grid;
        grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
        gap: 1rem 2rem;
        margin-top: 0.75rem;
      }

      .guess {
        display: flex;
        flex-wrap: wrap;
        gap: 0.5rem;
        align-items: end;
        margin: 0.5rem 0;
      }

      label {
        display: grid;
      }

      .field {
        width: 8rem;
      }

      summary {
        cursor: pointer;
      }

      .stale {
        color: var(--muted);
        filter: grayscale(1);
      }

      @media (max-width: 60rem) {
        .columns {
          grid-template-columns: minmax(0, 1fr);
        }
      }
    `,
  ];
}
