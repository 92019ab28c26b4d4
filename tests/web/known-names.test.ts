// Nothing is ignored: an unknown field or option is refused, with the name that was probably meant.
import { createCalculator, type Dataset, type Problem } from 'deconfuse';
import { describe, expect, test } from 'vitest';
import * as names from '../../web/core/accepted-names.ts';
import { refuseUnknown } from '../../web/core/known-names.ts';
import { readValues } from '../../web/core/options.ts';

const calculator = await createCalculator();
const datasetOf = (problem: object): Dataset => calculator.dataset(problem as Problem);

const counts = [
  [20, 3],
  [5, 30],
];
const truth = [1, 0, 1, 0];
const problems: readonly Problem[] = [
  { kind: 'labels', truth, predicted: [1, 0, 0, 0] },
  { kind: 'matrix', counts },
  { kind: 'counts', successes: 3, trials: 4 },
  { kind: 'class-counts', tp: [2, 3, 4], fp: [1, 1, 1], fn: [0, 2, 1] },
  { kind: 'scores', truth, scores: { A: [0.9, 0.6, 0.5, 0.2], B: [0.7, 0.1, 0.8, 0.3] } },
  { kind: 'probabilities', truth, labels: [0, 1], probabilities: truth.map((label) => [1 - label, label]) },
  { kind: 'multilabel', truth: counts.map(() => [0, 1]), predicted: counts.map(() => [1, 1]) },
  { kind: 'distributions', p: [0.25, 0.75], q: [0.5, 0.5] },
  { kind: 'parts', what: 'folds', parts: { one: { kind: 'matrix', counts: [[1]] } } },
  { kind: 'raters', ratings: { one: ['a', 'b'], other: ['a', null] } },
  { kind: 'decision', prior: 0.1, sensitivity: 0.9, specificity: 0.8 },
  { kind: 'decision', costs: { l00: 0, l01: 1, l10: 5, l11: 0 } },
  { kind: 'decision', labels: ['A', 'B'], counts, costMatrix: counts },
  { kind: 'report', precision: [0.75, 0.8], recall: [0.75, 0.8], support: [4, 5], decimals: 2 },
];
const datasets = problems.map((problem) => ({ problem, dataset: calculator.dataset(problem) }));
const ofMatrix = datasets[1]!.dataset;
const ofScores = datasets[4]!.dataset;

type Call = [called: string, what: 'field' | 'option', known: object, call: (given: object) => unknown];

const calls: Call[] = [
  ...problems.map((problem): Call => {
    const called = `dataset of ${Object.keys(problem).join(', ')} (${problem.kind})`;
    return [called, 'field', names.problemNames[problem.kind], (given) => datasetOf({ ...problem, ...given })];
  }),
  ...datasets.flatMap(({ problem, dataset }): Call[] => {
    const of = `of ${Object.keys(problem).join(', ')} (${problem.kind})`;
    const [id = ''] = Object.keys(dataset.report().metrics);
    const asked: Call[] = [
      [`report ${of}`, 'option', names.reportNames, (given) => dataset.report(given)],
      [`explain ${of}`, 'option', names.explainNames, (given) => dataset.explain(id, given)],
      [`curve ${of}`, 'option', names.curveNames, (given) => dataset.curve('roc', given)],
      [`another curve ${of}`, 'option', names.curveNames, (given) => dataset.curve('error-reject', given)],
    ];
    const checked: Call[] = [
      [`check ${of}`, 'option', names.checkNames, (given) => dataset.check([{ id, answer: 1 }], given)],
      [`slips ${of}`, 'option', names.slipsNames, (given) => dataset.slips(id, given)],
    ];
    return [...asked, ...(problem.kind === 'decision' ? [] : checked)];
  }),
  ['read', 'option', readValues, (given) => calculator.read('1 0\n1 1\n0 0', given)],
  ['readings', 'option', readValues, (given) => calculator.readings('1 0\n1 1\n0 0', given)],
  ['tally', 'option', { ...readValues, bytes: true }, (given) => calculator.tally(given)],
  ['compare', 'option', names.compareNames, (given) => ofScores.compare('A', 'B', { method: 'delong', ...given })],
  ['resample', 'option', names.resampleNames, (given) => ofScores.resample(given).release()],
  ['exercise', 'option', names.exerciseNames, (given) => calculator.exercise(given)],
  ['questions', 'option', names.questionsNames, (given) => calculator.questions({ seeds: [1], ...given })],
  ['a question', 'field', names.questionNames, (given) => calculator.exercise({ questions: [{ id: 'f1', ...given }] })],
  ['ask', 'field', names.questionNames, (given) => calculator.questions({ seeds: [1], ask: [{ id: 'f1', ...given }] })],
  ['an answer', 'field', names.answerNames, (given) => ofMatrix.check([{ answer: 1, ...given }])],
  ['credit', 'field', names.creditNames, (credit) => ofMatrix.check([], { credit })],
  ['costs', 'field', names.costNames, (costs) => datasetOf({ kind: 'decision', costs })],
];

const refusal = (call: () => unknown): string => {
  try {
    call();
  } catch (error) {
    return error instanceof RangeError ? error.message : String(error);
  }
  return '';
};

/** JSON, because some names are no fields of their own when they are assigned. */
const named = (name: string, value: unknown = 1): object => JSON.parse(`{${JSON.stringify(name)}:${String(value)}}`);
const doubled = (name: string): string => name[0]! + name;
const exchanged = (name: string): string => name[0]! + name[2]! + name[1]! + name.slice(3);
const snake = (name: string): string => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

describe.each(calls)('%s', (_, what, known, call) => {
  const isUnknown = (name: string): boolean => !Object.hasOwn(known, name);

  test('accepts every known name', () => {
    for (const name of Object.keys(known)) expect(refusal(() => call(named(name)))).not.toMatch(/^There is no (f|o)/);
  });

  test('suggests the intended name', () => {
    for (const name of Object.keys(known).filter(({ length }) => length > 3)) {
      const misspelt = [doubled(name), exchanged(name), snake(name), name.toUpperCase(), `${name}_`];
      for (const wrong of misspelt.filter(isUnknown))
        expect(refusal(() => call(named(wrong)))).toBe(`There is no ${what} "${wrong}"; did you mean "${name}"?`);
    }
  });

  test('lists all names where none is near', () => {
    const all = Object.keys(known).join(', ');
    for (const wrong of ['x', 'whatever', '', '0', '9007199254740993', '𝔸'])
      expect(refusal(() => call(named(wrong)))).toBe(`There is no ${what} "${wrong}"; there are ${all}`);
    expect(refusal(() => call(named('whatever', null)))).toBe(`There is no ${what} "whatever"; there are ${all}`);
  });

  test('refuses names that every object has', () => {
    for (const wrong of ['__proto__', 'constructor', 'toString', 'hasOwnProperty'])
      expect(refusal(() => call(named(wrong)))).toContain(`There is no ${what} "${wrong}"; there are `);
  });

  test('ignores names without a value', () => {
    expect(refusal(() => call({ whatever: undefined, constructor: undefined }))).not.toMatch(/^There is no (f|o)/);
  });
});

test.each<[call: () => unknown, message: string]>([
  [() => ofMatrix.report({ zeroDivison: 'one' } as object), 'There is no option "zeroDivison"; did you mean "zeroDivision"?'], // prettier-ignore
  [() => datasetOf({ ...problems[0], lables: [0, 1] }), 'There is no field "lables"; did you mean "labels"?'], // prettier-ignore
  [() => calculator.read('1 2\n3 4', { orientaton: 'truth-rows' } as object), 'There is no option "orientaton"; did you mean "orientation"?'], // prettier-ignore
  [() => datasetOf({ ...problems[0], scores: truth }), 'There is no field "scores"; there are kind, truth, predicted, labels, predictedLabels, weights, groups, folds, positive'], // prettier-ignore
  [() => datasetOf({ ...problems[4], found: 2 }), 'There is no field "found"; there are kind, truth, scores, positive, lowerIsPositive, decisionValues, missed, weights, groups, folds'], // prettier-ignore
  [() => datasetOf({ kind: 'matrix', count: counts }), 'There is no field "count"; did you mean "counts"?'], // prettier-ignore
  [() => ofMatrix.report(Object('one') as object), 'There is no option "0"; there are beta,'],
])('%s', (call, message) => {
  expect(call).toThrow(RangeError);
  expect(call).toThrow(message);
});

test('a calculator accepts its own options only', async () => {
  const start = (options: object): Promise<unknown> => createCalculator(options);
  await expect(start({ wsam: 1 })).rejects.toThrow(new RangeError('There is no option "wsam"; did you mean "wasm"?'));
  await expect(start({ readerWasm: 1, scoresWasm: 1, checkerWasm: 1 })).resolves.toHaveProperty('read');
});

test('answers can be checked as they were read', () => {
  const answers = calculator.readAnswers('accuracy = 0.86', ofMatrix);
  expect(Object.keys(answers[0]!)).toEqual(expect.arrayContaining(['line', 'column']));
  expect(ofMatrix.check(answers)[0]!.verdict).toBe('right');
});

test('data of every kind describe themselves by known names', () => {
  for (const { dataset } of datasets) expect(calculator.dataset(dataset.problem).kind).toBe(dataset.kind);
});

test.each(['x'.repeat(10_000), '\u0000'.repeat(10_000), '\ud83d\ude00'.repeat(10_000), 'zeroDivision'.repeat(10_000)])(
  'the message about a long name is short',
  (name) => {
    const began = performance.now();
    const message = refusal(() => refuseUnknown('option', { [name]: 1 }, names.explainNames));
    expect(performance.now() - began).toBeLessThan(100);
    expect(message).toMatch(/^There is no option ".{1,280}…"; there are /u);
    expect(message.length).toBeLessThan(800);
  },
);

test.each([null, undefined, 1, true, '', Symbol('option'), () => 1, []])('%s has no names', (given) => {
  expect(() => refuseUnknown('option', given, {})).not.toThrow();
});
