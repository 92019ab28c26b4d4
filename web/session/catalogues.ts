import type { MetricInfo } from '../core/types/metric-info.ts';
import type { AsyncCalculator, AsyncDataset } from '../worker/async-calculator.ts';
import type { Speech } from './speech.ts';

/** The metrics of each kind of data. Those of counted data are there from the beginning. */
export class Catalogues {
  /** The metrics of labels, matrices and counts. */
  counted: readonly MetricInfo[] = [];
  scores: readonly MetricInfo[] = [];
  distributions: readonly MetricInfo[] = [];
  /** Metrics of matrices, scores and decisions, in the order of the catalogues; empty until all are loaded. */
  whole: readonly MetricInfo[] = [];

  #raters: readonly MetricInfo[] = [];
  #ranked: readonly MetricInfo[] = [];
  #calculator: AsyncCalculator | undefined;
  #loading: Promise<unknown> | undefined;
  readonly #speech: Speech;

  constructor(speech: Speech) {
    this.#speech = speech;
  }

  async begin(calculator: AsyncCalculator): Promise<void> {
    this.counted = await calculator.catalogue();
    this.#calculator = calculator;
  }

  /** Loads metrics and texts of all other data. */
  load(): Promise<unknown> {
    const calculator = this.#calculator!;
    this.#loading ??= Promise.all([
      calculator.catalogue(true),
      calculator.catalogue('distributions'),
      calculator.catalogue('raters'),
      calculator.catalogue('ranked'),
      this.#speech.speakOfScores(),
    ]).then(([catalogue, ofDistributions, ofRaters, ofRankedLists]) => {
      this.scores = catalogue.filter(({ scope }) => scope !== 'decision' && scope !== 'distribution');
      this.distributions = ofDistributions;
      this.#raters = ofRaters;
      this.#ranked = ofRankedLists;
      const whole = [...this.counted, ...catalogue, ...ofRaters];
      const known = new Set(whole.map(({ id }) => id));
      // Metrics that ranked lists share with scores are listed once.
      this.whole = [...whole, ...ofRankedLists.filter(({ id }) => !known.has(id))];
    });
    // A failed download is tried again when scores are read.
    this.#loading.catch(() => (this.#loading = undefined));
    return this.#loading;
  }

  /** The whole catalogue or, until it is loaded, the metrics of counted data. */
  get loaded(): readonly MetricInfo[] {
    return this.whole.length > 0 ? this.whole : this.counted;
  }

  /** The metrics of a kind of data. */
  of({ kind, scored }: Partial<Pick<AsyncDataset, 'kind' | 'scored'>>): readonly MetricInfo[] {
    if (kind === 'distributions') return this.distributions;
    if (kind === 'raters') return this.#raters;
    if (kind === 'ranked') return this.#ranked;
    return scored ? this.scores : this.counted;
  }

  /** The matrix-valued metrics, the counts first. */
  get matrixViews(): readonly MetricInfo[] {
    const views = this.counted.filter(({ shape, tier }) => shape === 'matrix' && tier === 1);
    return [...views].sort((one, other) => Number(other.count) - Number(one.count));
  }

  /** Ids of the metrics in a report of counted data. Matrices are left out, because their own view asks for them. */
  get reported(): string[] {
    return this.counted.filter(({ shape }) => shape !== 'matrix').map(({ id }) => id);
  }
}
