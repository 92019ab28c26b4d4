import { html, LitElement, nothing, type PropertyValues, type TemplateResult } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import type { Address } from '../../share/address.ts';
import type { Work } from '../../share/work.ts';
import { controls } from '../../styles/controls.ts';
import type { Workbench } from './deconfuse-workbench.ts';

/**
 * What the page shows in place of the workbench: the reference, decisions, SQL and what is said of this copy.
 * Decisions and SQL stay as they are left.
 */
@customElement('deconfuse-other-views')
export class OtherViews extends LitElement {
  @property({ attribute: false }) address!: Address;
  /** Whose language, numbers and data are used. */
  @property({ attribute: false }) workbench!: Workbench;
  /** The state of parts, as they told it before, by their names. */
  @property({ attribute: false }) kept: Work['parts'];

  /** A table of losses that was pasted into the workbench. */
  @property({ attribute: false }) losses?: string | undefined;

  /** Where one was in the lab. */
  #lab?: Extract<Address, { view: 'decisions' }>;
  #hasQueries = false;

  /** Both stay for as long as the page. */
  override firstUpdated(): void {
    this.workbench.addEventListener('workbench-changed', () => this.requestUpdate());
  }

  override willUpdate(changed: PropertyValues): void {
    if (!changed.has('address')) return;
    const { address } = this;
    if (address.view === 'decisions') {
      this.#lab = address;
      void import('../decisions/decision-lab.ts');
    } else if (address.view === 'reference') void import('../metrics/metric-reference.ts');
    else if (address.view === 'about') void import('./about-copy.ts');
    else if (address.view === 'sql') {
      this.#hasQueries = true;
      void import('../export/sql-queries.ts');
    }
  }

  override render(): TemplateResult | typeof nothing {
    const { address } = this;
    const { locale, format, calculator, wholeCatalogue, result } = this.workbench;
    if (!locale || !calculator) return nothing;
    return html`
      ${
        address.view === 'reference'
          ? html`<deconfuse-metric-reference
              .locale=${locale}
              .format=${format}
              .catalogue=${wholeCatalogue}
              .chosen=${address.metric}
            ></deconfuse-metric-reference>`
          : nothing
      }
      ${address.view === 'about' ? html`<deconfuse-about-copy .locale=${locale}></deconfuse-about-copy>` : nothing}
      ${
        this.#lab && locale.scores && wholeCatalogue.length > 0
          ? html`<deconfuse-decision-lab
              ?hidden=${address.view !== 'decisions'}
              .locale=${locale}
              .format=${format}
              .calculator=${calculator}
              .catalogue=${wholeCatalogue}
              .data=${address.view === 'decisions' ? result?.dataset : undefined}
              .section=${this.#lab.section}
              .kept=${this.kept?.['decisions']}
              .losses=${this.losses}
            ></deconfuse-decision-lab>`
          : nothing
      }
      ${
        this.#hasQueries
          ? html`<deconfuse-sql-queries
              ?hidden=${address.view !== 'sql'}
              .locale=${locale}
              .format=${format}
              .data=${address.view === 'sql' ? result?.dataset : undefined}
              .kept=${this.kept?.['sql']}
            ></deconfuse-sql-queries>`
          : nothing
      }
    `;
  }

  static override styles = controls;
}
