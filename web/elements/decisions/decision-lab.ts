import { css, html, LitElement, nothing, type PropertyValues, type TemplateResult } from 'lit';
import { customElement, property, query, state } from 'lit/decorators.js';
import type { MetricInfo } from '../../core/types/metric-info.ts';
import { loadDecisionLabTexts } from '../../locales/decisions.ts';
import type { DecisionLabTexts } from '../../locales/en/decision-lab.ts';
import type { Locale } from '../../locales/index.ts';
import type { DecisionText } from '../../session/decision-text.ts';
import { hrefOf } from '../../share/address.ts';
import { controls } from '../../styles/controls.ts';
import { titled } from '../../styles/titled.ts';
import { sectionLinks } from '../../styles/section-links.ts';
import { viewHead } from '../../styles/view.ts';
import type { AsyncCalculator, AsyncDataset } from '../../worker/async-calculator.ts';
import { KeptState } from '../common/kept-state.ts';
import '../page/curve-sections.ts';
import type { NumberFormat } from '../../locales/values.ts';
import { given, inLanguage } from '../common/given.ts';
import '../common/what-is.ts';
import type { Test } from './losses/diagnostic-test.ts';

/** Modules loaded with each part: the parts on decisions, and the parts on curves that do not come from the data. */
const decisions = {
  loss: () => import('./losses/loss-decision.ts'),
  test: () => import('./losses/diagnostic-test.ts'),
  costs: () => import('./costs/cost-decision.ts'),
  reject: () => import('./reject-option/reject-option.ts'),
  squared: () => import('./squared-loss.ts'),
};
const curves = {
  curves: () => import('./typed-curves.ts'),
  landscape: () => import('./f-landscape/f-landscape.ts'),
};
type Section = keyof typeof decisions | keyof typeof curves;
const load: Record<Section, () => Promise<unknown>> = { ...decisions, ...curves };

/** The named part of the view, or its first part if there is none of that name. */
function sectionOf(view: 'decisions' | 'curves', name: string | undefined): Section {
  const all = Object.keys(view === 'curves' ? curves : decisions) as Section[];
  return all.find((section) => section === name) ?? all[0]!;
}

/**
 * Tools for losses, costs and rejection, for typed curves and for the weight of recall. One part is shown at a time;
 * each keeps its state.
 */
@customElement('deconfuse-decision-lab')
export class DecisionLab extends LitElement {
  /** Includes the texts of scores. */
  @given locale!: Locale;
  @given format!: NumberFormat;
  @given calculator!: AsyncCalculator;
  /** All metrics. */
  @given catalogue: readonly MetricInfo[] = [];
  /** Data read on the page. */
  @property({ attribute: false }) data?: AsyncDataset;
  @property() view: 'decisions' | 'curves' = 'decisions';
  /** Name of the part to show; it need not exist. */
  @property({ attribute: false }) section?: string;
  /** Text pasted elsewhere on the page, with the part that reads it. */
  @property({ attribute: false }) given?: DecisionText | undefined;

  @inLanguage(loadDecisionLabTexts) private texts?: DecisionLabTexts;
  /** Test to be used in a decision. */
  @state() private test?: Test;
  @state() private visited: ReadonlySet<Section> = new Set();

  @query('h2') private heading?: HTMLElement;
  @query('nav [aria-current]') private current?: HTMLElement;

  #work = new KeptState(this, 'decisions', () => ({}));

  override willUpdate(): void {
    this.#work.recalled();
    const shown = this.#shown;
    if (this.visited.has(shown)) return;
    void load[shown]();
    this.visited = new Set([...this.visited, shown]);
  }

  /** Focuses the heading, so that readers who follow a link start at the top. */
  override updated(changed: PropertyValues): void {
    if (changed.has('texts') && changed.get('texts') === undefined) this.heading?.focus();
    // On phones the links form one line that scrolls.
    if (changed.has('texts') || changed.has('section'))
      this.current?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }

  get #shown(): Section {
    return sectionOf(this.view, this.section);
  }

  override render(): TemplateResult | typeof nothing {
    const { texts } = this;
    if (!texts) return nothing;
    return html`
      <main>
        ${this.view === 'curves' ? this.#curvesHead() : this.#decisionsHead(texts)}
        ${[...this.visited].map(
          (section) => html`<section ?hidden=${section !== this.#shown}>${this.#contents(section)}</section>`,
        )}
      </main>
    `;
  }

  #decisionsHead(texts: DecisionLabTexts): TemplateResult {
    return html`
      <div class="titled">
        <h2 tabindex="-1">${texts.title}</h2>
        <deconfuse-what-is section="decisions"></deconfuse-what-is>
      </div>
      <p class="intro muted">${texts.intro}</p>
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
    `;
  }

  #curvesHead(): TemplateResult {
    return html`
      <h2 tabindex="-1" class="screen-reader">${this.locale.page.tabs.curves}</h2>
      <deconfuse-curve-sections .section=${this.#shown}></deconfuse-curve-sections>
    `;
  }

  #useTest(test: Test): void {
    this.test = test;
    location.hash = hrefOf({ view: 'decisions', section: 'loss' });
    // The button that had the focus is no longer shown.
    this.heading?.focus();
  }

  #contents(section: Section): TemplateResult {
    const { data } = this;
    const given = this.given?.section === section ? this.given.text : undefined;
    switch (section) {
      case 'loss':
        return html`<deconfuse-loss-decision .given=${given} .test=${this.test}></deconfuse-loss-decision>`;
      case 'test':
        return html`<deconfuse-diagnostic-test
          @test-wanted=${({ detail }: CustomEvent<Test>) => this.#useTest(detail)}
        ></deconfuse-diagnostic-test>`;
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
    titled,
    viewHead,
    sectionLinks,
    css`
      main {
        max-width: 96rem;
      }

      nav,
      deconfuse-curve-sections {
        margin: 0.75rem 0 1rem;
      }

      @media (max-width: 40rem) {
        .intro {
          display: none;
        }

        nav,
        deconfuse-curve-sections {
          margin: 0.375rem 0 0.5rem;
        }
      }
    `,
  ];
}
