import { css, html, LitElement, nothing, type PropertyValues, type TemplateResult } from 'lit';
import { customElement, property, query, state } from 'lit/decorators.js';
import { InputError } from '../../core/input-error.ts';
import type { Curve, CurveName, CurveOptions, Label, MetricInfo, Report, ReportOptions } from '../../core/types.ts';
import { formatNumber } from '../../formula/number.ts';
import type { PlotTexts } from '../../locales/en/plots.ts';
import type { ScoreTexts } from '../../locales/en/scores.ts';
import type { Locale } from '../../locales/index.ts';
import { measures, pooled } from '../../locales/scores.ts';
import { loadPlotTexts } from '../../locales/with-scores.ts';
import type { Thresholds } from '../../plots/operating-points.ts';
import type { ThresholdForm } from '../../plots/options.ts';
import { choiceIn, fieldsOf, numberIn, textIn, wholeIn, type Fields } from '../../share/plain-data.ts';
import { controls } from '../../styles/controls.ts';
import type { AsyncCalculator, AsyncDataset } from '../../worker/async-calculator.ts';
import type { Compare } from '../metrics/conventions.ts';
import './binning-error.ts';
import './curve-plots.ts';
import type { AdditionalCurves, CurveWanted, PlottedModel } from './curve-plots.ts';
import { bubbling } from '../common/events.ts';
import '../metrics/headline-numbers.ts';
import type { HeadlineNumber } from '../metrics/headline-numbers.ts';
import { KeptState } from '../common/kept-state.ts';
import '../metrics/metric-table.ts';
import type { Explain, MetricTable } from '../metrics/metric-table.ts';
import './score-inference.ts';
import type { Areas } from './score-inference.ts';
import { decidedAt, firstThreshold, mostProbable, oneAgainstRest, pointAt } from '../../session/score-ranking.ts';
import '../input/score-reading.ts';
import './score-threshold.ts';
import type { Costs, Jump } from './score-threshold.ts';
import { isInterval, metricValue, shortName, valueText, type NumberFormat } from '../../locales/values.ts';

const headlines = 6;

/** Of more numbers than these a whole report takes a while, and is asked for in portions. */
const many = 1_000_000;

/** The options that have no usual value: what needs one that is not set is undefined at once. */
const notUsual = ['k', 'mapK', 'costMatrix'] as const;

/** What a plot on the page can show, in pixels. */
const plotPixels = 800;

/** More curves than these in one plot are a tangle; the others are in the table. */
const mostCurves = 8;

/** How long a threshold stays before the metrics that depend on it are computed, in milliseconds. */
const settled = 250;

/** One ranking of the cases by how positive they score, or all numbers of all classes pooled. */
interface Ranking {
  /** Of kind scores; where all classes are pooled the data themselves. */
  dataset: AsyncDataset;
  /** What it is made of, and is released with the ranking where it was made for it. */
  data: AsyncDataset;
  classIndex: number | undefined;
  model: string;
  level: number;
  /** Of kind scores, so that areas and thresholds are known. */
  isBinary: boolean;
  /** The whole curve, with its counts. */
  points: Thresholds;
  /** The threshold where one begins to look. */
  first: number;
  models: PlottedModel[];
  /** Which of the models it is. */
  reported: number;
  areas: Areas[];
  /** What is best at which; as long as that is not known, without a threshold. */
  thresholds: readonly { info: MetricInfo; threshold?: number }[];
  /** The other side is undefined where it is the rest. */
  names: { positive: Label; negative: Label | undefined };
}

/** All that is seen, of one and the same data. */
interface Shown {
  data: AsyncDataset;
  report: Report;
  /** What the report is still to have. */
  pending: readonly MetricInfo[];
  /** Those of the report. */
  options: ReportOptions;
  /** Absent where there is none: one class only, or no scores. */
  ranking: Ranking | undefined;
  explain: Explain;
  compare: Compare;
}

const firstCosts: Costs = { falsePositive: 1, falseNegative: 1 };
const largestCost = 1e150;
const longestName = 10_000;

/** Tells data apart as far as a threshold of them is of no use for others. */
const nameOf = ({ kind, labels, models = [], total }: AsyncDataset): string =>
  [kind, labels.length, models.length, total].join(' ');

/** Beyond all scores the threshold is infinite, which no number in JSON is. */
const jsonOf = (threshold: number): number | string => (Number.isFinite(threshold) ? threshold : String(threshold));
const endOf = (text: unknown): number | undefined =>
  [Number.NEGATIVE_INFINITY, Number.POSITIVE_INFINITY].find((end) => String(end) === text);

/** What the page needs to know of what is shown. */
export interface ScoresShown {
  /** What was read. */
  understood: string;
  /** That, the sentence and the numbers shown first. */
  said: string;
  /** The options that something in the report depends on. */
  relevant: ReadonlySet<keyof ReportOptions>;
}

/**
 * Everything about scores, probabilities and label sets. Fires `scores-shown` (ScoresShown), `read-options-changed`
 * (those that change), `problem-chosen` ({problem}) and `calculation-failed`.
 */
@customElement('deconfuse-scores')
export class ScoreView extends LitElement {
  /** With the texts of scores. */
  @property({ attribute: false }) locale!: Locale;
  @property({ attribute: false }) format!: NumberFormat;
  @property({ attribute: false }) calculator!: AsyncCalculator;
  /** The metrics of scores. */
  @property({ attribute: false }) catalogue: readonly MetricInfo[] = [];
  /** The metrics of matrices. */
  @property({ attribute: false }) matrixCatalogue: readonly MetricInfo[] = [];
  @property({ attribute: false }) data!: AsyncDataset;
  @property({ attribute: false }) options: ReportOptions = {};
  @property({ attribute: false }) kept: unknown;

  @state() private plotTexts?: PlotTexts;
  @state() private shown?: Shown;
  @state() private model = '';
  /** Of several classes or labels the one against the rest; undefined: all pooled. */
  @state() private classIndex?: number | undefined = 0;
  @state() private threshold = 0.5;
  @state() private point = 0;
  @state() private thresholdForm: ThresholdForm = 't';
  @state() private costs = firstCosts;
  @state() private additional: AdditionalCurves = {};
  @state() private moreCurves: Readonly<Partial<Record<CurveName, Curve | null>>> = {};
  @state() private showsMore = false;

  @query('deconfuse-metric-table') private table?: MetricTable;

  /** Of the data that are to come: what was chosen of them. */
  #awaited: { of: string; threshold: number } | undefined;
  #work = new KeptState(this, 'scores', () => {
    const { model, classIndex, thresholdForm, costs } = this;
    return {
      model: model === (this.data.models ?? [''])[0] ? undefined : model,
      // All classes pooled have no index.
      class: classIndex === 0 ? undefined : (classIndex ?? 'pooled'),
      threshold: this.#chosenThreshold,
      thresholdForm: thresholdForm === 't' ? undefined : thresholdForm,
      costs: costs === firstCosts ? undefined : costs,
    };
  });
  #loading = 0;
  /** The threshold that the metrics are computed at; undefined until there is a curve. */
  #settled?: number;
  #timer = 0;
  #notes?: { ranking: Ranking; format: NumberFormat; texts: ScoreTexts; models: PlottedModel[] };

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#loading++;
    clearTimeout(this.#timer);
    release(this.shown?.ranking);
    this.shown = undefined;
  }

  override connectedCallback(): void {
    super.connectedCallback();
    if (this.hasUpdated) void this.#load();
  }

  override willUpdate(changed: PropertyValues): void {
    if (changed.has('locale')) {
      void this.#loadPlotTexts();
      if (this.shown) this.#tell(this.shown);
    }
    const kept = this.#work.recalled(changed);
    if (kept) this.#recall(kept);
    if (changed.has('data')) {
      const { models = [''], labels } = this.data;
      if (!models.includes(this.model)) this.model = models[0]!;
      if (this.classIndex !== undefined && this.classIndex >= labels.length) this.classIndex = 0;
      this.#settled = undefined;
    }
    const asked = ['data', 'options', 'model', 'classIndex', 'catalogue'];
    if (kept || asked.some((name) => changed.has(name))) void this.#load();
  }

  /** Opens the row of a metric in the table. */
  async open(id: string): Promise<void> {
    await this.table?.open(id);
  }

  #recall({ model, class: chosen, threshold, thresholdForm, costs }: Fields): void {
    this.model = textIn(model, longestName) ?? (this.data.models ?? [''])[0]!;
    this.classIndex = chosen === 'pooled' ? undefined : (wholeIn(chosen, 0, this.data.labels.length - 1) ?? 0);
    this.thresholdForm = choiceIn(thresholdForm, ['t', 'τ'] as const) ?? 't';
    const { falsePositive, falseNegative } = fieldsOf(costs);
    const [positiveCost, negativeCost] = [falsePositive, falseNegative].map((cost) => numberIn(cost, 0, largestCost));
    this.costs =
      positiveCost === undefined || negativeCost === undefined
        ? firstCosts
        : { falsePositive: positiveCost, falseNegative: negativeCost };
    const { of, at: given } = fieldsOf(threshold);
    const at = endOf(given) ?? numberIn(given, -Number.MAX_VALUE, Number.MAX_VALUE);
    this.#awaited = typeof of === 'string' && at !== undefined ? { of, threshold: at } : undefined;
    this.#settled = undefined;
  }

  /** Where it is not the first one: the threshold, and which data it is of; other data begin with another. */
  get #chosenThreshold(): { of: string; at: number | string } | undefined {
    const { ranking } = this.shown ?? {};
    if (this.#awaited) return { of: this.#awaited.of, at: jsonOf(this.#awaited.threshold) };
    if (!ranking || this.shown?.data !== this.data) return undefined;
    return this.threshold === ranking.first ? undefined : { of: nameOf(this.data), at: jsonOf(this.threshold) };
  }

  async #loadPlotTexts(): Promise<void> {
    const { locale } = this;
    const texts = await loadPlotTexts(locale.language);
    if (locale === this.locale) this.plotTexts = texts;
  }

  // From the data to what is shown.

  async #load(): Promise<void> {
    const loading = ++this.#loading;
    let ranking: Ranking | undefined;
    try {
      const { data, options, model, classIndex } = this;
      const { level = 0.95 } = options;
      const previous = this.shown?.ranking;
      const isSame =
        previous?.data === data &&
        previous.model === model &&
        previous.classIndex === classIndex &&
        previous.level === level;
      ranking = isSame ? previous : await this.#rank(data, model, classIndex, level);
      const inPortions = isLong(data);
      if (ranking && !inPortions) await this.#findThresholds(ranking);
      const isUnsettled = this.#settled === undefined;
      if (loading === this.#loading && ranking && isUnsettled) {
        this.#settled = this.#awaited?.of === nameOf(data) ? this.#awaited.threshold : ranking.first;
        this.#awaited = undefined;
      }
      const reportOptions: ReportOptions = {
        ...options,
        ...(data.models ? { model } : {}),
        ...this.#atThreshold(),
      };
      const metrics = this.catalogue.filter(({ shape }) => shape !== 'curve');
      const report = await reportOf(data, reportOptions, inPortions ? toldFirst(metrics, options) : metrics);
      if (loading !== this.#loading) {
        if (!isSame) release(ranking);
        return;
      }
      const pending = pendingOf(metrics, report);
      this.#show({ data, report, pending, options: reportOptions, ranking, ...this.#questions(data, reportOptions) });
      if (!isSame) {
        release(previous);
        this.additional = {};
        this.moreCurves = {};
      }
      if (!isSame || isUnsettled) this.#setThreshold(this.#settled ?? 0.5);
      if (inPortions) await this.#complete(loading);
    } catch (error) {
      if (loading !== this.#loading) return; // it was about data that have been replaced
      this.dispatchEvent(bubbling('calculation-failed', undefined));
      throw error;
    }
  }

  /** Asks for what is pending group by group: in between other questions are answered. */
  async #complete(loading: number): Promise<void> {
    if (this.shown?.ranking) await this.#findThresholds(this.shown.ranking);
    this.requestUpdate();
    for (let { shown } = this; loading === this.#loading && shown?.pending.length; shown = this.shown) {
      const { data, report, options, pending } = shown;
      const others = pending.filter(({ group }) => group !== pending[0]!.group);
      const asked = pending.filter((info) => !others.includes(info));
      const next = await reportOf(data, options, asked);
      if (loading === this.#loading) this.shown = { ...shown, report: joined(report, next), pending: others };
    }
    this.#settle();
  }

  /** Beyond all scores the threshold is infinite, which no option is. */
  #atThreshold(): Pick<ReportOptions, 'threshold'> {
    const threshold = this.#settled;
    if (threshold === undefined) return {};
    return { threshold: Math.max(-Number.MAX_VALUE, Math.min(Number.MAX_VALUE, threshold)) };
  }

  #questions(data: AsyncDataset, options: ReportOptions): Pick<Shown, 'explain' | 'compare'> {
    return {
      explain: (info, classIndex) =>
        data.explain(info.id, { ...options, ...(info.perClass ? { class: data.labels[classIndex]! } : {}) }),
      compare: (others) => data.report(others),
    };
  }

  #show(shown: Shown): void {
    this.shown = shown;
    this.#tell(shown);
  }

  #tell(shown: Shown): void {
    const numbers = this.#headlines(shown).map(({ name, text }) => `${name} ${text}`);
    const { report, pending } = shown;
    const relevant = this.catalogue
      .filter((info) => info.id in report.metrics || pending.includes(info))
      .flatMap(({ options }) => options);
    const understood = this.#understood(shown);
    const detail: ScoresShown = {
      understood,
      said: [understood, this.#sentence(shown).said, ...numbers].join(' '),
      relevant: new Set(relevant),
    };
    this.dispatchEvent(bubbling('scores-shown', detail));
  }

  #understood({ data, ranking }: Shown): string {
    const { kind, labels, models = [''], positive, scored, total } = data;
    if (!scored || (kind !== 'scores' && kind !== 'probabilities' && kind !== 'multilabel')) return '';
    const text = (count: number): string => formatNumber(count, { ...this.format, trim: true });
    return this.locale.scores!.understood({
      ...scored,
      kind,
      cases: text(total),
      classes: text(labels.length),
      models: text(models.length),
      positive: positive === undefined ? undefined : String(positive),
      positives: kind === 'scores' && ranking ? text(decidedAt(ranking.points, 0).positives) : undefined,
    });
  }

  /** Undefined where the data have no curve with a threshold. */
  async #rank(
    data: AsyncDataset,
    model: string,
    classIndex: number | undefined,
    level: number,
  ): Promise<Ranking | undefined> {
    if (data.kind === 'multilabel' && !data.scored?.scores) return undefined;
    const isBinary = data.kind === 'scores' || classIndex !== undefined;
    const dataset = data.kind === 'scores' || classIndex === undefined ? data : await this.#ofClass(data, classIndex);
    if (!dataset) return undefined;
    const names = dataset.models ?? [''];
    const modelNamed = (name: string): CurveOptions => (name === '' ? {} : { model: name });
    const reportedName = names.includes(model) ? model : names[0]!;
    const curve =
      (await dataset.curve('roc', modelNamed(reportedName))) ??
      (await dataset.curve('precision-recall', modelNamed(reportedName)));
    if (!curve) {
      if (dataset !== data) dataset.release();
      return undefined;
    }
    // Of many cases each column takes hundreds of megabytes.
    const { x: _x, y: _y, ...points } = curve;
    const areas = isBinary ? await this.#areas(dataset, names, level) : [];
    const drawn = [...new Set([reportedName, ...names])].slice(0, mostCurves);
    const models = await Promise.all(
      names
        .filter((name) => drawn.includes(name))
        .map(async (name): Promise<PlottedModel> => {
          const options = { ...modelNamed(name), pixels: plotPixels };
          const [roc, precisionRecall] = await Promise.all([
            dataset.curve('roc', options),
            dataset.curve('precision-recall', options),
          ]);
          return { name, ...(roc ? { roc } : {}), ...(precisionRecall ? { precisionRecall } : {}) };
        }),
    );
    const positive = classIndex === undefined || data.kind === 'scores' ? data.positive : data.labels[classIndex];
    const others = data.labels.filter((label) => label !== positive);
    return {
      dataset,
      data,
      classIndex,
      model,
      level,
      isBinary,
      points,
      first: firstThreshold(points, dataset.scored?.probabilities === true),
      models,
      reported: models.findIndex(({ name }) => name === reportedName),
      areas,
      thresholds: this.catalogue
        .filter(({ formula: { op }, options }) => isBinary && /^arg-/.test(op) && options.length === 0)
        .map((info) => ({ info })),
      names: {
        positive: positive ?? 1,
        negative: data.kind === 'scores' && others.length === 1 ? others[0]! : positive === undefined ? 0 : undefined,
      },
    };
  }

  /** A class without cases cannot be set against the rest. */
  async #ofClass(data: AsyncDataset, classIndex: number): Promise<AsyncDataset | undefined> {
    const problem = oneAgainstRest(await data.problem(), classIndex);
    try {
      return problem ? await this.calculator.dataset(problem) : undefined;
    } catch (error) {
      if (error instanceof InputError) return undefined;
      throw error;
    }
  }

  async #areas(dataset: AsyncDataset, names: readonly string[], level: number): Promise<Areas[]> {
    const { auc, averagePrecision, aucInterval } = measures;
    return Promise.all(
      names.map(async (name): Promise<Areas> => {
        const options = { level, ...(name === '' ? {} : { model: name }) };
        const { metrics } = await dataset.report({ ...options, metrics: [auc, averagePrecision, aucInterval] });
        const number = (id: string): number | null => (typeof metrics[id] === 'number' ? metrics[id] : null);
        return {
          model: name,
          auc: number(auc),
          averagePrecision: number(averagePrecision),
          interval: metrics[aucInterval] ?? null,
        };
      }),
    );
  }

  async #findThresholds(ranking: Ranking): Promise<void> {
    const { dataset, models, reported, thresholds } = ranking;
    if (thresholds.every(({ threshold }) => threshold !== undefined)) return;
    const infos = thresholds.map(({ info }) => info);
    const model = models[reported]?.name;
    const { metrics } = await reportOf(dataset, model ? { model } : {}, infos);
    ranking.thresholds = infos.flatMap((info) => {
      const threshold = metrics[info.id];
      return typeof threshold === 'number' ? [{ info, threshold }] : [];
    });
  }

  // The threshold.

  #setPoint(point: number): void {
    const { ranking } = this.shown ?? {};
    if (!ranking) return;
    this.point = point;
    this.threshold = ranking.points.threshold[point] ?? this.threshold;
    this.#settle();
  }

  #setThreshold(threshold: number): void {
    const { ranking } = this.shown ?? {};
    this.threshold = threshold;
    if (!ranking) return;
    this.point = pointAt(ranking.points, threshold, ranking.dataset.scored?.lowerIsPositive === true);
    this.#settle();
  }

  #settle(): void {
    clearTimeout(this.#timer);
    if (this.threshold === this.#settled) return;
    this.#timer = window.setTimeout(() => void this.#reportAtThreshold(), settled);
  }

  /** Computes again what depends on the threshold. */
  async #reportAtThreshold(): Promise<void> {
    const { shown, threshold } = this;
    // What is pending is of the threshold that there was.
    if (!shown || shown.pending.length > 0) return;
    this.#settled = threshold;
    const options = { ...shown.options, ...this.#atThreshold() };
    const dependent = this.catalogue.filter(
      ({ options: needed, shape }) => shape !== 'curve' && needed.includes('threshold'),
    );
    try {
      const report = await reportOf(shown.data, options, dependent);
      if (shown !== this.shown || threshold !== this.#settled) return;
      this.#show({
        ...shown,
        options,
        report: joined(shown.report, report),
        ...this.#questions(shown.data, options),
      });
    } catch (error) {
      if (shown === this.shown) throw error;
      // It was about data that have been replaced.
    }
  }

  async #curve({ name, options }: CurveWanted): Promise<Curve | null> {
    const { ranking } = this.shown ?? {};
    if (!ranking) return null;
    const { name: model = '' } = ranking.models[ranking.reported] ?? {};
    const { beta, level } = this.options;
    return ranking.dataset.curve(name, {
      ...(model === '' ? {} : { model }),
      ...(level === undefined ? {} : { level }),
      ...(beta === undefined ? {} : { beta }),
      pixels: plotPixels,
      ...options,
    });
  }

  async #addCurve(wanted: CurveWanted): Promise<void> {
    const { ranking } = this.shown ?? {};
    const curve = await this.#curve(wanted);
    if (ranking !== this.shown?.ranking) return;
    const name = wanted.name === 'roc-hull' ? 'hull' : wanted.name === 'roc-band' ? 'band' : 'interpolated';
    this.additional = { ...this.additional, [name]: curve };
  }

  async #addMoreCurve(wanted: CurveWanted): Promise<void> {
    const { ranking } = this.shown ?? {};
    const curve = await this.#curve(wanted);
    if (ranking === this.shown?.ranking) this.moreCurves = { ...this.moreCurves, [wanted.name]: curve };
  }

  /** The same object as long as the plots need not be drawn anew. */
  #noted(ranking: Ranking, texts: ScoreTexts): PlottedModel[] {
    const { format } = this;
    if (this.#notes?.ranking === ranking && this.#notes.format === format && this.#notes.texts === texts) {
      return this.#notes.models;
    }
    const note = (name: string, area: number | null | undefined): string | undefined =>
      typeof area === 'number' ? `${name} ${formatNumber(area, format)}` : undefined;
    const models = ranking.models.map((model): PlottedModel => {
      const { auc, averagePrecision } = ranking.areas.find((areas) => areas.model === model.name) ?? {};
      const [rocNote, precisionRecallNote] = [note(texts.auc, auc), note(texts.averagePrecision, averagePrecision)];
      return { ...model, ...(rocNote && { rocNote }), ...(precisionRecallNote && { precisionRecallNote }) };
    });
    this.#notes = { ranking, format, texts, models };
    return models;
  }

  async #decide(): Promise<void> {
    const { data } = this;
    const problem = await data.problem();
    if (data !== this.data || problem.kind !== 'probabilities') return;
    this.dispatchEvent(bubbling('problem-chosen', { problem: mostProbable(problem) }));
  }

  // What is seen.

  #headlines({ report }: Shown): HeadlineNumber[] {
    const { locale, format } = this;
    const waits = (id: string): boolean =>
      report.undefined[id]?.some(({ reason }) => reason === 'needs-option') === true;
    return this.catalogue
      .filter(({ id, headline }) => headline !== undefined && id in report.metrics && !waits(id))
      .sort((one, other) => one.headline! - other.headline!)
      .slice(0, headlines)
      .map((info) => ({
        id: info.id,
        name: shortName(locale.names[info.id] ?? info.id),
        text: valueText(metricValue(report, info, this.classIndex ?? 0), info, format, locale),
      }));
  }

  /** What the curve says, and whether it looks as if the scores were meant the other way round. */
  #sentence({ data, report, ranking }: Shown): { said: string; inverted: boolean } {
    const texts = this.locale.scores!;
    const { said } = texts;
    if (data.kind === 'multilabel' && !data.scored?.scores) return { said: said.noScores, inverted: false };
    if (ranking && !ranking.isBinary && data.kind !== 'scores') {
      const auc = report.metrics[pooled[data.kind as keyof typeof pooled].auc];
      if (typeof auc !== 'number') return { said: said.undefined, inverted: false };
      return {
        said: said.pooled[data.kind as keyof typeof pooled](formatNumber(auc, this.format)),
        inverted: false,
      };
    }
    const model = ranking?.models[ranking.reported]?.name ?? '';
    const { auc, interval } = ranking?.areas.find((areas) => areas.model === model) ?? {};
    if (!ranking || typeof auc !== 'number') return { said: said.undefined, inverted: false };
    const positive = String(ranking.names.positive);
    if (auc === 1) return { said: said.perfect(positive), inverted: false };
    if (auc === 0.5) return { said: said.chance, inverted: false };
    const written = formatNumber(auc, this.format);
    if (auc > 0.5) {
      const isSure = !isInterval(interval) || interval[0] > 0.5;
      return { said: said[isSure ? 'usual' : 'nearChance'](positive, written), inverted: false };
    }
    return { said: said.inverted(positive, written), inverted: data.kind === 'scores' };
  }

  override render(): TemplateResult {
    const { locale, format, catalogue, shown } = this;
    const texts = locale.scores!;
    if (!shown) return html`<p>${texts.starting}</p>`;
    const { data, report, pending, options, ranking, explain, compare } = shown;
    const { said, inverted } = this.#sentence(shown);
    const lowerIsPositive = data.scored?.lowerIsPositive === true;
    return html`
      <deconfuse-headline-numbers
        .locale=${locale}
        .numbers=${this.#headlines(shown)}
        .sentence=${said}
        @metric-chosen=${(event: CustomEvent<string>) => {
          event.stopPropagation();
          void this.open(event.detail);
        }}
      ></deconfuse-headline-numbers>
      ${
        inverted
          ? html`<p class="meant no-print">
              ${lowerIsPositive ? texts.meant.higher : texts.meant.lower}
              <button
                @click=${() =>
                  this.dispatchEvent(bubbling('read-options-changed', { lowerIsPositive: !lowerIsPositive }))}
              >
                ${lowerIsPositive ? texts.turnBack : texts.turnRound}
              </button>
            </p>`
          : nothing
      }
      ${this.#choices(data, texts)} ${ranking ? this.#ranking(ranking, lowerIsPositive, texts) : nothing}
      <deconfuse-metric-table
        .locale=${locale}
        .format=${format}
        .catalogue=${catalogue}
        .report=${report}
        .pending=${pending}
        .labels=${data.labels}
        .classIndex=${this.classIndex ?? 0}
        .subject=${'scores'}
        .explain=${explain}
        .options=${options}
        .compare=${compare}
        .kept=${this.#work.of('metrics')}
        @class-chosen=${(event: CustomEvent<number>) => {
          event.stopPropagation();
          this.classIndex = event.detail;
        }}
      ></deconfuse-metric-table>
    `;
  }

  /** Whose scores, or which class, and what to make of them. */
  #choices({ kind, models, labels, scored }: AsyncDataset, texts: ScoreTexts): TemplateResult | typeof nothing {
    if (kind === 'scores') {
      if (!models || models.length < 2) return nothing;
      return html`
        <div class="choices no-print">
          <label>
            ${texts.model}
            <select
              @change=${({ target }: Event) => (this.model = models[(target as HTMLSelectElement).selectedIndex]!)}
            >
              ${models.map((model) => html`<option .selected=${model === this.model}>${model}</option>`)}
            </select>
          </label>
        </div>
      `;
    }
    if (kind !== 'probabilities' && kind !== 'multilabel') return nothing;
    return html`
      <div class="choices no-print">
        ${
          kind === 'multilabel' && !scored?.scores
            ? nothing
            : html`<label>
                ${texts.classOf[kind]}
                <select
                  @change=${({ target }: Event) => {
                    const { selectedIndex } = target as HTMLSelectElement;
                    this.classIndex = selectedIndex < labels.length ? selectedIndex : undefined;
                  }}
                >
                  ${labels.map((label, index) => html`<option .selected=${index === this.classIndex}>${label}</option>`)}
                  <option .selected=${this.classIndex === undefined}>${texts.pooled}</option>
                </select>
              </label>`
        }
        ${
          kind === 'probabilities'
            ? html`<button title=${texts.decideHint} @click=${() => void this.#decide()}>${texts.decide}</button>`
            : nothing
        }
      </div>
    `;
  }

  #ranking(ranking: Ranking, lowerIsPositive: boolean, texts: ScoreTexts): TemplateResult | typeof nothing {
    const { locale, format, plotTexts, point, thresholdForm, costs } = this;
    if (!plotTexts) return nothing;
    const { points, models, reported, dataset, areas, names } = ranking;
    const { positives, negatives } = decidedAt(points, 0);
    const { beta = 1, level = 0.95 } = this.options;
    const jumps = ranking.thresholds.map(({ info: { id }, threshold }): Jump => ({
      name: texts.jumps[id] ?? locale.names[id] ?? id,
      hint: locale.names[id] ?? id,
      threshold,
    }));
    const choose = ({ detail: { point: chosen } }: CustomEvent<{ point: number }>): void => this.#setPoint(chosen);
    return html`
      <deconfuse-curve-plots
        .locale=${locale}
        .texts=${plotTexts}
        .format=${format}
        .models=${this.#noted(ranking, texts)}
        .reported=${reported}
        .points=${points}
        .additional=${this.additional}
        .positives=${positives}
        .negatives=${negatives}
        .point=${point}
        .thresholdForm=${thresholdForm}
        .isoCostSlope=${(costs.falsePositive * negatives) / (costs.falseNegative * positives)}
        .beta=${beta}
        .level=${level}
        .kept=${this.#work.of('curves')}
        @threshold-chosen=${choose}
        @curve-wanted=${({ detail }: CustomEvent<CurveWanted>) => void this.#addCurve(detail)}
      ></deconfuse-curve-plots>
      <deconfuse-binning-error .locale=${locale} .format=${format} .data=${dataset}></deconfuse-binning-error>
      <deconfuse-score-threshold
        .locale=${locale}
        .format=${format}
        .calculator=${this.calculator}
        .catalogue=${this.matrixCatalogue}
        .options=${this.options}
        .points=${points}
        .point=${point}
        .threshold=${this.threshold}
        .thresholdForm=${thresholdForm}
        .lowerIsPositive=${lowerIsPositive}
        .jumps=${jumps}
        .costs=${costs}
        .names=${{ positive: names.positive, negative: names.negative ?? texts.rest }}
        @threshold-chosen=${choose}
        @threshold-entered=${({ detail }: CustomEvent<number>) => this.#setThreshold(detail)}
        @threshold-form-chosen=${({ detail }: CustomEvent<ThresholdForm>) => (this.thresholdForm = detail)}
        @costs-changed=${({ detail }: CustomEvent<Costs>) => (this.costs = detail)}
      ></deconfuse-score-threshold>
      <details
        class="no-print"
        data-section="more-plots"
        @toggle=${({ target }: Event) => {
          if (!(target as HTMLDetailsElement).open) return;
          void import('./more-plots.ts');
          this.showsMore = true;
        }}
      >
        <summary><h2>${texts.morePlots}</h2></summary>
        ${
          this.showsMore
            ? html`<deconfuse-more-plots
                .texts=${plotTexts}
                .format=${format}
                .curves=${this.moreCurves}
                .points=${points}
                .positives=${positives}
                .negatives=${negatives}
                .point=${point}
                .thresholdForm=${thresholdForm}
                .lowerIsPositive=${lowerIsPositive}
                .probabilities=${dataset.scored?.probabilities === true}
                .beta=${beta}
                .model=${models[reported]?.name ?? ''}
                .kept=${this.#work.of('more-plots')}
                @threshold-chosen=${choose}
                @curve-wanted=${({ detail }: CustomEvent<CurveWanted>) => void this.#addMoreCurve(detail)}
              ></deconfuse-more-plots>`
            : nothing
        }
      </details>
      ${
        areas.length === 0
          ? nothing
          : html`<details data-section="inference" ?open=${areas.length > 1}>
              <summary><h2>${texts.inference}</h2></summary>
              <deconfuse-score-inference
                .locale=${locale}
                .format=${format}
                .data=${dataset}
                .areas=${areas}
                .reported=${models[reported]?.name ?? ''}
                .level=${level}
                .kept=${this.#work.of('inference')}
                @model-chosen=${({ detail }: CustomEvent<string>) => (this.model = detail)}
              ></deconfuse-score-inference>
            </details>`
      }
    `;
  }

  static override styles = [
    controls,
    css`
      :host {
        display: grid;
        gap: 1.25rem;
        grid-template-columns: minmax(0, 1fr);
      }

      .choices,
      .meant {
        display: flex;
        flex-wrap: wrap;
        gap: 0.375rem 1rem;
        align-items: center;
      }

      .meant {
        padding: 0.375rem 0.75rem;
        border-inline-start: 4px solid var(--wrong-5);
        background: var(--wrong-1);
      }

      label {
        display: inline-flex;
        gap: 0.375rem;
        align-items: center;
        max-width: 100%;
      }

      select {
        min-width: 0;
      }

      summary {
        margin-bottom: 0.375rem;
        cursor: pointer;
      }

      summary h2 {
        display: inline;
        font-size: 1.25rem;
      }

      @media (max-width: 60rem) {
        deconfuse-headline-numbers {
          position: sticky;
          z-index: 3;
          top: 0;
          padding: 0.375rem 0;
          border-bottom: 1px solid var(--line);
          background: var(--paper);
        }
      }
    `,
  ];
}

function isLong({ scored, labels }: AsyncDataset): boolean {
  return scored !== undefined && scored.cases * labels.length > many;
}

/** The numbers shown first, and what tells which others there will be; it takes little time. */
function toldFirst(metrics: readonly MetricInfo[], options: ReportOptions): MetricInfo[] {
  const first = metrics.filter(
    (info) => info.headline !== undefined || notUsual.some((name) => info.options.includes(name) && !options[name]),
  );
  const needs = new Set(first.map((info) => info.needs));
  return [...first, ...metrics.filter((info) => !needs.has(info.needs) && needs.add(info.needs))];
}

/** What is not in a report, though it has another metric that needs the same. */
function pendingOf(metrics: readonly MetricInfo[], { metrics: values }: Report): MetricInfo[] {
  const needs = new Set(metrics.filter(({ id }) => id in values).map((info) => info.needs));
  return metrics.filter((info) => needs.has(info.needs) && !(info.id in values));
}

function reportOf(data: AsyncDataset, options: ReportOptions, metrics: readonly MetricInfo[]): Promise<Report> {
  return data.report({ ...options, metrics: metrics.map(({ id }) => id) });
}

/** A report with the values of another one, which are newer. */
function joined(report: Report, newer: Report): Report {
  const others = Object.entries(report.undefined).filter(([id]) => !(id in newer.metrics));
  return {
    ...report,
    metrics: { ...report.metrics, ...newer.metrics },
    undefined: { ...Object.fromEntries(others), ...newer.undefined },
  };
}

function release(ranking: Ranking | undefined): void {
  if (ranking && ranking.dataset !== ranking.data) ranking.dataset.release();
}
