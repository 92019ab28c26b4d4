import type { Problem, ReadOptions } from '../core/types.ts';

interface Shown {
  id: string;
  /** The section in which there is something to see. */
  opens?: 'representations';
}

interface ProblemExample extends Shown {
  problem: Exclude<Problem, { kind: 'counts' }>;
}

interface TextExample extends Shown {
  /** As someone would paste it. */
  text: string;
  options?: ReadOptions;
}

export type Example = ProblemExample | TextExample;
