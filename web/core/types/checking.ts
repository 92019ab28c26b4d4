import type { Label } from './label.ts';
import type { ReportOptions } from './report.ts';
import type { SlipExplanation } from './slips.ts';

/** An answer to check. */
export interface GivenAnswer {
  /** Id of the metric that was asked for. Default: the metric is found from the answer. */
  id?: string;
  /** For metrics with a value per class. Default: the positive one of two classes, else the first. */
  class?: Label;
  /** For decisions: the observation, and the action, state or class. Default: the first. */
  observation?: Label;
  action?: Label;
  /**
   * A number as people write it: 0.72, 0,72, .72, 72 %, 18/25, 7.2e-1, −0.13, 1.85 bits. Or a statement that there is
   * no value: undefined, 0/0, n/a. The number of digits decides how near the answer has to be.
   */
  answer: string | number;
}

/** An answer found in a table. */
export interface TableAnswer extends GivenAnswer {
  id: string;
  answer: string;
  /** Position in the text, from 1; the column counts characters. */
  line: number;
  column: number;
}

/** Rules by which answers are judged. */
export interface CheckOptions extends ReportOptions {
  /**
   * Number of decimals asked for, 0…12. An answer with fewer is not right, unless only zeros are missing. Default: the
   * number of decimals given.
   */
  decimals?: number;
  /**
   * Distance from the value within which an answer is right however it is written, on the metric's scale; 0…10⁹.
   * Default 0.
   */
  tolerance?: number;
  /** Share of the points for answers that are not quite right. Default: none. */
  credit?: Credit;
}

/** Shares of the points, 0…1, by verdict. A right answer gets all of them, an unknown one none. */
export type Credit = Partial<Record<Exclude<Verdict['verdict'], 'right' | 'unknown'>, number>>;

/** The judgement of one answer. */
export interface Verdict {
  /** The metric. For an answer without one: the metric that was found; absent where none was. */
  id?: string;
  class?: Label;
  answer: string;
  /**
   * The right value on the metric's own scale, under the zero-division policy; null where undefined, Infinity where
   * infinite.
   */
  value: number | null;
  /**
   * The first verdict that fits. right: within `tolerance`, or the value correctly rounded to the digits given. coarse:
   * correctly rounded, but to fewer digits than `decimals` asks for. truncated: cut off instead of rounded.
   * intermediate: right but for intermediate results that were rounded or cut off. rounded: one off in the last digit.
   * slip: the digits of a known slip. unknown: nothing was found.
   */
  verdict: 'right' | 'coarse' | 'truncated' | 'intermediate' | 'rounded' | 'slip' | 'unknown';
  /** Share of the points, 0…1: 1 for a right answer, else as the option `credit` says. */
  credit: number;
  /**
   * Best first; each gives the digits of the answer. For a right answer: remarks that are needed all the same (another
   * unit, a missing percent sign, a value of 0/0 as zero-division, or the other metrics that fit where none was named).
   */
  explanations: SlipExplanation[];
  /** Number of further explanations and variants that are not listed. */
  others: number;
  /** verdict unknown: slips whose result differs from the answer by one in its last digit. */
  nearest: SlipExplanation[];
  /** Present where the answer is no number, or has a unit that the metric does not have. */
  error?: { code: 'bad-answer'; excerpt: string; expected: 'number' };
}
