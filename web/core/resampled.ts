import type { WasmBootstrap } from '#wasm/deconfuse.mjs';
import { intervalNames } from './accepted-names.ts';
import { Held } from './held.ts';
import { refuseUnknown } from './known-names.ts';
import { oneOf, within } from './options.ts';
import type { MetricKind } from './results.ts';
import type { Label } from './types/label.ts';
import type { Ends, IntervalOptions, MetricInterval, Report, ReportOptions } from './types/report.ts';
import type { ReportResampling } from './types/resampling.ts';

interface Checked extends Required<Pick<IntervalOptions, 'method' | 'seed' | 'resamples' | 'level'>> {
  /** The options of a report among them. */
  given: ReportOptions;
}

/** The options of an interval, checked and with their defaults. */
export function checkIntervalOptions(options: IntervalOptions): Checked {
  refuseUnknown('option', options, intervalNames);
  oneOf('method', options.method, ['delta', 'bootstrap', 'percentile']);
  const { method = 'delta', seed = 1, resamples = 2000, ...rest } = options;
  const { class: _class, row: _row, column: _column, ...given } = rest;
  within('seed', seed, 0, Number.MAX_SAFE_INTEGER);
  within('resamples', resamples, 2, 1_000_000);
  return { method, seed: Math.trunc(seed), resamples: Math.trunc(resamples), level: given.level ?? 0.95, given };
}

/** Draws the resamples, returns their interval and frees them. */
export function resampledInterval(
  bootstrap: WasmBootstrap | null,
  { method, resamples, level }: Checked,
): MetricInterval | null {
  if (!bootstrap) return null;
  bootstrap.advance(resamples);
  const found = bootstrap.result(level);
  bootstrap.delete();
  if (!found) return null;
  const { correctedLow, correctedHigh, ...percentile } = found;
  return method === 'bootstrap' && correctedLow !== undefined && correctedHigh !== undefined
    ? { standardError: found.standardError, low: correctedLow, high: correctedHigh, method }
    : { ...percentile, method: 'percentile' };
}

/** A metric of a report. */
type Metric = readonly [id: string, kind: MetricKind];
type Intervals = NonNullable<Report['intervals']>;

/** Functions of the core that give intervals. Metrics are named by their ids, separated by spaces. */
export interface IntervalFunctions {
  /** Both ends for each number, by the derivatives; undefined where numbers have none. */
  delta?: (ids: string, level: number) => Float64Array;
  resample: (ids: string, seed: number) => WasmBootstrap | null;
}

/** The metrics of a report, its classes, and the functions that give their intervals. */
export type IntervalSources = [metrics: readonly Metric[], labels: readonly Label[], core: IntervalFunctions];

const checkIntervalsOfReport = ({ intervals, level }: ReportOptions): Checked =>
  checkIntervalOptions({ ...(level !== undefined && { level }), ...(typeof intervals === 'object' && intervals) });

const numbersAmong = (metrics: readonly Metric[]): Metric[] => metrics.filter(([, { shape }]) => shape === 'scalar');

const idsOf = (numbers: readonly Metric[]): string => numbers.map(([id]) => id).join(' ');

function intervalsFrom(
  ends: Float64Array | undefined,
  numbers: readonly Metric[],
  labels: readonly Label[],
): Intervals {
  let at = 0;
  const next = (): Ends | null => {
    if (!ends) return null;
    const [low, high] = ends.subarray(at, (at += 2)) as unknown as Ends;
    // Null also for NaN. A number that is the same in every sample, such as a rate of 1, has no meaningful interval.
    return high - low > 1e-12 * Math.max(1, Math.abs(high)) ? [low, high] : null;
  };
  return Object.fromEntries(numbers.map(([id, { perClass }]) => [id, perClass ? labels.map(next) : next()]));
}

class CoreReportResampling implements ReportResampling {
  done = 0;
  readonly #asked: Checked;
  readonly #numbers: readonly Metric[];
  readonly #labels: readonly Label[];
  readonly #held: Held<WasmBootstrap>;

  constructor(core: WasmBootstrap, asked: Checked, numbers: readonly Metric[], labels: readonly Label[]) {
    this.#held = new Held(core, 'resampling');
    this.#asked = asked;
    this.#numbers = numbers;
    this.#labels = labels;
  }

  get resamples(): number {
    return this.#asked.resamples;
  }

  advance(resamples: number): void {
    const more = Math.max(0, Math.min(Math.trunc(resamples), this.resamples - this.done));
    this.#held.core.advance(more);
    this.done += more;
  }

  result(): Intervals {
    const { level, method } = this.#asked;
    const ends = this.#held.core.ends(idsOf(this.#numbers), this.#labels.length, level, method !== 'percentile');
    return intervalsFrom(ends, this.#numbers, this.#labels);
  }

  release(): void {
    this.#held.release();
  }
}

/** Starts the bootstrap of the numbers of a report; null where the cases are no sample. */
export function resamplingOfReport(
  options: ReportOptions,
  ...[metrics, labels, { resample }]: IntervalSources
): ReportResampling | null {
  const asked = checkIntervalsOfReport(options);
  const numbers = numbersAmong(metrics);
  const bootstrap = resample(idsOf(numbers), asked.seed);
  return bootstrap && new CoreReportResampling(bootstrap, asked, numbers, labels);
}

/** The interval of each number of a report, as its options say. */
export function intervalsOfReport(
  options: ReportOptions,
  ...[metrics, labels, core]: IntervalSources
): Required<Pick<Report, 'intervals' | 'intervalMethod'>> {
  const { method: intervalMethod, level } = checkIntervalsOfReport(options);
  const numbers = numbersAmong(metrics);
  if (intervalMethod === 'delta') {
    return { intervals: intervalsFrom(core.delta?.(idsOf(numbers), level), numbers, labels), intervalMethod };
  }
  const resampling = resamplingOfReport(options, metrics, labels, core);
  if (!resampling) return { intervals: intervalsFrom(undefined, numbers, labels), intervalMethod };
  resampling.advance(resampling.resamples);
  const intervals = resampling.result();
  resampling.release();
  return { intervals, intervalMethod };
}
