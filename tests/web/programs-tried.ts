// Data of every kind, whose metrics are computed again by other libraries.
import type { Problem, ReportOptions } from 'deconfuse';

export interface Tried {
  name: string;
  problem: Problem;
  options?: ReportOptions;
}

/** Numbers from 0 to 1, the same in every run. */
function* numbers(): Generator<number> {
  for (let state = 7; ; state = (state * 48_271) % 2_147_483_647) yield state / 2_147_483_647;
}
const random = numbers();
const next = (): number => random.next().value as number;
const many = <Made>(length: number, make: (at: number) => Made): Made[] => Array.from({ length }, (_, at) => make(at));
const among = <Item>(items: readonly Item[]): Item => items[Math.floor(next() * items.length)]!;
const drawn = <Item>(length: number, items: readonly Item[]): Item[] => many(length, () => among(items));
const distribution = (size: number): number[] => {
  const parts = many(size, () => Math.round(1 + 99 * next()));
  const sum = parts.reduce((all, part) => all + part, 0);
  return parts.map((part) => part / sum);
};

const hostile = [
  '"); import os; os.abort() #',
  '\'\'\'\n"""\nexit(1)',
  'a\\',
  'null\0',
  '\u202eright to left\u2066',
  '😀 ñ',
];

const neverPredicted = [
  [10, 4, 0],
  [2, 12, 0],
  [3, 1, 0],
];

export const tried: Tried[] = [
  {
    name: 'two classes',
    problem: {
      kind: 'matrix',
      counts: [
        [20, 3],
        [5, 30],
      ],
      labels: ['spam', 'ham'],
    },
  },
  {
    name: 'a class never predicted',
    problem: { kind: 'matrix', counts: neverPredicted, labels: ['a', 'b', 'c'] },
    options: { beta: 2 },
  },
  {
    name: 'a class never predicted, 0/0 as 1',
    problem: { kind: 'matrix', counts: neverPredicted },
    options: { zeroDivision: 'one', base: 'e' },
  },
  {
    name: 'a class never predicted, 0/0 left out',
    problem: { kind: 'matrix', counts: neverPredicted },
    options: { zeroDivision: 'undefined', base: 10 },
  },
  {
    name: 'labels as numbers',
    problem: { kind: 'labels', truth: [3, 1, 2, 3, 1, 2, 3], predicted: [3, 2, 2, 1, 1, 2, 3] },
  },
  {
    name: 'weights that are not whole',
    problem: {
      kind: 'labels',
      truth: drawn(60, ['x', 'y', 'z']),
      predicted: drawn(60, ['x', 'y', 'z']),
      weights: many(60, () => Math.round(20 * next()) / 8),
    },
  },
  {
    name: 'two classifiers, of which the first is reported',
    problem: { kind: 'labels', truth: [1, 0, 1, 1, 0], predicted: { A: [1, 0, 0, 1, 0], B: [0, 0, 1, 1, 1] } },
  },
  {
    name: 'the second of two models',
    problem: {
      kind: 'scores',
      truth: [1, 0, 1, 1, 0],
      scores: { A: [0.1, 0.9, 0.4, 0.3, 0.2], B: [0.7, 0.6, 0.2, 0.9, 0.1] },
    },
    options: { model: 'B' },
  },
  {
    name: 'hostile labels',
    problem: { kind: 'labels', truth: drawn(40, hostile), predicted: drawn(40, hostile) },
  },
  {
    name: 'quotes and backslashes, but plain',
    problem: {
      kind: 'matrix',
      counts: [
        [4, 1],
        [2, 5],
      ],
      labels: ['say "no" \\', "it's #1 ${x} {y} %s é"],
    },
  },
  {
    name: 'many cases with few classes',
    problem: { kind: 'labels', truth: drawn(5000, [0, 1, 2]), predicted: drawn(5000, [0, 1, 2]) },
  },
  {
    name: 'many cases with many classes',
    problem: {
      kind: 'labels',
      truth: many(4000, () => `class ${Math.floor(80 * next())}`),
      predicted: many(4000, () => `class ${Math.floor(80 * next())}`),
    },
  },
  {
    name: 'two clusterings',
    problem: {
      kind: 'labels',
      truth: [1, 1, 1, 1, 1, 1, 2, 2, 2, 2, 2, 3, 3, 3, 3],
      predicted: ['a', 'a', 'a', 'b', 'b', 'c', 'c', 'c', 'c', 'a', 'b', 'b', 'b', 'b', 'a'],
      labels: [1, 2, 3],
      predictedLabels: ['a', 'b', 'c'],
    },
    options: { vBeta: 0.5 },
  },
  {
    name: 'a table of groups',
    problem: {
      kind: 'matrix',
      counts: [
        [12, 3],
        [1, 9],
        [4, 4],
      ],
      predictedLabels: ['left', 'right'],
      labels: [1, 2, 3],
    },
  },
  {
    name: 'scores with ties',
    problem: { kind: 'scores', truth: drawn(40, [0, 1]), scores: many(40, () => Math.round(8 * next()) / 8) },
    options: { maxFpr: 0.4 },
  },
  {
    name: 'scores beyond probabilities, infinite ones among them, with weights',
    problem: {
      kind: 'scores',
      truth: drawn(30, ['yes', 'no']),
      scores: many(30, (at) => (at === 3 ? Infinity : at === 5 ? -Infinity : 10 * next() - 5)),
      positive: 'no',
      weights: many(30, () => 1 + Math.round(4 * next())),
    },
  },
  {
    name: 'lower scores are positive',
    problem: {
      kind: 'scores',
      truth: drawn(30, [0, 1]),
      scores: many(30, () => 3 * next()),
      lowerIsPositive: true,
    },
    options: { threshold: 1.5 },
  },
  {
    name: 'many scores',
    problem: { kind: 'scores', truth: drawn(3000, [0, 1]), scores: many(3000, next) },
  },
  {
    name: 'probabilities of three classes',
    problem: {
      kind: 'probabilities',
      truth: drawn(30, ['b', 'a', 'c']),
      labels: ['b', 'a', 'c'],
      probabilities: many(30, () => distribution(3)),
    },
    options: { k: 2 },
  },
  {
    name: 'probabilities of two classes, with weights',
    problem: {
      kind: 'probabilities',
      truth: drawn(30, [0, 1]),
      labels: [0, 1],
      probabilities: many(30, () => distribution(2)),
      weights: many(30, next),
    },
  },
  {
    name: 'many probabilities',
    problem: {
      kind: 'probabilities',
      truth: drawn(2500, [0, 1, 2, 3]),
      labels: [0, 1, 2, 3],
      probabilities: many(2500, () => distribution(4)),
      weights: many(2500, next),
    },
  },
  {
    name: 'label sets',
    problem: {
      kind: 'multilabel',
      truth: many(20, () => drawn(4, [0, 1])),
      predicted: many(20, () => drawn(4, [0, 1, 1])),
      scores: many(20, () => many(4, () => Math.round(10 * next()) / 10)),
    },
    options: { beta: 0.5, k: 2 },
  },
  {
    name: 'many label sets',
    problem: {
      kind: 'multilabel',
      truth: many(2100, () => drawn(3, [0, 1])),
      predicted: many(2100, () => drawn(3, [0, 1])),
      scores: many(2100, () => many(3, next)),
      weights: many(2100, next),
    },
  },
  {
    name: 'label sets without ties',
    problem: {
      kind: 'multilabel',
      truth: many(20, () => drawn(3, [0, 1])),
      predicted: many(20, () => drawn(3, [0, 1])),
      scores: many(20, () => many(3, next)),
    },
  },
  {
    name: 'classes without cases, and one without predictions',
    problem: {
      kind: 'matrix',
      counts: [
        [8, 2, 0, 1],
        [1, 9, 0, 2],
        [0, 0, 0, 0],
        [0, 0, 0, 0],
      ],
      labels: ['a', 'b', 'never', 'invented'],
    },
    options: { base: 'e' },
  },
  {
    name: 'a matrix of weights, other options',
    problem: {
      kind: 'matrix',
      counts: [
        [4.5, 1, 2],
        [1.25, 6, 3],
        [2, 1, 5],
      ],
    },
    options: { base: 'e', ibaAlpha: 0.5 },
  },
  {
    name: 'no true negatives',
    problem: {
      kind: 'matrix',
      counts: [
        [5, 3],
        [2, 0],
      ],
    },
    options: { base: 10 },
  },
  { name: 'a class of all cases', problem: { kind: 'labels', truth: ['a', 'a', 'a'], predicted: ['a', 'b', 'a'] } },
  { name: 'a single class', problem: { kind: 'matrix', counts: [[4]] } },
  {
    name: 'more classes asked for than there are',
    problem: {
      kind: 'probabilities',
      truth: drawn(20, ['a', 'b', 'c']),
      labels: ['a', 'b', 'c'],
      probabilities: many(20, () => distribution(3)),
    },
    options: { k: 5 },
  },
];
