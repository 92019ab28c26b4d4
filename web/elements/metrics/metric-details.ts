import { css, html, LitElement, nothing, type PropertyValues, type TemplateResult } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import type { Label } from '../../core/types/label.ts';
import type { MetricInfo } from '../../core/types/metric-info.ts';
import type { Explanation, Report, ReportOptions, Undefined, Value } from '../../core/types/report.ts';
import { formulaStyles, renderFormula, renderSymbol } from '../../formula/mathml.ts';
import { cellsOf, termsOf } from '../../formula/terms.ts';
import { formatNumber } from '../../formula/number.ts';
import { fill } from '../../locales/fill.ts';
import { loadAliases, loadMetricTexts, type Locale, type MetricTexts } from '../../locales/index.ts';
import { hrefOf } from '../../share/address.ts';
import { controls } from '../../styles/controls.ts';
import './conventions-card.ts';
import { currentAnswer } from '../common/current-answer.ts';
import { bubbling } from '../common/events.ts';
import { workedOf } from './explained.ts';
import { rangeOf } from './range.ts';
import type { NumberFormat } from '../../locales/values.ts';
import './worked-formula.ts';
import type { Compare } from '../../session/result.ts';
import { given } from '../common/given.ts';

/** Number of undefined values that are explained; the rest is only counted. */
const reasonsShown = 5;

/** Number of matrices shown for label sets. */
const decisionsShown = 12;

interface Shown {
  explanation: Explanation;
  info: MetricInfo;
  value: Value;
  reasons: readonly Undefined[];
  class: Label | undefined;
}

/**
 * Derivation of one metric and its interpretation. Fires `cells-read` (Cells[]) with the cells that enter the metric.
 */
@customElement('deconfuse-metric-details')
export class MetricDetails extends LitElement {
  @given locale!: Locale;
  @given format!: NumberFormat;
  @property({ attribute: false }) info!: MetricInfo;
  @property({ attribute: false }) value: Value = null;
  @property({ attribute: false }) reasons: readonly Undefined[] = [];
  /** Class that a per-class value belongs to. */
  @property({ attribute: false }) class?: Label;
  @property({ attribute: false }) explain!: () => Promise<Explanation>;
  /** Metrics needed to compare conventions. */
  @given catalogue: readonly MetricInfo[] = [];
  @property({ attribute: false }) report!: Report;
  @property({ attribute: false }) options: ReportOptions = {};
  @property({ attribute: false }) compare!: Compare;
  @property({ attribute: false }) hoveredCell?: { row: number; column: number };

  /** Everything shown belongs to one metric, even while the derivation of a newly chosen one is loading. */
  @state() private shown?: Shown;
  @state() private aliases: Awaited<ReturnType<typeof loadAliases>> = {};
  @state() private texts?: MetricTexts;

  override updated(changed: PropertyValues<this>): void {
    if (changed.has('explain')) void this.#fetch();
    if (changed.has('locale')) void this.#loadTexts();
  }

  async #loadTexts(): Promise<void> {
    const { locale } = this;
    const texts = await loadMetricTexts(locale.language, locale.scores !== undefined);
    if (locale === this.locale) this.texts = texts;
  }

  async #fetch(): Promise<void> {
    const { explain, info, value, reasons, class: label } = this;
    const answer = await currentAnswer(
      this,
      () => explain === this.explain && this.isConnected,
      Promise.all([explain(), loadAliases(this.locale.scores !== undefined)]),
    );
    if (!answer) return;
    const [explanation, aliases] = answer;
    this.aliases = aliases;
    this.shown = { explanation, info, value, reasons, class: label };
    this.dispatchEvent(bubbling('cells-read', cellsOf(explanation.substituted)));
  }

  override render(): TemplateResult | typeof nothing {
    const { shown, texts } = this;
    if (!shown || !texts) return nothing;
    const { explanation, info } = shown;
    const { page, names } = this.locale;
    const text = texts.metrics[info.id];
    const name = names[info.id] ?? info.id;
    const worked = workedOf(info, explanation);
    const inClass = (prose: string): string =>
      fill(prose, { class: shown.class === undefined ? '' : page.quoted(String(shown.class)) });
    const others = this.aliases[info.id] ?? [];

    return html`
      ${this.#pairs(shown, texts)} ${this.#decisions(shown, texts)}
      <deconfuse-worked-formula
        .format=${this.format}
        .worked=${worked}
        .name=${name}
        .hoveredCell=${this.hoveredCell}
      ></deconfuse-worked-formula>
      <p class="sentence">${inClass(text?.sentence ?? '')}</p>
      ${
        explanation.alternative
          ? html`
              <h4>${texts.details.anotherRoute}</h4>
              <deconfuse-worked-formula
                .format=${this.format}
                .worked=${{ ...worked, ...explanation.alternative }}
                .name=${`${name}, ${texts.details.anotherRoute}`}
                .hoveredCell=${this.hoveredCell}
              ></deconfuse-worked-formula>
            `
          : nothing
      }
      ${this.#definitions(explanation, texts)} ${this.#undefined(shown, texts)} ${this.#scale(shown, texts)}
      <dl class="legend">
        ${termsOf(
          explanation.symbolic,
          ...(explanation.alternative ? [explanation.alternative.symbolic] : []),
          ...(explanation.definitions ?? []).map(({ symbolic }) => symbolic),
        ).map(
          ({ op, id = '', symbol = '' }) => html`
            <div>
              <dt>${renderSymbol(symbol)}</dt>
              <dd>${op === 'metric' ? names[id] : (texts.quantities[id] ?? id)}</dd>
            </div>
          `,
        )}
      </dl>
      ${text?.note ? html`<p class="note">${inClass(text.note)}</p>` : nothing}
      <dl class="facts">
        ${
          info.shape === 'word'
            ? nothing
            : html`<div>
                <dt>${texts.details.range}</dt>
                <dd>${rangeOf(info, this.format)}; ${texts.details.better[info.better]}</dd>
              </div>`
        }
        ${
          others.length > 0
            ? html`<div>
                <dt>${texts.details.alsoCalled}</dt>
                <dd>${others.join(', ')}</dd>
              </div>`
            : nothing
        }
        <div>
          <dt>${texts.details.reference}</dt>
          <dd>${info.reference}</dd>
        </div>
        <div>
          <dt>${texts.details.identifier}</dt>
          <dd><code>${info.id}</code></dd>
        </div>
      </dl>
      <p class="no-print of-page">
        <a href=${hrefOf({ view: 'reference', metric: info.id })}>${texts.details.openReference}</a>
      </p>
      <deconfuse-conventions-card
        .info=${info}
        .class=${shown.class}
        .report=${this.report}
        .options=${this.options}
        .compare=${this.compare}
      ></deconfuse-conventions-card>
    `;
  }

  /** Quantities in the formula that are defined by formulas of their own. */
  #definitions(
    { definitions = [] }: Explanation,
    { quantities, details }: MetricTexts,
  ): TemplateResult | typeof nothing {
    if (definitions.length === 0) return nothing;
    return html`
      <h4>${details.where}</h4>
      ${definitions.map(
        ({ quantity: { id = '', symbol = '' }, symbolic, substituted }) => html`
          <deconfuse-worked-formula
            .format=${this.format}
            .worked=${{ symbol, symbolic, substituted, exact: substituted.exact ?? null, value: substituted.value ?? null }}
            .name=${quantities[id] ?? id}
            plain
            .hoveredCell=${this.hoveredCell}
          ></deconfuse-worked-formula>
        `,
      )}
    `;
  }

  /** All grades of a scale, because scales are conventions of their authors, with the present grade marked. */
  #scale({ info, value }: Shown, { details }: MetricTexts): TemplateResult | typeof nothing {
    if (!info.scale) return nothing;
    const { grades, fromZero } = info.scale;
    const graded = this.catalogue.find(({ id }) => id === info.scale?.metric);
    const symbol = renderSymbol(graded?.symbol ?? '');
    const limit = (below: number): string => formatNumber(below, { ...this.format, decimals: 6, trim: true });
    return html`
      <ul class="scale">
        ${grades.map(({ word, below }, index) => {
          const from = grades[index - 1]?.below ?? (fromZero ? 0 : undefined);
          const isCurrent = word === value;
          return html`
            <li aria-current=${isCurrent ? 'true' : nothing}>
              <span>${this.locale.words[word] ?? word}</span>
              ${from === undefined ? nothing : html`${limit(from)} ${index === 0 ? '<' : '≤'} `}${symbol}
              ${below === undefined ? nothing : html` < ${limit(below)}`}
            </li>
          `;
        })}
      </ul>
      <p class="note">${details.convention(info.reference)}</p>
    `;
  }

  /** Counts of pairs of cases, by being together or apart in truth and in prediction. */
  #pairs({ info, value }: Shown, { details }: MetricTexts): TemplateResult | typeof nothing {
    if (info.shape !== 'pairs' || !Array.isArray(value)) return nothing;
    const { page } = this.locale;
    const { inTruth, inPrediction } = details;
    const counts = value as (number | null)[][];
    return html`
      <table>
        <thead>
          <tr>
            <td></td>
            <th scope="col">${inPrediction.apart}</th>
            <th scope="col">${inPrediction.together}</th>
          </tr>
        </thead>
        <tbody>
          ${[inTruth.apart, inTruth.together].map(
            (side, row) => html`
              <tr>
                <th scope="row">${side}</th>
                ${counts[row]?.map(
                  (count) => html`<td>${count === null ? page.undefinedValue : formatNumber(count, this.format)}</td>`,
                )}
              </tr>
            `,
          )}
        </tbody>
      </table>
    `;
  }

  /** Decisions at the threshold, as one matrix, or by predicted label sets, as one matrix per label. */
  #decisions({ info, value }: Shown, texts: MetricTexts): TemplateResult | typeof nothing {
    const { report } = this;
    if (info.shape !== 'decisions' || !Array.isArray(value)) return nothing;
    const { page } = this.locale;
    const isOne = typeof (value as Value[][])[0]?.[0] === 'number';
    const matrices = (isOne ? [value] : value.slice(0, decisionsShown)) as (number | null)[][][];
    const rest = isOne ? 0 : value.length - matrices.length;
    const sides = this.locale.scores ? Object.values(this.locale.scores.sides) : [];
    return html`
      <div class="decisions">
        ${matrices.map(
          (counts, index) => html`
            <table>
              ${
                isOne
                  ? nothing
                  : html`<caption>
                      <bdi>${report.labels[index]}</bdi>
                    </caption>`
              }
              <thead>
                <tr>
                  <td></td>
                  ${sides.map((side) => html`<th scope="col">${page.predicted} ${side}</th>`)}
                </tr>
              </thead>
              <tbody>
                ${sides.map(
                  (side, row) => html`
                    <tr>
                      <th scope="row">${page.truth} ${side}</th>
                      ${counts[row]?.map(
                        (count) =>
                          html`<td>${count === null ? '' : formatNumber(count, { ...this.format, trim: true })}</td>`,
                      )}
                    </tr>
                  `,
                )}
              </tbody>
            </table>
          `,
        )}
        ${rest > 0 ? html`<p>${texts.details.more(rest)}</p>` : nothing}
      </div>
    `;
  }

  #undefined({ info, reasons }: Shown, { undefinedReasons, details }: MetricTexts): TemplateResult | typeof nothing {
    if (reasons.length === 0) return nothing;
    const rest = reasons.length - reasonsShown;
    return html`
      <ul class="undefined">
        ${reasons.slice(0, reasonsShown).map((reason) => {
          const [before = '', after = ''] = (undefinedReasons[reason.reason] ?? '').split('{term}');
          const term = reason.term ? renderFormula(reason.term, { ...this.format, display: 'inline' }) : nothing;
          const isPart = reason.class !== undefined && !info.perClass;
          return html`<li>
            ${isPart ? html`<bdi>${reason.class}</bdi>: ` : nothing}${details.undefinedBecause}
            ${before}${term}${after}.
            ${reason.value !== null ? details.replacedBy(reason.value) : isPart ? details.leftOut : nothing}
          </li>`;
        })}
        ${rest > 0 ? html`<li>${details.more(rest)}</li>` : nothing}
      </ul>
    `;
  }

  static override styles = [
    controls,
    formulaStyles,
    css`
      :host {
        display: grid;
        grid-template-columns: minmax(0, 1fr);
        gap: 0.5rem;
        padding: 0.25rem 0 0.75rem;
      }

      .sentence {
        font-size: 1rem;
      }

      /* Kept small on phones, so that the largest text of the first screen is one that appears before the calculator
         is loaded. */
      @media (max-width: 40rem) {
        .sentence {
          font-size: 0.875rem;
        }
      }

      h4 {
        color: var(--muted);
        font-size: 0.875rem;
        font-weight: 600;
      }

      .legend div {
        display: inline-block;
        margin-inline-end: 1rem;
      }

      .legend dt,
      .legend dd,
      .facts dt,
      .facts dd {
        display: inline;
        font-size: 0.875rem;
      }

      .legend dt::after {
        content: ': ';
      }

      /* Embedded elements have no page of metrics to link to. */
      .of-page {
        display: var(--of-page, block);
      }

      .facts,
      .note {
        color: var(--muted);
        font-size: 0.875rem;
      }

      .facts dt::after {
        content: ': ';
      }

      .facts dd {
        overflow-wrap: anywhere;
      }

      a {
        color: var(--accent);
      }

      .scale {
        display: flex;
        flex-wrap: wrap;
        gap: 0.25rem 0.375rem;
        list-style: none;
      }

      .scale li {
        padding: 0.125rem 0.5rem;
        border: 1px solid var(--line);
        border-radius: 0.375rem;
        color: var(--muted);
        font-size: 0.875rem;
      }

      .scale span {
        display: block;
        font-weight: 600;
      }

      .scale [aria-current] {
        border-color: var(--accent);
        background: var(--accent-soft);
        color: var(--ink);
      }

      .decisions {
        display: flex;
        flex-wrap: wrap;
        gap: 0.5rem 1.5rem;
      }

      caption {
        font-weight: 600;
        text-align: start;
      }

      table {
        width: max-content;
        max-width: 100%;
        border-spacing: 0.5rem 0.125rem;
        font-variant-numeric: tabular-nums;
      }

      th {
        color: var(--muted);
        font-size: 0.875rem;
        font-weight: 400;
        text-align: start;
      }

      td {
        text-align: end;
      }

      .undefined {
        padding: 0.375rem 0.75rem 0.375rem 1.5rem;
        border-inline-start: 4px solid var(--wrong-5);
        background: var(--wrong-1);
      }

      code {
        font-family: var(--code-font);
      }
    `,
  ];
}
