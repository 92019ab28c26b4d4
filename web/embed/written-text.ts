import type { Problem, ReadOptions } from '../core/types.ts';
import { textOf } from '../session/problem-text.ts';
import { UnfitData } from './embedded-data.ts';

/**
 * Data as a table with tabs, and how it is to be read.
 * @throws UnfitData of data that are not written as text
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
      return { text: textOf(problem), readOptions: { ...table, kind: 'labels', header: true } };
    case 'scores':
      return { text: scoresText(problem), readOptions: { ...table, kind: 'scores', header: true } };
    default:
      throw new UnfitData('text');
  }
}

/** Cases with the scores of one or more models, a line each. */
function scoresText({ truth, scores }: Extract<Problem, { kind: 'scores' }>): string {
  const isOne = Array.isArray(scores) || ArrayBuffer.isView(scores);
  const models = isOne ? [['score', scores] as const] : Object.entries(scores);
  const lines = Array.from(truth as ArrayLike<unknown>, (label, at) =>
    [label, ...models.map(([, list]) => (list as ArrayLike<number>)[at])].join('\t'),
  );
  return [['truth', ...models.map(([name]) => name)].join('\t'), ...lines].join('\n');
}
