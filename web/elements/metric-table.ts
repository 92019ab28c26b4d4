import { css, html, LitElement, nothing, type PropertyValues, type TemplateResult } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import { repeat } from 'lit/directives/repeat.js';
import type { Explanation, Label, MetricInfo, Report } from '../core/types.ts';
import { formulaStyles, renderSymbol } from '../formula/mathml.ts';
import { formatFraction } from '../formula/number.ts';
import { loadAliases, loadLocale, otherLanguage, type Locale } from '../locales/index.ts';
import { controls } from '../styles/controls.ts';
import { bubbling } from './events.ts';
import { metricValue, valueText, type NumberFormat } from './values.ts';

type Scope = MetricInfo['scope'];

/** Asks for a derivation; for scope class that of the class with the index. */
export type Explain = (info: MetricInfo, classIndex: number) => Promise<Explanation>;

/** How many derivations are asked for at a time, so that a newer question need not wait long. */
const batch = 12;

/**
 * Every metric with its value and fraction; opened, a row shows how it comes about.
 * Fires `class-chosen` (index) and `cells-read` (Cells[]).
 */
@customElement('deconfuse-metric-table')
export class MetricTable extends LitElement {
  @property({ attribute: false }) locale!: Locale;
  @property({ attribute: false }) format!: NumberFormat;
  @property({ attribute: false }) catalogue: readonly MetricInfo[] = [];
  @property({ attribute: false }) report!: Report;
  @property({ attribute: false }) labels: readonly Label[] = [];
  /** The class that metrics of scope class are shown for. */
  @property({ type: Number }) classIndex = 0;
  /** Two classes: what is said of the positive one comes first. */
  @property({ type: Boolean }) binary = false;
  @property({ attribute: false }) explain!: Explain;
  @property({ attribute: false }) hoveredCell?: { row: number; column: number };

  @state() private filter = '';
  @state() private opened: ReadonlySet<string> = new Set();
  /** On narrow screens the sections are closed at first. */
  @state() private unfolded: ReadonlySet<Scope> = matchMedia('(max-width: 40rem)').matches
    ? new Set()
    : new Set<Scope>(['class', 'average', 'overall']);
  @state() private fractions: ReadonlyMap<string, string | null> = new Map();

  /** Names in the other language and other names, once somebody searches. */
  #otherLocale?: Locale;
  #aliases: Awaited<ReturnType<typeof loadAliases>> = {};
  #visible = new Set<string>();
  #explained = new Map<string, Promise<Explanation>>();
  #explainers = new Map<string, () => Promise<Explanation>>();
  #fetching = false;

  #observer = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries) {
        const id = (target as HTMLElement).dataset['metric']!;
        if (isIntersecting) this.#visible.add(id);
        else this.#visible.delete(id);
      }
      void this.#fetchFractions();
    },
    { rootMargin: '200px' },
  );

  override willUpdate(changed: PropertyValues<this>): void {
    if (changed.has('explain') || changed.has('classIndex')) {
      this.fractions = new Map();
      this.#explained.clear();
      this.#explainers.clear();
    }
  }

  override updated(): void {
    this.#observer.disconnect();
    this.#visible.clear();
    for (const row of this.renderRoot.querySelectorAll('[data-metric]')) this.#observer.observe(row);
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#observer.disconnect();
  }

  /** Opens the row of a metric and goes there. */
  async open(id: string): Promise<void> {
    await loadDetails();
    const info = this.catalogue.find((metric) => metric.id === id);
    if (!info) return;
    this.filter = '';
    this.unfolded = new Set([...this.unfolded, info.scope]);
    this.opened = new Set([...this.opened, id]);
    await this.updateComplete;
    const button = this.renderRoot.querySelector<HTMLElement>(`[data-metric='${id}'] button`);
    button?.focus({ preventScroll: true });
    button?.scrollIntoView({ block: 'center' });
  }

  #explain(info: MetricInfo): Promise<Explanation> {
    let explanation = this.#explained.get(info.id);
    if (!explanation) {
      explanation = this.explain(info, this.classIndex);
      this.#explained.set(info.id, explanation);
    }
    return explanation;
  }

  /** The same function until the data change, so that an open row does not ask again. */
  #explainer(info: MetricInfo): () => Promise<Explanation> {
    let explainer = this.#explainers.get(info.id);
    if (!explainer) {
      explainer = () => this.#explain(info);
      this.#explainers.set(info.id, explainer);
    }
    return explainer;
  }

  async #fetchFractions(): Promise<void> {
    if (this.#fetching) return;
    this.#fetching = true;
    for (;;) {
      const { explain } = this;
      const missing = this.catalogue
        .filter(({ id, shape }) => shape === 'scalar' && this.#visible.has(id) && !this.fractions.has(id))
        .slice(0, batch);
      if (missing.length === 0) break;
      const { classIndex } = this;
      const found = await Promise.all(
        missing.map(async (info): Promise<[string, string | null]> => {
          try {
            return [info.id, (await this.#explain(info)).exact];
          } catch {
            // The dataset has been replaced meanwhile.
            return [info.id, null];
          }
        }),
      );
      if (explain !== this.explain || classIndex !== this.classIndex) continue;
      this.fractions = new Map([...this.fractions, ...found]);
    }
    this.#fetching = false;
  }

  override render(): TemplateResult {
    const { page, scopes } = this.locale;
    const shown = this.catalogue.filter((info) => this.#isShown(info));
    const order: Scope[] = this.binary ? ['class', 'overall', 'average'] : ['overall', 'average', 'class'];
    return html`
      <div class="title">
        <h2>${page.allMetrics}</h2>
        <input
          class="field no-print"
          type="search"
          placeholder=${page.filter}
          aria-label=${page.filter}
          .value=${this.filter}
          @focus=${() => this.#loadOtherNames()}
          @input=${(event: InputEvent) => (this.filter = (event.target as HTMLInputElement).value)}
        />
        ${this.filter === '' ? nothing : html`<span class="muted">${page.metricsFound(shown.length)}</span>`}
      </div>
      ${order.map((scope) => {
        const metrics = shown.filter((info) => info.scope === scope);
        if (metrics.length === 0) return nothing;
        return html`
          <details
            ?open=${this.filter !== '' || this.unfolded.has(scope)}
            @toggle=${(event: Event) => this.#fold(scope, (event.target as HTMLDetailsElement).open)}
          >
            <summary><h3>${scopes[scope]}</h3></summary>
            ${scope === 'class' ? this.#classChoice() : nothing}
            <div class="scroll">${this.#table(metrics)}</div>
          </details>
        `;
      })}
    `;
  }

  #fold(scope: Scope, open: boolean): void {
    if (this.filter !== '' || open === this.unfolded.has(scope)) return;
    const others = [...this.unfolded].filter((other) => other !== scope);
    this.unfolded = new Set(open ? [...others, scope] : others);
  }

  #classChoice(): TemplateResult {
    return html`
      <label>
        ${this.locale.page.class}
        <select
          @change=${(event: Event) =>
            this.dispatchEvent(bubbling('class-chosen', (event.target as HTMLSelectElement).selectedIndex))}
        >
          ${this.labels.map((label, index) => html`<option ?selected=${index === this.classIndex}>${label}</option>`)}
        </select>
      </label>
    `;
  }

  #table(metrics: readonly MetricInfo[]): TemplateResult {
    const { page, groups } = this.locale;
    // Matrices are seen in the matrix; their formulas come last.
    const names = [...new Set(metrics.toSorted(byShape).map(({ group }) => group))];
    return html`
      <table>
        <thead>
          <tr>
            <th scope="col">${page.metric}</th>
            <th scope="col" class="symbol">${page.symbol}</th>
            <th scope="col" class="value">${page.value}</th>
            <th scope="col" class="exact">${page.exactFraction}</th>
          </tr>
        </thead>
        ${names.map(
          (group) => html`
            <tbody>
              ${
                names.length > 1
                  ? html`<tr>
                      <th class="group" scope="rowgroup" colspan="4">${groups[group] ?? group}</th>
                    </tr>`
                  : nothing
              }
              ${repeat(
                metrics.filter((info) => info.group === group),
                ({ id }) => id,
                (info) => this.#row(info),
              )}
            </tbody>
          `,
        )}
      </table>
    `;
  }

  #row(info: MetricInfo): TemplateResult {
    const { page, names } = this.locale;
    const isOpen = this.opened.has(info.id);
    const value = metricValue(this.report, info, this.classIndex);
    const text = info.shape === 'matrix' ? page.inTheMatrix : valueText(value, info, this.format, this.locale);
    const exact = this.fractions.get(info.id);
    const isTouched = value.undefined.length > 0;
    return html`
      <tr data-metric=${info.id}>
        <th scope="row">
          <button aria-expanded=${isOpen ? 'true' : 'false'} @click=${() => this.#toggle(info.id)}>
            <span class="arrow" aria-hidden="true">▸</span> ${names[info.id] ?? info.id}
          </button>
        </th>
        <td class="symbol">${renderSymbol(info.symbol)}</td>
        <td class="value ${isTouched ? 'touched' : ''}" title=${isTouched ? page.touched : nothing}>${text}</td>
        <td class="exact">${exact?.includes('/') ? formatFraction(exact) : nothing}</td>
      </tr>
      ${
        isOpen
          ? html`<tr class="details">
              <td colspan="4">
                <deconfuse-metric-details
                  .locale=${this.locale}
                  .format=${this.format}
                  .info=${info}
                  .reasons=${value.undefined}
                  .class=${info.scope === 'class' ? this.labels[this.classIndex] : undefined}
                  .explain=${this.#explainer(info)}
                  .hoveredCell=${this.hoveredCell}
                ></deconfuse-metric-details>
              </td>
            </tr>`
          : nothing
      }
    `;
  }

  #toggle(id: string): void {
    void loadDetails();
    const opened = new Set(this.opened);
    if (!opened.delete(id)) opened.add(id);
    this.opened = opened;
    if (!opened.has(id)) this.dispatchEvent(bubbling('cells-read', []));
  }

  #isShown(info: MetricInfo): boolean {
    if (info.shape === 'scalar' && !(info.id in this.report.metrics)) return false;
    if (this.report.undefined[info.id]?.some(({ reason }) => reason === 'needs-option')) return false;
    const wanted = plain(this.filter).split(/\s+/);
    const names = [this.locale, this.#otherLocale].map((locale) => locale?.names[info.id] ?? '');
    const all = plain(
      [
        info.id,
        info.id.replaceAll('_', ' '),
        info.symbol.replace(/[\\{}_]/g, ''),
        ...names,
        ...(this.#aliases[info.id] ?? []),
      ].join(' '),
    );
    return wanted.every((word) => all.includes(word));
  }

  async #loadOtherNames(): Promise<void> {
    [this.#otherLocale, this.#aliases] = await Promise.all([
      loadLocale(otherLanguage(this.locale.language)),
      loadAliases(),
    ]);
    if (this.filter !== '') this.requestUpdate();
  }

  static override styles = [
    controls,
    formulaStyles,
    css`
      .title {
        display: flex;
        flex-wrap: wrap;
        gap: 0.25rem 1rem;
        align-items: center;
        margin-bottom: 0.5rem;
      }

      h2 {
        font-size: 1.25rem;
      }

      .field {
        flex: 0 1 18rem;
        min-width: 8rem;
      }

      details {
        margin-bottom: 0.75rem;
      }

      summary {
        padding: 0.25rem 0;
        cursor: pointer;
      }

      h3 {
        display: inline;
        font-size: 1.0625rem;
      }

      label {
        display: inline-flex;
        gap: 0.375rem;
        align-items: center;
        max-width: 100%;
        margin: 0.25rem 0;
      }

      .symbol,
      .exact {
        width: 8.5rem;
      }

      .value {
        width: 7rem;
      }

      table {
        width: 100%;
        border-collapse: collapse;
      }

      thead th {
        padding: 0.125rem 0.5rem;
        border-bottom: 1px solid var(--line);
        color: var(--muted);
        font-size: 0.8125rem;
        font-weight: 400;
        text-align: start;
      }

      .group {
        padding: 0.75rem 0.5rem 0.125rem;
        color: var(--muted);
        font-size: 0.875rem;
        font-weight: 600;
        text-align: start;
      }

      tbody th,
      td {
        padding: 0 0.5rem;
        border-bottom: 1px solid var(--line);
        font-weight: 400;
        text-align: start;
      }

      tr[data-metric]:hover {
        background: var(--panel);
      }

      th button {
        display: flex;
        gap: 0.375rem;
        width: 100%;
        min-height: 2.25rem;
        padding: 0.25rem 0;
        border: 0;
        background: none;
        align-items: center;
        text-align: start;
      }

      .arrow {
        color: var(--muted);
      }

      [aria-expanded='true'] .arrow {
        transform: rotate(90deg);
      }

      thead .value,
      thead .exact,
      td.value,
      td.exact {
        text-align: end;
        font-variant-numeric: tabular-nums;
        white-space: nowrap;
      }

      td.value {
        font-weight: 600;
      }

      td.touched {
        background: var(--wrong-1);
      }

      td.exact {
        max-width: 14rem;
        overflow: hidden;
        color: var(--muted);
        text-overflow: ellipsis;
      }

      .details td {
        padding: 0 0.5rem 0 1.5rem;
        max-width: 0;
      }

      @media (max-width: 40rem) {
        .symbol,
        .exact {
          display: none;
        }

        .details td {
          padding: 0 0.25rem;
        }
      }
    `,
  ];
}

/** What an open row shows is loaded when the first one is opened. */
const loadDetails = (): Promise<unknown> => import('./metric-details.ts');

function byShape(one: MetricInfo, other: MetricInfo): number {
  return Number(one.shape === 'matrix') - Number(other.shape === 'matrix');
}

/** Without case and accents, as people search. */
function plain(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().trim();
}
