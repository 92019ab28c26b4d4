import { html, LitElement, nothing, type PropertyValues, type TemplateResult } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import type { Address } from '../../share/address.ts';
import { controls } from '../../styles/controls.ts';
import type { Session } from '../../session/session.ts';
import { Following } from '../common/following.ts';

/**
 * What the page shows in place of the workbench: the reference, decisions, SQL and what is said of this copy.
 * Decisions and SQL stay as they are left.
 */
@customElement('deconfuse-other-views')
export class OtherViews extends LitElement {
  @property({ attribute: false }) address!: Address;
  @property({ attribute: false }) session!: Session;

  /** Where one was in the lab. */
  #lab?: Extract<Address, { view: 'decisions' }>;
  #hasQueries = false;

  constructor() {
    super();
    new Following(this, () => this.session);
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
    const { format, calculator, wholeCatalogue, result, opened, losses } = this.session;
    const { locale } = this.session.speech;
    const { parts } = opened.work ?? {};
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
              .kept=${parts?.['decisions']}
              .losses=${losses}
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
              .kept=${parts?.['sql']}
            ></deconfuse-sql-queries>`
          : nothing
      }
    `;
  }

  static override styles = controls;
}
