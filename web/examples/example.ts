import type { Problem } from '../core/types/problem.ts';
import type { ReadOptions } from '../core/types/reading.ts';

interface Shown {
  id: string;
  /** Section that the example opens, because it shows something there. */
  opens?: 'representations';
}

interface ProblemExample extends Shown {
  problem: Extract<Problem, { kind: 'labels' | 'matrix' }>;
}

export interface TextExample extends Shown {
  /** The text as someone would paste it. */
  text: string;
  options?: ReadOptions;
  /** The data of the text, so that it need not be read. */
  problem?: Exclude<Problem, { kind: 'counts' }>;
}

export type Example = ProblemExample | TextExample;
