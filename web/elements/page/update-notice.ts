import { css, html, LitElement, nothing, type PropertyValues, type TemplateResult } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import type { OfflineTexts } from '../../locales/en/offline.ts';
import type { Language } from '../../locales/index.ts';
import { loadOfflineTexts } from '../../locales/parts.ts';
import { controls } from '../../styles/controls.ts';

/** Notice that a newer version is ready. Fires `reload-wanted`; it removes itself when put off. */
@customElement('deconfuse-update-notice')
export class UpdateNotice extends LitElement {
  @property() language!: Language;
  @state() private texts?: OfflineTexts;

  override willUpdate(changed: PropertyValues): void {
    if (changed.has('language')) void this.#load();
  }

  async #load(): Promise<void> {
    const { language } = this;
    const texts = await loadOfflineTexts(language);
    if (language === this.language) this.texts = texts;
  }

  override render(): TemplateResult {
    const { texts } = this;
    return html`
      <p role="status">${texts?.ready}</p>
      ${
        texts
          ? html`<button @click=${() => this.dispatchEvent(new Event('reload-wanted'))}>${texts.reload}</button>
              <button @click=${() => this.remove()}>${texts.later}</button>`
          : nothing
      }
    `;
  }

  static override styles = [
    controls,
    css`
      :host {
        display: flex;
        position: fixed;
        box-sizing: border-box;
        z-index: 10;
        inset: auto 0.5rem 0.5rem auto;
        flex-wrap: wrap;
        gap: 0.5rem;
        align-items: center;
        max-width: calc(100vw - 1rem);
        padding: 0.5rem 0.75rem;
        border: 1px solid var(--accent);
        border-radius: 0.5rem;
        background: var(--panel);
        color: var(--ink);
      }

      @media print {
        :host {
          display: none;
        }
      }
    `,
  ];
}

declare global {
  interface HTMLElementTagNameMap {
    'deconfuse-update-notice': UpdateNotice;
  }
}
