import { css, html, LitElement, nothing, svg, type PropertyValues, type TemplateResult } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import { bases } from '../../core/option-values.ts';
import type { MetricInfo } from '../../core/types/metric-info.ts';
import type { ExplainOptions, Explanation, Report, ReportOptions } from '../../core/types/report.ts';
import { formulaStyles, renderSymbol, renderWorked } from '../../formula/mathml.ts';
import { formatNumber } from '../../formula/number.ts';
import type { InformationTexts } from '../../locales/en/information.ts';
import type { PictureTexts } from '../../locales/en/pictures.ts';
import { loadPictureTexts } from '../../locales/parts.ts';
import { loadInformationTexts, type Locale } from '../../locales/index.ts';
import { measures, normalized, tables, type Measure, type Table } from '../../locales/information.ts';
import { wholeIn } from '../../share/plain-data.ts';
import { controls } from '../../styles/controls.ts';
import { titled } from '../../styles/titled.ts';
import { intervalStyles } from '../../styles/interval.ts';
import { measureColours } from '../../styles/measure-colours.ts';
import type { AsyncDataset } from '../../worker/async-calculator.ts';
import './cell-information.ts';
import { currentAnswer } from '../common/current-answer.ts';
import { bubbling } from '../common/events.ts';
import { workedIdentities, type Measured } from './identities.ts';
import './information-diagram.ts';
import './joint-table.ts';
import { KeptState } from '../common/kept-state.ts';
import type { Place } from './joint-table.ts';
import { metricValue, valueText, type NumberFormat } from '../../locales/values.ts';
import { given } from '../common/given.ts';
import '../common/what-is.ts';
import { intervalBelow } from '../metrics/interval-below.ts';

type Base = NonNullable<ReportOptions['base']>;

/** Upper limit of classes, in rows or columns, for which the table is shown. */
const mostClasses = 30;

/** Computed measures with the data they belong to. */
interface Result {
  data: AsyncDataset;
  base: Base;
  report: Report;
  explain: (id: string, options: ExplainOptions) => Promise<Explanation>;
}

/**
 * How uncertain the true class is and how much of that the prediction tells, as numbers, bars and identities and cell
 * by cell. Fires `options-changed` (ReportOptions), `metric-chosen` (metric id) and `cells-hovered` (Cells or
 * undefined).
 */
@customElement('deconfuse-information-view')
export class InformationView extends LitElement {
  @given locale!: Locale;
  @given format!: NumberFormat;
  @given catalogue: readonly MetricInfo[] = [];
  /** Data with a matrix of any shape. */
  @property({ attribute: false }) data!: AsyncDataset;
  /** Options of the page; only the base matters here. */
  @property({ attribute: false }) options: ReportOptions = {};
  /** Cell of the confusion matrix under the pointer. */
  @property({ attribute: false }) hoveredCell?: Place;
  /** Shows diagram and numbers only, without choices. */
  @property({ type: Boolean }) plain = false;

  @state() private texts?: InformationTexts;
  @state() private pictureTexts?: PictureTexts;
  @state() private result?: Result;
  @state() private chosen: Place = { row: 0, column: 0 };
  @state() private pointed?: Place;

  #work = new KeptState(this, 'information', () => {
    const { row, column } = this.chosen;
    return row === 0 && column === 0 ? {} : { row, column };
  });

  override willUpdate(): void {
    const kept = this.#work.recalled();
    if (!kept) return;
    const [row = 0, column = 0] = [kept['row'], kept['column']].map((place) => wholeIn(place, 0, mostClasses - 1));
    const { labels, predictedLabels = labels } = this.data;
    this.chosen = row < labels.length && column < predictedLabels.length ? { row, column } : { row: 0, column: 0 };
  }

  get #base(): Base {
    return this.options.base ?? 2;
  }

  override updated(changed: PropertyValues<this>): void {
    if (changed.has('locale')) void this.#loadTexts();
    const { result } = this;
    const isNew = changed.has('data') || changed.has('options');
    if (isNew && (result?.data !== this.data || result.base !== this.#base)) void this.#fetch();
  }

  async #loadTexts(): Promise<void> {
    const { locale } = this;
    const { language } = locale;
    const [texts, pictureTexts] = await Promise.all([loadInformationTexts(language), loadPictureTexts(language)]);
    if (locale !== this.locale) return;
    this.texts = texts;
    this.pictureTexts = pictureTexts;
  }

  async #fetch(): Promise<void> {
    const { data } = this;
    const base = this.#base;
    const metrics = [...Object.values(measures), ...normalized, ...(hasTable(data) ? Object.values(tables) : [])];
    const report = await currentAnswer(this, () => data === this.data, data.report({ base, metrics }));
    if (!report || base !== this.#base) return;
    const { labels, predictedLabels = labels } = data;
    if (this.chosen.row >= labels.length || this.chosen.column >= predictedLabels.length) {
      this.chosen = { row: 0, column: 0 };
    }
    this.pointed = undefined;
    this.result = { data, base, report, explain: (id, options) => data.explain(id, { base, ...options }) };
  }

  override render(): TemplateResult | typeof nothing {
    const { texts, result } = this;
    if (!texts || !result) return nothing;
    const values = mapMeasures((measure) => numberOf(result.report, measures[measure]));
    const symbols = mapMeasures((measure) => this.#info(measures[measure]).symbol);
    return html`
      ${
        this.plain
          ? nothing
          : html`<div class="titled">
                <p>${texts.lead}</p>
                <deconfuse-what-is section="information"></deconfuse-what-is>
              </div>
              ${this.#units(texts)}`
      }
      ${
        isDefined(values)
          ? this.#diagram(texts, result, values, symbols)
          : html`<p class="undefined">${texts.noCases}</p>`
      }
      <section aria-labelledby="numbers">
        <h3 id="numbers">${texts.numbers(texts.units[result.base])}</h3>
        ${this.#numbers(result, Object.values(measures))}
        ${
          this.plain
            ? nothing
            : html`<h4>${texts.normalized}</h4>
                ${this.#numbers(result, normalized)}`
        }
      </section>
      ${isDefined(values) && !this.plain ? this.#identities(texts, values, symbols) : nothing}
      ${this.plain ? nothing : this.#table(texts, result)}
    `;
  }

  #units(texts: InformationTexts): TemplateResult {
    return html`
      <div class="units" role="group" aria-label=${texts.base}>
        <span aria-hidden="true">${texts.base}</span>
        ${bases.map(
          (base) => html`
            <button
              title=${texts.logarithms[base]}
              aria-pressed=${base === this.#base ? 'true' : 'false'}
              @click=${() => this.dispatchEvent(bubbling('options-changed', { ...this.options, base }))}
            >
              ${texts.units[base]}
            </button>
          `,
        )}
        <span class="muted">${texts.logarithms[this.#base]}</span>
      </div>
    `;
  }

  #numbers({ report }: Result, ids: readonly string[]): TemplateResult {
    const { locale, format } = this;
    return html`
      <ul class="numbers">
        ${ids.map((id) => {
          const info = this.#info(id);
          const value = metricValue(report, info, 0);
          const text = valueText(value, info, format, locale);
          const number = html`
            <span class="number"> ${swatch(id)} ${renderSymbol(info.symbol)} = ${text} </span>
            ${intervalBelow(report, info, 0, format)}
            <span class="name">${locale.names[id] ?? id}</span>
          `;
          return html`
            <li>
              ${
                this.plain
                  ? number
                  : html`<button
                      title=${locale.page.showDerivation}
                      @click=${() => this.dispatchEvent(bubbling('metric-chosen', id))}
                    >
                      ${number}
                    </button>`
              }
            </li>
          `;
        })}
      </ul>
    `;
  }

  #diagram(
    texts: InformationTexts,
    { base }: Result,
    values: Readonly<Record<Measure, number>>,
    symbols: Readonly<Record<Measure, string>>,
  ): TemplateResult {
    const formatValue = (value: number): string => formatNumber(value, this.format);
    return html`
      <section aria-labelledby="diagram">
        <h3 id="diagram">${texts.diagram}</h3>
        ${
          values.jointEntropy > 0
            ? html`
                ${this.plain ? nothing : html`<p class="muted">${texts.diagramHint}</p>`}
                <deconfuse-information-diagram
                  .values=${values}
                  .symbols=${mapMeasures((measure) => plainSymbol(symbols[measure]))}
                  .formatValue=${formatValue}
                  .name=${texts.diagram}
                  .pictureTexts=${this.plain ? undefined : this.pictureTexts}
                  .description=${texts.diagramText(
                    mapMeasures((measure) => formatValue(values[measure])),
                    texts.units[base],
                  )}
                ></deconfuse-information-diagram>
              `
            : html`<p>${texts.noUncertainty}</p>`
        }
      </section>
    `;
  }

  #identities(
    texts: InformationTexts,
    values: Readonly<Record<Measure, number>>,
    symbols: Readonly<Record<Measure, string>>,
  ): TemplateResult {
    const measured = mapMeasures((measure): Measured => ({
      id: measures[measure],
      symbol: symbols[measure],
      value: values[measure],
    }));
    return html`
      <section aria-labelledby="identities">
        <h3 id="identities">${texts.identities}</h3>
        <div class="identities">
          ${workedIdentities(measured).map(
            (worked, index) => html`
              <div
                class="scroll"
                role="region"
                tabindex="0"
                aria-label=${`${texts.identity(plainSymbol(worked.symbol))} (${index + 1})`}
              >
                ${renderWorked(worked, this.format)}
              </div>
            `,
          )}
        </div>
      </section>
    `;
  }

  #table(texts: InformationTexts, { data, report, explain }: Result): TemplateResult {
    const { labels, predictedLabels = labels, matrix } = data;
    if (!matrix || !hasTable(data)) {
      return html`<p>${texts.tooManyClasses(Math.max(labels.length, predictedLabels.length))}</p>`;
    }
    const matrices = mapTables((table) => report.metrics[tables[table]]);
    const { row, column } = this.pointed ?? this.chosen;
    return html`
      <section aria-labelledby="table">
        <h3 id="table">${texts.table}</h3>
        <deconfuse-joint-table
          .texts=${texts}
          .labels=${labels}
          .columnLabels=${predictedLabels}
          .matrices=${matrices}
          .counts=${matrix}
          .chosen=${this.chosen}
          .hoveredCell=${this.hoveredCell}
          @place-chosen=${({ detail }: CustomEvent<Place>) => (this.chosen = detail)}
          @place-pointed=${({ detail }: CustomEvent<Place | null>) => this.#point(detail ?? undefined)}
        ></deconfuse-joint-table>
        <p class="muted no-print">${texts.howToChoose}</p>
        <deconfuse-cell-information
          .texts=${texts}
          .infos=${mapTables((table) => this.#info(tables[table]))}
          .row=${labels[row]}
          .column=${predictedLabels[column]}
          .explain=${explain}
          .hoveredCell=${this.hoveredCell}
        ></deconfuse-cell-information>
      </section>
    `;
  }

  #point(place: Place | undefined): void {
    this.pointed = place;
    this.dispatchEvent(bubbling('cells-hovered', place && { region: 'cell' as const, ...place }));
  }

  #info(id: string): MetricInfo {
    return this.catalogue.find((info) => info.id === id)!;
  }

  static override styles = [
    controls,
    titled,
    formulaStyles,
    intervalStyles,
    measureColours,
    css`
      :host {
        display: grid;
        grid-template-columns: minmax(0, 1fr);
        gap: 0.75rem;
      }

      section {
        display: grid;
        grid-template-columns: minmax(0, 1fr);
        gap: 0.5rem;
      }

      /* On narrow windows the diagram comes before its introduction. */
      @media (max-width: 40rem) {
        [aria-labelledby='diagram'] {
          order: -1;
        }
      }

      h3 {
        font-size: 1.125rem;
      }

      h4 {
        color: var(--muted);
        font-size: 0.875rem;
        font-weight: 600;
      }

      .units {
        display: flex;
        flex-wrap: wrap;
        gap: 0.25rem 0.375rem;
        align-items: center;
      }

      .numbers {
        display: grid;
        grid-template-columns: repeat(auto-fill, minmax(min(100%, 10rem), 1fr));
        gap: 0.375rem;
        list-style: none;
      }

      .numbers button {
        display: flex;
        flex-direction: column;
        width: 100%;
        height: 100%;
        padding: 0.25rem 0.5rem;
        border-color: var(--line);
        background: var(--panel);
        text-align: start;
      }

      :host([plain]) .numbers li {
        display: grid;
      }

      .numbers button:hover {
        border-color: var(--accent);
        background: var(--accent-soft);
      }

      .number {
        font-variant-numeric: tabular-nums;
      }

      .name {
        color: var(--muted);
        font-size: 0.875rem;
        line-height: 1.3;
      }

      .swatch {
        display: inline-block;
        vertical-align: -1px;
      }

      .frame {
        fill: none;
        stroke: var(--control-line);
      }

      .identities {
        display: grid;
        grid-template-columns: repeat(auto-fit, minmax(min(100%, 15rem), 1fr));
        gap: 0.5rem 1.5rem;
      }

      .identities .scroll {
        padding: 0.25rem;
      }

      math[display='block'] {
        width: max-content;
        margin: 0;
      }

      .undefined {
        padding: 0.375rem 0.75rem;
        border-inline-start: 4px solid var(--wrong-5);
        background: var(--wrong-1);
      }
    `,
  ];
}

function hasTable({ labels, predictedLabels = labels }: AsyncDataset): boolean {
  return Math.max(labels.length, predictedLabels.length) <= mostClasses;
}

/** Colour sample of a measure in the diagram; the variation of information consists of two parts. */
function swatch(id: string): TemplateResult | typeof nothing {
  const measure = (Object.keys(measures) as Measure[]).find((key) => measures[key] === id);
  if (!measure) return nothing;
  const [left, right]: Measure[] =
    measure === 'variation' ? ['trueGivenPredicted', 'predictedGivenTrue'] : [measure, measure];
  return html`<svg class="swatch" width="12" height="12" aria-hidden="true">
    ${svg`
      <rect class=${left} width="6" height="12"></rect>
      <rect class=${right} x="6" width="6" height="12"></rect>
      <rect class="frame" x="0.5" y="0.5" width="11" height="11"></rect>
    `}
  </svg>`;
}

function mapMeasures<Result>(result: (measure: Measure) => Result): Record<Measure, Result> {
  const keys = Object.keys(measures) as Measure[];
  return Object.fromEntries(keys.map((measure) => [measure, result(measure)])) as Record<Measure, Result>;
}

function mapTables<Result>(result: (table: Table) => Result): Record<Table, Result> {
  const keys = Object.keys(tables) as Table[];
  return Object.fromEntries(keys.map((table) => [table, result(table)])) as Record<Table, Result>;
}

function numberOf(report: Report, id: string): number | null {
  const value = report.metrics[id];
  return typeof value === 'number' ? value : null;
}

function isDefined(values: Record<Measure, number | null>): values is Record<Measure, number> {
  return Object.values(values).every((value) => value !== null);
}

/** A LaTeX symbol as plain text, such as H(Y|Ŷ). */
function plainSymbol(symbol: string): string {
  return symbol.replaceAll('\\hat Y', 'Ŷ').replace(/\\mathrm\{(\w+)\}/g, '$1');
}
