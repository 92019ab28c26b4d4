// The cells of the matrix in which a line of the text is counted.
import { expect, test } from 'vitest';
import type { Cells } from '../../web/core/types/formula.ts';
import { cellsOfLine } from '../../web/session/cells-of-line.ts';
import type { Result } from '../../web/session/result.ts';
import { asyncCalculator } from './async-calculator.ts';

const { calculator } = await asyncCalculator();

async function cellsIn(text: string): Promise<(Cells | undefined)[]> {
  const dataset = await calculator.read(text, {}, new AbortController().signal);
  const result = { source: { text, options: {}, own: true }, dataset, whole: dataset } as unknown as Result;
  return Promise.all(text.split('\n').map((_, at) => cellsOfLine(result, at + 1)));
}

const cell = (row: number, column: number): Cells => ({ region: 'cell', row, column });

test('a case has a cell, below a heading or without one', async () => {
  expect(await cellsIn('truth,predicted\nspam,spam\nspam,ham\n\nham,ham')).toEqual([
    undefined,
    cell(1, 1),
    cell(1, 0),
    undefined,
    cell(0, 0),
  ]);
  expect(await cellsIn('Those of today:\n\nspam,spam\nham,spam\nspam,spam\n\nWhat is the recall?')).toEqual([
    ...[undefined, undefined],
    cell(1, 1),
    cell(0, 1),
    cell(1, 1),
    ...[undefined, undefined],
  ]);
});

test('cases on shared lines have no cell', async () => {
  // The second case is left out, but the third keeps its line.
  const text = 'spam,spam\nspam,\nham,spam\nspam,ham';
  const dataset = await calculator.read(text, { missing: 'omit' }, new AbortController().signal);
  const result = { source: { text, options: {}, own: true }, dataset, whole: dataset } as unknown as Result;
  expect(dataset.total).toBe(3);
  expect(await Promise.all([1, 2, 3, 4].map((line) => cellsOfLine(result, line)))).toEqual(Array(4).fill(undefined));
});

test('a line of counts is a row, or a column of a transposed matrix', async () => {
  expect(await cellsIn('truth\\predicted,spam,ham\nspam,5,1\nham,2,7')).toEqual([
    undefined,
    { region: 'row', row: 0 },
    { region: 'row', row: 1 },
  ]);
  expect(await cellsIn('predicted\\truth,spam,ham\nspam,5,1\nham,2,7')).toEqual([
    undefined,
    { region: 'column', column: 0 },
    { region: 'column', column: 1 },
  ]);
});

test('uncertain lines have no cells', async () => {
  // The matrix is symmetric, so a line may be a row or a column.
  expect(await cellsIn('5 2\n2 5')).toEqual([undefined, undefined]);
  // Truth and predictions are in separate lists.
  expect(await cellsIn('truth: a b b a\npredicted: a b a a')).toEqual([undefined, undefined]);
  expect(await cellsIn('TP = 5, FN = 2, FP = 2, TN = 9')).toEqual([undefined]);
});
