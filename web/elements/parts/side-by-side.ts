import { css, html, LitElement, nothing, type TemplateResult } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import type { SideBySide } from '../../core/types/comparison.ts';
import type { MetricInfo } from '../../core/types/metric-info.ts';
import type { ReportOptions } from '../../core/types/report.ts';
import type { Table } from '../../export/table/table.ts';
import { formulaStyles, renderSymbol } from '../../formula/symbol-mathml.ts';
import { formatNumber } from '../../formula/number.ts';
import type { SideBySideTexts } from '../../locales/en/side-by-side.ts';
import { loadSideBySideTexts, type Locale } from '../../locales/index.ts';
import { shortName, type NumberFormat } from '../../locales/values.ts';
import { bestOf, worstOf } from '../../session/compared-parts.ts';
import { controls } from '../../styles/controls.ts';
import { stacked } from '../../styles/stacked.ts';
import type { AsyncDataset } from '../../worker/async-calculator.ts';
import { bubbling } from '../common/events.ts';
import { given, inLanguage } from '../common/given.ts';
import '../export/table-export.ts';
import './fairness-table.ts';
import './model-tests.ts';
import './part-spread.ts';

/** Number of metrics shown for each part. */
const mostColumns = 6;
/** Upper limit of classes for comparing matrices. */
const mostClasses = 12;
/** Number of values written out in a sum. */
const mostWorked = 4;
/** Number of parts from which they are plotted; fewer are seen at a glance. */
const fewestPlotted = 3;

/**
 * Models, folds or groups side by side: a row for each, a column for each headline metric. Fires `part-chosen` (name,
 * or undefined for the whole) and `metric-chosen` (metric id).
 */
@customElement('deconfuse-side-by-side')
export class SideBySideElement extends LitElement {
  @given locale!: Locale;
  @given format!: NumberFormat;
  /** Data with parts. */
  @property({ attribute: false }) data!: AsyncDataset;
  @property({ attribute: false }) metrics: readonly MetricInfo[] = [];
  @property({ attribute: false }) options: ReportOptions = {};
  /** Name of the part shown on the page; undefined for the whole. */
  @property({ attribute: false }) shown?: string | undefined;
  /** Id of the metric that is worked out. */
  @property() chosen = '';
  /** True if no part can be shown by itself. */
  @property({ type: Boolean }) still = false;
  /** Hides the copy menu. */
  @property({ type: Boolean }) plain = false;

  @inLanguage(loadSideBySideTexts) private texts?: SideBySideTexts;
  @state() private compared?: SideBySide;

  #asked = '';
  #of?: AsyncDataset;

  override willUpdate(): void {
    const { data, options, metrics } = this;
    const ids = metrics.map(({ id }) => id);
    const asked = JSON.stringify([ids, options]);
    if (data === this.#of && asked === this.#asked) return;
    if (data !== this.#of) delete this.compared;
    this.#of = data;
    this.#asked = asked;
    // Requests fail if the data have been replaced.
    data.sideBySide(ids, options).then(
      (compared) => {
        if (data === this.data && asked === this.#asked) this.compared = compared;
      },
      () => undefined,
    );
  }

  /** The first metrics that have a number for some part, and the metric that is worked out. */
  #numbered({ values }: SideBySide): MetricInfo[] {
    const numbered = this.metrics.filter(({ id }) =>
      Object.values(values).some((numbers) => typeof numbers[id] === 'number'),
    );
    return numbered.filter(({ id }, at) => at < mostColumns || id === this.chosen);
  }

  #name({ id }: MetricInfo): string {
    return shortName(this.locale.names[id] ?? id);
  }

  #number(value: number | null | undefined): string {
    return typeof value === 'number' ? formatNumber(value, this.format) : '–';
  }

  override render(): TemplateResult | typeof nothing {
    const { texts, data, compared } = this;
    if (!texts || !data.parts) return nothing;
    const { what } = data.parts;
    return html`
      <h2>${texts.title[what]}</h2>
      ${compared ? this.#comparison(compared, texts) : html`<p>${this.locale.page.starting}</p>`}
    `;
  }

  #comparison(compared: SideBySide, texts: SideBySideTexts): TemplateResult {
    const metrics = this.#numbered(compared);
    const chosen = metrics.find(({ id }) => id === this.chosen);
    return html`
      ${this.#table(compared, metrics, texts)}
      ${this.shown === undefined || compared.what === 'models' ? nothing : this.#whole(this.shown, texts)}
      ${chosen ? this.#spread(compared, chosen, texts) : nothing}
      ${
        compared.what === 'models'
          ? html`<deconfuse-model-tests
              .compared=${compared}
              .texts=${texts}
              .metric=${chosen && { id: chosen.id, name: this.#name(chosen) }}
              ?scored=${this.data.scored !== undefined}
            ></deconfuse-model-tests>`
          : nothing
      }
      ${
        compared.what === 'groups' && this.data.positive !== undefined && !this.data.scored
          ? html`<deconfuse-fairness-table
              .data=${this.data}
              .options=${this.options}
              .texts=${texts}
            ></deconfuse-fairness-table>`
          : nothing
      }
      ${this.#matrices(texts)}
      ${
        this.plain
          ? nothing
          : html`<deconfuse-table-export
              .format=${this.format}
              .table=${() => this.#exported(compared, metrics, texts)}
              .name=${texts.title[compared.what]}
            ></deconfuse-table-export>`
      }
    `;
  }

  #whole(part: string, texts: SideBySideTexts): TemplateResult {
    return html`<p class="no-print">
      ${texts.shown(part)} <button @click=${() => this.#choosePart(undefined)}>${texts.showWhole}</button>
    </p>`;
  }

  /** Comparison of the matrices, if they are small enough to read. */
  #matrices(texts: SideBySideTexts): TemplateResult | typeof nothing {
    const { matrix, labels, predictedLabels, scored } = this.data;
    if (scored || !matrix || predictedLabels || labels.length > mostClasses || this.still) return nothing;
    return html`<details @toggle=${() => void import('./matrix-difference.ts')}>
      <summary>${texts.matrices.title}</summary>
      <deconfuse-matrix-difference .data=${this.data} .texts=${texts}></deconfuse-matrix-difference>
    </details>`;
  }

  #choosePart(part: string | undefined): void {
    if (this.still) return;
    this.dispatchEvent(bubbling('part-chosen', part));
  }

  #choose(part: string | undefined, id: string): void {
    this.#choosePart(part);
    this.dispatchEvent(bubbling('metric-chosen', id));
  }

  #table(compared: SideBySide, metrics: readonly MetricInfo[], texts: SideBySideTexts): TemplateResult {
    const { what, parts, values, pooled } = compared;
    const hasWhole = what !== 'models';
    return html`
      <div class="scroll" role="region" tabindex="0" aria-label=${texts.title[what]}>
        <table>
          <thead>
            <tr>
              <th scope="col" class="part">${texts.part[what]}</th>
              ${metrics.map(
                (info) => html`
                  <th scope="col">
                    <button
                      title=${this.locale.page.showDerivation}
                      aria-pressed=${info.id === this.chosen ? 'true' : 'false'}
                      @click=${() => this.dispatchEvent(bubbling('metric-chosen', info.id))}
                    >
                      <span class="symbol" aria-hidden="true">${renderSymbol(info.symbol)}</span>
                      <span class="name">${this.#name(info)}</span>
                    </button>
                  </th>
                `,
              )}
            </tr>
          </thead>
          <tbody>
            ${
              hasWhole
                ? this.#row(undefined, texts.whole, metrics, (info) => this.#cell(pooled[info.id], undefined, info))
                : nothing
            }
            ${parts.map((name) =>
              this.#row(name, name, metrics, (info) =>
                this.#cell(values[name]![info.id], name, info, this.#mark(compared, info, name, texts)),
              ),
            )}
          </tbody>
          <tfoot>
            ${what === 'models' ? nothing : this.#footer(compared, metrics, texts)}
          </tfoot>
        </table>
      </div>
    `;
  }

  #row(
    part: string | undefined,
    name: string,
    metrics: readonly MetricInfo[],
    cell: (info: MetricInfo) => TemplateResult,
  ): TemplateResult {
    const isShown = part === this.shown;
    return html`
      <tr class=${isShown ? 'shown' : ''}>
        <th scope="row" class="part">
          ${
            this.still
              ? html`<bdi>${name}</bdi>`
              : html`<button
                  title=${this.texts!.show(name)}
                  aria-pressed=${isShown ? 'true' : 'false'}
                  @click=${() => this.#choosePart(part)}
                >
                  <bdi>${name}</bdi>
                </button>`
          }
        </th>
        ${metrics.map((info) => html`<td>${cell(info)}</td>`)}
      </tr>
    `;
  }

  #cell(
    value: number | null | undefined,
    part: string | undefined,
    { id }: MetricInfo,
    mark?: { sign: string; meaning: string },
  ): TemplateResult {
    return html`<button
      title=${mark?.meaning ?? this.locale.page.showDerivation}
      class=${mark ? 'marked' : ''}
      aria-pressed=${part === this.shown && id === this.chosen ? 'true' : 'false'}
      @click=${() => this.#choose(part, id)}
    >
      ${mark ? html`<span aria-hidden="true">${mark.sign}</span><span class="screen-reader">${mark.meaning}</span>` : nothing}
      ${this.#number(value)}
    </button>`;
  }

  /** Mark of the best model, if the tests support it, or of the worst group. */
  #mark(
    compared: SideBySide,
    info: MetricInfo,
    part: string,
    texts: SideBySideTexts,
  ): { sign: string; meaning: string } | undefined {
    const tested = this.data.scored ? 'roc_auc' : 'accuracy';
    if (compared.what === 'models' && info.id === tested && bestOf(compared, info) === part)
      return { sign: '★', meaning: texts.best };
    if (compared.what === 'groups' && worstOf(compared, info) === part) return { sign: '▼', meaning: texts.worst };
    return undefined;
  }

  #footer(
    { what, mean, standardDeviation, difference, ratio }: SideBySide,
    metrics: readonly MetricInfo[],
    texts: SideBySideTexts,
  ): TemplateResult[] {
    const row = (name: string, text: (id: string) => string): TemplateResult => html`
      <tr>
        <th scope="row" class="part">${name}</th>
        ${metrics.map(({ id }) => html`<td>${text(id)}</td>`)}
      </tr>
    `;
    if (what === 'folds')
      return [
        row(texts.mean, (id) =>
          mean[id] === null ? '–' : `${this.#number(mean[id])} ± ${this.#number(standardDeviation[id])}`,
        ),
      ];
    return [
      row(texts.difference, (id) => this.#number(difference[id])),
      row(texts.ratio, (id) => this.#number(ratio[id])),
    ];
  }

  /** The value of each part on a line, and the reason why the value of all cases is not their mean. */
  #spread(compared: SideBySide, info: MetricInfo, texts: SideBySideTexts): TemplateResult | typeof nothing {
    const { what, parts, values, intervals, mean, pooled } = compared;
    const found = parts.flatMap((name) => {
      const value = values[name]![info.id];
      return typeof value === 'number' ? [{ name, value, ends: intervals?.[name]?.[info.id] ?? null }] : [];
    });
    const sure = found.some(({ ends }) => ends) ? found : [];
    const numbers = parts.flatMap((part) => values[part]![info.id] ?? []);
    if (numbers.length < 2) return nothing;
    const ofAll = pooled[info.id];
    const ofMean = mean[info.id];
    const written = numbers.slice(0, mostWorked).map((value) => this.#number(value));
    const sum = [...written, ...(numbers.length > mostWorked ? ['…'] : [])].join(' + ');
    return html`
      ${
        numbers.length < fewestPlotted && sure.length === 0
          ? nothing
          : html`<deconfuse-part-spread
              .numbers=${numbers}
              .parts=${sure}
              .mean=${ofMean}
              .pooled=${ofAll}
              .name=${texts.spread(this.#name(info))}
              .texts=${texts}
            ></deconfuse-part-spread>`
      }
      ${
        what === 'models' || typeof ofAll !== 'number' || typeof ofMean !== 'number'
          ? nothing
          : html`<p>
              ${texts.pooled[what]({
                name: this.#name(info),
                pooled: this.#number(ofAll),
                mean: this.#number(ofMean),
                working: `(${sum}) / ${numbers.length}`,
              })}
            </p>`
      }
    `;
  }

  #exported(compared: SideBySide, metrics: readonly MetricInfo[], texts: SideBySideTexts): Table {
    const { what, parts, values, pooled, mean, standardDeviation } = compared;
    const row = (name: string, numbers: Record<string, number | null>): (string | number | null)[] => [
      name,
      ...metrics.map(({ id }) => numbers[id] ?? null),
    ];
    return {
      caption: texts.title[what],
      columns: [{ title: texts.part[what] }, ...metrics.map((info) => ({ title: this.#name(info) }))],
      rows: [
        ...parts.map((part) => row(part, values[part]!)),
        ...(what === 'models'
          ? []
          : [row(texts.whole, pooled), row(texts.meanAlone, mean), row(texts.deviation, standardDeviation)]),
      ],
    };
  }

  static override styles = [
    controls,
    formulaStyles,
    stacked,
    css`
      h2 {
        font-size: 1.25rem;
      }

      .scroll {
        max-height: 26rem;
      }

      table {
        border-collapse: separate;
        border-spacing: 0;
        font-size: 0.875rem;
        font-variant-numeric: tabular-nums;
      }

      th,
      td {
        padding: 0 0.125rem;
        border-bottom: 1px solid var(--line);
        text-align: end;
        white-space: nowrap;
      }

      tfoot {
        position: sticky;
        z-index: 1;
        bottom: 0;
        background: var(--paper);
      }

      tfoot :is(th, td) {
        white-space: normal;
      }

      tfoot td {
        padding-inline-end: 0.5rem;
      }

      thead th {
        position: sticky;
        z-index: 1;
        top: 0;
        background: var(--paper);
        vertical-align: bottom;
        white-space: normal;
      }

      thead button {
        max-width: 7.5rem;
        overflow-wrap: break-word;
      }

      .symbol {
        display: none;
      }

      button {
        min-height: 1.75rem;
        padding: 0.125rem 0.5rem;
        border: 0;
        background: none;
        text-align: inherit;
      }

      p button {
        border: 1px solid var(--line);
      }

      button[aria-pressed='true'] {
        background: var(--accent-soft);
        color: inherit;
        box-shadow: inset 0 -3px var(--accent);
      }

      .part {
        position: sticky;
        z-index: 1;
        left: 0;
        min-width: 5.5rem;
        max-width: 9rem;
        background: var(--paper);
        font-weight: 600;
        overflow-wrap: break-word;
        text-align: start;
        white-space: normal;
      }

      .part button {
        padding-inline-start: 0.125rem;
      }

      thead .part {
        z-index: 2;
      }

      tfoot .part {
        color: var(--muted);
        font-weight: 400;
      }

      .shown td,
      .shown .part {
        background: var(--accent-soft);
      }

      .marked {
        font-weight: 600;
      }

      @media (max-width: 40rem) {
        .symbol {
          display: inline;
        }

        /* For screen readers only. */
        .name {
          position: absolute;
          width: 1px;
          height: 1px;
          overflow: hidden;
          clip-path: inset(50%);
        }
      }
    `,
  ];
}
