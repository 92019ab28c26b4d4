import { createCalculator } from 'deconfuse';
import { expect, test } from 'vitest';
import type { TableAnswer } from '../../web/core/types/checking.ts';
import { answerGrid } from '../../web/elements/checker/answer-grid.ts';

const catalogue = (await createCalculator()).catalogue();
const labels = ['b', 'a'];

const answer = (id: string, line: number, label?: string): TableAnswer => ({
  id,
  answer: '0.5',
  line,
  column: 1,
  ...(label !== undefined && { class: label }),
});

test('a report becomes a table: classes in their order, then averages; other answers stay apart', () => {
  const answers = [
    answer('precision', 1, 'a'),
    answer('condition_positive', 1, 'a'),
    answer('precision', 2, 'b'),
    answer('condition_positive', 2, 'b'),
    answer('accuracy', 3),
    answer('sample_size', 3),
    answer('precision_macro', 4),
    answer('sample_size', 4),
    answer('precision_weighted', 5),
  ];
  expect(answerGrid(answers, catalogue, labels)).toEqual({
    columns: ['precision', 'condition_positive'],
    rows: [
      { class: 'b', answers: [2, 3] },
      { class: 'a', answers: [0, 1] },
      { average: 'macro', answers: [6, 7] },
      { average: 'weighted', answers: [8] },
    ],
    others: [4, 5],
  });
});

test('a second answer to the same question stays beside the table', () => {
  const answers = [answer('recall', 1, 'a'), answer('recall', 2, 'b'), answer('recall', 3, 'b')];
  expect(answerGrid(answers, catalogue, labels)?.others).toEqual([2]);
});

test('classes that look like averages are classes', () => {
  const grid = answerGrid([answer('f1', 1, 'macro'), answer('f1', 2, 'b'), answer('f1_macro', 3)], catalogue, [
    'macro',
    'b',
  ]);
  expect(grid?.rows).toEqual([
    { class: 'macro', answers: [0] },
    { class: 'b', answers: [1] },
    { average: 'macro', answers: [2] },
  ]);
});

test.each([
  ['of no class', [answer('accuracy', 1), answer('f1_macro', 2)]],
  ['of one class', [answer('precision', 1, 'a'), answer('recall', 2, 'a'), answer('precision_macro', 3)]],
  ['that leave holes', [answer('precision', 1, 'a'), answer('recall', 2, 'b')]],
])('answers %s do not become a table', (_, answers) => {
  expect(answerGrid(answers, catalogue, labels)).toBeUndefined();
});
