import type { CheckOptions, GivenAnswer, Verdict } from '../core/types/checking.ts';
import type { CompareOptions, Comparison, Rivals, SideBySide, SideBySideOptions } from '../core/types/comparison.ts';
import type { Curve, CurveName, CurveOptions } from '../core/types/curves.ts';
import type { Dataset, ReportSolutions } from '../core/types/dataset.ts';
import type { Label } from '../core/types/label.ts';
import type { MetricInfo } from '../core/types/metric-info.ts';
import type { Doubt, Notice } from '../core/types/notices.ts';
import type { Kind, Problem } from '../core/types/problem.ts';
import type { FoundData, ReadOptions, Readings, StatedResult } from '../core/types/reading.ts';
import type {
  Explanation,
  ExplainOptions,
  IntervalOptions,
  MetricInterval,
  Report,
  ReportOptions,
} from '../core/types/report.ts';
import type { ResampleOptions, Resampling, ReportResampling } from '../core/types/resampling.ts';
import type { LikelySlip, SlipsOptions } from '../core/types/slips.ts';
import type { TallyOptions } from '../core/types/tally.ts';

/** What is known of a dataset without asking the worker again. */
export interface DatasetDescription {
  /** Names the dataset between page and worker. */
  dataset: number;
  kind: Kind;
  labels: Label[];
  /** The columns, where they have other names than the rows. */
  predictedLabels?: Label[];
  notices: Notice[];
  /** Where in the text the data stand; null of data that were not read. */
  found: FoundData | null;
  /** Row-major, rows are the truth. */
  matrix: Float64Array | null;
  /** The names of classifiers, of which the first is reported. */
  models?: string[];
  /** What the parts are, and their names; absent where there are none. */
  parts?: { what: SideBySide['what']; names: string[] };
  /** What two classifiers make of the same cases, in summed weights. */
  rivals?: Rivals;
  /** What counts give the printed report that the data are. */
  solutions?: ReportSolutions;
  /** The matrix holds shares of unknown many cases. */
  shares?: true;
  /** Sum of weights. */
  total: number;
  /** The positive class of two. */
  positive?: Label;
  /** Of scores, probabilities and label sets. */
  scored?: Dataset['scored'];
  /** Of decisions. */
  decision?: Dataset['decision'];
  /** Of detections. */
  background?: Dataset['background'];
  matches?: Dataset['matches'];
  /** The report that was asked for together with data other than scores. */
  first?: Report;
}

/** A doubt without the problem that mends it, which is asked for when it is wanted. */
export interface PlainDoubt extends Omit<Doubt, 'remedy'> {
  remedy?: { options?: ReadOptions };
}

/** What looks wrong about data, the surest first, and what the text states beside them. */
export interface Doubted {
  doubts: PlainDoubt[];
  stated: StatedResult[];
}

/**
 * What can be asked, and what is answered: one entry per question. `asked` are the options of a report that comes with the
 * data, so that it need not wait for another message; weights among them that fit other data are left out.
 */
export interface Calls {
  catalogue: { question: { scored: boolean | 'distributions' | 'raters' | 'ranked' }; answer: MetricInfo[] };
  read: {
    question: { source: string | Uint8Array; options?: ReadOptions; asked?: ReportOptions };
    answer: DatasetDescription;
  };
  readings: { question: { source: string; options?: ReadOptions }; answer: Readings };
  describe: { question: { problem: Problem; asked?: ReportOptions }; answer: DatasetDescription };
  /** Begins a text that comes in pieces, which gets a number; takes a piece; makes them a dataset. As `Calculator.tally`. */
  tally: { question: { options: TallyOptions }; answer: number };
  add: { question: { tally: number; piece: Uint8Array }; answer: boolean };
  tallied: { question: { tally: number }; answer: DatasetDescription };
  report: { question: { dataset: number; options?: ReportOptions }; answer: Report };
  explain: { question: { dataset: number; id: string; options?: ExplainOptions }; answer: Explanation };
  interval: { question: { dataset: number; id: string; options?: IntervalOptions }; answer: MetricInterval | null };
  check: {
    question: { dataset: number; answers: readonly GivenAnswer[]; options?: CheckOptions };
    answer: Verdict[];
  };
  slips: { question: { dataset: number; id: string; options?: SlipsOptions }; answer: LikelySlip[] };
  curve: { question: { dataset: number; name: CurveName; options?: CurveOptions }; answer: Curve | null };
  compare: { question: { dataset: number; models: [string, string]; options: CompareOptions }; answer: Comparison };
  /** Begins a bootstrap, which gets a number; advances it, which gives how many resamples there are; ends it. */
  resample: {
    question: { dataset: number; options?: ResampleOptions };
    answer: { resampling: number; resamples: number };
  };
  /** The same of a report; null where the cases are no sample. */
  resampleReport: {
    question: { dataset: number; options: ReportOptions };
    answer: { resampling: number; resamples: number } | null;
  };
  advance: { question: { resampling: number; resamples: number }; answer: number };
  /** Without `isWanted` the result, which may take seconds, is not worked out. */
  resampled: {
    question: { resampling: number; isWanted: boolean };
    answer: ReturnType<(Resampling | ReportResampling)['result']> | undefined;
  };
  /** Of data that have parts with problems of their own, that of all of them. */
  problem: { question: { dataset: number }; answer: Problem };
  /** A part by its place, which is a dataset of its own. */
  part: { question: { dataset: number; part: number; asked?: ReportOptions }; answer: DatasetDescription };
  sideBySide: {
    question: { dataset: number; ids: readonly string[]; options?: SideBySideOptions };
    answer: SideBySide;
  };
  /** A second look; of a text with what metrics are called, by which it states results. */
  doubts: {
    question: { dataset: number; text?: string; names?: readonly (readonly [name: string, id: string])[] };
    answer: Doubted;
  };
  /** The problem with the remedy of the doubt of this code. */
  mended: { question: { dataset: number; code: string }; answer: Problem };
  release: { question: { dataset: number }; answer: undefined };
}

export type Call = keyof Calls;

export type Question = { [Name in Call]: { call: Name } & Calls[Name]['question'] }[Call];

/** The fields of an InputError: structured cloning keeps of an error only its name and message. */
export interface PlainInputError {
  code: string;
  line?: number;
  column?: number;
  excerpt?: string;
  expected?: string;
  parameters: Record<string, string>;
  message: string;
}

export type Answer = { result: Calls[Call]['answer'] } | { inputError: PlainInputError } | { failure: string };

/** From the page: the compiled module first, then questions. */
export type ToWorker = { module: WebAssembly.Module } | { number: number; question: Question };

/** From the worker: that it has started, then one answer per question. */
export type FromWorker = { started: true } | { number: number; answer: Answer };
