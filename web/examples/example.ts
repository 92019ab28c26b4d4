import type { Problem } from '../core/types/problem.ts';
import type { ReadOptions } from '../core/types/reading.ts';

interface Shown {
  id: string;
  /** The section in which there is something to see. */
  opens?: 'representations';
}

interface ProblemExample extends Shown {
  problem: Extract<Problem, { kind: 'labels' | 'matrix' }>;
}

export interface TextExample extends Shown {
  /** As someone would paste it. */
  text: string;
  options?: ReadOptions;
  /** What the text says, so that it need not be read. */
  problem?: Exclude<Problem, { kind: 'counts' }>;
}

export type Example = ProblemExample | TextExample;
