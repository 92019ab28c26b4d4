import { css, html, LitElement, nothing, type PropertyValues, type TemplateResult } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import { loadExampleDescriptions, type Locale } from '../../locales/index.ts';
import { controls } from '../../styles/controls.ts';
import { bubbling } from '../common/events.ts';
import { given, inLanguage } from '../common/given.ts';

/**
 * All examples, each with a line on what it teaches. Fires `example-chosen` (ExampleId or ScoreExampleId), and
 * `more-examples-wanted` while the texts of the score examples are not loaded.
 */
@customElement('deconfuse-example-menu')
export class ExampleMenu extends LitElement {
  @given locale!: Locale;
  /** Id of the example on the page; undefined once it has been changed. */
  @property() chosen?: string;

  @inLanguage(loadExampleDescriptions) private descriptions: Readonly<Record<string, string>> = {};

  override updated(changed: PropertyValues<this>): void {
    if (changed.has('locale') && !this.locale.scores) this.dispatchEvent(bubbling('more-examples-wanted', undefined));
  }

  override render(): TemplateResult {
    const { page, examples, scores } = this.locale;
    return html`
      <h3 id="counted">${page.countedExamples}</h3>
      <ul aria-labelledby="counted">
        ${Object.entries(examples).map(([id, title]) => this.#item(id, title, this.descriptions[id]))}
      </ul>
      <h3 id="scored">${page.moreExamples}</h3>
      <ul aria-labelledby="scored">
        ${scores ? Object.entries(scores.examples).map(([id, { title, description }]) => this.#item(id, title, description)) : nothing}
      </ul>
    `;
  }

  #item(id: string, title: string, description: string | undefined): TemplateResult {
    return html`
      <li>
        <button
          aria-describedby=${id}
          aria-pressed=${id === this.chosen ? 'true' : 'false'}
          @click=${() => this.dispatchEvent(bubbling('example-chosen', id))}
        >
          ${title}
        </button>
        <p id=${id}>${description}</p>
      </li>
    `;
  }

  static override styles = [
    controls,
    css`
      h3 {
        font-size: 0.875rem;
      }

      ul + h3 {
        margin-top: 0.75rem;
      }

      ul {
        display: grid;
        grid-template-columns: repeat(auto-fill, minmax(min(16rem, 100%), 1fr));
        gap: 0.375rem;
        margin-top: 0.25rem;
        list-style: none;
      }

      li {
        position: relative;
        padding: 0.375rem 0.75rem;
        border: 1px solid var(--line);
        border-radius: 0.375rem;
      }

      li:hover {
        border-color: var(--accent);
        background: var(--accent-soft);
      }

      li:has([aria-pressed='true']) {
        border-color: var(--accent);
        background: var(--accent);
        color: var(--on-accent);
      }

      button,
      button:hover {
        min-height: 1.5rem;
        padding: 0;
        border: 0;
        background: none;
        font-weight: 600;
        text-align: start;
      }

      /* Extends the clickable area to the whole item. */
      button::after {
        position: absolute;
        inset: 0;
        content: '';
      }

      p {
        color: var(--muted);
        font-size: 0.875rem;
        line-height: 1.35;
      }

      li:has([aria-pressed='true']) p {
        color: inherit;
      }
    `,
  ];
}
