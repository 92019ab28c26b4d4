import { css, html, LitElement, nothing, type PropertyValues, type TemplateResult } from 'lit';
import { customElement, property, query, state } from 'lit/decorators.js';
import type { ExampleId } from '../../examples/examples.ts';
import { firstExample } from '../../examples/first-example.ts';
import type { ScoreExampleId } from '../../examples/score-examples.ts';
import { loadExampleDescriptions, type Locale } from '../../locales/index.ts';
import { controls } from '../../styles/controls.ts';
import { bubbling } from '../common/events.ts';
import { given } from '../common/given.ts';

/** Examples shown in the row. One chosen in the menu is added to them; phones show that one alone. */
const inRow: readonly ExampleId[] = [firstExample.id, 'rareDisease', 'averages'];

/**
 * The worked examples. Fires `example-chosen` (ExampleId or ScoreExampleId), and `more-examples-wanted` while the texts
 * of the score examples are not loaded.
 */
@customElement('deconfuse-example-list')
export class ExampleList extends LitElement {
  @given locale!: Locale;
  /** Id of the example on the page; undefined once it has been changed. */
  @property() chosen?: ExampleId | ScoreExampleId;

  @state() private showsMenu = false;
  /** Descriptions of the examples, loaded when the pointer or focus comes near or when a link shows an example. */
  @state() private descriptions?: Readonly<Record<string, string>>;

  @query('.row') private row!: HTMLElement;
  @query('[popovertarget]') private opener!: HTMLElement;
  @query('[popover]') private menu!: HTMLElement;

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
    const { chosen } = this;
    const ofScores = scores?.examples[chosen as ScoreExampleId];
    const description =
      chosen === firstExample.id ? page.firstExample : (ofScores?.description ?? this.descriptions?.[chosen ?? '']);
    const titleOf = (id: string): string | undefined => examples[id as ExampleId] ?? ofScores?.title;
    const shown = chosen === undefined || inRow.includes(chosen as ExampleId) ? inRow : [...inRow, chosen];
    return html`
      <div class="row" @pointerover=${this.#approach} @focusin=${this.#approach}>
        <h2 id="title">${page.examples}</h2>
        <ul aria-labelledby="title">
          ${shown.map((id) => this.#item(id, titleOf(id), this.descriptions?.[id]))}
          <li>
            <button popovertarget="all">${page.allExamples} <span aria-hidden="true">▾</span></button>
          </li>
          <slot></slot>
        </ul>
      </div>
      <div id="all" popover @beforetoggle=${this.#place} @example-chosen=${this.#close}>
        ${this.showsMenu ? html`<deconfuse-example-menu .chosen=${chosen}></deconfuse-example-menu>` : nothing}
      </div>
      <p>${description ?? '\u00a0'}</p>
    `;
  }

  /** Opens the menu below the row, in the same width. */
  #place = ({ newState }: ToggleEvent): void => {
    this.showsMenu = newState === 'open';
    if (!this.showsMenu) return;
    void import('./example-menu.ts');
    const { left, bottom, width } = this.row.getBoundingClientRect();
    const { style } = this.menu;
    style.setProperty('left', `${left + scrollX}px`);
    style.setProperty('top', `${bottom + scrollY}px`);
    style.setProperty('width', `${width}px`);
  };

  #close = (): void => {
    // The focused button disappears with the menu.
    this.opener.focus();
    this.menu.hidePopover();
  };

  #item(id: string, title: string | undefined, description: string | undefined): TemplateResult {
    return html`
      <li class="single">
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
        flex-wrap: wrap;
        gap: 0.375rem;
        min-width: 0;
        padding: 0.25rem;
        list-style: none;
      }

      .row button {
        border-radius: 1rem;
        font-size: 0.875rem;
        white-space: nowrap;
      }

      [popover] {
        position: absolute;
        inset: auto;
        margin: 0;
        padding: 0.75rem;
        border: 1px solid var(--control-line);
        border-radius: 0.5rem;
        background: var(--paper);
        color: inherit;
        box-shadow: 0 0.25rem 1rem rgb(0 0 0 / 30%);
      }

      p {
        margin-top: 0.125rem;
        color: var(--muted);
        font-size: 0.875rem;
      }

      @media (max-width: 40rem) {
        .row {
          display: block;
        }

        ul {
          gap: 0.25rem;
        }

        .row button {
          padding-inline: 0.5rem;
        }

        /* The headings of the menu are below this one. */
        h2 {
          position: absolute;
          clip-path: inset(50%);
          white-space: nowrap;
        }

        p,
        .single:not(:has([aria-pressed='true'])) {
          display: none;
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
