import { css, html, LitElement, nothing, type PropertyValues, type TemplateResult } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import type { TabTexts } from '../../locales/en/tabs.ts';
import type { Locale } from '../../locales/index.ts';
import { loadTabTexts } from '../../locales/parts.ts';
import { hrefOf, tabAddress, type Address } from '../../share/address.ts';
import { controls } from '../../styles/controls.ts';
import { sectionLinks } from '../../styles/section-links.ts';
import { given } from '../common/given.ts';
import { KeptState } from '../common/kept-state.ts';

type Section = keyof TabTexts['curveSections'];

/** Links between what there are curves of, and a simulator of scores. Its room is kept. */
@customElement('deconfuse-curve-sections')
export class CurveSections extends LitElement {
  @given locale!: Locale;
  /** The one that is shown. */
  @property() section: Section = 'data';

  @state() private texts?: TabTexts;
  @state() private simulates = false;

  #work = new KeptState(this, 'curve-sections', () => ({}));

  override willUpdate(changed: PropertyValues): void {
    this.#work.recalled();
    if (changed.has('locale')) void this.#load();
  }

  async #load(): Promise<void> {
    const { locale } = this;
    const texts = await loadTabTexts(locale.language);
    if (locale === this.locale) this.texts = texts;
  }

  override render(): TemplateResult | typeof nothing {
    const { texts } = this;
    if (!texts) return nothing;
    const addressOf = (section: Section): Address =>
      section === 'data' ? tabAddress('curves') : { view: 'curves', section };
    return html`
      <nav class="no-print" aria-label=${texts.curveSectionsLabel}>
        ${Object.entries(texts.curveSections).map(
          ([section, name]) =>
            html`<a
              href=${hrefOf(addressOf(section as Section))}
              aria-current=${section === this.section ? 'page' : nothing}
              >${name}</a
            >`,
        )}
      </nav>
      ${this.section === 'data' ? this.#simulator(texts) : nothing}
    `;
  }

  #simulator(texts: TabTexts): TemplateResult {
    return html`
      <details
        class="no-print"
        data-section="simulator"
        @toggle=${({ target }: Event) => {
          if (!(target as HTMLDetailsElement).open) return;
          void import('../scores/score-simulator.ts');
          this.simulates = true;
        }}
      >
        <summary>${texts.simulator}</summary>
        ${this.simulates ? html`<deconfuse-score-simulator></deconfuse-score-simulator>` : nothing}
      </details>
    `;
  }

  static override styles = [
    controls,
    sectionLinks,
    css`
      :host {
        display: flex;
        flex-wrap: wrap;
        gap: 0.375rem 1rem;
        align-items: center;
        min-height: 2rem;
      }

      details[open] {
        flex: 1 0 100%;
        padding: 0.5rem 0.75rem;
        border: 1px solid var(--line);
        border-radius: 0.5rem;
      }

      summary {
        min-height: 1.5rem;
        color: var(--accent);
        cursor: pointer;
      }
    `,
  ];
}
