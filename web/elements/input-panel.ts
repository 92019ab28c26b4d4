import { css, html, LitElement, nothing, svg, type TemplateResult } from 'lit';
import { customElement, property, query, state } from 'lit/decorators.js';
import { live } from 'lit/directives/live.js';
import type { InputError } from '../core/input-error.ts';
import type { Notice, ReadOptions } from '../core/types.ts';
import { formatNumber } from '../formula/number.ts';
import { fill } from '../locales/fill.ts';
import type { Locale, Messages } from '../locales/index.ts';
import { controls } from '../styles/controls.ts';
import type { AsyncDataset } from '../worker/calculator.ts';
import type { Correction } from './corrections.ts';
import { errorText } from './error-text.ts';
import { bubbling } from './events.ts';
import type { NumberFormat } from './values.ts';

/** Longer texts, in characters, are held in memory and only their beginning is shown. */
const longest = 50_000;
const previewLines = 8;
const previewWidth = 200;

/** Whether a matrix was read with the truth in the columns of the text. */
export function truthInColumns({ orientation }: ReadOptions, notices: readonly Notice[]): boolean {
  return orientation ? orientation === 'truth-columns' : notices.some(({ code }) => code === 'transposed');
}

/** A closed padlock, which not every computer has as a character. */
const padlock = svg`<path d="M4 7V5a4 4 0 0 1 8 0v2h1v8H3V7zm2 0h4V5a2 2 0 0 0-4 0z" fill="currentColor" />`;

/**
 * The text and what was understood of it. Fires `source-changed` (string), `read-options-changed`
 * (those that change) and `own-text-wanted`.
 */
@customElement('deconfuse-input-panel')
export class InputPanel extends LitElement {
  @property({ attribute: false }) locale!: Locale;
  /** Absent until a text has been read. */
  @property({ attribute: false }) messages?: Messages;
  @property({ attribute: false }) format!: NumberFormat;
  @property() source = '';
  @property({ attribute: false }) options: ReadOptions = {};
  /** The last text that could be read. */
  @property({ attribute: false }) data?: AsyncDataset;
  /** What was read, where it is neither labels nor a matrix. */
  @property() understood?: string | undefined;
  /** Why the text cannot be read; `data` is then that of an earlier text. */
  @property({ attribute: false }) error?: InputError;
  /** The text is an example, of which nothing remains when something is pasted. */
  @property({ type: Boolean }) replaceable = false;
  /** There is a text of the reader's own to go back to. */
  @property({ type: Boolean }) ownTextKept = false;

  @state() private editAll = false;
  /** Loaded with the messages that they correct. */
  @state() private correctionsOf?: (code: string, parameters: Readonly<Record<string, string>>) => Correction[];

  @query('textarea') private textarea?: HTMLTextAreaElement;

  override willUpdate(): void {
    if (this.messages && !this.correctionsOf) {
      void import('./corrections.ts').then(({ correctionsOf }) => (this.correctionsOf = correctionsOf));
    }
  }

  override render(): TemplateResult {
    const { page } = this.locale;
    const isLong = this.source.length > longest && !this.editAll;
    return html`
      <label for="text">${page.pasteHere}</label>
      ${isLong ? this.#preview() : this.#text()}
      <p class="actions no-print">
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
      ${this.error ? this.#error(this.error) : this.data ? this.#understood(this.data) : nothing}
    `;
  }

  #text(): TemplateResult {
    return html`
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
      ></textarea>
    `;
  }

  /** Megabytes in a text field would block the page: they get there only when asked for. */
  #paste(event: ClipboardEvent): void {
    const pasted = event.clipboardData?.getData('text/plain') ?? '';
    const { value, selectionStart, selectionEnd } = event.target as HTMLTextAreaElement;
    const text = this.replaceable ? pasted : value.slice(0, selectionStart) + pasted + value.slice(selectionEnd);
    if (text.length <= longest && !this.replaceable) return;
    event.preventDefault();
    this.#tell(text);
  }

  #tell(source: string): void {
    if (source === '') this.editAll = false;
    this.dispatchEvent(bubbling('source-changed', source));
  }

  #preview(): TemplateResult {
    const { page } = this.locale;
    const count = lineCount(this.source);
    const first = Math.max(1, (this.error?.line ?? 1) - Math.floor(previewLines / 2));
    return html`
      <div
        id="text"
        class="scroll preview"
        tabindex="0"
        role="region"
        aria-label=${page.preview}
        @paste=${(event: ClipboardEvent) => {
          const text = event.clipboardData?.getData('text/plain') ?? '';
          if (text === '') return;
          event.preventDefault();
          this.#tell(text);
        }}
      >
        ${first > 1 ? html`<p class="muted">…</p>` : nothing}
        <ol start=${first}>
          ${linesFrom(this.source, first, previewLines).map(
            (line, index) => html`<li class=${first + index === this.error?.line ? 'marked' : ''}>${line}</li>`,
          )}
        </ol>
        <p class="muted">… ${page.lines(formatNumber(count, { ...this.format, decimals: 0 }))}</p>
      </div>
      <p class="actions no-print">
        <button class="text" @click=${() => (this.editAll = true)}>${page.editAsText}</button>
        <button class="text" @click=${() => this.#tell('')}>${page.clear}</button>
      </p>
    `;
  }

  #understood(data: AsyncDataset): TemplateResult {
    const { page } = this.locale;
    const { kind, labels, predictedLabels, total, notices } = data;
    const what =
      this.understood ??
      page.understood({
        kind,
        cases: formatNumber(total, { ...this.format, trim: true }),
        classes: labels.length,
        predictedClasses: predictedLabels?.length,
        truthInColumns: truthInColumns(this.options, notices),
      });
    return html`
      <div id="understood">
        <p>
          <strong>✓ ${page.read}</strong> ${what}
          ${
            this.options.header === false
              ? html`<button class="text no-print" @click=${() => this.#change({ header: true })}>
                  ${this.messages?.corrections.firstLineIsHeader}
                </button>`
              : nothing
          }
        </p>
        ${
          notices.length === 0
            ? nothing
            : html`<ul class="notices">
                ${notices.map((notice) => this.#notice(notice))}
              </ul>`
        }
      </div>
    `;
  }

  #notice({ code, line, parameters }: Notice): TemplateResult {
    const { page } = this.locale;
    return html`
      <li>
        ${line === undefined ? nothing : html`<span class="muted">${page.line(line)}</span>`}
        ${fill(this.messages?.notices[code] ?? code, parameters)} ${this.#corrections(code, parameters)}
      </li>
    `;
  }

  #corrections(code: string, parameters: Readonly<Record<string, string>>): TemplateResult[] | undefined {
    return this.correctionsOf?.(code, parameters).map(
      ({ text, label, options }) => html`
        <button class="text no-print" @click=${() => this.#change(options)}>
          ${this.messages?.corrections[text]} ${label === undefined ? nothing : this.locale.page.quoted(label)}
        </button>
      `,
    );
  }

  #error(error: InputError): TemplateResult {
    const { page } = this.locale;
    const { code, line, column, excerpt, parameters } = error;
    return html`
      <div id="error">
        <p>
          <strong>${this.messages ? errorText(error, this.messages) : nothing}</strong>
          ${this.#corrections(code, parameters)}
        </p>
        ${
          line === undefined
            ? nothing
            : html`<p>
                <button class="text" @click=${() => this.#select(error)}>${page.place(line, column)}</button>
                ${excerpt ? html`<code><bdi>${excerpt}</bdi></code>` : nothing}
              </p>`
        }
        ${
          line === undefined && excerpt
            ? html`<p>
                <code><bdi>${excerpt}</bdi></code>
              </p>`
            : nothing
        }
        ${
          error.expected
            ? html`<p>
                ${page.expected} ${fill(this.messages?.expected[error.expected] ?? error.expected, parameters)}
              </p>`
            : nothing
        }
      </div>
    `;
  }

  /** Selects the offending piece of text. Lines and columns count from 1, columns in characters. */
  #select({ line = 1, column = 1, excerpt = '' }: InputError): void {
    const { textarea } = this;
    if (!textarea) {
      this.renderRoot.querySelector<HTMLElement>('.preview')?.focus();
      return;
    }
    const start = lineStart(textarea.value, line);
    const text = textarea.value.slice(start).split(/\r?\n/, 1)[0] ?? '';
    const before = [...text].slice(0, column - 1).join('').length;
    const found = excerpt !== '' && text.startsWith(excerpt, before) ? excerpt.length : text.length - before;
    textarea.focus();
    textarea.setSelectionRange(start + before, start + before + Math.max(found, 1));
    textarea.scrollTop = ((line - 2) * textarea.scrollHeight) / lineCount(textarea.value);
  }

  #change(options: ReadOptions): void {
    this.dispatchEvent(bubbling('read-options-changed', options));
  }

  static override styles = [
    controls,
    css`
      label {
        display: block;
        margin-bottom: 0.25rem;
        font-weight: 600;
      }

      textarea,
      .preview {
        display: block;
        width: 100%;
        padding: 0.5rem;
        border: 1px solid var(--control-line);
        border-radius: 0.375rem;
        background: var(--paper);
        font: 0.875rem/1.45 var(--code-font);
        tab-size: 8;
      }

      textarea {
        resize: vertical;
      }

      textarea[aria-invalid='true'] {
        border-color: var(--problem);
      }

      .preview {
        max-height: 14rem;
      }

      .preview li {
        white-space: pre;
      }

      ol {
        margin: 0;
        padding-inline-start: 4.5rem;
      }

      li.marked {
        background: var(--problem-soft);
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
        font-size: 0.9375rem;
      }

      .notices {
        margin-top: 0.25rem;
        padding-inline-start: 1.25rem;
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

      code {
        font-family: var(--code-font);
        overflow-wrap: anywhere;
      }
    `,
  ];
}

function lineCount(text: string): number {
  let count = 1;
  for (let at = text.indexOf('\n'); at !== -1 && at < text.length - 1; at = text.indexOf('\n', at + 1)) count++;
  return count;
}

/** Where a line, counted from 1, begins; the end of a text that has fewer. */
function lineStart(text: string, line: number): number {
  let start = 0;
  for (let number = 1; number < line; number++) {
    const end = text.indexOf('\n', start);
    if (end === -1) return text.length;
    start = end + 1;
  }
  return start;
}

function linesFrom(text: string, first: number, count: number): string[] {
  const start = lineStart(text, first);
  const end = lineStart(text.slice(start, start + count * 10_000), count + 1);
  return text
    .slice(start, start + end)
    .replace(/\r?\n$/, '')
    .split('\n')
    .slice(0, count)
    .map((line) => (line.length > previewWidth ? `${line.slice(0, previewWidth)} …` : line));
}
