import type { Curve, CurveOptions } from '../core/types/curves.ts';
import type { MetricInfo } from '../core/types/metric-info.ts';
import type { Report, ReportOptions } from '../core/types/report.ts';
import type { Locale } from '../locales/index.ts';
import type { NumberFormat } from '../locales/values.ts';
import { mostCurves, plotPixels, type ThresholdForm } from '../plots/options.ts';
import { choiceIn, fieldsOf, numberIn, textIn, wholeIn } from '../share/plain-data.ts';
import type { AsyncCalculator, AsyncDataset } from '../worker/async-calculator.ts';
import { areasOf, classCurvesOf, datasetOfClass, modelCurvesOf, modelNamed, partCurvesOf } from './model-curves.ts';
import { Newest } from './newest.ts';
import { questionsOf } from './result.ts';
import { firstThreshold, pointAt } from './score-ranking.ts';
import { numbersOf, sentence, understood } from './score-sentences.ts';
import type { ClassCurves, Costs, CurveWanted, ExplainCoordinate, Ranking, ShownScores } from './score-data.ts';

/** Of more numbers than these a whole report takes a while, and is asked for in portions. */
const many = 1_000_000;

/** The options that have no usual value: what needs one that is not set is undefined at once. */
const notUsual = ['k', 'mapK', 'costMatrix'] as const;

/** How long a threshold stays before the metrics that depend on it are computed, in milliseconds. */
const settled = 250;

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

interface Tellings {
  changed: () => void;
  /** There is something else to say. */
  told: () => void;
  failed: () => void;
}

/** What the whole page is about. */
interface ScoredSession {
  readonly calculator: AsyncCalculator | undefined;
  readonly scoreCatalogue: readonly MetricInfo[];
  readonly result: { readonly dataset: AsyncDataset } | undefined;
}

/** Scores, probabilities and label sets: what is looked at of them, and what is worked out for that. */
export class ScoreSession {
  shown: ShownScores | undefined;
  model = '';
  /** Of several classes or labels the one against the rest; undefined: all pooled. */
  classIndex: number | undefined = 0;
  threshold = 0.5;
  /** The point of the curve that the threshold is at. */
  point = 0;
  thresholdForm: ThresholdForm = 't';
  costs = firstCosts;

  readonly #session: ScoredSession;
  readonly #tellings: Tellings;
  readonly #newest = new Newest();
  #data!: AsyncDataset;
  #options: ReportOptions = {};
  /** Of the data that are to come, or those with a name: what was chosen of them. */
  #awaited: { of?: string | undefined; threshold: number } | undefined;
  /** The threshold that the metrics are computed at; undefined until there is a curve. */
  #settled: number | undefined;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #curves = new Map<string, Promise<Curve | null>>();
  #classes?: { of: AsyncDataset; curves: Promise<readonly ClassCurves[]> };

  /** @param kept what was chosen before, as `kept` told it */
  constructor(session: ScoredSession, kept: unknown, tellings: Tellings) {
    this.#session = session;
    this.#tellings = tellings;
    this.#choose(kept);
  }

  /** The data, or the options of the report, are these. */
  take(data: AsyncDataset, options: ReportOptions): Promise<void> {
    if (data !== this.#data) {
      const { models = [''], labels } = data;
      if (!models.includes(this.model)) this.model = models[0]!;
      if (this.classIndex !== undefined && this.classIndex >= labels.length) this.classIndex = 0;
      this.#settled = undefined;
    }
    this.#data = data;
    this.#options = options;
    return this.#load();
  }

  /** Other data take the place of these. */
  end(): void {
    this.#newest.end();
    clearTimeout(this.#timer);
    release(this.shown?.ranking);
    this.shown = undefined;
  }

  // What is kept of it.

  /** What differs from what is chosen at first. */
  get kept(): object {
    const { model, classIndex, thresholdForm, costs } = this;
    return {
      model: model === (this.#data.models ?? [''])[0] ? undefined : model,
      // All classes pooled have no index.
      class: classIndex === 0 ? undefined : (classIndex ?? 'pooled'),
      threshold: this.#chosenThreshold,
      thresholdForm: thresholdForm === 't' ? undefined : thresholdForm,
      costs: costs === firstCosts ? undefined : costs,
    };
  }

  /** Puts what was kept in the place of what is chosen; data follow. */
  recall(kept: unknown): void {
    this.#choose(kept);
    this.#settled = undefined;
  }

  /** The data that come are these after something has moved in them: the threshold that was chosen stays. */
  holdThreshold(): void {
    if (this.#chosenThreshold) this.#awaited = { threshold: this.#awaited?.threshold ?? this.threshold };
  }

  #choose(kept: unknown): void {
    const { model, class: chosen, threshold, thresholdForm, costs } = fieldsOf(kept);
    // A model or class that the data don't have gives way to the first when they come.
    this.model = textIn(model, longestName) ?? '';
    this.classIndex = chosen === 'pooled' ? undefined : (wholeIn(chosen, 0, Number.MAX_SAFE_INTEGER) ?? 0);
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
  }

  /** Where it is not the first one: the threshold, and which data it is of; other data begin with another. */
  get #chosenThreshold(): { of?: string | undefined; at: number | string } | undefined {
    const { ranking } = this.shown ?? {};
    if (this.#awaited) return { of: this.#awaited.of, at: jsonOf(this.#awaited.threshold) };
    if (!ranking || this.shown?.data !== this.#data) return undefined;
    return this.threshold === ranking.first ? undefined : { of: nameOf(this.#data), at: jsonOf(this.threshold) };
  }

  // What is said of it.

  /** What was read. */
  understood(locale: Locale, format: NumberFormat): string {
    return this.shown ? understood(this.shown, locale, format) : '';
  }

  /** That, the sentence and the numbers shown first. */
  said(locale: Locale, format: NumberFormat): string {
    const { shown } = this;
    if (!shown || !locale.scores) return '';
    const numbers = numbersOf(shown, this.#session.scoreCatalogue, this.classIndex ?? 0, locale, format);
    return [
      this.understood(locale, format),
      sentence(shown, locale, format).said,
      ...numbers.map(({ name, text }) => `${name} ${text}`),
    ].join(' ');
  }

  /** The options that something in the report depends on. */
  get relevantOptions(): ReadonlySet<keyof ReportOptions> | undefined {
    const { shown } = this;
    if (!shown) return undefined;
    const { report, pending } = shown;
    return new Set(
      this.#session.scoreCatalogue
        .filter((info) => info.id in report.metrics || pending.includes(info))
        .flatMap(({ options }) => options),
    );
  }

  // What the reader does.

  chooseModel(model: string): void {
    this.model = model;
    void this.#load();
    this.#tellings.changed();
  }

  /** @param classIndex undefined: all classes pooled */
  chooseClass(classIndex: number | undefined): void {
    this.classIndex = classIndex;
    void this.#load();
    this.#tellings.changed();
  }

  setThresholdForm(form: ThresholdForm): void {
    this.thresholdForm = form;
    this.#tellings.changed();
  }

  setCosts(costs: Costs): void {
    this.costs = costs;
    this.#tellings.changed();
  }

  setPoint(point: number): void {
    const { ranking } = this.shown ?? {};
    if (!ranking) return;
    this.point = point;
    this.threshold = ranking.points.threshold[point] ?? this.threshold;
    this.#settle();
  }

  setThreshold(threshold: number): void {
    const { ranking } = this.shown ?? {};
    this.threshold = threshold;
    if (ranking) {
      this.point = pointAt(ranking.points, threshold, ranking.dataset.scored?.lowerIsPositive === true);
      this.#settle();
    }
  }

  /** The same answer to the same question, as long as the ranking is the same. */
  curve({ name, options }: CurveWanted): Promise<Curve | null> {
    const { ranking } = this.shown ?? {};
    if (!ranking) return Promise.resolve(null);
    const { name: model = '' } = ranking.models[ranking.reported] ?? {};
    const { beta, level } = this.#options;
    const asked: CurveOptions = {
      ...(model === '' ? {} : { model }),
      ...(level === undefined ? {} : { level }),
      ...(beta === undefined ? {} : { beta }),
      pixels: plotPixels,
      ...options,
    };
    const question = JSON.stringify([name, asked]);
    const curve = this.#curves.get(question) ?? ranking.dataset.curve(name, asked);
    this.#curves.set(question, curve);
    return curve;
  }

  // From the data to what is shown.

  async #load(): Promise<void> {
    const signal = this.#newest.begin();
    let ranking: Ranking | undefined;
    const data = this.#data;
    const options = this.#options;
    try {
      const { model, classIndex } = this;
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
      if (!signal.aborted && ranking && isUnsettled) {
        const { of = nameOf(data), threshold = ranking.first } = this.#awaited ?? {};
        this.#settled = of === nameOf(data) ? threshold : ranking.first;
        this.#awaited = undefined;
      }
      const reportOptions: ReportOptions = {
        ...options,
        ...(data.models ? { model } : {}),
        ...this.#atThreshold(),
      };
      const metrics = this.#session.scoreCatalogue.filter(({ shape }) => shape !== 'curve');
      const report = await reportOf(data, reportOptions, inPortions ? toldFirst(metrics, options) : metrics);
      if (signal.aborted) {
        if (!isSame) release(ranking);
        return;
      }
      if (!isSame) {
        release(previous);
        this.#curves.clear();
      }
      const pending = pendingOf(metrics, report);
      this.shown = {
        data,
        report,
        pending,
        options: reportOptions,
        ranking,
        explainCoordinate: explainerOf(ranking, options),
        ...questionsOf(this.#session.calculator!, data, reportOptions),
      };
      if (!isSame || isUnsettled) this.setThreshold(this.#settled ?? 0.5);
      this.#tell();
      if (inPortions) await this.#complete(signal);
    } catch (error) {
      if (signal.aborted) return; // it was about data that have been replaced
      this.#tellings.failed();
      throw error;
    }
  }

  #tell(): void {
    this.#tellings.changed();
    this.#tellings.told();
  }

  /** Asks for what is pending group by group: in between other questions are answered. */
  async #complete(signal: AbortSignal): Promise<void> {
    if (this.shown?.ranking) await this.#findThresholds(this.shown.ranking);
    this.#tellings.changed();
    for (let { shown } = this; !signal.aborted && shown?.pending.length; shown = this.shown) {
      const { data, report, options, pending } = shown;
      const others = pending.filter(({ group }) => group !== pending[0]!.group);
      const asked = pending.filter((info) => !others.includes(info));
      const next = await reportOf(data, options, asked);
      if (signal.aborted) return;
      this.shown = { ...shown, report: joined(report, next), pending: others };
      this.#tellings.changed();
    }
    this.#settle();
  }

  /** Beyond all scores the threshold is infinite, which no option is. */
  #atThreshold(): Pick<ReportOptions, 'threshold'> {
    const threshold = this.#settled;
    if (threshold === undefined) return {};
    return { threshold: Math.max(-Number.MAX_VALUE, Math.min(Number.MAX_VALUE, threshold)) };
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
    const dataset =
      data.kind === 'scores' || classIndex === undefined
        ? data
        : await datasetOfClass(this.#session.calculator!, data, classIndex);
    if (!dataset) return undefined;
    const names = dataset.models ?? [''];
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
    const areas = isBinary ? await areasOf(dataset, names, level) : [];
    const drawn = [...new Set([reportedName, ...names])].slice(0, mostCurves);
    const [ofModels, ofParts, classes] = await Promise.all([
      Promise.all(names.filter((name) => drawn.includes(name)).map((name) => modelCurvesOf(dataset, name))),
      data.kind === 'scores' && names.length === 1 && !isLong(data) ? partCurvesOf(data) : [],
      this.#classesOf(data),
    ]);
    const models = [...ofModels, ...ofParts];
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
      classes,
      thresholds: this.#session.scoreCatalogue
        .filter(({ formula: { op }, options }) => isBinary && /^arg-/.test(op) && options.length === 0)
        .map((info) => ({ info })),
      names: {
        positive: positive ?? 1,
        negative: data.kind === 'scores' && others.length === 1 ? others[0]! : positive === undefined ? 0 : undefined,
      },
    };
  }

  /** The same ones as long as the data are. */
  #classesOf(data: AsyncDataset): Promise<readonly ClassCurves[]> {
    if (data.kind === 'scores' || isLong(data) || data.labels.length >= mostCurves) return Promise.resolve([]);
    if (this.#classes?.of !== data)
      this.#classes = { of: data, curves: classCurvesOf(this.#session.calculator!, data) };
    return this.#classes.curves;
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

  #settle(): void {
    this.#tellings.changed();
    clearTimeout(this.#timer);
    if (this.threshold === this.#settled) return;
    this.#timer = setTimeout(() => void this.#reportAtThreshold(), settled);
  }

  /** Computes again what depends on the threshold. */
  async #reportAtThreshold(): Promise<void> {
    const { shown, threshold } = this;
    // What is pending is of the threshold that there was.
    if (!shown || shown.pending.length > 0) return;
    this.#settled = threshold;
    const options = { ...shown.options, ...this.#atThreshold() };
    const dependent = this.#session.scoreCatalogue.filter(
      ({ options: needed, shape }) => shape !== 'curve' && needed.includes('threshold'),
    );
    try {
      const report = await reportOf(shown.data, options, dependent);
      if (shown !== this.shown || threshold !== this.#settled) return;
      this.shown = {
        ...shown,
        options,
        report: joined(shown.report, report),
        ...questionsOf(this.#session.calculator!, shown.data, options),
      };
      this.#tell();
    } catch (error) {
      // It may be about data that have been replaced, of which others are not shown yet.
      if (shown === this.shown && shown.data === this.#session.result?.dataset) throw error;
    }
  }
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

/** Works out the points of a ranking; new for each, so that what it gave before is known to be of another. */
function explainerOf(ranking: Ranking | undefined, { beta }: ReportOptions): ExplainCoordinate | undefined {
  if (!ranking) return undefined;
  const { name = '' } = ranking.models[ranking.reported] ?? {};
  return ({ curve, point, coordinate }) =>
    ranking.dataset.explain(curve, {
      ...(name === '' ? {} : { model: name }),
      ...(beta === undefined ? {} : { beta }),
      point,
      coordinate,
    });
}
