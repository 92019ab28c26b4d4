import { html, LitElement, nothing, type PropertyValues, type TemplateResult } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import { InputError } from '../../../core/input-error.ts';
import type { MetricInfo } from '../../../core/types/metric-info.ts';
import type { Explanation } from '../../../core/types/report.ts';
import { formatNumber } from '../../../formula/number.ts';
import { loadRejectOptionTexts, rejectionMeasures } from '../../../locales/decisions.ts';
import type { PlotTexts } from '../../../locales/en/plots.ts';
import type { RejectOptionTexts } from '../../../locales/en/reject-option.ts';
import { loadMetricTexts, type Locale, type MetricTexts } from '../../../locales/index.ts';
import { loadPlotTexts } from '../../../locales/with-scores.ts';
import { rejectLossOf } from '../../../plots/rejection.ts';
import { OneByOne } from '../../../session/newest.ts';
import { rejectionOf, type RejectAnswer, type RejectQuestion, type RowsOfData } from '../../../session/rejection.ts';
import { choiceIn, textIn, type Fields } from '../../../share/plain-data.ts';
import { controls } from '../../../styles/controls.ts';
import type { AsyncCalculator, AsyncDataset } from '../../../worker/async-calculator.ts';
import '../decision-notices.ts';
import { KeptState } from '../../common/kept-state.ts';
import { keptTable, normalised, tableIn, type NumberTableData } from '../number-table/number-table-data.ts';
import '../number-table/number-table.ts';
import { numberOf, textOfNumber } from '../../../typed/number-text.ts';
import './reject-decisions.ts';
import './reject-plots.ts';
import { numberText, percentText } from './reject-numbers.ts';
import { hasPosteriors, rowsOfData, rowsOfTable } from './reject-rows.ts';
import type { NumberFormat } from '../../../locales/values.ts';
import { explained } from '../../metrics/explained.ts';
import { given } from '../../common/given.ts';
import { rejectOptionStyles } from './reject-option-styles.ts';
import { faultyFields } from '../../../styles/faulty-fields.ts';

/** Above this number of rows, the calculator is called only after a pause in typing. */
const manyRows = 5000;

/** Length of that pause, in milliseconds. */
const pause = 250;

/** Number of steps of the slider from λ* = 0 to λ* = 1. */
const steps = 100;

/** The first row lies exactly on the threshold of the initial losses. */
const example: NumberTableData = {
  rows: ['x 1', 'x 2', 'x 3', 'x 4'],
  columns: ['a', 'b', 'c'],
  cells: [
    [0.7, 0.2, 0.1],
    [0.71, 0.2, 0.09],
    [0.1, 0.5, 0.4],
    [0.05, 0.05, 0.9],
  ],
};

type Source = 'data' | 'typed';

const firstLosses = { rejectText: 0.3, errorText: 1 } as const;

const longestField = 1000;

/**
 * Chow's rule: the losses of rejection and of errors, the decision for each row, and the results at every threshold.
 */
@customElement('deconfuse-reject-option')
export class RejectOption extends LitElement {
  @given locale!: Locale;
  @given format!: NumberFormat;
  @given calculator!: AsyncCalculator;
  @given catalogue: readonly MetricInfo[] = [];
  @property({ attribute: false }) data?: AsyncDataset | undefined;

  @state() private texts?: RejectOptionTexts;
  @state() private plotTexts?: PlotTexts;
  @state() private metricTexts?: MetricTexts;
  /** Texts as typed; at first the initial losses in the notation of the language. */
  @state() private rejectText?: string;
  @state() private errorText?: string;
  @state() private chosenSource?: Source;
  @state() private table = example;
  @state() private answer: RejectAnswer | undefined;
  @state() private error: InputError | undefined;
  @state() private isPending = false;

  #work = new KeptState(this, 'reject', () => ({
    reject: this.#isFirst('rejectText') ? undefined : this.rejectText,
    error: this.#isFirst('errorText') ? undefined : this.errorText,
    source: this.chosenSource,
    table: this.table === example ? undefined : keptTable(this.table),
  }));
  /** Runs one request at a time; each uses the numbers present when it starts. */
  readonly #asking = new OneByOne();
  #opened = new Set<string>();
  #rowsOfData?: { data: AsyncDataset; texts: RejectOptionTexts; rows: Promise<RowsOfData | undefined> };

  override connectedCallback(): void {
    super.connectedCallback();
    if (this.hasUpdated) this.#want();
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.answer?.dataset.release();
    this.answer = undefined;
  }

  override willUpdate(changed: PropertyValues): void {
    const kept = this.#work.recalled();
    if (kept) this.#recall(kept);
    if (changed.has('locale')) void this.#loadTexts();
    const asked = ['texts', 'data', 'rejectText', 'errorText', 'chosenSource', 'table', 'calculator'];
    if (asked.some((name) => changed.has(name))) this.#want();
  }

  #recall({ reject, error, source, table }: Fields): void {
    const written = (loss: number): string | undefined => this.texts && textOfNumber(loss, this.format.decimalSign);
    this.rejectText = textIn(reject, longestField) ?? written(firstLosses.rejectText);
    this.errorText = textIn(error, longestField) ?? written(firstLosses.errorText);
    this.chosenSource = choiceIn(source, ['data', 'typed'] as const);
    this.table = tableIn(table) ?? example;
  }

  #isFirst(what: keyof typeof firstLosses): boolean {
    const text = this[what];
    return text === undefined || numberOf(text) === firstLosses[what];
  }

  async #loadTexts(): Promise<void> {
    const { locale } = this;
    const [texts, plotTexts] = await Promise.all([
      loadRejectOptionTexts(locale.language),
      loadPlotTexts(locale.language),
    ]);
    if (locale !== this.locale) return;
    this.texts = texts;
    this.plotTexts = plotTexts;
    const { decimalSign } = this.format;
    // A number follows the language until it is edited.
    if (this.#isFirst('rejectText')) this.rejectText = textOfNumber(firstLosses.rejectText, decimalSign);
    this.errorText ??= textOfNumber(firstLosses.errorText, decimalSign);
    if (this.metricTexts) await this.#loadMetricTexts();
  }

  async #loadMetricTexts(): Promise<void> {
    const { locale } = this;
    const texts = await loadMetricTexts(locale.language, true);
    if (locale === this.locale) this.metricTexts = texts;
  }

  get #source(): Source {
    return hasPosteriors(this.data) ? (this.chosenSource ?? 'data') : 'typed';
  }

  get #losses(): { reject: number | null; error: number | null } {
    return { reject: numberOf(this.rejectText ?? ''), error: numberOf(this.errorText ?? '') };
  }

  #want(): void {
    this.isPending = true;
    this.#asking.want(async () => {
      if (!this.isConnected) return;
      const { data } = this;
      try {
        const question = await this.#question();
        if (question && question.rows.posteriors.length > manyRows) await waiting(pause);
        if (this.#asking.isOutdated) return;
        if (question) this.#show(await rejectionOf(this.calculator, question, this.#opened, this.answer));
      } catch (error) {
        if (error instanceof InputError) this.error = error;
        // An error about data that have been replaced does not matter.
        else if (data === this.data && this.isConnected) throw error;
      } finally {
        this.isPending = this.#asking.isOutdated;
      }
    });
  }

  /** The rows and losses to compute; undefined while a field is not a number or the texts are not loaded. */
  async #question(): Promise<RejectQuestion | undefined> {
    const { reject, error } = this.#losses;
    if (!this.texts || reject === null || error === null) return undefined;
    const rows = this.#source === 'data' ? await this.#dataRows(this.data!) : rowsOfTable(this.table);
    return rows && { rows, rejectLoss: reject, errorLoss: error };
  }

  #dataRows(data: AsyncDataset): Promise<RowsOfData | undefined> {
    const texts = this.texts!;
    if (this.#rowsOfData?.data !== data || this.#rowsOfData.texts !== texts) {
      const rows = data.problem().then((problem) => rowsOfData(problem, data.labels, texts.rest));
      this.#rowsOfData = { data, texts, rows };
    }
    return this.#rowsOfData.rows;
  }

  #show(answer: RejectAnswer): void {
    if (!this.isConnected) {
      answer.dataset.release();
      return;
    }
    this.answer?.dataset.release();
    this.error = undefined;
    this.answer = answer;
  }

  async #open(id: string, isOpen: boolean): Promise<void> {
    if (!isOpen) this.#opened.delete(id);
    if (!isOpen || this.#opened.has(id)) return;
    this.#opened.add(id);
    const { answer } = this;
    if (!this.metricTexts) void this.#loadMetricTexts();
    if (!answer || id in answer.explanations) return;
    const explanation = await answer.dataset.explain(id).catch(() => undefined);
    // A newer answer explains the opened parts itself.
    if (!explanation || answer !== this.answer) return;
    this.answer = { ...answer, explanations: { ...answer.explanations, [id]: explanation } };
  }

  #countText(count: number): string {
    return formatNumber(count, this.format);
  }

  override render(): TemplateResult | typeof nothing {
    const { texts, plotTexts, answer } = this;
    if (!texts || !plotTexts) return nothing;
    const { reject, error } = this.#losses;
    const unreadLoss = reject === null || error === null;
    const unreadCell = this.#source === 'typed' && rowsOfTable(this.table) === undefined;
    const isStale = unreadLoss || unreadCell || this.error !== undefined;
    const result = isStale ? 'stale' : this.isPending ? 'pending' : '';
    return html`
      <h2>${texts.title}</h2>
      <p>${texts.intro}</p>
      <div class="columns">
        <div class="part">
          ${this.#inputs(texts)}
          <deconfuse-decision-notices
            .notices=${answer?.dataset.notices ?? []}
            .error=${this.#namedError()}
            .unread=${unreadLoss ? texts.unreadLoss : unreadCell ? texts.unreadCell : ''}
          ></deconfuse-decision-notices>
          ${
            this.error?.code === 'shares-do-not-sum' && this.#source === 'typed'
              ? html`<div>
                  <button @click=${() => (this.table = normalised(this.table))}>${texts.normalise}</button>
                </div>`
              : nothing
          }
          ${answer ? html`<div class=${result}>${this.#threshold(answer)}</div>` : nothing} ${this.#rows(texts)}
        </div>
        ${
          answer
            ? html`<div class="part ${result}" aria-busy=${this.isPending ? 'true' : 'false'}>
                ${this.#result(texts, answer)}
              </div>`
            : nothing
        }
      </div>
      ${
        answer
          ? html`<deconfuse-reject-plots
              class=${result}
              .texts=${texts}
              .plotTexts=${plotTexts}
              .answer=${answer}
              @threshold-chosen=${({ detail }: CustomEvent<number>) => this.#useThreshold(detail)}
            ></deconfuse-reject-plots>`
          : nothing
      }
    `;
  }

  /** The core names the losses by its parameters; the page names them by their symbols. */
  #namedError(): InputError | undefined {
    const { error } = this;
    const symbol = { rejectLoss: 'λr', errorLoss: 'λe' }[error?.parameters['path'] ?? ''];
    if (!error || !symbol) return error;
    return new InputError({ code: error.code, parameters: { ...error.parameters, path: symbol } });
  }

  #inputs(texts: RejectOptionTexts): TemplateResult {
    const { reject, error } = this.#losses;
    const threshold = reject !== null && error !== null && error > 0 ? 1 - reject / error : null;
    const place = threshold === null ? 0 : Math.round(steps * Math.min(1, Math.max(0, threshold)));
    return html`
      <div class="losses">
        ${this.#field('λr', texts.rejectLoss, 'rejectText', reject)}
        ${this.#field('λe', texts.errorLoss, 'errorText', error)}
      </div>
      <p class="muted">${texts.lossesNote}</p>
      <label class="no-print">
        ${texts.slider}
        <input
          class="slider"
          type="range"
          min="0"
          max=${steps}
          ?disabled=${threshold === null}
          aria-valuetext=${texts.sliderText(numberText(place / steps, this.format), this.rejectText ?? '')}
          .value=${String(place)}
          @input=${({ target }: InputEvent) => this.#useThreshold((target as HTMLInputElement).valueAsNumber / steps)}
        />
        <span class="ends muted">${texts.sliderEnds.map((end) => html`<span>${end}</span>`)}</span>
      </label>
    `;
  }

  #field(symbol: string, name: string, what: 'rejectText' | 'errorText', value: number | null): TemplateResult {
    const text = this[what] ?? '';
    const problem = value === null ? this.texts!.notNumber(text) : value < 0 ? this.texts!.negative : '';
    return html`
      <label>
        <span>${name} <span class="symbol">${symbol}</span></span>
        <input
          class="field"
          inputmode="decimal"
          autocomplete="off"
          aria-invalid=${problem ? 'true' : 'false'}
          aria-describedby="${what}-problem"
          .value=${text}
          @input=${({ target }: InputEvent) => (this[what] = (target as HTMLInputElement).value)}
        />
        <span class="problem" id="${what}-problem">${problem}</span>
      </label>
    `;
  }

  /** Sets λr so that λ* has this value; λe stays the same. */
  #useThreshold(threshold: number): void {
    const { error } = this.#losses;
    if (error === null || error <= 0) return;
    this.rejectText = textOfNumber(rejectLossOf(threshold, error), this.format.decimalSign);
  }

  #rows(texts: RejectOptionTexts): TemplateResult {
    const source = this.#source;
    const { data, answer } = this;
    return html`
      <h3>${texts.rows}</h3>
      ${
        hasPosteriors(data)
          ? html`
              <div class="row no-print" role="group" aria-label=${texts.source}>
                ${(['data', 'typed'] as const).map(
                  (name) => html`
                    <button
                      aria-pressed=${name === source ? 'true' : 'false'}
                      @click=${() => (this.chosenSource = name)}
                    >
                      ${texts.sources[name]}
                    </button>
                  `,
                )}
              </div>
            `
          : nothing
      }
      ${
        source === 'data' && data?.scored
          ? html`
              <p>${texts.ofData(this.#countText(data.scored.cases), data.scored.cases === 1)}</p>
              ${answer?.rows.model === undefined ? nothing : html`<p>${texts.ofModel(this.locale.page.quoted(answer.rows.model))}</p>`}
              ${answer?.rows.isWeighted ? html`<p>${texts.unweighted}</p>` : nothing}
            `
          : html`
              <p>${texts.table}</p>
              <deconfuse-number-table
                .texts=${texts.tableTexts}
                .table=${this.table}
                .label=${texts.table}
                .corner=${texts.corner}
                growsRows
                copiesRows
                growsColumns
                @table-changed=${({ detail }: CustomEvent<NumberTableData>) => (this.table = detail)}
              ></deconfuse-number-table>
              ${hasPosteriors(data) ? nothing : html`<p class="muted">${texts.noData}</p>`}
            `
      }
    `;
  }

  #threshold({ threshold, explanations }: RejectAnswer): TemplateResult {
    const worked = explanations[rejectionMeasures.threshold];
    return html`
      <p class="threshold">
        <strong
          >λ* = ${threshold === null ? this.locale.page.undefinedValue : numberText(threshold, this.format)}</strong
        >
      </p>
      ${worked ? this.#worked(worked) : nothing}
    `;
  }

  #result(texts: RejectOptionTexts, answer: RejectAnswer): TemplateResult {
    return html`
      <p class="headline" role="status">${this.#headline(texts, answer)}</p>
      ${
        answer.threshold === null
          ? nothing
          : html`${this.#measures(texts, answer)}
              <deconfuse-reject-decisions .texts=${texts} .answer=${answer}></deconfuse-reject-decisions>`
      }
    `;
  }

  #headline(texts: RejectOptionTexts, answer: RejectAnswer): string {
    const { threshold, rejected, accepted, rows } = answer;
    if (threshold === null) return texts.undecided;
    const count = rows.posteriors.length;
    const counted = this.#countText(count);
    if (accepted === 0) return texts.allRejected(counted, count === 1);
    const shareIn = (id: string): number | null => (answer.report.metrics[id] ?? null) as number | null;
    const expected = shareIn(rejectionMeasures.amongAccepted);
    const observed = shareIn(rejectionMeasures.observedAmongAccepted);
    return [
      rejected === 0
        ? texts.noneRejected(counted, count === 1)
        : texts.rejected(this.#countText(rejected), counted, rejected === 1),
      expected === null
        ? ''
        : texts.expectedWrong(this.#countText(accepted), percentText(expected, this.format), accepted === 1),
      observed === null
        ? ''
        : texts.countedWrong(
            this.#countText(Math.round(observed * accepted)),
            this.#countText(accepted),
            percentText(observed, this.format),
          ),
    ]
      .filter((sentence) => sentence !== '')
      .join(' ');
  }

  #measures(texts: RejectOptionTexts, answer: RejectAnswer): TemplateResult {
    const { threshold: _threshold, ...measures } = rejectionMeasures;
    const shown = Object.values(measures).filter((id) => id in answer.report.metrics);
    return html`
      <p class="muted no-print">${texts.hint}</p>
      <div class="measures">${shown.map((id) => this.#measure(id, answer))}</div>
    `;
  }

  #measure(id: string, { report, explanations }: RejectAnswer): TemplateResult {
    const value = report.metrics[id];
    const explanation = explanations[id];
    return html`
      <details
        data-section=${id}
        @toggle=${({ target }: Event) => void this.#open(id, (target as HTMLDetailsElement).open)}
      >
        <summary>
          <span>${this.locale.names[id] ?? id}</span>
          <strong
            >${typeof value === 'number' ? numberText(value, this.format) : this.locale.page.undefinedValue}</strong
          >
        </summary>
        <p>${this.metricTexts?.metrics[id]?.sentence ?? ''}</p>
        ${explanation ? this.#worked(explanation) : nothing}
      </details>
    `;
  }

  get #formulaFormat(): NumberFormat {
    return { ...this.format, decimals: Math.max(4, this.format.decimals) };
  }

  #worked(explanation: Explanation): TemplateResult {
    const { locale, catalogue } = this;
    return explained({ locale, catalogue, format: this.#formulaFormat }, explanation);
  }

  static override styles = [controls, faultyFields, rejectOptionStyles];
}

const waiting = (milliseconds: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, milliseconds));
