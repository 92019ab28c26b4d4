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

/** Facts about a dataset that are available without asking the worker again. */
export interface DatasetDescription {
  /** Number of the dataset in messages between page and worker. */
  dataset: number;
  kind: Kind;
  labels: Label[];
  /** Names of the columns, where they differ from those of the rows. */
  predictedLabels?: Label[];
  notices: Notice[];
  /** Where in the text the data stand; null for data that were not read from a text. */
  found: FoundData | null;
  /** Row-major, rows are the truth. */
  matrix: Float64Array | null;
  /** Names of the classifiers; reports are of the first. */
  models?: string[];
  /** Kind and names of the parts; absent where there are none. */
  parts?: { what: SideBySide['what']; names: string[] };
  /** Cases by which of two classifiers gets them right, as sums of weights. */
  rivals?: Rivals;
  /** For a printed report: the counts that are consistent with it. */
  solutions?: ReportSolutions;
  /** True where the matrix holds shares of an unknown number of cases. */
  shares?: true;
  /** Sum of weights. */
  total: number;
  /** The positive class of two. */
  positive?: Label;
  /** For scores, probabilities and label sets. */
  scored?: Dataset['scored'];
  /** For decisions. */
  decision?: Dataset['decision'];
  /** For detections. */
  background?: Dataset['background'];
  matches?: Dataset['matches'];
  /** The report that was requested together with the data, unless they are scores. */
  first?: Report;
}

/** A doubt without the corrected problem, which is requested separately. */
export interface PlainDoubt extends Omit<Doubt, 'remedy'> {
  remedy?: { options?: ReadOptions };
}

/** Doubts about data, the surest first, and the results that the text states beside them. */
export interface Doubted {
  doubts: PlainDoubt[];
  stated: StatedResult[];
}

/**
 * Questions and answers by name, one entry per question. `asked` are the options of a report that comes with the data,
 * so that it needs no further message; weights in them that do not fit the data are ignored.
 */
export interface Calls {
  catalogue: { question: { scored: boolean | 'distributions' | 'raters' | 'ranked' }; answer: MetricInfo[] };
  read: {
    question: { source: string | Uint8Array; options?: ReadOptions; asked?: ReportOptions };
    answer: DatasetDescription;
  };
  readings: { question: { source: string; options?: ReadOptions }; answer: Readings };
  describe: { question: { problem: Problem; asked?: ReportOptions }; answer: DatasetDescription };
  /**
   * `tally` begins a text that arrives in pieces, and returns its number; `add` adds a piece; `tallied` makes the
   * dataset. As `Calculator.tally`.
   */
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
  /**
   * Begins a bootstrap, and returns its number; further questions advance it, which returns the number of resamples,
   * and end it.
   */
  resample: {
    question: { dataset: number; options?: ResampleOptions };
    answer: { resampling: number; resamples: number };
  };
  /** The same for a report; null where the cases are no sample. */
  resampleReport: {
    question: { dataset: number; options: ReportOptions };
    answer: { resampling: number; resamples: number } | null;
  };
  advance: { question: { resampling: number; resamples: number }; answer: number };
  /** Without `isWanted` the result, which may take seconds, is not computed. */
  resampled: {
    question: { resampling: number; isWanted: boolean };
    answer: ReturnType<(Resampling | ReportResampling)['result']> | undefined;
  };
  /** The problem. For data whose parts have problems of their own: the problem of all of them. */
  problem: { question: { dataset: number }; answer: Problem };
  /** A part by its index, as a dataset of its own. */
  part: { question: { dataset: number; part: number; asked?: ReportOptions }; answer: DatasetDescription };
  sideBySide: {
    question: { dataset: number; ids: readonly string[]; options?: SideBySideOptions };
    answer: SideBySide;
  };
  /** Doubts about the data and, with a text and the names of metrics, the results that the text states. */
  doubts: {
    question: { dataset: number; text?: string; names?: readonly (readonly [name: string, id: string])[] };
    answer: Doubted;
  };
  /** The problem corrected by the remedy of the doubt with this code. */
  mended: { question: { dataset: number; code: string }; answer: Problem };
  release: { question: { dataset: number }; answer: undefined };
}

export type Call = keyof Calls;

export type Question = { [Name in Call]: { call: Name } & Calls[Name]['question'] }[Call];

/** Fields of an InputError. Structured cloning keeps only the name and message of an error. */
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

/** Messages from the page: the compiled module first, then questions. */
export type ToWorker = { module: WebAssembly.Module } | { number: number; question: Question };

/** Messages from the worker: that it has started, then one answer per question. */
export type FromWorker = { started: true } | { number: number; answer: Answer };
