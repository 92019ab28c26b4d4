import { css, html, LitElement, nothing, type TemplateResult } from 'lit';
import { customElement, query, state } from 'lit/decorators.js';
import type { TourTexts } from '../../locales/en/tour.ts';
import type { Locale } from '../../locales/index.ts';
import { loadTourTexts } from '../../locales/parts.ts';
import { controls } from '../../styles/controls.ts';
import { bubbling } from '../common/events.ts';
import { freePlace } from '../common/free-place.ts';
import { given, inLanguage } from '../common/given.ts';
import { shownElement } from '../common/shown-element.ts';

/** Element that each step describes; the steps come in this order. */
const anchors: Readonly<Record<keyof TourTexts['steps'], string>> = {
  data: 'deconfuse-input-panel',
  matrix: 'deconfuse-matrix-grid',
  numbers: 'deconfuse-headline-numbers',
  more: 'nav.tabs',
};
const steps = Object.keys(anchors) as (keyof TourTexts['steps'])[];

/** Elements that the tour does not cover. */
const numbers = ['deconfuse-headline-numbers', 'deconfuse-matrix-grid', 'deconfuse-metric-stage'];

/**
 * Tour of the page in a few steps, each placed near the element it describes. It is open from its first render on; a
 * click elsewhere or Escape ends it and fires `tour-ended`.
 */
@customElement('deconfuse-page-tour')
export class PageTour extends LitElement {
  @given locale!: Locale;

  @inLanguage(loadTourTexts) private texts?: TourTexts;
  @state() private step = 0;

  @query('[popover]') private box?: HTMLElement;
  @query('.next') private next?: HTMLElement;

  override connectedCallback(): void {
    super.connectedCallback();
    addEventListener('resize', this.#place);
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    removeEventListener('resize', this.#place);
  }

  override updated(): void {
    if (!this.box) return;
    if (!this.box.matches(':popover-open')) this.box.showPopover();
    this.#place();
  }

  #place = (): void => {
    const { box } = this;
    const anchor = shownElement(document, anchors[steps[this.step]!]);
    if (!box) return;
    const kept = numbers.flatMap((selector) => shownElement(document, selector)?.getBoundingClientRect() ?? []);
    const { clientWidth: width, clientHeight: height } = document.documentElement;
    const room = { left: 0, top: 0, width, height };
    const size = box.getBoundingClientRect();
    const place = freePlace(size, anchor?.getBoundingClientRect() ?? room, kept, room);
    box.style.setProperty('left', `${place.left}px`);
    box.style.setProperty('top', `${place.top}px`);
  };

  #goOn(): void {
    if (this.step + 1 < steps.length) {
      this.step++;
      this.next?.focus();
    } else this.box?.hidePopover();
  }

  override render(): TemplateResult | typeof nothing {
    const { texts, step } = this;
    if (!texts) return nothing;
    const isLast = step + 1 === steps.length;
    return html`
      <div
        popover
        role="dialog"
        aria-label=${texts.title}
        @toggle=${({ newState }: ToggleEvent) => {
          if (newState === 'closed') this.dispatchEvent(bubbling('tour-ended', undefined));
        }}
      >
        <p aria-live="polite">${texts.steps[steps[step]!]}</p>
        <div class="row">
          <span class="muted">${texts.place(step + 1, steps.length)}</span>
          ${
            isLast ? nothing : html`<button class="text" @click=${() => this.box?.hidePopover()}>${texts.skip}</button>`
          }
          <button class="next" @click=${() => this.#goOn()}>${isLast ? texts.done : texts.next}</button>
        </div>
      </div>
    `;
  }

  static override styles = [
    controls,
    css`
      [popover] {
        position: fixed;
        inset: auto;
        width: 22rem;
        max-width: calc(100vw - 1rem);
        margin: 0;
        padding: 0.5rem 0.75rem;
        border: 2px solid var(--accent);
        border-radius: 0.5rem;
        background: var(--paper);
        color: var(--ink);
        font-size: 0.875rem;
        line-height: 1.35;
        box-shadow: 0 0.25rem 1rem rgb(0 0 0 / 30%);
      }

      .row {
        display: flex;
        gap: 0.75rem;
        align-items: center;
        margin-top: 0.25rem;
      }

      .muted {
        flex: 1;
        font-size: 0.875rem;
      }

      .next {
        border-color: var(--accent);
      }
    `,
  ];
}

declare global {
  interface HTMLElementTagNameMap {
    'deconfuse-page-tour': PageTour;
  }
}
