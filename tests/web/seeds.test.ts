// The worked examples of the course notes, as they are among the examples of the page.
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

describe('every example is read, and its totals are right', () => {
  test.each(examples.map(({ id }) => id))('%s', (id) => {
    const dataset = read(id);
    expect(dataset.notices.map(({ code }) => code)).not.toContain('totals-do-not-add-up');
    expect(dataset.total).toBeGreaterThan(0);
  });
});

test('two vectors: F1 is 0, not 0/0, for missed classes', () => {
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

test('spam and the rare disease are as their descriptions state', () => {
  expect(fractions(read('spam'), ['precision', 'recall', 'f1', 'accuracy'])).toEqual(['4/5', '20/23', '5/6', '25/29']);
  expect(fractions(read('rareDisease'), ['accuracy', 'false_negative_rate'])).toEqual(['987/1000', '9/10']);
});

test('a class that is never predicted has no precision', () => {
  const dataset = read('neverPredicted');
  expect(dataset.report({ zeroDivision: 'undefined' }).undefined.precision).toMatchObject([{ class: 'bird' }]);
});

describe('scores and probabilities of the course notes', () => {
  const scores = (truth: number[], given: number[], more: object = {}): Dataset =>
    calculator.dataset({ kind: 'scores', truth, scores: given, positive: 1, ...more });
  const value = (dataset: Dataset, id: string, options = {}): number => dataset.report(options).metrics[id] as number;

  test('cross entropy of a probability, and its stable form for the logit', () => {
    const [truth, logits] = [[1, 0, 1, 0, 1], [2.5, -1.25, 0.5, 3, -4]]; // prettier-ignore
    const probabilities = logits.map((y) => 1 / (1 + Math.exp(-y)));
    const expected = truth.reduce((sum, z, at) => sum - Math.log(z === 1 ? probabilities[at]! : 1 - probabilities[at]!), 0);
    const ofLogits = scores(truth, logits, { decisionValues: true });
    const ofProbabilities = scores(truth, probabilities);
    expect(value(ofProbabilities, 'log_loss')).toBeCloseTo(expected / 5, 12);
    expect(value(ofLogits, 'log_loss_logits')).toBeCloseTo(expected / 5, 12);
    expect(value(ofProbabilities, 'cross_entropy')).toBeCloseTo(expected / 5 / Math.LN2, 12);
    expect(value(ofProbabilities, 'cross_entropy', { base: 'e' })).toBeCloseTo(expected / 5, 12);
    // The printed formula gives 3.67 for a logit of −3 of a negative case.
    expect(value(scores([0, 0], [-3, -3], { decisionValues: true }), 'log_loss_logits')).toBeCloseTo(0.048587, 6);
    expect(value(scores([1, 0], [-1000, 1000], { decisionValues: true }), 'log_loss_logits')).toBe(1000);
  }); // prettier-ignore

  test('log loss falls as the probability rises only for a positive case', () => {
    const losses = (truth: number): number[] => [0.1, 0.5, 0.9, 0.99].map((p) => value(scores([truth], [p]), 'log_loss'));
    expect(losses(1)).toEqual([0.1, 0.5, 0.9, 0.99].map((p) => expect.closeTo(-Math.log(p), 12) as number));
    expect(losses(1)).toEqual(losses(1).sort((a, b) => b - a));
    expect(losses(0)).toEqual(losses(0).sort((a, b) => a - b));
    expect(value(scores([1, 0], [0, 0.5]), 'log_loss')).toBe(Infinity);
  }); // prettier-ignore

  test('categorical cross entropy is the mean over the cases, and may be lower with a lower accuracy', () => {
    const of = (probabilities: number[][]): Dataset =>
      calculator.dataset({ kind: 'probabilities', truth: ['a', 'b'], labels: ['a', 'b', 'c'], probabilities });
    const sum = of([[0.5, 0.25, 0.25], [0.01, 0.495, 0.495]]); // prettier-ignore
    expect(value(sum, 'log_loss')).toBeCloseTo(-(Math.log(0.5) + Math.log(0.495)) / 2, 12);
    const [nearly, hardly] = [of([[0.9, 0.05, 0.05], [0.4, 0.39, 0.21]]), of([[0.34, 0.33, 0.33], [0.33, 0.34, 0.33]])]; // prettier-ignore
    expect(value(nearly, 'log_loss')).toBeLessThan(value(hardly, 'log_loss'));
    expect(value(nearly, 'top_k_accuracy', { k: 1 })).toBe(0.5);
    expect(value(hardly, 'top_k_accuracy', { k: 1 })).toBe(1);
  });

  test('a perfect classifier: AUC 1, EER 0, and two corners', () => {
    const dataset = scores([1, 1, 0, 0, 0], [1, 1, 0, 0, 0]);
    expect(fractions(dataset, ['roc_auc', 'equal_error_rate', 'average_precision'])).toEqual(['1', '0', '1']);
    const { x, y } = dataset.curve('roc')!;
    expect([[...x], [...y]]).toEqual([[0, 0, 1], [0, 1, 1]]); // prettier-ignore
  });

  test('an uninformative classifier: AUC and EER 1/2, whatever the prevalence', () => {
    for (const positives of [1, 2, 7]) {
      const dataset = scores(Array.from({ length: 8 }, (_, at) => (at < positives ? 1 : 0)), Array<number>(8).fill(0.5));
      expect(fractions(dataset, ['roc_auc', 'equal_error_rate'])).toEqual(['1/2', '1/2']);
    }
  }); // prettier-ignore

  test('an AUC of 0 is a perfect ranking upside down', () => {
    const dataset = scores([1, 1, 0, 0], [0.1, 0.2, 0.8, 0.9]);
    expect(value(dataset, 'roc_auc')).toBe(0);
    expect(value(scores([1, 1, 0, 0], [0.1, 0.2, 0.8, 0.9], { lowerIsPositive: true }), 'roc_auc')).toBe(1);
  });

  test('precision-recall curves end at the prevalence', () => {
    for (const truth of [[1, 0, 0, 0], [0, 1, 1], [1, 0, 1, 0, 0, 0, 0]]) {
      const { x, y } = scores(truth, truth.map((_, at) => -at)).curve('precision-recall')!;
      const prevalence = truth.filter((one) => one === 1).length / truth.length;
      expect([x[0], y[0], x.at(-1), y.at(-1)]).toEqual([0, 1, 1, prevalence]);
    }
  }); // prettier-ignore

  test('the curve does not begin at FPR 0 where a negative case has probability 1 of being positive', () => {
    const { x } = scores([0, 1, 0], [1, 1, 0]).curve('roc')!;
    expect([...x]).toEqual([0, 0.5, 1]);
  });

  test.each([
    ['A', 1 / 3, 0.3177],
    ['B', 2 / 3, 0.4302],
  ])('the equal error rate of curve %s, TPR = FPR^%d, is %d', (_, exponent, expected) => {
    // At score −t are the negatives between FPR t − 1/n and t, and the positives up to TPR.
    const steps = 2000;
    const total = 1_000_000;
    const positives = Array.from({ length: steps + 1 }, (_, at) => Math.round(total * (at / steps) ** exponent));
    const truth: number[] = [];
    const given: number[] = [];
    const weights: number[] = [];
    for (let at = 1; at <= steps; at++) {
      truth.push(1, 0);
      given.push(-at, -at);
      weights.push(positives[at]! - positives[at - 1]!, total / steps);
    }
    const dataset = scores(truth, given, { weights });
    expect(value(dataset, 'equal_error_rate')).toBeCloseTo(expected, 4);
    expect(value(dataset, 'roc_auc')).toBeCloseTo(1 / (1 + exponent), 4);
  });
});
