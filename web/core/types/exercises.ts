import type { Label } from './label.ts';
import type { Problem } from './problem.ts';
import type { Explanation } from './report.ts';
import type { LikelySlip } from './slips.ts';

/** Options of a generated exercise. */
export interface ExerciseOptions {
  /** A whole number from 0; the same options give the same exercise. Default 1. */
  seed?: number;
  /** Default: matrix. */
  kind?: 'matrix' | 'labels' | 'scores';
  /** matrix, labels: number of classes, 2…10. Default 3. */
  classes?: number;
  /**
   * Approximate number of cases. matrix: 4…10 000; labels: 4…1000; scores: 4…200, about the number of points of the ROC
   * curve. Defaults 60, 20, 10.
   */
  cases?: number;
  /** labels, scores: number of folds into which the cases are divided, 1…10. Default 1. */
  folds?: number;
  /**
   * Size of the rarest class divided by that of the largest one, 0.02…1; 1: all classes are equally large. Default 0.5.
   */
  balance?: number;
  /**
   * Metrics that are asked for, by id; metrics with a value per class also name the class. Default: those that a course
   * begins with.
   */
  questions?: readonly { id: string; class?: Label }[];
  /** Number of decimals asked for, 0…12. Default 3. */
  decimals?: number;
}

/** Generated data with questions and the answers. */
export interface Exercise {
  options: Required<Omit<ExerciseOptions, 'questions'>>;
  problem: Problem;
  questions: { id: string; class?: Label }[];
  /** The answers, in the order of the questions. */
  key: { id: string; class?: Label; value: number | null; exact: string | null }[];
}

/** Options of a set of exercises: the seeds, and how answers are judged. */
export interface QuestionsOptions extends Omit<ExerciseOptions, 'seed' | 'questions'> {
  /** One variant is made for each, at most 1,000: whole numbers from 0, such as student numbers. */
  seeds: readonly number[];
  /** Metrics that are asked for. Default: as for an exercise. */
  ask?: ExerciseOptions['questions'];
  /**
   * Distance from the value within which answers are accepted, 0…10⁹; at least half a unit of the last decimal. Default
   * 0.
   */
  tolerance?: number;
  /**
   * Whether a variant with the data of an earlier one is replaced. If false, the variant of a seed does not depend on
   * the other seeds, as student numbers need it; repeated data are then still listed as a flaw. Default true.
   */
  distinct?: boolean;
}

/** A number that is asked for, with the accepted answers. */
export interface AskedNumber {
  id: string;
  class?: Label;
  /** Null where the value is undefined (0/0) or infinite. */
  value: number | null;
  /** Derivation of the value. */
  explanation: Explanation;
  /**
   * Ends of the accepted interval, both included: the value ± the tolerance, at least half a unit of the last decimal,
   * and a sliver more for readers that parse the ends as doubles. Absent where there is no value.
   */
  low?: number;
  high?: number;
  /** Likely wrong answers, the likeliest first. */
  slips: LikelySlip[];
}

/**
 * A flaw of a variant. undefined: a value does not exist. near-tie: a value is so near to the middle between two
 * roundings that either may be given. equal: a value is, when rounded, that of another question. repeated: the data are
 * those of the variant of an earlier seed.
 */
export type Flaw =
  | { kind: 'undefined' | 'near-tie'; id: string; class?: Label }
  | { kind: 'equal'; id: string; class?: Label; other: { id: string; class?: Label } }
  | { kind: 'repeated'; seed: number };

/** One of several exercises that are alike. */
export interface Variant {
  /** The seed that was asked for. */
  seed: number;
  /** The seed that the exercise was made from: another one where `seed` gave a flawed exercise. */
  madeFrom: number;
  problem: Problem;
  questions: AskedNumber[];
  /** Flaws that remain because no seed that was tried gave a better exercise. */
  flaws: Flaw[];
}

/** Questions with a variant for each seed, as plain data. */
export interface Questions {
  /** One per seed, in the order of the seeds. */
  variants: Variant[];
}
