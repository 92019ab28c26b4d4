import { readFileSync } from 'node:fs';
import { createCalculator, InputError, type Problem, type RankedProblem, type ReportOptions } from 'deconfuse';
import { describe, expect, test } from 'vitest';
import { agree, workedOut } from './formula-value.ts';

const calculator = await createCalculator();
const catalogue = calculator.catalogue('ranked');

interface Case {
  name: string;
  problem: Problem;
  options?: ReportOptions;
  expect: { metrics: Record<string, number | null> };
}
const cases = JSON.parse(readFileSync('tests/cases/ranked.json', 'utf8')) as Case[];

describe.each(cases)('$name', ({ problem, options = {}, expect: { metrics: expected } }) => {
  test('has the values of an independent program, by formulas that give them', () => {
    const dataset = calculator.dataset(problem);
    const { metrics } = dataset.report(options);
    for (const [id, value] of Object.entries(expected)) {
      if (value === null) {
        expect(metrics[id], id).toBeNull();
        continue;
      }
      expect(metrics[id], id).toBeCloseTo(value, 9);
      expect(agree(workedOut(dataset.explain(id, options).substituted), value), id).toBe(true);
    }
    dataset.release();
  });
});

const list: RankedProblem = { kind: 'ranked', relevance: [1, 0, 1, 1, 0, 1, 0, 0, 1, 0], relevant: 7 };

test('ten documents, five of seven relevant ones among them', () => {
  const dataset = calculator.dataset(list);
  expect(dataset).toMatchObject({ kind: 'ranked', labels: ['1'], total: 10, matrix: null, doubts: [] });
  expect(dataset.problem).toEqual(list);
  expect(dataset.explain('average_precision').exact).toBe('131/252');
  expect(dataset.report({ k: 5 }).metrics).toMatchObject({
    precision_at_k: 3 / 5,
    recall_at_k: 3 / 7,
    reciprocal_rank: 1,
  });
  // Divided by those found, not by all.
  const [verdict] = dataset.check([{ id: 'average_precision', answer: '0.73' }]);
  expect(verdict!.verdict).not.toBe('right');
});

test('graded relevance has a gain, and an ideal list where all relevant items were returned', () => {
  const relevance = [3, 2, 0, 1];
  const gain = 3 + 2 / Math.log2(3) + 1 / Math.log2(5);
  const ideal = 3 + 2 / Math.log2(3) + 1 / Math.log2(4);
  const { metrics } = calculator.dataset({ kind: 'ranked', relevance }).report();
  expect(metrics['dcg']).toBeCloseTo(gain, 12);
  expect(metrics['ndcg']).toBeCloseTo(gain / ideal, 12);
  expect(calculator.dataset({ kind: 'ranked', relevance, relevant: 5 }).report().metrics['ndcg']).toBeNull();
});

test('a query without relevant items is left out of means that divide by their number', () => {
  const { metrics } = calculator
    .dataset({ kind: 'ranked', relevance: { a: [1, 0], b: [0, 0], c: [0, 1] } })
    .report({ k: 1 });
  expect(metrics['mean_average_precision']).toBeCloseTo((1 + 1 / 2) / 2, 12);
  expect(metrics['mean_reciprocal_rank']).toBeCloseTo((1 + 0 + 1 / 2) / 3, 12);
});

test.each<[string, object]>([
  ['negative-relevance', { relevance: [1, -1] }],
  ['infinite-number', { relevance: [1, NaN] }],
  ['too-few-relevant', { relevance: [1, 1], relevant: 1 }],
  ['count-not-whole', { relevance: [1, 1], relevant: 2.5 }],
  ['no-cases', { relevance: [] }],
  ['no-cases', { relevance: {} }],
  ['bad-problem', { relevance: 'RNR' }],
  ['bad-problem', { relevance: { a: [1] }, relevant: {} }],
])('%s: %j', (code, problem) => {
  const make = () => calculator.dataset({ kind: 'ranked', ...problem } as Problem);
  expect(make).toThrow(InputError);
  expect(make).toThrow(expect.objectContaining({ code }));
});

describe('scores with positives that were never scored', () => {
  const scored = { kind: 'scores', truth: [1, 0, 1], scores: [0.9, 0.8, 0.7], positive: 1, missed: 2 } as const;

  test('have curves that end below a recall of 1, and none of negatives', () => {
    const dataset = calculator.dataset(scored);
    const { metrics, undefined: causes } = dataset.report();
    expect(metrics['average_precision']).toBeCloseTo((1 + 2 / 3) / 4, 12);
    expect(metrics['roc_auc']).toBeNull();
    expect(causes['roc_auc']).toMatchObject([{ reason: 'negatives-unknown' }]);
    expect(Array.from(dataset.curve('precision-recall')!.x).at(-1)).toBe(1 / 2);
    expect(dataset.curve('roc')).toBeNull();
    expect(dataset.problem).toMatchObject({ missed: 2 });
  });

  test.each([-1, 0.5, NaN])('not %s of them', (missed) =>
    expect(() => calculator.dataset({ ...scored, missed })).toThrow(
      expect.objectContaining({ code: 'count-not-whole' }),
    ),
  );

  test('nor in groups', () =>
    expect(() => calculator.dataset({ ...scored, groups: ['a', 'a', 'b'] })).toThrow(InputError));
});

test('what scores have too is listed once', () => {
  const ids = calculator.catalogue().map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
  for (const { id } of catalogue) expect(ids).toContain(id);
});
