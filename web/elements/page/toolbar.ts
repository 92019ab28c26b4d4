import { css, html, LitElement, nothing, type PropertyValues, type TemplateResult } from 'lit';
import { customElement, property, query, state } from 'lit/decorators.js';
import type { Kind, Problem } from '../../core/types.ts';
import { isSingleFile } from '../../edition.ts';
import type { ShareTexts } from '../../locales/en/share.ts';
import type { ToolbarTexts } from '../../locales/en/toolbar.ts';
import type { Language } from '../../locales/index.ts';
import { loadShareTexts } from '../../locales/parts.ts';
import { loadToolbarTexts } from '../../locales/parts.ts';
import type { Beginning } from '../../share/beginning.ts';
import type { KeepingTrouble } from '../../share/kept-work.ts';
import { LinkError } from '../../share/link.ts';
import { workOfFile } from '../../share/work-file.ts';
import type { Work } from '../../share/work.ts';
import { controls } from '../../styles/controls.ts';
import { keepFocusClear, styleSpecialScreens } from '../../styles/special-screens.ts';
import type { Workbench } from './deconfuse-workbench.ts';
import type { EmbedDialog } from './embed-dialog.ts';
import { bubbling } from '../common/events.ts';
import { WorkKeeper } from '../../session/work-keeper.ts';

/** What holds the fields in which the data stand. */
const dataFields = 'deconfuse-input-panel, deconfuse-matrix-panel';

/** What one does with the work as a whole: take a change back, share it, embed it, print it. It also keeps it. */
@customElement('deconfuse-toolbar')
export class Toolbar extends LitElement {
  @property({ attribute: false }) workbench!: Workbench;
  /** What was shown last that was not done here. */
  @property({ attribute: false }) begun: Beginning = {};

  @state() private texts?: ToolbarTexts;

  @state() private shared?: Work | undefined;
  @state() private embedded?: { kind: Kind | undefined; problem: Problem | undefined };
  /** Why what was to be shown could not be read. */
  @state() private refused?: keyof ShareTexts['problems'] | undefined;
  /** Why the work is not kept. */
  @state() private trouble?: KeepingTrouble | undefined;
  /** It has been said, and read. */
  @state() private isTroubleKnown = false;
  @state() private shareTexts?: ShareTexts;

  @query('deconfuse-embed-dialog') private embedDialog?: EmbedDialog;

  #language?: Language;
  /** The field that was typed into last, and the data from then on. */
  #typed?: { field: EventTarget | undefined; source: Workbench['source'] };
  #keeper?: WorkKeeper;

  override firstUpdated(): void {
    styleSpecialScreens();
    keepFocusClear(document);
    this.workbench.addEventListener('workbench-changed', () => this.requestUpdate());
    this.workbench.addEventListener('work-changed', () => this.requestUpdate());
    this.workbench.addEventListener('work-opened', this.#open);
    document.addEventListener('keydown', this.#key);
    document.addEventListener('input', this.#type);
    for (const type of ['dragover', 'drop'] as const) document.addEventListener(type, this.#drag);
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    document.removeEventListener('keydown', this.#key);
    document.removeEventListener('input', this.#type);
    for (const type of ['dragover', 'drop'] as const) document.removeEventListener(type, this.#drag);
  }

  override willUpdate(changed: PropertyValues): void {
    const { language } = this.workbench.locale ?? {};
    if (language && language !== this.#language) void this.#load((this.#language = language));
    if (changed.has('begun')) {
      this.#keeper ??= new WorkKeeper(
        (this.getRootNode() as ShadowRoot).host,
        this.workbench,
        (trouble) => (this.trouble = trouble),
      );
      if (this.begun.work) this.#keeper.parts = { ...this.begun.work.parts };
      this.refused = this.begun.refused;
    }
    const isAsked = (['refused', 'trouble', 'texts'] as const).some((name) => changed.has(name));
    if (isAsked && (this.refused ?? this.trouble)) void this.#explain();
  }

  async #explain(): Promise<void> {
    const language = this.#language;
    if (!language) return;
    const texts = await loadShareTexts(language);
    if (language === this.#language) this.shareTexts = texts;
  }

  async #load(language: Language): Promise<void> {
    const texts = await loadToolbarTexts(language);
    if (language === this.#language) this.texts = texts;
  }

  #type = (event: Event): void => {
    this.#typed = { field: event.composedPath()[0], source: this.workbench.source };
  };

  /** Fields undo what was typed into them themselves, but not what the page has put there. */
  #key = (event: KeyboardEvent): void => {
    if (event.key.toLowerCase() !== 'z' || !(event.ctrlKey || event.metaKey) || event.shiftKey) return;
    const path = event.composedPath();
    const [target] = path;
    const isField = target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement;
    const isOfData = path.some((each) => each instanceof Element && each.matches(dataFields));
    const isTyped = target === this.#typed?.field && this.workbench.source === this.#typed?.source;
    if ((isField && (!isOfData || isTyped)) || !this.workbench.canUndo) return;
    event.preventDefault();
    this.workbench.undo();
  };

  /**
   * Where nothing takes a file, browsers open it in the place of the page and of all that was done there. The workbench
   * takes it, while it is shown.
   */
  #drag = (event: DragEvent): void => {
    const { type, dataTransfer } = event;
    if (event.defaultPrevented || !dataTransfer?.types.includes('Files')) return;
    event.preventDefault();
    if (this.workbench.clientWidth > 0) this.workbench.dispatchEvent(new DragEvent(type, { dataTransfer }));
    else dataTransfer.dropEffect = 'none';
  };

  /** A file that work was saved as, unless it is data after all. */
  #open = (event: Event): void => {
    let work: Work | undefined;
    try {
      work = workOfFile((event as CustomEvent<string>).detail);
    } catch (error) {
      if (!(error instanceof LinkError)) throw error;
      this.refused = error.code;
      event.preventDefault();
    }
    if (!work) return;
    event.preventDefault();
    this.refused = undefined;
    this.dispatchEvent(bubbling('work-given', work));
  };

  async #share(): Promise<void> {
    await import('./share-dialog.ts');
    this.shared = this.#keeper!.work;
  }

  async #embed(): Promise<void> {
    const { dataset } = this.workbench.result ?? {};
    const [problem] = await Promise.all([dataset?.problem(), import('./embed-dialog.ts')]);
    this.embedded = { kind: dataset?.kind, problem };
    await this.updateComplete;
    await this.embedDialog?.open();
  }

  override render(): TemplateResult | typeof nothing {
    const { texts, workbench, shared, embedded, shareTexts, refused, trouble } = this;
    const { locale, format, wholeCatalogue, catalogue, source } = workbench;
    if (!texts || !locale) return nothing;
    const needsText = source.file ? texts.needsText : undefined;
    return html`
      <div role="group" aria-label=${texts.label}>
        <button
          class="undo"
          title=${texts.undoHint}
          aria-label=${texts.undo}
          ?disabled=${!workbench.canUndo}
          @click=${() => workbench.undo()}
        >
          ↶
        </button>
        <button
          aria-haspopup="dialog"
          title=${needsText ?? nothing}
          ?disabled=${needsText}
          @click=${() => void this.#share()}
        >
          ${texts.share}
        </button>
        ${
          isSingleFile
            ? nothing
            : html`<button
                aria-haspopup="dialog"
                title=${needsText ?? nothing}
                ?disabled=${needsText}
                @click=${() => void this.#embed()}
              >
                ${texts.embed}
              </button>`
        }
      </div>
      ${
        refused && shareTexts
          ? html`<p class="problem" role="alert">
              ${shareTexts.problems[refused]}
              <button class="text" @click=${() => (this.refused = undefined)}>${texts.dismiss}</button>
            </p>`
          : nothing
      }
      ${
        // Where nothing is kept of any page, that is no news.
        trouble === 'full' && !this.isTroubleKnown && shareTexts
          ? html`<p class="problem" role="alert">
              ${shareTexts.notKept[trouble]}
              <button class="text" @click=${() => (this.isTroubleKnown = true)}>${texts.dismiss}</button>
            </p>`
          : nothing
      }
      ${
        shared
          ? html`<deconfuse-share-dialog
              .locale=${locale}
              .format=${format}
              .work=${shared}
              .trouble=${trouble}
              @share-closed=${() => (this.shared = undefined)}
              @work-forgotten=${() => this.#keeper?.forget()}
            ></deconfuse-share-dialog>`
          : nothing
      }
      ${
        embedded
          ? html`<deconfuse-embed-dialog
              .locale=${locale}
              .kind=${embedded.kind}
              .problem=${embedded.problem}
              .text=${source.text}
              .catalogue=${wholeCatalogue.length > 0 ? wholeCatalogue : catalogue}
            ></deconfuse-embed-dialog>`
          : nothing
      }
    `;
  }

  static override styles = [
    controls,
    css`
      div {
        display: flex;
        flex-wrap: wrap;
        gap: 0.375rem;
        align-items: center;
        justify-content: flex-end;
      }

      @media (max-width: 40rem) {
        div {
          justify-content: flex-start;
        }
      }

      .undo {
        min-width: 2.25rem;
        padding: 0;
        font-size: 1.125rem;
      }

      button:disabled {
        border-color: var(--line);
        background: none;
        color: var(--muted);
        cursor: default;
      }

      .problem {
        position: fixed;
        z-index: 10;
        inset: 0.5rem 0.5rem auto;
        max-width: 40rem;
        margin: 0 auto;
        padding: 0.75rem;
        border-inline-start: 4px solid var(--problem);
        background: var(--problem-soft);
      }
    `,
  ];
}

declare global {
  interface HTMLElementTagNameMap {
    'deconfuse-toolbar': Toolbar;
  }
}
