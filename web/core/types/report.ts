import type { Formula, Worked } from './formula.ts';
import type { Label } from './label.ts';
import type { Kind } from './problem.ts';

/** Conventions and parameters that metrics depend on: MetricInfo.options says which. */
export interface ReportOptions {
  /** Replacement of 0/0 in averages. Default 'zero'. */
  zeroDivision?: 'zero' | 'one' | 'undefined';
  /** Base of logarithms of information measures. Default 2. */
  base?: 2 | 'e' | 10;
  /** Weight of recall against precision, 0…10⁶. Default 1. */
  beta?: number;
  /** Weight of the false negatives in the Tversky index, 0…10⁶. Default 0.5. */
  tverskyAlpha?: number;
  /** Weight of the false positives in the Tversky index, 0…10⁶. Default 0.5. */
  tverskyBeta?: number;
  /** Weight of the dominance in the index of balanced accuracy, 0…10⁶. Default 1. */
  ibaAlpha?: number;
  /** Probability above which one would act, 0…1. Default 0.5. */
  netBenefitThreshold?: number;
  /** Confidence level of intervals, above 0 and below 1. Default 0.95. */
  level?: number;
  /**
   * Adds the interval of each number to the report, by the delta method unless `method` names another; null where there
   * is none. The delta method gives none for scores. Default false.
   */
  intervals?: boolean | Pick<IntervalOptions, 'method' | 'level' | 'seed' | 'resamples'>;
  /** Weight of completeness in the V-measure, 0…10⁶. Default 1. */
  vBeta?: number;
  /** Disagreement weights, one row per class, with a zero diagonal. */
  kappaWeights?: number[][];
  /** Loss of deciding a class (column) in cases of another (row), one row per class. */
  costMatrix?: number[][];
  /** Share of each class, in the order of the labels, summing to 1. */
  priors?: number[];
  /** decision_function: scores are logits or margins. Default: as the data say. */
  task?: 'classification' | 'clustering' | 'decision_function';
  /** Model whose scores are reported. Default: the first. */
  model?: string;
  /** Score from which on cases are predicted positive. Default 0.5. */
  threshold?: number;
  /** False positive rate up to which the partial area goes, above 0, at most 1. Default 0.1. */
  maxFpr?: number;
  /** Number of the highest scores that count, from 1. */
  k?: number;
  /** Number of highest-ranked cases per class that mean average precision looks at, from 1. */
  mapK?: number;
  /** Number of bins of equal width for calibration, 1…10,000. Default 10. */
  bins?: number;
  /**
   * Weight of the cases of each class in log loss, cross entropy and perplexity, in the order of the labels. For scores
   * with more than two labels: the weights of all other classes together and of the positive class.
   */
  classWeights?: readonly number[];
  /**
   * Least distance of probabilities from 0 and from 1 in logarithms, 0…0.5: nearer ones are moved. Default: none are.
   */
  clip?: number;
  /** The specificity, sensitivity, precision and recall that are to be reached, 0…1. Defaults 0.95, 0.95, 0.9, 0.9. */
  atSpecificity?: number;
  atSensitivity?: number;
  atPrecision?: number;
  atRecall?: number;
  /**
   * Cost of a false positive divided by that of a false negative, 10⁻⁹…10⁹. Default: share of positives / share of
   * negatives.
   */
  severityRatio?: number;
  /** Ids of the only metrics to report. Default: all. */
  metrics?: readonly string[];
}

/** A number, null where it is undefined, or a word of a verbal scale. */
export type Scalar = number | null | string;

/** A single value, one per class, the ends of an interval, or the rows of a matrix. */
export type Value = Scalar | Value[];

/** Why a value is undefined. */
export interface Undefined {
  /** The class concerned, for decisions the observation; absent where the metric as a whole is undefined. */
  class?: Label;
  /**
   * zero-denominator: `term` is zero. logarithm-of-zero: `term` is zero (or a probability is 0 or 1). out-of-domain:
   * `term` is outside the domain of the function (no degrees of freedom). requirement: `term` is not greater than 0, as
   * it has to be. needs-option: the metric needs an option that was not given. fractional-counts: defined for whole
   * counts only. weights-given: defined for unweighted cases only. not-reached: no threshold fulfils `term`. no-class:
   * undefined for every class. cases-unknown: the data are shares, and the metric needs the number of cases.
   * too-many-choices: they would take too long to count. negatives-unknown: positives were never scored, or objects
   * were missed, and the number of negatives is not known.
   */
  reason:
    | 'zero-denominator'
    | 'logarithm-of-zero'
    | 'out-of-domain'
    | 'requirement'
    | 'needs-option'
    | 'fractional-counts'
    | 'weights-given'
    | 'not-reached'
    | 'no-class'
    | 'cases-unknown'
    | 'too-many-choices'
    | 'negatives-unknown';
  /** The part of the symbolic formula that `reason` refers to. */
  term?: Formula;
  /** Replacement under the zeroDivision policy; null where there is none. */
  value: number | null;
}

/** Both ends of an interval. */
export type Ends = [low: number, high: number];

/** The values of all metrics that were asked for and apply to the data. */
export interface Report {
  kind: Kind;
  labels: Label[];
  /**
   * Values by the ids of metrics. Those of shape matrix are computed on first access, which has to precede the release
   * of the dataset.
   */
  metrics: Record<string, Value>;
  undefined: Record<string, Undefined[]>;
  /**
   * Intervals, if asked for, as `interval` gives them: one, or one per class. Null where there is none: of standard
   * errors and tests, and of numbers that are the same for every sample of these cases, such as a rate of 1.
   */
  intervals?: Record<string, Ends | null | (Ends | null)[]>;
  /** Method of the intervals. */
  intervalMethod?: NonNullable<IntervalOptions['method']>;
}

/** Options of `explain`: which of the values of a metric is worked out. */
export interface ExplainOptions extends ReportOptions {
  /** For metrics with a value per class. Default: the positive one of two classes, else the first. */
  class?: Label;
  /**
   * For matrix-valued metrics: the cell that is worked out. Default: the first. For kind decision: the observation and
   * the action or class.
   */
  row?: Label;
  column?: Label;
  /**
   * For curves: index of the point in the whole ranking of the model or class, 0 where no case is predicted positive,
   * and its coordinate. Default y. `low` is the height of the second of two curves.
   */
  point?: number;
  coordinate?: 'x' | 'y' | 'low';
}

/** Derivation of one value of a metric. */
export interface Explanation extends Worked {
  id: string;
  class?: Label;
  value: Value;
  /** The value as '26/45' or '3'; null where it is not rational, or its fraction is too long. */
  exact: string | null;
  /** The same value by another formula, such as F1 from precision and recall; absent where there is none. */
  alternative?: Worked;
  /** The quantities in the formulas that have formulas of their own. */
  definitions?: ({ quantity: Formula } & Worked)[];
  undefined?: Undefined[];
}

/** Options of `interval`: which value the interval is of, and its method. */
export interface IntervalOptions extends ReportOptions {
  /** As for `explain`. */
  class?: Label;
  row?: Label;
  column?: Label;
  /**
   * delta: by the derivative of the metric's formula. bootstrap: cases drawn with replacement, quantiles corrected for
   * bias and skewness (BCa; Efron 1987). percentile: the same quantiles uncorrected. Default: delta.
   */
  method?: 'delta' | 'bootstrap' | 'percentile';
  /** For the bootstrap: a whole number from 0; the same seed draws the same cases. Default 1. */
  seed?: number;
  /** Number of resamples, 2…1,000,000. Default 2000. */
  resamples?: number;
}

/** Interval and standard error of a metric computed from a sample. */
export interface MetricInterval {
  /** Ends of the interval at the option `level`. They do not pass −1, 0 or 1 where the metric cannot. */
  low: number;
  high: number;
  standardError: number;
  /** For the delta method: the interval is the value ± z standard errors. */
  z?: number;
  /** For the delta method: derivatives ∂f/∂n by each count n, as rows; null where there are no cases. */
  gradient?: (number | null)[][];
  /**
   * The method asked for; percentile in place of a bootstrap that cannot be corrected, as where all resamples give the
   * same value.
   */
  method: 'delta' | 'bootstrap' | 'percentile';
}
