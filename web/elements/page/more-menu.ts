import { css, html, LitElement, nothing, type TemplateResult } from 'lit';
import { customElement, property, query, state } from 'lit/decorators.js';
import type { Problem } from '../../core/types/problem.ts';
import { isSingleFile } from '../../edition.ts';
import { hrefOf, tabAddress, type Address } from '../../share/address.ts';
import { preferredTheme, rememberTheme, showTheme, type Theme } from '../../share/preferences.ts';
import { controls } from '../../styles/controls.ts';
import type { Session } from '../../session/session.ts';
import type { AsyncDataset } from '../../worker/async-calculator.ts';
import { Showing } from '../common/following.ts';
import type { EmbedDialog } from './embed-dialog.ts';

/** Less frequent actions: embedding the data in another page, other views, and the colour theme. */
@customElement('deconfuse-more-menu')
export class MoreMenu extends LitElement {
  /** The session provides the texts of the page. */
  @property({ attribute: false }) session!: Session;
  @property() view!: Address['view'] | 'export';

  @state() private theme = preferredTheme();
  @state() private embedded?: { dataset: AsyncDataset | undefined; problem: Problem | undefined };

  @query('.more') private opener!: HTMLElement;
  @query('[popover]') private menu!: HTMLElement;
  @query('deconfuse-embed-dialog') private embedDialog?: EmbedDialog;

  constructor() {
    super();
    new Showing(
      this,
      () => this.session,
      ({ catalogues }) => catalogues.counted,
    );
  }

  override willUpdate(): void {
    // The first result may arrive while the dialog is open.
    if (this.embedded && !this.embedded.dataset && this.session.result) void this.#describe();
  }

  #choose = ({ target }: Event): void => {
    if (target instanceof HTMLAnchorElement || target instanceof HTMLButtonElement) this.menu.hidePopover();
  };

  #paint(theme: Theme): void {
    this.theme = theme;
    showTheme(theme);
    rememberTheme(theme);
  }

  async #embed(): Promise<void> {
    // The focus returns to this button, because the button in the menu is hidden by then.
    this.opener.focus();
    await Promise.all([this.#describe(), import('./embed-dialog.ts')]);
    await this.updateComplete;
    await this.embedDialog?.open();
  }

  async #describe(): Promise<void> {
    const { dataset } = this.session.result ?? {};
    this.embedded = { dataset, problem: await dataset?.problem() };
  }

  override render(): TemplateResult {
    const { session, embedded, view } = this;
    const { source } = session.input;
    const { page } = session.speech.locale!;
    return html`
      <button class="more" popovertarget="more" aria-label=${page.more} title=${page.more}>⋯</button>
      <div id="more" popover @click=${this.#choose}>
        ${
          isSingleFile
            ? nothing
            : html`<button
                class="text"
                aria-haspopup="dialog"
                title=${source.file ? page.needsText : nothing}
                ?disabled=${source.file !== undefined}
                @click=${() => void this.#embed()}
              >
                ${page.embed}
              </button>`
        }
        ${(['export', 'sql', 'about'] as const).map(
          (name) =>
            html`<a
              href=${hrefOf(name === 'export' ? tabAddress(name) : { view: name })}
              aria-current=${name === view ? 'page' : nothing}
              >${page[`${name}Page`]}</a
            >`,
        )}
        <select
          aria-label=${page.theme}
          title=${page.theme}
          @change=${({ target }: Event) => this.#paint((target as HTMLSelectElement).value as Theme)}
        >
          ${Object.entries(page.themes).map(
            ([theme, name]) => html`<option value=${theme} .selected=${theme === this.theme}>${name}</option>`,
          )}
        </select>
      </div>
      ${
        embedded
          ? html`<deconfuse-embed-dialog
              .kind=${embedded.dataset?.kind}
              .problem=${embedded.problem}
              .text=${source.text}
              .catalogue=${session.catalogues.loaded}
            ></deconfuse-embed-dialog>`
          : nothing
      }
    `;
  }

  static override styles = [
    controls,
    css`
      [popover] {
        position: fixed;
        inset: 3rem 0.75rem auto auto;
        margin: 0;
        padding: 0.75rem;
        border: 1px solid var(--control-line);
        border-radius: 0.5rem;
        background: var(--paper);
        color: inherit;
      }

      [popover] a,
      [popover] .text {
        display: block;
        min-height: 2rem;
        padding: 0.25rem 0.375rem;
        color: var(--accent);
      }
    `,
  ];
}
