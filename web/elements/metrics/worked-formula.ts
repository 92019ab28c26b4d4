import { css, html, LitElement, nothing, type PropertyValues, type TemplateResult } from 'lit';
import { customElement, property, query, state } from 'lit/decorators.js';
import type { Formula } from '../../core/types/formula.ts';
import { formulaStyles, renderWorked, type WorkedOptions } from '../../formula/mathml.ts';
import { workedElement } from '../../formula/element.ts';
import { mathmlText } from '../../formula/mathml-text.ts';
import { latexLines, workedLines, type Worked } from '../../formula/worked.ts';
import type { ExportTexts } from '../../locales/en/export.ts';
import { loadExportTexts } from '../../locales/parts.ts';
import type { Locale } from '../../locales/index.ts';
import { copiedShown, copyText } from '../../export/clipboard.ts';
import { controls } from '../../styles/controls.ts';
import { contains } from '../matrix/cells.ts';
import { bubbling } from '../common/events.ts';
import type { NumberFormat } from '../../locales/values.ts';
import { given } from '../common/given.ts';

/** Width of a sheet of paper, in em. */
const paper = 36;

/** Loaded after the first result, which needs no line breaks. */
let breaking: typeof import('../../formula/breaking.ts') | undefined;

/** Forms in which a formula is copied. */
type Form = 'latex' | 'mathml';

/**
 * A formula in symbols, with its numbers, as a fraction and as a decimal, with line breaks where a line does not fit. A
 * formula that cannot be broken scrolls. Fires `cells-hovered` (Cells or undefined) when the pointer enters or leaves a
 * term.
 */
@customElement('deconfuse-worked-formula')
export class WorkedFormula extends LitElement {
  @given locale!: Locale;
  @property({ attribute: false }) format!: NumberFormat;
  @property({ attribute: false }) worked!: Worked;
  @property() name = '';
  /** Hides the copy buttons. */
  @property({ type: Boolean }) plain = false;
  /** Cell of the matrix under the pointer; terms that read it are marked. */
  @property({ attribute: false }) hoveredCell?: { row: number; column: number };

  /** Form copied last, and whether the clipboard accepted it. */
  @state() private copied: { form: Form; done: boolean } | undefined;
  @state() private texts?: ExportTexts;
  /** Width of the box, in em. */
  @state() private room = 0;

  @query('.scroll') private box?: HTMLElement;

  #widths = new ResizeObserver(() => this.#measure());

  override connectedCallback(): void {
    super.connectedCallback();
    window.addEventListener('beforeprint', this.#print);
    window.addEventListener('afterprint', this.#measure);
    if (this.box) this.#widths.observe(this.box);
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    window.removeEventListener('beforeprint', this.#print);
    window.removeEventListener('afterprint', this.#measure);
    this.#widths.disconnect();
  }

  override async firstUpdated(): Promise<void> {
    this.#widths.observe(this.box!);
    breaking ??= await import('../../formula/breaking.ts');
    this.requestUpdate();
  }

  override updated(changed: PropertyValues<this>): void {
    if (changed.has('locale') && !this.plain) void this.#loadTexts();
  }

  #measure = (): void => {
    const { box } = this;
    // A hidden box has no width.
    if (!box || box.clientWidth === 0) return;
    const { fontSize, paddingLeft, paddingRight } = getComputedStyle(box);
    const width = box.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight);
    this.room = width / Number.parseFloat(fontSize);
  };

  #print = (): void => {
    this.room = paper;
  };

  async #loadTexts(): Promise<void> {
    const { locale } = this;
    // Without the texts there is no second button.
    const texts = await loadExportTexts(locale.language).catch(() => undefined);
    if (texts && locale === this.locale) this.texts = texts;
  }

  override render(): TemplateResult {
    const { page } = this.locale;
    const hovered = this.hoveredCell;
    const { room } = this;
    const options: WorkedOptions = {
      ...this.format,
      fit: (lines) => (breaking && room > 0 ? breaking.brokenLines(lines, room) : lines),
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
          : html`<p class="copies no-print">
              ${this.#button('latex', page.copyLatex)}
              ${this.texts ? this.#button('mathml', this.texts.copyMathml) : nothing}
            </p>`
      }
      ${
        this.copied && !this.copied.done
          ? html`<p role="status">${this.texts?.copyByHand}</p>
              <textarea
                readonly
                rows="3"
                aria-label=${this.copied.form === 'latex' ? 'LaTeX' : 'MathML'}
                .value=${this.#textIn(this.copied.form)}
              ></textarea>`
          : nothing
      }
    `;
  }

  #button(form: Form, name: string): TemplateResult {
    const isCopied = this.copied?.done && this.copied.form === form;
    return html`<button class="text" @click=${() => this.#copy(form)}>
      ${isCopied ? `✓ ${this.locale.page.copied}` : name}
    </button>`;
  }

  #textIn(form: Form): string {
    const { worked, format } = this;
    const lines = workedLines(worked, format);
    if (form === 'latex')
      return breaking?.latexOfLines(lines, format.decimalSign) ?? latexLines(lines, format.decimalSign).join(' ');
    const broken = breaking?.brokenLines(lines, breaking.lineOfText) ?? lines;
    return mathmlText(workedElement(broken, format.decimalSign));
  }

  async #copy(form: Form): Promise<void> {
    const copied = { form, done: await copyText(this.#textIn(form)) };
    this.copied = copied;
    if (!copied.done) return;
    setTimeout(() => {
      if (this.copied === copied) this.copied = undefined;
    }, copiedShown);
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

      .copies {
        display: flex;
        flex-wrap: wrap;
        gap: 0 1rem;
      }

      textarea {
        display: block;
        width: 100%;
        font: 0.875rem/1.4 var(--code-font);
      }
    `,
  ];
}
