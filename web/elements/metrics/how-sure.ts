import { css, html, LitElement, nothing, type PropertyValues, type TemplateResult } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import type { Label } from '../../core/types/label.ts';
import type { MetricInfo } from '../../core/types/metric-info.ts';
import type { Ends, MetricInterval, Report, ReportOptions } from '../../core/types/report.ts';
import { formatNumber } from '../../formula/number.ts';
import { standardErrorFormula } from '../../formula/standard-error.ts';
import type { Locale } from '../../locales/index.ts';
import { intervalOf, metricValue, shortName, type NumberFormat } from '../../locales/values.ts';
import { Newest } from '../../session/newest.ts';
import { controls } from '../../styles/controls.ts';
import { ruledTable } from '../../styles/ruled-table.ts';
import type { AsyncDataset } from '../../worker/async-calculator.ts';
import { currentAnswer } from '../common/current-answer.ts';
import { given } from '../common/given.ts';
import './worked-formula.ts';

/** Upper limit of rows and of columns that are examined one by one. */
const mostClasses = 10;

/** Properties that determine which number it is. */
const about = ['info', 'report', 'classIndex'];

/** Sampling uncertainty of a number: a sentence, and the derivation of its standard error. */
@customElement('deconfuse-how-sure')
export class HowSure extends LitElement {
  @given locale!: Locale;
  @given format!: NumberFormat;
  @property({ attribute: false }) info!: MetricInfo;
  @property({ attribute: false }) data!: AsyncDataset;
  @property({ attribute: false }) report!: Report;
  @property({ type: Number }) classIndex = 0;
  @property({ attribute: false }) options: ReportOptions = {};

  @state() private isOpen = false;
  @state() private found: MetricInterval | null = null;
  /** The bootstrap interval; undefined before it is requested, null if there is none. */
  @state() private resampled: Ends | null | undefined;
  /** Progress of the bootstrap while it runs. */
  @state() private progress?: { done: number; of: number } | undefined;
  readonly #resampling = new Newest();

  override willUpdate(changed: PropertyValues): void {
    if (!about.some((name) => changed.has(name))) return;
    this.#resampling.end();
    this.resampled = undefined;
    this.progress = undefined;
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#resampling.end();
  }

  override updated(changed: PropertyValues): void {
    if (this.isOpen && ['isOpen', ...about].some((name) => changed.has(name))) void this.#work();
  }

  async #work(): Promise<void> {
    const { info, data, report, options, classIndex } = this;
    const ofClass = info.perClass ? { class: data.labels[classIndex]! } : {};
    const isCurrent = (): boolean => info === this.info && report === this.report && classIndex === this.classIndex;
    const asked = data.interval(info.id, { ...options, ...ofClass, method: 'delta' });
    const found = await currentAnswer(this, isCurrent, asked);
    if (found !== undefined) this.found = found;
  }

  async #resample(): Promise<void> {
    const { info, data, options, classIndex } = this;
    const signal = this.#resampling.begin();
    const asked: ReportOptions = { ...options, metrics: [info.id], intervals: { method: 'bootstrap' } };
    const progress = (done: number, of: number): void => {
      if (!signal.aborted) this.progress = { done, of };
    };
    const found = await data.resampleReport(asked, progress, signal);
    if (signal.aborted) return;
    this.progress = undefined;
    this.resampled = (found && intervalOf({ intervals: found }, info, classIndex)) ?? null;
  }

  #cancel(): void {
    this.#resampling.end();
    this.progress = undefined;
  }

  #written(value: number): string {
    return formatNumber(value, this.format);
  }

  override render(): TemplateResult {
    const { report, info, classIndex } = this;
    const { page } = this.locale;
    const ends = intervalOf(report, info, classIndex);
    if (!ends) return this.#withoutDerivative();
    if (report.intervalMethod !== 'delta')
      return html`<p><strong>${page.howSure}</strong> ${this.#sentence(ends)} ${page.resampled}</p>`;
    return html`
      <p><strong>${page.howSure}</strong> ${this.#sentence(ends)} ${this.#wilson()}</p>
      <details class="no-print" @toggle=${({ target }: Event) => (this.isOpen = (target as HTMLDetailsElement).open)}>
        <summary>${page.intervalWorking}</summary>
        ${this.isOpen && this.found ? this.#working(this.found) : nothing}
      </details>
    `;
  }

  #sentence([low, high]: Ends): string {
    const { info, format, data, options, locale } = this;
    return locale.page.intervalSentence({
      cases: formatNumber(data.total, { ...format, decimals: 0 }),
      name: shortName(locale.names[info.id] ?? info.id),
      low: this.#written(low),
      high: this.#written(high),
      level: `${formatNumber((options.level ?? 0.95) * 100, { ...format, decimals: 2, trim: true })} %`,
    });
  }

  /** Proportions have the better Wilson interval, in the report under the metric's id with the suffix `_ci_wilson`. */
  #wilson(): string {
    const { info, report, classIndex } = this;
    const found = report.metrics[`${info.id}_ci_wilson`] as Ends | Ends[] | undefined;
    const ends = (info.perClass ? found?.[classIndex] : found) as Ends | null | undefined;
    if (!ends || ends[0] === null) return '';
    return this.locale.page.wilson(this.#written(ends[0]), this.#written(ends[1]));
  }

  #withoutDerivative(): TemplateResult {
    const { resampled, progress } = this;
    const wilson = this.#wilson();
    if (wilson) return html`<p><strong>${this.locale.page.howSure}</strong> ${wilson}</p>`;
    const { page } = this.locale;
    if (resampled) return html`<p><strong>${page.howSure}</strong> ${this.#sentence(resampled)} ${page.resampled}</p>`;
    if (progress) {
      return html`<p>
        <strong>${page.howSure}</strong>
        <progress max=${progress.of} value=${progress.done} aria-label=${page.byResampling}></progress>
        <button @click=${() => this.#cancel()}>${page.cancelResampling}</button>
      </p>`;
    }
    return html`
      <p>
        <strong>${page.howSure}</strong> ${resampled === null ? page.notResampled : page.noInterval}
        ${
          resampled === undefined
            ? html`<button class="no-print" @click=${() => void this.#resample()}>${page.resample}</button>`
            : nothing
        }
      </p>
    `;
  }

  #working({ gradient = [], standardError, z = 0 }: MetricInterval): TemplateResult {
    const { format, data, report, info, classIndex } = this;
    const { page } = this.locale;
    const columns = data.predictedLabels ?? data.labels;
    const cells = gradient.flat().flatMap((derivative, at) => {
      const count = data.matrix?.[at];
      return derivative === null || count === undefined ? [] : [{ count, d: derivative * data.total }];
    });
    const { symbolic, substituted } = standardErrorFormula(
      cells.map(({ count }) => count),
      cells.map(({ d }) => d),
    );
    const value = Number(metricValue(report, info, classIndex).value);
    const reach = z * standardError;
    return html`
      <p class="muted">${page.derivativeSentence}</p>
      ${Math.max(data.labels.length, columns.length) > mostClasses ? nothing : this.#table(gradient, columns)}
      <deconfuse-worked-formula
        plain
        .format=${format}
        name=${page.standardError}
        .worked=${{ symbol: 'SE', symbolic, substituted, exact: null, value: standardError }}
      ></deconfuse-worked-formula>
      <p>
        ${this.#written(value)} ± ${formatNumber(z, { ...format, decimals: 2 })} · ${this.#written(standardError)} →
        ${this.#written(value - reach)} … ${this.#written(value + reach)}
      </p>
    `;
  }

  #table(gradient: readonly (readonly (number | null)[])[], columns: readonly Label[]): TemplateResult {
    const { data } = this;
    return html`
      <div class="scroll">
        <table>
          <thead>
            <tr>
              <th scope="col"><i>d</i></th>
              ${columns.map((label) => html`<th scope="col"><bdi>${label}</bdi></th>`)}
            </tr>
          </thead>
          <tbody>
            ${gradient.map(
              (row, at) => html`
                <tr>
                  <th scope="row"><bdi>${data.labels[at]}</bdi></th>
                  ${row.map((each) => html`<td>${each === null ? '–' : this.#written(each * data.total)}</td>`)}
                </tr>
              `,
            )}
          </tbody>
        </table>
      </div>
    `;
  }

  static override styles = [
    controls,
    ruledTable,
    css`
      :host {
        display: block;
        margin: 0.25rem 0 0.5rem;
        padding: 0.125rem 0.75rem;
        border-inline-start: 3px solid var(--accent);
      }

      summary {
        color: var(--accent);
        cursor: pointer;
      }
    `,
  ];
}
