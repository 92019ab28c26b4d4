import { css, html, LitElement, nothing, type PropertyValues, type TemplateResult } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import type { ExampleId } from '../../examples/examples.ts';
import { firstExample } from '../../examples/first-example.ts';
import type { ScoreExampleId } from '../../examples/score-examples.ts';
import { loadExampleDescriptions, type Locale } from '../../locales/index.ts';
import { controls } from '../../styles/controls.ts';
import { bubbling } from '../common/events.ts';
import { given } from '../common/given.ts';

/**
 * The worked examples. Fires `example-chosen` (ExampleId or ScoreExampleId), and `more-examples-wanted` where the texts
 * of those of scores are not loaded yet.
 */
@customElement('deconfuse-example-list')
export class ExampleList extends LitElement {
  @given locale!: Locale;
  /** The example on the page, unless it has been changed. */
  @property() chosen?: ExampleId | ScoreExampleId;

  @state() private showsMore = false;
  /** Loaded once somebody is near, or a link shows an example. */
  @state() private descriptions?: Readonly<Record<string, string>>;

  override updated(changed: PropertyValues<this>): void {
    if (changed.has('locale') && this.descriptions) void this.#loadDescriptions();
    if (this.chosen !== undefined && this.chosen !== firstExample.id) this.#approach();
  }

  async #loadDescriptions(): Promise<void> {
    const { locale } = this;
    const descriptions = await loadExampleDescriptions(locale.language);
    if (locale === this.locale) this.descriptions = descriptions;
  }

  #approach = (): void => {
    if (!this.descriptions) void this.#loadDescriptions();
  };

  override render(): TemplateResult {
    const { page, examples, scores } = this.locale;
    const more = this.showsMore ? scores?.examples : undefined;
    const { chosen } = this;
    const description =
      chosen === firstExample.id
        ? page.firstExample
        : (scores?.examples[chosen as ScoreExampleId]?.description ?? this.descriptions?.[chosen ?? '']);
    const item = ([id, title]: [string, string]): TemplateResult => this.#item(id, title, this.descriptions?.[id]);
    const all = Object.entries(examples);
    // What a row has no room for is scrolled to: scores are to be seen at once.
    const [first, rest] = [all.slice(0, 2), all.slice(2)];
    return html`
      <div class="row" @pointerover=${this.#approach} @focusin=${this.#approach}>
        <h2 id="title">${page.examples}</h2>
        <ul aria-labelledby="title">
          ${first.map(item)}
          <li>
            <button aria-expanded=${more ? 'true' : 'false'} @click=${() => this.#toggle()}>
              ${page.moreExamples} <span aria-hidden="true">${more ? '▴' : '▾'}</span>
            </button>
          </li>
          <slot></slot>
          ${rest.map(item)}
        </ul>
      </div>
      ${
        more
          ? html`<ul class="more" aria-label=${page.moreExamples}>
              ${Object.entries(more).map(([id, { title, description: hint }]) => this.#item(id, title, hint))}
            </ul>`
          : nothing
      }
      <p>${description ?? '\u00a0'}</p>
    `;
  }

  #toggle(): void {
    this.showsMore = !this.showsMore;
    if (!this.locale.scores) this.dispatchEvent(bubbling('more-examples-wanted', undefined));
  }

  #item(id: string, title: string, description: string | undefined): TemplateResult {
    return html`
      <li>
        <button
          aria-pressed=${id === this.chosen ? 'true' : 'false'}
          title=${description ?? nothing}
          @click=${() => this.dispatchEvent(bubbling('example-chosen', id))}
        >
          ${title}
        </button>
      </li>
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
        gap: 0.375rem;
        padding: 0.25rem;
        overflow-x: auto;
        list-style: none;
        scrollbar-width: thin;
      }

      .row ul {
        min-width: 0;
      }

      /* WebKit's bar lies over the lower part of what is scrolled, and takes the pointer. */
      @supports (hanging-punctuation: first) {
        .row ul,
        .more {
          padding-bottom: 1.25rem;
        }
      }

      button {
        border-radius: 1rem;
        font-size: 0.875rem;
        white-space: nowrap;
      }

      p {
        margin-top: 0.125rem;
        color: var(--muted);
        font-size: 0.9375rem;
      }

      @media (max-width: 40rem) {
        .row {
          display: block;
        }

        h2,
        p {
          display: none;
        }
      }

      @media print {
        .row,
        .more {
          display: none;
        }
      }
    `,
  ];
}
