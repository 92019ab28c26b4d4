// Models, folds and groups side by side.
import { readFileSync } from 'node:fs';
import { createCalculator, InputError, type Dataset, type Problem, type SideBySide } from 'deconfuse';
import { describe, expect, test } from 'vitest';
import { holm } from '../../web/core/side-by-side.ts';

const calculator = await createCalculator();

interface Case {
  name: string;
  problem: Problem;
  expect: { sideBySide: Partial<Omit<SideBySide, 'what' | 'ids' | 'parts' | 'pairs'>> };
}
const cases = JSON.parse(readFileSync('tests/cases/parts.json', 'utf8')) as Case[];

const expectNumbers = (found: Record<string, number | null>, wanted: Record<string, number | null>): void => {
  for (const [id, value] of Object.entries(wanted)) {
    if (value === null) expect(found[id], id).toBeNull();
    else expect(found[id], id).toBeCloseTo(value, 9);
  }
};

test.each(cases)('$name has the values of an independent program', ({ problem, expect: { sideBySide: wanted } }) => {
  const found = calculator.dataset(problem).sideBySide(['accuracy', 'f1_macro']);
  for (const [part, values] of Object.entries(wanted.values ?? {})) expectNumbers(found.values[part]!, values);
  for (const field of ['mean', 'standardDeviation', 'pooled', 'difference', 'tests'] as const)
    expectNumbers(found[field], wanted[field] ?? {});
});

const truth = ['a', 'b', 'a', 'b', 'a', 'b'];
const models = {
  good: ['a', 'b', 'a', 'b', 'a', 'a'],
  fair: ['a', 'b', 'a', 'b', 'b', 'a'],
  other: ['a', 'c', 'b', 'b', 'b', 'a'],
};

describe('three models', () => {
  const dataset = calculator.dataset({ kind: 'labels', truth, predicted: models });

  test('are parts by their names, with the classes of all; the dataset is the first', () => {
    expect(dataset.parts.map(({ name }) => name)).toEqual(['good', 'fair', 'other']);
    expect(dataset.labels).toEqual(['a', 'b', 'c']);
    for (const part of dataset.parts) expect(part.dataset.labels).toEqual(['a', 'b', 'c']);
    const { accuracy } = dataset.report().metrics;
    expect(accuracy).toBe(dataset.parts[0]!.dataset.report().metrics['accuracy']);
    expect(dataset.parts[1]!.dataset).toBe(dataset.parts[1]!.dataset);
  });

  test('are compared in pairs, with the correction of Holm', () => {
    const { pairs, tests } = dataset.sideBySide(['accuracy']);
    expect(pairs.map(({ first, second }) => `${first} ${second}`)).toEqual(['good fair', 'good other', 'fair other']);
    // One case differs, then three, then two, always in the same direction.
    expect(pairs.map(({ p }) => p)).toEqual([1, 0.25, 0.5]);
    expect(pairs.map(({ adjusted }) => adjusted)).toEqual([1, 0.75, 1]);
    expect(dataset.sideBySide(['accuracy'], { correction: 'none' }).pairs[1]!.adjusted).toBe(0.25);
    expect(tests['cochran_q_df']).toBe(2);
  });

  test('are kept in the problem, which makes the same dataset', () => {
    expect(calculator.dataset(dataset.problem).sideBySide()).toEqual(dataset.sideBySide());
  });
});

test('two models keep their table of right and wrong cases, and are parts too', () => {
  const { good, other } = models;
  const dataset = calculator.dataset({ kind: 'labels', truth, predicted: { good, other } });
  expect(dataset.rivals).toMatchObject({ onlyFirstRight: 3, onlySecondRight: 0 });
  expect(dataset.sideBySide(['accuracy']).pairs[0]!.p).toBe(dataset.report().metrics['mcnemar_exact_p_value']);
});

test('models with scores are compared by their areas', () => {
  const scores = {
    one: [0.1, 0.8, 0.3, 0.7, 0.6, 0.9],
    other: [0.2, 0.4, 0.1, 0.3, 0.5, 0.6],
    third: [1, 2, 3, 4, 5, 6],
  };
  const dataset = calculator.dataset({ kind: 'scores', truth, scores });
  const { values, pairs, pooled } = dataset.sideBySide(['roc_auc']);
  expect(values['one']!['roc_auc']).toBe(1);
  expect(pairs[2]!.p).toBe(dataset.compare('other', 'third', { method: 'delong' }).p);
  expect(pooled).toEqual({});
});

describe('groups', () => {
  const groups = ['x', 'x', 'x', 'y', 'y', 'y'];

  test('of scores and probabilities are parts as well', () => {
    const scores = [0.1, 0.8, 0.3, 0.7, 0.6, 0.5];
    const dataset = calculator.dataset({ kind: 'scores', truth, scores, groups });
    expect(dataset.sideBySide(['roc_auc'])).toMatchObject({
      what: 'groups',
      values: { x: { roc_auc: 1 }, y: { roc_auc: 0.5 } },
      mean: { roc_auc: 0.75 },
      difference: { roc_auc: 0.5 },
      ratio: { roc_auc: 0.5 },
      pairs: [],
    });
    const probabilities = scores.map((score) => [1 - score, score]);
    const rows = calculator.dataset({ kind: 'probabilities', truth, labels: ['a', 'b'], probabilities, groups });
    expect(rows.sideBySide(['log_loss']).parts).toEqual(['x', 'y']);
  });

  test('of scores that have been counted are parts as well', () => {
    const text = 'gender,score,positives,negatives\nf,0.2,1,5\nf,0.8,4,1\nm,0.2,2,2\nm,0.8,2,2';
    const dataset = calculator.read(text);
    expect(dataset.notices.map(({ code }) => code)).toEqual(['column-of-groups', 'aggregated-scores']);
    expect(dataset.sideBySide(['roc_auc']).values['m']).toEqual({ roc_auc: 0.5 });
    expect(calculator.dataset(dataset.problem).sideBySide()).toEqual(dataset.sideBySide());
    const absent = calculator.read(text.replace('m,0.8', 'NA,0.8'), { missing: 'omit' });
    expect(absent.total).toBe(15);
    expect(calculator.read(text.replace(/^[fm],0.2.*\n?/gm, '')).parts).toEqual([]);
  });

  test('may each have several models', () => {
    const dataset = calculator.dataset({ kind: 'labels', truth, predicted: models, groups });
    const [x] = dataset.parts;
    expect(x!.dataset.parts.map(({ name }) => name)).toEqual(['good', 'fair', 'other']);
  });

  test('without one of the classes are counted with all classes', () => {
    const { values } = calculator
      .dataset({ kind: 'labels', truth: ['a', 'a', 'b'], predicted: ['a', 'a', 'b'], groups: ['x', 'x', 'y'] })
      .sideBySide(['accuracy', 'f1_macro']);
    expect(values).toEqual({ x: { accuracy: 1, f1_macro: 0.5 }, y: { accuracy: 1, f1_macro: 0.5 } });
  });

  test('need one entry per case', () => {
    const read = () => calculator.dataset({ kind: 'labels', truth, predicted: models.good, groups: ['x'] });
    expect(read).toThrow(expect.objectContaining({ code: 'unequal-lengths' }));
  });
});

describe('parts with data of their own', () => {
  const fold = (counts: number[][]): Problem => ({ kind: 'matrix', labels: ['a', 'b'], counts });
  const parts = { 'fold 1': fold([[8, 2], [1, 9]]), 'fold 2': fold([[1, 1], [0, 4]]) }; // prettier-ignore

  test('are pooled: the F1 of all is not the mean of the F1 of each', () => {
    const dataset = calculator.dataset({ kind: 'parts', what: 'folds', parts });
    expect([...dataset.matrix!]).toEqual([9, 3, 1, 13]);
    const { mean, pooled } = dataset.sideBySide(['f1_macro']);
    expect(pooled['f1_macro']).toBeCloseTo((18 / 22 + 26 / 30) / 2, 12);
    expect(mean['f1_macro']).not.toBeCloseTo(pooled['f1_macro']!, 3);
    expect(dataset.problem).toEqual({ kind: 'parts', what: 'folds', parts });
  });

  test('that are models are not pooled: the dataset is the first', () => {
    const dataset = calculator.dataset({ kind: 'parts', what: 'models', parts });
    expect([...dataset.matrix!]).toEqual([8, 2, 1, 9]);
    expect(dataset.sideBySide(['accuracy'])).toMatchObject({ pooled: {}, pairs: [], tests: {} });
  });

  test.each<[what: string, parts: object]>([
    ['folds', {}],
    ['rows', parts],
    ['folds', { one: parts['fold 1'], other: { kind: 'labels', truth, predicted: models.good } }],
    ['groups', { one: parts['fold 1'], other: { kind: 'matrix', counts: [[1]] } }],
  ])('%s of %j are refused', (what, some) => {
    const read = () => calculator.dataset({ kind: 'parts', what, parts: some } as Problem);
    expect(read).toThrow(InputError);
  });
});

describe('a wrong answer', () => {
  const groups = ['x', 'x', 'x', 'x', 'y', 'y'];
  const predicted = ['a', 'b', 'b', 'b', 'b', 'a'];
  // All: 3 of 6 are right; x: 3 of 4; y: none.
  const dataset = calculator.dataset({ kind: 'labels', truth, predicted, groups });
  const slipOf = (of: Dataset, answer: string) => of.check([{ id: 'accuracy', answer }])[0]!;

  test('is the mean of the groups, worked out', () => {
    const { verdict, explanations } = slipOf(dataset, '0.375');
    expect(verdict).toBe('slip');
    expect(explanations[0]!.slips).toEqual([{ kind: 'mean-of-parts', total: 2 }]);
    expect(explanations[0]!.worked.latex.substituted).toContain('2');
    expect(explanations[0]!.value).toBe(0.375);
  });

  test('is the value of a group, with its derivation', () => {
    const [explanation] = slipOf(dataset, '75 %').explanations;
    expect(explanation!.slips).toEqual([{ kind: 'other-part', part: 'x' }]);
    expect(explanation!.worked.substituted.value).toBe(0.75);
  });

  test('about a group is the value of all, or of another group', () => {
    const [, y] = dataset.parts;
    expect(slipOf(y!.dataset, '0.50').explanations[0]!.slips).toEqual([{ kind: 'all-parts' }]);
    expect(slipOf(y!.dataset, '0.75').explanations[0]!.slips).toEqual([{ kind: 'other-part', part: 'x' }]);
    expect(slipOf(y!.dataset, '0.00').verdict).toBe('right');
  });

  test('about a model is the value of another one', () => {
    const models = calculator.dataset({ kind: 'labels', truth, predicted: { A: predicted, B: truth, C: predicted } });
    expect(slipOf(models, '1.00').explanations[0]!.slips).toEqual([{ kind: 'other-part', part: 'B' }]);
  });

  test('with few digits, or with another value, is not explained by parts', () => {
    expect(slipOf(dataset, '0.4').explanations.map(({ slips }) => slips[0]!.kind)).not.toContain('mean-of-parts');
    expect(slipOf(dataset, '0.9173').verdict).toBe('unknown');
    const part = dataset.parts[1]!.make();
    const alone = calculator.dataset({ kind: 'labels', truth, predicted, groups });
    const ofReleased = alone.parts[1]!.make();
    alone.release();
    expect(slipOf(ofReleased, '0.75').explanations.map(({ slips }) => slips[0]!.kind)).not.toContain('other-part');
    part.release();
  });
});

test('data without parts have none', () => {
  const dataset = calculator.dataset({ kind: 'labels', truth, predicted: models.good });
  expect(dataset.parts).toEqual([]);
  expect(() => dataset.sideBySide()).toThrow(RangeError);
});

test('unknown options and metrics are refused', () => {
  const dataset = calculator.dataset({ kind: 'labels', truth, predicted: models });
  expect(() => dataset.sideBySide(['acuracy'])).toThrow(RangeError);
  expect(() => dataset.sideBySide(['accuracy'], { corection: 'holm' } as object)).toThrow(/correction/);
  expect(() => dataset.sideBySide(['accuracy'], { correction: 'bonferroni' as 'holm' })).toThrow(RangeError);
});

test('p-values are corrected step down (Holm 1979)', () => {
  expect(holm([0.01, 0.04, 0.03, null])).toEqual([0.03, 0.06, 0.06, null]);
});
