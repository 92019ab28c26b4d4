import { css, html, nothing, type PropertyValues, type TemplateResult } from 'lit';
import { customElement, property, query, state } from 'lit/decorators.js';
import { formatNumber } from '../../formula/number.ts';
import type { ShareTexts } from '../../locales/en/share.ts';
import type { Locale } from '../../locales/index.ts';
import { loadShareTexts } from '../../locales/parts.ts';
import { copyTelling, type Copying } from '../../export/clipboard.ts';
import { download } from '../../export/download.ts';
import { forget, setKeeping, type KeepingTrouble } from '../../share/kept-work.ts';
import { linkOf, longestLink } from '../../share/link.ts';
import { workKeeping } from '../../share/preferences.ts';
import { workFile } from '../../share/work-file.ts';
import type { Work } from '../../share/work.ts';
import { controls } from '../../styles/controls.ts';
import { dialogStyles } from '../../styles/dialog.ts';
import { bubbling } from '../common/events.ts';
import type { NumberFormat } from '../../locales/values.ts';
import { given, inLanguage } from '../common/given.ts';
import { Newest } from '../../session/newest.ts';
import { OpenDialog } from './open-dialog.ts';

/**
 * Dialog to share the work as a link or a file and to choose whether it is kept on this computer. It is open from its
 * first render on; fires `dialog-closed` and `work-forgotten`.
 */
@customElement('deconfuse-share-dialog')
export class ShareDialog extends OpenDialog {
  @given locale!: Locale;
  @given format!: NumberFormat;
  @property({ attribute: false }) work: Work = {};
  /** Reason why work that should be kept is not kept. */
  @property({ attribute: false }) trouble?: KeepingTrouble | undefined;

  @inLanguage(loadShareTexts) private texts?: ShareTexts;
  /** Undefined while the link is being made. */
  @state() private link?: Awaited<ReturnType<typeof linkOf>> | 'failed' | undefined;
  @state() private isWithoutData = false;
  @state() private copying: Copying = 'no';
  @state() private isKeeping = workKeeping() !== 'off';
  @state() private hasForgotten = false;

  @query('#link') private field?: HTMLInputElement;

  readonly #making = new Newest();

  override willUpdate(changed: PropertyValues): void {
    if (changed.has('work') || changed.has('isWithoutData')) void this.#make();
  }

  /** Work that the link contains. */
  get #shared(): Work {
    if (!this.isWithoutData) return this.work;
    const { options, decimals, matrixView, open, address } = this.work;
    return {
      ...(options && { options }),
      ...(decimals !== undefined && { decimals }),
      ...(matrixView !== undefined && { matrixView }),
      ...(open && { open }),
      ...(address !== undefined && { address }),
    };
  }

  async #make(): Promise<void> {
    const signal = this.#making.begin();
    this.link = undefined;
    // Browsers without compression are years out of date; the link fails there.
    const link = await linkOf(this.#shared).catch(() => 'failed' as const);
    if (!signal.aborted) this.link = link;
  }

  get #href(): string {
    const { link } = this;
    return typeof link === 'object' && 'fragment' in link ? new URL(link.fragment, document.baseURI).href : '';
  }

  async #copy(): Promise<void> {
    if (await copyTelling(this.#href, (copying) => (this.copying = copying))) return;
    this.field?.focus();
    this.field?.select();
  }

  async #keep(isOn: boolean): Promise<void> {
    this.isKeeping = isOn;
    this.hasForgotten = !isOn;
    await setKeeping(isOn);
  }

  async #forget(): Promise<void> {
    await forget();
    this.hasForgotten = true;
    this.dispatchEvent(bubbling('work-forgotten', undefined));
  }

  override render(): TemplateResult | typeof nothing {
    const { texts } = this;
    if (!texts) return nothing;
    return this.inDialog(
      texts.title,
      html`
        <div class="head">
          <h2>${texts.title}</h2>
          <button class="close" aria-label=${texts.close} title=${texts.close} @click=${() => this.dialog?.close()}>
            ×
          </button>
        </div>
        <section aria-labelledby="as-link">
          <h3 id="as-link">${texts.linkTitle}</h3>
          <p>${texts.intro}</p>
          ${this.#linking(texts)}
        </section>
        <section aria-labelledby="as-file">
          <h3 id="as-file">${texts.fileTitle}</h3>
          <p>${texts.fileIntro}</p>
          <button @click=${() => download(workFile(this.work), texts.fileName)}>${texts.save}</button>
        </section>
        <section aria-labelledby="kept">
          <h3 id="kept">${texts.keepTitle}</h3>
          <label class="choice">
            <input
              type="checkbox"
              aria-describedby="keep-hint"
              .checked=${this.isKeeping}
              @change=${({ target }: Event) => void this.#keep((target as HTMLInputElement).checked)}
            />
            ${texts.keep}
          </label>
          <p class="muted" id="keep-hint">${texts.keepHint}</p>
          ${this.trouble && this.isKeeping ? html`<p class="notice">${texts.notKept[this.trouble]}</p>` : nothing}
          <div class="row">
            <button @click=${() => void this.#forget()}>${texts.forget}</button>
            <span role="status">${this.hasForgotten ? texts.forgotten : nothing}</span>
          </div>
        </section>
      `,
    );
  }

  #linking(texts: ShareTexts): TemplateResult {
    const { link } = this;
    if (link === undefined) return html`<p class="muted">${texts.making}</p>`;
    if (link === 'failed') return html`<p class="notice">${texts.failed}</p>`;
    if ('tooLong' in link) {
      return html`
        <p class="notice">${texts.tooLong(this.#count(link.tooLong), this.#count(longestLink))}</p>
        <button @click=${() => (this.isWithoutData = true)}>${texts.withoutData}</button>
      `;
    }
    const href = this.#href;
    const isCopied = this.copying === 'copied';
    return html`
      <div class="row">
        <label class="link">
          ${texts.link}
          <input
            class="field"
            id="link"
            readonly
            autofocus
            .value=${href}
            @focus=${({ target }: Event) => (target as HTMLInputElement).select()}
          />
        </label>
        <button @click=${() => void this.#copy()}>${isCopied ? `✓ ${texts.copied}` : texts.copy}</button>
        ${
          'share' in navigator
            ? html`<button
                @click=${() => {
                  // Cancelling the system's share sheet needs no message.
                  void navigator.share({ title: document.title, url: href }).catch(() => undefined);
                }}
              >
                ${texts.send}
              </button>`
            : nothing
        }
      </div>
      <p role="status" class=${this.copying === 'refused' ? 'notice' : 'screen-reader'}>
        ${this.copying === 'refused' ? texts.copyRefused : isCopied ? texts.copied : nothing}
      </p>
      <p class="muted">
        ${texts.characters(this.#count(href.length))}. ${texts.contains(this.#contents(texts))}
        ${href.startsWith('file:') ? texts.fromFile : nothing}
      </p>
      ${this.isWithoutData ? html`<p>${texts.isWithoutData}</p>` : nothing}
      ${
        this.work.text !== undefined
          ? html`<button class="text" @click=${() => (this.isWithoutData = !this.isWithoutData)}>
              ${this.isWithoutData ? texts.withData : texts.withoutData}
            </button>`
          : nothing
      }
    `;
  }

  #count(count: number): string {
    return formatNumber(count, { ...this.format, decimals: 0 });
  }

  /** Contents of the link in words, as a list. */
  #contents({ parts: said, nothing: none }: ShareTexts): string {
    const { text, example, readOptions, positive, options, decimals, matrixView, open, address, parts } = this.#shared;
    const isSet = [readOptions, positive, options, decimals, matrixView].some((each) => each !== undefined);
    const contents = [
      ...(text === undefined ? [] : [said.data(this.#count(text.length))]),
      ...(example === undefined ? [] : [said.example]),
      ...(isSet ? [said.options] : []),
      ...(open ? [said.open] : []),
      ...(address === undefined ? [] : [said.view]),
      ...(parts?.['checker'] ? [said.checker] : []),
      ...(parts?.['decisions'] ? [said.decisions] : []),
      ...(parts?.['sql'] ? [said.sql] : []),
    ];
    return contents.length > 0 ? contents.join(', ') : none;
  }

  static override styles = [
    controls,
    dialogStyles,
    css`
      dialog {
        width: min(40rem, calc(100vw - 1rem));
      }

      .contents {
        display: grid;
        grid-template-columns: minmax(0, 1fr);
        gap: 1rem;
      }

      section {
        display: grid;
        grid-template-columns: minmax(0, 1fr);
        gap: 0.5rem;
        justify-items: start;
      }

      section + section {
        padding-top: 0.75rem;
        border-top: 1px solid var(--line);
      }

      .head,
      .row {
        display: flex;
        flex-wrap: wrap;
        gap: 0.5rem;
        align-items: end;
        width: 100%;
      }

      .head {
        align-items: center;
        margin-bottom: 0;
      }

      .row [role='status'] {
        align-self: center;
      }

      .close {
        min-width: 2rem;
      }

      h3 {
        font-size: 1.125rem;
      }

      .link {
        display: grid;
        flex: 1 1 16rem;
      }

      .link input {
        width: 100%;
        font-family: var(--code-font);
        font-size: 0.875rem;
      }

      .choice {
        display: inline-flex;
        gap: 0.5rem;
        align-items: center;
        min-height: 1.5rem;
      }

      .notice {
        padding: 0.375rem 0.75rem;
        border-inline-start: 4px solid var(--wrong-5);
        background: var(--wrong-1);
      }
    `,
  ];
}
