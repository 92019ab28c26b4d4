import type { Problem } from '../core/types/problem.ts';
import type { ReadOptions } from '../core/types/reading.ts';
import { textOf } from '../session/problem-text.ts';
import { UnfitData } from './embedded-data.ts';

/**
 * Data as a table with tabs, with the options to read it.
 * @throws UnfitData for data that cannot be written as text
 */
export function writtenText(problem: Problem): { text: string; readOptions: ReadOptions } {
  const table = { delimiter: '\t' } as const;
  switch (problem.kind) {
    case 'matrix':
      return {
        text: textOf(problem),
        readOptions: { ...table, kind: 'matrix', orientation: 'truth-rows', fractional: !problem.shares },
      };
    case 'labels':
    case 'scores':
      return { text: textOf(problem), readOptions: { ...table, kind: problem.kind, header: true } };
    default:
      throw new UnfitData('text');
  }
}
