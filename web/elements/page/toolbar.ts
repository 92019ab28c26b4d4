import { css, html, LitElement, nothing, type TemplateResult } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import { keyed } from 'lit/directives/keyed.js';
import { formatNumber } from '../../formula/number.ts';
import type { ShareTexts } from '../../locales/en/share.ts';
import type { ToolbarTexts } from '../../locales/en/toolbar.ts';
import type { Language, Locale } from '../../locales/index.ts';
import { loadShareTexts, loadToolbarTexts } from '../../locales/parts.ts';
import type { ScoreExampleId } from '../../examples/score-examples.ts';
import { isPlainVisit, workInAddress } from '../../share/address.ts';
import { keep, keepAtOnce } from '../../share/kept-work.ts';
import { leaveLink, viewInAddress } from '../../share/link.ts';
import { takeTour } from '../../share/preferences.ts';
import type { Work } from '../../share/work.ts';
import { controls } from '../../styles/controls.ts';
import { keepFocusClear, styleSpecialScreens } from '../../styles/special-screens.ts';
import { Showing } from '../common/following.ts';
import { inLanguage } from '../common/given.ts';
import { shownElement } from '../common/shown-element.ts';
import { Keeper } from '../../session/keeper.ts';
import type { Session } from '../../session/session.ts';
import type { Undone } from '../../session/undone.ts';
import type { PageAction } from './page-finder.ts';
import { pressed } from './page-keys.ts';

/** Elements with the fields that hold or generate the data. */
const dataFields = 'deconfuse-input-panel, deconfuse-matrix-panel, deconfuse-score-simulator';

/** Time in milliseconds for which the last undone change is named. */
const undoneShown = 6_000;

/** Actions on the work as a whole: undo, sharing, and finding things by keyboard. It also keeps the work. */
@customElement('deconfuse-toolbar')
export class Toolbar extends LitElement {
  @property({ attribute: false }) session!: Session;

  @inLanguage(loadToolbarTexts) private texts?: ToolbarTexts;

  @state() private shared?: Work | undefined;
  /** True once the reader has dismissed the message that the work is not kept. */
  @state() private isTroubleKnown = false;
  @state() private shareTexts?: ShareTexts;
  /** Dialog opened by a key. */
  @state() private dialog?: 'list' | 'find' | undefined;
  @state() private showsTour = false;
  /** Change that was just undone. */
  @state() private undone?: Undone | undefined;

  /** Field typed into last, with the data resulting from it. */
  #typed?: { field: EventTarget | undefined; source: Session['input']['source'] };
  #keeper?: Keeper;
  #explained?: Language;

  constructor() {
    super();
    new Showing(this, () => this.session);
  }

  override firstUpdated(): void {
    styleSpecialScreens();
    keepFocusClear(document);
    document.addEventListener('keydown', this.#key);
    document.addEventListener('input', this.#type);
    this.#keep();
    void this.#welcome();
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    document.removeEventListener('keydown', this.#key);
    document.removeEventListener('input', this.#type);
  }

  /** Starts the tour for first-time visitors who bring no data and have not begun on their own. */
  async #welcome(): Promise<void> {
    const { session } = this;
    const { work, refused } = session.opening.last;
    if (!isPlainVisit() || work || refused || session.input.canUndo || !takeTour()) return;
    await import('./page-tour.ts');
    this.showsTour = !session.input.canUndo;
  }

  /** Keeps the work from now on. */
  #keep(): void {
    const place = { address: viewInAddress, leaveLink, keep, keepAtOnce };
    const keeper = (this.#keeper = new Keeper(this.session, place, () => this.requestUpdate()));
    addEventListener('hashchange', () => {
      if (workInAddress() === undefined) keeper.keepSoon();
    });
    addEventListener('pagehide', () => keeper.leave());
    document.addEventListener('visibilitychange', () => {
      if (document.visibilityState === 'hidden') keeper.leave();
    });
  }

  get locale(): Locale | undefined {
    return this.session.speech.locale;
  }

  override willUpdate(): void {
    const { language } = this.locale ?? {};
    const isAsked = this.session.opening.last.refused !== undefined || this.#keeper?.trouble !== undefined;
    if (this.session.opening.last.refused === 'unknown-example') void this.session.speech.speakOfScores();
    if (isAsked && language && language !== this.#explained) void this.#explain((this.#explained = language));
  }

  async #explain(language: Language): Promise<void> {
    const texts = await loadShareTexts(language);
    if (language === this.locale?.language) this.shareTexts = texts;
  }

  #type = (event: Event): void => {
    this.#typed = { field: event.composedPath()[0], source: this.session.input.source };
  };

  #key = (event: KeyboardEvent): void => {
    const action = pressed(event);
    if (action === undefined) return;
    if (action === 'undo') return this.#undoByKey(event);
    event.preventDefault();
    this.#do(action);
  };

  #close = (): void => {
    this.dialog = undefined;
  };

  /** Performs an action once the dialog has closed and returned the focus. */
  async #doNext(action: PageAction): Promise<void> {
    this.dialog = undefined;
    await this.updateComplete;
    this.#do(action);
  }

  #do(action: PageAction | 'find'): void {
    if (action === 'undo') this.#undo();
    else if (action === 'share') void this.#share();
    else if (action === 'filter') this.#filter();
    else void this.#open(action);
  }

  async #open(dialog: 'list' | 'find'): Promise<void> {
    await (dialog === 'list' ? import('./key-list.ts') : import('./page-finder.ts'));
    this.dialog = dialog;
  }

  /** Focuses the metric filter; where no metrics are listed, opens the finder. */
  #filter(): void {
    const filter = shownElement(document, 'input[type="search"]');
    if (filter) filter.focus();
    else void this.#open('find');
  }

  #undo(): void {
    const undone = this.session.undo();
    this.undone = undone;
    setTimeout(() => {
      if (this.undone === undone) this.undone = undefined;
    }, undoneShown);
  }

  /** Undoes a change by key. A field undoes its own typing, but not text that the page has put into it. */
  #undoByKey(event: KeyboardEvent): void {
    const path = event.composedPath();
    const [target] = path;
    const isField = target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement;
    const isOfData = path.some((each) => each instanceof Element && each.matches(dataFields));
    const isTyped = target === this.#typed?.field && this.session.input.source === this.#typed?.source;
    if ((isField && (!isOfData || isTyped)) || !this.session.input.canUndo) return;
    event.preventDefault();
    this.#undo();
  }

  #said(undone: Undone, { undone: texts }: ToolbarTexts, { page, examples, scores }: Locale): string {
    if (undone.what === 'example') {
      const titles: Readonly<Record<string, string>> = examples;
      return texts.example(titles[undone.id] ?? scores?.examples[undone.id as ScoreExampleId]?.title ?? undone.id);
    }
    if (undone.what !== 'count') return texts[undone.what];
    const { truth, predicted, count } = undone;
    return texts.count(page.cell(truth, predicted), formatNumber(count, { ...this.session.format, trim: true }));
  }

  async #share(): Promise<void> {
    await import('./share-dialog.ts');
    this.shared = this.#keeper!.work;
  }

  override render(): TemplateResult | typeof nothing {
    const { texts, session, shared, shareTexts, undone, dialog } = this;
    const { source } = session.input;
    const { locale } = session.speech;
    const { refused } = session.opening.last;
    const trouble = this.#keeper?.trouble;
    if (!texts || !locale) return nothing;
    const needsText = source.file ? locale.page.needsText : undefined;
    return html`
      <div role="group" aria-label=${texts.label}>
        <button
          class="undo"
          title=${texts.undoHint}
          aria-label=${texts.undo}
          ?disabled=${!session.input.canUndo}
          @click=${() => this.#undo()}
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
      </div>
      <div class="undone" role="status" ?hidden=${!undone}>
        ${
          // Keyed, so that undoing the same kind of change twice is announced again.
          undone ? keyed(undone, html`<span>${this.#said(undone, texts, locale)}</span>`) : nothing
        }
      </div>
      ${
        this.showsTour
          ? html`<deconfuse-page-tour @tour-ended=${() => (this.showsTour = false)}></deconfuse-page-tour>`
          : nothing
      }
      ${
        dialog === 'list'
          ? html`<deconfuse-key-list @dialog-closed=${this.#close}></deconfuse-key-list>`
          : dialog === 'find'
            ? html`<deconfuse-page-finder
                .session=${session}
                .toolbarTexts=${texts}
                @action-chosen=${({ detail }: CustomEvent<PageAction>) => void this.#doNext(detail)}
                @dialog-closed=${this.#close}
              ></deconfuse-page-finder>`
            : nothing
      }
      ${
        refused && shareTexts
          ? html`<div class="problem">
              <p role="alert">${shareTexts.problems[refused]}</p>
              ${refused === 'unknown-example' ? this.#examples(locale) : nothing}
              <button class="text" @click=${() => session.opening.dismissRefusal()}>${texts.dismiss}</button>
            </div>`
          : nothing
      }
      ${
        // A browser that keeps nothing for any page is expected not to keep this one.
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
              .work=${shared}
              .trouble=${trouble}
              @dialog-closed=${() => (this.shared = undefined)}
              @work-forgotten=${() => this.#keeper?.forget()}
            ></deconfuse-share-dialog>`
          : nothing
      }
    `;
  }

  /** Links to all examples; those of scores appear once their titles are loaded. */
  #examples({ examples, scores }: Locale): TemplateResult {
    const ofScores = Object.entries(scores?.examples ?? {}).map(([id, { title }]) => [id, title]);
    return html`<ul>
      ${[...Object.entries(examples), ...ofScores].map(([id, title]) => html`<li><a href=${`#example=${id}`}>${title}</a></li>`)}
    </ul>`;
  }

  static override styles = [
    controls,
    css`
      [role='group'] {
        display: flex;
        flex-wrap: wrap;
        gap: 0.375rem;
        align-items: center;
        justify-content: flex-end;
      }

      @media (max-width: 40rem) {
        [role='group'] {
          gap: 0.25rem;
          justify-content: flex-start;
        }

        [role='group'] button {
          padding: 0.125rem 0.375rem;
          font-size: 0.875rem;
        }
      }

      .undo {
        min-width: 2.25rem;
        padding: 0;
        font-size: 1.125rem;
      }

      button:disabled {
        background: none;
        color: var(--muted);
        cursor: default;
      }

      /* Takes no room and covers what is below the toolbar. */
      .undone {
        position: relative;
        z-index: 5;
        pointer-events: none;
      }

      .undone span {
        position: absolute;
        inset: 0.25rem 0 auto auto;
        width: max-content;
        max-width: min(24rem, 90vw);
        padding: 0.25rem 0.75rem;
        border-radius: 0.375rem;
        background: var(--ink);
        color: var(--paper);
        font-size: 0.875rem;
      }

      .problem {
        position: fixed;
        z-index: 10;
        inset: 0.5rem 0.5rem auto;
        max-width: 40rem;
        max-height: calc(100dvh - 1rem);
        overflow: auto;
        margin: 0 auto;
        padding: 0.75rem;
        border-inline-start: 4px solid var(--problem);
        background: var(--problem-soft);
      }

      div.problem > p {
        display: inline;
      }

      ul {
        display: flex;
        flex-wrap: wrap;
        gap: 0.375rem 1rem;
        margin: 0.375rem 0;
        list-style: none;
      }

      a {
        color: var(--accent);
      }
    `,
  ];
}

declare global {
  interface HTMLElementTagNameMap {
    'deconfuse-toolbar': Toolbar;
  }
}
