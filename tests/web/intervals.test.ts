// Standard errors and intervals, by the delta method and the bootstrap.
import { readFileSync } from 'node:fs';
import { createCalculator, type Label, type MetricInterval, type Problem } from 'deconfuse';
import { describe, expect, test } from 'vitest';
import { standardErrorFormula } from '../../web/formula/standard-error.ts';
import { workedOut } from './formula-value.ts';

const calculator = await createCalculator();

interface Case {
  name: string;
  problem: Problem;
  expect: { intervals: Record<string, (Pick<MetricInterval, 'standardError' | 'low' | 'high'> & { class?: Label })[]> };
}

const cases = JSON.parse(readFileSync('tests/cases/intervals.json', 'utf8')) as Case[];

test.each(cases)('$name', ({ problem, expect: { intervals } }) => {
  const dataset = calculator.dataset(problem);
  for (const [id, expected] of Object.entries(intervals)) {
    for (const { class: label, ...numbers } of expected) {
      const found = dataset.interval(id, label === undefined ? {} : { class: label });
      expect(found?.method).toBe('delta');
      for (const [name, number] of Object.entries(numbers)) {
        expect(found![name as 'low'], `${id} ${label ?? ''} ${name}`).toBeCloseTo(number, 9);
      }
    }
  }
  dataset.release();
});

const spam = calculator.dataset({ kind: 'matrix', counts: [[20, 3], [5, 30]], labels: ['spam', 'ham'] }); // prettier-ignore

test('the interval has the level asked for', () => {
  const { low, high, standardError } = spam.interval('accuracy')!;
  expect((high - low) / 2).toBeCloseTo(1.959963984540054 * standardError, 12);
  const wider = spam.interval('accuracy', { level: 0.99 })!;
  expect(wider.standardError).toBe(standardError);
  expect((wider.high - wider.low) / 2).toBeCloseTo(2.5758293035489004 * standardError, 12);
});

test.each(['accuracy', 'f1_macro', 'cohen_kappa', 'true_positive'])('the standard error of %s is worked out', (id) => {
  const { gradient, standardError, z } = spam.interval(id, { class: 'spam' })!;
  const d = gradient!.flat().map((derivative) => derivative! * spam.total);
  const { symbolic, substituted } = standardErrorFormula([20, 3, 5, 30], d);
  expect(workedOut(substituted)).toBeCloseTo(standardError, 12);
  expect(symbolic.op).toBe('divide');
  expect(z).toBeCloseTo(1.959963984540054, 14);
});

test('the derivative is by the cells that have cases', () => {
  const some = calculator.dataset({ kind: 'matrix', counts: [[8, 2], [0, 10]] }); // prettier-ignore
  const [first, second] = some.interval('accuracy')!.gradient!;
  // One more right case changes accuracy by (1 − 18/20)/20, one more wrong case by −(18/20)/20.
  expect(first).toEqual([expect.closeTo(0.005, 14), expect.closeTo(-0.045, 14)]);
  expect(second).toEqual([null, expect.closeTo(0.005, 14)]);
});

test('for a matrix it is that of a cell', () => {
  const found = spam.interval('confusion_matrix_row_normalized', { row: 'spam', column: 'ham' })!;
  expect(found.standardError).toBeCloseTo(Math.sqrt((3 * 20) / 23 ** 3), 12);
});

test('a report has the intervals of all its numbers on request', () => {
  expect(spam.report()).not.toHaveProperty('intervals');
  const { intervals, metrics } = spam.report({ intervals: true, level: 0.9 });
  const { low, high } = spam.interval('accuracy', { level: 0.9 })!;
  expect(intervals!['accuracy']).toEqual([low, high]);
  const recall = spam.interval('recall', { class: 'ham', level: 0.9 })!;
  expect(intervals!['recall']![1]).toEqual([recall.low, recall.high]);
  expect(intervals!['adjusted_mutual_information_arithmetic']).toBeNull();
  expect(intervals).not.toHaveProperty('accuracy_ci_wilson');
  expect(intervals!['kappa_standard_error']).toBeNull();
  expect(intervals!['sample_size']).toBeNull();
  expect(intervals).not.toHaveProperty('confusion_matrix');
  for (const [id, ends] of Object.entries(intervals!)) {
    const value = metrics[id];
    if (typeof value !== 'number' || ends === null) continue;
    expect(ends[0] as number, id).toBeLessThanOrEqual(value);
    expect(ends[1] as number, id).toBeGreaterThanOrEqual(value);
  }
  expect(Object.keys(spam.report({ intervals: true, metrics: ['f1_macro'] }).intervals!)).toEqual(['f1_macro']);
});

test('rows that stand for many cases are the same sample as the cases', () => {
  const rows = calculator.read('truth,predicted,count\nspam,spam,20\nspam,ham,3\nham,spam,5\nham,ham,30');
  const [found, expected] = [rows, spam].map((dataset) => dataset.interval('f1_macro')!);
  for (const name of ['standardError', 'low', 'high'] as const) expect(found![name]).toBeCloseTo(expected![name], 12);
  expect(rows.interval('f1_macro', { method: 'bootstrap' })).toMatchObject({ method: 'bootstrap' });
});

test('a number that is the same in every sample has no interval in a report', () => {
  const { intervals } = calculator.dataset({ kind: 'matrix', counts: [[8, 0], [2, 10]] }).report({ intervals: true }); // prettier-ignore
  expect(intervals!['recall']![0]).toBeNull();
  expect(intervals!['recall']![1]).not.toBeNull();
});

test('parts have intervals of their own', () => {
  const truth = ['a', 'a', 'b', 'b', 'a', 'b', 'b', 'a'];
  const predicted = ['a', 'b', 'b', 'b', 'a', 'a', 'b', 'a'];
  const folds = [1, 1, 1, 1, 2, 2, 2, 2];
  const dataset = calculator.dataset({ kind: 'labels', truth, predicted, folds, positive: 'a' });
  expect(dataset.sideBySide(['accuracy'])).not.toHaveProperty('intervals');
  const { intervals } = dataset.sideBySide(['accuracy', 'recall'], { intervals: true });
  const { low, high } = dataset.parts[1]!.dataset.interval('accuracy')!;
  expect(intervals!['2']!['accuracy']).toEqual([low, high]);
  const recall = dataset.parts[0]!.dataset.interval('recall', { class: 'a' })!;
  expect(intervals!['1']!['recall']).toEqual([recall.low, recall.high]);
});

test('models on the same cases have intervals of their differences', () => {
  const truth = [...'aaaaaaaaaabbbbbbbbbbcccccccccc'];
  const good = [...'aaaaaaaabcbbbbbbbbacccccccccca'];
  const other = [...'aaaaaabbbcbbbbbbaaacccccccaabc'];
  const dataset = calculator.dataset({ kind: 'labels', truth, predicted: { good, other } });
  expect(dataset.sideBySide(['accuracy']).pairs[0]).not.toHaveProperty('differences');
  const { pairs } = dataset.sideBySide(['accuracy', 'f1_macro'], { intervals: true });
  const { accuracy, f1_macro: f1 } = pairs[0]!.differences!;
  // For accuracy the variance is that of McNemar's table: (b + c − (b − c)²/n)/n².
  const right = (predicted: string[], at: number): boolean => predicted[at] === truth[at];
  const only = truth.map((_, at) => Number(right(good, at)) - Number(right(other, at)));
  const [sum, squares] = [only.reduce((a, b) => a + b, 0), only.filter((one) => one !== 0).length];
  expect(accuracy!.difference).toBeCloseTo(sum / 30, 12);
  expect(accuracy!.standardError).toBeCloseTo(Math.sqrt(squares - sum ** 2 / 30) / 30, 12);
  expect(accuracy!.high - accuracy!.low).toBeCloseTo(2 * 1.959963984540054 * accuracy!.standardError, 12);
  expect(f1!.low).toBeLessThan(f1!.difference);
  // The same model twice has the difference 0, without any error.
  const same = calculator.dataset({ kind: 'labels', truth, predicted: { good, again: good } });
  const none = same.sideBySide(['f1_macro'], { intervals: true }).pairs[0]!.differences!['f1_macro'];
  expect(none).toEqual({ difference: 0, standardError: 0, low: 0, high: 0 });
});

describe('the bootstrap', () => {
  test('draws the same cases for the same seed', () => {
    const found = spam.interval('f1', { method: 'bootstrap' });
    expect(found).toMatchObject({ method: 'bootstrap' });
    expect(spam.interval('f1', { method: 'bootstrap', seed: 1, resamples: 2000 })).toEqual(found);
    expect(spam.interval('f1', { method: 'bootstrap', seed: 2 })).not.toEqual(found);
    const percentile = spam.interval('f1', { method: 'percentile' })!;
    expect(percentile).toMatchObject({ method: 'percentile', standardError: found!.standardError });
    expect(percentile.low).not.toBe(found!.low);
  });

  test('works without derivatives, and at any level', () => {
    const find = (level: number): MetricInterval =>
      spam.interval('adjusted_mutual_information_arithmetic', { method: 'bootstrap', level })!;
    expect(find(0.99).low).toBeLessThan(find(0.8).low);
    expect(find(0.99).high).toBeGreaterThan(find(0.8).high);
  });

  test('is near the delta method with many cases', () => {
    const many = calculator.dataset({ kind: 'matrix', counts: [[900, 120], [80, 1500]] }); // prettier-ignore
    for (const id of ['accuracy', 'f1_macro', 'matthews_correlation', 'mutual_information']) {
      const delta = many.interval(id)!;
      const found = many.interval(id, { method: 'bootstrap' })!;
      expect(found.standardError / delta.standardError).toBeCloseTo(1, 1);
      expect(Math.abs(found.low - delta.low)).toBeLessThan(delta.standardError / 4);
    }
  });

  test('is not corrected where all resamples agree', () => {
    const perfect = calculator.dataset({ kind: 'matrix', counts: [[10, 0], [0, 10]] }); // prettier-ignore
    const found = perfect.interval('accuracy', { method: 'bootstrap' });
    expect(found).toEqual({ method: 'percentile', standardError: 0, low: 1, high: 1 });
  });
});

test('a report has the intervals of the method and level asked for', () => {
  const { intervals } = spam.report({ intervals: { level: 0.9 } });
  expect(intervals).toEqual(spam.report({ intervals: true, level: 0.9 }).intervals);
  const given = { method: 'bootstrap', resamples: 400, seed: 3 } as const;
  const drawn = spam.report({ intervals: given }).intervals!;
  const { low, high } = spam.interval('matthews_correlation', given)!;
  expect(drawn['matthews_correlation']).toEqual([low, high]);
  const ofClass = spam.interval('recall', { ...given, class: spam.labels[1]! })!;
  expect((drawn['recall'] as [number, number][])[1]).toEqual([ofClass.low, ofClass.high]);
  expect(drawn['accuracy_standard_error'] ?? null).toBeNull();
  expect(() => spam.report({ intervals: { method: 'guess' as 'delta' } })).toThrow(RangeError);
});

describe('of scores', () => {
  const truth = Array.from({ length: 60 }, (_, at) => at % 2);
  const scores = truth.map((label, at) => (label + ((at * 7) % 13) / 8) / 3);
  const scored = calculator.dataset({ kind: 'scores', truth, scores });

  test('come from resampling', () => {
    const auc = scored.report().metrics['roc_auc'] as number;
    const found = scored.interval('roc_auc', { method: 'bootstrap', resamples: 500 })!;
    expect(found.method).toBe('bootstrap');
    expect(found.low).toBeLessThan(auc);
    expect(found.high).toBeGreaterThan(auc);
    expect(found).toEqual(scored.interval('roc_auc', { method: 'bootstrap', resamples: 500 }));
    const [low, high] = scored.report().metrics['auc_ci_delong'] as [number, number];
    expect((found.high - found.low) / (high - low)).toBeCloseTo(1, 0);
  });

  test('a report says that no number has one', () => {
    const { intervals } = scored.report({ intervals: true });
    expect(intervals!['roc_auc']).toBeNull();
    expect(intervals).not.toHaveProperty('auc_ci_delong');
  });

  test('probabilities and label sets have their own', () => {
    const probabilities = calculator.dataset({
      kind: 'probabilities',
      truth,
      labels: [0, 1],
      probabilities: scores.map((score) => [1 - score, score]),
    });
    expect(probabilities.interval('log_loss', { method: 'percentile', resamples: 200 })!.low).toBeGreaterThan(0);
    const sets = calculator.dataset({
      kind: 'multilabel',
      truth: truth.map((label) => [label, 1 - label]),
      predicted: truth.map((label, at) => [label, at % 3 === 0 ? 1 : 0]),
    });
    expect(sets.interval('hamming_loss', { method: 'percentile', resamples: 200 })!.high).toBeLessThan(1);
  });

  test('a report resamples every number with the same cases', () => {
    const given = { method: 'percentile', resamples: 300, seed: 4, level: 0.9 } as const;
    const { intervals } = scored.report({ intervals: given });
    const { low, high } = scored.interval('brier_score', given)!;
    expect(intervals!['brier_score']).toEqual([low, high]);
    expect(intervals!['auc_ci_delong']).toBeUndefined();
  });

  test('weighted cases are no sample', () => {
    const weighted = calculator.dataset({ kind: 'scores', truth, scores, weights: truth.map((label) => label + 1) });
    expect(weighted.interval('roc_auc', { method: 'bootstrap' })).toBeNull();
  });
});

describe('there is none', () => {
  test('for data that are no sample of single cases', () => {
    const weighted = calculator.dataset({
      kind: 'labels',
      truth: [0, 1, 1],
      predicted: [0, 1, 0],
      weights: [2, 1.5, 3],
    });
    expect(weighted.interval('accuracy')).toBeNull();
    expect(weighted.interval('accuracy', { method: 'bootstrap' })).toBeNull();
    const counts = calculator.dataset({ kind: 'class-counts', tp: [3, 4, 5], fp: [1, 2, 1], fn: [2, 1, 1] });
    expect(counts.interval('f1_macro')).toBeNull();
    const scores = calculator.dataset({ kind: 'scores', truth: [0, 1, 1], scores: [0.2, 0.4, 0.3] });
    expect(scores.interval('roc_auc')).toBeNull();
  });

  test('without a derivative', () => {
    expect(spam.interval('adjusted_mutual_information_arithmetic')).toBeNull();
    const tied = calculator.dataset({ kind: 'matrix', counts: [[10, 5], [5, 10]] }); // prettier-ignore
    expect(tied.interval('no_information_rate')).toBeNull();
    const empty = calculator.dataset({ kind: 'matrix', counts: [[10, 0], [0, 0]] }); // prettier-ignore
    expect(empty.interval('cohen_kappa')).toBeNull();
  });
});

test.each<[string, string, object]>([
  ['no such metric', 'accuracies', {}],
  ['no such class', 'recall', { class: 'eggs' }],
  ['no such level', 'accuracy', { level: 1 }],
  ['no such method', 'accuracy', { method: 'guess' }],
  ['no such option', 'accuracy', { levels: 0.9 }],
  ['no such seed', 'accuracy', { method: 'bootstrap', seed: -1 }],
  ['no such number of resamples', 'accuracy', { method: 'bootstrap', resamples: 1 }],
])('%s', (_, id, options) => {
  expect(() => spam.interval(id, options)).toThrow(RangeError);
});
