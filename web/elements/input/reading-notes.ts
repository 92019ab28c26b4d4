import { html, nothing, type TemplateResult } from 'lit';
import type { InputError, InputErrorFields } from '../../core/input-error.ts';
import type { Notice } from '../../core/types/notices.ts';
import type { ReadOptions } from '../../core/types/reading.ts';
import type { Page } from '../../locales/en/page.ts';
import { fill } from '../../locales/fill.ts';
import type { Messages } from '../../locales/index.ts';
import type { DecisionSection } from '../../session/decision-text.ts';
import { correctionsOf, type Correctable } from './corrections.ts';
import { errorText } from '../../locales/error-text.ts';

/** Texts for notes, and the actions of their buttons. */
export interface Saying {
  page: Page;
  messages: Messages;
  /** The field with the text, or the element that shows part of it. */
  place(): HTMLElement | null;
  change(options: ReadOptions): void;
  /** Reads the text in a section of the decisions; undefined if there are none. */
  decide?: ((section: DecisionSection) => void) | undefined;
}

function corrections(of: Correctable, { page, messages, change, decide }: Saying): TemplateResult[] {
  const possible = correctionsOf(of).filter(
    ({ options }) => typeof options === 'object' || options === 'cases' || decide,
  );
  return possible.map(({ text, label, options }) => {
    const name = html`${messages.corrections[text]} ${label === undefined ? nothing : page.quoted(label)}`;
    if (options !== 'cases') {
      const act = (): void => (typeof options === 'object' ? change(options) : decide?.(options));
      return html`<button class="text no-print" @click=${act}>${name}</button>`;
    }
    return html`
      <label class="no-print">
        ${name}
        <input
          class="field number"
          inputmode="numeric"
          autocomplete="off"
          .value=${of.parameters['cases'] ?? ''}
          @change=${({ target }: Event) => takeCases(target as HTMLInputElement, change)}
        />
      </label>
    `;
  });
}

/** Called on completed input, because the first digits of a number are numbers as well. */
function takeCases(field: HTMLInputElement, change: Saying['change']): void {
  const text = field.value.trim();
  const isFit = text === '' || (/^\d+$/.test(text) && Number.isSafeInteger(Number(text)) && Number(text) > 0);
  field.setCustomValidity(isFit ? '' : '✗');
  if (isFit) change({ cases: text === '' ? undefined : Number(text) });
}

/** List of repairs and assumptions made in reading. */
export function noticeList(notices: readonly Notice[], saying: Saying): TemplateResult {
  const { page, messages } = saying;
  return html`<ul class="notices">
    ${notices.map(
      (notice) => html`
        <li>
          ${notice.line === undefined ? nothing : html`<span class="muted">${page.line(notice.line)}</span>`}
          ${fill(messages.notices[notice.code] ?? notice.code, notice.parameters)} ${corrections(notice, saying)}
        </li>
      `,
    )}
  </ul>`;
}

/** Reason and place of an error in the text. */
export function problem(error: InputError, saying: Saying): TemplateResult {
  const { page, messages } = saying;
  const { line, column, excerpt, parameters } = error;
  const piece = excerpt ? html`<code><bdi>${excerpt}</bdi></code>` : nothing;
  return html`
    <p>
      <strong>${errorText(error, messages)}</strong>
      ${corrections(error, saying)}
    </p>
    ${
      line === undefined
        ? excerpt
          ? html`<p>${piece}</p>`
          : nothing
        : html`<p>
            <button class="text" @click=${() => goTo(saying.place(), error)}>${page.place(line, column)}</button>
            ${piece}
          </p>`
    }
    ${
      error.expected
        ? html`<p>${page.expected} ${fill(messages.expected[error.expected] ?? error.expected, parameters)}</p>`
        : nothing
    }
  `;
}

function goTo(place: HTMLElement | null, error: InputError): void {
  if (place instanceof HTMLTextAreaElement) selectPlace(place, error);
  else place?.focus();
}

/** Selects the offending piece of text. Lines and columns count from 1, columns in characters. */
function selectPlace(textarea: HTMLTextAreaElement, { line = 1, column = 1, excerpt = '' }: InputErrorFields): void {
  const lines = textarea.value.split('\n');
  const start = lines.slice(0, line - 1).join('\n').length + Math.sign(line - 1);
  const text = lines[line - 1]?.replace(/\r$/, '') ?? '';
  const before = [...text].slice(0, column - 1).join('').length;
  const found = excerpt !== '' && text.startsWith(excerpt, before) ? excerpt.length : text.length - before;
  textarea.focus();
  textarea.setSelectionRange(start + before, start + before + Math.max(found, 1));
  textarea.scrollTop = ((line - 2) * textarea.scrollHeight) / lines.length;
}
