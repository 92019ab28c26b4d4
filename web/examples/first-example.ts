import type { Example } from './example.ts';

/** The example with which the page opens; no text has to be read for it. */
export const firstExample = {
  id: 'spam',
  problem: {
    kind: 'matrix',
    labels: ['spam', 'ham'],
    counts: [
      [20, 3],
      [5, 30],
    ],
    positive: 'spam',
  },
} as const satisfies Example;
