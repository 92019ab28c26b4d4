import { css, html, LitElement, nothing, type TemplateResult } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import type { Formula } from '../core/types.ts';
import { formulaStyles, renderWorked, type FormulaOptions } from '../formula/mathml.ts';
import { latexOf } from '../formula/latex.ts';
import { workedLines, type Worked } from '../formula/worked.ts';
import type { Locale } from '../locales/index.ts';
import { copyText } from '../share/clipboard.ts';
import { controls } from '../styles/controls.ts';
import { contains } from './cells.ts';
import { bubbling } from './events.ts';
import type { NumberFormat } from './values.ts';

/** How long the button says that the formula was copied, in milliseconds. */
const copiedShown = 2000;

/**
 * A formula in symbols, with its numbers, as a fraction and as a decimal, in a box that scrolls.
 * Fires `cells-hovered` (Cells or undefined) as the pointer goes over terms.
 */
@customElement('deconfuse-worked-formula')
export class WorkedFormula extends LitElement {
  @property({ attribute: false }) locale!: Locale;
  @property({ attribute: false }) format!: NumberFormat;
  @property({ attribute: false }) worked!: Worked;
  @property() name = '';
  /** Without a button to copy it. */
  @property({ type: Boolean }) plain = false;
  /** The cell of the matrix under the pointer: terms that read it are marked. */
  @property({ attribute: false }) hoveredCell?: { row: number; column: number };

  @state() private copying: 'no' | 'copied' | 'refused' = 'no';

  override render(): TemplateResult {
    const { page } = this.locale;
    const hovered = this.hoveredCell;
    const options: FormulaOptions = {
      ...this.format,
      onEnter: ({ cells }: Formula) => this.dispatchEvent(bubbling('cells-hovered', cells)),
      onLeave: () => this.dispatchEvent(bubbling('cells-hovered', undefined)),
      highlight: ({ cells }) =>
        hovered !== undefined && cells !== undefined && contains(cells, hovered.row, hovered.column),
    };
    return html`
      <div class="scroll" role="region" tabindex="0" aria-label=${page.formulaOf(this.name)}>
        ${renderWorked(this.worked, options)}
      </div>
      ${
        this.plain
          ? nothing
          : html`<button class="text no-print" @click=${() => this.#copy()}>
              ${this.copying === 'copied' ? `✓ ${page.copied}` : page.copyLatex}
            </button>`
      }
      ${
        this.copying === 'refused'
          ? html`<textarea readonly rows="3" aria-label="LaTeX" .value=${this.#latex}></textarea>`
          : nothing
      }
    `;
  }

  get #latex(): string {
    const signs = { '=': '=', '≈': '\\approx', '≔': ':=' };
    return workedLines(this.worked, this.format)
      .map(({ left, relation, right }) =>
        [left ? latexOf(left) : '', signs[relation], latexOf(right, this.format.decimalSign)].join(' ').trim(),
      )
      .join(' ');
  }

  async #copy(): Promise<void> {
    if (!(await copyText(this.#latex))) {
      this.copying = 'refused';
      return;
    }
    this.copying = 'copied';
    setTimeout(() => (this.copying = 'no'), copiedShown);
  }

  static override styles = [
    controls,
    formulaStyles,
    css`
      .scroll {
        padding: 0.5rem 0.25rem;
        font-size: 1.125rem;
      }

      math {
        width: max-content;
        margin: 0;
        text-align: start;
      }

      .term {
        border-radius: 0.2em;
      }

      .term[data-quantity]:hover {
        background: var(--accent-soft);
      }

      .term.highlighted {
        background: var(--mark);
      }

      textarea {
        display: block;
        width: 100%;
        font: 0.8125rem/1.4 var(--code-font);
      }
    `,
  ];
}
