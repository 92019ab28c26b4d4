import { html, LitElement, nothing, type PropertyValues, type TemplateResult } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import { live } from 'lit/directives/live.js';
import { InputError } from '../../core/input-error.ts';
import type { Curve, Explanation, MetricInfo, Notice, Problem, ReportOptions } from '../../core/types.ts';
import { formulaStyles, renderSymbol } from '../../formula/mathml.ts';
import { formatNumber } from '../../formula/number.ts';
import { costMeasures, loadCostDecisionTexts } from '../../locales/decisions.ts';
import type { CostDecisionTexts } from '../../locales/en/cost-decision.ts';
import type { PlotTexts } from '../../locales/en/plots.ts';
import type { Locale } from '../../locales/index.ts';
import { loadPlotTexts } from '../../locales/with-scores.ts';
import { expectedCostPlot } from '../../plots/expected-cost.ts';
import type { Plot } from '../../plots/frame.ts';
import { isoCostPlot } from '../../plots/iso-cost.ts';
import { operatingPoints, type ScorePlot } from '../../plots/operating-points.ts';
import { fieldsOf, numberIn, textIn, wholeIn, withoutGaps, type Fields } from '../../share/plain-data.ts';
import { controls } from '../../styles/controls.ts';
import type { AsyncCalculator, AsyncDataset } from '../../worker/async-calculator.ts';
import './decision-notices.ts';
import { bubbling } from '../common/events.ts';
import { KeptState } from '../common/kept-state.ts';
import { numberOf } from '../common/number-text.ts';
import '../scores/plot-drawing.ts';
import type { PlotDrawing } from '../scores/plot-drawing.ts';
import { decidedAt, oneAgainstRest, pointAt } from '../../session/score-ranking.ts';
import type { NumberFormat } from '../../locales/values.ts';
import { explained } from '../metrics/explained.ts';
import { given } from '../common/given.ts';
import { costDecisionStyles } from './cost-decision-styles.ts';

/** By truth, then decision. */
interface Costs {
  l00: number;
  l01: number;
  l10: number;
  l11: number;
}

type Field = keyof Costs | 'ratio' | 'prevalence';

const firstCosts: Costs = { l00: 0, l01: 1, l10: 5, l11: 0 };
const firstFields: Readonly<Record<Field, string>> = {
  l00: '0',
  l01: '1',
  l10: '5',
  l11: '0',
  ratio: '5',
  prevalence: '',
};

const cells = [
  ['l00', 'l01'],
  ['l10', 'l11'],
] as const satisfies readonly (readonly (keyof Costs)[])[];

const sides = ['negative', 'positive'] as const;

/** What a plot on the page can show, in pixels. */
const plotPixels = 800;

/** Digits beyond these are rounding errors of 1 − π. */
const digits = 12;

/** Scores of two classes, and what becomes of the cases at each threshold. */
interface Cases {
  dataset: AsyncDataset;
  /** It was made here, and is released here. */
  isOwn: boolean;
  /** Whether it is an example, not what was read on the page. */
  isExample: boolean;
  /** The whole curve, with its counts; null where a class has no cases. */
  roc: Curve | null;
  /** As they are drawn. */
  shown: { roc: Curve; hull: Curve } | null;
}

/** The decision on cases. */
interface OnData {
  cases: Cases & { roc: Curve; shown: { roc: Curve; hull: Curve } };
  options: ReportOptions;
  slope: Explanation;
  leastCost: Explanation;
  leastCostThreshold: Explanation;
  /** Where scores are probabilities: the threshold, and what it costs where it has a value. */
  shifted?: { threshold: Explanation; cost: Explanation | undefined };
  costs: Curve;
  shownCosts: Curve;
}

interface Shown {
  costs: Costs;
  prevalence: number | null;
  threshold?: Explanation;
  /** Where right decisions cost nothing. */
  ratio?: { c: number; threshold: Explanation };
  notices: readonly Notice[];
  refusal?: InputError;
  onData?: OnData;
}

const longestField = 1000;
const largestCost = 1e150;

/** Above 0 and below 1. */
function shareOf(text: string): number | undefined {
  const share = numberOf(text);
  return share !== null && share > 0 && share < 1 ? share : undefined;
}

/** How many times as dear a false negative is, where right decisions cost nothing. */
function ratioOf({ l00, l01, l10, l11 }: Costs): number | undefined {
  return l00 === 0 && l11 === 0 && l01 > 0 && l10 >= 0 ? Number((l10 / l01).toPrecision(digits)) : undefined;
}

/** Of the line of equal cost that touches the hull; null where there is none. */
function inclinationOf({ value }: Explanation): number | null {
  return typeof value === 'number' && value >= 0 ? value : null;
}

/** Costs and shares of scores, in the order of their labels. */
function optionsOf(
  { labels, positive }: AsyncDataset,
  { l00, l01, l10, l11 }: Costs,
  prevalence: number | null,
): Pick<ReportOptions, 'costMatrix' | 'priors'> {
  const isPositiveFirst = labels[0] === positive;
  const costMatrix = isPositiveFirst
    ? [
        [l11, l10],
        [l01, l00],
      ]
    : [
        [l00, l01],
        [l10, l11],
      ];
  if (prevalence === null) return { costMatrix };
  const rest = Number((1 - prevalence).toPrecision(digits));
  return { costMatrix, priors: isPositiveFirst ? [prevalence, rest] : [rest, prevalence] };
}

/**
 * Two classes with a cost for each decision: the threshold of probabilities, and where there are scores the same
 * decision on the ROC curve and against the threshold. Fires `calculation-failed`.
 */
@customElement('deconfuse-cost-decision')
export class CostDecision extends LitElement {
  /** With the texts of scores. */
  @given locale!: Locale;
  @given format!: NumberFormat;
  @given calculator!: AsyncCalculator;
  /** The metrics of decisions and of scores among others. */
  @given catalogue: readonly MetricInfo[] = [];
  /** What was read on the page, of any kind. */
  @property({ attribute: false }) data?: AsyncDataset;

  @state() private texts?: CostDecisionTexts;
  @state() private plotTexts?: PlotTexts;
  /** As typed. */
  @state() private fields = firstFields;
  /** Fields whose text is no such number. */
  @state() private faults: ReadonlySet<Field> = new Set();
  @state() private costs = firstCosts;
  /** Null: as in the data. */
  @state() private prevalence: number | null = null;
  @state() private model = '';
  /** Whether an example is shown where there are no scores. */
  @state() private wantsExample = false;
  @state() private cases: Cases | null = null;
  @state() private shown?: Shown;
  /** The threshold looked at: an index into the ROC curve. */
  @state() private point = 0;
  @state() private pointed: number | null = null;
  @state() private costAtPoint?: { threshold: number; explanation: Explanation } | undefined;

  /** To be looked at as soon as there is a curve. */
  #keptPoint: number | undefined;
  #work = new KeptState(this, 'costs', () => {
    const { costs, faults, fields, model, point, prevalence } = this;
    const { onData } = this.shown ?? {};
    const isTyped = (field: Field): boolean =>
      field === 'prevalence' ? prevalence !== null || faults.has(field) : fields[field] !== firstFields[field];
    const names = Object.keys(fields) as Field[];
    return {
      fields: withoutGaps(Object.fromEntries(names.map((name) => [name, isTyped(name) ? fields[name] : undefined]))),
      // What was read last, where a field does not say so any more.
      costs: faults.size > 0 && costs !== firstCosts ? costs : undefined,
      prevalence: faults.has('prevalence') ? (prevalence ?? undefined) : undefined,
      model: model === (this.data?.models ?? [''])[0] ? undefined : model,
      wantsExample: this.wantsExample || undefined,
      point: onData && point !== this.#bestPoint(onData) ? point : this.#keptPoint,
    };
  });
  #loading = 0;
  #deciding = 0;
  #explaining = 0;
  #rocPlot?: Plot;
  #costPlot?: ScorePlot | undefined;

  override connectedCallback(): void {
    super.connectedCallback();
    if (this.hasUpdated) void this.#load();
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#loading++;
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
    if (['costs', 'prevalence', 'cases', 'calculator'].some((name) => changed.has(name))) void this.#decide();
    if (['shown', 'format', 'texts', 'plotTexts'].some((name) => changed.has(name))) this.#plot();
    if (['shown', 'point'].some((name) => changed.has(name))) void this.#explainPoint();
  }

  #recall({ fields, costs, prevalence, model, wantsExample, point }: Fields): void {
    const typed = fieldsOf(fields);
    const read = fieldsOf(costs);
    const fieldNames = Object.keys(firstFields) as Field[];
    const texts = fieldNames.map((name) => [name, textIn(typed[name], longestField) ?? firstFields[name]] as const);
    this.fields = Object.fromEntries(texts) as Record<Field, string>;
    const costOf = (cell: keyof Costs): number =>
      numberOf(this.fields[cell]) ?? numberIn(read[cell], -largestCost, largestCost) ?? firstCosts[cell];
    const isTyped = cells.flat().some((cell) => this.fields[cell] !== firstFields[cell]);
    this.costs = isTyped
      ? { l00: costOf('l00'), l01: costOf('l01'), l10: costOf('l10'), l11: costOf('l11') }
      : firstCosts;
    const share = typed['prevalence'] === undefined ? undefined : shareOf(this.fields.prevalence);
    this.prevalence = share ?? shareOf(String(prevalence)) ?? null;
    const ratio = numberOf(this.fields.ratio);
    const faults: [Field, boolean][] = [
      ...cells.flat().map((cell): [Field, boolean] => [cell, numberOf(this.fields[cell]) === null]),
      ['ratio', this.fields.ratio !== '' && (ratio === null || ratio < 0)],
      ['prevalence', typed['prevalence'] !== undefined && share === undefined],
    ];
    this.faults = new Set(faults.filter(([, isFaulty]) => isFaulty).map(([field]) => field));
    this.model = textIn(model, longestField) ?? this.data?.models?.[0] ?? '';
    this.wantsExample = wantsExample === true;
    this.#keptPoint = wholeIn(point, 0, Number.MAX_SAFE_INTEGER);
  }

  async #loadTexts(): Promise<void> {
    const { locale } = this;
    const { language } = locale;
    const loaded = await Promise.all([loadCostDecisionTexts(language), loadPlotTexts(language)]);
    if (locale === this.locale) [this.texts, this.plotTexts] = loaded;
  }

  /** Answers about data that have been replaced are not waited for; others that fail are told. */
  async #attempt(isCurrent: () => boolean, work: () => Promise<void>): Promise<void> {
    try {
      await work();
    } catch (error) {
      if (!isCurrent()) return;
      this.dispatchEvent(bubbling('calculation-failed', undefined));
      throw error;
    }
  }

  // The cases.

  async #load(): Promise<void> {
    const loading = ++this.#loading;
    const isCurrent = (): boolean => loading === this.#loading;
    await this.#attempt(isCurrent, async () => {
      const cases = await this.#casesOf();
      if (isCurrent()) this.#replaceCases(cases);
      else if (cases?.isOwn) cases.dataset.release();
    });
  }

  #replaceCases(cases: Cases | null): void {
    if (cases === null && this.cases === null) return;
    if (this.cases?.isOwn) this.cases.dataset.release();
    // What was asked of them may fail now.
    this.#deciding++;
    this.#explaining++;
    this.cases = cases;
    if (this.prevalence === null && !this.faults.has('prevalence')) {
      this.#setFields({ prevalence: this.#sampleShareText });
    }
  }

  async #casesOf(): Promise<Cases | null> {
    const { data, model, wantsExample } = this;
    const own = data ? await this.#problemOfClass(data) : undefined;
    const isScores = data?.kind === 'scores';
    const isExample = !isScores && !own && wantsExample;
    if (!isScores && !own && !wantsExample) return null;
    const dataset = isScores ? data : await this.calculator.dataset(own ?? (await exampleProblem()));
    const options = isScores && dataset.models ? { model } : {};
    const [roc, shownRoc, hull] = await Promise.all([
      dataset.curve('roc', options),
      dataset.curve('roc', { ...options, pixels: plotPixels }),
      dataset.curve('roc-hull', { ...options, pixels: plotPixels }),
    ]);
    const shown = shownRoc && hull ? { roc: shownRoc, hull } : null;
    return { dataset, isOwn: !isScores, isExample, roc, shown };
  }

  /** Of probabilities of two classes those of the positive one. */
  async #problemOfClass(data: AsyncDataset): Promise<Problem | undefined> {
    if (data.kind !== 'probabilities' || data.labels.length !== 2 || data.positive === undefined) return undefined;
    return oneAgainstRest(await data.problem(), data.labels.indexOf(data.positive)) ?? undefined;
  }

  get #sampleShare(): number | undefined {
    const { roc } = this.cases ?? {};
    if (!roc) return undefined;
    const { positives, negatives } = decidedAt(roc, 0);
    return positives / (positives + negatives);
  }

  get #sampleShareText(): string {
    const share = this.#sampleShare;
    return share === undefined ? '' : this.#text(Number(share.toPrecision(6)));
  }

  // What is decided.

  async #decide(): Promise<void> {
    const deciding = ++this.#deciding;
    const isCurrent = (): boolean => deciding === this.#deciding;
    const { costs, prevalence, cases } = this;
    await this.#attempt(isCurrent, async () => {
      const [thresholds, onData] = await Promise.all([
        this.#thresholds(costs),
        cases ? this.#onData(cases, costs, prevalence) : undefined,
      ]);
      if (!isCurrent()) return;
      const before = this.shown?.onData;
      const isKept = before?.cases.roc === onData?.cases.roc && before && this.point !== this.#bestPoint(before);
      this.shown = { costs, prevalence, ...thresholds, ...(onData && { onData }) };
      // The threshold looked at is the cheapest one until another is chosen.
      if (onData && !isKept) {
        this.point = Math.min(this.#keptPoint ?? this.#bestPoint(onData), onData.cases.roc.threshold.length - 1);
        this.#keptPoint = undefined;
      }
    });
  }

  async #thresholds(costs: Costs): Promise<Pick<Shown, 'threshold' | 'ratio' | 'notices' | 'refusal'>> {
    const c = ratioOf(costs);
    try {
      const dataset = await this.calculator.dataset({
        kind: 'decision',
        costs,
        ...(c === undefined ? {} : { costRatio: c }),
      });
      try {
        const [threshold, ofRatio] = await Promise.all([
          dataset.explain(costMeasures.threshold),
          c === undefined ? undefined : dataset.explain(costMeasures.ratioThreshold),
        ]);
        return {
          threshold,
          notices: dataset.notices,
          ...(ofRatio && c !== undefined && { ratio: { c, threshold: ofRatio } }),
        };
      } finally {
        dataset.release();
      }
    } catch (error) {
      if (error instanceof InputError) return { notices: [], refusal: error };
      throw error;
    }
  }

  async #onData(cases: Cases, costs: Costs, prevalence: number | null): Promise<OnData | undefined> {
    const { dataset, roc, shown } = cases;
    if (!roc || !shown) return undefined;
    const ofModel = dataset.models ? { model: this.model } : {};
    const decision = { ...optionsOf(dataset, costs, prevalence), ...ofModel };
    const explain = (id: string): Promise<Explanation> => dataset.explain(id, decision);
    const [slope, leastCost, leastCostThreshold, curve, shownCosts, shifted] = await Promise.all([
      explain(costMeasures.slope),
      explain(costMeasures.leastCost),
      explain(costMeasures.leastCostThreshold),
      dataset.curve('expected-cost', decision),
      dataset.curve('expected-cost', { ...decision, pixels: plotPixels }),
      dataset.scored?.probabilities === true ? explain(costMeasures.shiftedThreshold) : undefined,
    ]);
    if (!curve || !shownCosts) return undefined;
    const at = shifted?.value;
    const cost =
      typeof at === 'number'
        ? await dataset.explain(costMeasures.costAtThreshold, { ...decision, threshold: at })
        : undefined;
    return {
      cases: { ...cases, roc, shown },
      options: decision,
      slope,
      leastCost,
      leastCostThreshold,
      ...(shifted && { shifted: { threshold: shifted, cost } }),
      costs: curve,
      shownCosts,
    };
  }

  #bestPoint({ cases: { roc, dataset }, leastCostThreshold: { value } }: OnData): number {
    return typeof value === 'number' ? pointAt(roc, value, dataset.scored?.lowerIsPositive === true) : 0;
  }

  /** One question about the threshold looked at is on its way at a time; older ones don't matter. */
  async #explainPoint(): Promise<void> {
    const explaining = ++this.#explaining;
    const { onData } = this.shown ?? {};
    const threshold = onData?.cases.roc.threshold[this.point];
    if (!onData || threshold === undefined || onData.cases.dataset !== this.cases?.dataset) return;
    const isCurrent = (): boolean => explaining === this.#explaining;
    await this.#attempt(isCurrent, async () => {
      const explanation = await onData.cases.dataset.explain(costMeasures.costAtThreshold, {
        ...onData.options,
        // Beyond all scores the threshold is infinite, which no option is.
        threshold: Math.max(-Number.MAX_VALUE, Math.min(Number.MAX_VALUE, threshold)),
      });
      if (isCurrent()) this.costAtPoint = { threshold, explanation };
    });
  }

  // What is drawn.

  #plot(): void {
    const { texts, plotTexts, format } = this;
    const { onData } = this.shown ?? {};
    this.#costPlot = undefined;
    if (!texts || !plotTexts || !onData) return;
    const { cases, costs, shownCosts, slope, leastCost, shifted } = onData;
    const best = this.#bestPoint(onData);
    const [threshold, cost] = [cases.roc.threshold[best]!, leastCost.value as number];
    const { positives, negatives } = decidedAt(cases.roc, 0);
    const points = operatingPoints(cases.roc, positives, negatives);
    if (!points || costs.x.length !== points.threshold.length) return;
    const common = { texts: plotTexts, format };
    const inclination = inclinationOf(slope);
    const place = Number.isFinite(threshold) ? texts.best(this.#number(threshold)) : texts.nobody;
    this.#rocPlot = isoCostPlot({
      ...common,
      ...cases.shown,
      best: { x: cases.roc.x[best]!, y: cases.roc.y[best]!, text: place },
      slope: inclination,
      description: texts.rocDescription(place),
      lineName: texts.line(this.#number(inclination)),
      rocName: texts.roc,
    });
    const calibrated = shifted?.threshold.value;
    this.#costPlot = expectedCostPlot({
      ...common,
      curve: shownCosts,
      points,
      least: { threshold, cost },
      calibrated: typeof calibrated === 'number' ? calibrated : null,
      description: texts.costDescription(place, this.#number(cost)),
      names: {
        cost: texts.cost,
        least: `${texts.least}: ${this.#number(cost)}`,
        calibrated: texts.calibrated(this.#number(calibrated)),
      },
    });
  }

  // How numbers are written.

  #number(value: unknown): string {
    return typeof value === 'number' ? formatNumber(value, this.format) : this.locale.page.undefinedValue;
  }

  /** As it would be typed. */
  #text(value: number): string {
    return String(value).replace('.', this.format.decimalSign);
  }

  // What is typed.

  #setFields(changed: Partial<Record<Field, string>>): void {
    this.fields = { ...this.fields, ...changed };
    this.faults = new Set([...this.faults].filter((field) => !(field in changed)));
  }

  #fault(field: Field, text: string): void {
    this.fields = { ...this.fields, [field]: text };
    this.faults = new Set([...this.faults, field]);
  }

  #typeCost(cell: keyof Costs, text: string): void {
    const cost = numberOf(text);
    if (cost === null) {
      this.#fault(cell, text);
      return;
    }
    const costs = { ...this.costs, [cell]: cost };
    const c = ratioOf(costs);
    this.#setFields({ [cell]: text, ratio: c === undefined ? '' : this.#text(c) });
    this.costs = costs;
  }

  #typeRatio(text: string): void {
    const c = numberOf(text);
    if (c === null || c < 0) {
      this.#fault('ratio', text);
      return;
    }
    this.#setFields({ l00: '0', l01: '1', l10: this.#text(c), l11: '0', ratio: text });
    this.costs = { l00: 0, l01: 1, l10: c, l11: 0 };
  }

  #typePrevalence(text: string): void {
    const share = shareOf(text);
    if (share === undefined) {
      this.#fault('prevalence', text);
      return;
    }
    this.#setFields({ prevalence: text });
    this.prevalence = share;
  }

  #resetPrevalence(): void {
    this.#setFields({ prevalence: this.#sampleShareText });
    this.prevalence = null;
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

  #field(field: Field, label: string | undefined, type: (text: string) => void): TemplateResult {
    const isFaulty = this.faults.has(field);
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
        .value=${live(this.fields[field])}
        @input=${({ target }: InputEvent) => type((target as HTMLInputElement).value)}
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
                      ${this.#field(cell, label, (text) => this.#typeCost(cell, text))}
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
    return html`
      <label title=${texts.ratioHint}>
        ${this.#field('ratio', undefined, (text) => this.#typeRatio(text))} <span>${texts.ratio}</span>
      </label>
    `;
  }

  #faults(texts: CostDecisionTexts): TemplateResult {
    const kinds = new Set(
      [...this.faults].map((field) => (field === 'ratio' || field === 'prevalence' ? field : 'cost')),
    );
    return html`
      <p id="faults" class="fault" role="status">
        ${[...kinds].map((kind) => html`${texts.faults[kind]} `)}${kinds.size > 0 ? texts.lastRead : nothing}
      </p>
    `;
  }

  #prevalence(texts: CostDecisionTexts): TemplateResult | typeof nothing {
    const share = this.#sampleShare;
    if (share === undefined) return nothing;
    return html`
      <label>
        ${this.#field('prevalence', undefined, (text) => this.#typePrevalence(text))} <span>${texts.prevalence}</span>
      </label>
      <p class="row">
        <span class="muted">${texts.samplePrevalence(this.#number(share))}</span>
        <button
          class="no-print"
          ?disabled=${this.prevalence === null && !this.faults.has('prevalence')}
          @click=${() => this.#resetPrevalence()}
        >
          ${texts.resetPrevalence}
        </button>
      </p>
    `;
  }

  /** A number with what it is, and a click away how it comes about. */
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
      ${onData?.shifted ? this.#shifted(texts, onData.shifted) : nothing}
    `;
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
            : texts.otherShares(this.#short(prevalence), this.#number(this.#sampleShare))
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
      ${onData && this.#costPlot ? this.#onCases(texts, onData) : nothing}
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
            .plot=${this.#rocPlot!}
            .name=${texts.rocTitle}
            .hint=${inclinationOf(slope) !== null ? texts.rocHint : this.costs.l10 > this.costs.l11 ? texts.noLineOfAlarms : texts.noLine}
          ></deconfuse-plot-drawing>
          ${this.#fact(texts.slope, costMeasures.slope, slope)}
        </div>
        <div class="plot-part">
          <deconfuse-plot-drawing
            .texts=${this.plotTexts!}
            .plot=${this.#costPlot!}
            .name=${texts.costTitle}
            .hint=${texts.costHint}
            .point=${this.point}
            .pointed=${this.pointed}
            .pointText=${this.#pointText}
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

  #pointText: PlotDrawing['pointText'] = (point) => {
    const { costs } = this.shown!.onData!;
    const [threshold, cost] = [formatNumber(costs.x[point]!, this.format), this.#number(costs.y[point])];
    return { written: `t = ${threshold}: ${cost}`, spoken: this.texts!.spoken(threshold, cost) };
  };

  /** Whether the cheapest threshold and that of calibrated probabilities are the same decision on these cases. */
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

/** The cases of an example that is a table of truth and score. */
async function exampleProblem(): Promise<Problem> {
  const { scoreExamples } = await import('../../examples/score-examples.ts');
  const { text } = scoreExamples.find(({ id }) => id === 'twentyCases')!;
  const rows = text
    .split('\n')
    .slice(1)
    .map((line) => line.split(','));
  return {
    kind: 'scores',
    truth: rows.map(([truth = '']) => truth),
    scores: rows.map(([, score]) => Number(score)),
    positive: 'p',
  };
}
