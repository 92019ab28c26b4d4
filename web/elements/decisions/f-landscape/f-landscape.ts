import { html, LitElement, nothing, type PropertyValues, type TemplateResult } from 'lit';
import { customElement, property, query, state } from 'lit/decorators.js';
import type { MetricInfo } from '../../../core/types/metric-info.ts';
import type { Problem } from '../../../core/types/problem.ts';
import { formatNumber } from '../../../formula/number.ts';
import { landscapeMeasures, loadFLandscapeTexts } from '../../../locales/decisions.ts';
import type { FLandscapeTexts } from '../../../locales/en/f-landscape.ts';
import type { PlotTexts } from '../../../locales/en/plots.ts';
import type { Locale } from '../../../locales/index.ts';
import { loadPlotTexts } from '../../../locales/with-scores.ts';
import {
  betaAt,
  fLandscapePlot,
  landscapePoints,
  positionOf,
  type LandscapePoint,
  type Mean,
} from '../../../plots/f-landscape.ts';
import type { Plot } from '../../../plots/frame.ts';
import { plotStyles } from '../../../plots/styles.ts';
import { numberIn, wholeIn } from '../../../share/plain-data.ts';
import type { Table } from '../../../export/table/table.ts';
import { controls } from '../../../styles/controls.ts';
import type { AsyncCalculator, AsyncDataset } from '../../../worker/async-calculator.ts';
import { KeptState } from '../../common/kept-state.ts';
import { numberField } from '../../common/number-field.ts';
import '../../scores/plot-drawing.ts';
import type { PlotDrawing } from '../../scores/plot-drawing.ts';
import '../../export/table-export.ts';
import { metricValue, valueText, type NumberFormat } from '../../../locales/values.ts';
import { given, inLanguage } from '../../common/given.ts';
import { hasClasses, largestBeta, measured, measureOfF, type Measured } from '../../../session/f-measures.ts';
import { OneByOne } from '../../../session/newest.ts';
import { fFormulas } from './f-formulas.ts';
import './typed-rates.ts';
import { fLandscapeStyles } from './f-landscape-styles.ts';

/** Example with one class of perfect precision, one of perfect recall, and one in between. */
const example: Problem = {
  kind: 'matrix',
  counts: [
    [2, 1, 0],
    [0, 1, 0],
    [1, 2, 3],
  ],
};

/** Values of β with a button. */
const betas: readonly number[] = [0, 0.5, 1, 2, Number.POSITIVE_INFINITY];

const compared: readonly Mean[] = [0.5, 1, 2, 'arithmetic'];

/** Width in pixels at which the small plots are laid out before they are scaled. */
const smallWidth = 180;

const steps = 200;

/** Number of class names listed before the rest is only counted. */
const namesShown = 5;

const keys: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

/** Fβ over precision and recall for every β. The classes of the data, or of an example, are drawn as points. */
@customElement('deconfuse-f-landscape')
export class FLandscape extends LitElement {
  @given locale!: Locale;
  @given format!: NumberFormat;
  @given calculator!: AsyncCalculator;
  @given catalogue: readonly MetricInfo[] = [];
  @property({ attribute: false }) data?: AsyncDataset | undefined;
  /** Text with precision and recall that was pasted elsewhere on the page. */
  @property({ attribute: false }) given?: string | undefined;

  @inLanguage(loadFLandscapeTexts) private texts?: FLandscapeTexts;
  @inLanguage(loadPlotTexts) private plotTexts?: PlotTexts;
  @state() private beta = 1;
  /** Index of the chosen class. */
  @state() private chosen = 0;
  /** Index of the class under the pointer. */
  @state() private pointed: number | null = null;
  @state() private measured?: Measured;
  /** Dataset of precision and recall typed here, shown instead of the data. */
  @state() private rates: AsyncDataset | undefined;

  @query('deconfuse-plot-drawing') private drawing!: PlotDrawing;

  #work = new KeptState(this, 'landscape', () => ({
    // JSON cannot represent ∞.
    beta: this.beta === 1 ? undefined : Number.isFinite(this.beta) ? this.beta : 'infinity',
    chosen: this.chosen || undefined,
  }));
  #example?: Promise<AsyncDataset> | undefined;
  readonly #asking = new OneByOne();
  #points: readonly LandscapePoint[] = [];
  #plot?: Plot;
  #small: readonly Plot[] = [];

  override connectedCallback(): void {
    super.connectedCallback();
    if (this.hasUpdated) this.#want();
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    void this.#example?.then((dataset) => dataset.release());
    this.#example = undefined;
  }

  override willUpdate(changed: PropertyValues): void {
    for (const data of ['data', 'rates']) {
      if (!changed.has(data)) continue;
      // A restored choice of class refers to the first data.
      if (changed.get(data) !== undefined) this.chosen = 0;
      this.pointed = null;
    }
    const kept = this.#work.recalled();
    if (kept) {
      const { beta, chosen } = kept;
      this.beta = beta === 'infinity' ? Number.POSITIVE_INFINITY : (numberIn(beta, 0, largestBeta) ?? 1);
      this.chosen = wholeIn(chosen, 0, Number.MAX_SAFE_INTEGER) ?? 0;
    }
    if (['data', 'rates', 'beta', 'chosen', 'calculator'].some((name) => changed.has(name))) this.#want();
    if (changed.has('measured')) this.#points = this.#measuredPoints();
    if ([...changed.keys()].some((name) => name !== 'pointed')) this.#draw();
  }

  #want(): void {
    this.#asking.want(async () => {
      const { data, rates, beta, chosen, calculator } = this;
      if (!this.isConnected || !calculator) return;
      try {
        const shown = rates ?? (hasClasses(data) ? data : await this.#exampleData());
        this.measured = await measured(shown, beta, chosen);
      } catch (error) {
        // An error about data that have been replaced does not matter.
        if (data === this.data && rates === this.rates && this.isConnected) throw error;
      }
    });
  }

  #exampleData(): Promise<AsyncDataset> {
    this.#example ??= this.calculator.dataset(example);
    this.#example.catch(() => (this.#example = undefined));
    return this.#example;
  }

  #info(id: string): MetricInfo {
    return this.catalogue.find((info) => info.id === id)!;
  }

  /** The value as written in tables. */
  #valueText(id: string, index: number): string {
    const info = this.#info(id);
    return valueText(metricValue(this.measured!.report, info, index), info, this.format, this.locale);
  }

  #valueOf(id: string, index: number): number | null {
    const { value } = metricValue(this.measured!.report, this.#info(id), index);
    return typeof value === 'number' ? value : null;
  }

  #measuredPoints(): LandscapePoint[] {
    return landscapePoints(
      (this.measured?.report.labels ?? []).flatMap((label, index) => {
        const precision = this.#valueOf(landscapeMeasures.precision, index);
        const recall = this.#valueOf(landscapeMeasures.recall, index);
        return precision === null || recall === null ? [] : [{ index, name: String(label), precision, recall }];
      }),
    );
  }

  #draw(): void {
    const { texts, plotTexts, format, beta, chosen } = this;
    if (!texts || !plotTexts) return;
    const common = { texts: plotTexts, format, points: this.#points };
    this.#plot = fLandscapePlot({
      ...common,
      mean: beta,
      description: texts.description(this.#betaText(beta)),
      choice: { name: texts.points, chosen, spoken: (point) => this.#pointText(point) },
    });
    this.#small = compared.map((mean) =>
      fLandscapePlot({
        ...common,
        mean,
        description: mean === 'arithmetic' ? texts.meanDescription : texts.description(this.#betaText(mean)),
      }),
    );
  }

  #betaText(beta: number): string {
    return formatNumber(beta, { ...this.format, decimals: 6, trim: true });
  }

  /** The names in quotation marks; of many names only the first. */
  #namesText(names: readonly string[]): string {
    const shown = names
      .slice(0, namesShown)
      .map((name) => this.locale.page.quoted(name))
      .join(', ');
    return names.length <= namesShown ? shown : this.texts!.more(shown, String(names.length - namesShown));
  }

  #pointText({ classes, names }: LandscapePoint): string {
    const { beta } = this.measured!;
    const [first = 0] = classes;
    return this.texts!.point(
      this.#namesText(names),
      this.#valueText(landscapeMeasures.precision, first),
      this.#valueText(landscapeMeasures.recall, first),
      this.#betaText(beta),
      this.#valueText(measureOfF(beta), first),
    );
  }

  override render(): TemplateResult | typeof nothing {
    const { texts, plotTexts, measured } = this;
    if (!texts || !plotTexts || !measured) return nothing;
    return html`
      <h2>${texts.title}</h2>
      <p>${texts.intro}</p>
      <deconfuse-typed-rates
        .texts=${texts}
        .given=${this.given}
        @rates-read=${({ detail }: CustomEvent<AsyncDataset | undefined>) => (this.rates = detail)}
      ></deconfuse-typed-rates>
      ${this.#origin(texts, measured)}
      <div class="view">
        ${this.#choice(texts)}
        <div class="large">${this.#landscape(texts, plotTexts)}</div>
        ${this.#comparison(texts)}
      </div>
      <div class="classes">
        ${this.#table(texts, measured)} ${fFormulas(this, texts, measured, this.#betaText(measured.beta))}
      </div>
    `;
  }

  /** Where the points come from, and what cannot be derived from them. */
  #origin(texts: FLandscapeTexts, { data }: Measured): TemplateResult | typeof nothing {
    if (data === this.data) return nothing;
    return html`<p class="note">${data === this.rates ? texts.onlyRates : texts.example}</p>`;
  }

  #choice(texts: FLandscapeTexts): TemplateResult {
    const { beta } = this;
    const weight = weightOf(beta);
    const ratio = beta > 1 ? beta : 1 / beta;
    const ratioText = formatNumber(ratio, { ...this.format, decimals: ratio < 10 ? 2 : 0, trim: true });
    const said = texts.spoken(this.#betaText(beta), texts.weights[weight](ratioText));
    return html`
      <div class="choice">
        <div class="row no-print">
          <label title=${texts.betaHint}>
            <span class="symbol">${texts.beta}</span> =
            ${numberField({
              value: Number.isFinite(beta) ? beta : null,
              decimalSign: this.locale.decimalSign,
              lowest: 0,
              highest: largestBeta,
              description: texts.betaHint,
              placeholder: '∞',
              step: 1,
              take: (value) => (this.beta = value),
            })}
          </label>
          <span class="betas" role="group" aria-label=${texts.betas}>
            ${betas.map(
              (value) => html`
                <button
                  aria-label=${texts.betaIs(this.#betaText(value))}
                  aria-pressed=${value === beta ? 'true' : 'false'}
                  @click=${() => (this.beta = value)}
                >
                  ${value === 0.5 ? '½' : this.#betaText(value)}
                </button>
              `,
            )}
          </span>
        </div>
        <input
          class="slider no-print"
          type="range"
          min="0"
          max=${steps}
          aria-label=${texts.slider}
          aria-valuetext=${said}
          .value=${String(Math.round(positionOf(beta) * steps))}
          @input=${({ target }: InputEvent) => (this.beta = betaAt((target as HTMLInputElement).valueAsNumber / steps))}
        />
        <div class="says">
          <p><strong>${said}</strong></p>
          <p>${texts.says[weight]}</p>
        </div>
      </div>
    `;
  }

  #landscape(texts: FLandscapeTexts, plotTexts: PlotTexts): TemplateResult {
    const index = this.pointed ?? this.chosen;
    const point = this.#points.find(({ classes }) => classes.includes(index));
    return html`
      <deconfuse-plot-drawing
        .texts=${plotTexts}
        .plot=${this.#plot!}
        .name=${texts.plot(this.#betaText(this.beta))}
        .hint=${texts.hint}
        @pointerover=${(event: Event) => (this.pointed = classUnder(event))}
        @pointerleave=${() => (this.pointed = null)}
        @focusin=${(event: Event) => (this.pointed = classUnder(event))}
        @focusout=${() => (this.pointed = null)}
        @click=${(event: Event) => (this.chosen = classUnder(event) ?? this.chosen)}
        @keydown=${(event: KeyboardEvent) => this.#key(event)}
      ></deconfuse-plot-drawing>
      <div class="reading">
        <p>${point ? this.#pointText(point) : nothing}</p>
        ${this.#missing(landscapeMeasures.precision, texts.noPrecision)}
        ${this.#missing(landscapeMeasures.recall, texts.noRecall)}
      </div>
    `;
  }

  /** Says which classes have no point. */
  #missing(id: string, said: (names: string) => string): TemplateResult | typeof nothing {
    const names = this.measured!.report.labels.filter((_, index) => this.#valueOf(id, index) === null).map(String);
    return names.length === 0 ? nothing : html`<p class="note">${said(this.#namesText(names))}</p>`;
  }

  /** Arrow keys move from point to point, as between radio buttons. */
  async #key(event: KeyboardEvent): Promise<void> {
    const current = classUnder(event);
    if (current === null || event.ctrlKey || event.metaKey || event.altKey) return;
    const step = event.key === ' ' || event.key === 'Enter' ? 0 : keys[event.key];
    if (step === undefined) return;
    event.preventDefault();
    const count = this.#points.length;
    const from = this.#points.findIndex(({ classes }) => classes.includes(current));
    this.chosen = this.#points[(from + step + count) % count]!.classes[0]!;
    await this.updateComplete;
    await this.drawing.updateComplete;
    this.drawing.shadowRoot!.querySelector<SVGGElement>('[aria-checked=true]')?.focus();
  }

  #comparison(texts: FLandscapeTexts): TemplateResult {
    return html`
      <div class="comparison">
        <h3>${texts.comparison}</h3>
        <div class="small">
          ${compared.map((mean, index) => {
            const plot = this.#small[index]!;
            const frame = plot.frame(smallWidth);
            const drawing = html`<svg
              class="plot"
              role="img"
              aria-label=${plot.description}
              viewBox="0 0 ${frame.width} ${frame.height}"
            >
              ${plot.still(frame)}
            </svg>`;
            if (mean === 'arithmetic') {
              return html`<figure>
                <figcaption>${texts.mean}</figcaption>
                ${drawing}
              </figure>`;
            }
            const written = this.#betaText(mean);
            return html`
              <button
                title=${texts.useBeta(written)}
                aria-pressed=${mean === this.beta ? 'true' : 'false'}
                @click=${() => (this.beta = mean)}
              >
                ${texts.betaIs(written)} ${drawing}
              </button>
            `;
          })}
        </div>
        <p>${texts.meanSays}</p>
      </div>
    `;
  }

  #columns(texts: FLandscapeTexts, { beta }: Measured): { title: string; id: string }[] {
    return [
      { title: texts.precision, id: landscapeMeasures.precision },
      { title: texts.f(this.#betaText(beta)), id: measureOfF(beta) },
      { title: texts.recall, id: landscapeMeasures.recall },
    ];
  }

  #exported(texts: FLandscapeTexts, measured: Measured): Table {
    const { report } = measured;
    const columns = this.#columns(texts, measured);
    return {
      caption: texts.table,
      columns: [{ title: texts.class }, ...columns.map(({ title }) => ({ title }))],
      rows: report.labels.map((label, index) => [
        String(label),
        ...columns.map(({ id }) => {
          const value = (report.metrics[id] as (number | null)[])[index];
          return typeof value === 'number' ? value : null;
        }),
      ]),
    };
  }

  #table(texts: FLandscapeTexts, measured: Measured): TemplateResult {
    const { report } = measured;
    const columns = this.#columns(texts, measured);
    return html`
      <div>
        <h3>${texts.table}</h3>
        <div class="scroll table" role="region" tabindex="0" aria-label=${texts.table}>
          <table>
            <thead>
              <tr>
                <th scope="col">${texts.class}</th>
                ${columns.map(({ title }) => html`<th scope="col">${title}</th>`)}
              </tr>
            </thead>
            <tbody>
              ${report.labels.map(
                (label, index) => html`
                  <tr>
                    <th scope="row">
                      <button
                        aria-pressed=${index === this.chosen ? 'true' : 'false'}
                        title=${texts.formula(this.locale.page.quoted(String(label)))}
                        @click=${() => (this.chosen = index)}
                      >
                        <bdi>${label}</bdi>
                      </button>
                    </th>
                    ${columns.map(({ id }) => html`<td>${this.#valueText(id, index)}</td>`)}
                  </tr>
                `,
              )}
            </tbody>
          </table>
        </div>
        <deconfuse-table-export
          .format=${this.format}
          .table=${() => this.#exported(texts, measured)}
          .name=${texts.table}
        ></deconfuse-table-export>
      </div>
    `;
  }

  static override styles = [controls, plotStyles, fLandscapeStyles];
}

function weightOf(beta: number): keyof FLandscapeTexts['weights'] {
  if (beta === 0) return 'zero';
  if (beta === 1) return 'equal';
  if (beta === Number.POSITIVE_INFINITY) return 'infinite';
  return beta < 1 ? 'precision' : 'recall';
}

/** Index of the class whose point the event comes from. */
function classUnder(event: Event): number | null {
  const point = event
    .composedPath()
    .find((target): target is SVGGElement => target instanceof SVGGElement && 'class' in target.dataset);
  return point ? Number(point.dataset['class']) : null;
}
