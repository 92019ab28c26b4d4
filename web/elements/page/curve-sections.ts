import { css, html, LitElement, nothing, type PropertyValues, type TemplateResult } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import type { TabTexts } from '../../locales/en/tabs.ts';
import type { Locale } from '../../locales/index.ts';
import { loadTabTexts } from '../../locales/parts.ts';
import type { Result } from '../../session/result.ts';
import type { Session } from '../../session/session.ts';
import type { SimulationThrough } from '../../session/simulation.ts';
import { hrefOf, tabAddress, type Address } from '../../share/address.ts';
import { controls } from '../../styles/controls.ts';
import { sectionLinks } from '../../styles/section-links.ts';
import { given, inLanguage } from '../common/given.ts';
import '../common/what-is.ts';
import { KeptState } from '../common/kept-state.ts';

type Section = keyof TabTexts['curveSections'];

/**
 * Links between the sections on curves, and a simulator of scores. The simulator is closed beside the links or, if a
 * matrix has points, open below them with scores whose curve passes through the chosen point. Its room is reserved.
 */
@customElement('deconfuse-curve-sections')
export class CurveSections extends LitElement {
  @given locale!: Locale;
  /** The section that is shown. */
  @property() section: Section = 'data';
  @property({ attribute: false }) session?: Session;
  /** Result of data whose classes have points. */
  @property({ attribute: false }) result?: Result | undefined;

  @inLanguage(loadTabTexts) private texts?: TabTexts;
  @state() private simulates = false;
  @state() private through?: SimulationThrough | undefined;

  #work = new KeptState(this, 'curve-sections', () => ({}));
  #isOpen = false;
  /** True if the data shown come from the simulator, which then stays open. */
  #isSource = false;

  override willUpdate(changed: PropertyValues): void {
    this.#work.recalled();
    const hasPoints = this.result !== undefined;
    if (!changed.has('result') || hasPoints === (changed.get('result') !== undefined)) return;
    this.toggleAttribute('pointed', hasPoints);
    this.#isOpen = hasPoints || this.#isSource;
    this.#isSource = false;
    if (hasPoints) {
      void import('../matrix/class-points.ts');
      this.#simulate();
    } else this.through = undefined;
  }

  override render(): TemplateResult | typeof nothing {
    const { texts } = this;
    if (!texts) return nothing;
    const addressOf = (section: Section): Address =>
      section === 'data' ? tabAddress('curves') : { view: 'curves', section };
    return html`
      <div class="links">
        <nav class="no-print" aria-label=${texts.curveSectionsLabel}>
          ${Object.entries(texts.curveSections).map(
            ([section, name]) =>
              html`<a
                href=${hrefOf(addressOf(section as Section))}
                aria-current=${section === this.section ? 'page' : nothing}
                >${name}</a
              >`,
          )}
        </nav>
        <deconfuse-what-is section="curves"></deconfuse-what-is>
      </div>
      ${
        this.result
          ? html`<deconfuse-class-points
              .session=${this.session}
              .result=${this.result}
              @point-shown=${({ detail }: CustomEvent<SimulationThrough | null>) => (this.through = detail ?? undefined)}
            ></deconfuse-class-points>`
          : nothing
      }
      ${this.section === 'data' ? this.#simulator(texts) : nothing}
    `;
  }

  override updated(changed: PropertyValues): void {
    // The simulator has moved up to the links.
    if (!changed.get('result') || this.result || !this.#isOpen) return;
    this.renderRoot.querySelector('details')?.scrollIntoView({ block: 'nearest' });
  }

  #simulate(): void {
    void import('../scores/score-simulator.ts');
    this.simulates = true;
  }

  #simulator(texts: TabTexts): TemplateResult {
    return html`
      <details
        class="no-print"
        data-section="simulator"
        ?open=${this.#isOpen}
        @toggle=${({ target }: Event) => {
          if ((target as HTMLDetailsElement).open) this.#simulate();
        }}
      >
        <summary>${texts.simulator}</summary>
        ${
          this.simulates
            ? html`<deconfuse-score-simulator
                .through=${this.through}
                @problem-chosen=${() => (this.#isSource = true)}
              ></deconfuse-score-simulator>`
            : nothing
        }
      </details>
    `;
  }

  static override styles = [
    controls,
    sectionLinks,
    css`
      :host {
        display: flex;
        flex-wrap: wrap;
        gap: 0.375rem 1rem;
        align-items: center;
        min-height: 2rem;
      }

      .links {
        display: flex;
        gap: 0.5rem;
        align-items: center;
        max-width: 100%;
      }

      nav {
        min-width: 0;
      }

      deconfuse-class-points {
        flex: 1 0 100%;
        max-width: 100%;
      }

      deconfuse-class-points:not(:defined) {
        min-height: 36rem;
      }

      details[open] {
        flex: 1 0 100%;
        padding: 0.5rem 0.75rem;
        border: 1px solid var(--line);
        border-radius: 0.5rem;
      }

      /* The simulator stands beside the point that its curve passes through. */
      @container (min-width: 96rem) {
        :host([pointed]) {
          display: grid;
          grid-template-columns: minmax(0, 5fr) minmax(0, 4fr);
          align-items: start;
        }

        :host([pointed]) .links {
          grid-column: 1 / -1;
        }
      }

      @media (max-width: 40rem) {
        /* Curves follow the links directly. */
        :host(:not([pointed])) {
          display: contents;
        }

        :host(:not([pointed])) .links {
          order: -2;
        }
      }

      summary {
        min-height: 1.5rem;
        color: var(--accent);
        cursor: pointer;
      }
    `,
  ];
}
