import type { Problem } from './problem.ts';
import type { ReadOptions } from './reading.ts';

/** An assumption or a repair made while reading the data. Each of them gives a notice. */
export interface Notice {
  /** Stable, in kebab-case. */
  code: string;
  line?: number;
  parameters: Record<string, string>;
}

/** Something that looks wrong about data. */
export interface Doubt {
  /** The law that the data seem to break. */
  code: string;
  /** Names and numbers that show it; `p` is the p-value of a test. */
  parameters: Record<string, string>;
  /** likely: hardly possible in correct data; possible: often seen in correct data too. */
  sure: 'likely' | 'possible';
  /** What would correct it: the problem to compute instead or, for a text, the options to read it with. */
  remedy?: { options?: ReadOptions; readonly problem?: Problem };
}
