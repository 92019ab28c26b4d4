import { css, html, LitElement, nothing, type PropertyValues, type TemplateResult } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import type { ScrubbingTexts } from '../../locales/en/scrubbing.ts';
import type { Locale } from '../../locales/index.ts';
import { loadScrubbingTexts } from '../../locales/parts.ts';
import type { MatrixData } from '../../session/matrix-data.ts';
import { controls } from '../../styles/controls.ts';
import { given } from '../common/given.ts';
import './case-dots.ts';
import type { MatrixGrid } from './matrix-grid.ts';
import './prevalence-slider.ts';
import { Scrubbing } from './scrubbing.ts';

/** Up to this many classes there is room for dots in every cell: of more, the panel keeps none for this element. */
const mostClasses = 10;

/**
 * What one does with a matrix to see what comes of it: counts are dragged in its grid, cases are dots that move between
 * the cells, and the share of positives changes while the rates are held.
 */
@customElement('deconfuse-what-if')
export class WhatIf extends LitElement {
  @given locale!: Locale;
  /** What shows the matrix; absent as long as it has not been drawn. */
  @property({ attribute: false }) grid?: MatrixGrid | null;
  /** With a matrix. */
  @property({ attribute: false }) data!: MatrixData;
  /** The class against the rest whose regions are told apart. */
  @property({ attribute: false }) chosenClass?: number | undefined;

  @state() private texts?: ScrubbingTexts;

  #scrubbing?: Scrubbing;

  override willUpdate(changed: PropertyValues<this>): void {
    if (changed.has('locale') && changed.get('locale')?.language !== this.locale.language) void this.#loadTexts();
  }

  async #loadTexts(): Promise<void> {
    const { language } = this.locale;
    // Where they cannot be loaded, counts are moved all the same.
    const texts = await loadScrubbingTexts(language).catch(() => undefined);
    if (language === this.locale.language) this.texts = texts;
  }

  override updated(): void {
    if (this.grid) this.#scrubbing ??= new Scrubbing(this.grid);
    if (this.texts) this.#scrubbing?.explain(this.texts.hint);
  }

  override render(): TemplateResult | typeof nothing {
    const { texts, data, chosenClass } = this;
    const { labels, predictedLabels = labels, positive } = data;
    if (!texts) return nothing;
    return html`
      ${
        data.shares || Math.max(labels.length, predictedLabels.length) > mostClasses
          ? nothing
          : html`<deconfuse-case-dots .data=${data} .chosenClass=${chosenClass} .texts=${texts}></deconfuse-case-dots>`
      }
      ${
        positive === undefined
          ? nothing
          : html`<deconfuse-prevalence-slider .data=${data} .texts=${texts}></deconfuse-prevalence-slider>`
      }
    `;
  }

  static override styles = [
    controls,
    css`
      /* The room for it is kept by the panel. */
      :host {
        display: flex;
        gap: 1rem;
        align-items: start;
      }

      deconfuse-prevalence-slider {
        flex: 1;
        max-width: 24rem;
      }

      @container (max-width: 40rem) {
        deconfuse-case-dots {
          display: none;
        }
      }
    `,
  ];
}
