import { css, html, LitElement, nothing, type PropertyValues, type TemplateResult } from 'lit';
import { customElement, property, query, state } from 'lit/decorators.js';
import type { Label } from '../../core/types/label.ts';
import type { MetricInfo } from '../../core/types/metric-info.ts';
import type { Explanation, Report, ReportOptions } from '../../core/types/report.ts';
import type { Locale } from '../../locales/index.ts';
import { metricValue } from '../../locales/values.ts';
import type { Compare, Explain } from '../../session/result.ts';
import { controls } from '../../styles/controls.ts';
import type { AsyncDataset } from '../../worker/async-calculator.ts';
import '../checker/stage-answer.ts';
import { bubbling } from '../common/events.ts';
import { given } from '../common/given.ts';
import { HeadlineNumbers } from './headline-numbers.ts';
import './how-sure.ts';
import './metric-details.ts';

/** The focused element, searched in all shadow trees. */
function focused(): HTMLElement | undefined {
  let element = document.activeElement;
  while (element?.shadowRoot?.activeElement) element = element.shadowRoot.activeElement;
  return element instanceof HTMLElement ? element : undefined;
}

/**
 * The stage: the place where any number of the page is worked out. It has a fixed height (see `styles/stage.ts`), and a
 * button opens longer content. Fires `class-chosen` (index).
 */
@customElement('deconfuse-metric-stage')
export class MetricStage extends LitElement {
  @given locale!: Locale;
  /** The metric; without one nothing is shown. */
  @property({ attribute: false }) info?: MetricInfo | undefined;
  @property({ attribute: false }) data!: AsyncDataset;
  @property({ attribute: false }) report!: Report;
  /** Index of the class whose value is shown for per-class metrics. */
  @property({ type: Number }) classIndex = 0;
  @property({ attribute: false }) explain!: Explain;
  /** Options of the report. */
  @property({ attribute: false }) options: ReportOptions = {};
  @property({ attribute: false }) compare!: Compare;
  /** True if the data can be written into a program. */
  @property({ type: Boolean }) reproducible = false;
  /** A given answer for the metric, to be checked. */
  @property({ attribute: false }) answer?: string | undefined;
  @property({ attribute: false }) hoveredCell?: { row: number; column: number } | undefined;

  /** True if the stage is as high as its content. */
  @property({ type: Boolean, reflect: true }) open = false;

  @state() private showsProgram = false;
  /** True if the content is higher than the stage. */
  @state() private isCut = false;

  @query('h3') private heading?: HTMLElement;
  @query('.work') private work?: HTMLElement;

  #ask!: () => Promise<Explanation>;
  /** Element that had the focus when the number was chosen. */
  #origin?: HTMLElement | undefined;
  #observer = new ResizeObserver(() => (this.isCut = this.open || this.scrollHeight > this.clientHeight));

  constructor() {
    super();
    // Scrolling inside the stage means that Tab or a search in the page has reached content below the fold.
    this.addEventListener('scroll', () => {
      if (this.scrollTop > 0) void this.#unfold(focused());
    });
  }

  override updated(changed: PropertyValues<this>): void {
    if (changed.has('info') && this.work) this.#observer.observe(this.work);
  }

  override connectedCallback(): void {
    super.connectedCallback();
    this.#observer.observe(this);
    if (this.work) this.#observer.observe(this.work);
    this.getRootNode().addEventListener('metric-chosen', this.#attend);
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#observer.disconnect();
    this.getRootNode().removeEventListener('metric-chosen', this.#attend);
  }

  /**
   * Moves to the stage after a choice made elsewhere than in the headline numbers. Keyboard users get the focus here
   * and return with Escape.
   */
  #attend = async ({ target }: Event): Promise<void> => {
    if (target instanceof HeadlineNumbers) return;
    const origin = focused();
    this.#origin = origin;
    await this.updateComplete;
    if (origin?.matches(':focus-visible')) this.heading?.focus({ preventScroll: true });
    this.scrollIntoView({ block: 'nearest' });
  };

  #leave({ key }: KeyboardEvent): void {
    if (key === 'Escape') this.#origin?.focus();
  }

  /** Opens the stage and keeps the reached element in view. */
  async #unfold(reached: HTMLElement | undefined): Promise<void> {
    this.open = true;
    await this.updateComplete;
    reached?.scrollIntoView({ block: 'nearest' });
  }

  /**
   * Opens or closes the stage. An open stage is not sticky, so a reader who has scrolled past its start is taken back
   * there.
   */
  async #turn(): Promise<void> {
    const opens = !this.open;
    this.open = true;
    await this.updateComplete;
    if (this.getBoundingClientRect().top < 0) this.scrollIntoView();
    this.open = opens;
  }

  override willUpdate(changed: PropertyValues<this>): void {
    if (!(['info', 'explain', 'classIndex'] as const).some((name) => changed.has(name))) return;
    const { info, explain, classIndex } = this;
    if (info) this.#ask = () => explain(info, classIndex);
  }

  override render(): TemplateResult | typeof nothing {
    const { info, data, report, classIndex, locale } = this;
    if (!info) return nothing;
    const { page } = locale;
    const { value, undefined: reasons } = metricValue(report, info, classIndex);
    const label: Label | undefined = info.perClass ? data.labels[classIndex] : undefined;
    return html`
      <div class="work">
        <div class="head" @keydown=${this.#leave}>
          <h3 tabindex="-1">${locale.names[info.id] ?? info.id}</h3>
          ${info.perClass && data.labels.length > 1 ? this.#classChoice() : nothing}
          <deconfuse-what-is section="number"></deconfuse-what-is>
          ${
            info.shape === 'scalar' && !info.perObservation
              ? html`<deconfuse-stage-answer
                  class="no-print"
                  .metric=${info.id}
                  .class=${label}
                  .given=${this.answer}
                  .data=${data}
                  .options=${this.options}
                  .explain=${this.#ask}
                ></deconfuse-stage-answer>`
              : nothing
          }
        </div>
        ${
          report.intervals && info.shape === 'scalar'
            ? html`<deconfuse-how-sure
                .info=${info}
                .data=${data}
                .report=${report}
                .classIndex=${classIndex}
                .options=${this.options}
              ></deconfuse-how-sure>`
            : nothing
        }
        <deconfuse-metric-details
          .info=${info}
          .value=${value}
          .reasons=${reasons}
          .class=${label}
          .explain=${this.#ask}
          .report=${report}
          .options=${this.options}
          .compare=${this.compare}
          .hoveredCell=${this.hoveredCell}
        ></deconfuse-metric-details>
        ${this.reproducible ? this.#program(info) : nothing}
      </div>
      <div class="fold no-print" ?hidden=${!this.isCut}>
        <button aria-expanded=${String(this.open)} @click=${() => void this.#turn()}>
          ${this.open ? page.foldStage : page.unfoldStage}
        </button>
      </div>
    `;
  }

  #program(info: MetricInfo): TemplateResult {
    if (this.showsProgram) void import('../export/reproduce-panel.ts');
    return html`
      <details
        class="no-print"
        ?open=${this.showsProgram}
        @toggle=${({ target }: Event) => (this.showsProgram = (target as HTMLDetailsElement).open)}
      >
        <summary>${this.locale.page.program}</summary>
        ${
          this.showsProgram
            ? html`<deconfuse-reproduce
                .only=${info}
                .data=${this.data}
                .options=${this.options}
              ></deconfuse-reproduce>`
            : nothing
        }
      </details>
    `;
  }

  #classChoice(): TemplateResult {
    const { data, classIndex, locale } = this;
    return html`<select
      aria-label=${locale.page.class}
      @change=${({ target }: Event) =>
        this.dispatchEvent(bubbling('class-chosen', (target as HTMLSelectElement).selectedIndex))}
    >
      ${data.labels.map((label, index) => html`<option .selected=${index === classIndex}>${label}</option>`)}
    </select>`;
  }

  static override styles = [
    controls,
    css`
      .head {
        display: flex;
        flex-wrap: wrap;
        gap: 0.25rem 0.75rem;
        align-items: center;
      }

      h3:focus-visible {
        outline: none;
      }

      h3 {
        font-size: 1.125rem;
      }

      .fold {
        display: flex;
        justify-content: center;
        margin-top: 0.5rem;
      }

      /* Content below the fold fades out. */
      :host(:not([open])) .fold {
        position: absolute;
        inset: auto 0 0;
        padding: 2rem 0 0.375rem;
        background: linear-gradient(transparent, var(--paper) 75%);
        pointer-events: none;
      }

      .fold button {
        min-height: 1.75rem;
        color: var(--accent);
        font-size: 0.875rem;
        pointer-events: auto;
      }

      .fold button::after {
        content: ' ▾' / '';
      }

      :host([open]) .fold button::after {
        content: ' ▴' / '';
      }

      @media (max-width: 40rem) {
        h3 {
          font-size: 1rem;
        }
      }
    `,
  ];
}
