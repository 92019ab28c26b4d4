import { css, html, LitElement, nothing, type PropertyValues, type TemplateResult } from 'lit';
import { customElement, property, query, state } from 'lit/decorators.js';
import type { ExportTexts } from '../../locales/en/export.ts';
import { loadExportTexts } from '../../locales/parts.ts';
import type { Locale } from '../../locales/index.ts';
import { copyTexts } from '../../export/clipboard.ts';
import { download } from '../../export/download.ts';
import { formats, type TableFormat } from '../../export/table/formats.ts';
import type { Table } from '../../export/table/table.ts';
import { controls } from '../../styles/controls.ts';
import type { NumberFormat } from '../../locales/values.ts';
import { given } from '../common/given.ts';

type FormatName = keyof typeof formats;

/** A button with a menu that copies or saves a table in one of several formats. */
@customElement('deconfuse-table-export')
export class TableExport extends LitElement {
  @given locale!: Locale;
  @property({ attribute: false }) format!: NumberFormat;
  @property({ attribute: false }) table!: () => Table | Promise<Table>;
  /** Name of the table, also used for the file. */
  @property() name = '';

  @state() private texts?: ExportTexts;

  @state() private isOpen = false;
  /** True once the menu was opened. A live region must exist before its text is set to be announced. */
  @state() private hasBeenOpened = false;
  /** True if the menu opens towards the start because it would not fit on the other side. */
  @state() private opensToStart = false;
  @state() private said = '';

  @query('button') private button!: HTMLButtonElement;
  @query('.menu') private menu?: HTMLElement;

  override willUpdate(changed: PropertyValues<this>): void {
    if (changed.has('locale') && changed.get('locale')?.language !== this.locale.language) void this.#loadTexts();
  }

  async #loadTexts(): Promise<void> {
    const { language } = this.locale;
    // If the texts cannot be loaded there is no button.
    const texts = await loadExportTexts(language).catch(() => undefined);
    if (!texts || language !== this.locale.language) return;
    this.texts = texts;
    this.said = '';
  }

  override render(): TemplateResult | typeof nothing {
    const { texts, isOpen, name } = this;
    if (!texts) return nothing;
    return html`
      <div class="no-print" @focusout=${this.#leave} @keydown=${this.#key}>
        <button aria-expanded=${isOpen ? 'true' : 'false'} aria-label=${texts.menuOf(name)} @click=${this.#toggle}>
          ${texts.menu} <span aria-hidden="true">▾</span>
        </button>
        ${isOpen ? this.#menu(texts) : nothing}
        ${this.hasBeenOpened ? html`<span class="said" role="status">${this.said}</span>` : nothing}
      </div>
    `;
  }

  #menu(texts: ExportTexts): TemplateResult {
    return html`
      <div class="menu ${this.opensToStart ? 'to-start' : ''}" tabindex="-1">
        <ul>
          ${(Object.keys(formats) as FormatName[]).map((format) => {
            const title = texts.formats[format];
            return html`
              <li>
                <span>${title}</span>
                <button aria-label=${texts.copyAs(title)} @click=${() => this.#copy(texts, title, formats[format])}>
                  ${texts.copy}
                </button>
                <button aria-label=${texts.saveAs(title)} @click=${() => this.#save(texts, formats[format])}>
                  ${texts.save}
                </button>
              </li>
            `;
          })}
        </ul>
        <p>${texts.digits}</p>
      </div>
    `;
  }

  async #toggle(): Promise<void> {
    this.isOpen = !this.isOpen;
    this.hasBeenOpened = true;
    this.said = '';
    this.opensToStart = false;
    await this.updateComplete;
    if (this.menu) this.opensToStart = this.menu.getBoundingClientRect().right > edgeAround(this);
  }

  async #copy(texts: ExportTexts, title: string, { clipboard }: TableFormat): Promise<void> {
    this.#close();
    const { format } = this;
    const table = Promise.resolve(this.table());
    const written = Object.entries(clipboard).map(
      ([type, write]) => [type, table.then((made) => write(made, format))] as const,
    );
    this.said = (await copyTexts(Object.fromEntries(written))) ? texts.copied(title) : texts.notCopied;
  }

  async #save(texts: ExportTexts, { ending, type, file }: TableFormat): Promise<void> {
    this.#close();
    try {
      const text = file(await this.table(), this.format);
      download(new Blob([text], { type: `${type};charset=utf-8` }), `deconfuse-${fileName(this.name)}.${ending}`);
    } catch {
      this.said = texts.failed;
    }
  }

  #close(): void {
    this.said = '';
    this.button.focus();
    this.isOpen = false;
  }

  #leave({ relatedTarget, currentTarget }: FocusEvent): void {
    if (!(currentTarget as HTMLElement).contains(relatedTarget as Node | null)) this.isOpen = false;
  }

  #key(event: KeyboardEvent): void {
    if (event.key !== 'Escape' || !this.isOpen) return;
    event.stopPropagation();
    this.#close();
  }

  static override styles = [
    controls,
    css`
      :host {
        font-size: 0.875rem;
        font-weight: 400;
      }

      .no-print {
        position: relative;
        width: max-content;
        max-width: 100%;
      }

      button {
        min-height: 1.75rem;
      }

      .menu {
        position: absolute;
        z-index: 4;
        inset-inline-start: 0;
        width: max-content;
        max-width: min(20rem, 90vw);
        margin-top: 0.125rem;
        padding: 0.5rem;
        border: 1px solid var(--control-line);
        border-radius: 0.375rem;
        background: var(--paper);
        color: var(--ink);
      }

      .to-start {
        inset-inline: auto 0;
      }

      ul {
        display: grid;
        grid-template-columns: 1fr auto auto;
        gap: 0.25rem 0.375rem;
        align-items: center;
        list-style: none;
      }

      li {
        display: contents;
      }

      p {
        margin-top: 0.375rem;
        color: var(--muted);
        font-size: 0.875rem;
      }

      .said {
        color: var(--muted);
      }
    `,
  ];
}

/** The name reduced to letters and digits that every file system accepts. */
function fileName(name: string): string {
  const plain = name.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
  return plain.replace(/[^a-z0-9]+/g, '-').replace(/^-|-$/g, '') || 'table';
}

/** Right edge, in pixels, of the area in which the element is visible. */
function edgeAround(element: Element): number {
  const around = element.parentElement ?? (element.getRootNode() as Partial<ShadowRoot>).host;
  if (!around) return document.documentElement.clientWidth;
  const edge = edgeAround(around);
  return getComputedStyle(around).overflowX === 'visible' ? edge : Math.min(edge, around.getBoundingClientRect().right);
}
