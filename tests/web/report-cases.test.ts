// The cases listed in the printed report.
import type { Problem } from 'deconfuse';
import { expect, test } from 'vitest';
import { casesShown } from '../../web/elements/report/report-cases.ts';
import { fullReport } from '../../web/locales/en/full-report.ts';

const shown = (problem: Problem) => casesShown(problem, fullReport, false, String)!;
const truth = ['a', 'b'];

test('the fold or the group of each case is beside it', () => {
  expect(shown({ kind: 'labels', truth, predicted: ['a', 'a'], folds: [1, 2] })).toEqual({
    columns: ['Case', 'True', 'Predicted', 'Fold'],
    rows: [
      ['1', 'a', 'a', '1'],
      ['2', 'b', 'a', '2'],
    ],
  });
  const { columns } = shown({ kind: 'scores', truth, scores: [0.1, 0.2], groups: ['x', 'y'], weights: [1, 2] });
  expect(columns).toEqual(['Case', 'True', 'Score', 'Group', 'Weight']);
});

test('of many models only the first eight are listed, with a remark', () => {
  const models = Object.fromEntries(Array.from({ length: 9 }, (_, at) => [`model ${at + 1}`, truth]));
  const { columns, note } = shown({ kind: 'labels', truth, predicted: models });
  expect(columns).toHaveLength(2 + 8);
  expect(columns.at(-1)).toBe('model 8');
  expect(note).toContain('at most eight columns');
});
