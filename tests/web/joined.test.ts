// Several data in one text, side by side.
import { createCalculator, InputError } from 'deconfuse';
import { describe, expect, test } from 'vitest';

const calculator = await createCalculator();

const folds = `Fold 1
      predicted
      a  b
a    10  2
b     1  7

Here are some words that belong to nothing.

Fold 2
      predicted
      a  b
a     8  4
b     2  6
`;

describe('data of the same kind', () => {
  test('become parts under their titles, with their lines', () => {
    const dataset = calculator.read(folds, { sideBySide: 'folds' });
    expect(dataset.partedBy).toBe('folds');
    expect(dataset.parts.map(({ name }) => name)).toEqual(['Fold 1', 'Fold 2']);
    expect([...dataset.matrix!]).toEqual([18, 6, 3, 13]);
    expect(dataset.found).toEqual({
      lines: [
        [2, 5],
        [10, 13],
      ],
      skipped: [
        [1, 1],
        [7, 7],
        [9, 9],
      ],
    });
    expect(dataset.notices.map(({ code }) => code)).not.toContain('other-data');
    const { mean, pooled } = dataset.sideBySide(['accuracy']);
    expect(mean['accuracy']).toBeCloseTo((17 / 20 + 14 / 20) / 2, 12);
    expect(pooled['accuracy']).toBeCloseTo(31 / 40, 12);
  });

  test('that are models are not pooled: the first one is shown', () => {
    const dataset = calculator.read(folds, { sideBySide: 'models' });
    expect([...dataset.matrix!]).toEqual([10, 2, 1, 7]);
    expect(dataset.sideBySide(['accuracy']).values['Fold 2']).toEqual({ accuracy: 0.7 });
  });

  test('without titles are numbered', () => {
    const { parts } = calculator.read('[[5 1]\n [2 8]]\n\nand then\n\n[[6 0]\n [3 7]]', { sideBySide: 'models' });
    expect(parts.map(({ name }) => name)).toEqual(['#1', '#2']);
  });
});

test('of Weka’s training and cross-validation each has its matrix', () => {
  const matrix = (rows: string[]): string[] => [
    ...['=== Confusion Matrix ===', '', '  a  b   <-- classified as'],
    ...rows.map((row, at) => ` ${row} |  ${'ab'[at]} = ${['good', 'bad'][at]}`),
    '',
  ];
  const text = [
    ...['=== Evaluation on training set ===', '', 'Correctly Classified Instances   18   90 %', ''],
    ...matrix(['10  0', ' 2  8']),
    ...['=== Stratified cross-validation ===', '', 'Correctly Classified Instances   15   75 %', ''],
    ...matrix([' 8  2', ' 3  7']),
  ].join('\n');
  expect([...calculator.read(text).matrix!]).toEqual([10, 0, 2, 8]);
  const { values } = calculator.read(text, { sideBySide: 'folds' }).sideBySide(['accuracy']);
  expect(Object.values(values)).toEqual([{ accuracy: 0.9 }, { accuracy: 0.75 }]);
});

test.each([
  ['one matrix', '[[5 1]\n [2 8]]'],
  ['matrices of two and of three classes', '[[5 1]\n [2 8]]\n\nand then\n\n[[6 0 1]\n [3 7 2]\n [1 1 9]]'],
])('%s cannot be put side by side', (_, text) => {
  const read = () => calculator.read(text, { sideBySide: 'models' });
  expect(read).toThrow(InputError);
  expect(read).toThrow(expect.objectContaining({ code: 'bad-option' }));
});

test('other comparisons are refused', () => {
  expect(() => calculator.read(folds, { sideBySide: 'rows' as 'folds' })).toThrow(InputError);
});
