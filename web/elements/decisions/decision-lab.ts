import { css, html, LitElement, nothing, type PropertyValues, type TemplateResult } from 'lit';
import { customElement, property, query, state } from 'lit/decorators.js';
import type { MetricInfo } from '../../core/types.ts';
import { loadDecisionLabTexts } from '../../locales/decisions.ts';
import type { DecisionLabTexts } from '../../locales/en/decision-lab.ts';
import type { Locale } from '../../locales/index.ts';
import type { DecisionText } from '../../session/decision-text.ts';
import { hrefOf } from '../../share/address.ts';
import { controls } from '../../styles/controls.ts';
import { viewHead } from '../../styles/view.ts';
import type { AsyncCalculator, AsyncDataset } from '../../worker/async-calculator.ts';
import { KeptState } from '../common/kept-state.ts';
import type { NumberFormat } from '../../locales/values.ts';
import { given } from '../common/given.ts';

type Section = keyof DecisionLabTexts['sections'];

const load: Record<Section, () => Promise<unknown>> = {
  loss: () => import('./loss-decision.ts'),
  costs: () => import('./cost-decision.ts'),
  reject: () => import('./reject-option.ts'),
  squared: () => import('./squared-loss.ts'),
  landscape: () => import('./f-landscape.ts'),
  curves: () => import('./typed-curves.ts'),
};

function isSection(name: string | undefined): name is Section {
  return name !== undefined && Object.hasOwn(load, name);
}

/** Losses, costs, rejection and the weight of recall, to play with: a part at a time, each of which keeps its state. */
@customElement('deconfuse-decision-lab')
export class DecisionLab extends LitElement {
  /** With the texts of scores. */
  @given locale!: Locale;
  @given format!: NumberFormat;
  @given calculator!: AsyncCalculator;
  /** All metrics. */
  @given catalogue: readonly MetricInfo[] = [];
  /** What has been read on the page. */
  @property({ attribute: false }) data?: AsyncDataset;
  /** The name of the part to show, which need not exist. */
  @property({ attribute: false }) section?: string;
  /** What was pasted elsewhere. */
  @property({ attribute: false }) given?: DecisionText | undefined;

  @state() private texts?: DecisionLabTexts;
  @state() private visited: ReadonlySet<Section> = new Set();

  @query('h2') private heading?: HTMLElement;

  #work = new KeptState(this, 'decisions', () => ({}));

  override willUpdate(changed: PropertyValues): void {
    this.#work.recalled();
    if (changed.has('locale')) void this.#load();
    const shown = this.#shown;
    if (this.visited.has(shown)) return;
    void load[shown]();
    this.visited = new Set([...this.visited, shown]);
  }

  /** Whoever comes by a link begins to read at the top. */
  override updated(changed: PropertyValues): void {
    if (changed.has('texts') && changed.get('texts') === undefined) this.heading?.focus();
  }

  get #shown(): Section {
    return isSection(this.section) ? this.section : 'loss';
  }

  async #load(): Promise<void> {
    const { locale } = this;
    const texts = await loadDecisionLabTexts(locale.language);
    if (locale === this.locale) this.texts = texts;
  }

  override render(): TemplateResult | typeof nothing {
    const { texts } = this;
    if (!texts) return nothing;
    return html`
      <main>
        <div class="head">
          <h2 tabindex="-1">${texts.title}</h2>
          <a class="no-print" href=${hrefOf({ view: 'calculator' })}>${texts.back}</a>
        </div>
        <p class="muted">${texts.intro}</p>
        <nav class="no-print" aria-label=${texts.sectionsLabel}>
          ${Object.entries(texts.sections).map(
            ([name, title]) =>
              html`<a
                href=${hrefOf({ view: 'decisions', section: name })}
                aria-current=${name === this.#shown ? 'page' : nothing}
                >${title}</a
              >`,
          )}
        </nav>
        ${[...this.visited].map(
          (section) => html`<section ?hidden=${section !== this.#shown}>${this.#contents(section)}</section>`,
        )}
      </main>
    `;
  }

  #contents(section: Section): TemplateResult {
    const { data } = this;
    const given = this.given?.section === section ? this.given.text : undefined;
    switch (section) {
      case 'loss':
        return html`<deconfuse-loss-decision .given=${given}></deconfuse-loss-decision>`;
      case 'costs':
        return html`<deconfuse-cost-decision .data=${data}></deconfuse-cost-decision>`;
      case 'reject':
        return html`<deconfuse-reject-option .data=${data}></deconfuse-reject-option>`;
      case 'squared':
        return html`<deconfuse-squared-loss></deconfuse-squared-loss>`;
      case 'curves':
        return html`<deconfuse-typed-curves .given=${given}></deconfuse-typed-curves>`;
      case 'landscape':
        return html`<deconfuse-f-landscape .data=${data} .given=${given}></deconfuse-f-landscape>`;
    }
  }

  static override styles = [
    controls,
    viewHead,
    css`
      nav {
        display: flex;
        flex-wrap: wrap;
        gap: 0.375rem;
        margin: 0.75rem 0 1rem;
      }

      nav a {
        display: inline-flex;
        align-items: center;
        min-height: 2rem;
        padding: 0.15rem 0.75rem;
        border: 1px solid var(--control-line);
        border-radius: 0.375rem;
        background: var(--paper);
        color: inherit;
        text-decoration: none;
      }

      nav a:hover {
        border-color: var(--accent);
        background: var(--accent-soft);
      }

      nav a[aria-current] {
        border-color: var(--accent);
        background: var(--accent);
        color: var(--on-accent);
      }
    `,
  ];
}
