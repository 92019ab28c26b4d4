import type { Label } from './label.ts';

/**
 * Name of a curve, with the coordinates of its points. roc: (FPR, TPR). roc-hull: its upper convex hull. roc-band: the
 * band that holds the whole true curve, as `low` and `high` limits. precision-recall: (recall, precision).
 * precision-recall-gain: (recall gain, precision gain), beginning with the last point to the left of recall gain 0.
 * det: (FPR, FNR). gain: (share predicted positive, TPR). lift: (share predicted positive, precision / prevalence).
 * kolmogorov-smirnov: (threshold, TPR) and (threshold, FPR). cost: (probability cost, least normalised expected cost).
 * calibration: (mean probability, share of positives). accuracy, f, mcc: (threshold, value). expected-cost: (threshold,
 * mean cost). histogram: cases by score. error-reject: (share rejected, share accepted and wrong). accuracy-coverage:
 * (share accepted, accuracy among them).
 */
export type CurveName =
  | 'roc'
  | 'roc-hull'
  | 'roc-band'
  | 'precision-recall'
  | 'precision-recall-gain'
  | 'det'
  | 'gain'
  | 'lift'
  | 'kolmogorov-smirnov'
  | 'cost'
  | 'calibration'
  | 'accuracy'
  | 'f'
  | 'mcc'
  | 'expected-cost'
  | 'histogram'
  | 'error-reject'
  | 'accuracy-coverage';

/** Options of a curve: its model or class, its parameters and the points that can be left out. */
export interface CurveOptions {
  /** Model whose scores are used. Default: the first. */
  model?: string;
  /** For probabilities and label scores: the class that is set against all others. Default: all classes pooled. */
  class?: Label;
  /** Leaves out points on the straight line between two others (ROC), or of equal recall (precision-recall). */
  dropCollinear?: boolean;
  /** precision-recall: each precision becomes the largest at equal or higher recall. */
  interpolated?: boolean;
  /** Leaves out what a plot of this many pixels in width and height, 1…100,000, cannot show. */
  pixels?: number;
  /** calibration, histogram: number of bins, 1…10,000. Default 10, of histograms 20. */
  bins?: number;
  /** calibration: bins of equal width (default), or with numbers of cases as equal as ties allow. */
  binning?: 'equal-width' | 'equal-mass';
  /** roc-band: confidence level. Default 0.95. */
  level?: number;
  /** f: weight of recall against precision. Default 1. */
  beta?: number;
  /** expected-cost: as in ReportOptions. */
  costMatrix?: number[][];
  priors?: number[];
}

/**
 * Points of a curve, in the order in which more and more cases are predicted positive. Bins are ordered from the lowest
 * scores to the highest. All arrays have one entry per point.
 */
export interface Curve {
  /** Horizontal coordinate. histogram: the lower limit of the bin. */
  x: Float64Array;
  /** Vertical coordinate; NaN where undefined: mcc where all cases are predicted alike, f with beta 0 at the start. */
  y: Float64Array;
  /**
   * Score at or beyond which cases are predicted positive. It is infinite at the start, where no case is. For bins:
   * their upper limit. error-reject, accuracy-coverage: cases are accepted whose largest posterior is above it.
   */
  threshold: Float64Array;
  /** Where there is one point per threshold: summed weights of true and of false positives. */
  truePositives?: Float64Array;
  falsePositives?: Float64Array;
  /** roc-band: the limits of y at x. kolmogorov-smirnov: `low` is FPR. */
  low?: Float64Array;
  high?: Float64Array;
  /** calibration, histogram: summed weights of the cases in the bin, and of the positive ones among them. */
  cases?: Float64Array;
  positives?: Float64Array;
}
