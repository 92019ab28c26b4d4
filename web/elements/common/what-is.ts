import { css, html, LitElement, nothing, type TemplateResult } from 'lit';
import { customElement, property, query } from 'lit/decorators.js';
import type { SectionTexts } from '../../locales/en/sections.ts';
import type { Locale } from '../../locales/index.ts';
import { loadSectionTexts } from '../../locales/parts.ts';
import { controls } from '../../styles/controls.ts';
import { given, inLanguage } from './given.ts';

const [widest, gap] = [320, 8];

/** A small button beside the title of a section that opens a sentence on what the section is. */
@customElement('deconfuse-what-is')
export class WhatIs extends LitElement {
  @given locale!: Locale;
  @property() section!: keyof SectionTexts['sections'];

  @inLanguage(loadSectionTexts) private texts?: SectionTexts;

  @query('button') private opener!: HTMLElement;
  @query('[popover]') private sentence!: HTMLElement;

  override render(): TemplateResult | typeof nothing {
    const { texts } = this;
    if (!texts) return nothing;
    return html`
      <button popovertarget="sentence" aria-label=${texts.whatIsThis} title=${texts.whatIsThis}>?</button>
      <p id="sentence" popover @beforetoggle=${this.#place}>${texts.sections[this.section]}</p>
    `;
  }

  /** Places the sentence below the button, within the width of the page. */
  #place = ({ newState }: ToggleEvent): void => {
    if (newState !== 'open') return;
    const { left, bottom } = this.opener.getBoundingClientRect();
    const room = document.documentElement.clientWidth;
    const width = Math.min(widest, room - 2 * gap);
    const { style } = this.sentence;
    style.setProperty('width', `${width}px`);
    style.setProperty('left', `${Math.max(gap, Math.min(left, room - width - gap)) + scrollX}px`);
    style.setProperty('top', `${bottom + gap / 2 + scrollY}px`);
  };

  static override styles = [
    controls,
    css`
      :host {
        flex: none;
        width: 1.5rem;
        height: 1.5rem;
      }

      button {
        display: block;
        width: 1.5rem;
        min-height: 1.5rem;
        padding: 0;
        border-radius: 50%;
        color: var(--muted);
        font-size: 0.875rem;
        font-weight: 400;
        line-height: 1;
      }

      [popover] {
        position: absolute;
        inset: auto;
        margin: 0;
        padding: 0.5rem 0.75rem;
        border: 1px solid var(--control-line);
        border-radius: 0.5rem;
        background: var(--paper);
        color: var(--ink);
        font-size: 0.875rem;
        font-weight: 400;
        line-height: 1.4;
        white-space: normal;
        box-shadow: 0 0.25rem 1rem rgb(0 0 0 / 30%);
      }

      @media print {
        :host {
          display: none;
        }
      }
    `,
  ];
}

declare global {
  interface HTMLElementTagNameMap {
    'deconfuse-what-is': WhatIs;
  }
}
