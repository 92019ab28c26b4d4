import { css, html, LitElement, nothing, type PropertyValues, type TemplateResult } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import type { Cells, Explanation, Formula, Label, MetricInfo, Undefined } from '../core/types.ts';
import { formulaStyles, renderFormula, renderSymbol } from '../formula/mathml.ts';
import { fill } from '../locales/fill.ts';
import { loadAliases, loadMetricTexts, type Locale, type MetricTexts } from '../locales/index.ts';
import { controls } from '../styles/controls.ts';
import { bubbling } from './events.ts';
import type { NumberFormat } from './values.ts';
import './worked-formula.ts';

/** Of more 0/0 than these only the number is told. */
const reasonsShown = 5;

/**
 * How one metric comes about and what it says. Fires `cells-read` (Cells[]): the cells that enter it.
 */
@customElement('deconfuse-metric-details')
export class MetricDetails extends LitElement {
  @property({ attribute: false }) locale!: Locale;
  @property({ attribute: false }) format!: NumberFormat;
  @property({ attribute: false }) info!: MetricInfo;
  @property({ attribute: false }) reasons: readonly Undefined[] = [];
  /** The class that a metric of scope class is about. */
  @property({ attribute: false }) class?: Label;
  @property({ attribute: false }) explain!: () => Promise<Explanation>;
  @property({ attribute: false }) hoveredCell?: { row: number; column: number };

  @state() private explanation?: Explanation;
  @state() private aliases: Awaited<ReturnType<typeof loadAliases>> = {};
  @state() private texts?: MetricTexts;

  override updated(changed: PropertyValues<this>): void {
    if (changed.has('explain')) void this.#fetch();
    if (changed.has('locale')) void this.#loadTexts();
  }

  async #loadTexts(): Promise<void> {
    const { locale } = this;
    const texts = await loadMetricTexts(locale.language);
    if (locale === this.locale) this.texts = texts;
  }

  async #fetch(): Promise<void> {
    const { explain } = this;
    let explanation: Explanation;
    try {
      [explanation, this.aliases] = await Promise.all([explain(), loadAliases()]);
    } catch (error) {
      if (explain === this.explain) throw error;
      return; // it was about data that have been replaced
    }
    if (explain !== this.explain || !this.isConnected) return;
    this.explanation = explanation;
    this.dispatchEvent(bubbling('cells-read', cellsOf(explanation.substituted)));
  }

  override render(): TemplateResult | typeof nothing {
    const { explanation, info, texts } = this;
    if (!explanation || !texts) return nothing;
    const { page, names } = this.locale;
    const text = texts.metrics[info.id];
    const name = names[info.id] ?? info.id;
    const value = typeof explanation.value === 'number' ? explanation.value : null;
    const inClass = (prose: string): string =>
      fill(prose, { class: this.class === undefined ? '' : page.quoted(String(this.class)) });
    const [low, high] = info.rangeFormula;
    const inline = { ...this.format, display: 'inline' as const };
    const others = this.aliases[info.id] ?? [];

    return html`
      <p class="sentence">${inClass(text?.sentence ?? '')}</p>
      <deconfuse-worked-formula
        .locale=${this.locale}
        .format=${this.format}
        .worked=${{ ...explanation, symbol: info.symbol, value }}
        .name=${name}
        .hoveredCell=${this.hoveredCell}
      ></deconfuse-worked-formula>
      ${
        explanation.alternative
          ? html`
              <h4>${page.anotherRoute}</h4>
              <deconfuse-worked-formula
                .locale=${this.locale}
                .format=${this.format}
                .worked=${{ ...explanation.alternative, exact: explanation.exact, symbol: info.symbol, value }}
                .name=${name}
                .hoveredCell=${this.hoveredCell}
              ></deconfuse-worked-formula>
            `
          : nothing
      }
      ${this.#undefined(texts.undefinedReasons)}
      <dl class="legend">
        ${terms(explanation.symbolic, explanation.alternative?.symbolic).map(
          ({ op, id = '', symbol = '' }) => html`
            <div>
              <dt>${renderSymbol(symbol)}</dt>
              <dd>${op === 'metric' ? names[id] : texts.quantities[id]}</dd>
            </div>
          `,
        )}
      </dl>
      ${text?.note ? html`<p class="note">${inClass(text.note)}</p>` : nothing}
      <dl class="facts">
        <div>
          <dt>${page.range}</dt>
          <dd>
            ${low && high ? html`[${renderFormula(low, inline)}, ${renderFormula(high, inline)}]` : nothing};
            ${page.better[info.better]}
          </dd>
        </div>
        ${
          others.length > 0
            ? html`<div>
                <dt>${page.alsoCalled}</dt>
                <dd>${others.join(', ')}</dd>
              </div>`
            : nothing
        }
        <div>
          <dt>${page.reference}</dt>
          <dd>${info.reference}</dd>
        </div>
        <div>
          <dt>${page.identifier}</dt>
          <dd><code>${info.id}</code></dd>
        </div>
      </dl>
    `;
  }

  #undefined(undefinedReasons: MetricTexts['undefinedReasons']): TemplateResult | typeof nothing {
    const { reasons } = this;
    const { page } = this.locale;
    if (reasons.length === 0) return nothing;
    const rest = reasons.length - reasonsShown;
    return html`
      <ul class="undefined">
        ${reasons.slice(0, reasonsShown).map((reason) => {
          const [before = '', after = ''] = undefinedReasons[reason.reason].split('{term}');
          const term = reason.term ? renderFormula(reason.term, { ...this.format, display: 'inline' }) : nothing;
          const isPart = reason.class !== undefined && this.info.scope !== 'class';
          return html`<li>
            ${isPart ? html`<bdi>${reason.class}</bdi>: ` : nothing}${page.undefinedBecause} ${before}${term}${after}.
            ${reason.value !== null ? page.replacedBy(reason.value) : isPart ? page.leftOut : nothing}
          </li>`;
        })}
        ${rest > 0 ? html`<li>${page.moreReasons(rest)}</li>` : nothing}
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
        font-size: 1.0625rem;
      }

      h4 {
        color: var(--muted);
        font-size: 0.875rem;
        font-weight: 600;
      }

      .legend div {
        display: inline-block;
        margin-inline-end: 1.25rem;
      }

      .legend dt,
      .legend dd,
      .facts dt,
      .facts dd {
        display: inline;
        font-size: 0.9375rem;
      }

      .legend dt::after {
        content: ': ';
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

      .undefined {
        padding: 0.375rem 0.75rem 0.375rem 1.75rem;
        border-inline-start: 4px solid var(--wrong-5);
        background: var(--wrong-1);
      }

      code {
        font-family: var(--code-font);
      }
    `,
  ];
}

function* nodesOf(formula: Formula): Generator<Formula> {
  yield formula;
  // The second part of a quantile is not displayed.
  const parts = formula.op === 'normal-quantile' ? formula.args?.slice(0, 1) : formula.args;
  for (const part of parts ?? []) yield* nodesOf(part);
}

/** The quantities and metrics that occur, each symbol once. */
function terms(...formulas: (Formula | undefined)[]): Formula[] {
  const nodes = formulas.flatMap((formula) => (formula ? [...nodesOf(formula)] : []));
  const named = nodes.filter(({ op }) => op === 'quantity' || op === 'metric');
  return [...new Map(named.map((node) => [node.symbol, node])).values()];
}

function cellsOf(formula: Formula): Cells[] {
  const cells = [...nodesOf(formula)].flatMap((node) => node.cells ?? []);
  return [...new Map(cells.map((region) => [JSON.stringify(region), region])).values()];
}
