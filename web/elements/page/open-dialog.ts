import { html, LitElement, type PropertyValues, type TemplateResult } from 'lit';
import { query } from 'lit/decorators.js';
import { bubbling } from '../common/events.ts';

/** Dialog that is open from its first render on, until it or its backdrop is left. Fires `dialog-closed`. */
export abstract class OpenDialog extends LitElement {
  @query('dialog') protected dialog?: HTMLDialogElement;

  override updated(_changed: PropertyValues): void {
    // An update may follow the removal of the dialog and must not reopen it.
    if (this.isConnected && this.dialog && !this.dialog.open) this.dialog.showModal();
  }

  protected inDialog(name: string, contents: TemplateResult): TemplateResult {
    return html`
      <dialog
        aria-label=${name}
        @close=${() => this.dispatchEvent(bubbling('dialog-closed', undefined))}
        @click=${({ target }: Event) => {
          // Only the backdrop lies outside the dialog's contents.
          if (target === this.dialog) this.dialog?.close();
        }}
      >
        <div class="contents">${contents}</div>
      </dialog>
    `;
  }
}
