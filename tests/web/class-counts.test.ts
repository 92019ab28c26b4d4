// TP, FP and FN of each class without their matrix, and the metrics that follow from them.
import { createCalculator, InputError, type Dataset, type Problem } from 'deconfuse';
import { describe, expect, test } from 'vitest';

const calculator = await createCalculator();

type ClassCounts = Omit<Extract<Problem, { kind: 'class-counts' }>, 'kind'>;
const of = (counts: ClassCounts): Dataset => calculator.dataset({ kind: 'class-counts', ...counts });

const refusal = (make: () => unknown): string => {
  try {
    make();
  } catch (error) {
    if (error instanceof InputError) return error.code;
    throw error;
  }
  return 'taken';
};

/** The solution of an exercise: 2 1 0 / 0 1 0 / 1 2 3. */
const solution = { tp: [2, 1, 3], fp: [1, 3, 0], fn: [1, 0, 3] };

test('averages follow, with their fractions', () => {
  const dataset = of(solution);
  expect(dataset).toMatchObject({ kind: 'class-counts', labels: ['1', '2', '3'], total: 10, matrix: null });
  expect(dataset.explain('f1_macro').exact).toBe('26/45');
  expect(dataset.explain('f1_weighted').exact).toBe('16/25');
  expect(dataset.explain('f1_micro').exact).toBe('3/5');
  const { metrics } = dataset.report();
  for (const id of [
    'accuracy',
    'balanced_accuracy',
    'cohen_kappa',
    'matthews_correlation',
    'f1',
    'specificity',
    'f1_of_macro_averages',
  ])
    expect(metrics, id).toHaveProperty(id);
  for (const id of ['mutual_information', 'confusion_matrix', 'joint_entropy', 'adjusted_rand_index'])
    expect(metrics, id).not.toHaveProperty(id);
  expect(() => dataset.explain('mutual_information')).toThrow(RangeError);
  expect(dataset.problem).toEqual({ kind: 'class-counts', ...solution, labels: ['1', '2', '3'] });
  expect(dataset.check([{ id: 'f1_macro', answer: '0.58' }])[0]!.verdict).toBe('right');
});

/** Numbers from 0 to 1, the same in every run (Park and Miller 1988). */
function random(seed: number): () => number {
  let state = seed;
  return () => (state = (state * 16_807) % 2_147_483_647) / 2_147_483_647;
}

test('results hold for every matrix with these counts', () => {
  const next = random(7);
  const below = (size: number): number => Math.floor(next() * size);
  for (let round = 0; round < 40; round++) {
    const size = 3 + below(4);
    const counts = Array.from({ length: size }, () => Array.from({ length: size }, () => below(12)));
    const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0);
    const tp = counts.map((row, at) => row[at]!);
    const fn = counts.map((row, at) => sum(row) - tp[at]!);
    const fp = counts.map((_, at) => sum(counts.map((row) => row[at]!)) - tp[at]!);
    // Errors that form a cycle of three classes can also run in the opposite direction.
    const other = counts.map((row) => [...row]);
    const [a, b, c] = [0, 1, 2];
    const turned = Math.min(counts[a]![b]!, counts[b]![c]!, counts[c]![a]!);
    for (const [from, to] of [
      [a, b],
      [b, c],
      [c, a],
    ] as const) {
      other[from]![to]! -= turned;
      other[to]![from]! += turned;
    }
    const known = of({ tp, fp, fn, tn: tp.map((_, at) => sum(counts.flat()) - tp[at]! - fp[at]! - fn[at]!) });
    const { metrics } = known.report();
    expect(Object.keys(metrics).length).toBeGreaterThan(130);
    for (const matrix of [counts, other]) {
      const whole = calculator.dataset({ kind: 'matrix', counts: matrix }).report({ metrics: Object.keys(metrics) });
      expect(whole.metrics).toEqual(metrics);
    }
  }
});

test('for two classes the matrix is known', () => {
  const dataset = of({ tp: [20, 30], fp: [5, 3], fn: [3, 5], labels: ['spam', 'ham'] });
  expect(dataset.kind).toBe('matrix');
  expect([...dataset.matrix!]).toEqual([20, 3, 5, 30]);
});

describe('tables of solutions are read', () => {
  test.each([
    ['blanks', 'class TP FP FN\n1 2 1 1\n2 1 3 0\n3 3 0 3'],
    [
      'other columns and a row of totals',
      'y,TP,FP,FN,P,R\n1,2,1,1,2/3,2/3\n2,1,3,0,1/4,1\n3,3,0,3,1,1/2\nTotal,6,4,4,,',
    ],
    ['TN, and no name above the classes', 'TP\tFP\tFN\tTN\n1\t2\t1\t1\t6\n2\t1\t3\t0\t6\n3\t3\t0\t3\t4'],
    [
      'LaTeX, as a course prints it',
      'y	$\\text{TP}^{(y)}$	$\\text{FP}^{(y)}$	$\\text{FN}^{(y)}$	$\\mathcal{P}^{(y)}$	$\\mathcal{R}^{(y)}$	$F_1^{(y)}$	$\\hat{p}(y)$\n1	2	1	1	2/3	2/3	2/3	3/10\n2	1	3	0	1/4	1/1	2/5	1/10\n3	3	0	3	3/3	3/6	2/3	6/10',
    ],
    ['Spanish', 'clase;VP;FP;FN\n1;2;1;1\n2;1;3;0\n3;3;0;3'],
  ])('%s', (_, text) => {
    const dataset = calculator.read(text);
    expect(dataset.kind).toBe('class-counts');
    expect(dataset.explain('f1_macro').exact).toBe('26/45');
  });
});

describe('impossible counts are refused', () => {
  test.each<[string, ClassCounts, string]>([
    ['sums differ', { tp: [1, 1, 1], fp: [1, 0, 0], fn: [1, 1, 0] }, 'errors-do-not-fit'],
    ['one class has all errors', { tp: [1, 1, 1], fp: [2, 0, 0], fn: [2, 0, 0] }, 'errors-do-not-fit'],
    ['true negatives', { ...solution, tn: [6, 6, 5] }, 'true-negatives-do-not-fit'],
    ['lengths', { ...solution, fp: [1, 3] }, 'wrong-length'],
    ['negative', { tp: [-1, 1, 1], fp: [0, 0, 0], fn: [0, 0, 0] }, 'negative-count'],
    ['names', { ...solution, labels: ['a', 'b'] }, 'label-count'],
    ['nothing', { tp: [], fp: [], fn: [] }, 'empty-matrix'],
    ['no list', { tp: 1, fp: [], fn: [] } as unknown as ClassCounts, 'bad-problem'],
  ])('%s', (_, counts, code) => {
    expect(refusal(() => of(counts))).toBe(code);
  });
});

test('a share is not read as a count', () => {
  const text = 'class TP FP FN\n1 2 1 1\n2 50% 3 0\n3 3 0 3';
  expect(() => calculator.read(text)).toThrow(
    expect.objectContaining({ code: 'not-a-number', line: 3, column: 3, excerpt: '50%' }),
  );
});
