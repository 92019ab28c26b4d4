import { readFileSync } from 'node:fs';
import {
  createCalculator,
  InputError,
  type Problem,
  type RankedProblem,
  type ReportOptions,
  type SlipKind,
} from 'deconfuse';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { textOf } from '../../web/session/problem-text.ts';
import { rankedLists, rankedSteps, turned, type RankedStep } from '../../web/core/ranked-steps.ts';
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
  // Divided by the number found, not by the number of all.
  const [verdict] = dataset.check([{ id: 'average_precision', answer: '0.73' }]);
  expect(verdict!.verdict).not.toBe('right');
});

test.each<[answer: string, id: string, kind: SlipKind, problem?: object]>([
  ['0.7278', 'average_precision', 'found-only'],
  ['0.6310', 'average_precision', 'all-ranks'],
  ['0.5', 'reciprocal_rank', 'from-zero', { relevance: [0, 0, 1, 1] }],
  ['0.25', 'reciprocal_rank', 'last-hit', { relevance: [0, 0, 1, 1] }],
  ['0.625', 'mean_reciprocal_rank', 'last-hit', { relevance: { a: [1, 0], b: [0, 0, 1, 1] } }],
])('%s for %s: %s', (answer, id, kind, problem) => {
  const dataset = calculator.dataset(problem ? ({ kind: 'ranked', ...problem } as Problem) : list);
  const [verdict] = dataset.check([{ id, answer }]);
  expect(verdict!.explanations[0]!.slips).toMatchObject([{ kind }]);
});

test('graded relevance has a gain, and an ideal list only if all relevant items were returned', () => {
  const relevance = [3, 2, 0, 1];
  const gain = 3 + 2 / Math.log2(3) + 1 / Math.log2(5);
  const ideal = 3 + 2 / Math.log2(3) + 1 / Math.log2(4);
  const { metrics } = calculator.dataset({ kind: 'ranked', relevance }).report();
  expect(metrics['dcg']).toBeCloseTo(gain, 12);
  expect(metrics['ndcg']).toBeCloseTo(gain / ideal, 12);
  expect(calculator.dataset({ kind: 'ranked', relevance, relevant: 5 }).report().metrics['ndcg']).toBeNull();
});

test('a query without relevant items is left out of means of metrics that divide by their number', () => {
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

  test('have curves that end below a recall of 1, and no curves that need negatives', () => {
    const dataset = calculator.dataset(scored);
    const { metrics, undefined: causes } = dataset.report();
    expect(metrics['average_precision']).toBeCloseTo((1 + 2 / 3) / 4, 12);
    expect(metrics['roc_auc']).toBeNull();
    expect(causes['roc_auc']).toMatchObject([{ reason: 'negatives-unknown' }]);
    expect(Array.from(dataset.curve('precision-recall')!.x).at(-1)).toBe(1 / 2);
    expect(dataset.curve('roc')).toBeNull();
    expect(dataset.problem).toMatchObject({ missed: 2 });
  });

  test.each([-1, 0.5, NaN])('are refused if there are %s of them', (missed) =>
    expect(() => calculator.dataset({ ...scored, missed })).toThrow(
      expect.objectContaining({ code: 'count-not-whole' }),
    ),
  );

  test('are refused in groups', () =>
    expect(() => calculator.dataset({ ...scored, groups: ['a', 'a', 'b'] })).toThrow(InputError));
});

test('metrics that scores have too are listed once', () => {
  const ids = calculator.catalogue().map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
  for (const { id } of catalogue) expect(ids).toContain(id);
});

describe('a list by its ranks', () => {
  const retrieval = fc
    .record({ relevance: fc.array(fc.constantFrom(0, 1), { minLength: 1, maxLength: 30 }), missed: fc.nat(4) })
    .map(({ relevance, missed }) => ({ relevance, relevant: missed + relevance.filter((item) => item > 0).length }));

  test('sums to average precision, and is interpolated like the metrics', () => {
    fc.assert(
      fc.property(retrieval, ({ relevance, relevant }) => {
        fc.pre(relevant > 0);
        const steps = rankedSteps({ query: '', relevance, relevant });
        const hits = steps.filter(({ isRelevant }) => isRelevant);
        const mean = (of: (step: RankedStep) => number): number =>
          hits.reduce((sum, step) => sum + of(step), 0) / relevant;
        const { metrics } = calculator.dataset({ kind: 'ranked', relevance, relevant }).report();
        expect(metrics['average_precision']).toBeCloseTo(
          mean(({ precision }) => precision),
          12,
        );
        expect(metrics['interpolated_average_precision']).toBeCloseTo(
          mean(({ interpolated }) => interpolated),
          12,
        );
        expect(metrics['precision_at_k']).toBe(steps.at(-1)!.precision);
        expect(metrics['recall_at_k']).toBe(steps.at(-1)!.recall);
      }),
    );
  });

  test('is written as a text that is read back', () => {
    const several: RankedProblem = {
      kind: 'ranked',
      relevance: { first: [1, 0, 1], second: [0, 1] },
      relevant: { first: 3, second: 1 },
    };
    const graded: RankedProblem = { kind: 'ranked', relevance: [3, 0, 2], relevant: 2 };
    for (const problem of [list, several, graded]) {
      const dataset = calculator.read(textOf(problem));
      expect(dataset.problem).toEqual(problem);
      expect(dataset.notices).toEqual([]);
    }
  });

  test('has the relevance of an item inverted', () => {
    const lists = rankedLists({ kind: 'ranked', relevance: [1, 0, 1], relevant: 2 });
    expect(turned(lists, 0, 2)).toEqual({ kind: 'ranked', relevance: [1, 1, 1], relevant: 3 });
    expect(turned(lists, 0, 1)).toEqual({ kind: 'ranked', relevance: [0, 0, 1], relevant: 2 });
  });
});

test('an exercise in four languages', () => {
  const texts = [
    '10 documents, 7 relevant, found at 1, 3, 4, 6, 9: precision, recall, F, AP, interpolated at 11 levels',
    'Ein System liefert 10 Dokumente, von denen die relevanten auf den Rängen 1, 3, 4, 6 und 9 stehen. Es gibt 7 relevante.',
    'Un sistema devuelve 10 documentos; los relevantes están en las posiciones 1, 3, 4, 6 y 9. Hay 7 relevantes.',
    'Un système renvoie 10 documents ; les pertinents sont aux rangs 1, 3, 4, 6 et 9. Il y a 7 documents pertinents.',
  ];
  for (const text of texts) {
    const dataset = calculator.read(text);
    expect(dataset.problem).toEqual(list);
    expect(dataset.report().metrics).toMatchObject({
      precision_at_k: 5 / 10,
      recall_at_k: 5 / 7,
      f1_at_k: 10 / 17,
      interpolated_average_precision_11: expect.closeTo((2 * 1 + 3 * (3 / 4) + 2 / 3 + 2 * (5 / 9)) / 11, 12),
    });
  }
});
