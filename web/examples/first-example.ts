import type { Example } from './example.ts';

/** The one that opens with the page, which reads no text for it. */
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
