import type { Formula, Worked } from './formula.ts';
import type { Label } from './label.ts';
import type { ReportOptions } from './report.ts';

/**
 * Kind of a slip. transposed: rows read as columns. class: the value of another class. average: another average, or an
 * average in place of the value of a class. metric: another metric. complement: 1 − the value. sign: the value with the
 * other sign. reciprocal: 1 / the value. base: logarithms to another base. zero-division: 0/0 replaced by another
 * policy. denominator: another denominator. numerator: another numerator. total: another number of cases.
 * true-negatives: the other diagonal cells alone taken for the true negatives. macro-f1-of-means: F1 of the macro
 * averages. macro-f1-misprint: 2PR/(1/P + 1/R). arithmetic-f1: (P + R)/2. error-sum: the sum of both error rates. cell:
 * one cell misread. beta: another β. logit-loss: max(y, 0) − y + ln(1 + e^−|p|). trapezoid: straight lines in place of
 * steps, or steps in place of lines. ties: equal scores of two classes counted as 0 or 1, not ½. reversed: the ranking
 * from its other end. likelihood: p(x|h) for p(h|x). prior: taken to be the same for all states, or taken for the
 * posterior. most-probable: the risk of the action for the most probable state, not the least risk. all-ranks: the mean
 * precision of all ranks for average precision. found-only: relevant items that were not returned are ignored.
 * from-zero: ranks counted from 0. last-hit: the rank of the last relevant item for that of the first. mean-of-rates:
 * the mean of two other rates. root: a root not taken. squared: the value squared, or squared in place of its root.
 * margin: a row total in place of a column total, or a column total in place of a row total. selection: all terms, or
 * the wrong ones, where the definition selects some. term: left out of a sum or mean, or with the wrong sign. scale: a
 * division or multiplication too many, or a missing one. intermediate: intermediate results shortened. truncated: cut
 * off, not rounded. percent: a percent sign missing, or one too many. mean-of-parts: the mean of the values of the
 * parts. other-part: the value of another fold, group or model. all-parts: the value of all parts together.
 */
export type SlipKind =
  | 'transposed'
  | 'class'
  | 'average'
  | 'metric'
  | 'complement'
  | 'sign'
  | 'reciprocal'
  | 'base'
  | 'zero-division'
  | 'denominator'
  | 'numerator'
  | 'total'
  | 'true-negatives'
  | 'macro-f1-of-means'
  | 'macro-f1-misprint'
  | 'arithmetic-f1'
  | 'error-sum'
  | 'cell'
  | 'beta'
  | 'logit-loss'
  | 'likelihood'
  | 'prior'
  | 'most-probable'
  | 'all-ranks'
  | 'found-only'
  | 'from-zero'
  | 'last-hit'
  | 'mean-of-rates'
  | 'trapezoid'
  | 'ties'
  | 'reversed'
  // Edits of the formula, whatever the metric:
  | 'root'
  | 'squared'
  | 'margin'
  | 'selection'
  | 'term'
  | 'scale'
  | 'intermediate'
  | 'truncated'
  | 'percent'
  // Slips of data with parts:
  | 'mean-of-parts'
  | 'other-part'
  | 'all-parts';

/** A slip with the details of its kind. */
export interface Slip {
  kind: SlipKind;
  /** The metric that was computed, where it is another one than the one asked for. */
  id?: string;
  /** The class whose value was computed, where it is another one, or none was asked for. */
  class?: Label;
  /** For kind base. */
  base?: 2 | 'e' | 10;
  /** For kind zero-division. */
  policy?: 'zero' | 'one' | 'undefined';
  denominator?: number;
  numerator?: number;
  /**
   * total: the number taken for N. true-negatives: the sum that replaced it, if one did. mean-of-parts: the number of
   * parts.
   */
  total?: number;
  /** other-part: the name of the fold, group or model. */
  part?: string;
  /** cell: the one misread (true and predicted class), and the count that was read. */
  row?: Label;
  column?: Label;
  count?: number;
  beta?: number;
  /** scale: the factor or divisor applied to the value. */
  factor?: number;
  /** term: the one left out or with the wrong sign, unless `class`, or `row` and `column`, identify it. */
  term?: Formula;
  /** Edits of the formula: the slip was made in the metric's other formula, `Explanation.alternative`. */
  alternative?: boolean;
  /**
   * intermediate: the results that were shortened, as ids of metrics and names of operations: product, quotient, sum,
   * root, power, logarithm. mean-of-rates: the metrics that were averaged.
   */
  quantities?: string[];
  /** intermediate: number of digits kept behind the decimal point. */
  digits?: number;
  /**
   * Variant of the slip. intermediate: rounded or truncated. percent: whether the sign is missing or superfluous. ties:
   * counted as 0 or as 1. transposed: the table of losses. prior: taken to be the same for all states, or taken for the
   * posterior. squared: the result, where there was no root to take. margin: the quantity taken in place of the other.
   * selection: all classes for the true one, or wrong cases for correct ones. term: left out (of a mean: also from its
   * denominator, or not from it), with the wrong sign, or x for 1 − x. scale: the value divided or multiplied, a
   * division left out, or counts taken for shares.
   */
  how?:
    | 'rounded'
    | 'truncated'
    | 'missing'
    | 'superfluous'
    | 'zero'
    | 'one'
    | 'result'
    | 'losses'
    | 'ignored'
    | 'for-posterior'
    | 'rows'
    | 'columns'
    | 'false-positives'
    | 'false-negatives'
    | 'all'
    | 'others'
    | 'left-out'
    | 'left-out-of-mean'
    | 'left-out-of-sum'
    | 'sign'
    | 'one-minus'
    | 'divided'
    | 'multiplied'
    | 'not-divided'
    | 'not-normalised';
}

/** A sequence of slips that leads from the data to an answer. */
export interface SlipExplanation {
  /** In the order in which they were made; usually one. */
  slips: Slip[];
  /** The result of the slips; null where it is undefined. Rounded or cut off it is the answer. */
  value: number | null;
  /**
   * Probability that this is what happened, 0…1: the share among all explanations that give the answer, including those
   * that are not searched for. 0 for explanations that only come near.
   */
  plausibility: number;
  /** The derivation with the slips in it. */
  worked: Worked;
  /** Less specific slips with the same value. */
  same?: Slip[][];
  /** The same kinds of slips with other parameters that give the answer as well. */
  variants?: { slips: Slip[]; value: number | null }[];
}

/** Options of `slips`: the number that is asked for, and the length of the list. */
export interface SlipsOptions extends ReportOptions {
  /** For metrics with a value per class. Default: the positive class, else the first one. */
  class?: Label;
  /** Number of decimals asked for, 0…12. Default 3. */
  decimals?: number;
  /** Greatest number of slips listed, 1…100. Default 12. */
  most?: number;
}

/** A likely wrong answer. */
export interface LikelySlip {
  /** In the order in which they are made; here always one. */
  slips: Slip[];
  /** The result of the slip, not yet rounded; finite. */
  value: number;
  /** −log of the frequency of the slip, up to a constant: the lower, the likelier. */
  cost: number;
}
