import { html, LitElement, nothing, type PropertyValues, type TemplateResult } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import type { Address } from '../../share/address.ts';
import { controls } from '../../styles/controls.ts';
import type { Session } from '../../session/session.ts';
import { Showing } from '../common/following.ts';

/**
 * Views in place of the workbench: the reference, decisions, SQL and the page about this copy. Decisions and SQL keep
 * their state.
 */
@customElement('deconfuse-other-views')
export class OtherViews extends LitElement {
  @property({ attribute: false }) address!: Address;
  @property({ attribute: false }) session!: Session;

  /** Last address in the decision lab. */
  #lab?: Extract<Address, { view: 'decisions' | 'curves' }>;
  #hasQueries = false;

  constructor() {
    super();
    // The reference lists all metrics, including those of decisions.
    new Showing(
      this,
      () => this.session,
      ({ catalogues }) => catalogues.whole,
    );
  }

  override willUpdate(changed: PropertyValues): void {
    if (!changed.has('address')) return;
    const { address } = this;
    if (address.view === 'decisions' || address.view === 'curves') {
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
    const { calculator, catalogues, result, decision } = this.session;
    const { locale } = this.session.speech;
    if (!locale || !calculator) return nothing;
    return html`
      ${
        address.view === 'reference'
          ? html`<deconfuse-metric-reference .chosen=${address.metric}></deconfuse-metric-reference>`
          : nothing
      }
      ${address.view === 'about' ? html`<deconfuse-about-copy></deconfuse-about-copy>` : nothing}
      ${
        this.#lab && locale.scores && catalogues.whole.length > 0
          ? html`<deconfuse-decision-lab
              ?hidden=${address !== this.#lab}
              .data=${address === this.#lab ? result?.dataset : undefined}
              .view=${this.#lab.view}
              .section=${this.#lab.section}
              .given=${decision}
            ></deconfuse-decision-lab>`
          : nothing
      }
      ${
        this.#hasQueries
          ? html`<deconfuse-sql-queries
              ?hidden=${address.view !== 'sql'}
              .data=${address.view === 'sql' ? result?.dataset : undefined}
            ></deconfuse-sql-queries>`
          : nothing
      }
    `;
  }

  static override styles = controls;
}
