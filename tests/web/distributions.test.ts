// One probability distribution, or two: features that only these have. Their values are in
// tests/golden/distributions.json.
import { createCalculator, InputError, type Dataset, type DistributionsProblem } from 'deconfuse';
import { describe, expect, test } from 'vitest';

const calculator = await createCalculator();

const of = (problem: DistributionsProblem): Dataset => calculator.dataset({ kind: 'distributions', ...problem });

const refusal = (problem: unknown): Partial<InputError> => {
  try {
    of(problem as DistributionsProblem);
  } catch (error) {
    if (error instanceof InputError) return error;
    throw error;
  }
  throw new Error('nothing was refused');
};

test('one distribution has its entropy, with the numbers in it', () => {
  const dataset = of({ p: [0.1, 0.2, 0.3, 0.4] });
  expect(dataset).toMatchObject({ kind: 'distributions', labels: ['1', '2', '3', '4'], total: 1, matrix: null });
  expect(Object.keys(dataset.report().metrics)).toEqual(['distribution_entropy', 'perplexity']);
  const { value, substituted, latex } = dataset.explain('distribution_entropy');
  expect(value).toBeCloseTo(1.8464393446710154, 14);
  expect(substituted.args?.[0]?.args).toHaveLength(4);
  expect(latex.substituted).toContain('\\frac{1}{10}');
  expect(() => dataset.explain('hellinger_distance')).toThrow(RangeError);
  expect(dataset.report({ base: 'e' }).metrics['distribution_entropy']).toBeCloseTo(1.2798542258336676, 14);
  expect(dataset.curve('roc')).toBeNull();
  dataset.release();
  expect(() => dataset.report()).toThrow(Error);
});

test('two distributions are compared in both directions, exactly where the value is a fraction', () => {
  const dataset = of({ p: [1, 0, 0], q: [0.5, 0.25, 0.25], labels: ['a', 'b', 7] });
  expect(dataset.labels).toEqual(['a', 'b', 7]);
  expect(dataset.problem).toEqual({ kind: 'distributions', p: [1, 0, 0], q: [0.5, 0.25, 0.25], labels: ['a', 'b', 7] });
  const { metrics } = dataset.report();
  expect(Object.keys(metrics)).toHaveLength(11);
  expect(metrics['distribution_kl_divergence']).toBe(1);
  expect(metrics['distribution_kl_divergence_reverse']).toBe(Number.POSITIVE_INFINITY);
  expect(dataset.explain('total_variation_distance').exact).toBe('1/2');
  expect(calculator.dataset(dataset.problem).report()).toEqual(dataset.report());
});

test('counts are divided by their sum', () => {
  const counts = of({ p: [2, 1, 1], q: [1, 2, 1] });
  const shares = of({ p: [0.5, 0.25, 0.25], q: [0.25, 0.5, 0.25] });
  expect(counts.report().metrics).toEqual(shares.report().metrics);
});

test('nearly equal distributions lose no digits', () => {
  const step = 2 ** -30;
  const { metrics } = of({ p: [0.5, 0.5], q: [0.5 + step, 0.5 - step] }).report({ base: 'e' });
  // The value is −½·ln(1 − 4·step²), whose first term is 2·step².
  expect(metrics['distribution_kl_divergence']).toBeCloseTo(2 * step ** 2, 32);
  expect((metrics['distribution_kl_divergence'] as number) / (2 * step ** 2)).toBeCloseTo(1, 9);
});

describe('invalid distributions are refused', () => {
  test.each<[string, unknown, object]>([
    ['nothing', { p: [] }, { code: 'no-cases' }],
    ['no list', { p: 1 }, { code: 'bad-problem' }],
    ['text', { p: ['0.5', '0.5'] }, { code: 'bad-problem' }],
    ['shares of another sum', { p: [0.5, 0.4] }, { code: 'shares-do-not-sum', parameters: { path: 'p' } }],
    ['zeros', { p: [1], q: [0] }, { code: 'shares-do-not-sum', parameters: { path: 'q' } }],
    ['a negative share', { p: [1.5, -0.5] }, { code: 'share-outside' }],
    ['infinity', { p: [1, Number.POSITIVE_INFINITY] }, { code: 'infinite-number' }],
    [
      'two lengths',
      { p: [0.5, 0.5], q: [1] },
      { code: 'wrong-length', parameters: { path: 'q', found: '1', expected: '2' } },
    ],
    [
      'labels of another number',
      { p: [0.5, 0.5], labels: ['a'] },
      { code: 'wrong-length', parameters: { path: 'labels' } },
    ],
    ['a label twice', { p: [0.5, 0.5], labels: [1, '1'] }, { code: 'duplicate-label' }],
  ])('%s', (_, problem, error) => {
    expect(refusal(problem)).toMatchObject(error);
  });
});
