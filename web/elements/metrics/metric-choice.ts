import { css, html, LitElement, nothing, type PropertyValues, type TemplateResult } from 'lit';
import { customElement, property, query, state } from 'lit/decorators.js';
import { repeat } from 'lit/directives/repeat.js';
import type { MetricInfo } from '../../core/types/metric-info.ts';
import { formulaStyles, renderSymbol } from '../../formula/symbol-mathml.ts';
import type { CheckerTexts } from '../../locales/en/checker.ts';
import type { Locale } from '../../locales/index.ts';
import { loadMetricSearch, MetricSearch } from '../../locales/metric-search.ts';
import { controls } from '../../styles/controls.ts';
import { optionList } from '../../styles/option-list.ts';
import { given } from '../common/given.ts';

/** A metric; undefined for “not known”. */
type Choice = MetricInfo | undefined;

/**
 * Choice of one of many metrics. Typing searches their names in all languages, their symbols and their other names.
 * Fires `metric-picked` (id, or undefined for “not known”).
 */
@customElement('deconfuse-metric-choice')
export class MetricChoice extends LitElement {
  @given locale!: Locale;
  @property({ attribute: false }) texts!: CheckerTexts;
  /** Metrics to choose from. */
  @property({ attribute: false }) metrics: readonly MetricInfo[] = [];
  @property() chosen: string | undefined;

  /** Search text; empty while all metrics are listed. */
  @state() private search = '';
  @state() private open = false;
  @state() private active = 0;

  @query('input') private input!: HTMLInputElement;

  /** Loaded when the list is first opened. */
  @state() private finder: MetricSearch | undefined;

  override focus(): void {
    this.input.focus();
  }

  override willUpdate(changed: PropertyValues): void {
    if (changed.has('locale')) {
      this.finder = undefined;
      if (this.open) void this.#loadFinder();
    }
  }

  override updated(changed: PropertyValues): void {
    if (changed.has('active') || changed.has('open')) {
      this.renderRoot.querySelector('[aria-selected="true"]')?.scrollIntoView({ block: 'nearest' });
    }
  }

  async #loadFinder(): Promise<void> {
    const { locale } = this;
    const finder = await loadMetricSearch(locale.language);
    if (locale === this.locale) this.finder = finder;
  }

  #nameOf(choice: Choice): string {
    return choice ? (this.locale.names[choice.id] ?? choice.id) : this.texts.dontKnow;
  }

  /** Choices in the order of the list. */
  get #choices(): readonly Choice[] {
    if (this.search.trim() === '') return [undefined, ...[...this.#groups.values()].flat()];
    return (this.finder ?? this.#byName).find(this.search, this.metrics);
  }

  /** Search by displayed names, used until the full search is loaded. */
  get #byName(): MetricSearch {
    return new MetricSearch(
      this.metrics.map((info) => {
        const name = this.#nameOf(info);
        return [info.id, { name, words: [name] }];
      }),
    );
  }

  /** Metrics by scope, the essential ones first. */
  get #groups(): Map<MetricInfo['scope'], MetricInfo[]> {
    const groups = new Map<MetricInfo['scope'], MetricInfo[]>();
    for (const info of this.metrics.toSorted((one, other) => one.tier - other.tier)) {
      groups.set(info.scope, [...(groups.get(info.scope) ?? []), info]);
    }
    return groups;
  }

  get #chosenMetric(): Choice {
    return this.metrics.find(({ id }) => id === this.chosen);
  }

  #show(): void {
    if (this.open) return;
    if (!this.finder) void this.#loadFinder();
    this.open = true;
    this.active = Math.max(0, this.#choices.indexOf(this.#chosenMetric));
  }

  #close(): void {
    this.open = false;
    this.search = '';
    this.input.value = this.#nameOf(this.#chosenMetric);
  }

  #pick(choice: Choice): void {
    const isNew = choice?.id !== this.chosen;
    this.chosen = choice?.id;
    this.#close();
    if (isNew) this.dispatchEvent(new CustomEvent('metric-picked', { detail: choice?.id }));
  }

  #keyDown(event: KeyboardEvent): void {
    const choices = this.#choices;
    const moves: Partial<Record<string, number>> = {
      ArrowDown: this.active + 1,
      ArrowUp: this.active - 1,
      PageDown: Math.min(this.active + 8, choices.length - 1),
      PageUp: Math.max(this.active - 8, 0),
    };
    const move = moves[event.key];
    if (move !== undefined) {
      event.preventDefault();
      if (this.open) this.active = (move + choices.length) % Math.max(choices.length, 1);
      else this.#show();
    } else if (event.key === 'Enter' && this.open) {
      event.preventDefault();
      if (choices.length > 0) this.#pick(choices[this.active]);
    } else if (event.key === 'Escape' && this.open) {
      event.preventDefault();
      this.#close();
    }
  }

  /** Picks the active result if a search was typed, since leaving the field then accepts it. */
  #leave(): void {
    const choices = this.#choices;
    if (this.search !== '' && choices.length > 0) this.#pick(choices[this.active]);
    else if (this.open || this.search !== '') this.#close();
  }

  override render(): TemplateResult {
    const { texts } = this;
    const choices = this.open ? this.#choices : [];
    return html`
      <label for="metric">${texts.which}</label>
      <input
        id="metric"
        class="field"
        role="combobox"
        aria-expanded=${this.open ? 'true' : 'false'}
        aria-controls="choices"
        aria-autocomplete="list"
        aria-activedescendant=${this.open && choices.length > 0 ? `choice-${this.active}` : nothing}
        autocomplete="off"
        spellcheck="false"
        .value=${this.search || this.#nameOf(this.#chosenMetric)}
        @focus=${() => this.input.select()}
        @click=${() => this.#show()}
        @input=${() => {
          this.search = this.input.value;
          this.#show();
          this.active = 0;
        }}
        @keydown=${(event: KeyboardEvent) => this.#keyDown(event)}
        @blur=${() => this.#leave()}
      />
      <div
        id="choices"
        role="listbox"
        tabindex="-1"
        aria-label=${texts.which}
        ?hidden=${!this.open}
        @pointerdown=${(event: Event) => event.preventDefault()}
      >
        ${this.open && choices.length === 0 ? html`<p class="muted">${texts.noSuchMetric}</p>` : nothing}
        ${
          this.search === '' && this.open
            ? this.#grouped()
            : // Keyed, so that a row keeps its metric when names loaded later change the order under the pointer.
              repeat(
                choices,
                (choice) => choice?.id,
                (choice, index) => this.#choice(choice, index),
              )
        }
      </div>
      <span class="screen-reader" role="status"
        >${this.search !== '' ? this.locale.page.metricsFound(choices.length) : nothing}</span
      >
    `;
  }

  #grouped(): TemplateResult {
    let index = 0;
    return html`
      ${this.#choice(undefined, index++)}
      ${[...this.#groups].map(
        ([scope, metrics]) => html`
          <div role="group" aria-label=${this.locale.scopes[scope] ?? scope}>
            <p class="group" aria-hidden="true">${this.locale.scopes[scope] ?? scope}</p>
            ${metrics.map((info) => this.#choice(info, index++))}
          </div>
        `,
      )}
    `;
  }

  #choice(choice: Choice, index: number): TemplateResult {
    return html`<div
      id=${`choice-${index}`}
      class="choice"
      role="option"
      aria-selected=${index === this.active ? 'true' : 'false'}
      @click=${() => this.#pick(choice)}
    >
      <span>${this.#nameOf(choice)}</span>
      ${choice ? html`<span class="symbol">${renderSymbol(choice.symbol)}</span>` : nothing}
    </div>`;
  }

  static override styles = [
    controls,
    formulaStyles,
    optionList,
    css`
      :host {
        position: relative;
      }

      label {
        display: block;
        font-size: 0.875rem;
      }

      .field {
        width: 100%;
      }

      [role='listbox'] {
        position: absolute;
        inset-inline: 0;
        z-index: 5;
        max-height: 18rem;
        padding: 0.25rem;
        overflow: auto;
        border: 1px solid var(--control-line);
        border-radius: 0.375rem;
        background: var(--paper);
        box-shadow: 0 0.25rem 1rem #0004;
      }

      .symbol {
        flex: none;
        max-width: 45%;
        overflow: hidden;
        color: var(--muted);
      }

      .group,
      [role='listbox'] > p {
        padding: 0.5rem 0.5rem 0.125rem;
        color: var(--muted);
        font-size: 0.875rem;
        font-weight: 600;
      }
    `,
  ];
}
