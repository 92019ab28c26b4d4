import { html, LitElement, nothing, type PropertyValues, type TemplateResult } from 'lit';
import { customElement, property, query, state } from 'lit/decorators.js';
import { repeat } from 'lit/directives/repeat.js';
import type { MetricInfo } from '../../core/types/metric-info.ts';
import { formulaStyles, renderFormula, renderSymbol } from '../../formula/mathml.ts';
import { formatNumber } from '../../formula/number.ts';
import { termsOf } from '../../formula/terms.ts';
import { fill } from '../../locales/fill.ts';
import {
  loadAliases,
  loadMetricTexts,
  loadReferenceTexts,
  otherLanguages,
  type Locale,
  type MetricTexts,
  type ReferenceTexts,
} from '../../locales/index.ts';
import { loadMetricSearch, type MetricSearch } from '../../locales/metric-search.ts';
import { hrefOf } from '../../share/address.ts';
import { controls } from '../../styles/controls.ts';
import { familyOf } from './conventions.ts';
import type { NumberFormat } from '../../locales/values.ts';
import { given } from '../common/given.ts';
import { metricReferenceStyles } from './metric-reference-styles.ts';
import { rangeOf } from './range.ts';

interface Texts extends MetricTexts, ReferenceTexts {
  aliases: Awaited<ReturnType<typeof loadAliases>>;
}

/** Every metric of the catalogue with its meaning, definition and source. An entry is rendered once it is opened. */
@customElement('deconfuse-metric-reference')
export class MetricReference extends LitElement {
  @given locale!: Locale;
  @given format!: NumberFormat;
  @given catalogue: readonly MetricInfo[] = [];
  /** Metric to go to, by its id or another of its names; it need not exist. */
  @property({ attribute: false }) chosen?: string;

  @state() private texts?: Texts;
  @state() private search = '';
  @state() private opened: ReadonlySet<string> = new Set();
  @state() private printing = false;
  /** Id of the metric to go to. */
  @state() private target?: string | undefined;
  /** Loaded at the first search. */
  @state() private finder?: MetricSearch | undefined;

  @query('h2') private heading?: HTMLElement;

  /** True until the place to go to is rendered. */
  #arriving = true;

  override connectedCallback(): void {
    super.connectedCallback();
    window.addEventListener('beforeprint', this.#drawAll);
    window.addEventListener('afterprint', this.#drawOpened);
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    window.removeEventListener('beforeprint', this.#drawAll);
    window.removeEventListener('afterprint', this.#drawOpened);
  }

  /** Rendered synchronously, because the browser prints what is there when the event handler returns. */
  #drawAll = (): void => {
    this.printing = true;
    this.performUpdate();
  };

  #drawOpened = (): void => {
    this.printing = false;
  };

  override willUpdate(changed: PropertyValues): void {
    if (changed.has('locale')) {
      // Texts loaded without those of scores are incomplete now.
      if (this.locale.scores && !(changed.get('locale') as Locale | undefined)?.scores) this.texts = undefined;
      this.finder = undefined;
      void this.#loadTexts();
    }
    if (changed.has('chosen')) {
      this.#arriving = true;
      this.target = undefined;
      if (this.chosen !== undefined) this.search = '';
    }
    if (changed.has('chosen') || changed.has('catalogue') || changed.has('finder')) this.#choose();
  }

  #choose(): void {
    const { chosen, catalogue, finder } = this;
    if (chosen === undefined || catalogue.length === 0) return;
    const isId = catalogue.some(({ id }) => id === chosen);
    if (!isId && !finder) void this.#loadFinder();
    const id = isId ? chosen : finder?.named(chosen, catalogue)?.id;
    if (id === undefined || id === this.target) return;
    this.target = id;
    this.opened = new Set([...this.opened, id]);
    this.#arriving = true;
  }

  override updated(): void {
    if (this.search !== '' && !this.finder) void this.#loadFinder();
    if (!this.#arriving || !this.texts || this.catalogue.length === 0) return;
    this.#arriving = false;
    const { target } = this;
    const entry = [...this.renderRoot.querySelectorAll<HTMLElement>('details')].find(
      ({ dataset }) => dataset['metric'] === target,
    );
    (entry?.querySelector('summary') ?? this.heading)?.focus({ preventScroll: true });
    (entry ?? document.documentElement).scrollIntoView({ block: 'start' });
  }

  async #loadTexts(): Promise<void> {
    const { locale } = this;
    const [metricTexts, referenceTexts, aliases] = await Promise.all([
      loadMetricTexts(locale.language, locale.scores !== undefined),
      loadReferenceTexts(locale.language),
      loadAliases(locale.scores !== undefined),
    ]);
    if (locale === this.locale) this.texts = { ...metricTexts, ...referenceTexts, aliases };
  }

  async #loadFinder(): Promise<void> {
    const { locale } = this;
    const all = [locale.language, ...otherLanguages(locale.language)];
    const texts = await Promise.all(all.map((language) => loadMetricTexts(language, locale.scores !== undefined)));
    const finder = await loadMetricSearch(locale.language, (id) =>
      texts.map(({ metrics }) => sentenceOf(metrics, id, '')),
    );
    if (locale === this.locale) this.finder = finder;
  }

  override render(): TemplateResult | typeof nothing {
    const { texts, catalogue, chosen } = this;
    if (!texts || catalogue.length === 0) return nothing;
    const { reference } = texts;
    const shown = this.#found();
    const isUnknown = chosen !== undefined && this.target === undefined && this.finder !== undefined;
    const scopes = [...groupedBy(shown, ({ scope }) => scope)];
    return html`
      <main>
        <p class="no-print"><a href=${hrefOf({ view: 'calculator' })}>← ${reference.back}</a></p>
        <h2 tabindex="-1">${reference.title}</h2>
        ${isUnknown ? html`<p class="unknown">${reference.unknown(chosen)}</p>` : nothing}
        <p>${reference.introduction(String(catalogue.length))}</p>
        <div class="search no-print">
          <input
            class="field"
            type="search"
            placeholder=${reference.searchHint}
            aria-label=${reference.search}
            .value=${this.search}
            @input=${(event: InputEvent) => (this.search = (event.target as HTMLInputElement).value)}
          />
          <span class="muted" role="status">${this.search === '' ? nothing : reference.found(shown.length)}</span>
        </div>
        ${shown.length === 0 ? html`<p>${reference.nothingFound}</p>` : this.#contents(scopes, texts)}
        <p class="muted">${reference.intervals}</p>
        ${scopes.map(([scope, metrics]) => this.#scope(scope, metrics, texts))}
      </main>
    `;
  }

  /** Search results in the order of the catalogue, which is also the order of the entries. */
  #found(): readonly MetricInfo[] {
    if (this.search.trim() === '' || !this.finder) return this.catalogue;
    const found = new Set(this.finder.find(this.search, this.catalogue));
    return this.catalogue.filter((info) => found.has(info));
  }

  #contents(scopes: [MetricInfo['scope'], MetricInfo[]][], { reference }: Texts): TemplateResult {
    const { scopes: scopeNames, groups } = this.locale;
    const goTo = (place: string): void => {
      const heading = this.renderRoot.querySelector<HTMLElement>(`[data-place='${place}']`);
      heading?.focus({ preventScroll: true });
      heading?.scrollIntoView({ block: 'start' });
    };
    return html`
      <nav class="no-print" aria-label=${reference.contents}>
        ${scopes.map(
          ([scope, metrics]) => html`
            <p>
              <span class="muted">${scopeNames[scope]}:</span>
              ${[...new Set(metrics.map(({ group }) => group))].map(
                (group) =>
                  html`<button class="text" @click=${() => goTo(`${scope} ${group}`)}>
                    ${groups[group] ?? group}
                  </button>`,
              )}
            </p>
          `,
        )}
      </nav>
    `;
  }

  #scope(scope: MetricInfo['scope'], metrics: MetricInfo[], texts: Texts): TemplateResult {
    const { scopes, groups } = this.locale;
    return html`
      <section>
        <h3>${scopes[scope]}</h3>
        ${[...groupedBy(metrics, ({ group }) => group)].map(
          ([group, members]) => html`
            <h4 tabindex="-1" data-place=${`${scope} ${group}`}>${groups[group] ?? group}</h4>
            ${repeat(
              members,
              ({ id }) => id,
              (info) => this.#entry(info, texts),
            )}
          `,
        )}
      </section>
    `;
  }

  #entry(info: MetricInfo, texts: Texts): TemplateResult {
    const { id, symbol } = info;
    const isOpen = this.printing || this.opened.has(id);
    return html`
      <details
        class=${id === this.target ? 'chosen' : ''}
        data-metric=${id}
        .open=${isOpen}
        @toggle=${({ target }: Event) => this.#fold(id, (target as HTMLDetailsElement).open)}
      >
        <summary>
          <h5>${this.locale.names[id] ?? id}</h5>
          ${symbol === '' ? nothing : html`<span class="symbol">${renderSymbol(symbol)}</span>`}
        </summary>
        ${isOpen ? this.#body(info, texts) : nothing}
      </details>
    `;
  }

  #fold(id: string, open: boolean): void {
    if (this.printing || open === this.opened.has(id)) return;
    const opened = new Set(this.opened);
    if (open) opened.add(id);
    else opened.delete(id);
    this.opened = opened;
  }

  #body(info: MetricInfo, texts: Texts): TemplateResult {
    const { id, scale } = info;
    const { reference, metrics } = texts;
    const { note } = metrics[id] ?? {};
    const others = texts.aliases[id] ?? [];
    const relatives = familyOf(info, this.catalogue).filter((other) => other.id !== id);
    const scales = this.catalogue.filter((other) => other.scale?.metric === id);
    const fact = (term: string, description: unknown): TemplateResult =>
      html`<div>
        <dt>${term}</dt>
        <dd>${description}</dd>
      </div>`;
    const facts: [term: string, description: unknown][] = [
      ...(scale
        ? ([
            [reference.grading, this.#links([scale.metric])],
            [reference.grades, this.#grades(scale)],
          ] as [string, unknown][])
        : ([
            [texts.details.range, rangeOf(info, this.format)],
            [reference.direction, texts.details.better[info.better]],
          ] as [string, unknown][])),
      [reference.zeroByZero, reference.zeroByZeroMeanings[zeroByZero(info)]],
      [reference.values, `${reference.shapes[info.shape]} ${reference.perClass[info.perClass ? 'yes' : 'no']}`],
      [reference.needs, reference.needed[info.needs]],
    ];
    if (info.options.length > 0) {
      const options: Readonly<Record<string, string>> = reference.options;
      facts.push([reference.optionsUsed, info.options.map((option) => options[option] ?? option).join('; ')]);
    }
    if (relatives.length > 0) {
      const links = this.#links(relatives.map((relative) => relative.id));
      facts.push([reference.family, html`${links}. ${texts.families[info.family ?? '']}`]);
    }
    if (scales.length > 0) facts.push([reference.gradedBy, this.#links(scales.map((other) => other.id))]);
    if (others.length > 0) facts.push([reference.otherNames, others.join(', ')]);
    if (note) facts.push([reference.note, note]);
    facts.push(
      [texts.details.reference, info.reference],
      [texts.details.identifier, html`<code>${id}</code>`],
      [reference.tier, reference.tiers[info.tier]],
    );
    return html`
      <div class="body">
        <p class="sentence">${sentenceOf(metrics, id, reference.theClass)}</p>
        ${scale ? nothing : this.#formula(info, texts)}
        <dl class="facts">${facts.map(([term, description]) => fact(term, description))}</dl>
        <p class="no-print"><a href=${hrefOf({ view: 'reference', metric: id })}>${reference.link}</a></p>
      </div>
    `;
  }

  #formula({ id, symbol, latex, formula }: MetricInfo, { quantities, reference }: Texts): TemplateResult {
    const { names, page } = this.locale;
    // The formula of a matrix is its symbol alone, which needs no left side.
    const hasLeftSide = symbol !== '' && symbol !== latex;
    return html`
      <div class="scroll" role="region" tabindex="0" aria-label=${page.formulaOf(names[id] ?? id)}>
        ${hasLeftSide ? html`${renderSymbol(symbol)} <span>=</span>` : nothing} ${renderFormula(formula, this.format)}
      </div>
      <dl class="letters" aria-label=${reference.letters}>
        ${termsOf(formula).map(
          (term) => html`
            <div>
              <dt>${renderSymbol(term.symbol ?? '')}</dt>
              <dd>${term.op === 'metric' ? this.#links([term.id ?? '']) : quantities[term.id ?? '']}</dd>
            </div>
          `,
        )}
      </dl>
    `;
  }

  #grades({ metric, grades, fromZero }: NonNullable<MetricInfo['scale']>): TemplateResult {
    const symbol = this.catalogue.find(({ id }) => id === metric)?.symbol ?? '';
    const written = (limit: number): string => formatNumber(limit, { ...this.format, decimals: 6, trim: true });
    return html`<ul>
      ${grades.map(({ word, below }, index) => {
        const from = index === 0 ? (fromZero ? 0 : undefined) : grades[index - 1]?.below;
        return html`<li>
          ${this.locale.words[word] ?? word}:
          ${from === undefined ? nothing : `${written(from)} ${index === 0 ? '<' : '≤'}`}
          ${renderSymbol(symbol)}${below === undefined ? nothing : ` < ${written(below)}`}
        </li>`;
      })}
    </ul>`;
  }

  #links(ids: string[]): TemplateResult[] {
    return ids.map(
      (id, index) =>
        html`${index > 0 ? ', ' : nothing}<a href=${hrefOf({ view: 'reference', metric: id })}
            >${this.locale.names[id] ?? id}</a
          >`,
    );
  }

  static override styles = [controls, formulaStyles, metricReferenceStyles];
}

/** The sentence on a metric, phrased for any class. */
function sentenceOf(metrics: MetricTexts['metrics'], id: string, theClass: string): string {
  const sentence = fill(metrics[id]?.sentence ?? '', { class: theClass });
  return sentence.slice(0, 1).toUpperCase() + sentence.slice(1);
}

function zeroByZero(info: MetricInfo): keyof ReferenceTexts['reference']['zeroByZeroMeanings'] {
  if (info.count) return 'never';
  if (info.zeroDivision) return info.scope === 'average' ? 'averaged' : 'replaced';
  if (info.options.includes('zeroDivision')) return 'inherited';
  return info.scope === 'average' ? 'average' : 'undefined';
}

/** Groups in the order in which their keys first occur. */
function groupedBy<Key>(metrics: readonly MetricInfo[], keyOf: (info: MetricInfo) => Key): Map<Key, MetricInfo[]> {
  const groups = new Map<Key, MetricInfo[]>();
  for (const info of metrics) {
    const members = groups.get(keyOf(info));
    if (members) members.push(info);
    else groups.set(keyOf(info), [info]);
  }
  return groups;
}
