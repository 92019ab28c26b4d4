import type { Curve, CurveOptions } from '../core/types/curves.ts';
import type { ReportOptions } from '../core/types/report.ts';
import type { Locale } from '../locales/index.ts';
import type { NumberFormat } from '../locales/values.ts';
import { plotPixels, type ThresholdForm } from '../plots/options.ts';
import type { AsyncCalculator, AsyncDataset } from '../worker/async-calculator.ts';
import type { Catalogues } from './catalogues.ts';
import { Newest } from './newest.ts';
import { explainerOf, findThresholds, Rankings, releaseRanking } from './rankings.ts';
import { questionsOf } from './result.ts';
import { firstCosts, jsonOf, nameOf, scoreChoicesIn, type ScoreChoices } from './score-choices.ts';
import type { Costs, CurveWanted, Ranking, ShownScores } from './score-data.ts';
import { pointAt } from './score-thresholds.ts';
import { isLong, joined, pendingOf, reportOf, toldFirst } from './score-reports.ts';
import { numbersOf, sentence, understood } from './score-sentences.ts';

/** Time for which a threshold has to stay before the metrics that depend on it are computed, in milliseconds. */
const settled = 250;

interface Tellings {
  changed(): void;
  /** Called when there is something new to announce. */
  told(): void;
  failed(): void;
}

/** Scores, probabilities and label sets: the choices of the reader, and the results for them. */
export class ScoreSession {
  shown: ShownScores | undefined;
  model = '';
  /** Class set against all others, of several classes or labels; undefined: all pooled. */
  classIndex: number | undefined = 0;
  threshold = 0.5;
  /** Index of the point of the curve at the threshold. */
  point = 0;
  thresholdForm: ThresholdForm = 't';
  costs = firstCosts;

  readonly #calculator: AsyncCalculator;
  readonly #catalogues: Catalogues;
  readonly #rankings: Rankings;
  readonly #tellings: Tellings;
  readonly #newest = new Newest();
  #data!: AsyncDataset;
  #options: ReportOptions = {};
  /** Threshold chosen for data that are still to come, or for the data with this name. */
  #awaited: ScoreChoices['awaited'];
  /** The threshold for which the metrics are computed; undefined until there is a curve. */
  #settled: number | undefined;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #curves = new Map<string, Promise<Curve | null>>();
  /** Datasets that are replaced, but shown until the newest are ranked. */
  #outdated: AsyncDataset[] = [];

  /** @param kept earlier choices, as `kept` returns them */
  constructor(calculator: AsyncCalculator, catalogues: Catalogues, kept: unknown, tellings: Tellings) {
    this.#calculator = calculator;
    this.#catalogues = catalogues;
    this.#rankings = new Rankings(calculator, catalogues);
    this.#tellings = tellings;
    this.#choose(kept);
  }

  /** Takes data and the options of the report. Releases outdated datasets as soon as the page no longer shows them. */
  take(data: AsyncDataset, options: ReportOptions, outdated: readonly AsyncDataset[]): Promise<void> {
    this.#outdated.push(...outdated);
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

  /** Ends the work on these data, because others take their place. */
  end(): void {
    this.#newest.end();
    clearTimeout(this.#timer);
    releaseRanking(this.shown?.ranking);
    this.shown = undefined;
    this.#releaseOutdated();
  }

  // Keeping.

  /** The choices that differ from the initial ones. */
  get kept(): object {
    const { model, classIndex, thresholdForm, costs } = this;
    return {
      model: model === (this.#data.models ?? [''])[0] ? undefined : model,
      // 'pooled' stands for all classes pooled, which have no index.
      class: classIndex === 0 ? undefined : (classIndex ?? 'pooled'),
      threshold: this.#chosenThreshold,
      thresholdForm: thresholdForm === 't' ? undefined : thresholdForm,
      costs: costs === firstCosts ? undefined : costs,
    };
  }

  /** Restores kept choices. The data come later. */
  recall(kept: unknown): void {
    this.#choose(kept);
    this.#settled = undefined;
  }

  /** Keeps the chosen threshold for the next data, which are these after a movement. */
  holdThreshold(): void {
    if (this.#chosenThreshold) this.#awaited = { threshold: this.#awaited?.threshold ?? this.threshold };
  }

  #choose(kept: unknown): void {
    ({
      model: this.model,
      classIndex: this.classIndex,
      awaited: this.#awaited,
      thresholdForm: this.thresholdForm,
      costs: this.costs,
    } = scoreChoicesIn(kept));
  }

  /**
   * The threshold, if it is not the initial one, and the name of its data; other data begin with their own threshold.
   */
  get #chosenThreshold(): { of?: string | undefined; at: number | string } | undefined {
    const { ranking } = this.shown ?? {};
    if (this.#awaited) return { of: this.#awaited.of, at: jsonOf(this.#awaited.threshold) };
    if (!ranking || this.shown?.data !== this.#data) return undefined;
    return this.threshold === ranking.first ? undefined : { of: nameOf(this.#data), at: jsonOf(this.threshold) };
  }

  // Texts.

  /** Description of the data read. */
  understood(locale: Locale, format: NumberFormat): string {
    return this.shown ? understood(this.shown, locale, format) : '';
  }

  /** The description, the sentence and the headline numbers. */
  said(locale: Locale, format: NumberFormat): string {
    const { shown } = this;
    if (!shown || !locale.scores) return '';
    const numbers = numbersOf(shown, this.#catalogues.scores, this.classIndex ?? 0, locale, format);
    return [
      this.understood(locale, format),
      sentence(shown, locale, format).said,
      ...numbers.map(({ name, text }) => `${name} ${text}`),
    ].join(' ');
  }

  /** The options on which something in the report depends. */
  get relevantOptions(): ReadonlySet<keyof ReportOptions> | undefined {
    const { shown } = this;
    if (!shown) return undefined;
    const { report, pending } = shown;
    return new Set(
      this.#catalogues.scores
        .filter((info) => info.id in report.metrics || pending.includes(info))
        .flatMap(({ options }) => options),
    );
  }

  // Actions of the reader.

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

  /**
   * A curve of the ranking; null where there is none, or the ranking has been replaced. The same question gives the
   * same promise as long as the ranking is the same.
   */
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
    const curve =
      this.#curves.get(question) ??
      ranking.dataset.curve(name, asked).catch((error: unknown) => {
        if (ranking === this.shown?.ranking) throw error;
        return null; // the data have been replaced
      });
    this.#curves.set(question, curve);
    return curve;
  }

  // From the data to the page.

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
      ranking = isSame ? previous : await this.#rankings.of(data, model, classIndex, level);
      const inPortions = isLong(data);
      if (ranking && !inPortions) await findThresholds(ranking);
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
      const metrics = this.#catalogues.scores.filter(({ shape }) => shape !== 'curve');
      const report = await reportOf(data, reportOptions, inPortions ? toldFirst(metrics, options) : metrics);
      if (signal.aborted) {
        if (!isSame) releaseRanking(ranking);
        return;
      }
      if (!isSame) {
        releaseRanking(previous);
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
        ...questionsOf(this.#calculator, data, reportOptions),
      };
      this.#releaseOutdated();
      if (!isSame || isUnsettled) this.setThreshold(this.#settled ?? 0.5);
      this.#tell();
      if (inPortions) await this.#complete(signal);
    } catch (error) {
      if (signal.aborted) return; // the question was about data that have been replaced
      this.#tellings.failed();
      throw error;
    }
  }

  #releaseOutdated(): void {
    for (const dataset of this.#outdated) dataset.release();
    this.#outdated = [];
  }

  #tell(): void {
    this.#tellings.changed();
    this.#tellings.told();
  }

  /** Requests the pending metrics group by group, so that other questions are answered in between. */
  async #complete(signal: AbortSignal): Promise<void> {
    if (this.shown?.ranking) await findThresholds(this.shown.ranking);
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

  /** The threshold as an option, which has to be finite; it is infinite at the ends of the curve. */
  #atThreshold(): Pick<ReportOptions, 'threshold'> {
    const threshold = this.#settled;
    if (threshold === undefined) return {};
    return { threshold: Math.max(-Number.MAX_VALUE, Math.min(Number.MAX_VALUE, threshold)) };
  }

  #settle(): void {
    this.#tellings.changed();
    clearTimeout(this.#timer);
    if (this.threshold === this.#settled) return;
    this.#timer = setTimeout(() => void this.#reportAtThreshold(), settled);
  }

  /** Updates the report for a new threshold. */
  async #reportAtThreshold(): Promise<void> {
    const { shown, threshold } = this;
    // Pending metrics are still computed at the earlier threshold.
    if (!shown || shown.pending.length > 0) return;
    this.#settled = threshold;
    const options = { ...shown.options, ...this.#atThreshold() };
    const dependent = this.#catalogues.scores.filter(
      ({ options: needed, shape }) => shape !== 'curve' && needed.includes('threshold'),
    );
    try {
      const report = await reportOf(shown.data, options, dependent);
      if (shown !== this.shown || threshold !== this.#settled) return;
      this.shown = {
        ...shown,
        options,
        report: joined(shown.report, report),
        ...questionsOf(this.#calculator, shown.data, options),
      };
      this.#tell();
    } catch (error) {
      // An error of data that have been replaced, and are shown until the new ones come, is ignored.
      if (shown === this.shown && shown.data === this.#data) throw error;
    }
  }
}
