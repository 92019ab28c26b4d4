import { css, html, LitElement, nothing, type PropertyValues, type TemplateResult } from 'lit';
import { customElement, property, query, state } from 'lit/decorators.js';
import { formatNumber } from '../../formula/number.ts';
import type { Locale } from '../../locales/index.ts';
import { controls } from '../../styles/controls.ts';
import { bubbling } from '../common/events.ts';
import type { NumberFormat } from '../../locales/values.ts';
import { given } from '../common/given.ts';

const shownLines = 8;
const shownWidth = 200;

/** Number of lines counted before the page gets time to render. */
const countedAtOnce = 200_000;

/**
 * A few lines of a text that is too long for a text field, or of a file. Fires `edit-wanted`, and `source-changed` with
 * an empty text.
 */
@customElement('deconfuse-text-preview')
export class TextPreview extends LitElement {
  @given locale!: Locale;
  @given format!: NumberFormat;
  @property({ attribute: false }) source = '';
  /** The file that the text is only the beginning of. */
  @property({ attribute: false }) file?: File | undefined;
  /** Line with an error, from 1; it is shown with the lines around it. */
  @property({ attribute: false }) line?: number | undefined;

  /** Number of lines, once counted. */
  @state() private count?: number | undefined;
  /** Index of the first shown line's first character, once found. */
  @state() private start?: number | undefined;

  @query('.preview') private preview?: HTMLElement;

  get #first(): number {
    return this.file ? 1 : Math.max(1, (this.line ?? 1) - Math.floor(shownLines / 2));
  }

  override focus(): void {
    this.preview?.focus();
  }

  override willUpdate(changed: PropertyValues): void {
    if (changed.has('source') || changed.has('line')) void this.#count();
  }

  async #count(): Promise<void> {
    const { source, line } = this;
    const first = this.#first;
    this.count = undefined;
    this.start = undefined;
    let count = 0;
    for (let at = 0; at !== -1 && at < source.length;) {
      if (++count === first) this.start = at;
      const end = source.indexOf('\n', at);
      at = end === -1 ? -1 : end + 1;
      if (count % countedAtOnce > 0) continue;
      await new Promise((resolve) => setTimeout(resolve));
      if (source !== this.source || line !== this.line) return;
    }
    this.start ??= source.length;
    this.count = count;
  }

  override render(): TemplateResult {
    const { page } = this.locale;
    const { source, file, start, count, format } = this;
    const first = this.#first;
    return html`
      <div class="scroll preview" tabindex="0" role="region" aria-label=${page.preview}>
        ${first > 1 ? html`<p class="muted">…</p>` : nothing}
        <ol start=${first}>
          ${
            start === undefined
              ? nothing
              : linesFrom(source, start).map(
                  (text, index) => html`<li class=${first + index === this.line ? 'marked' : ''}>${text}</li>`,
                )
          }
        </ol>
        <p class="muted">
          …
          ${
            file
              ? html`<bdi>${file.name}</bdi>, ${formatNumber(Math.round(file.size / 1e6), { ...format, decimals: 0 })}
                  MB`
              : count === undefined
                ? nothing
                : page.lines(formatNumber(count, { ...format, decimals: 0 }))
          }
        </p>
      </div>
      <p class="actions no-print">
        ${
          file
            ? nothing
            : html`<button class="text" @click=${() => this.dispatchEvent(bubbling('edit-wanted', undefined))}>
                ${page.editAsText}
              </button>`
        }
        <button class="text" @click=${() => this.dispatchEvent(bubbling('source-changed', ''))}>${page.clear}</button>
      </p>
    `;
  }

  static override styles = [
    controls,
    css`
      .preview {
        width: 100%;
        max-height: 14rem;
        padding: 0.5rem;
        border: 1px solid var(--control-line);
        border-radius: 0.375rem;
        background: var(--paper);
        font: 0.875rem/1.45 var(--code-font);
        tab-size: 8;
      }

      li {
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
        margin: 0.25rem 0 0.5rem;
        font-size: 0.875rem;
      }
    `,
  ];
}

function linesFrom(text: string, start: number): string[] {
  return text
    .slice(start, start + shownLines * 10_000)
    .replace(/\r?\n$/, '')
    .split('\n', shownLines)
    .map((line) => (line.length > shownWidth ? `${line.slice(0, shownWidth)} …` : line));
}
