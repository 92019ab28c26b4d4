import { css, html, LitElement, nothing, svg, type TemplateResult } from 'lit';
import { customElement, property, query, state } from 'lit/decorators.js';
import { live } from 'lit/directives/live.js';
import type { InputError } from '../../core/input-error.ts';
import type { Notice } from '../../core/types/notices.ts';
import type { ReadOptions, Readings } from '../../core/types/reading.ts';
import { formatNumber } from '../../formula/number.ts';
import type { Locale, Messages } from '../../locales/index.ts';
import type { LongFile } from '../../files/long-file.ts';
import type { Transferred } from '../../files/transferred.ts';
import { controls } from '../../styles/controls.ts';
import type { FileReading } from './file-reading.ts';
import { bubbling } from '../common/events.ts';
import { followScrolling, lineAt, lineMarks, lineMarkStyles } from './line-marks.ts';
import type { DecisionText } from '../../session/decision-text.ts';
import type { MatrixData } from '../../session/matrix-data.ts';
import { noticeList, problem, type Saying } from './reading-notes.ts';
import type { NumberFormat } from '../../locales/values.ts';
import { given } from '../common/given.ts';

/** Length in characters above which only the beginning of a text is shown; the whole text is held in memory. */
const longest = 50_000;

/** True if a matrix was read with the true classes in the columns of the text. */
export function truthInColumns({ orientation }: ReadOptions, notices: readonly Notice[]): boolean {
  return orientation ? orientation === 'truth-columns' : notices.some(({ code }) => code === 'transposed');
}

/** Code of the notice that a text also holds other data. */
const otherData = 'other-data';

const dragging = ['dragenter', 'dragover', 'drop'];

/** True if the data hold a file, or a table in a form that no text field takes. */
export const isMoreThanText = (data: DataTransfer): boolean =>
  // Spreadsheets add a picture of the range to its text.
  [...data.files].some(({ type }) => !type.startsWith('image/')) || !data.getData('text/plain');

/** A closed padlock, drawn because not every system has the character. */
const padlock = svg`<path d="M4 7V5a4 4 0 0 1 8 0v2h1v8H3V7zm2 0h4V5a2 2 0 0 0-4 0z" fill="currentColor" />`;

/**
 * The input text with its interpretation. Fires `source-changed` (string), `read-options-changed` (the changed
 * options), `file-opened` (LongFile), `own-text-wanted`, `reading-cancelled` to get the earlier text back,
 * `line-pointed` (number, from 1, or undefined), and `decision-given` (DecisionText) to read the text in the decisions.
 */
@customElement('deconfuse-input-panel')
export class InputPanel extends LitElement {
  @given locale!: Locale;
  /** Undefined until a text has been read. */
  @property({ attribute: false }) messages?: Messages;
  @given format!: NumberFormat;
  @property() source = '';
  /** The file that the text is only the beginning of. */
  @property({ attribute: false }) file?: LongFile | undefined;
  @property({ attribute: false }) options: ReadOptions = {};
  /** Data of the last readable text. */
  @property({ attribute: false }) data?: MatrixData;
  /** Description of the data, if they are neither labels nor a matrix. */
  @property() understood?: string | undefined;
  /** Reason why the text cannot be read; `data` then belongs to an earlier text. */
  @property({ attribute: false }) error?: InputError;
  /** True for an example, which a pasted text replaces completely. */
  @property({ type: Boolean }) replaceable = false;
  /** True if there is a text of the reader's own to return to. */
  @property({ type: Boolean }) ownTextKept = false;
  /** True while the text is being interpreted. */
  @property({ type: Boolean }) reading = false;

  /** Requests the possible readings of a text. */
  @property({ attribute: false }) readingsOf?: (text: string, options: ReadOptions) => Promise<Readings>;

  /** True if the page has decisions that can take over a text. */
  @property({ type: Boolean }) decides = false;

  @state() private editAll = false;
  /** True while the other readings of the text are shown. */
  @state() private readsAs = false;
  /** On phones, true while the text is slid up. */
  @property({ type: Boolean, reflect: true }) opened = false;

  @query('textarea') private textarea?: HTMLTextAreaElement;
  @query('.opener') private opener!: HTMLElement;
  @query('[type=file]') private chosen!: HTMLInputElement;
  @query('deconfuse-file-reading') private fileReading!: FileReading;

  /** Line under the pointer. */
  #pointed?: number | undefined;
  /** Element that contains the calculator; files may be dropped anywhere on it. */
  #calculator?: Element;

  override connectedCallback(): void {
    super.connectedCallback();
    const root = this.getRootNode();
    this.#calculator = root instanceof ShadowRoot ? root.host : this;
    for (const type of dragging) this.#calculator.addEventListener(type, this.#drag);
    this.addEventListener('keydown', this.#closeByKey);
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    for (const type of dragging) this.#calculator?.removeEventListener(type, this.#drag);
    this.removeEventListener('keydown', this.#closeByKey);
  }

  get #isLong(): boolean {
    return this.file !== undefined || (this.source.length > longest && !this.editAll);
  }

  override willUpdate(): void {
    if (!this.#isLong) return;
    void import('./text-preview.ts');
    if (this.reading) void import('./file-reading.ts');
  }

  override render(): TemplateResult {
    const { page } = this.locale;
    return html`
      <button class="opener no-print" aria-expanded=${String(this.opened)} @click=${() => this.#toggle()}>
        ${this.opened ? `× ${page.close}` : page.pasteOrType}
      </button>
      <div class="source">
        <label for="text">${page.pasteHere}</label>
        ${
          this.#isLong
            ? html`<deconfuse-text-preview
                .source=${this.source}
                .file=${this.file?.file}
                .line=${this.error?.line}
                @edit-wanted=${() => (this.editAll = true)}
                @paste=${(event: ClipboardEvent) => this.#paste(event)}
              ></deconfuse-text-preview>`
            : this.#text()
        }
        <p class="actions no-print">
          <button class="text" @click=${() => this.chosen.click()}>${page.openFile}</button>
          <input type="file" hidden multiple @change=${this.#openChosen} />
          ${
            this.ownTextKept
              ? html`<button class="text" @click=${() => this.dispatchEvent(bubbling('own-text-wanted', undefined))}>
                  ${page.backToOwnText}
                </button>`
              : nothing
          }
          <span class="muted">
            <svg viewBox="0 0 16 16" width="14" height="14" aria-hidden="true">${padlock}</svg>
            ${page.nothingLeaves}
          </span>
        </p>
      </div>
      ${this.#hasOtherData && this.messages && this.readingsOf ? this.#otherData() : nothing}
      <deconfuse-file-reading
        .source=${this.source}
        .understanding=${this.reading && this.#isLong}
      ></deconfuse-file-reading>
      ${this.error ? html`<div id="error">${this.messages && problem(this.error, this.#said)}</div>` : this.data ? this.#understood(this.data) : nothing}
      ${(this.error || this.data) && !this.file ? this.#readAs() : nothing}
    `;
  }

  /** Closes the text on phones when something else is looked at. */
  close(): void {
    this.opened = false;
  }

  async #toggle(): Promise<void> {
    this.opened = !this.opened;
    await this.updateComplete;
    (this.opened ? this.textarea : this.opener)?.focus();
  }

  #closeByKey = (event: KeyboardEvent): void => {
    if (!this.opened || event.key !== 'Escape' || event.isComposing) return;
    event.stopPropagation();
    void this.#toggle();
  };

  #text(): TemplateResult {
    const { found } = this.data ?? {};
    return html`<div class="marked">
      <textarea
        id="text"
        rows=${Math.max(4, Math.min(10, this.source.split('\n', 10).length + 1))}
        spellcheck="false"
        autocomplete="off"
        autocapitalize="off"
        wrap="off"
        aria-invalid=${this.error ? 'true' : 'false'}
        aria-describedby=${this.error ? 'error' : 'understood'}
        .value=${live(this.source)}
        @input=${(event: InputEvent) => this.#tell((event.target as HTMLTextAreaElement).value)}
        @paste=${(event: ClipboardEvent) => this.#paste(event)}
        @pointermove=${(event: PointerEvent) => this.#point(lineAt(event))}
        @pointerleave=${() => this.#point(undefined)}
        @scroll=${({ target }: Event) => followScrolling(target as HTMLTextAreaElement)}
      ></textarea>
      ${found && found.skipped.length > 0 && !this.error ? lineMarks(found) : nothing}
    </div>`;
  }

  #point(line: number | undefined): void {
    if (line === this.#pointed) return;
    this.#pointed = line;
    this.dispatchEvent(bubbling('line-pointed', line));
  }

  /** Large texts bypass the text field, because megabytes in it would block the page. */
  #paste(event: ClipboardEvent): void {
    const data = event.clipboardData;
    if (!data) return;
    if (isMoreThanText(data)) {
      event.preventDefault();
      this.take(data);
      return;
    }
    const pasted = data.getData('text/plain');
    const { textarea } = this;
    const text =
      this.replaceable || !textarea
        ? pasted
        : textarea.value.slice(0, textarea.selectionStart) + pasted + textarea.value.slice(textarea.selectionEnd);
    if (text.length <= longest && !this.replaceable && textarea) return;
    event.preventDefault();
    this.#tell(text);
  }

  /** Opens pasted or dropped data. */
  take(data: DataTransfer): void {
    void this.#open({
      files: [...data.files],
      text: data.getData('text/plain'),
      html: data.getData('text/html'),
    });
  }

  #openChosen(): void {
    void this.#open({ files: [...this.chosen.files!], text: '', html: '' });
    // Otherwise the same file could not be chosen again.
    this.chosen.value = '';
  }

  #drag = (event: Event): void => {
    const { dataTransfer: data } = event as DragEvent;
    if (!data?.types.includes('Files')) return;
    event.preventDefault();
    if (event.type === 'drop') this.take(data);
    else void import('./file-reading.ts').then(() => this.fileReading.hover(this.#calculator!));
  };

  async #open(given: Transferred): Promise<void> {
    await import('./file-reading.ts');
    await this.fileReading.open(given);
  }

  #tell(source: string): void {
    if (source === '') this.editAll = false;
    this.dispatchEvent(bubbling('source-changed', source));
  }

  /** True if the text holds several data sets. */
  get #hasOtherData(): boolean {
    return this.options.reading !== undefined || (this.data?.notices.some(({ code }) => code === otherData) ?? false);
  }

  #otherData(): TemplateResult {
    void import('./other-data.ts');
    return html`<deconfuse-other-data
      class="no-print"
      .messages=${this.messages}
      .source=${this.source}
      .options=${this.options}
      .readingsOf=${this.readingsOf}
    ></deconfuse-other-data>`;
  }

  #understood(data: MatrixData): TemplateResult {
    const { page } = this.locale;
    const { kind, labels, predictedLabels, total, found, background } = data;
    // The other data sets have buttons of their own.
    const notices = data.notices.filter(({ code }) => code !== otherData);
    const from = found && found.skipped.length > 0 ? page.fromLines(found.lines) : '';
    const what =
      this.understood ??
      page.understood({
        kind,
        cases: formatNumber(total, { ...this.format, trim: true }),
        classes: labels.length - (background === undefined ? 0 : 1),
        predictedClasses: predictedLabels?.length,
        truthInColumns: truthInColumns(this.options, data.notices),
        shares: data.shares === true,
        detections: background !== undefined,
      });
    return html`
      <div id="understood" class=${from === '' ? '' : 'long'}>
        <p>
          <strong>✓ ${page.read}</strong> ${what} ${from}
          ${
            this.options.header === false
              ? html`<button class="text no-print" @click=${() => this.#change({ header: true })}>
                  ${this.messages?.corrections.firstLineIsHeader}
                </button>`
              : nothing
          }
        </p>
        ${notices.length > 0 ? this.messages && noticeList(notices, this.#said) : nothing}
      </div>
    `;
  }

  #readAs(): TemplateResult {
    return html`
      <details
        class="no-print"
        @toggle=${({ target }: Event) => {
          this.readsAs = (target as HTMLDetailsElement).open;
          if (this.readsAs) void import('./read-as.ts');
        }}
      >
        <summary>${this.locale.page.readAs}</summary>
        ${
          this.readsAs && this.messages && this.readingsOf
            ? html`<deconfuse-read-as
                .messages=${this.messages}
                .source=${this.source}
                .options=${this.options}
                .refused=${this.error !== undefined}
                .readingsOf=${this.readingsOf}
              ></deconfuse-read-as>`
            : nothing
        }
      </details>
    `;
  }

  #change(options: ReadOptions): void {
    this.dispatchEvent(bubbling('read-options-changed', options));
  }

  get #said(): Saying {
    return {
      page: this.locale.page,
      messages: this.messages!,
      place: () => this.renderRoot.querySelector('textarea, deconfuse-text-preview'),
      change: (options) => this.#change(options),
      decide: this.decides
        ? (section) => this.dispatchEvent(bubbling<DecisionText>('decision-given', { section, text: this.source }))
        : undefined,
    };
  }

  static override styles = [
    controls,
    lineMarkStyles,
    css`
      .marked {
        --text-font: 0.875rem/1.45 var(--code-font);
        --text-padding: 0.5rem;
      }

      label {
        display: block;
        margin-bottom: 0.25rem;
        font-weight: 600;
      }

      .opener {
        display: none;
      }

      @media (max-width: 40rem) {
        .opener {
          display: block;
          margin-bottom: 0.25rem;
        }

        :host(:not([opened])) {
          display: flex;
          flex-wrap: wrap;
          gap: 0.25rem 0.5rem;
          align-items: center;
        }

        :host(:not([opened])) :is(.source, details) {
          display: none;
        }

        #understood {
          flex: 1 1 8rem;
          font-size: 0.875rem;
          line-height: 1.35;
        }

        /* Beside the button a long text would become a narrow column. */
        #understood.long {
          flex-basis: 100%;
        }

        #error,
        deconfuse-file-reading {
          order: 1;
          flex: 1 1 100%;
        }

        :host([opened]) {
          position: fixed;
          z-index: 4;
          inset: auto 0 var(--tab-bar, 0);
          max-height: 80vh;
          padding: 0.75rem;
          overflow: auto;
          border-top: 1px solid var(--control-line);
          background: var(--panel);
          box-shadow: 0 -0.25rem 1rem rgb(0 0 0 / 30%);
        }
      }

      textarea {
        display: block;
        width: 100%;
        padding: var(--text-padding);
        border: 1px solid var(--control-line);
        border-radius: 0.375rem;
        background: var(--paper);
        font: var(--text-font);
        tab-size: 8;
        resize: vertical;
      }

      textarea[aria-invalid='true'] {
        border-color: var(--problem);
      }

      .actions {
        display: flex;
        flex-wrap: wrap;
        gap: 0 1rem;
        align-items: center;
        margin: 0.25rem 0 0.5rem;
        font-size: 0.875rem;
      }

      #understood {
        font-size: 0.875rem;
      }

      .notices {
        margin-top: 0.25rem;
        padding-inline-start: 1rem;
        color: var(--muted);
      }

      #error {
        padding: 0.5rem 0.75rem;
        border-inline-start: 4px solid var(--problem);
        background: var(--problem-soft);
      }

      #error strong {
        color: var(--problem);
      }

      summary {
        min-height: 1.5rem;
        width: max-content;
        color: var(--accent);
        font-size: 0.875rem;
        cursor: pointer;
      }

      code {
        font-family: var(--code-font);
        overflow-wrap: anywhere;
      }
    `,
  ];
}
