import { isCounted } from '../core/kinds.ts';
import type { MetricInfo } from '../core/types/metric-info.ts';
import type { Report, ReportOptions } from '../core/types/report.ts';
import type { AsyncCalculator, AsyncDataset } from '../worker/async-calculator.ts';
import { fitting } from '../worker/fitting.ts';
import type { Catalogues } from './catalogues.ts';
import type { Choices } from './choices.ts';
import { Newest } from './newest.ts';
import { ReportResampling, withoutResamples } from './report-resampling.ts';
import { questionsOf, type Result } from './result.ts';
import type { ScoreSession } from './scores.ts';
import type { Source } from './source.ts';

interface Surroundings {
  catalogues: Catalogues;
  choices: Choices;
  /** Loads the part of the page that shows data of a kind, while they are computed. */
  prepare(dataset: AsyncDataset): Promise<unknown> | undefined;
  /** Called when there is another result. `before` are the data of the previous one. */
  shown(result: Result, before: AsyncDataset | undefined): void;
  /** Called when there is something new to announce. */
  told(): void;
  changed(): void;
  failed(): void;
}

/** The result shown, and the way from data to the next one. Of several reports only the newest is shown. */
export class Results {
  shown: Result | undefined;
  /** The matrix of the chosen view, if that is not the counts. */
  shares: (number | null)[][] | undefined;
  /** For scores, probabilities and label sets: the choices of the reader, and the results shown. */
  scores: ScoreSession | undefined;

  #calculator!: AsyncCalculator;
  /** Data of another source than the result. */
  #unshown: Pick<Result, 'source' | 'whole'> | undefined;
  /** Index of the part that the result is of. */
  #partShown = -1;
  readonly #attempts = new Newest();
  readonly #resampling: ReportResampling;
  readonly #surroundings: Surroundings;

  constructor(surroundings: Surroundings) {
    this.#surroundings = surroundings;
    this.#resampling = new ReportResampling(() => surroundings.changed());
  }

  /** Progress of the running bootstrap. */
  get resampled(): ReportResampling['progress'] {
    return this.#resampling.progress;
  }

  /** The metrics of the kind of data shown. */
  get catalogue(): readonly MetricInfo[] {
    return this.#surroundings.catalogues.of(this.shown?.dataset ?? {});
  }

  /** The options on which something in the report depends. */
  get relevantOptions(): ReadonlySet<keyof ReportOptions> {
    const { shown, catalogue } = this;
    if (!shown) return new Set();
    if (shown.dataset.scored) return this.scores?.relevantOptions ?? new Set();
    return new Set(catalogue.filter(({ id }) => id in shown.report.metrics).flatMap(({ options }) => options));
  }

  begin(calculator: AsyncCalculator): void {
    this.#calculator = calculator;
  }

  /** Takes the data of a source. `first` is a report that came with them. */
  take(source: Source, whole: AsyncDataset, first: Report | undefined): Promise<void> {
    this.#unshown = { source, whole };
    return this.report(first);
  }

  /** Releases data that are not shown yet, because they never will be. */
  dropUnshown(): void {
    this.#attempts.end();
    this.#resampling.end();
    this.#unshown?.whole.release();
    this.#unshown = undefined;
  }

  /** Reports on the newest data, or on the chosen part of them, with the current options. */
  async report(first?: Report): Promise<void> {
    const newest = this.#unshown ?? this.shown;
    if (!newest) return;
    const { source, whole } = newest;
    const { catalogues, choices } = this.#surroundings;
    const signal = this.#attempts.begin();
    let dataset = whole;
    try {
      dataset = await this.#partOf(whole);
      const options = fitting(withoutResamples(choices.reportOptions), dataset);
      // Metrics of scores are reported by their own session.
      const metrics = dataset.scored ? [] : isCounted(dataset) ? catalogues.reported : undefined;
      const [report, shares] = await Promise.all([
        (dataset === whole && first) || dataset.report({ ...options, ...(metrics && { metrics }) }),
        this.#sharesOf(dataset, options),
        !isCounted(dataset) && catalogues.load(),
        this.#surroundings.prepare(dataset),
      ]);
      const scores = dataset.scored && (await this.#scoreSession());
      if (signal.aborted) return this.#release(dataset, whole);
      const questions = questionsOf(this.#calculator, dataset, options);
      this.#show({ source, dataset, whole, report, options, ...questions }, shares, scores);
      void this.#resample(dataset, options);
    } catch (error) {
      this.#release(dataset, whole);
      if (signal.aborted) return;
      this.#surroundings.failed();
      throw error;
    }
  }

  #show(result: Result, shares: Results['shares'], scores: ScoreSession | undefined): void {
    const { shown: before } = this;
    const { dataset, whole, options } = result;
    this.#unshown = undefined;
    this.shown = result;
    this.shares = shares;
    if (this.scores !== scores) this.scores?.end();
    this.scores = scores;
    const outdated = new Set([before?.dataset, before?.whole].filter((one) => one !== undefined));
    outdated.delete(dataset);
    outdated.delete(whole);
    if (scores) void scores.take(dataset, options, [...outdated]);
    else for (const one of outdated) one.release();
    this.#surroundings.shown(result, before?.dataset);
  }

  async #scoreSession(): Promise<ScoreSession> {
    const { ScoreSession } = await import('./scores.ts');
    const { catalogues, choices } = this.#surroundings;
    return this.scores ?? new ScoreSession(this.#calculator, catalogues, choices.parts['scores'], this.#surroundings);
  }

  /** Replaces the intervals of the result by bootstrap intervals, if these are wanted. */
  async #resample(dataset: AsyncDataset, options: ReportOptions): Promise<void> {
    const { catalogues, choices } = this.#surroundings;
    const { intervals } = choices.reportOptions;
    try {
      const asked = { ...options, ...(intervals && { intervals }), metrics: catalogues.reported };
      const found = await this.#resampling.intervalsOf(dataset, asked);
      const { shown } = this;
      if (!found || shown?.dataset !== dataset) return;
      this.shown = { ...shown, report: { ...shown.report, intervals: found, intervalMethod: 'bootstrap' } };
      this.#surroundings.changed();
    } catch (error) {
      this.#surroundings.failed();
      throw error;
    }
  }

  /** The part of the data that is to be shown. */
  async #partOf(whole: AsyncDataset): Promise<AsyncDataset> {
    const { shown } = this;
    const { part } = this.#surroundings.choices;
    const at = part === undefined ? -1 : (whole.parts?.names.indexOf(part) ?? -1);
    if (at < 0) return whole;
    if (shown?.whole === whole && shown.dataset !== whole && this.#partShown === at) return shown.dataset;
    const dataset = await whole.part(at);
    this.#partShown = at;
    return dataset;
  }

  /** Releases a part that is not shown. */
  #release(dataset: AsyncDataset, whole: AsyncDataset): void {
    if (dataset !== whole && dataset !== this.shown?.dataset) dataset.release();
  }

  /** The matrix of the chosen view; undefined where that is the counts. */
  async #sharesOf(dataset: AsyncDataset, options: ReportOptions): Promise<Results['shares']> {
    const { catalogues, choices } = this.#surroundings;
    const view = catalogues.matrixViews.find(({ id, count }) => id === choices.matrixView && !count)?.id;
    if (!isCounted(dataset) || view === undefined) return undefined;
    const { metrics } = await dataset.report({ ...options, metrics: [view] });
    return metrics[view] as Results['shares'];
  }
}
