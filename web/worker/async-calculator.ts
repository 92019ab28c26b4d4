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
  /** Tells how far it is until it is done or, undefined, given up. */
  resample(
    options: ResampleOptions,
    progress: (done: number, of: number) => void,
    signal: AbortSignal,
  ): Promise<ReturnType<Resampling['result']> | undefined>;
  /** The same of the intervals of a report; null where the cases are no sample. */
  resampleReport(
    options: ReportOptions,
    progress: (done: number, of: number) => void,
    signal: AbortSignal,
  ): Promise<ReturnType<ReportResampling['result']> | null | undefined>;
  /** A part by its place, which is released by whoever asks for it. @throws InputError */
  part(at: number, asked?: ReportOptions): Promise<AsyncDataset>;
  sideBySide(ids: readonly string[], options?: SideBySideOptions): Promise<SideBySide>;
  problem(): Promise<Problem>;
  /** A second look; of a text with what metrics are called, by which it states results. */
  doubts(text?: string, names?: Calls['doubts']['question']['names']): Promise<Doubted>;
  /** The problem with the remedy of the doubt of this code. */
  mended(code: string): Promise<Problem>;
  /** Nothing can be asked of the dataset afterwards. */
  release(): void;
}

export interface AsyncCalculator {
  /** The metrics of labels, matrices and counts; or, scored, of all other data; or of distributions, raters or ranked lists alone. */
  catalogue(scored?: boolean | 'distributions' | 'raters' | 'ranked'): Promise<MetricInfo[]>;
  /**
   * While one text is read, only the newest of those that wait is read next. Where there is a signal, a long text has a
   * worker of its own, which ends with the signal: then the promise is rejected. `asked` are options of the first report.
   * @throws InputError, or Superseded where a newer text took this one's place.
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
   * Reads a text that comes in pieces. `feed` has each of them added, and gives up where one is refused. Where the worker
   * ends, it is called again.
   * @throws InputError
   */
  readPieces(
    feed: (add: (piece: Uint8Array) => Promise<boolean>) => Promise<void>,
    options: TallyOptions,
  ): Promise<AsyncDataset>;
  /** @throws InputError */
  dataset(problem: Problem, asked?: ReportOptions): Promise<AsyncDataset>;
  /** Gives up what is being read or computed; nothing can be asked afterwards. */
  end(): void;
}

/** A newer text was given before this one's turn came. */
export class Superseded extends Error {
  override name = 'Superseded';
}

export type Ask = <Name extends Call>(call: Name, question: Calls[Name]['question']) => Promise<Calls[Name]['answer']>;

/** How long a newer text waits for an answer about an older one before the worker is taken for dead, in milliseconds. */
export const patience = 10_000;
