import { css, html, LitElement, nothing, type PropertyValues, type TemplateResult } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import type { Formula } from '../../core/types/formula.ts';
import type { MetricInfo } from '../../core/types/metric-info.ts';
import type { Explanation } from '../../core/types/report.ts';
import type { Slip, SlipExplanation } from '../../core/types/slips.ts';
import { toLatex } from '../../formula/latex.ts';
import { formulaStyles, renderFormula } from '../../formula/mathml.ts';
import { formatNumber } from '../../formula/number.ts';
import { partingsOf } from '../../formula/parting.ts';
import type { CheckerTexts } from '../../locales/en/checker.ts';
import { controls } from '../../styles/controls.ts';
import { explained } from '../metrics/explained.ts';
import { slipClause, slipSentence, type SlipContext } from '../../locales/slip-sentence.ts';
import type { NumberFormat } from '../../locales/values.ts';
import '../metrics/worked-formula.ts';
import { currentAnswer } from '../common/current-answer.ts';
import { given } from '../common/given.ts';

export type Likelihood = keyof CheckerTexts['likelihoods'];

/** Shortened numbers are shown with this many digits more, so that the shortening is visible. */
const furtherDigits = 2;

/** Slips that edit the metric's own formula. */
const edits: ReadonlySet<Slip['kind']> = new Set(['root', 'squared', 'margin', 'selection', 'term', 'scale']);

/** Up to this many slips with the same value are listed at once; more are folded under their number. */
const fewSlips = 2;

/** Slips that may have led to an answer, with their derivation beside the right one. */
@customElement('deconfuse-slip-explanation')
export class SlipExplanationElement extends LitElement {
  @property({ attribute: false }) context!: SlipContext;
  @property({ attribute: false }) format!: NumberFormat;
  @given catalogue: readonly MetricInfo[] = [];
  @property({ attribute: false }) explanation!: SlipExplanation;
  /** How likely the explanation is beside the others; not shown if undefined. */
  @property() likelihood: Likelihood | undefined;
  /** Shows the number that the slips give. */
  @property({ type: Boolean }) valued = false;
  /** Requests the right derivation; without it neither derivation is shown. */
  @property({ attribute: false }) explain: (() => Promise<Explanation>) | undefined;
  /** Shows the derivations at first. */
  @property({ type: Boolean }) unfolded = false;

  @state() private isOpen = false;
  @state() private right: Explanation | undefined;

  override willUpdate(changed: PropertyValues): void {
    if (changed.has('unfolded') && this.unfolded) this.isOpen = true;
    if (changed.has('explain')) this.right = undefined;
    if (this.isOpen && this.explain && !this.right) void this.#fetch(this.explain);
  }

  async #fetch(explain: () => Promise<Explanation>): Promise<void> {
    const right = await currentAnswer(this, () => explain === this.explain && this.isConnected, explain());
    if (right) this.right = right;
  }

  override render(): TemplateResult {
    const { explanation, likelihood, context, explain } = this;
    const { texts } = context;
    return html`
      <p>
        ${slipSentence(explanation.slips, context)} ${this.valued ? texts.gives(this.#valueText) : nothing}
        ${likelihood ? html`<span class="likelihood">${texts.likelihoods[likelihood]}</span>` : nothing}
      </p>
      ${this.#same()} ${this.#variants()}
      ${
        explain
          ? html`<details
              class="worked"
              ?open=${this.isOpen}
              @toggle=${(event: Event) => (this.isOpen = (event.target as HTMLDetailsElement).open)}
            >
              <summary>${texts.worked}</summary>
              ${this.isOpen && this.right ? this.#worked(this.right) : nothing}
            </details>`
          : nothing
      }
    `;
  }

  get #valueText(): string {
    const { value } = this.explanation;
    return value === null ? this.context.locale.page.undefinedValue : formatNumber(value, this.format);
  }

  /** Other slips with the same value, folded up if there are many. */
  #same(): TemplateResult | typeof nothing {
    const { texts } = this.context;
    const clauses = this.#others(this.explanation.same ?? []);
    if (clauses.length === 0) return nothing;
    if (clauses.length <= fewSlips) return html`<p class="muted">${texts.same(clauses)}</p>`;
    return this.#folded(texts.sameInManyWays(clauses.length), clauses);
  }

  #variants(): TemplateResult | typeof nothing {
    const clauses = this.#others((this.explanation.variants ?? []).map(({ slips }) => slips));
    return clauses.length === 0 ? nothing : this.#folded(this.context.texts.variants(clauses.length), clauses);
  }

  /** Distinct clauses for the other slips, without the clause already shown. */
  #others(others: readonly Slip[][]): string[] {
    const said = slipClause(this.explanation.slips, this.context);
    const clauses = new Set(others.map((slips) => slipClause(slips, this.context)));
    clauses.delete(said);
    return [...clauses];
  }

  #folded(summary: string, clauses: readonly string[]): TemplateResult {
    const { texts } = this.context;
    return html`
      <details>
        <summary>${summary}</summary>
        <ul>
          ${clauses.map((clause) => html`<li>${texts.because(clause)}</li>`)}
        </ul>
      </details>
    `;
  }

  /** Format with enough decimals to show the digits that were cut off. */
  get #format(): NumberFormat {
    const digits = this.explanation.slips.flatMap((slip) => (slip.digits === undefined ? [] : slip.digits));
    return { ...this.format, decimals: Math.max(this.format.decimals, ...digits.map((many) => many + furtherDigits)) };
  }

  /**
   * Both derivations. The right one takes the metric's other route if the slip was made on that route, but not if
   * taking it was the slip itself.
   */
  #worked(main: Explanation): TemplateResult {
    const { explanation, context, catalogue } = this;
    const { alternative } = main;
    const isAlternative =
      alternative &&
      (explanation.slips.some((slip) => slip.alternative) ||
        toLatex(alternative.symbolic) === toLatex(explanation.worked.symbolic));
    const isOtherFormula = explanation.slips.some(
      ({ kind, policy }) => kind === 'zero-division' && policy === 'undefined' && context.asked?.class !== undefined,
    );
    const right = isAlternative && !isOtherFormula ? { ...main, ...alternative } : main;
    const { texts, locale } = context;
    const { symbolic, substituted } = explanation.worked;
    const shown = { locale, format: this.#format, catalogue };
    const id = this.#otherMetric ?? right.id;
    const wrong = { ...right, id, symbolic, substituted, exact: substituted.exact ?? null, value: explanation.value };
    return html`
      <div class="columns">
        <div>
          <h4><span aria-hidden="true">✗</span> ${texts.wrongDerivation}</h4>
          ${explained(shown, wrong, texts.wrongDerivation)}
        </div>
        <div>
          <h4><span aria-hidden="true">✓</span> ${texts.rightDerivation}</h4>
          ${explained(shown, right, texts.rightDerivation)}
        </div>
      </div>
      ${this.#parting(right.substituted, substituted, this.#otherMetric !== undefined || isOtherFormula)}
    `;
  }

  /** Id of the other metric that was computed, if any. */
  get #otherMetric(): string | undefined {
    return this.explanation.slips.find(({ id }) => id !== undefined)?.id;
  }

  /** True if the slips only edit the formula, so that both formulas have the same form. */
  get #isEdit(): boolean {
    return this.explanation.slips.every(({ kind }) => edits.has(kind));
  }

  #parting(right: Formula, wrong: Formula, isOther: boolean): TemplateResult {
    const { texts } = this.context;
    const partings = partingsOf(right, wrong);
    if (partings.length === 0) return html`<p class="parting">${texts.partNowhere}</p>`;
    // In different formulas the parts in the same place need not correspond.
    const isAtOnce = (isOther && partings.length > 1) || (partings[0]!.right === right && !this.#isEdit);
    if (isAtOnce) return html`<p class="parting">${texts.partAtOnce}</p>`;
    return html`
      <p class="parting">
        ${texts.part}
        ${partings.map(
          (parting) => html`
            <span class="scroll">
              ${this.#part(parting.right, 'right')} ${texts.became} ${this.#part(parting.wrong, 'wrong')}
            </span>
          `,
        )}
      </p>
    `;
  }

  /** A part of a formula, with its value unless the part is just a value. */
  #part(formula: Formula, side: 'right' | 'wrong'): TemplateResult {
    const format = this.#format;
    const { args = [], value } = formula;
    const result = args.length > 0 && typeof value === 'number' ? ` = ${formatNumber(value, format)}` : '';
    return html`<span class=${side}>${renderFormula(formula, { ...format, display: 'inline' })}${result}</span>`;
  }

  static override styles = [
    controls,
    formulaStyles,
    css`
      .likelihood {
        display: inline-block;
        padding: 0 0.5rem;
        border: 1px solid var(--line);
        border-radius: 1rem;
        background: var(--panel);
        color: var(--muted);
        font-size: 0.875rem;
      }

      .muted,
      details {
        font-size: 0.875rem;
      }

      summary {
        min-height: 1.75rem;
        padding: 0.125rem 0;
        color: var(--accent);
        cursor: pointer;
      }

      ul {
        padding-inline-start: 1rem;
      }

      .columns {
        display: grid;
        grid-template-columns: repeat(auto-fit, minmax(min(100%, 19rem), 1fr));
        gap: 0.25rem 1.5rem;
      }

      .columns > div {
        min-width: 0;
        padding: 0.25rem 0.5rem;
        border: 1px solid var(--line);
        border-radius: 0.375rem;
      }

      h4 {
        font-size: 1rem;
        font-weight: 600;
      }

      .parting {
        margin-top: 0.5rem;
        font-size: 1rem;
        display: flex;
        flex-wrap: wrap;
        gap: 0.25rem 1rem;
        align-items: center;
      }

      .parting math {
        math-style: normal;
      }

      .parting .scroll {
        max-width: 100%;
        padding: 0.125rem 0;
      }

      .right,
      .wrong {
        display: inline-block;
        padding: 0.125rem 0.5rem;
        border: 1px solid;
        border-radius: 0.375rem;
        white-space: nowrap;
      }

      .right {
        border-color: var(--right-5);
        background: var(--right-1);
      }

      .wrong {
        border-color: var(--wrong-5);
        background: var(--wrong-1);
      }
    `,
  ];
}
