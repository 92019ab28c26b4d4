import { css, html, LitElement, nothing, type PropertyValues, type TemplateResult } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import type { TabTexts } from '../../locales/en/tabs.ts';
import type { Locale } from '../../locales/index.ts';
import { loadTabTexts } from '../../locales/parts.ts';
import { hrefOf, type Address } from '../../share/address.ts';
import { controls } from '../../styles/controls.ts';
import { sectionLinks } from '../../styles/section-links.ts';
import { given } from '../common/given.ts';

type Section = keyof TabTexts['curveSections'];

/** Links between what there are curves of. Its room is kept. */
@customElement('deconfuse-curve-sections')
export class CurveSections extends LitElement {
  @given locale!: Locale;
  /** The one that is shown. */
  @property() section: Section = 'data';

  @state() private texts?: TabTexts;

  override willUpdate(changed: PropertyValues): void {
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
      section === 'data' ? { view: 'calculator', tab: 'curves' } : { view: 'curves', section };
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
    `;
  }

  static override styles = [
    controls,
    sectionLinks,
    css`
      :host {
        min-height: 2rem;
      }
    `,
  ];
}
