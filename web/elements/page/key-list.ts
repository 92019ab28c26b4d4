import { css, html, LitElement, nothing, type TemplateResult } from 'lit';
import { customElement, query } from 'lit/decorators.js';
import type { KeyboardTexts } from '../../locales/en/keyboard.ts';
import type { Locale } from '../../locales/index.ts';
import { loadKeyboardTexts } from '../../locales/parts.ts';
import { controls } from '../../styles/controls.ts';
import { dialogStyles } from '../../styles/dialog.ts';
import { bubbling } from '../common/events.ts';
import { given, inLanguage } from '../common/given.ts';
import { keyName, pageKeys } from './page-keys.ts';

/** Dialog with the keyboard shortcuts, open from its first render on. Fires `dialog-closed`. */
@customElement('deconfuse-key-list')
export class KeyList extends LitElement {
  @given locale!: Locale;

  @inLanguage(loadKeyboardTexts) private texts?: KeyboardTexts;

  @query('dialog') private dialog?: HTMLDialogElement;

  override updated(): void {
    if (this.isConnected && this.dialog && !this.dialog.open) this.dialog.showModal();
  }

  override render(): TemplateResult | typeof nothing {
    const { texts } = this;
    if (!texts) return nothing;
    return html`
      <dialog
        aria-labelledby="title"
        @close=${() => this.dispatchEvent(bubbling('dialog-closed', undefined))}
        @click=${({ target }: Event) => {
          if (target === this.dialog) this.dialog?.close();
        }}
      >
        <div class="contents">
          <div class="head">
            <h2 id="title">${texts.title}</h2>
            <button aria-label=${this.locale.page.close} @click=${() => this.dialog?.close()}>✕</button>
          </div>
          <dl>
            ${pageKeys.map(
              ({ action, keys }) => html`
                <dt>${keys.map((key) => html`<kbd>${keyName(key, texts)}</kbd> `)}</dt>
                <dd>${texts.keys[action]}</dd>
              `,
            )}
          </dl>
          <p class="muted">${texts.outsideFields}</p>
        </div>
      </dialog>
    `;
  }

  static override styles = [
    controls,
    dialogStyles,
    css`
      /* Without padding, a click beside the contents is a click on the backdrop. */
      dialog {
        padding: 0;
      }

      .contents {
        padding: 1rem;
      }

      dl {
        display: grid;
        grid-template-columns: auto minmax(0, 1fr);
        gap: 0.5rem 1rem;
        align-items: baseline;
        margin-bottom: 0.75rem;
      }

      kbd {
        display: inline-block;
        min-width: 1.5rem;
        padding: 0 0.375rem;
        border: 1px solid var(--control-line);
        border-radius: 0.25rem;
        background: var(--panel);
        font: inherit;
        font-size: 0.875rem;
        text-align: center;
      }

      p {
        font-size: 0.875rem;
      }
    `,
  ];
}

declare global {
  interface HTMLElementTagNameMap {
    'deconfuse-key-list': KeyList;
  }
}
