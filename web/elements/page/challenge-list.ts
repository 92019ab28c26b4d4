import { css, html, LitElement, nothing, type TemplateResult } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import { writtenExample } from '../../challenges/challenge.ts';
import { startedPart } from '../../challenges/started-part.ts';
import { loadChallengeTexts } from '../../locales/challenges.ts';
import type { ChallengeTexts } from '../../locales/en/challenges.ts';
import type { Locale } from '../../locales/index.ts';
import type { Session } from '../../session/session.ts';
import { hrefOf } from '../../share/address.ts';
import { controls } from '../../styles/controls.ts';
import { Following } from '../common/following.ts';
import { inLanguage } from '../common/given.ts';

/** The built-in challenges, opened from an item at the end of the example list. */
@customElement('deconfuse-challenge-list')
export class ChallengeList extends LitElement {
  @property({ attribute: false }) session!: Session;

  @inLanguage(loadChallengeTexts) private texts?: ChallengeTexts;
  @state() private isOpen = false;

  constructor() {
    super();
    new Following(this, () => this.session);
  }

  get locale(): Locale | undefined {
    return this.session.speech.locale;
  }

  override render(): TemplateResult {
    const { texts, isOpen } = this;
    return html`
      <button
        class=${texts ? '' : 'coming'}
        aria-expanded=${isOpen ? 'true' : 'false'}
        @click=${() => (this.isOpen = !isOpen)}
      >
        ${texts?.title} <span aria-hidden="true">${isOpen ? '▴' : '▾'}</span>
      </button>
      ${isOpen && texts ? this.#challenges(texts) : nothing}
    `;
  }

  #challenges(texts: ChallengeTexts): TemplateResult {
    return html`
      <div class="group">
        <ul aria-label=${texts.title}>
          ${Object.entries(texts.built).map(
            ([id, { title, task }]) => html`
              <li>
                <a
                  href=${hrefOf({ view: 'calculator', challenge: `challenge=${id}` })}
                  title=${task}
                  @click=${() => this.session.tellPart(startedPart, undefined)}
                  >${title}</a
                >
              </li>
            `,
          )}
        </ul>
        <p>${texts.ofYourOwn(`#${writtenExample}`)}</p>
      </div>
    `;
  }

  static override styles = [
    controls,
    css`
      /* The opened list takes a row of its own below the examples. */
      :host {
        display: contents;
      }

      /* Reserves the room that the page keeps until the texts are loaded. */
      button {
        min-width: 8.25rem;
        border-radius: 1rem;
        font-size: 0.875rem;
        white-space: nowrap;
      }

      .coming {
        visibility: hidden;
      }

      .group {
        flex: 1 0 100%;
      }

      ul {
        display: flex;
        flex-wrap: wrap;
        gap: 0.375rem;
        list-style: none;
      }

      a {
        display: inline-block;
        padding: 0.25rem 0.75rem;
        border: 1px solid var(--control-line);
        border-radius: 1rem;
        background: var(--paper);
        color: var(--accent);
        font-size: 0.875rem;
      }

      a:hover {
        border-color: var(--accent);
        background: var(--accent-soft);
      }

      p {
        margin-top: 0.375rem;
        color: var(--muted);
        font-size: 0.875rem;
      }

      @media (max-width: 40rem) {
        button {
          min-width: 6.75rem;
          padding-inline: 0.5rem;
        }

        p {
          display: none;
        }
      }

      @media print {
        :host {
          display: none;
        }
      }
    `,
  ];
}

declare global {
  interface HTMLElementTagNameMap {
    'deconfuse-challenge-list': ChallengeList;
  }
}
