import type { Formula } from './formula.ts';
import type { ReportOptions } from './report.ts';

/** Description of a metric, independent of data: its formula, range, convention and source. */
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
  /** Symbol in LaTeX. */
  symbol: string;
  formula: Formula;
  /** The formula in LaTeX. */
  latex: string;
  /** The widest range over all data; `rangeFormula` gives the range for given data, such as [0, N]. */
  range: [number, number];
  rangeFormula: [Formula, Formula];
  better: 'higher' | 'lower' | 'neither';
  /** Whether the option zeroDivision replaces a 0/0. */
  zeroDivision: boolean;
  tier: 1 | 2 | 3;
  /** Author and year of the definition. */
  reference: string;
  /** Whether the value is a whole number if all counts are. */
  count: boolean;
  /**
   * Form of the value. scalar: a number. matrix: one number per cell of the matrix. pairs: one per pair of cases, which
   * are apart or together in truth (rows) and prediction (columns). interval: both ends of an interval. word: a word of
   * a scale. decisions: the 2×2 matrix of decisions [[TN, FP], [FN, TP]]. curve: the points of a curve, which
   * `dataset.curve` gives and reports leave out. table: one number per observation (row) and action or class (column).
   * choice: the name of an action or class.
   */
  shape: 'scalar' | 'matrix' | 'pairs' | 'interval' | 'word' | 'decisions' | 'curve' | 'table' | 'choice';
  /** Whether there is one such value per class. */
  perClass: boolean;
  /** True if there is one such value per observation. */
  perObservation?: true;
  /** True if the value depends on the order of the classes. */
  ordered?: true;
  /**
   * Input of the metric, in the order of the values below: a matrix of the same classes in rows and columns, one that
   * may have different groups there, one of two rows and two columns, successes and trials, two classifiers, a printed
   * report; scores, scores that are probabilities, scores that are decision values, the scores of two models;
   * probabilities of the true class, of every class, any numbers for every class, decision values for every class;
   * label sets, predicted label sets, scores of labels; losses of actions, posterior probabilities, a prior and
   * likelihoods, losses of rejection and error, the same with the truth, costs of two classes, their ratio, a
   * diagnostic test, values with probabilities; a distribution, reported precision and recall, two distributions of the
   * same outcomes; raters, a ranked list, several ranked lists, ranked boxes.
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
  /** Name of a group of metrics that are often mistaken for each other. */
  family?: string;
  /** The options that the value depends on. */
  options: (keyof ReportOptions)[];
  /** shape word: the metric that is graded, and its grades. Each word holds below its limit, the last one has none. */
  scale?: { metric: string; grades: { word: string; below?: number }[]; fromZero?: true };
  /**
   * Place among the headline numbers, from 1. With scope class it is for the positive class of two, with scope average
   * for more classes.
   */
  headline?: number;
}
