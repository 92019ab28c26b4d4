import { expect, test } from 'vitest';
import type { Step } from '../../web/session/steps.ts';
import { sourceOfProblem, type Source } from '../../web/session/source.ts';
import { undoneBetween, type Undone } from '../../web/session/undone.ts';

const step = (source: Source, more: Partial<Step> = {}): Step => ({
  source,
  ownText: undefined,
  example: undefined,
  positive: undefined,
  ...more,
});
const matrix = (counts: number[][], labels = ['spam', 'ham']): Source =>
  sourceOfProblem({ kind: 'matrix', labels, counts }, undefined);
const typed = (text: string, options = {}): Source => ({ text, options, own: true });

const before = matrix([
  [20, 3],
  [5, 30],
]);
const scores: Source = sourceOfProblem({ kind: 'scores', truth: [1, 0], scores: [0.9, 0.2] }, undefined);

test.each<[string, Step, Step, Undone]>([
  [
    'one count, with what it is again',
    step(
      matrix([
        [20, 3],
        [7, 30],
      ]),
    ),
    step(before),
    { what: 'count', truth: 'ham', predicted: 'spam', count: 5 },
  ],
  [
    'several counts',
    step(
      matrix([
        [1, 3],
        [7, 30],
      ]),
    ),
    step(before),
    { what: 'matrix' },
  ],
  [
    'the name of a class',
    step(
      matrix(
        [
          [20, 3],
          [5, 30],
        ],
        ['spam', 'good'],
      ),
    ),
    step(before),
    { what: 'matrix' },
  ],
  ['a matrix in the place of a text', step(before), step(typed('a,a\nb,a')), { what: 'matrix' }],
  ['an example', step(before, { example: 'spam' }), step(typed('a,a')), { what: 'example', id: 'spam' }],
  ['a text', step(typed('a,a\nb,b')), step(before, { example: 'spam' }), { what: 'text' }],
  ['other data', step(scores), step(before), { what: 'data' }],
  ['another reading', step(typed('a,a', { header: true })), step(typed('a,a')), { what: 'reading' }],
  ['another positive class', step(typed('a,b'), { positive: 'b' }), step(typed('a,b')), { what: 'positive' }],
])('%s', (_, present, previous, undone) => {
  expect(undoneBetween(present, previous)).toEqual(undone);
});
