import { createCalculator, type BoxesProblem, type Problem } from 'deconfuse';
import { describe, expect, test } from 'vitest';
import { boxLists } from '../../web/core/ranked-steps.ts';
import { textOf, type TabularProblem } from '../../web/session/problem-text.ts';
import { agree, workedOut } from './formula-value.ts';

const calculator = await createCalculator();

/** Two images: a cat found well, a dog found badly, and a detection of nothing. */
const boxes: BoxesProblem = {
  kind: 'boxes',
  truth: [
    { image: 'a', class: 'cat', box: [0, 0, 10, 10] },
    { image: 'b', class: 'dog', box: [0, 0, 10, 10] },
    { image: 'b', class: 'cat', box: [20, 0, 30, 10] },
  ],
  detected: [
    { image: 'a', class: 'cat', box: [0, 0, 10, 10], score: 0.9 },
    { image: 'b', class: 'cat', box: [50, 0, 60, 10], score: 0.8 },
    { image: 'b', class: 'dog', box: [4, 0, 14, 10], score: 0.7 },
    { image: 'b', class: 'cat', box: [21, 0, 31, 10], score: 0.6 },
  ],
};

describe('boxes', () => {
  const dataset = calculator.dataset(boxes);

  test('become a ranked list per class', () => {
    expect(dataset).toMatchObject({ kind: 'ranked', labels: ['cat', 'dog'] });
    expect(boxLists(boxes, dataset.labels, dataset.matches!)).toEqual([
      { query: 'cat', relevance: [1, 0, 1], relevant: 2 },
      { query: 'dog', relevance: [0], relevant: 1 },
    ]);
    expect(dataset.matches![0]).toMatchObject([
      { detected: 0, truth: 0, overlap: 1, matched: true },
      { detected: 1, overlap: 0, matched: false },
      { detected: 3, truth: 2, matched: true },
    ]);
    expect(dataset.matches![1]).toMatchObject([{ detected: 2, truth: 1, overlap: 6 / 14, matched: false }]);
  });

  test('have the averages of COCO, by formulas that give them', () => {
    const { metrics } = dataset.report();
    // Of the cats both are found at overlaps from 0.5 to 0.8 (9/11), then one; of the dogs none is.
    const ofBoth = (51 + 50 * (2 / 3)) / 101;
    expect(metrics['map_50']).toBeCloseTo(ofBoth / 2, 12);
    expect(metrics['map_75']).toBeCloseTo(ofBoth / 2, 12);
    expect(metrics['map_50_95']).toBeCloseTo((7 * ofBoth + 3 * (51 / 101)) / 20, 12);
    for (const id of ['map_50', 'map_75', 'map_50_95'])
      expect(agree(workedOut(dataset.explain(id).substituted), metrics[id] as number), id).toBe(true);
  });

  test('match at the overlap asked for', () => {
    const loose = calculator.dataset({ ...boxes, overlap: 0.4 });
    expect(loose.matches![1]).toMatchObject([{ matched: true }]);
    expect(() => calculator.dataset({ ...boxes, overlap: 0 })).toThrow(
      expect.objectContaining({ code: 'overlap-out-of-range' }),
    );
  });

  test('are read back from their text form', () => {
    expect(calculator.read(textOf(dataset.problem as TabularProblem)).problem).toEqual(dataset.problem);
  });

  test.each<[string, object, string]>([
    ['no corner', { ...boxes, truth: [{ box: [0, 0, 1] }] }, 'bad-problem'],
    ['no area', { ...boxes, truth: [{ box: [0, 0, 0, 1] }] }, 'box-without-area'],
    ['no numbers', { ...boxes, truth: [{ box: ['0', 0, 1, 1] }] }, 'bad-problem'],
    ['nothing detected', { ...boxes, detected: [] }, 'no-cases'],
  ])('%s is refused', (_, problem, code) => {
    expect(() => calculator.dataset(problem as Problem)).toThrow(expect.objectContaining({ code }));
  });
});

describe('a matrix with a background', () => {
  const text = ',cat,dog,background\ncat,45,3,6\ndog,2,38,5\nbackground,4,7,0\n';
  const dataset = calculator.read(text);

  test('is a matrix in which one label is no class', () => {
    expect(dataset).toMatchObject({ kind: 'matrix', labels: ['cat', 'dog', 'background'], background: 'background' });
    expect(dataset.positive).toBeUndefined();
    expect(dataset.matrix).toEqual(Float64Array.of(45, 3, 6, 2, 38, 5, 4, 7, 0));
    expect(dataset.notices).toContainEqual(expect.objectContaining({ code: 'background-no-class' }));
    expect(calculator.read(',cat,background\ncat,45,6\nbackground,4,0\n').positive).toBeUndefined();
  });

  test('has no true negatives, and says so', () => {
    const report = dataset.report();
    expect(report.metrics['recall']).toEqual([45 / 54, 38 / 45, null]);
    expect(report.undefined['recall']).toEqual([{ class: 'background', reason: 'negatives-unknown', value: null }]);
    expect(report.metrics['class_count']).toBe(2);
    expect(dataset.interval('recall_macro')).toBeNull();
    expect(report.metrics['f1_micro']).toBeCloseTo((2 * 83) / (99 + 99), 12);
    for (const id of [
      'accuracy',
      'balanced_accuracy',
      'g_mean_overall',
      'cohen_kappa',
      'chi_squared_df',
      'specificity_macro',
    ]) {
      expect(report.metrics[id], id).toBeNull();
      expect(report.undefined[id], id).toContainEqual({ reason: 'negatives-unknown', value: null });
    }
  });

  test('equals the problem, and its counts of classes', () => {
    const again = calculator.dataset(dataset.problem);
    expect(again.background).toBe('background');
    expect(again.report()).toEqual(dataset.report());
    const counts: Problem = {
      kind: 'class-counts',
      labels: ['cat', 'dog'],
      tp: [45, 38],
      fp: [6, 10],
      fn: [9, 7],
      background: true,
    };
    const ofCounts = calculator.dataset(counts);
    expect(ofCounts.problem).toEqual(counts);
    for (const id of ['precision', 'f1', 'recall_macro', 'f1_micro', 'precision_weighted', 'jaccard', 'accuracy'])
      expect(ofCounts.report().metrics[id], id).toEqual(dataset.report().metrics[id]);
  });

  test('counts of classes that fit no matrix are read as objects on request', () => {
    const table = 'class,TP,FP,FN\ncat,45,6,9\ndog,38,10,7\n';
    expect(() => calculator.read(table)).toThrow(expect.objectContaining({ code: 'errors-do-not-fit' }));
    const { metrics } = calculator.read(table, { background: true }).report();
    expect(metrics['f1']).toEqual(dataset.report().metrics['f1']);
  });

  test('checks answers, and recognises precision given for recall', () => {
    const [right, slip] = dataset.check([
      { id: 'recall', class: 'cat', answer: '0.8333' },
      { id: 'recall', class: 'cat', answer: '0.8824' },
    ]);
    expect(right).toMatchObject({ verdict: 'right' });
    expect(slip!.explanations?.length).toBeGreaterThan(0);
  });
});
