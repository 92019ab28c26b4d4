import type { Label, Numbers } from './label.ts';

/** Data of one of the decision problems. Losses are finite; a negative one is a gain. */
export type DecisionProblem =
  | LossProblem
  | RejectProblem
  | {
      /** Probability of the positive class before the test; all three 0…1. */
      prior: number;
      sensitivity: number;
      specificity: number;
    }
  | RatesProblem
  | {
      /** l01: the loss of deciding 1 where 0 is true. */
      costs?: { l00: number; l01: number; l10: number; l11: number };
      /** Cost of a false negative divided by that of a false positive. */
      costRatio?: number;
    }
  | {
      values: Numbers;
      /** One probability per value, summing to 1. */
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
      /** Share of each class, summing to 1. */
      priors?: Numbers;
    };

/**
 * Losses of actions in states, with what is known of the states. The results are the best action and its expected loss.
 */
export type LossProblem = {
  /** States of nature: the classes, or whatever the loss depends on. */
  states: readonly Label[];
  actions: readonly Label[];
  /** One row per state, one column per action. */
  loss: readonly Numbers[];
  /** Names of the observations. Default: 1, 2, … */
  observations?: readonly Label[];
} & (
  | {
      /** One row per observation, one column per state. Rows sum to 1. */
      posteriors: readonly Numbers[];
      /** Probability of each observation, summing to 1. Default: all equal. */
      evidence?: Numbers;
    }
  | {
      /** Probability of each state before anything is observed, summing to 1. */
      prior: Numbers;
      /** Probability of each observation (column) in each state (row). Rows sum to 1. */
      likelihoods: readonly Numbers[];
    }
);

/** Posteriors of classes, where a case may be rejected, that is left undecided, at a price (Chow, 1970). */
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

/** Reported precision and recall: F follows from them, accuracy does not. */
export interface RatesProblem {
  /** One per class, each 0…1. */
  precision: Numbers;
  recall: Numbers;
  /** Names of the classes. Default: 1, 2, … */
  labels?: readonly Label[];
}
