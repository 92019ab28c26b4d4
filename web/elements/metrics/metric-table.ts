import { html, LitElement, nothing, type PropertyValues, type TemplateResult } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import { repeat } from 'lit/directives/repeat.js';
import type { Label } from '../../core/types/label.ts';
import type { MetricInfo } from '../../core/types/metric-info.ts';
import type { Explanation, Report, ReportOptions } from '../../core/types/report.ts';
import { formulaStyles, renderSymbol } from '../../formula/symbol-mathml.ts';
import { formatFraction } from '../../formula/number.ts';
import type { Locale } from '../../locales/index.ts';
import type { MetricSearch } from '../../locales/metric-search.ts';
import { controls } from '../../styles/controls.ts';
import { intervalStyles } from '../../styles/interval.ts';
import { titled } from '../../styles/titled.ts';
import type { Compare, Explain } from '../../session/result.ts';
import { bubbling } from '../common/events.ts';
import { KeptPart } from '../common/kept-state.ts';
import { metricValue, valueText, type MetricValue, type NumberFormat } from '../../locales/values.ts';
import { given } from '../common/given.ts';
import { intervalBelow } from './interval-below.ts';
import { metricTableStyles } from './metric-table-styles.ts';

export type Subject = 'two-classes' | 'classes' | 'groups' | 'scores' | 'distributions' | 'raters' | 'ranked';

type Scope = MetricInfo['scope'];

/** Highest tier of metrics that are listed outside a search. */
type Tier = MetricInfo['tier'];

/** Number of derivations requested at a time; small, so that a newer request need not wait long. */
const batch = 12;
/**
 * Time in milliseconds that data must stay unchanged before derivations are requested, because each keystroke makes
 * earlier ones worthless.
 */
const rest = 100;

/** Resolves after the next frame has been painted. */
const painted = (): Promise<void> => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));

/**
 * Every metric with its value and fraction. Fires `metric-chosen` (metric id), `class-chosen` (index) and, if the
 * chosen metric is worked out below its row, `cells-read` (Cells[]).
 */
@customElement('deconfuse-metric-table')
export class MetricTable extends LitElement {
  @given locale!: Locale;
  @given format!: NumberFormat;
  @given catalogue: readonly MetricInfo[] = [];
  /** Catalogue with the metrics of other data, once loaded. */
  @property({ attribute: false }) others: readonly MetricInfo[] = [];
  @property({ attribute: false }) report!: Report;
  /** Metrics whose values are still to come. */
  @property({ attribute: false }) pending: readonly MetricInfo[] = [];
  @property({ attribute: false }) labels: readonly Label[] = [];
  /** Index of the class whose values are shown for per-class metrics. */
  @property({ type: Number }) classIndex = 0;
  /**
   * Subject that determines the order of the sections: two classes start with the positive class, groups with
   * clustering metrics.
   */
  @property() subject: Subject = 'classes';
  @property({ attribute: false }) explain!: Explain;
  /** Options of the report. */
  @property({ attribute: false }) options: ReportOptions = {};
  @property({ attribute: false }) compare!: Compare;
  /** Lists all metrics of the catalogue, without a choice of tiers. */
  @property({ type: Boolean }) plain = false;
  /** Id of the metric that is worked out. */
  @property() chosen = '';
  /** Works out the chosen metric below its row; otherwise the host of this element does. */
  @property({ type: Boolean }) inline = false;
  /** Shows one table of values without anything to choose or open. */
  @property({ type: Boolean }) still = false;

  @state() private filter = '';
  @state() private tier: Tier = 1;
  /** Sections opened or closed by the reader. */
  @state() private folding: ReadonlyMap<Scope, boolean> = new Map();
  @state() private fractions: ReadonlyMap<string, string | null> = new Map();
  /** Loaded at the first search. */
  @state() private finder?: MetricSearch | undefined;

  #visible = new Set<string>();
  #explained = new Map<string, Promise<Explanation>>();
  #explainer?: { of: MetricInfo; ask: () => Promise<Explanation> } | undefined;
  #fetching = false;
  #kept = new KeptPart(this, 'metrics');
  #told: unknown;
  #timer = 0;
  #isInView = true;
  #observed = new Set<HTMLElement>();

  #place = new IntersectionObserver((entries) => (this.#isInView = entries.at(-1)!.isIntersecting));
  #observer = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries) {
        const id = (target as HTMLElement).dataset['metric']!;
        if (isIntersecting) this.#visible.add(id);
        else this.#visible.delete(id);
      }
      if (!this.#timer) void this.#fetchFractions();
    },
    { rootMargin: '200px' },
  );

  /** Out of view, the table is rendered after the visible elements. */
  protected override async scheduleUpdate(): Promise<void> {
    if (!this.#isInView) await painted();
    super.scheduleUpdate();
  }

  override willUpdate(changed: PropertyValues<this>): void {
    const isOther = changed.has('explain') || changed.has('classIndex');
    if (isOther || changed.has('pending')) {
      clearTimeout(this.#timer);
      this.#timer = window.setTimeout(() => {
        this.#timer = 0;
        void this.#fetchFractions();
      }, rest);
    }
    if (isOther) {
      this.fractions = new Map();
      this.#explained.clear();
      this.#explainer = undefined;
    }
    if (this.inline && this.chosen !== '') void import('./metric-details.ts');
    // A locale may gain the texts of scores without a change of language.
    if (changed.has('locale') && changed.get('locale')?.language !== this.locale.language) this.finder = undefined;
    if (this.filter !== '' && !this.finder) void this.#loadFinder();
    const recalled = this.#kept.recalled();
    if (recalled && recalled.kept !== this.#told) {
      void import('./table-state.ts').then(({ tableStateOf }) => Object.assign(this, tableStateOf(recalled.kept)));
    }
  }

  override firstUpdated(): void {
    this.#place.observe(this);
  }

  override updated(changed: PropertyValues): void {
    if (['folding', 'filter', 'tier'].some((name) => changed.get(name) !== undefined)) {
      this.#told = [[...this.folding], this.filter, this.tier];
      this.#kept.tell(this.#told);
    }
    const rows = new Set(this.renderRoot.querySelectorAll<HTMLElement>('[data-metric]'));
    for (const row of this.#observed) {
      if (rows.has(row)) continue;
      this.#observer.unobserve(row);
      this.#visible.delete(row.dataset['metric']!);
    }
    for (const row of rows) if (!this.#observed.has(row)) this.#observer.observe(row);
    this.#observed = rows;
  }

  /** Derivation of a value, for the class that is shown. */
  explained(info: MetricInfo): Promise<Explanation> {
    let explanation = this.#explained.get(info.id);
    if (!explanation) {
      explanation = this.explain(info, this.classIndex);
      this.#explained.set(info.id, explanation);
    }
    return explanation;
  }

  /** Stays the same function until the data change, so that the open row does not repeat its request. */
  #explainerOf(info: MetricInfo): () => Promise<Explanation> {
    if (this.#explainer?.of !== info) this.#explainer = { of: info, ask: () => this.explained(info) };
    return this.#explainer.ask;
  }

  async #fetchFractions(): Promise<void> {
    if (this.#fetching) return;
    this.#fetching = true;
    for (;;) {
      const { explain } = this;
      const missing = this.catalogue
        .filter(({ id, shape }) => shape === 'scalar' && this.#visible.has(id) && !this.fractions.has(id))
        .slice(0, batch);
      // Values come before fractions.
      if (missing.length === 0 || this.pending.length > 0) break;
      const { classIndex } = this;
      const found = await Promise.all(
        missing.map(async (info): Promise<[string, string | null]> => {
          try {
            return [info.id, (await this.explained(info)).exact];
          } catch {
            // The dataset has been replaced.
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
    const { page } = this.locale;
    const shown = this.listed;
    const isSearching = this.filter.trim() !== '';
    if (this.still) return html`<div class="scroll">${this.#table(shown, false)}</div>`;
    return html`
      <div class="title" ?hidden=${this.plain}>
        <span class="titled">
          <h2>${page.allMetrics}</h2>
          <deconfuse-what-is section="metrics"></deconfuse-what-is>
        </span>
        <span class="tiers no-print" role="group" aria-label=${page.howMany}>
          ${tiers.map(
            (tier) => html`
              <button
                aria-pressed=${tier === this.tier && this.filter === '' ? 'true' : 'false'}
                @click=${() => {
                  this.tier = tier;
                  this.filter = '';
                }}
              >
                ${page.tiers[tier]}
              </button>
            `,
          )}
        </span>
        <input
          class="field no-print"
          type="search"
          placeholder=${page.filter}
          aria-label=${page.filter}
          .value=${this.filter}
          @focus=${() => void this.#loadFinder()}
          @input=${(event: InputEvent) => (this.filter = (event.target as HTMLInputElement).value)}
        />
        ${isSearching && this.finder ? html`<span class="muted">${page.metricsFound(shown.length)}</span>` : nothing}
        ${
          this.pending.length > 0
            ? html`<span class="export"></span>`
            : html`<deconfuse-metric-export class="export" .of=${this}></deconfuse-metric-export>`
        }
      </div>
      ${isSearching ? this.#found(shown) : this.#sections(shown)}
    `;
  }

  #sections(shown: readonly MetricInfo[]): TemplateResult {
    const { scopes } = this.locale;
    return html`${repeat(order[this.subject], same, (scope) => {
      const metrics = shown.filter((info) => info.scope === scope);
      if (metrics.length === 0) return nothing;
      const isPending = metrics.some((info) => this.pending.includes(info));
      const isUnfolded = this.#isUnfolded(scope);
      return html`
        <details
          ?open=${isUnfolded}
          @toggle=${(event: Event) => this.#fold(scope, (event.target as HTMLDetailsElement).open)}
        >
          <summary class=${isPending ? 'pending' : ''}>
            <h3>${scopes[scope]}</h3>
            ${isPending ? html`<span class="muted">${this.locale.scores?.starting}</span>` : nothing}
          </summary>
          ${
            isUnfolded
              ? html`${metrics.some(({ perClass }) => perClass) ? this.#classChoice() : nothing}
                  <div class="scroll">${this.#table(metrics)}</div>`
              : nothing
          }
        </details>
      `;
    })}`;
  }

  /** Metrics found, in the order of relevance whatever their scope, and metrics that need other data. */
  #found(found: readonly MetricInfo[]): TemplateResult {
    const elsewhere = this.finder?.findElsewhere(this.filter, this.catalogue).slice(0, mostElsewhere) ?? [];
    return html`
      ${found.some(({ perClass }) => perClass) ? this.#classChoice() : nothing}
      ${found.length > 0 ? html`<div class="scroll">${this.#table(found, false)}</div>` : nothing}
      ${
        elsewhere.length > 0
          ? html`<deconfuse-found-elsewhere
              class="no-print"
              .found=${elsewhere}
              .others=${this.others}
            ></deconfuse-found-elsewhere>`
          : nothing
      }
    `;
  }

  /** At first the sections most important for the data are open; on narrow screens none is. */
  #isUnfolded(scope: Scope): boolean {
    if (this.plain) return true;
    return this.folding.get(scope) ?? (!narrow.matches && order[this.subject].indexOf(scope) < firstOpen);
  }

  #fold(scope: Scope, open: boolean): void {
    if (open !== this.#isUnfolded(scope)) this.folding = new Map([...this.folding, [scope, open]]);
  }

  #classChoice(): TemplateResult {
    return html`
      <label>
        ${this.locale.page.class}
        <select
          @change=${(event: Event) =>
            this.dispatchEvent(bubbling('class-chosen', (event.target as HTMLSelectElement).selectedIndex))}
        >
          ${this.labels.map((label, index) => html`<option .selected=${index === this.classIndex}>${label}</option>`)}
        </select>
      </label>
    `;
  }

  #table(metrics: readonly MetricInfo[], inGroups = true): TemplateResult {
    const { page, groups } = this.locale;
    const rows = inGroups ? metrics.toSorted(byUse) : metrics;
    const names = inGroups ? [...new Set(rows.map(({ group }) => group))] : [''];
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
        ${repeat(
          names,
          same,
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
                rows.filter((info) => !inGroups || info.group === group),
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
    const isChosen = info.id === this.chosen;
    const isOpen = isChosen && this.inline;
    const value = metricValue(this.report, info, this.classIndex);
    const text = this.#text(info, value);
    const exact = this.fractions.get(info.id);
    const isTouched = value.undefined.length > 0;
    const name = names[info.id] ?? info.id;
    return html`
      <tr data-metric=${info.id}>
        <th scope="row">
          ${
            this.still
              ? name
              : html`<button
                  aria-expanded=${this.inline ? String(isOpen) : nothing}
                  aria-pressed=${this.inline ? nothing : String(isChosen)}
                  title=${page.showDerivation}
                  @click=${() => this.dispatchEvent(bubbling('metric-chosen', info.id))}
                >
                  ${this.inline ? html`<span class="arrow" aria-hidden="true">▸</span>` : nothing} ${name}
                </button>`
          }
        </th>
        <td class="symbol">${renderSymbol(info.symbol)}</td>
        <td class="value ${info.shape} ${isTouched ? 'touched' : ''}" title=${isTouched ? page.touched : nothing}>
          ${text} ${intervalBelow(this.report, info, this.classIndex, this.format)}
        </td>
        <td class="exact">${exact?.includes('/') ? formatFraction(exact) : nothing}</td>
      </tr>
      ${
        isOpen && this.pending.length === 0
          ? html`<tr class="details">
              <td colspan="4">
                <deconfuse-metric-details
                  .info=${info}
                  .value=${value.value}
                  .reasons=${value.undefined}
                  .class=${info.perClass ? this.labels[this.classIndex] : undefined}
                  .explain=${this.#explainerOf(info)}
                  .report=${this.report}
                  .options=${this.options}
                  .compare=${this.compare}
                ></deconfuse-metric-details>
              </td>
            </tr>`
          : isOpen
            ? html`<tr class="details">
                <td colspan="4">${this.locale.scores?.starting}</td>
              </tr>`
            : nothing
      }
    `;
  }

  #text(info: MetricInfo, value: MetricValue): string {
    if (this.pending.includes(info)) return '…';
    if (info.shape === 'matrix') return this.locale.page.inTheMatrix;
    return info.shape === 'pairs' || info.shape === 'decisions'
      ? '2 × 2'
      : valueText(value, info, this.format, this.locale);
  }

  /**
   * Metrics listed, whether or not their section is open: search results by relevance, else in the order of the
   * catalogue.
   */
  get listed(): readonly MetricInfo[] {
    const there = this.catalogue.filter((info) => this.#isThere(info));
    // While the search is loading the list is empty, rather than showing unwanted metrics.
    if (this.filter.trim() !== '') return this.finder?.find(this.filter, there) ?? [];
    return this.plain ? there : there.filter(({ tier }) => tier <= this.tier);
  }

  #isThere(info: MetricInfo): boolean {
    // Matrices are shown beside the text; score data have none.
    const isThere = info.id in this.report.metrics || this.pending.includes(info);
    return (
      (isThere || (info.shape === 'matrix' && this.subject !== 'scores')) &&
      !this.report.undefined[info.id]?.some(({ reason }) => reason === 'needs-option')
    );
  }

  async #loadFinder(): Promise<void> {
    const { locale, finder: before } = this;
    if (before) return;
    const [{ loadMetricSearch }] = await Promise.all([
      import('../../locales/metric-search.ts'),
      import('./found-elsewhere.ts'),
    ]);
    const finder = await loadMetricSearch(locale.language);
    if (locale.language === this.locale.language) this.finder = finder;
  }

  static override styles = [controls, formulaStyles, titled, metricTableStyles, intervalStyles];
}

const tiers: readonly Tier[] = [1, 2, 3];

/** Key of a section, which is moved and not rendered anew when other data have another order. */
const same = (name: string): string => name;

const order: Record<Subject, readonly Scope[]> = {
  'two-classes': ['class', 'overall', 'average', 'interval', 'information', 'clustering', 'decision'],
  classes: ['overall', 'average', 'class', 'interval', 'information', 'clustering', 'decision'],
  groups: ['clustering', 'information', 'overall', 'interval', 'class', 'average', 'decision'],
  scores: ['curve', 'probability', 'multilabel', 'interval', 'class'],
  distributions: ['distribution'],
  raters: ['raters'],
  ranked: ['ranked'],
};
const firstOpen = 3;
/** Number of search results from other data. */
const mostElsewhere = 6;
const narrow = matchMedia('(max-width: 40rem)');

/** Order by use: headline metrics first, then by tier; matrices come last. */
function byUse(one: MetricInfo, other: MetricInfo): number {
  const places = ({ shape, headline = Number.MAX_SAFE_INTEGER, tier }: MetricInfo): number[] => [
    Number(shape === 'matrix'),
    headline,
    tier,
  ];
  const others = places(other);
  return places(one).reduce((sign, place, at) => sign || place - others[at]!, 0);
}
