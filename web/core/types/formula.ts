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

/**
 * What a node of a formula computes from its arguments, or stands for. The comments list the arguments and the other
 * fields in use.
 */
export type Operation =
  | 'number' // value
  | 'quantity' // id, symbol; cells where it reads those of one place; in a substituted tree: value
  | 'metric' // id, symbol; in a substituted tree: value, exact
  | 'add' // two or more terms
  | 'subtract' // [a, b], or [a] for −a
  | 'multiply' // two or more factors; fewer where a product over classes has only one or none
  | 'divide' // [numerator, denominator]
  | 'power' // [base, exponent]
  | 'root' // [x]: square root
  | 'log' // [x, base]
  | 'log-one-plus' // [x]: ln(1 + x)
  | 'sum' // symbolic: [term] and over; substituted: all its terms
  | 'product' // symbolic: [factor] and over; substituted: it becomes a multiply
  | 'minimum' // two or more terms, or symbolic: [term] and over, or [term, condition]; substituted and elided: the extreme term alone
  | 'maximum'
  | 'arg-minimum' // [term, result] and over: the result where the term is smallest; substituted: all terms, then the result; elided: the smallest term and its result
  | 'arg-maximum'
  | 'at-least' // [a, b]: a ≥ b; a condition
  | 'absolute' // [x]
  | 'cases' // [condition, then, otherwise]: then where condition > 0; substituted: it is the branch taken
  | 'plus-minus' // [centre, half width]: both ends of an interval
  | 'interval' // [low, high]
  | 'point' // [x, y]; with two curves also the y of the second
  | 'replacement' // [x]: x is 0/0 and `value` is its replacement under the zero-division policy; substituted only
  | 'normal-distribution' // [z]: Φ(z)
  | 'incomplete-beta' // [x, a, b]: I_x(a, b), regularised
  | 'normal-quantile' // [p, 1 − p]: Φ⁻¹(p); for p near 1 the second argument keeps digits that p has lost, and is not displayed
  | 'beta-quantile' // [p, a, b]: the p-quantile of Beta(a, b)
  | 'binomial-upper-tail' // [k, n, p]: P(X ≥ k), X ~ Bin(n, p)
  | 'chi-squared-upper-tail' // [x, degrees of freedom]: P(X ≥ x)
  | 'fisher-tails'; // [a, b, c, d]: probability of all tables with these margins that are no more probable than [[a, b], [c, d]]

/**
 * Index set of a sum. Of matrices: classes i, rows j, columns j, every cell i,j, the classes j ≠ i, the cells j,k with
 * j ≠ i and k ≠ i, the cells i,j with i ≠ j, with |i − j| ≤ 1, or with i < j, and the cells k,l below i,j and to its
 * right, or to its left. Of scores: the points k of the ranking (t where its start is one of them), of its convex hull,
 * or of its ROC curve up to a false positive rate; recall levels r; bins b; ranks r; overlaps t; cases m, all or those
 * of a class; cases with every class k. Of decisions: states h, actions a, classes y, observations x.
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
 * An expression as plain data. In a substituted tree every node carries `value` (null where it is undefined), and
 * evaluating the tree from its leaves gives the metric's value.
 */
export interface Formula {
  op: Operation;
  args?: Formula[];
  /** quantity, metric: stable name, key of its translated description. */
  id?: string;
  /** quantity, metric: LaTeX, with an index under a sum (`TP_i`). */
  symbol?: string;
  /** Value of the node. For a part of an interval: both ends. */
  value?: number | null | readonly [low: number, high: number];
  /** The value as a fraction, such as '26/45', where it is known and not a whole number. */
  exact?: string;
  cells?: Cells;
  /** Index set of a symbolic sum, product, minimum or maximum, and of their arguments. */
  over?: Over;
  /** With `over`: the index that is skipped, counted from 1. For a cell row and column: '3,2'. */
  leftOut?: string;
  /**
   * Some terms are left out of `args`. The terms listed are the first ones, then the last one or the one that decides;
   * `value` is that of all.
   */
  elided?: boolean;
  /** Number of all terms, where some are left out of `args`. */
  terms?: number;
  /** metric: it is 0/0, and `value` is its replacement under the zero-division policy. */
  replaced?: boolean;
}

/**
 * A formula with symbols and the same with numbers, each also in LaTeX. Of a formula by cases the symbolic one is the
 * case that applies.
 */
export interface Worked {
  symbolic: Formula;
  substituted: Formula;
  latex: { symbolic: string; substituted: string };
}
