import { html, LitElement, nothing, type PropertyValues, type TemplateResult } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import type { Label } from '../../core/types/label.ts';
import type { MetricInfo } from '../../core/types/metric-info.ts';
import type { Report, ReportOptions } from '../../core/types/report.ts';
import { formatNumber } from '../../formula/number.ts';
import type { Locale } from '../../locales/index.ts';
import type { Thresholds } from '../../plots/operating-points.ts';
import type { ThresholdForm } from '../../plots/options.ts';
import { hrefOf } from '../../share/address.ts';
import type { Costs } from '../../session/score-data.ts';
import { OneByOne } from '../../session/newest.ts';
import { controls } from '../../styles/controls.ts';
import type { AsyncCalculator } from '../../worker/async-calculator.ts';
import { regionOf, type Region } from '../matrix/cells.ts';
import { bubbling } from '../common/events.ts';
import { numberField } from '../common/number-field.ts';
import { decidedAt, pointOfEqualErrors, type Decided } from '../../session/score-thresholds.ts';
import { metricValue, shortName, valueText, type NumberFormat } from '../../locales/values.ts';
import { given } from '../common/given.ts';
import { scoreThresholdStyles } from './score-threshold-styles.ts';
import { faultyFields } from '../../styles/faulty-fields.ts';
import { regions } from '../../styles/regions.ts';

/** A threshold that is optimal by some criterion, and its button. */
export interface Jump {
  name: string;
  hint: string;
  /** Undefined until it is known. */
  threshold: number | undefined;
}

const thresholdForms: readonly ThresholdForm[] = ['t', 'τ'];

/** Number of significant digits shown; further digits are rounding errors of 1 − t. */
const digits = 12;

/** Smallest count that fills its cell, without room for anything beside it. */
const longCount = 100_000;

/**
 * The threshold, which can be typed, moved or set to an optimum, and its consequences: matrix, rates and cost. Fires
 * `threshold-chosen` ({point}), `threshold-entered` (number), `threshold-form-chosen` (ThresholdForm), `costs-changed`
 * (Costs) and `problem-chosen` ({problem}) with the matrix.
 */
@customElement('deconfuse-score-threshold')
export class ScoreThreshold extends LitElement {
  @given locale!: Locale;
  @given format!: NumberFormat;
  @given calculator!: AsyncCalculator;
  /** The metrics of matrices. */
  @property({ attribute: false }) catalogue: readonly MetricInfo[] = [];
  @property({ attribute: false }) options: ReportOptions = {};
  /** A curve with its counts. */
  @property({ attribute: false }) points!: Thresholds;
  @property({ attribute: false }) point = 0;
  /** Score from which cases are predicted positive; it need not occur in the data. */
  @property({ attribute: false }) threshold = 0;
  @property({ attribute: false }) thresholdForm: ThresholdForm = 't';
  @property({ attribute: false }) lowerIsPositive = false;
  @property({ attribute: false }) jumps: readonly Jump[] = [];
  @property({ attribute: false }) costs: Costs = { falsePositive: 1, falseNegative: 1 };
  /** Names of the positive class and of the other cases. */
  @property({ attribute: false }) names: { positive: Label; negative: Label } = { positive: 1, negative: 0 };

  @state() private rates?: Report;

  readonly #asking = new OneByOne();
  /** The point where both error rates are closest to each other. */
  #equalErrors: number | null = null;

  override willUpdate(changed: PropertyValues<this>): void {
    if (changed.has('points')) this.#equalErrors = pointOfEqualErrors(this.points);
    const moves: (keyof ScoreThreshold)[] = ['points', 'point', 'costs', 'options', 'catalogue'];
    if (!moves.some((name) => changed.has(name))) return;
    this.#ask();
  }

  /** Asks for the rates at the current threshold, one request at a time: thresholds passed meanwhile are skipped. */
  #ask(): void {
    this.#asking.want(async () => {
      const { costs, options } = this;
      const { kappaWeights: _kappaWeights, priors: _priors, ...fitting } = options;
      const asked: ReportOptions = {
        ...fitting,
        costMatrix: [
          [0, costs.falseNegative],
          [costs.falsePositive, 0],
        ],
        metrics: [...this.#headlines, ...this.#costMetrics].map(({ id }) => id),
      };
      const decided = decidedAt(this.points, this.point);
      const problem = { kind: 'matrix', labels: [1, 0], positive: 1, ...countsOf(decided) } as const;
      const dataset = await this.calculator.dataset(problem, asked);
      this.rates = dataset.first;
      dataset.release();
    });
  }

  get #headlines(): MetricInfo[] {
    return this.catalogue
      .filter(({ scope, headline }) => headline !== undefined && scope !== 'average')
      .sort((one, other) => one.headline! - other.headline!);
  }

  get #costMetrics(): MetricInfo[] {
    return this.catalogue.filter(({ options, tier }) => tier === 1 && options.includes('costMatrix'));
  }

  override render(): TemplateResult | typeof nothing {
    const texts = this.locale.scores;
    if (!texts) return nothing;
    const { format, points, point, threshold, thresholdForm, lowerIsPositive } = this;
    const decided = decidedAt(points, point);
    const written = formatNumber(threshold, { ...format, decimals: 6, trim: true });
    const inForm = (score: number): number => (thresholdForm === 't' ? score : 1 - score);
    return html`
      <h3 class="screen-reader">${texts.threshold}</h3>
      <div class="row no-print">
        <label>
          <span class="form">${thresholdForm}</span> =
          ${numberField({
            value: Number.isFinite(threshold) ? Number(inForm(threshold).toPrecision(digits)) : null,
            decimalSign: format.decimalSign,
            name: `${texts.threshold} ${texts.forms[thresholdForm]}`,
            step: (direction) => this.#step(direction),
            take: (value) => this.dispatchEvent(bubbling('threshold-entered', inForm(value))),
          })}
        </label>
        <span class="choice" role="group" aria-label=${texts.thresholdForm} title=${texts.formHint}>
          ${thresholdForms.map(
            (form) => html`
              <button
                aria-pressed=${form === thresholdForm ? 'true' : 'false'}
                @click=${() => this.dispatchEvent(bubbling('threshold-form-chosen', form))}
              >
                ${texts.forms[form]}
              </button>
            `,
          )}
        </span>
        <span class="muted">${lowerIsPositive ? texts.rule.lower(written) : texts.rule.higher(written)}</span>
      </div>
      <input
        class="slider no-print"
        type="range"
        min="0"
        max=${points.threshold.length - 1}
        step="1"
        .value=${String(point)}
        aria-label=${texts.slider}
        aria-valuetext=${texts.sliderText(
          `${thresholdForm} = ${formatNumber(inForm(points.threshold[point] ?? NaN), format)}`,
          this.#count(decided.truePositives),
          this.#count(decided.falsePositives),
        )}
        @input=${({ target }: Event) => this.#choose((target as HTMLInputElement).valueAsNumber)}
      />
      <div class="panels"><slot></slot>${this.#matrix(decided)}</div>
      ${this.#jumps()}
      <div class="panels">${this.#rates()} ${this.#costs(decided)}</div>
    `;
  }

  /** Moves the threshold to the next score; upwards raises the number shown. */
  #step(direction: 1 | -1): void {
    const raises = direction > 0 === (this.thresholdForm === 't');
    this.#choose(this.point + (raises === this.lowerIsPositive ? 1 : -1));
  }

  #choose(point: number): void {
    if (point < 0 || point >= this.points.threshold.length) return;
    this.dispatchEvent(bubbling('threshold-chosen', { point }));
  }

  #count(count: number): string {
    return formatNumber(count, { ...this.format, trim: true });
  }

  #jumps(): TemplateResult {
    const texts = this.locale.scores!;
    const equalErrors = this.#equalErrors;
    return html`
      <div class="row no-print" role="group" aria-label=${texts.jumpTo}>
        <span class="muted">${texts.jumpTo}</span>
        ${this.jumps.map(
          ({ name, hint, threshold }) => html`
            <button
              title=${hint}
              ?disabled=${threshold === undefined}
              aria-pressed=${threshold === this.threshold ? 'true' : 'false'}
              @click=${() => this.dispatchEvent(bubbling('threshold-entered', threshold))}
            >
              ${name}
            </button>
          `,
        )}
        ${
          equalErrors === null
            ? nothing
            : html`<button
                title=${texts.equalErrorsHint}
                aria-pressed=${equalErrors === this.point ? 'true' : 'false'}
                @click=${() => this.#choose(equalErrors)}
              >
                ${texts.equalErrors}
              </button>`
        }
      </div>
    `;
  }

  #matrix(decided: Decided): TemplateResult {
    const texts = this.locale.scores!;
    const { regions } = this.locale.page;
    const { counts } = countsOf(decided);
    const sides = [this.names.positive, this.names.negative];
    const isLong = Math.max(decided.positives, decided.negatives) >= longCount;
    return html`
      <div>
        <table class=${isLong ? 'long' : ''}>
          <caption>
            ${texts.matrix}
          </caption>
          <thead>
            <tr>
              <td></td>
              ${sides.map((label) => html`<th scope="col">${texts.predicted(String(label))}</th>`)}
            </tr>
          </thead>
          <tbody>
            ${sides.map(
              (label, row) => html`
                <tr>
                  <th scope="row">${texts.truly(String(label))}</th>
                  ${counts[row]!.map((count, column) => {
                    const region: Region = regionOf(0, row, column);
                    return html`
                      <td class="region-${region.toLowerCase()}">
                        <abbr title=${regions[region]}>${region}</abbr> ${this.#count(count)}
                      </td>
                    `;
                  })}
                </tr>
              `,
            )}
          </tbody>
        </table>
        <button class="text no-print" @click=${() => this.#use(decided)}>${texts.useMatrix}</button>
      </div>
    `;
  }

  #use(decided: Decided): void {
    const { positive, negative } = this.names;
    const problem = { kind: 'matrix', labels: [positive, negative], positive, ...countsOf(decided) };
    this.dispatchEvent(bubbling('problem-chosen', { problem }));
  }

  #value(info: MetricInfo): TemplateResult | typeof nothing {
    const { rates, locale, format } = this;
    if (!rates) return nothing;
    const value = metricValue(rates, info, 0);
    const isTouched = value.undefined.length > 0;
    return html`<span title=${isTouched ? locale.page.touched : nothing}
      >${valueText(value, info, format, locale)}</span
    >`;
  }

  #rates(): TemplateResult {
    return html`
      <dl>
        ${this.#headlines.map(
          (info) => html`
            <div>
              <dt>${shortName(this.locale.names[info.id] ?? info.id)}</dt>
              <dd>${this.#value(info)}</dd>
            </div>
          `,
        )}
      </dl>
    `;
  }

  #costs({ positives, negatives }: Decided): TemplateResult {
    const texts = this.locale.scores!;
    const { falsePositive, falseNegative } = this.costs;
    const { format } = this;
    const slope = (falsePositive * negatives) / (falseNegative * positives);
    return html`
      <div class="costs">
        <h4>${texts.costs}</h4>
        ${(['falsePositive', 'falseNegative'] as const).map(
          (kind) => html`
            <label>
              ${numberField({
                value: this.costs[kind],
                decimalSign: format.decimalSign,
                lowest: 0,
                step: 1,
                take: (cost) => this.dispatchEvent(bubbling('costs-changed', { ...this.costs, [kind]: cost })),
              })}
              ${texts.costOf[kind]}
            </label>
          `,
        )}
        ${this.#costMetrics.map(
          (info) => html`<p>${this.locale.names[info.id] ?? info.id}: <strong>${this.#value(info)}</strong></p>`,
        )}
        ${Number.isFinite(slope) ? html`<p class="muted">${texts.slope(formatNumber(slope, this.format))}</p>` : nothing}
        <p class="no-print">
          <a href=${hrefOf({ view: 'decisions', section: 'costs' })}>${texts.decideByCosts}</a>
        </p>
      </div>
    `;
  }

  static override styles = [controls, regions, faultyFields, scoreThresholdStyles];
}

/** The 2×2 matrix; rows are true classes, the positive class first. */
function countsOf({ truePositives, falsePositives, positives, negatives }: Decided): { counts: number[][] } {
  return {
    counts: [
      [truePositives, positives - truePositives],
      [falsePositives, negatives - falsePositives],
    ],
  };
}
