import type { CheckOptions, GivenAnswer, Verdict } from '../core/types/checking.ts';
import type { CompareOptions, Comparison, SideBySide, SideBySideOptions } from '../core/types/comparison.ts';
import type { Curve, CurveName, CurveOptions } from '../core/types/curves.ts';
import type { MetricInfo } from '../core/types/metric-info.ts';
import type { Problem } from '../core/types/problem.ts';
import type { ReadOptions, Readings } from '../core/types/reading.ts';
import type {
  Explanation,
  ExplainOptions,
  IntervalOptions,
  MetricInterval,
  Report,
  ReportOptions,
} from '../core/types/report.ts';
import type { ReportResampling, ResampleOptions, Resampling } from '../core/types/resampling.ts';
import type { LikelySlip, SlipsOptions } from '../core/types/slips.ts';
import type { TallyOptions } from '../core/types/tally.ts';
import type { LongFile } from '../files/long-file.ts';
import type { Call, Calls, DatasetDescription, Doubted } from './messages.ts';

export interface AsyncDataset extends Omit<DatasetDescription, 'dataset'> {
  report(options?: ReportOptions): Promise<Report>;
  explain(id: string, options?: ExplainOptions): Promise<Explanation>;
  interval(id: string, options?: IntervalOptions): Promise<MetricInterval | null>;
  check(answers: readonly GivenAnswer[], options?: CheckOptions): Promise<Verdict[]>;
  slips(id: string, options?: SlipsOptions): Promise<LikelySlip[]>;
  curve(name: CurveName, options?: CurveOptions): Promise<Curve | null>;
  compare(modelA: string, modelB: string, options: CompareOptions): Promise<Comparison>;
  /** Runs a bootstrap and reports its progress. Resolves to its result, or to undefined if it is cancelled. */
  resample(
    options: ResampleOptions,
    progress: (done: number, of: number) => void,
    signal: AbortSignal,
  ): Promise<ReturnType<Resampling['result']> | undefined>;
  /** The same for the intervals of a report; null where the cases are no sample. */
  resampleReport(
    options: ReportOptions,
    progress: (done: number, of: number) => void,
    signal: AbortSignal,
  ): Promise<ReturnType<ReportResampling['result']> | null | undefined>;
  /** A part by its index. The caller releases it. @throws InputError */
  part(at: number, asked?: ReportOptions): Promise<AsyncDataset>;
  sideBySide(ids: readonly string[], options?: SideBySideOptions): Promise<SideBySide>;
  problem(): Promise<Problem>;
  /** Doubts about the data and, with a text and the names of metrics, the results that the text states. */
  doubts(text?: string, names?: Calls['doubts']['question']['names']): Promise<Doubted>;
  /** The problem corrected by the remedy of the doubt with this code. */
  mended(code: string): Promise<Problem>;
  /** The dataset cannot be used afterwards. */
  release(): void;
}

export interface AsyncCalculator {
  /**
   * The metrics of labels, matrices and counts or, if `scored` is true, of all other data; or only those of
   * distributions, raters or ranked lists.
   */
  catalogue(scored?: boolean | 'distributions' | 'raters' | 'ranked'): Promise<MetricInfo[]>;
  /**
   * Reads a text. Of texts that wait while another is read, only the newest is read. With a signal, a long text is read
   * in a worker of its own, which ends with the signal; then the promise is rejected. `asked` are options of the first
   * report.
   * @throws InputError, or Superseded where a newer text replaced this one
   */
  read(
    source: string | Uint8Array | LongFile,
    options?: ReadOptions,
    signal?: AbortSignal,
    asked?: ReportOptions,
  ): Promise<AsyncDataset>;
  /** The ways in which a text can be read. */
  readings(source: string, options?: ReadOptions): Promise<Readings>;
  /**
   * Reads a text that arrives in pieces. `feed` adds each of them, and stops where one is refused. If the worker ends,
   * `feed` is called again.
   * @throws InputError
   */
  readPieces(
    feed: (add: (piece: Uint8Array) => Promise<boolean>) => Promise<void>,
    options: TallyOptions,
  ): Promise<AsyncDataset>;
  /** @throws InputError */
  dataset(problem: Problem, asked?: ReportOptions): Promise<AsyncDataset>;
  /** Cancels all reading and computing. The calculator cannot be used afterwards. */
  end(): void;
}

/** The text was replaced by a newer one before it was read. */
export class Superseded extends Error {
  override name = 'Superseded';
}

export type Ask = <Name extends Call>(call: Name, question: Calls[Name]['question']) => Promise<Calls[Name]['answer']>;

/**
 * Time that a newer text waits for an answer about an older one before the worker is considered dead, in milliseconds.
 */
export const patience = 10_000;
