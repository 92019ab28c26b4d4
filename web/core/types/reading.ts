import type { Label } from './label.ts';

/** What is known about a text; everything else is recognised from the text itself. */
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
  /** Index into `Readings.readings`: the reading to take. */
  reading?: number;
  /** Takes all data of the text that are of the same kind, as parts. */
  sideBySide?: 'models' | 'folds' | 'groups';
  /** Content of each column of a table, whatever its name. Columns beyond the list are ignored. */
  columns?: ('truth' | 'predicted' | 'score' | 'count' | 'weight' | 'group' | 'fold' | 'model' | 'ignored')[];
  /** One character that separates cells. */
  delimiter?: string;
  decimal?: '.' | ',';
  /** Whether the first line names the columns. */
  header?: boolean;
  orientation?: 'truth-rows' | 'truth-columns';
  positive?: Label;
  /** Number of cases behind a matrix of shares, which is turned back into counts. Whole, at least 1. */
  cases?: number;
  /** What is done with cases that have an empty cell, NA or null. Default: an error with their line. */
  missing?: 'refuse' | 'omit';
  /** A matrix may hold weights that are not whole numbers. */
  fractional?: boolean;
  /** Scores at or below the threshold are predicted positive. */
  lowerIsPositive?: boolean;
  /** Scores or class columns are logits or margins, not probabilities. */
  decisionValues?: boolean;
  /** Divides each row of probabilities by its sum. */
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
   * Reasons for this reading. labels: common-labels (truth and predictions share some), labels-recur. matrix: named,
   * whole-counts, shares. scores: two-classes, fractions. probabilities: rows-sum-to-1, fractions. multilabel: sets.
   */
  evidence: string[];
  /** Where the data stand in the text: the first and the last line of each stretch, from 1. */
  lines: LineRange[];
  /** The line that names the data, such as “Fold 2”. */
  title?: string;
}

/** All readings of a text. */
export interface Readings {
  /**
   * First the reading that is taken, unless the text is refused; then other data in the text; then other ways to read
   * the first.
   */
  readings: Reading[];
  /** The first rows of the table that ReadOptions.columns is about, shortened; empty where the text is no table. */
  firstRows: string[][];
}

/** First and last of consecutive lines of a text, counted from 1. */
export type LineRange = [first: number, last: number];

/** Where in a text the data stand. */
export interface FoundData {
  lines: LineRange[];
  /** The line that names the data. */
  title?: string;
  /** Lines that are not blank and were ignored. */
  skipped: LineRange[];
}

/** A result that a text states beside its data, such as “Accuracy : 0.6533”. */
export interface StatedResult {
  id: string;
  /** For metrics with a value per class. Where the text names no class: the positive one of two. */
  class?: Label;
  /** The number as stated; a percentage becomes a fraction. */
  value: number;
  /** Line of the text, from 1. */
  line: number;
  /** Whether the metric of the data, rounded or cut off to as many digits, equals this number. */
  agrees: boolean;
}
