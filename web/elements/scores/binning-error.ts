import { html, LitElement, nothing, type PropertyValues, type TemplateResult } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import { formatNumber } from '../../formula/number.ts';
import type { Locale } from '../../locales/index.ts';
import { measures } from '../../locales/scores.ts';
import { binningBoundOf } from '../../sql/binning-bound.ts';
import { controls } from '../../styles/controls.ts';
import type { AsyncDataset } from '../../worker/async-calculator.ts';
import type { NumberFormat } from '../../locales/values.ts';
import { currentAnswer } from '../common/current-answer.ts';
import { given } from '../common/given.ts';

/**
 * For counts of scores: the largest difference between their AUC and that of the individual rows, if the scores are
 * bins. Empty for other data.
 */
@customElement('deconfuse-binning-error')
export class BinningError extends LitElement {
  /** Needs the texts of scores; without them the element is empty. */
  @given locale!: Locale;
  @given format!: NumberFormat;
  @property({ attribute: false }) data?: AsyncDataset | undefined;

  @state() private found?: { area: number; bound: number } | undefined;

  override willUpdate(changed: PropertyValues): void {
    if (changed.has('data')) void this.#find();
  }

  async #find(): Promise<void> {
    const { data } = this;
    this.found = undefined;
    if (!data?.notices.some(({ code }) => code === 'aggregated-scores')) return;
    const asked = Promise.all([data.report({ metrics: [measures.auc] }), data.curve('roc', { dropCollinear: false })]);
    const [report, curve] = (await currentAnswer(this, () => data === this.data, asked)) ?? [];
    const area = report?.metrics[measures.auc];
    if (typeof area !== 'number' || !curve?.truePositives || !curve.falsePositives) return;
    const { truePositives, falsePositives } = curve;
    this.found = { area, bound: binningBoundOf({ truePositives, falsePositives }) };
  }

  override render(): TemplateResult | typeof nothing {
    const { found, format } = this;
    const { scores: texts } = this.locale;
    if (!texts || !found || found.bound === 0) return nothing;
    const { area, bound } = found;
    // Enough decimals for two digits of the bound, and at least as many as elsewhere on the page.
    const decimals = Math.min(15, Math.max(format.decimals, 1 - Math.floor(Math.log10(bound))));
    const unit = 10 ** -decimals;
    const text = (value: number): string => formatNumber(value, { ...format, decimals });
    return html`<p>
      ${texts.binned({
        area: text(area),
        // Rounded up, so that it is still a bound.
        bound: text(Math.ceil(bound / unit) * unit),
        low: text(Math.max(0, Math.floor((area - bound) / unit) * unit)),
        high: text(Math.min(1, Math.ceil((area + bound) / unit) * unit)),
      })}
    </p>`;
  }

  static override styles = controls;
}
