/** A class name. Numbers and text with the same spelling are the same class: `1`, `1.0` and `'1'`. */
export type Label = string | number;

/** A list of numbers of whatever width; none is written to. */
export type Numbers =
  | readonly number[]
  | Float64Array
  | Float32Array
  | Int32Array
  | Uint32Array
  | Int16Array
  | Uint16Array
  | Int8Array
  | Uint8Array;

/** Data, by their kind: what a dataset is made of. */
export type Problem =
  | {
      kind: 'labels';
      /** One entry per case. */
      truth: readonly Label[] | Numbers;
      /** One entry per case; of several classifiers on the same cases, one list each under its name. */
      predicted: readonly Label[] | Numbers | { readonly [model: string]: readonly Label[] | Numbers };
      /** The classes in the order wanted; without it, numbers by value, then text in natural order. */
      labels?: readonly Label[];
      /** The columns, where predictions have other names than the truth (two clusterings). */
      predictedLabels?: readonly Label[];
      /** One per case, from 0 to 2^53; without it every case weighs 1. */
      weights?: Numbers;
      /** One per case: makes a part of each group. */
      groups?: readonly Label[];
      /** One per case, in place of groups: makes a part of each fold. */
      folds?: readonly Label[];
      /** The positive class of two. */
      positive?: Label;
    }
  | {
      kind: 'matrix';
      /** Rows are the truth, columns the predictions; from 0 to 2^53. */
      counts: readonly Numbers[];
      labels?: readonly Label[];
      predictedLabels?: readonly Label[];
      positive?: Label;
      /** The numbers are shares of unknown many cases: what needs their number is undefined. */
      shares?: boolean;
      /**
       * The label that is no class: its row is what a detector found where nothing is, its column what it missed. The count
       * where they cross is taken for 0, and what needs true negatives is undefined.
       */
      background?: Label;
    }
  | {
      kind: 'counts';
      /** Whole, of as many trials. */
      successes: number;
      trials: number;
    }
  | {
      kind: 'counts';
      /** Cases that only the first, and only the second, of two classifiers gets right. */
      n01: number;
      n10: number;
    }
  | {
      kind: 'scores';
      /** Two classes; with `positive` more, of which that one is set against the rest. */
      truth: readonly Label[] | Numbers;
      /** One per case, infinite or finite; of several models on the same cases, one list each under its name. */
      scores: Numbers | { readonly [model: string]: Numbers };
      positive?: Label;
      /** Predicted positive are the scores at or below the threshold, not those at or above it. */
      lowerIsPositive?: boolean;
      /** The scores are logits or margins, no probabilities even where they lie in [0, 1]. */
      decisionValues?: boolean;
      /**
       * How many positives have no score at all, as objects that were not detected: recall counts them, and what needs the
       * number of negatives is undefined. Not with groups or folds. Default 0.
       */
      missed?: number;
      weights?: Numbers;
      /** One per case: makes a part of each group. */
      groups?: readonly Label[];
      /** One per case, in place of groups: makes a part of each fold. */
      folds?: readonly Label[];
    }
  | {
      kind: 'probabilities';
      truth: readonly Label[] | Numbers;
      /** The class of each column. */
      labels: readonly Label[];
      /** One row per case, one column per class. Rows sum to 1. */
      probabilities: readonly Numbers[];
      /** Divide each row by its sum. */
      normalise?: boolean;
      /** The numbers are logits or margins, any finite ones. */
      decisionValues?: boolean;
      positive?: Label;
      weights?: Numbers;
      /** One per case: makes a part of each group. */
      groups?: readonly Label[];
      /** One per case, in place of groups: makes a part of each fold. */
      folds?: readonly Label[];
    }
  | {
      kind: 'multilabel';
      /** One entry per case: a 0 or 1 per label, or the labels that it has. */
      truth: readonly Numbers[] | readonly (readonly Label[])[];
      /** The same of the prediction. */
      predicted?: readonly Numbers[] | readonly (readonly Label[])[];
      /** One row per case, one column per label. */
      scores?: readonly Numbers[];
      labels?: readonly Label[];
      weights?: Numbers;
    }
  | {
      /** What each class comes to against the rest, where the matrix is not known. Of two classes it is. */
      kind: 'class-counts';
      /** True positives, false positives and false negatives, one number per class. */
      tp: Numbers;
      fp: Numbers;
      fn: Numbers;
      /** What is left of all cases: compared with that where it is given. */
      tn?: Numbers;
      labels?: readonly Label[];
      positive?: Label;
      /**
       * They are of objects, which may be missed, or found where there are none: no true negatives, and all errors fit. The
       * dataset has one more label, “background”.
       */
      background?: boolean;
    }
  | {
      /** Precision, recall and F1 as they are printed: the counts behind them are worked out. */
      kind: 'report';
      labels?: readonly Label[];
      /** One share per class, rounded to `decimals`; 0 where it is 0/0. */
      precision: Numbers;
      recall: Numbers;
      f1?: Numbers;
      /** How many cases each class has. */
      support: Numbers;
      accuracy?: number;
      /**
       * In the place of the accuracy where cases may have several labels, or not all classes are listed: predictions then
       * need not sum to the cases.
       */
      micro?: { precision: number; recall: number; f1: number };
      /** Of the shares, 1…9. */
      decimals: number;
      positive?: Label;
    }
  | ({ kind: 'distributions' } & DistributionsProblem)
  | RatersProblem
  | RankedProblem
  | BoxesProblem
  | PartsProblem
  | ({ kind: 'decision' } & DecisionProblem);

/**
 * One probability distribution, or two of the same outcomes: shares that sum to 1, or counts. Or one labelling, whose
 * labels are counted.
 */
export type DistributionsProblem =
  | {
      p: Numbers;
      q?: Numbers;
      /** Of the outcomes. */
      labels?: readonly Label[];
    }
  | {
      /** The label of each case. */
      cases: readonly Label[] | Numbers;
      /** All labels, in the order wanted. */
      labels?: readonly Label[];
    };

/** What a retrieval returned, best first: one list, or one for each of several queries. */
export interface RankedProblem {
  kind: 'ranked';
  /** By rank: 0 where the item is not relevant, else how relevant it is, above 0. */
  relevance: ArrayLike<number> | { readonly [query: string]: ArrayLike<number> };
  /** How many relevant items there are, returned or not; of several queries by their names. Default: those returned. */
  relevant?: number | { readonly [query: string]: number };
}

/** A rectangle: xmin, ymin, xmax, ymax, in any unit. */
export type Box = readonly [left: number, top: number, right: number, bottom: number];

/** A box in one of several images, around an object of one of several classes. */
export interface PlacedBox {
  box: Box;
  /** Default: all in one image, and of one class. */
  image?: Label;
  class?: Label;
  /** Of a detection. Default: 1. */
  score?: number;
}

/** The objects of images and what a detector found there: a ranked list of its detections for each class. */
export interface BoxesProblem {
  kind: 'boxes';
  truth: readonly PlacedBox[];
  detected: readonly PlacedBox[];
  /** The intersection over union with an object that a detection has to reach, above 0, at most 1. Default 0.5. */
  overlap?: number;
}

/** A detection, and the object that it matches; else the one of its image and class that it overlaps most. */
export interface BoxMatch {
  /** Places in the problem. */
  detected: number;
  truth?: number;
  /** Intersection over union. */
  overlap: number;
  matched: boolean;
}

/** The categories that two raters or more put the same items into. There is no truth. */
export interface RatersProblem {
  kind: 'raters';
  /** Of each rater by name, one per item; null where an item was not rated. */
  ratings: { readonly [rater: string]: readonly (Label | null)[] };
  /** All categories, in the order wanted; without it, numbers by value, then text in natural order. */
  labels?: readonly Label[];
}

/** Models, folds or groups side by side, each with data of its own. */
export interface PartsProblem {
  kind: 'parts';
  what: 'models' | 'folds' | 'groups';
  /** By their names. Folds and groups are of one kind, so that they can be pooled. */
  parts: { readonly [name: string]: Problem };
}

/** What is decided about: one of these. Losses are finite; a negative one is a gain. */
export type DecisionProblem =
  | LossProblem
  | RejectProblem
  | {
      /** Of the positive class before the test; all three 0…1. */
      prior: number;
      sensitivity: number;
      specificity: number;
    }
  | RatesProblem
  | {
      /** l01: the loss of deciding 1 where 0 is true. */
      costs?: { l00: number; l01: number; l10: number; l11: number };
      /** How many times as dear as a false positive a false negative is. */
      costRatio?: number;
    }
  | {
      values: Numbers;
      /** One probability per value. They sum to 1. */
      posterior: Numbers;
      /** The estimate whose expected squared loss is asked for. */
      action?: number;
    }
  | {
      labels: readonly Label[];
      /** Rows are the truth. */
      counts: readonly Numbers[];
      /** The loss of deciding a class (column) in cases of another (row). */
      costMatrix: readonly Numbers[];
      /** Share of each class. They sum to 1. */
      priors?: Numbers;
    };

/** Losses of actions in states, with what is known of the states: what to do, and what it costs on average. */
export type LossProblem = {
  /** Of nature: the classes, or whatever the loss depends on. */
  states: readonly Label[];
  actions: readonly Label[];
  /** One row per state, one column per action. */
  loss: readonly Numbers[];
  /** Names of what was seen. Default: 1, 2, … */
  observations?: readonly Label[];
} & (
  | {
      /** One row per observation, one column per state. Rows sum to 1. */
      posteriors: readonly Numbers[];
      /** How probable each observation is. They sum to 1. Default: all alike. */
      evidence?: Numbers;
    }
  | {
      /** Before anything is seen: one probability per state. They sum to 1. */
      prior: Numbers;
      /** How probable each observation (column) is in each state (row). Rows sum to 1. */
      likelihoods: readonly Numbers[];
    }
);

/** Posteriors of classes where a case may be left undecided at a price (Chow, 1970). */
export interface RejectProblem {
  labels: readonly Label[];
  /** The loss of a rejection and of an error, ≥ 0. */
  rejectLoss: number;
  errorLoss: number;
  /** One row per observation, one column per class. Rows sum to 1. */
  posteriors: readonly Numbers[];
  observations?: readonly Label[];
  /** The true class of each observation, where it is known. */
  truth?: readonly Label[];
}

/** Precision and recall that somebody reports: F follows from them, accuracy does not. */
export interface RatesProblem {
  /** One per class, each 0…1. */
  precision: Numbers;
  recall: Numbers;
  /** Names of the classes. Default: 1, 2, … */
  labels?: readonly Label[];
}

/** What the data are: labels, a matrix, scores, … Those with parts are of the kind of their whole, boxes are ranked. */
export type Kind = Exclude<Problem['kind'], 'parts' | 'boxes'>;

/** What is known of a text; everything else is recognised from the text itself. */
export interface ReadOptions {
  /** decision: a table of losses, one row per state, one column per action. */
  kind?:
    | 'labels'
    | 'matrix'
    | 'scores'
    | 'probabilities'
    | 'multilabel'
    | 'decision'
    | 'distributions'
    | 'class-counts'
    | 'raters'
    | 'report'
    | 'ranked';
  /** Which of the readings that `Calculator.readings` names. */
  reading?: number;
  /** Takes all data of the text that are alike, as parts. */
  sideBySide?: 'models' | 'folds' | 'groups';
  /** What each column of a table holds, whatever its name; those left out are ignored. */
  columns?: ('truth' | 'predicted' | 'score' | 'count' | 'weight' | 'group' | 'fold' | 'model' | 'ignored')[];
  /** One character. */
  delimiter?: string;
  decimal?: '.' | ',';
  /** Whether the first line names the columns. */
  header?: boolean;
  orientation?: 'truth-rows' | 'truth-columns';
  positive?: Label;
  /** How many cases a matrix of shares is of: it is made counts again. Whole, at least 1. */
  cases?: number;
  /** What becomes of cases with an empty cell, NA or null. Default: an error with their line. */
  missing?: 'refuse' | 'omit';
  /** A matrix may hold weights that are not whole numbers. */
  fractional?: boolean;
  /** Scores at or below the threshold are predicted positive. */
  lowerIsPositive?: boolean;
  /** Scores or class columns are logits or margins, no probabilities. */
  decisionValues?: boolean;
  /** Divide each row of probabilities by its sum. */
  normalise?: boolean;
  /** Counts of classes are of objects, which may be missed, or found where there are none. */
  background?: boolean;
}

/** One of the ways in which a text can be read. */
export interface Reading {
  kind: NonNullable<ReadOptions['kind']>;
  /** Sum of weights, counts or shares. */
  cases: number;
  classes: number;
  /**
   * What speaks for it. labels: common-labels (truth and predictions share some), labels-recur. matrix: named, whole-counts,
   * shares. scores: two-classes, fractions. probabilities: rows-sum-to-1, fractions. multilabel: sets.
   */
  evidence: string[];
  /** Where it stands in the text: the first and the last line of each stretch, from 1. */
  lines: LineRange[];
  /** The line that names it: “Fold 2”. */
  title?: string;
}

/** The first and the last of some lines of a text, from 1. */
export type LineRange = [first: number, last: number];

/** Where in a text the data stand. */
export interface FoundData {
  lines: LineRange[];
  /** The line that names them. */
  title?: string;
  /** Lines that are not blank and were left aside. */
  skipped: LineRange[];
}

/** A result that a text states beside its data: “Accuracy : 0.6533”. */
export interface StatedResult {
  id: string;
  /** Of metrics of classes. Where the text names none, it is the positive one of two. */
  class?: Label;
  /** The number as it is stated, a percentage as a fraction. */
  value: number;
  /** Where it stands in the text, from 1. */
  line: number;
  /** Whether the metric of the data, rounded or cut off to as many digits, is this number. */
  agrees: boolean;
}

/** What looks wrong about data. */
export interface Doubt {
  /** The law that the data seem to break. */
  code: string;
  /** The names and numbers that show it; `p` is the p-value of a test. */
  parameters: Record<string, string>;
  /** likely: it hardly comes about otherwise; possible: it is often as it should be. */
  sure: 'likely' | 'possible';
  /** What would mend it: the problem to compute instead or, of a text, the options to read it with. */
  remedy?: { options?: ReadOptions; readonly problem?: Problem };
}

/** What a text may be. */
export interface Readings {
  /** First the one that is taken, unless the text is refused; then other data in the text; then other ways to read the first. */
  readings: Reading[];
  /** Of the table whose columns ReadOptions.columns names, the first rows, cut short; empty where the text is no table. */
  firstRows: string[][];
}

/** What was assumed or repaired on the way in; nothing is without one. */
export interface Notice {
  /** Stable and kebab-case. */
  code: string;
  line?: number;
  parameters: Record<string, string>;
}

/** A set of cells of the matrix: `row` and `column` are 0-based indices where the region needs them. */
export interface Cells {
  region:
    | 'cell'
    | 'row'
    | 'column'
    | 'row-others'
    | 'column-others'
    | 'others'
    | 'all'
    | 'diagonal'
    | 'off-diagonal'
    | 'near-diagonal'
    | 'below-right'
    | 'below-left';
  row?: number;
  column?: number;
}

/** What a node of a formula does with its arguments, or stands for. */
export type Operation =
  | 'number' // value
  | 'quantity' // id, symbol; cells where it reads those of one place; substituted: value
  | 'metric' // id, symbol; substituted: value, exact
  | 'add' // two or more terms
  | 'subtract' // [a, b], or [a] for −a
  | 'multiply' // two or more factors; one or none where a product over classes has so few
  | 'divide' // [numerator, denominator]
  | 'power' // [base, exponent]
  | 'root' // [x]: square root
  | 'log' // [x, base]
  | 'log-one-plus' // [x]: ln(1 + x)
  | 'sum' // symbolic: [term] and over; substituted: its terms
  | 'product' // symbolic: [factor] and over; substituted it is a multiply
  | 'minimum' // two or more, or symbolic: [term] and over, or [term, condition]; substituted and elided: the one that is it
  | 'maximum'
  | 'arg-minimum' // [term, result] and over: the result where the term is smallest; substituted: all terms, then the result; elided: that term and its result
  | 'arg-maximum'
  | 'at-least' // [a, b]: a ≥ b; a condition
  | 'absolute' // [x]
  | 'cases' // [condition, then, otherwise]: then where condition > 0; substituted it is the branch taken
  | 'plus-minus' // [centre, half width]: both ends of an interval
  | 'interval' // [low, high]
  | 'point' // [x, y], and of two curves the y of the second
  | 'replacement' // [x]: x is 0/0 and `value` is what the zero-division policy puts in its place; substituted only
  | 'normal-distribution' // [z]: Φ(z)
  | 'incomplete-beta' // [x, a, b]: I_x(a, b), regularised
  | 'normal-quantile' // [p, 1 − p]: Φ⁻¹(p); near 1 the second keeps digits that p has lost, and is not displayed
  | 'beta-quantile' // [p, a, b]: the p-quantile of Beta(a, b)
  | 'binomial-upper-tail' // [k, n, p]: P(X ≥ k), X ~ Bin(n, p)
  | 'chi-squared-upper-tail' // [x, degrees of freedom]: P(X ≥ x)
  | 'fisher-tails'; // [a, b, c, d]: all tables with these margins that are no more probable than [[a, b], [c, d]]

/**
 * What a sum runs over: classes i, rows j, columns j, every cell i,j, the classes j ≠ i, the cells j,k with
 * j ≠ i and k ≠ i, the cells i,j with i ≠ j, with |i − j| ≤ 1, with i < j, or the cells k,l below i,j and to
 * its right, or left. Of scores: the points k of the ranking (t where its start is one of them), of its convex hull,
 * of its ROC curve up to a false positive rate; recall levels r; bins b; ranks r; overlaps t; cases m, all or those of a class;
 * cases with every class k. Of decisions: states h, actions a, classes y, observations x.
 */
export type Over =
  | 'classes'
  | 'rows'
  | 'columns'
  | 'cells'
  | 'other-classes'
  | 'other-cells'
  | 'off-diagonal'
  | 'near-diagonal'
  | 'above-diagonal'
  | 'below-right'
  | 'below-left'
  | 'points'
  | 'hull-points'
  | 'cut-points'
  | 'recall-levels'
  | 'recall-percents'
  | 'bins'
  | 'ranks'
  | 'ideal-ranks'
  | 'overlaps'
  | 'cases'
  | 'positive-cases'
  | 'negative-cases'
  | 'case-cells'
  | 'states'
  | 'actions'
  | 'decided-classes'
  | 'observations'
  | 'rater-pairs';

/**
 * An expression as plain data. In a substituted tree every node carries `value` (null where it is
 * undefined), and evaluating the tree from its leaves gives the metric's value.
 */
export interface Formula {
  op: Operation;
  args?: Formula[];
  /** quantity, metric: stable name, key of its translated description. */
  id?: string;
  /** quantity, metric: LaTeX, indexed where it stands under a sum (`TP_i`). */
  symbol?: string;
  /** Of what an interval is part of: both ends. */
  value?: number | null | readonly [low: number, high: number];
  /** The value as a fraction '26/45' where it is known and not a whole number. */
  exact?: string;
  cells?: Cells;
  /** sum, product, minimum, maximum and their arguments, symbolic: the index set. */
  over?: Over;
  /** With `over`: the index that is skipped, counted from 1; of a cell row and column: '3,2'. */
  leftOut?: string;
  /** The terms listed are the first ones and, last, the last one, or the one that decides; `value` is that of all. */
  elided?: boolean;
  /** How many terms there are, where some are left out of `args`. */
  terms?: number;
  /** metric: 0/0, and `value` is what the zero-division policy put in its place. */
  replaced?: boolean;
}

/** What a metric is, before there are data: its formula, range, convention and source. */
export interface MetricInfo {
  id: string;
  scope:
    | 'class'
    | 'average'
    | 'overall'
    | 'information'
    | 'clustering'
    | 'decision'
    | 'interval'
    | 'curve'
    | 'probability'
    | 'multilabel'
    | 'distribution'
    | 'raters'
    | 'ranked';
  group: string;
  /** LaTeX. */
  symbol: string;
  formula: Formula;
  /** The formula in LaTeX. */
  latex: string;
  /** The widest range over all data; `rangeFormula` says what it is for given data, e.g. [0, N]. */
  range: [number, number];
  rangeFormula: [Formula, Formula];
  better: 'higher' | 'lower' | 'neither';
  /** Whether the zeroDivision option replaces a 0/0. */
  zeroDivision: boolean;
  tier: 1 | 2 | 3;
  /** Author and year of the definition. */
  reference: string;
  /** Whether the value is a whole number for whole counts. */
  count: boolean;
  /**
   * Whether the value is a number, one number per cell of the matrix, one per pair of cases that are apart or
   * together in truth (rows) and prediction (columns), both ends of an interval, a word of a scale, the 2×2 matrix of
   * decisions [[TN, FP], [FN, TP]], the points of a curve, which are not reported but asked for by `dataset.curve`, one
   * number per observation (row) and action or class (column), or the name of an action or class.
   */
  shape: 'scalar' | 'matrix' | 'pairs' | 'interval' | 'word' | 'decisions' | 'curve' | 'table' | 'choice';
  /** Whether there is one such value per class. */
  perClass: boolean;
  /** There is one such value per observation. */
  perObservation?: true;
  /** It depends on the order of the classes. */
  ordered?: true;
  /**
   * What it is computed from: a matrix of the same classes in rows and columns, one that may have different groups
   * there, one of two rows and two columns, successes and trials, two classifiers, a printed report; scores, scores that are
   * probabilities, scores that are decision values, the scores of two models; probabilities of the true class, of
   * every class, any numbers for every class, decision values for every class; label sets, predicted label sets,
   * scores of labels; losses of actions, posterior probabilities, a prior and likelihoods, losses of rejection and
   * error, with them the truth, costs of two classes, their ratio, a diagnostic test, values with probabilities; a distribution, or
   * two of the same outcomes.
   */
  needs:
    | 'classes'
    | 'groups'
    | 'four-cells'
    | 'proportion'
    | 'rivals'
    | 'report'
    | 'scores'
    | 'probability-scores'
    | 'decision-scores'
    | 'two-models'
    | 'true-class-probabilities'
    | 'class-probabilities'
    | 'class-scores'
    | 'class-decision-values'
    | 'label-sets'
    | 'predicted-sets'
    | 'label-scores'
    | 'losses'
    | 'posteriors'
    | 'likelihoods'
    | 'reject-losses'
    | 'known-truth'
    | 'costs'
    | 'cost-ratio'
    | 'test'
    | 'values'
    | 'distribution'
    | 'rates'
    | 'two-distributions'
    | 'raters'
    | 'ranked-list'
    | 'ranked-lists'
    | 'ranked-boxes';
  /** Metrics of one family are often taken for each other. */
  family?: string;
  /** The options that the value depends on. */
  options: (keyof ReportOptions)[];
  /** shape word: what is graded and how; each word holds below its limit, the last one without. */
  scale?: { metric: string; grades: { word: string; below?: number }[]; fromZero?: true };
  /** Place among the numbers shown first, from 1: of scope class for the positive class of two, of scope average for more classes. */
  headline?: number;
}

/** Why a value is undefined. */
export interface Undefined {
  /** The class concerned, of decisions the observation; absent where the metric as a whole is undefined. */
  class?: Label;
  /**
   * zero-denominator: `term` is zero. logarithm-of-zero: `term` is zero (or a probability is 0 or 1).
   * out-of-domain: `term` is outside what the function is defined for (no degrees of freedom).
   * requirement: `term` is not greater than 0, as it would have to be.
   * needs-option: the metric needs an option that was not given. fractional-counts: defined for whole counts only.
   * weights-given: defined for unweighted cases only. not-reached: no threshold fulfils `term`. no-class: undefined for every class.
   * cases-unknown: the data are shares, and the metric needs the number of cases.
   * too-many-choices: they would take too long to count. negatives-unknown: positives were never scored, or objects missed,
   * and who knows how many negatives.
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
  /** The part of the symbolic formula that `reason` is about. */
  term?: Formula;
  /** What the zeroDivision policy put in its place; null where nothing was. */
  value: number | null;
}

/** A number; null where it is undefined; a word of a verbal scale. */
export type Scalar = number | null | string;
/** One; one per class; the ends of an interval; or the rows of a matrix. */
export type Value = Scalar | Value[];

/** Conventions and parameters that metrics depend on: MetricInfo.options says which. */
export interface ReportOptions {
  /** What enters averages in place of 0/0. Default 'zero'. */
  zeroDivision?: 'zero' | 'one' | 'undefined';
  /** Base of logarithms of information measures. Default 2. */
  base?: 2 | 'e' | 10;
  /** Weight of recall against precision, 0…10⁶. Default 1. */
  beta?: number;
  /** Weight of the false negatives in the Tversky index, 0…10⁶. Default 0.5. */
  tverskyAlpha?: number;
  /** Weight of the false positives in it, 0…10⁶. Default 0.5. */
  tverskyBeta?: number;
  /** Weight of the dominance in the index of balanced accuracy, 0…10⁶. Default 1. */
  ibaAlpha?: number;
  /** The probability at which one would act, 0…1. Default 0.5. */
  netBenefitThreshold?: number;
  /** Of intervals, above 0 and below 1. Default 0.95. */
  level?: number;
  /** The report has the interval of each number as well, by the delta method unless `method` says otherwise; null where there is none, as by that method of scores. Default false. */
  intervals?: boolean | Pick<IntervalOptions, 'method' | 'level' | 'seed' | 'resamples'>;
  /** Weight of completeness in the V-measure, 0…10⁶. Default 1. */
  vBeta?: number;
  /** Disagreement weights, one row per class, zero diagonal. */
  kappaWeights?: number[][];
  /** Loss of deciding a class (column) in cases of another (row), one row per class. */
  costMatrix?: number[][];
  /** Share of each class, in the order of the labels, summing to 1. */
  priors?: number[];
  /** decision_function: scores are logits or margins. Default: as the data say. */
  task?: 'classification' | 'clustering' | 'decision_function';
  /** Whose scores are reported. Default: the first model. */
  model?: string;
  /** At which scores are predicted positive. Default 0.5. */
  threshold?: number;
  /** Up to which false positive rate the partial area goes, above 0, at most 1. Default 0.1. */
  maxFpr?: number;
  /** How many of the highest scores count, from 1. */
  k?: number;
  /** How many cases per class the mean average precision looks at, from 1. */
  mapK?: number;
  /** How many bins of equal width calibration uses, 1…10,000. Default 10. */
  bins?: number;
  /**
   * How much the cases of each class count in log loss, cross entropy and perplexity, in the order of the labels; of
   * scores with more than two labels those of the rest and of the positive class.
   */
  classWeights?: readonly number[];
  /** Probabilities are kept so far from 0 and 1 in logarithms, 0…0.5. Default: not at all. */
  clip?: number;
  /** What is to be reached, 0…1. Defaults 0.95, 0.95, 0.9, 0.9. */
  atSpecificity?: number;
  atSensitivity?: number;
  atPrecision?: number;
  atRecall?: number;
  /** How dear a false positive is against a false negative, 10⁻⁹…10⁹. Default: share of positives / share of negatives. */
  severityRatio?: number;
  /** Only these metrics; without it all of them. */
  metrics?: readonly string[];
}

/** The values of all metrics that were asked for and apply to the data. */
export interface Report {
  kind: Kind;
  labels: Label[];
  /** Those of shape matrix are computed when they are first looked at, so look before the dataset is released. */
  metrics: Record<string, Value>;
  undefined: Record<string, Undefined[]>;
  /**
   * Those that were asked for, as `interval` gives them: one, or one per class. Null where there is none, of standard errors
   * and tests, and of numbers that no sample of these cases changes, such as a rate of 1.
   */
  intervals?: Record<string, Ends | null | (Ends | null)[]>;
  /** How they come about. */
  intervalMethod?: NonNullable<IntervalOptions['method']>;
}

/** Both ends of an interval. */
export type Ends = [low: number, high: number];

/** Which of the values of a metric is worked out. */
export interface ExplainOptions extends ReportOptions {
  /** For metrics of classes. Default: the positive one of two classes, else the first. */
  class?: Label;
  /**
   * For matrix-valued metrics: which cell is worked. Default: the first. Of kind decision the observation and the
   * action or class.
   */
  row?: Label;
  column?: Label;
  /**
   * For curves: which point of the whole ranking, 0 where nobody is predicted positive, of the model or class; and which
   * of its coordinates. Default y. `low` is the height of the second of two curves.
   */
  point?: number;
  coordinate?: 'x' | 'y' | 'low';
}

/** What an interval is of, and how it is found. */
export interface IntervalOptions extends ReportOptions {
  /** As for `explain`. */
  class?: Label;
  row?: Label;
  column?: Label;
  /**
   * delta: by the derivative of the metric's formula. bootstrap: cases drawn with replacement, quantiles corrected for bias
   * and skewness (BCa; Efron 1987). percentile: the same quantiles as they are. Default: delta.
   */
  method?: 'delta' | 'bootstrap' | 'percentile';
  /** Of the bootstrap: a whole number from 0, which draws the same cases each time. Default 1. */
  seed?: number;
  /** 2…1,000,000. Default 2000. */
  resamples?: number;
}

/** A metric of a sample, and how far it may be from that of all cases. */
export interface MetricInterval {
  /** The interval of the option `level`; within −1, 0 and 1 where the metric is. */
  low: number;
  high: number;
  standardError: number;
  /** Of the delta method: the interval is the value ± z standard errors. */
  z?: number;
  /** Of the delta method: ∂f/∂n by each count n, by rows; null where there are no cases. */
  gradient?: (number | null)[][];
  /** The one that was asked for; percentile in place of a bootstrap that can't be corrected, as where no resample differs. */
  method: 'delta' | 'bootstrap' | 'percentile';
}

/** A formula with letters, of several cases the one that the data are; with numbers; and both in LaTeX. */
export interface Worked {
  symbolic: Formula;
  substituted: Formula;
  latex: { symbolic: string; substituted: string };
}

export interface Explanation extends Worked {
  id: string;
  class?: Label;
  value: Value;
  /** '26/45', '3' or null where the value is not rational or its fraction is too long. */
  exact: string | null;
  /** The same value by another route, e.g. F1 from precision and recall; absent where there is none. */
  alternative?: Worked;
  /** The quantities that the formulas name and that have formulas of their own. */
  definitions?: ({ quantity: Formula } & Worked)[];
  undefined?: Undefined[];
}

/** How many cases two classifiers get right, summed weights: what McNemar’s test compares. */
export interface Rivals {
  bothRight: number;
  onlyFirstRight: number;
  onlySecondRight: number;
  bothWrong: number;
}

/**
 * roc: (FPR, TPR). roc-hull: its upper convex hull. roc-band: the band that holds the whole true curve, as `low` and
 * `high` limits. precision-recall: (recall, precision). precision-recall-gain: (recall gain, precision gain), from the
 * last point to the left of recall gain 0 on. det: (FPR, FNR). gain: (share predicted positive, TPR).
 * lift: (share predicted positive, precision / prevalence). kolmogorov-smirnov: (threshold, TPR) and (threshold, FPR).
 * cost: (probability cost, least normalised expected cost). calibration: (mean probability, share of positives).
 * accuracy, f, mcc: (threshold, value). expected-cost: (threshold, mean cost). histogram: cases by score.
 * error-reject: (share rejected, share accepted and wrong). accuracy-coverage: (share accepted, accuracy among them).
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

/** Whose curve it is, and how many points it needs to have. */
export interface CurveOptions {
  /** Whose scores. Default: the first model. */
  model?: string;
  /** Of probabilities and label scores: this class against the rest. Default: all pooled. */
  class?: Label;
  /** Leave out the points between two others on a straight line (ROC), or of equal recall (precision-recall). */
  dropCollinear?: boolean;
  /** precision-recall: each precision is the largest at equal or higher recall. */
  interpolated?: boolean;
  /** Leave out what a plot of so many pixels in width and height, 1…100,000, cannot show. */
  pixels?: number;
  /** calibration, histogram: how many bins, 1…10,000. Default 10, of histograms 20. */
  bins?: number;
  /** calibration: equal width (default) or as equally many cases as ties allow. */
  binning?: 'equal-width' | 'equal-mass';
  /** roc-band. Default 0.95. */
  level?: number;
  /** f. Default 1. */
  beta?: number;
  /** expected-cost: as in ReportOptions. */
  costMatrix?: number[][];
  priors?: number[];
}

/**
 * Points in the order in which more and more cases are predicted positive; bins from the lowest scores to the highest.
 * All arrays have one entry per point.
 */
export interface Curve {
  /** Of a histogram the lower limit of the bin. */
  x: Float64Array;
  /** NaN where undefined: mcc where all cases are predicted alike, f with beta 0 at the start. */
  y: Float64Array;
  /**
   * The score from which on cases are predicted positive; at the start, where none is, it is infinite. Of bins their
   * upper limit. error-reject, accuracy-coverage: the largest posterior above which cases are accepted.
   */
  threshold: Float64Array;
  /** Where there is one point per threshold: how many (in weights) are predicted positive rightly and wrongly. */
  truePositives?: Float64Array;
  falsePositives?: Float64Array;
  /** roc-band: the limits of y at x. kolmogorov-smirnov: `low` is FPR. */
  low?: Float64Array;
  high?: Float64Array;
  /** calibration, histogram: cases (in weights) in the bin; of these positive. */
  cases?: Float64Array;
  positives?: Float64Array;
}

/** How two areas under ROC curves are compared. */
export interface CompareOptions {
  /**
   * delong: the covariance of the two areas by DeLong et al. 1988. hanley-mcneil: standard errors of Hanley and
   * McNeil 1982 and DeLong's correlation. bootstrap: cases resampled within each class.
   */
  method: 'delong' | 'hanley-mcneil' | 'bootstrap';
  /** bootstrap. Defaults 1 and 2000. */
  seed?: number;
  resamples?: number;
  /** Of the interval. Default 0.95. */
  level?: number;
}

/** AUC of the first less that of the second model; null where undefined. */
export interface Comparison {
  difference: number | null;
  z: number | null;
  /** Two-sided. */
  p: number | null;
  /** The interval of the level asked for. */
  low: number | null;
  high: number | null;
}

/** What a bootstrap resamples, and how often. */
export interface ResampleOptions {
  /** One model: its AUC; two: the difference of their AUCs. Default: the first. */
  models?: readonly [string] | readonly [string, string];
  /** A whole number from 0; the same seed gives the same numbers. Default 1. */
  seed?: number;
  /** 1…10,000,000. Default 2000. */
  resamples?: number;
  /** Of the interval, above 0 and below 1. Default 0.95. */
  level?: number;
}

/** A bootstrap that can be advanced bit by bit, watched and given up. */
export interface Resampling {
  readonly resamples: number;
  readonly done: number;
  /** Draws so many more, or as many as are left. */
  advance(resamples: number): void;
  /** Of the resamples so far; of one model `difference` is its AUC, without z and p. */
  result(): Comparison & { standardError: number | null };
  /** Frees the memory. Nothing can be asked of it afterwards. */
  release(): void;
}

/** The intervals of a report by the bootstrap, which can be advanced bit by bit, watched and given up. */
export interface ReportResampling extends Pick<Resampling, 'resamples' | 'done' | 'advance' | 'release'> {
  /** Of the resamples so far. */
  result(): NonNullable<Report['intervals']>;
}

/** What somebody has worked out. */
export interface GivenAnswer {
  /** The metric that was asked for; without it, it is found out which one this is. */
  id?: string;
  /** Of metrics of classes. Default: the positive one of two classes, else the first. */
  class?: Label;
  /** Of decisions: after which observation, and of which action, state or class. Default: the first. */
  observation?: Label;
  action?: Label;
  /**
   * As people write numbers: 0.72, 0,72, .72, 72 %, 18/25, 7.2e-1, −0.13, 1.85 bits; or that there is none: undefined,
   * 0/0, n/a. How many digits were written decides what is near enough.
   */
  answer: string | number;
}

/**
 * transposed: rows read as columns. class: the value of another class. average: another average, or an average for a
 * class. metric: another metric. complement: 1 less the value. sign: the value with the other sign. reciprocal: 1
 * divided by the value. base: logarithms to another base. zero-division: 0/0 counted by another policy. denominator:
 * divided by another number. numerator: another number divided. total: another number of cases. true-negatives: the
 * other diagonal cells alone. macro-f1-of-means: F1 of the macro averages. macro-f1-misprint: 2PR/(1/P + 1/R).
 * arithmetic-f1: (P + R)/2. error-sum: the sum of both error rates. cell: one cell misread. beta: another β. logit-loss: max(y, 0) − y +
 * ln(1 + e^−|p|). trapezoid: straight lines for steps, or the other way round. ties: equal scores of two classes
 * counted as 0 or 1. reversed: the ranking from its other end. likelihood: p(x|h) for p(h|x). prior: left out, or taken for
 * the posterior. most-probable: the risk of the most probable action. all-ranks: the mean precision of all ranks for
 * average precision. found-only: relevant items that were not returned left out of account. from-zero: ranks counted from 0.
 * last-hit: the last relevant item for the first. mean-of-rates: the mean of two other rates. root: not taken. squared: the value, or instead of its
 * root. margin: a row total for a column total, or the other way round. selection: all terms where one is selected. term:
 * left out of a sum or mean, or with the wrong sign. scale: divided or multiplied where nothing is. intermediate: results on the way shortened. truncated:
 * cut off, not rounded. percent: a percent sign missing, or one too many.
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
  // Of data with parts:
  | 'mean-of-parts'
  | 'other-part'
  | 'all-parts';

/** What went wrong, with what belongs to its kind. */
export interface Slip {
  kind: SlipKind;
  /** What was computed, where that is another metric than the one asked for. */
  id?: string;
  /** Of which class it is the value, where that is another one, or none was asked for. */
  class?: Label;
  /** base. */
  base?: 2 | 'e' | 10;
  /** zero-division. */
  policy?: 'zero' | 'one' | 'undefined';
  denominator?: number;
  numerator?: number;
  /** total: what was taken for N. true-negatives: the sum that replaced it, where it did. mean-of-parts: how many there are. */
  total?: number;
  /** other-part: the name of the fold, group or model. */
  part?: string;
  /** cell: which one (true and predicted class), and what was read. */
  row?: Label;
  column?: Label;
  count?: number;
  beta?: number;
  /** scale: by what the value was divided or multiplied. */
  factor?: number;
  /** term: the one that was left out or has the wrong sign, unless `class`, or `row` and `column`, say which. */
  term?: Formula;
  /** Edits of the formula: it is the metric's other formula, `Explanation.alternative`, that was edited. */
  alternative?: boolean;
  /**
   * intermediate: metrics by id, and results of operations: product, quotient, sum, root, power, logarithm.
   * mean-of-rates: the metrics that were averaged.
   */
  quantities?: string[];
  /** intermediate: how many digits behind the decimal point were left. */
  digits?: number;
  /**
   * intermediate: how they were shortened. percent: whether the sign is missing. ties: counted as 0 or as 1.
   * transposed: the table of losses. prior: taken to be the same for all states, or taken for the posterior.
   * squared: the result, where there was no root to take. margin: what was taken in the place of the other. selection: all
   * classes for the true one, or wrong cases for correct ones. term: left out, of a mean also from what it is divided by, or
   * not from that; x for 1 − x. scale: what was done with the value, or that a division was left out, or counts taken for shares.
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

/** Slips that lead from the data to an answer. */
export interface SlipExplanation {
  /** In the order in which they were made; mostly one. */
  slips: Slip[];
  /** What they give; null where that is undefined. Rounded (or cut off) it is the answer. */
  value: number | null;
  /**
   * How often this is what happened, as a share of all explanations that give the answer and of what is not looked for;
   * 0…1, and 0 for what only comes near.
   */
  plausibility: number;
  /** The derivation with the slips in it. */
  worked: Worked;
  /** Less specific slips with the same value. */
  same?: Slip[][];
  /** The same kinds of slips with other parameters that give the answer as well. */
  variants?: { slips: Slip[]; value: number | null }[];
}

/** What counts as right. */
export interface CheckOptions extends ReportOptions {
  /**
   * How many decimals are asked for, 0…12: fewer are not right, unless zeros are all that is missing. Default: as many as
   * are given.
   */
  decimals?: number;
  /** How far from the value an answer is right however it is written, on the metric's scale; 0…10⁹. Default 0. */
  tolerance?: number;
  /** The share of the points that answers get which are not quite right. Default: none. */
  credit?: Credit;
}

/** Shares of the points, 0…1, by verdict. A right answer has all of them; one that is none of these, none. */
export type Credit = Partial<Record<Exclude<Verdict['verdict'], 'right' | 'unknown'>, number>>;

/** Of which number the slips are looked for, and how many. */
export interface SlipsOptions extends ReportOptions {
  /** Default: the positive class, else the first one. */
  class?: Label;
  /** How many decimals are asked for, 0…12. Default 3. */
  decimals?: number;
  /** How many are listed at most, 1…100. Default 12. */
  most?: number;
}

/** What people are likely to give in place of a right number. */
export interface LikelySlip {
  /** In the order in which they are made; here always one. */
  slips: Slip[];
  /** What it gives, not yet rounded; finite. */
  value: number;
  /** −log of how often it is seen, up to a constant: less is likelier. */
  cost: number;
}

/** What there is to say of an answer. */
export interface Verdict {
  /** Of an answer without metric the one that was found; absent where none was. */
  id?: string;
  class?: Label;
  answer: string;
  /** The right value on the metric's own scale, with the zero-division policy; null where undefined, Infinity where infinite. */
  value: number | null;
  /**
   * The first that fits. right: within `tolerance`, or the value correctly rounded to the digits given. coarse: the same, but to fewer digits
   * than `decimals` asks for. truncated: cut off instead.
   * intermediate: right but for results on the way that were rounded or cut off. rounded: one off in the last digit.
   * slip: the digits of a known slip. unknown: nothing was found.
   */
  verdict: 'right' | 'coarse' | 'truncated' | 'intermediate' | 'rounded' | 'slip' | 'unknown';
  /** The share of the points, 0…1: 1 where it is right, else as `credit` says. */
  credit: number;
  /**
   * Best first; each gives the digits of the answer. Of a right answer what has to be said nevertheless: the other unit,
   * a missing percent sign, that it is 0/0 (zero-division), or which other metrics it would be as well where none was
   * named.
   */
  explanations: SlipExplanation[];
  /** How many more explanations and variants there are. */
  others: number;
  /** verdict unknown: slips that miss the answer by one in its last digit. */
  nearest: SlipExplanation[];
  /** Where the answer is no number, or has a unit that the metric has not. */
  error?: { code: 'bad-answer'; excerpt: string; expected: 'number' };
}

/** The counts that give a printed report. */
export interface ReportSolutions {
  /** Choices of true positives and predictions of each class that fit; null: too many to be counted. */
  count: number | null;
  /** Those among them that a matrix can have. Where it is 1, they are the data. */
  possible: number | null;
  /** Of each class the least and the most that its true positives can be. */
  tp: [least: number, most: number][];
  /** The same of its false positives. */
  fp: [least: number, most: number][];
}

/** Data that have been counted. What it holds is freed by `release`, or with it. */
export interface Dataset {
  readonly kind: Kind;
  readonly labels: Label[];
  /** The columns, where they have other names than the rows. */
  readonly predictedLabels?: Label[];
  readonly notices: Notice[];
  /** Row-major, rows are the truth; null where there are counts only. */
  readonly matrix: Float64Array | null;
  /** The names of the classifiers or scores, where there are several; the first is reported. */
  readonly models?: string[];
  /** What two classifiers make of the same cases, in summed weights. */
  readonly rivals?: Rivals;
  /** What counts give the printed report that the data are. */
  readonly solutions?: ReportSolutions;
  /** Sum of weights, or of shares. */
  readonly total: number;
  /** The matrix holds shares of unknown many cases, not counts. */
  readonly shares?: true;
  /** The positive class of two; absent for other numbers of classes. */
  readonly positive?: Label;
  /** Of detections: the label whose row and column are no class. */
  readonly background?: Label;
  /** Of boxes: by class, the surest detection first. */
  readonly matches?: readonly (readonly BoxMatch[])[];
  /** Of scores and probabilities: cases with their weights; absent for other kinds. */
  readonly scored?: {
    /** How many cases there are, whatever they weigh. */
    cases: number;
    lowerIsPositive: boolean;
    /** Whether the numbers, of several models those of the first, are probabilities: Brier score, log loss and calibration apply. */
    probabilities: boolean;
    /** multilabel: whether there are predicted sets, and scores. */
    predicted: boolean;
    scores: boolean;
  };
  /** Of data that were read: the ways in which the text, or the beginning of a long one, can be read. */
  readonly readings?: readonly Reading[];
  /** Where in the text the data stand; null of data that were not read. */
  readonly found: FoundData | null;
  /**
   * What the text states beside the data, in the order of its lines, as far as it can be told which metric is meant. Empty of
   * data that were not read, and of a text of more than 200,000 characters.
   */
  readonly stated: readonly StatedResult[];
  /** What looks wrong about the data, the surest first; worked out when it is first asked for. */
  readonly doubts: readonly Doubt[];
  /** Of kind decision. */
  readonly decision?: {
    actions: Label[];
    observations: Label[];
    /** Of every observation the actions of least risk, as indices; more than one are tied. */
    bestActions: number[][];
    /** Of every observation the classes of largest posterior probability, as indices. */
    mostProbable: number[][];
  };
  /** Models, folds or groups; empty where there are none. The dataset itself is all of the data, or the first model. */
  readonly parts: readonly Part[];
  /** What the parts are. */
  readonly partedBy: SideBySide['what'] | undefined;
  /**
   * Metrics of the parts beside each other.
   * @param ids default: all that have one number, without those of a class
   * @throws RangeError where there are no parts, and for such options and metrics as `report`
   */
  sideBySide(ids?: readonly string[], options?: SideBySideOptions): SideBySide;
  /** Plain data from which `calculator.dataset` makes the same. */
  readonly problem: Problem;
  /** @throws RangeError naming the option that is out of range or not known, or the metric that there is not */
  report(options?: ReportOptions): Report;
  /** @throws RangeError for such an option or metric, a class that there is not, or a metric that needs the same classes in rows and columns */
  explain(id: string, options?: ExplainOptions): Explanation;
  /**
   * How sure a number is, the cases being a random sample. Null where the counts are none (fractional, shares, counts of
   * classes alone) and where there is no value; by the delta method also where the formula has no derivative: of two equal terms the
   * smaller one counts, or a value has no closed form. Of labels and matrices; null for other data.
   * @throws RangeError as `explain`
   */
  interval(id: string, options?: IntervalOptions): MetricInterval | null;
  /** Null where the data have no such curve: other kinds, a class that is absent, no probabilities. @throws RangeError */
  curve(name: CurveName, options?: CurveOptions): Curve | null;
  /** Of two models on the same cases. @throws RangeError for other kinds, such models, such options, or cases with weights */
  compare(modelA: string, modelB: string, options: CompareOptions): Comparison;
  /** @throws RangeError for other kinds, such models, such options, or cases with weights */
  resample(options?: ResampleOptions): Resampling;
  /**
   * Begins the bootstrap of a report, as its option `intervals` says; null where the cases are no sample.
   * @throws RangeError for such options
   */
  resampleReport(options?: ReportOptions): ReportResampling | null;
  /**
   * Whether answers are right, and if not, which slips give them.
   * @throws RangeError for such an option or metric, a class that there is not, or a metric that is no single number
   */
  check(answers: readonly GivenAnswer[], options?: CheckOptions): Verdict[];
  /**
   * What people give in place of the right number, the likeliest first: by a single slip, by results on the way that were
   * shortened, or cut off where it should be rounded. Each is another number than the right one when both are rounded;
   * none where that is not finite.
   * @throws RangeError as `check`, or naming the option that is out of range or not known
   */
  slips(id: string, options?: SlipsOptions): LikelySlip[];
  /** Frees the memory now; otherwise it is freed when nothing refers to the dataset any more. Nothing can be asked of it afterwards. */
  release(): void;
}

/** A model, fold, group or matrix of data that have several, under its name in the text. */
export interface Part {
  name: string;
  /** Made when it is first asked for, and released with the whole. */
  readonly dataset: Dataset;
  /** Another one, which the caller releases. @throws InputError, as where cases lack the positive class */
  make(): Dataset;
}

export interface SideBySideOptions extends ReportOptions {
  /** Of metrics with a value per class. Default: the positive class of two. */
  class?: Label;
  /** Of the p-values of pairs of models. Default: holm (Holm 1979). */
  correction?: 'holm' | 'none';
}

/** Whether two models differ by more than chance: McNemar's exact test for labels, that of DeLong et al. for scores. */
export interface PairOfModels {
  first: string;
  second: string;
  /** Null where it is undefined. */
  p: number | null;
  /** Corrected for how many pairs there are. */
  adjusted: number | null;
  /** Of labels, where the options ask for intervals: by metric, the first model less the second; null where there is none. */
  differences?: Record<string, PairedDifference | null>;
}

/** How far two numbers of the same cases are apart, and its interval of the option `level`. */
export interface PairedDifference {
  difference: number;
  standardError: number;
  low: number;
  high: number;
}

/** Each list of numbers is by the ids of metrics; null where a part has no value. */
export interface SideBySide {
  what: 'models' | 'folds' | 'groups';
  ids: string[];
  /** Their names. */
  parts: string[];
  /** By part, then by metric. */
  values: Record<string, Record<string, number | null>>;
  /** The same of the intervals, where the options ask for them. */
  intervals?: Record<string, Record<string, Ends | null>>;
  mean: Record<string, number | null>;
  /** Of a sample: divided by one less than there are parts. */
  standardDeviation: Record<string, number | null>;
  /** Of all cases together: another number than the mean (Forman and Scholz 2010). Empty for models. */
  pooled: Record<string, number | null>;
  /** Between the highest and the lowest. */
  difference: Record<string, number | null>;
  /** Of the lowest to the highest, where both are positive. */
  ratio: Record<string, number | null>;
  /** cochran_q, cochran_q_df, cochran_q_p_value: of models on the same cases (Cochran 1950). Null where undefined. */
  tests: Record<string, number | null>;
  /** Of models on the same cases. */
  pairs: PairOfModels[];
}

/** Answers as they stand in a table. */
export interface TableAnswer extends GivenAnswer {
  id: string;
  answer: string;
  /** Where it stands, from 1; the column in characters. */
  line: number;
  column: number;
}

/** What an exercise is to be like. */
export interface ExerciseOptions {
  /** A whole number from 0; the same options give the same exercise. Default 1. */
  seed?: number;
  /** Default: matrix. */
  kind?: 'matrix' | 'labels' | 'scores';
  /** matrix, labels: how many classes, 2…10. Default 3. */
  classes?: number;
  /** About how many cases. matrix: 4…10 000; labels: 4…1000; scores: 4…200, about as many points as the ROC curve has. Defaults 60, 20, 10. */
  cases?: number;
  /** labels, scores: into how many folds the cases are divided, 1…10. Default 1. */
  folds?: number;
  /** Share of the rarest class, as a share of the largest one: 1 all alike … 0.02. Default 0.5. */
  balance?: number;
  /** Which metrics are asked for, by id, those of a class with it. Default: those that a course begins with. */
  questions?: readonly { id: string; class?: Label }[];
  /** How many decimals are asked for, 0…12. Default 3. */
  decimals?: number;
}

/** Made-up data with questions, and the answers. */
export interface Exercise {
  options: Required<Omit<ExerciseOptions, 'questions'>>;
  problem: Problem;
  questions: { id: string; class?: Label }[];
  /** The answers, in the order of the questions. */
  key: { id: string; class?: Label; value: number | null; exact: string | null }[];
}

/** For whom questions are made, and how answers are judged. */
export interface QuestionsOptions extends Omit<ExerciseOptions, 'seed' | 'questions'> {
  /** A variant for each, at most 1,000: whole numbers from 0, such as the numbers of students. */
  seeds: readonly number[];
  /** What is asked for. Default: as of an exercise. */
  ask?: ExerciseOptions['questions'];
  /** How far from the value answers are accepted, 0…10⁹, but half a unit of the last decimal at least. Default 0. */
  tolerance?: number;
  /**
   * Whether a variant with the data of an earlier one is made anew. Without it, what a seed gives does not depend on the
   * others, as students' numbers need it; what is repeated is named all the same. Default true.
   */
  distinct?: boolean;
}

/** A number that is asked for. */
export interface AskedNumber {
  id: string;
  class?: Label;
  /** Null where there is none: 0/0, or infinite. */
  value: number | null;
  /** How it comes about. */
  explanation: Explanation;
  /**
   * What is accepted, both ends included: the tolerance around the value, half a unit of the last decimal at least, and a
   * sliver for whoever reads it as a double. Absent without a value.
   */
  low?: number;
  high?: number;
  /** What people are likely to give in its place, the likeliest first. */
  slips: LikelySlip[];
}

/**
 * What is wrong with a variant. undefined: a value that there is not. near-tie: one so near to the middle between two
 * roundings that either may be given. equal: one that is, rounded, that of another question. repeated: the data are those of
 * an earlier variant.
 */
export type Flaw =
  | { kind: 'undefined' | 'near-tie'; id: string; class?: Label }
  | { kind: 'equal'; id: string; class?: Label; other: { id: string; class?: Label } }
  | { kind: 'repeated'; seed: number };

/** An exercise, one of several that are alike. */
export interface Variant {
  /** That was asked for. */
  seed: number;
  /** That of the exercise: another one where the first made a flawed exercise. */
  madeFrom: number;
  problem: Problem;
  questions: AskedNumber[];
  /** What is wrong with it, as no seed that was tried made it better. */
  flaws: Flaw[];
}

/** Questions with a variant for each seed, as plain data. */
export interface Questions {
  /** In the order of the seeds. */
  variants: Variant[];
}

/**
 * A text that comes in pieces, a case to a line. However long it is, of labels only its different lines take memory; of
 * scores and class probabilities 9 bytes a case, and 8 more for each further number of it.
 */
export interface Tally {
  /**
   * Takes the next bytes. False where the text has to be read as a whole, as one whose rows are not like each other, or has
   * more than 67,108,864 numbers.
   */
  add(piece: Uint8Array): boolean;
  /**
   * To be called once, after all pieces: what `read` gives of the whole text, with weights in place of repeated cases of
   * labels. Null where that is an error, or any other kind of data, or where the text has no more than 1,100 lines.
   */
  finish(): Dataset | null;
}

/** How a text that comes in pieces is read. */
export interface TallyOptions extends Omit<ReadOptions, 'columns' | 'reading'> {
  /** The size of the whole text in bytes, where it is known: then there is memory for all scores from the start. */
  bytes?: number;
}

/**
 * Where everything begins: one WebAssembly instance, and what it can be asked. Nothing is ignored: a field or an option
 * that has a value and is not known, here or of a dataset, is a RangeError that names the nearest one.
 */
export interface Calculator {
  /**
   * All metrics; true: only those of scores, probabilities, label sets, decisions and distributions; false: only those of
   * labels, matrices and counts; or those of distributions, of raters or of ranked lists alone.
   */
  catalogue(scored?: boolean | 'distributions' | 'raters' | 'ranked'): MetricInfo[];
  /**
   * Long texts of labels of which few lines are different become cases with weights.
   * @throws InputError; RangeError for an option that there is not
   */
  read(source: string | Uint8Array, options?: ReadOptions): Dataset;
  /**
   * The ways in which a text, or the beginning of a long one, can be read.
   * @throws InputError with the code `bad-option`; RangeError as `read`
   */
  readings(source: string | Uint8Array, options?: ReadOptions): Readings;
  /** @throws InputError with the code `bad-option`; RangeError for an option that there is not, or where `bytes` is no size */
  tally(options?: TallyOptions): Tally;
  /** @throws InputError; RangeError for a field that there is not */
  dataset(problem: Problem): Dataset;
  /**
   * The answers in a pasted table: a report as scikit-learn's classification_report prints it, or columns of values per
   * class under the names of metrics.
   * @throws InputError where there are none
   */
  readAnswers(text: string, dataset: Dataset): TableAnswer[];
  /** Data with questions, made up from a seed. @throws RangeError naming the option that is out of range or not known */
  exercise(options?: ExerciseOptions): Exercise;
  /**
   * Exercises that are alike, with what is accepted and what people are likely to get wrong.
   * @throws RangeError naming the option that is out of range or not known, or for a metric or class that there is not
   */
  questions(options: QuestionsOptions): Questions;
}

/** Where the WebAssembly module comes from. */
export interface CalculatorOptions {
  /** The WebAssembly module; without it, deconfuse.wasm beside the package's entry file. */
  wasm?: URL | Response | BufferSource | WebAssembly.Module;
  /** @deprecated There is one module. These are accepted until 2.0, and unused. */
  readerWasm?: CalculatorOptions['wasm'];
  scoresWasm?: CalculatorOptions['wasm'];
  checkerWasm?: CalculatorOptions['wasm'];
}
