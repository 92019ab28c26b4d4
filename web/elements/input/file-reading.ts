import { css, html, LitElement, nothing, type PropertyValues, type TemplateResult } from 'lit';
import { customElement, property, query, state } from 'lit/decorators.js';
import { formatNumber } from '../../formula/number.ts';
import type { FileTexts } from '../../locales/en/files.ts';
import { loadFileTexts } from '../../locales/parts.ts';
import { fill } from '../../locales/fill.ts';
import { loadMessages, type Locale } from '../../locales/index.ts';
import {
  beginningOf,
  FileRefused,
  holderOf,
  largest,
  NotText,
  readFile,
  sideBySide,
  truthAndPredictions,
  type ReadingOptions,
} from '../../files/file-text.ts';
import type { LongFile } from '../../files/long-file.ts';
import { tallyFile, type TalliedFile } from '../../files/tallied-file.ts';
import { csvOfArff, isArff } from '../../files/tables/arff.ts';
import type { OpenedTables } from '../../files/tables/opened-tables.ts';
import { contentOf, type Transferred } from '../../files/transferred.ts';
import { controls } from '../../styles/controls.ts';
import { errorText } from '../../locales/error-text.ts';
import { bubbling } from '../common/events.ts';
import type { NumberFormat } from '../../locales/values.ts';
import { given } from '../common/given.ts';

/** Size in bytes from which the rows of a file are counted, if its form allows that. */
const fewestToCount = 8_000_000;

/** Time in milliseconds after the last drag event for which a drag still counts as under way. */
const dragPause = 500;

interface Reading {
  file: File;
  /** Bytes read; 0 for a file that is not read from start to end. */
  done: number;
  since: number;
  /** Undefined once the file has been handed over. */
  cancel?: AbortController;
}

/** Result of opening files, kept until another text replaces it. */
type Outcome =
  | { kind: 'cancelled' }
  | { kind: 'taken'; note: string; opened?: OpenedTables | undefined }
  | { kind: 'refused'; file: File; why: string; asWindows: boolean };

const openedIn = (outcome?: Outcome): OpenedTables | undefined =>
  outcome?.kind === 'taken' ? outcome.opened : undefined;

/**
 * Reads files that are opened, dropped or pasted, and shows the progress. Fires `source-changed` (string) with their
 * text, `file-opened` (LongFile) if the text would be too long, and `reading-cancelled` if a file that was handed over
 * is no longer wanted.
 */
@customElement('deconfuse-file-reading')
export class FileReading extends LitElement {
  @given locale!: Locale;
  @given format!: NumberFormat;
  @property({ attribute: false }) source = '';
  /** True while a text that was handed over is being interpreted. */
  @property({ type: Boolean }) understanding = false;

  @state() private texts?: FileTexts;
  @state() private reading?: Reading | undefined;
  @state() private outcome?: Outcome | undefined;
  @state() private isDraggedOver = false;

  @query('.cancelled') private cancelled?: HTMLElement;

  /** Text that the outcome belongs to. */
  #about = '';
  #dragTimer = 0;
  #language = '';

  override willUpdate(changed: PropertyValues): void {
    if (changed.has('source') && this.source !== this.#about) this.outcome = undefined;
    const before = openedIn(changed.get('outcome'));
    if (before !== openedIn(this.outcome)) before?.end();
    if (changed.has('understanding') && !this.understanding && !this.reading?.cancel) this.reading = undefined;
    const { language } = this.locale;
    if (language === this.#language) return;
    this.#language = language;
    void loadFileTexts(language).then((texts) => {
      if (language === this.locale.language) this.texts = texts;
    });
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.reading?.cancel?.abort();
    this.outcome = undefined;
  }

  /** Shows that files can be dropped on the calculator. Call it for every drag event. */
  hover(calculator: Element): void {
    const show = (isShown: boolean): void => {
      this.isDraggedOver = isShown;
      calculator.toggleAttribute('data-dragged-over', isShown);
    };
    const { shadowRoot } = calculator;
    if (shadowRoot && !shadowRoot.adoptedStyleSheets.includes(outline)) shadowRoot.adoptedStyleSheets.push(outline);
    show(true);
    clearTimeout(this.#dragTimer);
    this.#dragTimer = window.setTimeout(() => show(false), dragPause);
  }

  /** Opens files or a text, in place of any file still being read. */
  async open(given: Transferred): Promise<void> {
    const content = contentOf(given);
    if (typeof content !== 'string') return this.#read(content);
    if (content.trim() !== '') this.#tell(content);
  }

  async #read(files: readonly File[], { encoding }: Pick<ReadingOptions, 'encoding'> = {}): Promise<void> {
    const pair = truthAndPredictions(files);
    const [first, second] = pair ?? files;
    if (!first) return;
    this.reading?.cancel?.abort();
    const cancel = new AbortController();
    const { signal } = cancel;
    this.outcome = undefined;
    let file = first;
    let tallied: TalliedFile | undefined;
    const opened: OpenedTables[] = [];
    const textOf = async (next: File): Promise<string> => {
      file = next;
      if (file.size === 0) throw new FileRefused('empty');
      let since = performance.now();
      const progress = (done: number): void => void (this.reading = { file, done, since, cancel });
      progress(0);
      const holder = await holderOf(file);
      if (holder === 'gzip') file = await (await import('../../files/tables/archive.ts')).gunzipped(file);
      if (holder === 'tables') {
        const { openTables } = await import('../../files/tables/opened-tables.ts');
        void import('./table-choice.ts');
        const tables = await openTables(file, signal);
        opened.push(tables);
        return tables.text(0);
      }
      if (!encoding && file.size >= fewestToCount) {
        tallied = await tallyFile(file, { signal, progress });
        if (tallied) return tallied.text;
        since = performance.now();
      }
      if (!encoding && file.size > largest) return beginningOf(file);
      const text = await readFile(file, { signal, progress, ...(encoding && { encoding }) });
      return isArff(text) ? csvOfArff(text) : text;
    };
    try {
      const text = await textOf(first);
      const both = pair && second && sideBySide(text, await textOf(second));
      // The tables stay open for another choice from one file; a pair of files offers no choice.
      if (pair) opened.forEach((each) => each.end());
      const tables = pair ? undefined : opened[0];
      const texts = (this.texts ??= await loadFileTexts(this.locale.language));
      if (signal.aborted) return;
      this.reading = undefined;
      if (!encoding && !tallied && !tables && first.size > largest) {
        this.#hand(first, text, texts);
        return;
      }
      this.#tell(
        both ?? text,
        both && second
          ? texts.sideBySide(first.name, second.name)
          : second
            ? texts.onlyFirst(first.name, formatNumber(files.length, this.format))
            : tables
              ? texts.fromFile(first.name)
              : tallied && (await this.#noteOf(texts, first, tallied)),
        tables,
      );
    } catch (error) {
      opened.forEach((each) => each.end());
      if (signal.aborted) return;
      this.reading = undefined;
      await this.#refuse(file, error);
    }
  }

  /** Note on a file that was read as counts of its rows, whose text no longer shows how the file was read. */
  async #noteOf(texts: FileTexts, file: File, { rows, notices }: TalliedFile): Promise<string> {
    const messages = await loadMessages(this.locale.language);
    const said = notices.map(({ code, parameters }) => fill(messages.notices[code] ?? code, parameters));
    return [texts.tallied(file.name, formatNumber(rows, this.format)), ...said].join(' ');
  }

  async #refuse(file: File, error: unknown): Promise<void> {
    const { language } = this.locale;
    this.texts ??= await loadFileTexts(language);
    if (error instanceof FileRefused) {
      const others = error.reason === 'too-large' ? ` ${this.texts.largerOnes}` : '';
      this.outcome = { kind: 'refused', file, why: this.texts.refused[error.reason] + others, asWindows: false };
    } else if (error instanceof NotText) {
      const why = errorText(error.fields, await loadMessages(language));
      // Spreadsheet programs on Windows still save in Windows-1252.
      this.outcome = { kind: 'refused', file, why, asWindows: error.fields.code === 'invalid-utf8' };
    } else throw error;
    this.#about = this.source;
  }

  /** Hands the file over to the worker, which reads it and reports progress. */
  #hand(file: File, beginning: string, texts: FileTexts): void {
    const since = performance.now();
    const progress = (done: number): void => {
      if (this.#about === beginning) this.reading = done < file.size ? { file, done, since } : undefined;
    };
    this.#about = beginning;
    this.outcome = { kind: 'taken', note: texts.leftInFile(file.name) };
    this.dispatchEvent(bubbling<LongFile>('file-opened', { file, beginning, progress }));
  }

  #tell(text: string, note?: string, opened?: OpenedTables): void {
    this.#about = text;
    this.outcome = note === undefined ? undefined : { kind: 'taken', note, opened };
    this.dispatchEvent(bubbling('source-changed', text));
  }

  async #cancel(): Promise<void> {
    const { cancel } = this.reading ?? {};
    // The owner of the text is told first, so that the earlier text is back when the outcome is rendered.
    if (cancel) cancel.abort();
    else this.dispatchEvent(bubbling('reading-cancelled', undefined));
    this.reading = undefined;
    this.outcome = { kind: 'cancelled' };
    await this.updateComplete;
    // By now the earlier text is back.
    this.#about = this.source;
    this.outcome = { kind: 'cancelled' };
    await this.updateComplete;
    this.cancelled?.focus();
  }

  override render(): TemplateResult | typeof nothing {
    const { texts, reading } = this;
    if (!texts) return nothing;
    const status = reading ? texts.reading(reading.file.name) : this.understanding ? texts.understanding : '';
    return html`
      ${this.isDraggedOver ? html`<p class="over">${texts.dropHere}</p>` : nothing}
      ${
        status === ''
          ? nothing
          : html`<div class="progress">
              <p>
                <bdi>${status}</bdi>
                ${reading ? html`<span class="muted">${this.#done(texts, reading)}</span>` : nothing}
              </p>
              ${
                reading?.done
                  ? html`<progress aria-label=${status} max=${reading.file.size} value=${reading.done}></progress>`
                  : html`<progress aria-label=${status}></progress>`
              }
              <button @click=${() => void this.#cancel()}>${texts.cancel}</button>
            </div>`
      }
      <div role="status">
        ${status === '' ? this.#outcome(texts) : html`<span class="screen-reader">${status}</span>`}
      </div>
    `;
  }

  #done(texts: FileTexts, { file, done, since }: Reading): string {
    const decimals = file.size < 1e7 ? 1 : 0;
    const [read, size] = [done, file.size].map((bytes) =>
      formatNumber(Number((bytes / 1e6).toFixed(decimals)), { ...this.format, decimals }),
    );
    const seconds = (performance.now() - since) / 1000;
    if (seconds < 2 || done === 0) return texts.read(read!, size!);
    const [speed, left] = [done / 1e6 / seconds, ((file.size - done) / done) * seconds].map((value) =>
      formatNumber(Math.ceil(value), this.format),
    );
    return `${texts.read(read!, size!)} · ${texts.pace(speed!, left!)}`;
  }

  #outcome(texts: FileTexts): TemplateResult | typeof nothing {
    const { outcome } = this;
    switch (outcome?.kind) {
      case undefined:
        return nothing;
      case 'cancelled':
        return html`<p class="cancelled muted" tabindex="-1">${texts.cancelled}</p>`;
      case 'taken':
        return html`<p class="muted">${outcome.note}</p>
          ${
            outcome.opened
              ? html`<deconfuse-table-choice
                  .opened=${outcome.opened}
                  .texts=${texts}
                  @text-taken=${({ detail }: CustomEvent<string>) => this.#tell(detail, outcome.note, outcome.opened)}
                ></deconfuse-table-choice>`
              : nothing
          }`;
      case 'refused':
        return html`<div class="refused">
          <p><strong>${texts.notRead(outcome.file.name)}</strong> ${outcome.why}</p>
          ${
            outcome.asWindows
              ? html`<button class="text" @click=${() => void this.#read([outcome.file], { encoding: 'windows-1252' })}>
                  ${texts.readAsWindows}
                </button>`
              : nothing
          }
        </div>`;
    }
  }

  static override styles = [
    controls,
    css`
      .progress {
        display: grid;
        grid-template-columns: minmax(0, 1fr) auto;
        gap: 0.25rem 0.75rem;
        align-items: center;
        margin: 0.25rem 0 0.5rem;
        font-size: 0.875rem;
        /* Delayed, so that short waits do not flash. */
        animation: appear 0s 250ms both;
      }

      @keyframes appear {
        from {
          visibility: hidden;
        }
      }

      .progress p {
        grid-column: 1 / -1;
      }

      progress {
        width: 100%;
        accent-color: var(--accent);
      }

      .over,
      .refused {
        margin: 0.25rem 0 0.5rem;
        padding: 0.5rem 0.75rem;
      }

      .over {
        border: 2px dashed var(--accent);
        border-radius: 0.375rem;
        background: var(--accent-soft);
      }

      .refused {
        border-inline-start: 4px solid var(--problem);
        background: var(--problem-soft);
      }

      .refused strong {
        color: var(--problem);
      }

      .refused button {
        text-align: start;
      }

      [role='status'] {
        font-size: 0.875rem;
      }
    `,
  ];
}

const outline = css`
  :host([data-dragged-over]) {
    outline: 3px dashed var(--accent);
    outline-offset: -3px;
  }
`.styleSheet!;
