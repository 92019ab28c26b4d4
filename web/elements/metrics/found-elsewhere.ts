import { css, html, LitElement, nothing, type PropertyValues, type TemplateResult } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import type { MetricInfo } from '../../core/types/metric-info.ts';
import { exampleFor, type Shown } from '../../examples/example-for.ts';
import type { Locale } from '../../locales/index.ts';
import { hrefOf } from '../../share/address.ts';
import { controls } from '../../styles/controls.ts';
import { bubbling } from '../common/events.ts';
import { given } from '../common/given.ts';

/**
 * Metrics of other data than the present ones, each with an example that has it. Fires `other-metrics-wanted` if their
 * catalogue is needed.
 */
@customElement('deconfuse-found-elsewhere')
export class FoundElsewhere extends LitElement {
  @given locale!: Locale;
  @property({ attribute: false }) found: readonly { id: string; name: string }[] = [];
  /** Catalogue that contains these metrics, once loaded. */
  @property({ attribute: false }) others: readonly MetricInfo[] = [];

  override updated(changed: PropertyValues): void {
    // Not shown in embedded pages, which then need no catalogue.
    if (changed.has('found') && this.others.length === 0 && this.checkVisibility())
      this.dispatchEvent(bubbling('other-metrics-wanted', undefined));
  }

  override render(): TemplateResult {
    return html`
      <p>${this.locale.page.withOtherData}</p>
      <ul>
        ${this.found.map(({ id, name }) => {
          const needs = this.others.find((info) => info.id === id)?.needs;
          const shown = needs && exampleFor[needs];
          return html`<li>
            <a href=${hrefOf({ view: 'reference', metric: id })}>${name}</a>
            ${shown ? this.#example(shown, id) : nothing}
          </li>`;
        })}
      </ul>
    `;
  }

  #example(shown: Shown, id: string): TemplateResult {
    const { page, examples, scores } = this.locale;
    const link = (href: string, title: string): TemplateResult =>
      html`<a class="example" href=${href}>${page.exampleOf(title)}</a>`;
    if ('decisions' in shown) return link(hrefOf({ view: 'decisions', section: shown.decisions }), page.tabs.decisions);
    if ('curves' in shown) return link(hrefOf({ view: 'curves', section: shown.curves }), page.tabs.curves);
    const titles: Readonly<Record<string, string | { title: string }>> = { ...scores?.examples, ...examples };
    const title = titles[shown.example] ?? '';
    return link(
      `#example=${shown.example}&number=${encodeURIComponent(id)}`,
      typeof title === 'string' ? title : title.title,
    );
  }

  static override styles = [
    controls,
    css`
      :host {
        margin-top: 0.5rem;
        color: var(--muted);
        font-size: 0.875rem;
      }

      ul {
        list-style: none;
      }

      a {
        display: inline-block;
        padding: 0.25rem 0;
        color: var(--accent);
      }

      .example {
        margin-inline-start: 0.75rem;
      }
    `,
  ];
}
