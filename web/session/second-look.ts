import { isCounted } from '../core/kinds.ts';
import { longestStating } from '../core/limits.ts';
import type { Asked } from '../core/answer-names.ts';
import type { MetricInfo } from '../core/types/metric-info.ts';
import type { Problem } from '../core/types/problem.ts';
import type { StatedResult } from '../core/types/reading.ts';
import { shownDoubt } from '../locales/doubt-text.ts';
import { metricNames } from '../locales/metric-names.ts';
import type { NumberFormat } from '../locales/values.ts';
import { listIn, textIn } from '../share/plain-data.ts';
import type { AsyncDataset } from '../worker/async-calculator.ts';
import type { PlainDoubt } from '../worker/messages.ts';
import type { Claim } from './asked.ts';
import type { Speech } from './speech.ts';

/** Greatest number of dismissed doubts that are stored, and greatest length of the name of one, in UTF-16 units. */
const most = 30;
const longest = 1000;

/** Name of a doubt: equal for the same law and the same numbers. */
const nameOf = ({ code, parameters }: PlainDoubt): string => JSON.stringify([code, parameters]).slice(0, longest);

interface Surroundings {
  speech: Speech;
  /** The dismissed doubts as they were stored. */
  kept(): unknown;
  keep(state: unknown): void;
  /** To be called with the metric that the text asks for first. */
  asks(asked: Asked): void;
  /** Id of the metric that is worked out. */
  worksOut(): string | undefined;
  changed(): void;
}

/** Doubts about the order of classes, on which few metrics depend. */
const aboutOrder = new Set(['classes-out-of-order', 'classes-with-gap']);

/**
 * Doubts about labels where truth and predictions share none, and the scopes of metrics that do not use the names of
 * classes.
 */
const aboutNames = new Set(['codes-for-labels', 'booleans-for-codes']);
const nameless = new Set<MetricInfo['scope']>(['clustering', 'information']);

const isSame = (one: readonly Asked[], other: readonly Asked[]): boolean =>
  JSON.stringify(one) === JSON.stringify(other);

interface Seen {
  dataset?: AsyncDataset;
  doubts: readonly PlainDoubt[];
  agreeing: readonly StatedResult[];
  asked: readonly Asked[];
  claims: readonly Claim[];
  /** Metrics that apply to the data. */
  metrics: readonly MetricInfo[];
}

const nothing: Seen = { doubts: [], agreeing: [], asked: [], claims: [], metrics: [] };

/**
 * Remarks on the data besides their metrics: the doubts that the reader has not dismissed, and the results and
 * questions stated in the text around the data.
 */
export class SecondLook {
  readonly #surroundings: Surroundings;
  /** The data of the page, which may not have been examined yet. */
  #dataset: AsyncDataset | undefined;
  /** Kept until the next data have been examined, so that the page does not jump at every key. */
  #seen: Seen = nothing;

  constructor(surroundings: Surroundings) {
    this.#surroundings = surroundings;
  }

  /** All doubts except the dismissed ones, the surest first. */
  get doubts(): readonly PlainDoubt[] {
    const putAway = this.#putAway;
    return this.#seen.doubts.filter((doubt) => !putAway.includes(nameOf(doubt)));
  }

  /** Doubts that concern the metrics that are worked out or asked for. */
  get likely(): readonly PlainDoubt[] {
    return this.doubts.filter((doubt) => this.#isLikely(doubt));
  }

  get possible(): readonly PlainDoubt[] {
    return this.doubts.filter((doubt) => !this.#isLikely(doubt));
  }

  #isLikely({ code, sure }: PlainDoubt): boolean {
    const ids = [this.#surroundings.worksOut(), ...this.asked.map(({ id }) => id)];
    const wanted = this.#seen.metrics.filter(({ id }) => ids.includes(id));
    if (aboutOrder.has(code)) return wanted.some(({ ordered }) => ordered);
    const isOfGroupings = aboutNames.has(code) && wanted.some(({ scope }) => nameless.has(scope));
    return sure === 'likely' && !isOfGroupings;
  }

  /** Results stated in the text that the data confirm. */
  get agreeing(): readonly StatedResult[] {
    return this.#seen.agreeing;
  }

  /** The metrics that the text asks for. */
  get asked(): readonly Asked[] {
    return this.#seen.asked;
  }

  /** The numbers that the text questions. */
  get claims(): readonly Claim[] {
    return this.#seen.claims;
  }

  /** A sentence about the first likely doubt; undefined where there is none. */
  said(format: NumberFormat): string | undefined {
    const [doubt] = this.likely;
    const { doubts: texts, locale } = this.#surroundings.speech;
    if (!doubt || !texts || !locale) return undefined;
    const { text, parameters } = shownDoubt(doubt, texts, locale, format);
    return text.says(parameters);
  }

  get tellsNothing(): boolean {
    return this.doubts.length === 0 && this.agreeing.length === 0 && this.asked.length === 0;
  }

  /**
   * Examines other data and, if they were found in a text, the rest of the text.
   * @param metrics that apply to the data
   */
  async take(dataset: AsyncDataset, text: string | undefined, metrics: readonly MetricInfo[]): Promise<void> {
    if (dataset === this.#dataset) return;
    this.#dataset = dataset;
    try {
      const before = this.asked;
      const seen = await this.#look(dataset, text, metrics);
      if (dataset !== this.#dataset) return;
      this.#seen = seen;
      // In the same text, read again, the reader may have chosen another metric.
      if (this.asked[0] && !isSame(before, this.asked)) this.#surroundings.asks(this.asked[0]);
    } catch (error) {
      // Data that have been replaced cannot be asked any more.
      if (dataset === this.#dataset) throw error;
      return;
    }
    this.#surroundings.changed();
  }

  async #look(dataset: AsyncDataset, text: string | undefined, metrics: readonly MetricInfo[]): Promise<Seen> {
    const { speech } = this.#surroundings;
    const { found, labels } = dataset;
    const isLong = text === undefined || text.length > longestStating;
    const says = !isLong && found !== null && (found.skipped.length > 0 || /\p{L}{3}\s+\p{L}{2}/u.test(text));
    const names = says ? await metricNames(speech.language, !isCounted(dataset)) : [];
    const { doubts, stated } = await dataset.doubts(says ? text : undefined, names);
    const asked = says
      ? (await import('./asked.ts')).askedIn(text, found, labels, metrics, names)
      : { asked: [], claims: [] };
    const seen = { dataset, doubts, agreeing: stated.filter(({ agrees }) => agrees), ...asked, metrics };
    if (doubts.length + seen.agreeing.length + seen.asked.length > 0) await speech.prepareDoubts();
    return seen;
  }

  /** The problem that corrects a doubt; undefined if other data have come meanwhile. */
  async mended(doubt: PlainDoubt): Promise<Problem | undefined> {
    const dataset = this.#dataset!;
    if (dataset !== this.#seen.dataset) return undefined;
    const problem = await dataset.mended(doubt.code);
    return dataset === this.#dataset ? problem : undefined;
  }

  /** Dismisses a doubt: the data are as they should be. */
  putAway(doubt: PlainDoubt): void {
    this.#surroundings.keep([...this.#putAway.slice(1 - most), nameOf(doubt)]);
  }

  get #putAway(): readonly string[] {
    return listIn(this.#surroundings.kept(), most, (name) => textIn(name, longest)) ?? [];
  }
}
