import { css, html, LitElement, nothing, type TemplateResult } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import type { ScrubbingTexts } from '../../locales/en/scrubbing.ts';
import type { Locale } from '../../locales/index.ts';
import { loadScrubbingTexts } from '../../locales/parts.ts';
import type { MatrixData } from '../../session/matrix-data.ts';
import { controls } from '../../styles/controls.ts';
import { given, inLanguage } from '../common/given.ts';
import './case-dots.ts';
import type { MatrixGrid } from './matrix-grid.ts';
import './prevalence-slider.ts';
import { Scrubbing } from './scrubbing.ts';

/** Upper limit of classes for the dots; the panel reserves no room for this element above it. */
const mostClasses = 10;

/**
 * Ways to change a matrix and see the consequences: counts are dragged in its grid, cases are dots that move between
 * the cells, and the share of positives changes with the rates fixed.
 */
@customElement('deconfuse-what-if')
export class WhatIf extends LitElement {
  @given locale!: Locale;
  /** The grid of the matrix; undefined until it has been rendered. */
  @property({ attribute: false }) grid?: MatrixGrid | null;
  /** Data with a matrix. */
  @property({ attribute: false }) data!: MatrixData;
  /** Index of the class whose regions against the rest are distinguished. */
  @property({ attribute: false }) chosenClass?: number | undefined;

  /** Without them, counts can still be changed. */
  @inLanguage((language) => loadScrubbingTexts(language).catch(() => undefined)) private texts?: ScrubbingTexts;

  #scrubbing?: Scrubbing;

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
      /* The panel reserves the room. */
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
