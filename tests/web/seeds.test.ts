// The worked examples of the course notes, as they stand among the examples of the page.
import { createCalculator, type Dataset } from 'deconfuse';
import { describe, expect, test } from 'vitest';
import type { Example } from '../../web/examples/example.ts';
import { examples, type ExampleId } from '../../web/examples/examples.ts';

const calculator = await createCalculator();

function read(id: ExampleId): Dataset {
  const example: Example = examples.find((one) => one.id === id)!;
  if ('text' in example) return calculator.read(example.text, example.options);
  return calculator.dataset(example.problem);
}

const fractions = (dataset: Dataset, ids: string[]): unknown[] => ids.map((id) => dataset.explain(id).exact);
const ofClasses = (dataset: Dataset, id: string): unknown[] =>
  dataset.labels.map((label) => dataset.explain(id, { class: label }).exact);

describe('every example is read, and its totals add up', () => {
  test.each(examples.map(({ id }) => id))('%s', (id) => {
    const dataset = read(id);
    expect(dataset.notices.map(({ code }) => code)).not.toContain('totals-do-not-add-up');
    expect(dataset.total).toBeGreaterThan(0);
  });
});

test('two vectors: F1 is 0, not 0/0, for classes that are missed', () => {
  const dataset = read('twoVectors');
  expect(fractions(dataset, ['accuracy', 'balanced_accuracy', 'f1_macro'])).toEqual(['1/5', '5/16', '1/5']);
  expect(ofClasses(dataset, 'f1')).toEqual(['2/5', '0', '0', '2/5']);
  expect(dataset.report().metrics.matthews_correlation).toBe(0);
});

test('four classes: true negatives are all cells outside the row and the column', () => {
  const dataset = read('fourClasses');
  expect(dataset.labels).toEqual(['C1', 'C2', 'C3', 'C4']);
  expect(dataset.total).toBe(58);
  expect(ofClasses(dataset, 'true_negative')).toEqual(['41', '39', '38', '43']);
  expect(dataset.explain('f1', { class: 'C3' }).exact).toBe('3/4');
  expect(fractions(dataset, ['accuracy', 'f1_macro'])).toEqual(['45/58', '129587/168912']);
  expect(ofClasses(dataset, 'accuracy_class')).toEqual(['51/58', '27/29', '25/29', '51/58']);
  expect(ofClasses(dataset, 'precision')).toEqual(['5/7', '15/16', '4/5', '8/13']);
  expect(dataset.report().metrics).toMatchObject({
    precision_macro: expect.closeTo(0.766793, 6),
    recall_macro: expect.closeTo(0.777112, 6),
    f1_macro: expect.closeTo(0.767186, 6),
    matthews_correlation: expect.closeTo(0.702018, 6),
    cohen_kappa: expect.closeTo(0.6995, 4),
  });
});

test('rounding: 2/3 and 8/11', () => {
  const dataset = read('rounding');
  expect([...dataset.matrix!]).toEqual([20, 5, 10, 15]);
  expect(fractions(dataset, ['precision', 'f1', 'error_rate'])).toEqual(['2/3', '8/11', '3/10']);
});

test('uneven classes: two numbers that are both called macro-F1', () => {
  const dataset = read('unevenClasses');
  expect(dataset.total).toBe(1550);
  expect(dataset.labels).toHaveLength(4);
  expect(dataset.report().metrics).toMatchObject({
    matthews_correlation: expect.closeTo(0.840788, 6),
    f1_macro: expect.closeTo(0.782676, 6),
    f1_of_macro_averages: expect.closeTo(0.80046, 6),
  });
});

test('three averages of F1', () => {
  expect(fractions(read('averages'), ['f1_macro', 'f1_weighted', 'f1_micro'])).toEqual(['26/45', '16/25', '3/5']);
});

test('spam and the rare disease say what their descriptions say', () => {
  expect(fractions(read('spam'), ['precision', 'recall', 'f1', 'accuracy'])).toEqual(['4/5', '20/23', '5/6', '25/29']);
  expect(fractions(read('rareDisease'), ['accuracy', 'false_negative_rate'])).toEqual(['987/1000', '9/10']);
});

test('a class that is never predicted has no precision', () => {
  const dataset = read('neverPredicted');
  expect(dataset.report({ zeroDivision: 'undefined' }).undefined.precision).toMatchObject([{ class: 'bird' }]);
});
