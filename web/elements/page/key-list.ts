import { css, html, nothing, type TemplateResult } from 'lit';
import { customElement } from 'lit/decorators.js';
import type { KeyboardTexts } from '../../locales/en/keyboard.ts';
import type { Locale } from '../../locales/index.ts';
import { loadKeyboardTexts } from '../../locales/parts.ts';
import { controls } from '../../styles/controls.ts';
import { dialogStyles } from '../../styles/dialog.ts';
import { given, inLanguage } from '../common/given.ts';
import { OpenDialog } from './open-dialog.ts';
import { keyName, pageKeys } from './page-keys.ts';

/** Dialog with the keyboard shortcuts, open from its first render on. Fires `dialog-closed`. */
@customElement('deconfuse-key-list')
export class KeyList extends OpenDialog {
  @given locale!: Locale;

  @inLanguage(loadKeyboardTexts) private texts?: KeyboardTexts;

  override render(): TemplateResult | typeof nothing {
    const { texts } = this;
    if (!texts) return nothing;
    return this.inDialog(
      texts.title,
      html`
        <div class="head">
          <h2>${texts.title}</h2>
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
      `,
    );
  }

  static override styles = [
    controls,
    dialogStyles,
    css`
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
