import type { BoxesProblem } from './boxes.ts';
import type { DecisionProblem } from './decisions.ts';
import type { Label, Numbers } from './label.ts';

/** The data that a dataset is made of, by their kind. */
export type Problem =
  | {
      kind: 'labels';
      /** One entry per case. */
      truth: readonly Label[] | Numbers;
      /** One entry per case. For several classifiers on the same cases: one list each, under its name. */
      predicted: readonly Label[] | Numbers | { readonly [model: string]: readonly Label[] | Numbers };
      /** The classes in the order wanted. Default: numbers by value, then text in natural order. */
      labels?: readonly Label[];
      /** Names of the columns, where predictions have other names than the truth (two clusterings). */
      predictedLabels?: readonly Label[];
      /** One per case, from 0 to 2^53. Default: every case weighs 1. */
      weights?: Numbers;
      /** One per case. Each group becomes a part. */
      groups?: readonly Label[];
      /** One per case, in place of groups. Each fold becomes a part. */
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
      /** The numbers are shares of an unknown number of cases. Metrics that need the number are undefined. */
      shares?: boolean;
      /**
       * The label that is no class: its row holds what a detector found where nothing is, its column the objects that
       * it missed. The count where they cross is taken to be 0, and metrics that need true negatives are undefined.
       */
      background?: Label;
    }
  | {
      kind: 'counts';
      /** A whole number, at most `trials`. */
      successes: number;
      trials: number;
    }
  | {
      kind: 'counts';
      /** Number of cases that only the first, and that only the second, of two classifiers gets right. */
      n01: number;
      n10: number;
    }
  | {
      kind: 'scores';
      /** Two classes, or with `positive` more: then that class is set against all others. */
      truth: readonly Label[] | Numbers;
      /** One per case, finite or infinite. For several models on the same cases: one list each, under its name. */
      scores: Numbers | { readonly [model: string]: Numbers };
      positive?: Label;
      /** Scores at or below the threshold, not those at or above it, are predicted positive. */
      lowerIsPositive?: boolean;
      /** The scores are logits or margins, not probabilities, even where they lie in [0, 1]. */
      decisionValues?: boolean;
      /**
       * Number of positives without any score, such as objects that were not detected. Recall counts them, and metrics
       * that need the number of negatives are undefined. Not allowed with groups or folds. Default 0.
       */
      missed?: number;
      weights?: Numbers;
      /** One per case. Each group becomes a part. */
      groups?: readonly Label[];
      /** One per case, in place of groups. Each fold becomes a part. */
      folds?: readonly Label[];
    }
  | {
      kind: 'probabilities';
      truth: readonly Label[] | Numbers;
      /** The class of each column. */
      labels: readonly Label[];
      /** One row per case, one column per class. Rows sum to 1. */
      probabilities: readonly Numbers[];
      /** Divides each row by its sum. */
      normalise?: boolean;
      /** The numbers are logits or margins. They may be any finite numbers. */
      decisionValues?: boolean;
      positive?: Label;
      weights?: Numbers;
      /** One per case. Each group becomes a part. */
      groups?: readonly Label[];
      /** One per case, in place of groups. Each fold becomes a part. */
      folds?: readonly Label[];
    }
  | {
      kind: 'multilabel';
      /** One entry per case: a 0 or 1 per label, or the labels that it has. */
      truth: readonly Numbers[] | readonly (readonly Label[])[];
      /** The predicted labels, in the same form. */
      predicted?: readonly Numbers[] | readonly (readonly Label[])[];
      /** One row per case, one column per label. */
      scores?: readonly Numbers[];
      labels?: readonly Label[];
      weights?: Numbers;
    }
  | {
      /**
       * Counts of each class against all others, where the matrix is not known. For two classes it follows from them.
       */
      kind: 'class-counts';
      /** True positives, false positives and false negatives, one number per class. */
      tp: Numbers;
      fp: Numbers;
      fn: Numbers;
      /** True negatives: the cases that remain. Where given, they are compared with that number. */
      tn?: Numbers;
      labels?: readonly Label[];
      positive?: Label;
      /**
       * The counts are of objects, which may be missed, or found where there are none. There are no true negatives, and
       * any numbers of errors are consistent. The dataset has one more label, “background”.
       */
      background?: boolean;
    }
  | {
      /** Precision, recall and F1 of a printed report. The counts behind them are worked out. */
      kind: 'report';
      labels?: readonly Label[];
      /** One number per class, rounded to `decimals`; 0 where it is 0/0. */
      precision: Numbers;
      recall: Numbers;
      f1?: Numbers;
      /** Number of cases of each class. */
      support: Numbers;
      accuracy?: number;
      /**
       * Micro averages in place of the accuracy, where cases may have several labels or not all classes are listed. The
       * numbers of predictions then need not sum to the number of cases.
       */
      micro?: { precision: number; recall: number; f1: number };
      /** Number of decimals of the numbers above, 1…9. */
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
 * One probability distribution, or two of the same outcomes, as shares that sum to 1 or as counts. Or one labelling,
 * whose labels are counted.
 */
export type DistributionsProblem =
  | {
      p: Numbers;
      q?: Numbers;
      /** Names of the outcomes. */
      labels?: readonly Label[];
    }
  | {
      /** The label of each case. */
      cases: readonly Label[] | Numbers;
      /** All labels, in the order wanted. */
      labels?: readonly Label[];
    };

/** Results of a retrieval, best first: one list, or one for each of several queries. */
export interface RankedProblem {
  kind: 'ranked';
  /** Relevance by rank: 0 for an item that is not relevant, a number above 0 for one that is. */
  relevance: ArrayLike<number> | { readonly [query: string]: ArrayLike<number> };
  /**
   * Number of relevant items, returned or not; with several queries by their names. Default: the number of those
   * returned.
   */
  relevant?: number | { readonly [query: string]: number };
}

/** Categories that two or more raters assign to the same items. There is no truth. */
export interface RatersProblem {
  kind: 'raters';
  /** Ratings by the name of the rater, one per item; null where an item was not rated. */
  ratings: { readonly [rater: string]: readonly (Label | null)[] };
  /** All categories in the order wanted. Default: numbers by value, then text in natural order. */
  labels?: readonly Label[];
}

/** Models, folds or groups side by side, each with its own data. */
export interface PartsProblem {
  kind: 'parts';
  what: 'models' | 'folds' | 'groups';
  /** Data by the name of the part. Folds and groups are all of the same kind, so that they can be pooled. */
  parts: { readonly [name: string]: Problem };
}

/**
 * Kind of a dataset: labels, a matrix, scores, … Data with parts have the kind of their whole; boxes have the kind
 * ranked.
 */
export type Kind = Exclude<Problem['kind'], 'parts' | 'boxes'>;
