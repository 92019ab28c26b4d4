import { exerciseQuestions } from '../locales/checker.ts';
import { exerciseNames, questionNames } from './accepted-names.ts';
import { refuseUnknown } from './known-names.ts';
import { oneOf, within } from './options.ts';
import type { Exercise, ExerciseOptions } from './types/exercises.ts';
import type { Label } from './types/label.ts';
import type { Problem } from './types/problem.ts';

type Kind = NonNullable<ExerciseOptions['kind']>;
type Questions = Exercise['questions'];

/** Kinds of exercises; the first is the default. */
export const kinds: readonly Kind[] = ['matrix', 'labels', 'scores'];

/** Ranges of the options. */
export const ranges = {
  seed: [0, Number.MAX_SAFE_INTEGER],
  classes: [2, 10],
  folds: [1, 10],
  balance: [0.02, 1],
  decimals: [0, 12],
} as const;

/** Ranges of the number of cases, and its defaults. */
export const casesOf = {
  matrix: { range: [4, 10_000], usual: 60 },
  labels: { range: [4, 1000], usual: 20 },
  scores: { range: [4, 200], usual: 10 },
} as const;

export const mostQuestions = 100;

/** A random whole number from 0 to below the limit, which is at most 2^21, so that no product is rounded. */
type Choose = (limit: number) => number;

/** Mulberry32 (Ettinger 2017): it uses 32-bit integers only, so its numbers are the same on every machine. */
function chooser(seed: number): Choose {
  let state = ((seed >>> 0) ^ Math.imul(Math.floor(seed / 2 ** 32), 0x9e3779b1)) >>> 0;
  return (limit) => {
    state = (state + 0x6d2b79f5) >>> 0;
    let word = Math.imul(state ^ (state >>> 15), state | 1);
    word ^= word + Math.imul(word ^ (word >>> 7), word | 61);
    return Math.floor((((word ^ (word >>> 14)) >>> 0) * limit) / 2 ** 32);
  };
}

/** Shuffle of Fisher and Yates 1938. */
function shuffled<Item>(items: readonly Item[], choose: Choose): Item[] {
  const order = [...items];
  for (let last = order.length - 1; last > 0; last--) {
    const other = choose(last + 1);
    [order[last], order[other]] = [order[other]!, order[last]!];
  }
  return order;
}

const upTo = (count: number): number[] => Array.from({ length: count }, (_, index) => index);

/** The factor whose power `times` is the product. Found by bisection, since powers differ between machines. */
function rootOf(product: number, times: number): number {
  let [low, high] = [0, 1];
  for (let step = 0; step < 60; step++) {
    const middle = (low + high) / 2;
    const power = upTo(times).reduce((result) => result * middle, 1);
    [low, high] = power < product ? [middle, high] : [low, middle];
  }
  return high;
}

/** Class sizes of at least 3, falling from the largest to the rarest by a constant factor. */
function classSizes(classes: number, cases: number, balance: number): number[] {
  const factor = rootOf(balance, classes - 1);
  const weights = [1];
  while (weights.length < classes) weights.push(weights[weights.length - 1]! * factor);
  const sum = weights.reduce((total, weight) => total + weight);
  return weights.map((weight) => Math.max(3, Math.round((cases * weight) / sum)));
}

/**
 * Counts of a matrix whose rows are the truth. Most cases of every row are right. Every class is missed and is mistaken
 * for another at least once, so that no rate of a class is 0 or 1. Most errors are with the neighbouring classes.
 */
function countsOf(sizes: readonly number[], choose: Choose): number[][] {
  const last = sizes.length - 1;
  const counts = sizes.map((size, row) => {
    const errors = Math.min(Math.floor((size - 1) / 2), Math.max(1, Math.floor((size * (15 + choose(26)) + 50) / 100)));
    const cells = sizes.map((_, column) => (column === row ? size - errors : 0));
    for (let error = 0; error < errors; error++) {
      const others = upTo(sizes.length).filter((column) => column !== row);
      const near = others.filter((column) => Math.abs(column - row) === 1);
      const among = choose(4) < 3 ? near : others;
      cells[among[choose(among.length)]!]!++;
    }
    return cells;
  });
  for (const column of sizes.keys()) {
    if (counts.some((cells, row) => row !== column && cells[column]! > 0)) continue;
    const row = column === 0 || (column < last && choose(2) === 1) ? column + 1 : column - 1;
    const cells = counts[row]!;
    cells[column]!++;
    const size = cells.reduce((sum, count) => sum + count) - 1;
    // The error replaces a right case if most of the row stays right; otherwise the row gets one more right case as
    // well.
    cells[row]! += (cells[row]! - 1) * 2 > size ? -1 : 1;
  }
  return counts;
}

const classNames = (classes: number): string[] => upTo(classes).map((index) => String.fromCharCode(65 + index));

const rarestOf = (counts: readonly number[][]): number => {
  const sizes = counts.map((cells) => cells.reduce((sum, count) => sum + count));
  return sizes.lastIndexOf(Math.min(...sizes));
};

/**
 * Scores with two decimals, for more than 50 cases with three. The AUC is from 0.6 to 0.95, with about one tie per
 * eight cases.
 */
function scoresOf(cases: number, balance: number, choose: Choose): { truth: number[]; scores: number[] } {
  const positives = Math.min(cases - 2, Math.max(2, Math.round((cases * balance) / (1 + balance))));
  const pairs = positives * (cases - positives);
  // Beginning with the perfect ranking, each exchange of neighbours puts one more pair into the wrong order.
  const ranking = upTo(cases).map((place): number => (place < positives ? 1 : 0));
  const [least, most] = [Math.ceil(pairs / 10), Math.floor((pairs * 35) / 100)];
  const wrong = least + choose(most - least + 1);
  for (let exchange = 0; exchange < wrong; exchange++) {
    const places = upTo(cases - 1).filter((place) => ranking[place] === 1 && ranking[place + 1] === 0);
    const place = places[choose(places.length)]!;
    [ranking[place], ranking[place + 1]] = [0, 1];
  }
  const steps = cases > 50 ? 1000 : 100;
  const values = shuffled(upTo(steps - 1), choose)
    .slice(0, cases)
    .map((value) => value + 1)
    .sort((a, b) => b - a);
  // Right pairs, counted in halves because a tie is worth half a pair.
  let rightHalves = 2 * (pairs - wrong);
  const ties = Math.floor((cases + choose(8)) / 8);
  for (let tie = 0; tie < ties; tie++) {
    const place = choose(cases - 1);
    const isTied = [place - 1, place, place + 1].some(
      (at) => values[at] !== undefined && values[at] === values[at + 1],
    );
    const after = rightHalves + ranking[place + 1]! - ranking[place]!;
    if (isTied || after * 100 < 2 * pairs * 60 || after * 100 > 2 * pairs * 95) continue;
    values[place + 1] = values[place]!;
    rightHalves = after;
  }
  const order = shuffled(upTo(cases), choose);
  return {
    truth: order.map((place) => ranking[place]!),
    scores: order.map((place) => values[place]! / steps),
  };
}

function madeUp(options: Exercise['options']): { problem: Problem; rarest: Label } {
  const { seed, kind, classes, cases, balance } = options;
  const choose = chooser(seed);
  const divided = (truth: readonly Label[]): { folds?: Label[] } =>
    options.folds > 1 ? { folds: foldsOf(truth, options.folds) } : {};
  if (kind === 'scores') {
    const { truth, scores } = scoresOf(cases, balance, choose);
    return { problem: { kind, truth, scores, ...divided(truth), positive: 1 }, rarest: 1 };
  }
  const labels = classNames(classes);
  const counts = countsOf(shuffled(classSizes(classes, cases, balance), choose), choose);
  const rarest = labels[rarestOf(counts)]!;
  const positive = classes === 2 ? { positive: rarest } : {};
  if (kind === 'matrix') return { problem: { kind, counts, labels, ...positive }, rarest };
  const pairs = counts.flatMap((cells, row) =>
    cells.flatMap((count, column) => Array.from({ length: count }, () => [labels[row]!, labels[column]!] as const)),
  );
  const order = shuffled(pairs, choose);
  const [truth, predicted] = [order.map(([label]) => label), order.map(([, label]) => label)];
  return { problem: { kind, truth, predicted, ...divided(truth), labels, ...positive }, rarest };
}

/** Stratified folds: class by class, the cases are dealt to the folds in turn. */
function foldsOf(truth: readonly Label[], folds: number): number[] {
  const inTurn = [...new Set(truth)].flatMap((label) => [...truth.keys()].filter((at) => truth[at] === label));
  const found: number[] = [];
  for (const [turn, at] of inTurn.entries()) found[at] = (turn % folds) + 1;
  return found;
}

function usualQuestions(kind: Kind, classes: number, rarest: Label): Questions {
  const questions =
    kind === 'scores'
      ? exerciseQuestions.scores
      : classes === 2
        ? exerciseQuestions.twoClasses
        : exerciseQuestions.moreClasses;
  // The positive class of two is the rarer one.
  return questions.map((question) => ({ id: question.id, ...('class' in question && { class: rarest }) }));
}

function whole(name: string, value: unknown, [low, high]: readonly [number, number]): void {
  within(name, value, low, high);
  if (value !== undefined && !Number.isInteger(value)) {
    throw new RangeError(`${name} must be a whole number, not ${String(value)}`);
  }
}

function checkedQuestions(questions: ExerciseOptions['questions']): Questions | undefined {
  if (questions === undefined) return undefined;
  const isQuestion = (question: unknown): boolean => {
    const { id, class: label } = (question ?? {}) as { id?: unknown; class?: unknown };
    return typeof id === 'string' && (label === undefined || typeof label === 'string' || typeof label === 'number');
  };
  if (!Array.isArray(questions) || questions.length > mostQuestions || !questions.every(isQuestion)) {
    throw new RangeError(`questions must be at most ${mostQuestions} metrics, each with its id`);
  }
  questions.forEach((question) => refuseUnknown('field', question, questionNames));
  return questions.map(({ id, class: label }) => ({ id, ...(label !== undefined && { class: label }) }));
}

/**
 * Data with questions, generated from the seed; the same options give the same on every machine. The classes are called
 * A, B, C …, those of scores 1 and 0; of two classes the rarer one is positive. Very small classes are made a little
 * larger, so that there may be more cases than asked for.
 * @throws RangeError naming the option that is out of range or unknown
 */
export function exerciseOf(given: ExerciseOptions = {}): Omit<Exercise, 'key'> {
  if (typeof given !== 'object' || given === null) {
    throw new RangeError(`options must be an object, not ${given === null ? 'null' : typeof given}`);
  }
  refuseUnknown('option', given, exerciseNames);
  oneOf('kind', given.kind, kinds);
  const { seed = 1, kind = 'matrix', balance = 0.5, decimals = 3 } = given;
  const { range, usual } = casesOf[kind];
  const { classes = 3, cases = usual, folds = 1 } = given;
  whole('seed', seed, ranges.seed);
  whole('classes', classes, ranges.classes);
  whole('cases', cases, range);
  whole('folds', folds, ranges.folds);
  within('balance', balance, ...ranges.balance);
  whole('decimals', decimals, ranges.decimals);
  const questions = checkedQuestions(given.questions);
  const options = {
    seed,
    kind,
    classes: kind === 'scores' ? 2 : classes,
    cases,
    folds: kind === 'matrix' ? 1 : folds,
    balance,
    decimals,
  };
  const { problem, rarest } = madeUp(options);
  return { options, problem, questions: questions ?? usualQuestions(kind, classes, rarest) };
}
