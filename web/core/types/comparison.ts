import type { Label } from './label.ts';
import type { Ends, ReportOptions } from './report.ts';

/** Cases by which of two classifiers gets them right, as sums of weights: the table of McNemar’s test. */
export interface Rivals {
  bothRight: number;
  onlyFirstRight: number;
  onlySecondRight: number;
  bothWrong: number;
}

/** Options of the comparison of two areas under ROC curves. */
export interface CompareOptions {
  /**
   * delong: covariance of the two areas by DeLong et al. 1988. hanley-mcneil: standard errors of Hanley and McNeil 1982
   * with DeLong's correlation. bootstrap: cases resampled within each class.
   */
  method: 'delong' | 'hanley-mcneil' | 'bootstrap';
  /** For the bootstrap. Defaults 1 and 2000. */
  seed?: number;
  resamples?: number;
  /** Confidence level of the interval. Default 0.95. */
  level?: number;
}

/** AUC of the first model minus that of the second, with its test; null where undefined. */
export interface Comparison {
  difference: number | null;
  z: number | null;
  /** Two-sided p-value. */
  p: number | null;
  /** Ends of the interval at the level asked for. */
  low: number | null;
  high: number | null;
}

/** Options of `sideBySide`. */
export interface SideBySideOptions extends ReportOptions {
  /** For metrics with a value per class. Default: the positive class of two. */
  class?: Label;
  /** Correction of the p-values of pairs of models. Default: holm (Holm 1979). */
  correction?: 'holm' | 'none';
}

/**
 * Test of whether two models differ by more than chance: McNemar's exact test for labels, the test of DeLong et al. for
 * scores.
 */
export interface PairOfModels {
  first: string;
  second: string;
  /** p-value; null where it is undefined. */
  p: number | null;
  /** p-value corrected for the number of pairs. */
  adjusted: number | null;
  /**
   * For labels, where the options ask for intervals: by metric, the first model minus the second; null where there is
   * none.
   */
  differences?: Record<string, PairedDifference | null>;
}

/** Difference of two numbers of the same cases, with its interval at the option `level`. */
export interface PairedDifference {
  difference: number;
  standardError: number;
  low: number;
  high: number;
}

/**
 * Metrics of the parts beside each other. Each list of numbers is by the ids of metrics; null where a part has no
 * value.
 */
export interface SideBySide {
  what: 'models' | 'folds' | 'groups';
  ids: string[];
  /** Names of the parts. */
  parts: string[];
  /** By part, then by metric. */
  values: Record<string, Record<string, number | null>>;
  /** Intervals by part, then by metric, where the options ask for them. */
  intervals?: Record<string, Record<string, Ends | null>>;
  mean: Record<string, number | null>;
  /** Standard deviation of a sample: the divisor is one less than the number of parts. */
  standardDeviation: Record<string, number | null>;
  /** Value of all cases together, which differs from the mean (Forman and Scholz 2010). Empty for models. */
  pooled: Record<string, number | null>;
  /** Highest minus lowest. */
  difference: Record<string, number | null>;
  /** Lowest divided by highest, where both are positive. */
  ratio: Record<string, number | null>;
  /**
   * cochran_q, cochran_q_df, cochran_q_p_value: Cochran's Q test of models on the same cases (Cochran 1950). Null where
   * undefined.
   */
  tests: Record<string, number | null>;
  /** Every pair of models on the same cases. */
  pairs: PairOfModels[];
}
