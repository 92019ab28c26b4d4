// Exercises: equal for the same seed, of the size asked for, and with answers that are worth computing.
import { createCalculator, type Exercise, type ExerciseOptions, type Problem } from 'deconfuse';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { exerciseOf } from '../../web/core/exercise.ts';
import {
  askOf,
  exerciseFields,
  exerciseHref,
  exerciseOptionsOf,
  isExerciseReadable,
  isNumberWanted,
  numberOfStudent,
  questionsOf,
} from '../../web/share/exercise-address.ts';

const calculator = await createCalculator();

type Made = Omit<Exercise, 'key'>;

const seed = fc.oneof(fc.nat(1000), fc.maxSafeNat());
const optionsOf = (kind: 'matrix' | 'labels' | 'scores', cases: [number, number]): fc.Arbitrary<ExerciseOptions> =>
  fc.record(
    {
      seed,
      kind: fc.constant(kind),
      classes: fc.integer({ min: 2, max: 10 }),
      cases: fc.integer({ min: cases[0], max: cases[1] }),
      balance: fc.double({ min: 0.02, max: 1, noNaN: true }),
      folds: fc.integer({ min: 1, max: 10 }),
      decimals: fc.nat(12),
    },
    { requiredKeys: ['kind'] },
  );
const matrices = optionsOf('matrix', [4, 2000]);
const lists = optionsOf('labels', [4, 300]);
const rankings = optionsOf('scores', [4, 200]);
const any = fc.oneof(matrices, lists, rankings);

const valuesOf = ({ problem, questions }: Made): unknown[] => {
  const dataset = calculator.dataset(problem);
  const values = questions.map(({ id, class: label }) => {
    const explanation = dataset.explain(id, label === undefined ? {} : { class: label });
    return explanation.value;
  });
  dataset.release();
  return values;
};
const countsOf = ({ problem }: Made): number[][] =>
  (problem as Extract<Problem, { kind: 'matrix' }>).counts as number[][];
const sum = (numbers: readonly number[]): number => numbers.reduce((total, one) => total + one, 0);

test('one exercise of each kind, the same on every machine', () => {
  expect(exerciseOf()).toMatchObject({
    options: { seed: 1, kind: 'matrix', classes: 3, cases: 60, folds: 1, balance: 0.5, decimals: 3 },
    problem: { kind: 'matrix', labels: ['A', 'B', 'C'], counts: [[10, 3, 1], [5, 20, 2], [0, 4, 15]] },
  }); // prettier-ignore
  expect(exerciseOf({ kind: 'labels', classes: 2, cases: 6, seed: 2 ** 40 }).problem).toEqual({
    kind: 'labels',
    truth: [...'ABABABB'],
    predicted: [...'BBABAAB'],
    labels: ['A', 'B'],
    positive: 'A',
  });
  expect(exerciseOf({ kind: 'scores', seed: 3 }).problem).toEqual({
    kind: 'scores',
    truth: [0, 1, 0, 1, 1, 0, 0, 0, 0, 0],
    scores: [0.27, 0.57, 0.31, 0.69, 0.57, 0.82, 0.07, 0.5, 0.91, 0.09],
    positive: 1,
  });
});

test('the same options give the same exercise, and another seed a different one', () => {
  fc.assert(
    fc.property(any, (options) => {
      expect(exerciseOf(options)).toEqual(exerciseOf({ ...options }));
      expect(exerciseOf(exerciseOf(options).options)).toEqual(exerciseOf(options));
    }),
  );
  const problems = Array.from({ length: 100 }, (_, seed) => JSON.stringify(exerciseOf({ seed }).problem));
  expect(new Set(problems).size).toBe(100);
});

test('every default question has an answer, and no rate is 0 or 1', () => {
  fc.assert(
    fc.property(any, (options) => {
      for (const value of valuesOf(exerciseOf(options))) {
        expect(value).toBeTypeOf('number');
        expect(value).toBeGreaterThan(0);
        expect(value).toBeLessThan(1);
      }
    }),
  );
});

test('labels are the cases of the matrix', () => {
  fc.assert(
    fc.property(lists, (options) => {
      const listed = calculator.dataset(exerciseOf(options).problem);
      const counted = calculator.dataset(
        exerciseOf({ ...options, cases: options.cases ?? 20, kind: 'matrix' }).problem,
      );
      expect(listed.matrix).toEqual(counted.matrix);
      expect([listed.labels, listed.positive]).toEqual([counted.labels, counted.positive]);
    }),
  );
});

test('rows are mostly right, every class is missed and falsely predicted, and errors are near the diagonal', () => {
  let [near, far] = [0, 0];
  fc.assert(
    fc.property(matrices, (options) => {
      const counts = countsOf(exerciseOf(options));
      for (const [row, cells] of counts.entries()) {
        const others = sum(cells) - cells[row]!;
        expect(cells[row]).toBeGreaterThan(others);
        expect(others).toBeGreaterThan(0);
        expect(sum(counts.map((other) => other[row]!))).toBeGreaterThan(cells[row]!);
        for (const [column, count] of cells.entries()) {
          expect(count).toBe(Math.abs(Math.round(count)));
          const distance = Math.abs(row - column);
          if (distance === 1) near += count;
          else if (distance > 1) far += count;
        }
      }
    }),
  );
  expect(near).toBeGreaterThan(2 * far);
});

test.each<[cases: number, classes: number, balance: number, sizes: number[]]>([
  [60, 3, 1, [20, 20, 20]],
  [70, 3, 0.25, [40, 20, 10]],
  [150, 4, 0.125, [80, 40, 20, 10]],
  [102, 2, 0.02, [100, 3]],
])('%d cases of %d classes with balance %d', (cases, classes, balance, sizes) => {
  const found = countsOf(exerciseOf({ cases, classes, balance, seed: 5 })).map(sum);
  expect(found.sort((a, b) => b - a).map((size, at) => Math.abs(size - sizes[at]!) <= 1)).toEqual(
    sizes.map(() => true),
  );
});

test('the rarer of two classes is positive, and the rarest one is asked for', () => {
  fc.assert(
    fc.property(matrices, (options) => {
      const made = exerciseOf(options);
      const sizes = countsOf(made).map(sum);
      const { labels, positive } = made.problem as Extract<Problem, { kind: 'matrix' }>;
      const rarest = labels![sizes.lastIndexOf(Math.min(...sizes))];
      expect(positive).toBe(labels!.length === 2 ? rarest : undefined);
      const asked = new Set(made.questions.flatMap(({ class: label }) => (label === undefined ? [] : [label])));
      expect(asked).toEqual(new Set([rarest]));
    }),
  );
});

test('rankings are neither perfect nor random, and have about as many points as cases', () => {
  let ties = 0;
  fc.assert(
    fc.property(rankings, (options) => {
      const { problem, options: used } = exerciseOf(options);
      const { truth, scores } = problem as unknown as { truth: number[]; scores: number[] };
      expect([truth.length, scores.length]).toEqual([used.cases, used.cases]);
      const auc = calculator.dataset(problem).report({ metrics: ['roc_auc'] }).metrics['roc_auc'];
      expect(auc).toBeGreaterThanOrEqual(0.6);
      expect(auc).toBeLessThanOrEqual(0.95);
      for (const score of scores) {
        expect(score).toBe(Number(score.toFixed(used.cases > 50 ? 3 : 2)));
        expect(score).toBeGreaterThan(0);
        expect(score).toBeLessThan(1);
      }
      const different = new Set(scores).size;
      expect(different).toBeGreaterThanOrEqual(used.cases - 1 - used.cases / 8);
      if (different < used.cases) ties++;
      const positives = sum(truth);
      expect(Math.abs(positives - (used.cases * used.balance) / (1 + used.balance))).toBeLessThanOrEqual(2);
    }),
  );
  expect(ties).toBeGreaterThan(10);
});

describe('folds', () => {
  const inFolds = { kind: 'labels', cases: 40, folds: 5, seed: 3 } as const;

  test('change nothing else about the data', () => {
    for (const options of [inFolds, { kind: 'scores', folds: 4 }] as const) {
      const { folds, ...rest } = exerciseOf(options).problem as unknown as { folds: unknown };
      expect(rest).toEqual(exerciseOf({ ...options, folds: 1 }).problem);
      expect(folds).toBeDefined();
    }
    expect(exerciseOf({ folds: 5 })).toEqual(exerciseOf());
  });

  test('have equally many cases of each class, up to one', () => {
    fc.assert(
      fc.property(fc.oneof(lists, rankings), (options) => {
        const { problem, options: used } = exerciseOf(options);
        const { truth, folds } = problem as unknown as { truth: unknown[]; folds?: number[] };
        expect(folds !== undefined).toBe(used.folds > 1);
        for (const label of new Set(truth)) {
          const sizes = Array.from({ length: used.folds }, () => 0);
          folds?.forEach((fold, at) => truth[at] === label && sizes[fold - 1]!++);
          expect(Math.max(...sizes) - Math.min(...sizes)).toBeLessThanOrEqual(1);
        }
      }),
    );
  });

  test('are asked about together, and their mean is a slip', () => {
    const { problem, questions } = exerciseOf(inFolds);
    const dataset = calculator.dataset(problem);
    expect(dataset.parts.map(({ name }) => name)).toEqual(['1', '2', '3', '4', '5']);
    const { mean, pooled } = dataset.sideBySide(['f1_macro']);
    expect(questions.map(({ id }) => id)).toContain('f1_macro');
    expect(dataset.explain('f1_macro').value).toBe(pooled['f1_macro']);
    const likely = dataset.slips('f1_macro');
    expect(likely[0]).toMatchObject({ slips: [{ kind: 'mean-of-parts', total: 5 }], value: mean['f1_macro'] });
    expect(likely.map(({ cost }) => cost)).toEqual(likely.map(({ cost }) => cost).toSorted((a, b) => a - b));
    // The mean of parts of equal size is the value of all together.
    const slips = dataset.slips('accuracy').map(({ slips: [slip] }) => slip!.kind);
    expect(slips).not.toContain('mean-of-parts');
    dataset.release();
  });
});

describe('questions', () => {
  test('are those given', () => {
    const questions = [{ id: 'f1_macro' }, { id: 'precision', class: 'B' }];
    expect(exerciseOf({ questions }).questions).toEqual(questions);
    expect(exerciseOf({ questions: [] }).questions).toEqual([]);
  });

  test('change nothing about the data', () => {
    expect(exerciseOf({ questions: [] }).problem).toEqual(exerciseOf().problem);
  });
});

test.each<[name: string, value: unknown]>([
  ['seed', -1],
  ['seed', 0.5],
  ['seed', NaN],
  ['seed', 2 ** 53],
  ['seed', '1'],
  ['kind', 'probabilities'],
  ['classes', 1],
  ['classes', 11],
  ['classes', 2.5],
  ['cases', 3],
  ['cases', 1e6],
  ['cases', Infinity],
  ['folds', 0],
  ['folds', 11],
  ['balance', 0],
  ['balance', 1.1],
  ['decimals', -1],
  ['decimals', 13],
  ['questions', 'accuracy'],
  ['questions', [null]],
  ['questions', [{ class: 'A' }]],
  ['questions', [{ id: 'f1', class: {} }]],
  ['questions', Array.from({ length: 101 }, () => ({ id: 'f1' }))],
])('%s cannot be %j', (name, value) => {
  const make = (): unknown => exerciseOf({ [name]: value });
  expect(make).toThrow(RangeError);
  expect(make).toThrow(new RegExp(`^${name} `));
});

test.each([null, 'x', 7, true])('options cannot be %j', (options) => {
  const make = (): unknown => calculator.exercise(options as ExerciseOptions);
  expect(make).toThrow(RangeError);
  expect(make).toThrow(/^options must be an object, not /);
});

test.each<[kind: 'matrix' | 'scores', id: string]>([
  ['matrix', 'confusion_matrix'],
  ['matrix', 'accuracy_ci_wilson'],
  ['scores', 'confusion_matrix_at_threshold'],
  ['scores', 'auc_ci_delong'],
  ['scores', 'roc_curve'],
])('of a %s, %s is no question: it is no single number', (kind, id) => {
  const make = (): unknown => calculator.exercise({ kind, questions: [{ id }] });
  expect(make).toThrow(RangeError);
  expect(make).toThrow(`${id} is no single number.`);
});

test.each<[question: { id: string; class?: string }]>([
  [{ id: 'truthiness' }],
  [{ id: 'roc_auc' }],
  [{ id: 'recall', class: 'Z' }],
])('of a matrix, %j is no question', (question) => {
  expect(() => calculator.exercise({ questions: [question] })).toThrow(RangeError);
});

test('more than 200 scores are refused, but not as many cases of a matrix', () => {
  expect(() => exerciseOf({ kind: 'scores', cases: 201 })).toThrow(RangeError);
  expect(sum(countsOf(exerciseOf({ cases: 201 })).map(sum))).toBeCloseTo(201, -1);
});

describe('the address', () => {
  const questions = fc.array(
    fc.record(
      { id: fc.stringMatching(/^\w{1,20}$/), class: fc.string({ unit: 'grapheme' }) },
      { requiredKeys: ['id'] },
    ),
    { minLength: 1, maxLength: 20 },
  );

  test('has the options, and gives them back', () => {
    const options = { seed: 7, classes: 4, questions: [{ id: 'accuracy' }, { id: 'precision', class: 'A' }] };
    expect(exerciseFields(options)).toBe('exercise=7&classes=4&ask=accuracy,precision:A');
    fc.assert(
      fc.property(any, fc.option(questions, { nil: undefined }), (options, asked) => {
        // The shortest decimals of doubles near 0 would be too long for an address.
        const balance = options.balance === undefined ? {} : { balance: Number(options.balance.toFixed(3)) };
        const all = { seed: 1, ...options, ...balance, ...(asked && { questions: asked }) };
        const fields = new URLSearchParams(exerciseFields(all));
        expect(exerciseOptionsOf(fields)).toEqual(all);
        expect(isExerciseReadable(fields)).toBe(true);
      }),
    );
  });

  test('may leave the number to the student', () => {
    const questions = [{ id: 'recall', class: 'A' }];
    const href = exerciseHref({ seed: numberOfStudent, classes: 4, questions }, true);
    expect(href).toBe('#mode=check&exercise=student&classes=4&ask=recall:A&hide=results');
    const fields = new URLSearchParams(href.slice(1));
    expect(isNumberWanted(fields)).toBe(true);
    expect(isExerciseReadable(fields)).toBe(true);
    expect(exerciseOptionsOf(fields)).toEqual({ classes: 4, questions });
    expect(exerciseHref({ seed: 7 }, false)).toBe('#mode=check&exercise=7');
    for (const other of ['exercise=7', 'exercise=Student', 'mode=check']) {
      expect(isNumberWanted(new URLSearchParams(other))).toBe(false);
    }
  });

  test('names classes with any characters', () => {
    const asked = [{ id: 'f1', class: 'a,b:c%2C&d=é 👍+#' }];
    expect(questionsOf(askOf(asked))).toEqual(asked);
    expect(exerciseOptionsOf(new URLSearchParams(exerciseFields({ questions: asked })))?.questions).toEqual(asked);
    expect(questionsOf(' accuracy , precision:100%,,:x,a b,f1:')).toEqual([
      { id: 'accuracy' },
      { id: 'precision', class: '100%' },
      { id: 'f1', class: '' },
    ]);
  });

  test.each<[string, ExerciseOptions | undefined]>([
    ['', undefined],
    ['kind=labels', undefined],
    ['exercise=', {}],
    ['exercise=-1&kind=__proto__&classes=1e1&cases=99999999&balance=0&decimals=99&ask=%', {}],
    ['exercise=9007199254740992&balance=0x1&classes=1&cases=3', {}],
    ['exercise=7&kind=scores&cases=201', { seed: 7, kind: 'scores' }],
    ['exercise=0&balance=.02&decimals=0', { seed: 0, balance: 0.02, decimals: 0 }],
    [`exercise=1&ask=${'f1,'.repeat(1e5)}`, { seed: 1, questions: Array.from({ length: 100 }, () => ({ id: 'f1' })) }],
  ])('%.80s', (fields, options) => {
    expect(exerciseOptionsOf(new URLSearchParams(fields))).toEqual(options);
  });

  test.each([
    ['exercise=7&kind=scores&cases=200&classes=4&balance=.5&decimals=3&ask=f1:A,,f1', true],
    ['exercise=&kind=', true],
    ['kind=nonsense', true],
    ['exercise=-1', false],
    ['exercise=7&kind=__proto__', false],
    ['exercise=7&classes=11', false],
    ['exercise=7&kind=scores&cases=201', false],
    ['exercise=7&kind=scores&folds=11', false],
    ['exercise=7&balance=2', false],
    ['exercise=7&decimals=2.5', false],
    ['exercise=7&ask=%25', false],
    ['exercise=student&classes=11', false],
    ['exercise=students', false],
  ])('is valid as a whole or not at all: %s', (fields, isReadable) => {
    expect(isExerciseReadable(new URLSearchParams(fields))).toBe(isReadable);
  });

  test('always gives an exercise', () => {
    const names = ['exercise', 'kind', 'classes', 'cases', 'folds', 'balance', 'decimals', 'ask'];
    const text = fc.oneof(
      fc.string(),
      fc.double().map(String),
      fc.integer().map(String),
      fc.constantFrom('scores', 'labels'),
    );
    fc.assert(
      fc.property(fc.tuple(...names.map(() => text)), (values) => {
        const fields = new URLSearchParams(names.map((name, at): [string, string] => [name, values[at]!]));
        expect(exerciseOf(exerciseOptionsOf(fields)).problem.kind).toMatch(/^(matrix|labels|scores)$/);
      }),
    );
  });
});
