import type { BoxMatch } from './boxes.ts';
import type { CheckOptions, GivenAnswer, Verdict } from './checking.ts';
import type { CompareOptions, Comparison, Rivals, SideBySide, SideBySideOptions } from './comparison.ts';
import type { Curve, CurveName, CurveOptions } from './curves.ts';
import type { Label } from './label.ts';
import type { Doubt, Notice } from './notices.ts';
import type { Kind, Problem } from './problem.ts';
import type { FoundData, Reading, StatedResult } from './reading.ts';
import type { ExplainOptions, Explanation, IntervalOptions, MetricInterval, Report, ReportOptions } from './report.ts';
import type { ReportResampling, ResampleOptions, Resampling } from './resampling.ts';
import type { LikelySlip, SlipsOptions } from './slips.ts';

/** The counts that are consistent with a printed report. */
export interface ReportSolutions {
  /**
   * Number of choices of true positives and predictions per class that fit the report; null: too many to be counted.
   */
  count: number | null;
  /** Number of those choices for which a matrix exists. If it is 1, that choice is the data. */
  possible: number | null;
  /** Least and greatest number of true positives of each class. */
  tp: [least: number, most: number][];
  /** Least and greatest number of false positives of each class. */
  fp: [least: number, most: number][];
}

/**
 * Data that have been counted, and everything that can be computed from them. The memory behind it is freed by
 * `release`, or when nothing refers to the dataset any more.
 */
export interface Dataset {
  readonly kind: Kind;
  readonly labels: Label[];
  /** Names of the columns, where they differ from those of the rows. */
  readonly predictedLabels?: Label[];
  readonly notices: Notice[];
  /** Row-major, rows are the truth; null where the data are counts without a matrix. */
  readonly matrix: Float64Array | null;
  /** Names of the classifiers or scores, where there are several; reports are of the first. */
  readonly models?: string[];
  /** Cases by which of two classifiers gets them right, where there are two. */
  readonly rivals?: Rivals;
  /** For a printed report: the counts that are consistent with it. */
  readonly solutions?: ReportSolutions;
  /** Sum of weights, or of shares. */
  readonly total: number;
  /** True where the matrix holds shares of an unknown number of cases, not counts. */
  readonly shares?: true;
  /** The positive class of two; absent for other numbers of classes. */
  readonly positive?: Label;
  /** For detections: the label whose row and column are no class. */
  readonly background?: Label;
  /** For boxes: the matches by class, the surest detection first. */
  readonly matches?: readonly (readonly BoxMatch[])[];
  /** For scores and probabilities: the cases with their weights; absent for other kinds. */
  readonly scored?: {
    /** Number of cases, whatever their weights. */
    cases: number;
    lowerIsPositive: boolean;
    /**
     * Whether the numbers are probabilities, so that Brier score, log loss and calibration apply. With several models:
     * those of the first.
     */
    probabilities: boolean;
    /** multilabel: whether there are predicted sets, and whether there are scores. */
    predicted: boolean;
    scores: boolean;
  };
  /** For data read from a text: the ways in which the text, or the beginning of a long one, can be read. */
  readonly readings?: readonly Reading[];
  /** Where in the text the data stand; null for data that were not read from a text. */
  readonly found: FoundData | null;
  /**
   * Results that the text states beside the data, in the order of its lines, as far as it is clear which metric is
   * meant. Empty for data that were not read from a text, and for a text of more than 200,000 characters.
   */
  readonly stated: readonly StatedResult[];
  /** What looks wrong about the data, the surest first; computed on first access. */
  readonly doubts: readonly Doubt[];
  /** For kind decision. */
  readonly decision?: {
    actions: Label[];
    observations: Label[];
    /** For each observation the indices of the actions of least risk; more than one are tied. */
    bestActions: number[][];
    /** For each observation the indices of the classes of largest posterior probability. */
    mostProbable: number[][];
  };
  /**
   * Models, folds or groups; empty where there are none. The dataset itself is then all of the data or, of models, the
   * first.
   */
  readonly parts: readonly Part[];
  /** Kind of the parts; undefined where there are none. */
  readonly partedBy: SideBySide['what'] | undefined;
  /**
   * Metrics of the parts beside each other.
   * @param ids default: all that have a single number, without those of one class
   * @throws RangeError where there are no parts, and for invalid options and metrics as in `report`
   */
  sideBySide(ids?: readonly string[], options?: SideBySideOptions): SideBySide;
  /** Plain data from which `calculator.dataset` makes the same. */
  readonly problem: Problem;
  /**
   * The values of the metrics. @throws RangeError naming the option that is out of range or unknown, or the unknown
   * metric
   */
  report(options?: ReportOptions): Report;
  /**
   * A metric worked out step by step.
   * @throws RangeError for an invalid option or metric, an unknown class, or a metric that needs the same classes in
   * rows and columns
   */
  explain(id: string, options?: ExplainOptions): Explanation;
  /**
   * Interval and standard error of a metric, the cases being a random sample. For labels and matrices; null for other
   * data. Null also where the counts are not those of cases (fractional, shares, counts of classes alone) and where
   * there is no value. The delta method gives null as well where the formula has no derivative: where the smaller of
   * two equal terms counts, or where a value has no closed form.
   * @throws RangeError as `explain`
   */
  interval(id: string, options?: IntervalOptions): MetricInterval | null;
  /**
   * The points of a curve. Null where the data have no such curve: other kinds, an absent class, no probabilities.
   * @throws RangeError
   */
  curve(name: CurveName, options?: CurveOptions): Curve | null;
  /**
   * Test of two models on the same cases. @throws RangeError for other kinds, unknown models, invalid options, or cases
   * with weights
   */
  compare(modelA: string, modelB: string, options: CompareOptions): Comparison;
  /**
   * Starts a bootstrap of the AUC. @throws RangeError for other kinds, unknown models, invalid options, or cases with
   * weights
   */
  resample(options?: ResampleOptions): Resampling;
  /**
   * Starts the bootstrap of the intervals of a report, as its option `intervals` says; null where the cases are no
   * sample.
   * @throws RangeError for invalid options
   */
  resampleReport(options?: ReportOptions): ReportResampling | null;
  /**
   * Judges answers: whether they are right and, if not, which slips give them.
   * @throws RangeError for an invalid option or metric, an unknown class, or a metric that is not a single number
   */
  check(answers: readonly GivenAnswer[], options?: CheckOptions): Verdict[];
  /**
   * Likely wrong answers, the likeliest first: by a single slip, by shortened intermediate results, or cut off instead
   * of rounded. Each differs from the right number when both are rounded. Empty where the right number is not finite.
   * @throws RangeError as `check`, or naming the option that is out of range or unknown
   */
  slips(id: string, options?: SlipsOptions): LikelySlip[];
  /**
   * Frees the memory now; otherwise it is freed when nothing refers to the dataset any more. The dataset cannot be used
   * afterwards.
   */
  release(): void;
}

/** One of the models, folds, groups or matrices of data that have several, under its name in the text. */
export interface Part {
  name: string;
  /** Made on first access, and released with the whole. */
  readonly dataset: Dataset;
  /**
   * Makes another dataset of this part, which the caller releases. @throws InputError, as where cases lack the positive
   * class
   */
  make(): Dataset;
}
