import { html, LitElement, nothing, type PropertyValues, type TemplateResult } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import { live } from 'lit/directives/live.js';
import type { MetricInfo } from '../../../core/types/metric-info.ts';
import type { Explanation } from '../../../core/types/report.ts';
import { formulaStyles, renderSymbol } from '../../../formula/mathml.ts';
import { formatNumber } from '../../../formula/number.ts';
import { costMeasures, loadCostDecisionTexts } from '../../../locales/decisions.ts';
import type { CostDecisionTexts } from '../../../locales/en/cost-decision.ts';
import type { PlotTexts } from '../../../locales/en/plots.ts';
import type { Locale } from '../../../locales/index.ts';
import { loadPlotTexts } from '../../../locales/with-scores.ts';
import { textIn, wholeIn, type Fields } from '../../../share/plain-data.ts';
import { controls } from '../../../styles/controls.ts';
import type { AsyncCalculator, AsyncDataset } from '../../../worker/async-calculator.ts';
import '../decision-notices.ts';
import { KeptState } from '../../common/kept-state.ts';
import '../../scores/plot-drawing.ts';
import { riskLines } from '../risk-lines.ts';
import {
  bestPoint,
  casesOf,
  costAt,
  decisionOn,
  inclinationOf,
  sampleShare,
  thresholdsOf,
  type Cases,
  type CostsDecided,
  type OnData,
} from '../../../session/cost-decision.ts';
import { Newest } from '../../../session/newest.ts';
import type { NumberFormat } from '../../../locales/values.ts';
import { explained } from '../../metrics/explained.ts';
import { given } from '../../common/given.ts';
import { costPlots, type CostPlots } from './cost-plots.ts';
import { costDecisionStyles } from './cost-decision-styles.ts';
import {
  cells,
  firstTyped,
  keptTyped,
  recalledTyped,
  withTexts,
  withTyped,
  type CostField,
  type TypedCosts,
} from './typed-costs.ts';

const longestName = 1000;

const sides = ['negative', 'positive'] as const;

/**
 * Two classes with a cost for each decision: the optimal threshold on probabilities and, if there are scores, the same
 * decision on the ROC curve and as cost against the threshold.
 */
@customElement('deconfuse-cost-decision')
export class CostDecision extends LitElement {
  /** Includes the texts of scores. */
  @given locale!: Locale;
  @given format!: NumberFormat;
  @given calculator!: AsyncCalculator;
  /** Includes the metrics of decisions and of scores. */
  @given catalogue: readonly MetricInfo[] = [];
  /** Data read on the page, of any kind. */
  @property({ attribute: false }) data?: AsyncDataset;

  @state() private texts?: CostDecisionTexts;
  @state() private plotTexts?: PlotTexts;
  @state() private typed = firstTyped;
  @state() private model = '';
  /** True if an example is shown in place of missing scores. */
  @state() private wantsExample = false;
  @state() private cases: Cases | null = null;
  @state() private shown?: CostsDecided;
  /** The selected threshold, as an index into the ROC curve. */
  @state() private point = 0;
  @state() private pointed: number | null = null;
  @state() private costAtPoint?: { threshold: number; explanation: Explanation } | undefined;

  /** Index of a restored threshold, selected once there is a curve. */
  #keptPoint: number | undefined;
  #work = new KeptState(this, 'costs', () => {
    const { model, point, typed } = this;
    const { onData } = this.shown ?? {};
    return {
      ...keptTyped(typed),
      model: model === (this.data?.models ?? [''])[0] ? undefined : model,
      wantsExample: this.wantsExample || undefined,
      point: onData && point !== bestPoint(onData) ? point : this.#keptPoint,
    };
  });
  readonly #loading = new Newest();
  readonly #deciding = new Newest();
  readonly #explaining = new Newest();
  #plots?: CostPlots | undefined;

  override connectedCallback(): void {
    super.connectedCallback();
    if (this.hasUpdated) void this.#load();
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#loading.end();
    this.#replaceCases(null);
  }

  override willUpdate(changed: PropertyValues): void {
    const kept = this.#work.recalled();
    if (kept) this.#recall(kept);
    if (changed.has('locale')) void this.#loadTexts();
    if (changed.has('data') && this.data) {
      const { models = [''] } = this.data;
      if (!models.includes(this.model)) this.model = models[0] ?? '';
    }
    if (['data', 'model', 'wantsExample'].some((name) => changed.has(name))) void this.#load();
    // The texts of fields may change while the numbers stay the same.
    const before = changed.get('typed') as TypedCosts | undefined;
    const { costs, prevalence } = this.typed;
    const isOther = changed.has('typed') && (before?.costs !== costs || before.prevalence !== prevalence);
    if (isOther || ['cases', 'calculator'].some((name) => changed.has(name))) void this.#decide();
    if (['shown', 'format', 'texts', 'plotTexts'].some((name) => changed.has(name))) this.#plot();
    if (['shown', 'point'].some((name) => changed.has(name))) void this.#explainPoint();
  }

  #recall(kept: Fields): void {
    this.typed = recalledTyped(kept);
    this.model = textIn(kept['model'], longestName) ?? this.data?.models?.[0] ?? '';
    this.wantsExample = kept['wantsExample'] === true;
    this.#keptPoint = wholeIn(kept['point'], 0, Number.MAX_SAFE_INTEGER);
  }

  async #loadTexts(): Promise<void> {
    const { locale } = this;
    const { language } = locale;
    const loaded = await Promise.all([loadCostDecisionTexts(language), loadPlotTexts(language)]);
    if (locale === this.locale) [this.texts, this.plotTexts] = loaded;
  }

  /** Runs work whose errors do not matter once it is out of date. */
  async #attempt(signal: AbortSignal, work: () => Promise<void>): Promise<void> {
    try {
      await work();
    } catch (error) {
      if (!signal.aborted) throw error;
    }
  }

  // From inputs to decisions.

  async #load(): Promise<void> {
    const signal = this.#loading.begin();
    const { calculator, data, model, wantsExample } = this;
    await this.#attempt(signal, async () => {
      const cases = await casesOf(calculator, data, model, wantsExample);
      if (!signal.aborted) this.#replaceCases(cases);
      else if (cases?.isOwn) cases.dataset.release();
    });
  }

  #replaceCases(cases: Cases | null): void {
    if (cases === null && this.cases === null) return;
    if (this.cases?.isOwn) this.cases.dataset.release();
    // Pending requests about the replaced cases may fail.
    this.#deciding.end();
    this.#explaining.end();
    this.cases = cases;
    const { prevalence, faults } = this.typed;
    if (prevalence === null && !faults.has('prevalence')) this.#resetPrevalence();
  }

  async #decide(): Promise<void> {
    const signal = this.#deciding.begin();
    const { cases, calculator, model } = this;
    const { costs, prevalence } = this.typed;
    await this.#attempt(signal, async () => {
      const [thresholds, onData] = await Promise.all([
        thresholdsOf(calculator, costs),
        cases ? decisionOn(cases, model, costs, prevalence) : undefined,
      ]);
      if (signal.aborted) return;
      const before = this.shown?.onData;
      const isKept = before?.cases.roc === onData?.cases.roc && before && this.point !== bestPoint(before);
      this.shown = { costs, prevalence, ...thresholds, ...(onData && { onData }) };
      // The cheapest threshold is selected until the reader chooses another.
      if (onData && !isKept) {
        this.point = Math.min(this.#keptPoint ?? bestPoint(onData), onData.cases.roc.threshold.length - 1);
        this.#keptPoint = undefined;
      }
    });
  }

  /** Explains the cost at the selected threshold; a newer request replaces an older one. */
  async #explainPoint(): Promise<void> {
    const signal = this.#explaining.begin();
    const { onData } = this.shown ?? {};
    const threshold = onData?.cases.roc.threshold[this.point];
    if (!onData || threshold === undefined || onData.cases.dataset !== this.cases?.dataset) return;
    await this.#attempt(signal, async () => {
      const explanation = await costAt(onData, threshold);
      if (!signal.aborted) this.costAtPoint = { threshold, explanation };
    });
  }

  #plot(): void {
    const { texts, plotTexts, format } = this;
    const { onData } = this.shown ?? {};
    this.#plots =
      texts && plotTexts && onData
        ? costPlots(onData, texts, plotTexts, format, (value) => this.#number(value))
        : undefined;
  }

  // Number texts.

  #number(value: unknown): string {
    return typeof value === 'number' ? formatNumber(value, this.format) : this.locale.page.undefinedValue;
  }

  /** The number as a reader would type it. */
  #text(value: number): string {
    return String(value).replace('.', this.format.decimalSign);
  }

  #type(field: CostField, text: string): void {
    this.typed = withTyped(this.typed, field, text, (value) => this.#text(value));
  }

  #resetPrevalence(): void {
    const share = sampleShare(this.cases);
    const text = share === undefined ? '' : this.#text(Number(share.toPrecision(6)));
    this.typed = { ...withTexts(this.typed, { prevalence: text }), prevalence: null };
  }

  override render(): TemplateResult | typeof nothing {
    const { texts } = this;
    if (!texts) return nothing;
    return html`
      <h2>${texts.title}</h2>
      <p>${texts.intro}</p>
      <div class="columns">
        <div class="part">
          ${this.#table(texts)} ${this.#ratio(texts)} ${this.#prevalence(texts)} ${this.#faults(texts)}
        </div>
        <div class="part">${this.#answers(texts)}</div>
      </div>
      <h3>${texts.onData}</h3>
      ${this.#data(texts)}
    `;
  }

  #field(field: CostField, label?: string): TemplateResult {
    const isFaulty = this.typed.faults.has(field);
    return html`
      <input
        class="field"
        type="text"
        inputmode="decimal"
        autocomplete="off"
        spellcheck="false"
        aria-label=${label ?? nothing}
        aria-invalid=${isFaulty ? 'true' : nothing}
        aria-describedby=${isFaulty ? 'faults' : nothing}
        .value=${live(this.typed.texts[field])}
        @input=${({ target }: InputEvent) => this.#type(field, (target as HTMLInputElement).value)}
      />
    `;
  }

  #table(texts: CostDecisionTexts): TemplateResult {
    return html`
      <table>
        <caption>
          ${texts.costs}
        </caption>
        <thead>
          <tr>
            <td></td>
            ${sides.map((side) => html`<th scope="col">${texts.decided[side]}</th>`)}
          </tr>
        </thead>
        <tbody>
          ${sides.map(
            (truth, row) => html`
              <tr>
                <th scope="row">${texts.truly[truth]}</th>
                ${sides.map((decision, column) => {
                  const cell = cells[row]![column]!;
                  const label = texts.cellLabel(texts.cells[cell], texts.truly[truth], texts.decided[decision]);
                  return html`
                    <td class=${row === column ? 'right' : 'wrong'}>
                      <span>${texts.cells[cell]} ${renderSymbol(`\\ell_{${row}${column}}`)}</span>
                      ${this.#field(cell, label)}
                    </td>
                  `;
                })}
              </tr>
            `,
          )}
        </tbody>
      </table>
      <p class="muted">${texts.gain}</p>
    `;
  }

  #ratio(texts: CostDecisionTexts): TemplateResult {
    return html` <label title=${texts.ratioHint}> ${this.#field('ratio')} <span>${texts.ratio}</span> </label> `;
  }

  #faults(texts: CostDecisionTexts): TemplateResult {
    const kinds = new Set(
      [...this.typed.faults].map((field) => (field === 'ratio' || field === 'prevalence' ? field : 'cost')),
    );
    return html`
      <p id="faults" class="fault" role="status">
        ${[...kinds].map((kind) => html`${texts.faults[kind]} `)}${kinds.size > 0 ? texts.lastRead : nothing}
      </p>
    `;
  }

  #prevalence(texts: CostDecisionTexts): TemplateResult | typeof nothing {
    const share = sampleShare(this.cases);
    if (share === undefined) return nothing;
    return html`
      <label> ${this.#field('prevalence')} <span>${texts.prevalence}</span> </label>
      <p class="row">
        <span class="muted">${texts.samplePrevalence(this.#number(share))}</span>
        <button
          class="no-print"
          ?disabled=${this.typed.prevalence === null && !this.typed.faults.has('prevalence')}
          @click=${() => this.#resetPrevalence()}
        >
          ${texts.resetPrevalence}
        </button>
      </p>
    `;
  }

  /** A named number with its derivation folded up. */
  #fact(name: string, id: string, explanation: Explanation, written?: string): TemplateResult {
    return html`
      <details data-section=${id}>
        <summary><span>${name}</span> <strong>${written ?? this.#number(explanation.value)}</strong></summary>
        ${explained(this, { ...explanation, id }, name)}
      </details>
    `;
  }

  #answers(texts: CostDecisionTexts): TemplateResult | typeof nothing {
    const { shown } = this;
    if (!shown) return nothing;
    const { threshold, ratio, notices, refusal, costs, onData } = shown;
    return html`
      <h3>${texts.thresholds}</h3>
      <deconfuse-decision-notices .notices=${notices} .error=${refusal}></deconfuse-decision-notices>
      ${threshold ? this.#fact(texts.threshold, costMeasures.threshold, threshold) : nothing}
      ${
        ratio
          ? html`
              <p class="muted">${texts.specialCase(this.#short(costs.l01), this.#short(costs.l10))}</p>
              ${this.#fact(texts.ratioThreshold(this.#short(ratio.c)), costMeasures.ratioThreshold, ratio.threshold)}
            `
          : html`<p class="muted">${texts.generalCase}</p>`
      }
      ${onData?.shifted ? this.#shifted(texts, onData.shifted) : nothing} ${this.#riskLines(texts, costs)}
    `;
  }

  #riskLines(texts: CostDecisionTexts, { l00, l01, l10, l11 }: CostsDecided['costs']): TemplateResult | typeof nothing {
    if (!this.plotTexts) return nothing;
    const { negative, positive } = texts.decided;
    const lines = { actions: [negative, positive], losses: [[l00, l10] as const, [l01, l11] as const] };
    return riskLines(this.plotTexts, this.format, this.locale.page.quoted(texts.truly.positive), lines);
  }

  #short(value: number): string {
    return formatNumber(value, { ...this.format, trim: true });
  }

  #shifted(texts: CostDecisionTexts, { threshold }: NonNullable<OnData['shifted']>): TemplateResult {
    const { prevalence } = this.shown!;
    return html`
      ${this.#fact(texts.shiftedThreshold, costMeasures.shiftedThreshold, threshold)}
      <p class="muted">
        ${
          prevalence === null
            ? texts.sameShares
            : texts.otherShares(this.#short(prevalence), this.#number(sampleShare(this.cases)))
        }
      </p>
    `;
  }

  #data(texts: CostDecisionTexts): TemplateResult {
    const { cases } = this;
    const { onData } = this.shown ?? {};
    if (!cases) {
      return html`
        <p>${texts.noData}</p>
        <p class="no-print"><button @click=${() => (this.wantsExample = true)}>${texts.useExample}</button></p>
      `;
    }
    const { models = [] } = cases.dataset;
    return html`
      ${cases.isExample ? html`<p class="muted">${texts.ofExample}</p>` : nothing}
      ${cases.roc ? nothing : html`<p>${texts.oneClass}</p>`}
      ${
        models.length > 1
          ? html`<label class="no-print">
              <span>${texts.model}</span>
              <select
                @change=${({ target }: Event) => (this.model = models[(target as HTMLSelectElement).selectedIndex]!)}
              >
                ${models.map((name) => html`<option .selected=${name === this.model}>${name}</option>`)}
              </select>
            </label>`
          : nothing
      }
      ${onData && this.#plots ? this.#onCases(texts, onData) : nothing}
    `;
  }

  #onCases(texts: CostDecisionTexts, onData: OnData): TemplateResult {
    const { slope, leastCost, leastCostThreshold } = onData;
    const best = leastCostThreshold.value;
    const isNobody = typeof best === 'number' && !Number.isFinite(best);
    return html`
      <div class="plots">
        <div class="plot-part">
          <deconfuse-plot-drawing
            .texts=${this.plotTexts!}
            .plot=${this.#plots!.roc}
            .name=${texts.rocTitle}
            .hint=${inclinationOf(slope) !== null ? texts.rocHint : this.typed.costs.l10 > this.typed.costs.l11 ? texts.noLineOfAlarms : texts.noLine}
          ></deconfuse-plot-drawing>
          ${this.#fact(texts.slope, costMeasures.slope, slope)}
        </div>
        <div class="plot-part">
          <deconfuse-plot-drawing
            .texts=${this.plotTexts!}
            .plot=${this.#plots!.cost}
            .name=${texts.costTitle}
            .hint=${texts.costHint}
            .point=${this.point}
            .pointed=${this.pointed}
            .pointText=${this.#plots!.pointText}
            @point-chosen=${({ detail }: CustomEvent<{ point: number }>) => (this.point = detail.point)}
            @point-pointed=${({ detail }: CustomEvent<{ point: number | null }>) => (this.pointed = detail.point)}
          ></deconfuse-plot-drawing>
          ${this.#fact(texts.leastCost, costMeasures.leastCost, leastCost)}
          ${this.#fact(
            isNobody ? texts.leastCostNobody : texts.leastCostThreshold,
            costMeasures.leastCostThreshold,
            leastCostThreshold,
          )}
          ${
            this.costAtPoint
              ? this.#fact(
                  texts.costAtThreshold(formatNumber(this.costAtPoint.threshold, this.format)),
                  costMeasures.costAtThreshold,
                  this.costAtPoint.explanation,
                )
              : nothing
          }
        </div>
      </div>
      ${this.#agreement(texts, onData)}
    `;
  }

  /**
   * Says whether, on these cases, the optimal threshold of calibrated probabilities costs as little as the cheapest
   * one.
   */
  #agreement(texts: CostDecisionTexts, { shifted, leastCost }: OnData): TemplateResult | typeof nothing {
    if (!shifted) return html`<p class="muted">${texts.notProbabilities}</p>`;
    const { threshold, cost } = shifted;
    const [least, reached] = [leastCost.value, cost?.value];
    if (!cost || typeof least !== 'number' || typeof reached !== 'number') return nothing;
    const written = this.#number(threshold.value);
    const isAsCheap = reached - least <= 1e-12 * Math.max(1, Math.abs(least));
    return html`
      <p class="said">
        ${isAsCheap ? texts.agree(written) : texts.differ(written, this.#number(reached), this.#number(least))}
        ${texts.calibration}
      </p>
      ${this.#fact(texts.costOfShifted(written), costMeasures.costAtThreshold, cost)}
    `;
  }

  static override styles = [controls, formulaStyles, costDecisionStyles];
}
