import { css, html, LitElement, nothing, type TemplateResult } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import { bases } from '../../core/option-values.ts';
import type { Verdict } from '../../core/types/checking.ts';
import type { MetricInfo } from '../../core/types/metric-info.ts';
import type { Explanation } from '../../core/types/report.ts';
import type { Slip, SlipExplanation } from '../../core/types/slips.ts';
import { formatNumber, isRounded } from '../../formula/number.ts';
import { controls } from '../../styles/controls.ts';
import './slip-explanation.ts';
import type { Likelihood } from './slip-explanation.ts';
import { nameInSentence, slipClause, slipSentence, type SlipContext } from '../../locales/slip-sentence.ts';
import type { NumberFormat } from '../../locales/values.ts';
import {
  areDigitsRight,
  asWritten,
  formatFor,
  isPercentage,
  isQuotient,
  saysUndefined,
  writtenDecimals,
} from './written-digits.ts';
import { given } from '../common/given.ts';

/**
 * The verdict and some further cases. `unreadable` and `unclear`: the answer is not a number, and has no digits or
 * some. `found`, `suspected` and `unfound`: no metric was asked for, and some metric has this value, would have it
 * after a slip, or neither.
 */
type Finding = Verdict['verdict'] | 'unreadable' | 'unclear' | 'found' | 'suspected' | 'unfound';

const signs: Record<Finding, string> = {
  right: '✓',
  coarse: '≈',
  truncated: '≈',
  intermediate: '≈',
  rounded: '≈',
  slip: '✗',
  unknown: '?',
  unreadable: '!',
  unclear: '!',
  found: '✓',
  suspected: '?',
  unfound: '?',
};

/** Explanations are told apart only if the first is at least this many times as plausible as the next. */
const clearLead = 1.5;

/** Explanations with a plausibility below this are called unlikely. */
const smallShare = 0.05;

/** An answer without decimals is remarked on if its absolute value is below this. */
const fewDigits = 10;

/** Base of logarithms. */
type Base = NonNullable<Slip['base']>;

/** Value in nats of a value in bits, nats or bans. */
const inNats = (value: number, base: Base): number => value * (base === 'e' ? 1 : Math.log(base));

/**
 * Relative tolerance for two values in different units. It exceeds the error of logarithms and is far below the
 * difference between any two units.
 */
const sameValue = 1e-9;

/** Verdict on an answer: a sentence, and below it the slips that may have led to the number. */
@customElement('deconfuse-answer-verdict')
export class AnswerVerdict extends LitElement {
  /** Texts and data for the sentences, with the metric asked for or else the one that the number was identified as. */
  @property({ attribute: false }) context!: SlipContext;
  /** True if no metric was asked for, so the number is to be identified. */
  @property({ type: Boolean }) unasked = false;
  @given format!: NumberFormat;
  @given catalogue: readonly MetricInfo[] = [];
  @property({ attribute: false }) verdict: Verdict | undefined;
  /** Decimals that an exercise requires; undefined if any number of them will do. */
  @property({ type: Number }) decimalsAsked: number | undefined;
  /** Hides the right value. */
  @property({ type: Boolean }) secret = false;
  /** Requests the right derivation. */
  @property({ attribute: false }) explain: (() => Promise<Explanation>) | undefined;

  override render(): TemplateResult {
    const { verdict } = this;
    const finding = verdict && this.#finding(verdict);
    return html`
      <p role="status" class=${finding ?? ''}>${finding ? this.#sentence(verdict, finding) : nothing}</p>
      ${verdict && !verdict.error ? this.#explanations(verdict) : nothing}
    `;
  }

  #finding({ error, verdict, id, answer }: Verdict): Finding {
    if (error) return /\d/.test(answer) ? 'unclear' : 'unreadable';
    if (this.unasked && verdict === 'right') return 'found';
    if (this.unasked && verdict === 'slip') return 'suspected';
    return verdict === 'unknown' && id === undefined ? 'unfound' : verdict;
  }

  #sentence(verdict: Verdict, finding: Finding): TemplateResult {
    return html`<span class="sign" aria-hidden="true">${signs[finding]}</span>
      <span>
        <strong>${this.context.texts.verdicts[finding]}</strong> ${this.#remarks(verdict, finding).join(' ')}
        ${finding === 'slip' || finding === 'suspected' || finding === 'intermediate' ? html`<span class="screen-reader">${this.#likeliest(verdict)}</span>` : nothing}
      </span>`;
  }

  /** The explanation shown first below the sentence, as text for screen readers. */
  #likeliest({ explanations }: Verdict): string {
    const [first] = explanations;
    const { texts } = this.context;
    if (!first || this.#isTied(explanations)) return first ? texts.tied : '';
    return texts.mostLikely(slipClause(first.slips, this.#slipContext));
  }

  #remarks(verdict: Verdict, finding: Finding): string[] {
    const { context, secret, unasked } = this;
    const { texts, asked } = context;
    const { answer, explanations, value } = verdict;
    const rounded = value === null ? '' : asWritten(value, answer, this.format, this.#isPercentage(verdict));
    const thisIs = unasked && asked ? [texts.thisIs(nameInSentence(context, asked))] : [];
    const rightValue = secret || !asked ? [] : [this.#rightValue(asked, verdict)];
    switch (finding) {
      case 'unreadable':
      case 'unclear':
        return [texts.unreadable(verdict.error?.excerpt ?? answer)];
      case 'found':
      case 'right':
        return [...thisIs, ...this.#rightRemarks(verdict), ...rightValue];
      case 'coarse':
        return [texts.fewerDecimals(this.decimalsAsked ?? 0), ...this.#rightRemarks(verdict)];
      case 'truncated':
        return [...thisIs, secret ? texts.truncatedHidden : texts.truncated(answer, rounded)];
      case 'intermediate':
        return [...thisIs, ...(secret ? [] : [texts.rounded(rounded)])];
      case 'rounded':
        return [...thisIs, secret ? texts.roundedHidden : texts.rounded(rounded)];
      case 'slip': {
        const isOne = explanations.length + verdict.others === 1;
        return [isOne ? texts.explained : texts.explainedBySeveral, ...rightValue];
      }
      case 'suspected':
        return [texts.suspected(asked ? nameInSentence(context, asked) : ''), ...rightValue];
      case 'unknown':
        return [saysUndefined(answer) ? texts.isDefined : texts.unexplained, ...rightValue];
      case 'unfound':
        return [saysUndefined(answer) ? texts.noneUndefined : texts.unfound];
    }
  }

  /** Remarks on a right answer: another unit, a missing or needless percent sign, a value of 0/0, few digits. */
  #rightRemarks(verdict: Verdict): string[] {
    const { context, format } = this;
    const { texts } = context;
    const remarks = verdict.explanations.flatMap(({ slips, value }) =>
      slips.flatMap(({ kind, base, how }) => {
        switch (kind) {
          case 'percent':
            return how === 'superfluous' ? texts.percentSuperfluous : texts.percentMissing;
          case 'base':
            return base === undefined ? [] : this.#unitRemark(base, value ?? NaN, verdict.value ?? NaN);
          case 'zero-division':
            return verdict.value === null ? [] : texts.zeroByZero(formatNumber(verdict.value, format));
          default:
            return [];
        }
      }),
    );
    return [...new Set(remarks), ...this.#digitRemarks(verdict)];
  }

  /** The unit asked for is the one in which the right value equals the written value. */
  #unitRemark(written: Base, value: number, right: number): string[] {
    const { texts } = this.context;
    const nats = inNats(value, written);
    const asked = bases.find((base) => Math.abs(inNats(right, base) - nats) <= sameValue * Math.abs(nats));
    return asked === undefined ? [] : [texts.unitRemark(texts.units[written], texts.units[asked])];
  }

  /** Remark on an answer that is rounded to no decimals. */
  #digitRemarks({ answer, value, explanations }: Verdict): string[] {
    const { context, decimalsAsked } = this;
    const { texts } = context;
    if (value === null || isQuotient(answer)) return [];
    const decimals = writtenDecimals(answer) + (this.#isPercentage({ answer, explanations }) ? 2 : 0);
    if (!isRounded(value, decimals)) return [];
    // The verdict itself says that decimals are missing.
    if (decimalsAsked !== undefined && decimals < decimalsAsked) return [];
    return decimals === 0 && Math.abs(value) < fewDigits ? [texts.noDecimals] : [];
  }

  #rightValue(asked: NonNullable<SlipContext['asked']>, { value, answer }: Verdict): string {
    const { context, format } = this;
    const name = nameInSentence(context, asked);
    return value === null
      ? context.texts.rightUndefined(name)
      : context.texts.rightValue(name, formatNumber(value, formatFor(answer, format)));
  }

  /** True if the answer is a percentage, written with or without its sign; false if its percent sign is superfluous. */
  #isPercentage({ answer, explanations }: Pick<Verdict, 'answer' | 'explanations'>): boolean {
    const percent = explanations[0]?.slips.find(({ kind }) => kind === 'percent');
    return percent ? percent.how === 'missing' : isPercentage(answer);
  }

  /**
   * Texts and data for describing slips. Behind a wrong answer, 0/0 is said to come from another formula for the same
   * metric.
   */
  get #slipContext(): SlipContext {
    return { ...this.context, isDefined: !this.verdict || !areDigitsRight(this.verdict) };
  }

  /** True if the first two explanations are about equally plausible. */
  #isTied([first, second]: readonly SlipExplanation[]): boolean {
    return !!first && !!second && first.plausibility < clearLead * second.plausibility;
  }

  #likelihood(explanations: readonly SlipExplanation[], index: number): Likelihood | undefined {
    const [first] = explanations;
    const { plausibility } = explanations[index]!;
    if (explanations.length === 1 && plausibility >= 1 - smallShare) return undefined;
    if (this.#isTied(explanations) && first!.plausibility < clearLead * plausibility) return 'tied';
    if (index === 0) return 'likeliest';
    return plausibility < smallShare ? 'unlikely' : 'possible';
  }

  #explanations(verdict: Verdict): TemplateResult | typeof nothing {
    const { texts } = this.context;
    const { explanations, nearest, others } = verdict;
    const isExplained = verdict.verdict === 'slip' || verdict.verdict === 'intermediate';
    // If no metric was asked for, the alternatives are other metrics with the same value.
    const areMetrics = areDigitsRight(verdict) || (this.unasked && !isExplained);
    const listed = explanations.filter(({ slips }) => !this.#isSaid(slips, verdict));
    const further = listed.reduce((sum, { same = [] }) => sum + same.length, others);
    const title = isExplained ? texts.explanations : areMetrics ? texts.couldAlsoBe : texts.explanationsOfNearly;
    return html`
      ${
        listed.length > 0
          ? html`
              <h4>${title}</h4>
              ${isExplained && this.#isTied(listed) ? html`<p class="muted">${texts.tied}</p>` : nothing}
              ${areMetrics ? this.#alternatives(listed) : this.#list(listed, isExplained ? 'explained' : 'other')}
            `
          : nothing
      }
      ${areMetrics && further > 0 ? html`<p class="muted">${texts.otherMetrics(further)}</p>` : nothing}
      ${!areMetrics && others > 0 ? html`<p class="muted">${texts.others(others)}</p>` : nothing}
      ${
        nearest.length > 0
          ? html`<h4>${texts.nearest}</h4>
              ${this.#list(nearest, 'near')}`
          : nothing
      }
    `;
  }

  /** True if the sentence already mentions all of these slips. */
  #isSaid(slips: readonly Slip[], verdict: Verdict): boolean {
    if (areDigitsRight(verdict)) return slips.every(({ kind }) => ['percent', 'base', 'zero-division'].includes(kind));
    return verdict.verdict === 'truncated' && slips.every(({ kind }) => kind === 'truncated');
  }

  #list(explanations: readonly SlipExplanation[], role: 'explained' | 'near' | 'other'): TemplateResult {
    const { format, secret, explain } = this;
    const shown = formatFor(this.verdict!.answer, format);
    return html`
      <ol>
        ${explanations.map(
          (explanation, index) => html`
            <li>
              <deconfuse-slip-explanation
                .context=${this.#slipContext}
                .format=${shown}
                .explanation=${explanation}
                .likelihood=${role === 'explained' ? this.#likelihood(explanations, index) : undefined}
                .explain=${secret ? undefined : explain}
                ?unfolded=${role === 'explained' && index === 0}
                ?valued=${role === 'near' && !secret}
              ></deconfuse-slip-explanation>
            </li>
          `,
        )}
      </ol>
    `;
  }

  /** Other metrics that have the same value. */
  #alternatives(explanations: readonly SlipExplanation[]): TemplateResult {
    const { context } = this;
    return html`
      <ul>
        ${explanations.map(({ slips }) => {
          const [slip] = slips;
          const isMetric = slips.length === 1 && slip?.id !== undefined;
          return html`<li>
            ${isMetric ? nameInSentence(context, { id: slip.id!, class: slip.class }) : slipSentence(slips, this.#slipContext)}
          </li>`;
        })}
      </ul>
    `;
  }

  static override styles = [
    controls,
    css`
      [role='status'] {
        display: flex;
        gap: 0.5rem;
        align-items: baseline;
        padding: 0.375rem 0.75rem;
        border-inline-start: 4px solid var(--line);
        font-size: 1rem;
      }

      [role='status']:empty {
        padding: 0;
        border: 0;
      }

      .sign {
        flex: none;
        width: 1.25em;
        font-weight: 700;
        text-align: center;
      }

      .right,
      .found {
        border-color: var(--right-5);
        background: var(--right-1);
      }

      .coarse,
      .truncated,
      .intermediate,
      .rounded {
        border-color: var(--wrong-3);
        background: var(--wrong-1);
      }

      .slip,
      .unknown,
      .unreadable,
      .unclear,
      .suspected,
      .unfound {
        border-color: var(--problem);
        background: var(--problem-soft);
      }

      h4 {
        margin-top: 0.5rem;
        font-size: 1rem;
        font-weight: 600;
      }

      ol,
      ul {
        margin: 0.25rem 0;
        padding-inline-start: 1.5rem;
      }

      li {
        margin-bottom: 0.375rem;
      }

      .muted {
        font-size: 0.875rem;
      }
    `,
  ];
}
