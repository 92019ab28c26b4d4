import { css, html, LitElement, nothing, type TemplateResult } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import type { InputErrorFields } from '../../core/input-error.ts';
import type { Notice } from '../../core/types/notices.ts';
import { fill } from '../../locales/fill.ts';
import { loadMessages, type Locale, type Messages } from '../../locales/index.ts';
import { controls } from '../../styles/controls.ts';
import { errorText } from '../../locales/error-text.ts';
import { given, inLanguage } from '../common/given.ts';

/** Message parameters that are numbers. */
const numeric: ReadonlySet<string> = new Set(['sum', 'difference', 'value', 'threshold', 'found']);

/** Errors and notices about a decision problem. */
@customElement('deconfuse-decision-notices')
export class DecisionNotices extends LitElement {
  @given locale!: Locale;
  @property({ attribute: false }) notices: readonly Notice[] = [];
  @property({ attribute: false }) error: InputErrorFields | undefined;
  /** Shown instead of the error if a field is not a number. */
  @property() unread = '';

  @inLanguage(loadMessages) private messages?: Messages;

  override render(): TemplateResult {
    const { messages, error, unread } = this;
    const problem = unread || (error && messages ? this.#problem(error, messages) : '');
    return html`
      <div role="alert">${problem ? html`<p class="problem">${problem}</p>` : nothing}</div>
      ${
        problem || !messages
          ? nothing
          : this.notices.map(
              ({ code, parameters }) =>
                html`<p class="notice">${fill(messages.notices[code] ?? code, this.#spoken(parameters))}</p>`,
            )
      }
    `;
  }

  /** Text of an error, with its place if the problem was pasted. */
  #problem(error: InputErrorFields, messages: Messages): string {
    const text = errorText({ ...error, parameters: this.#spoken(error.parameters ?? {}) }, messages);
    return error.line === undefined ? text : `${this.locale.page.place(error.line, error.column)}: ${text}`;
  }

  /** Parameters with numbers in the notation of the language and names unchanged. */
  #spoken(parameters: Readonly<Record<string, string>>): Record<string, string> {
    return Object.fromEntries(
      Object.entries(parameters).map(([name, text]) => [
        name,
        numeric.has(name) ? text.replace('.', this.locale.decimalSign).replace(/^-/, '−') : text,
      ]),
    );
  }

  static override styles = [
    controls,
    css`
      p {
        margin-top: 0.375rem;
        padding: 0.25rem 0.75rem;
        border-inline-start: 4px solid var(--muted);
        background: var(--panel);
      }

      .problem {
        border-color: var(--problem);
        background: var(--problem-soft);
      }
    `,
  ];
}
