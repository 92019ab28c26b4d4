import { css, html, LitElement, type TemplateResult } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import type { ExampleId } from '../examples/examples.ts';
import type { Locale } from '../locales/index.ts';
import { controls } from '../styles/controls.ts';
import { bubbling } from './events.ts';

/** The worked examples. Fires `example-chosen` (ExampleId). */
@customElement('deconfuse-example-list')
export class ExampleList extends LitElement {
  @property({ attribute: false }) locale!: Locale;
  /** The example on the page, unless it has been changed. */
  @property() chosen?: ExampleId;

  override render(): TemplateResult {
    const { page, examples: texts } = this.locale;
    return html`
      <div class="row">
        <h2 id="title">${page.examples}</h2>
        <ul aria-labelledby="title">
          ${(Object.keys(texts) as ExampleId[]).map(
            (id) => html`
              <li>
                <button
                  aria-pressed=${id === this.chosen ? 'true' : 'false'}
                  title=${texts[id].description}
                  @click=${() => this.dispatchEvent(bubbling('example-chosen', id))}
                >
                  ${texts[id].title}
                </button>
              </li>
            `,
          )}
        </ul>
      </div>
      <p>${this.chosen ? texts[this.chosen].description : '\u00a0'}</p>
    `;
  }

  static override styles = [
    controls,
    css`
      .row {
        display: flex;
        gap: 0.25rem 0.75rem;
        align-items: baseline;
      }

      h2 {
        font-size: 0.875rem;
        font-weight: 600;
      }

      ul {
        display: flex;
        flex-wrap: wrap;
        gap: 0.375rem;
        list-style: none;
      }

      button {
        border-radius: 1rem;
        font-size: 0.875rem;
      }

      p {
        margin-top: 0.375rem;
        color: var(--muted);
        font-size: 0.9375rem;
      }

      @media (max-width: 40rem) {
        .row {
          display: block;
        }

        ul {
          flex-wrap: nowrap;
          overflow-x: auto;
          padding: 0.25rem;
        }

        button {
          white-space: nowrap;
        }
      }

      @media print {
        .row {
          display: none;
        }
      }
    `,
  ];
}
