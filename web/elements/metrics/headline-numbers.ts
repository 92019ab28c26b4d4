import { css, html, LitElement, nothing, type TemplateResult } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import { formulaStyles, renderSymbol } from '../../formula/symbol-mathml.ts';
import type { Locale } from '../../locales/index.ts';
import { intervalText, type NumberFormat } from '../../locales/values.ts';
import type { HeadlineNumber } from '../../session/headlines.ts';
import { controls } from '../../styles/controls.ts';
import { intervalStyles } from '../../styles/interval.ts';
import { bubbling } from '../common/events.ts';
import { given } from '../common/given.ts';

/**
 * The headline numbers and a sentence; their room is reserved until they arrive. Fires `metric-chosen` (metric id), and
 * `metric-pointed` (metric id or undefined) when the pointer or the focus enters or leaves a number.
 */
@customElement('deconfuse-headline-numbers')
export class HeadlineNumbers extends LitElement {
  @given locale!: Locale;
  @given format!: NumberFormat;
  @property({ attribute: false }) numbers: readonly HeadlineNumber[] = [];
  @property() sentence = '';
  /** Id of the metric that is worked out. */
  @property() chosen = '';
  /** Ids of the metrics that are highlighted. */
  @property({ attribute: false }) marked: readonly string[] = [];

  #point(id: string | undefined): void {
    this.dispatchEvent(bubbling('metric-pointed', id));
  }

  override render(): TemplateResult {
    return html`
      <ul class=${this.numbers.length === 0 ? 'starting' : ''}>
        ${this.numbers.length === 0 ? html`<li>${this.locale.page.starting}</li>` : nothing}
        ${this.numbers.map(
          ({ id, name, symbol, text, interval }) => html`
            <li>
              <button
                title=${this.locale.page.showDerivation}
                class=${this.marked.includes(id) ? 'marked' : ''}
                aria-pressed=${id === this.chosen ? 'true' : 'false'}
                @click=${() => this.dispatchEvent(bubbling('metric-chosen', id))}
                @pointerenter=${() => this.#point(id)}
                @pointerleave=${() => this.#point(undefined)}
                @focus=${() => this.#point(id)}
                @blur=${() => this.#point(undefined)}
              >
                <span class="number">${text}</span>
                <span class="symbol" aria-hidden="true">${renderSymbol(symbol)}</span>
                ${interval ? html`<span class="interval">${intervalText(interval, this.format)}</span>` : nothing}
                <span class="name">${name}</span>
              </button>
            </li>
          `,
        )}
      </ul>
      <p>${this.sentence}</p>
    `;
  }

  static override styles = [
    controls,
    formulaStyles,
    intervalStyles,
    css`
      :host {
        display: block;
        container-type: inline-size;
      }

      /* Single-column layout. */
      @container (max-width: 58rem) {
        :host {
          position: sticky;
          z-index: 3;
          top: 0;
          padding: 0.375rem 0;
          border-bottom: 1px solid var(--line);
          background: var(--paper);
        }
      }

      /* Six in a row or two rows of three, so that none stands alone. */
      ul {
        display: grid;
        grid-template-columns: repeat(3, minmax(0, 1fr));
        gap: 0.5rem;
        list-style: none;
      }

      @container (min-width: 45rem) {
        ul {
          grid-template-columns: repeat(auto-fit, minmax(7rem, 1fr));
        }
      }

      .starting {
        grid-template-columns: 1fr;
        min-height: 6.25rem;
      }

      button {
        display: flex;
        flex-direction: column;
        width: 100%;
        height: 100%;
        padding: 0.5rem;
        border-color: var(--line);
        background: var(--panel);
        text-align: start;
      }

      button[aria-pressed='true'] {
        border-color: var(--accent);
        background: var(--accent-soft);
        color: inherit;
        box-shadow: inset 0 -3px var(--accent);
      }

      .marked {
        outline: 2px dashed var(--accent);
        outline-offset: -1px;
      }

      .name {
        hyphens: auto;
        color: var(--muted);
        font-size: 0.875rem;
        line-height: 1.3;
      }

      .symbol {
        display: none;
      }

      .number {
        font-size: 1.5rem;
        font-weight: 600;
        font-variant-numeric: tabular-nums;
        line-height: 1.3;
      }

      p {
        margin-top: 0.5rem;
        font-size: 1rem;
      }

      @media (max-width: 40rem) {
        ul {
          display: flex;
          gap: 0.125rem;
          overflow-x: auto;
        }

        .starting {
          min-height: 3.625rem;
        }

        li {
          flex: 1 0 auto;
        }

        button {
          position: relative;
          align-items: center;
          padding: 0.25rem 0.125rem;
        }

        .symbol {
          display: block;
          color: var(--muted);
          font-size: 0.875rem;
        }

        /* For screen readers; on screen the name stands above the number that is worked out. */
        .name {
          position: absolute;
          width: 1px;
          height: 1px;
          overflow: hidden;
          clip-path: inset(50%);
          white-space: nowrap;
        }

        .number {
          font-size: 0.875rem;
        }

        p {
          margin-top: 0.25rem;
          font-size: 0.875rem;
          line-height: 1.35;
        }
      }
    `,
  ];
}
