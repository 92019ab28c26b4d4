// Generated exercises in words, and as files for lecturers.
import { createCalculator, type ExerciseOptions } from 'deconfuse';
import { describe, expect, test } from 'vitest';
import { exerciseOf } from '../../web/core/exercise.ts';
import { textsIn } from '../../web/elements/exercises/exercise-data.ts';
import { languages, type Language } from '../../web/locales/index.ts';
import { classListOf } from '../../web/questions/class-list.ts';
import { formats } from '../../web/questions/formats.ts';
import type { QuestionSet } from '../../web/questions/question-set.ts';
import { worded, type KnownCredit } from '../../web/questions/worded.ts';

const calculator = await createCalculator();
const catalogue = calculator.catalogue();
const half: KnownCredit = { truncated: 0.5, intermediate: 0.4, rounded: 0.25, slip: 0 };

async function setOf(language: Language, given: ExerciseOptions, credit = half, students: string[] = []) {
  const { seed: _seed, ...options } = exerciseOf(given).options;
  const { questions: ask } = given;
  const questions = calculator.questions({ ...options, seeds: [7, 8, 9], ...(ask && { ask }) });
  const said = await textsIn(language);
  const page = 'https://example.org/';
  return worded(questions, { ...said, options, catalogue, points: 2, credit, students, page });
}

const everyLanguage = Object.keys(languages) as Language[];

describe.each(everyLanguage)('%s', (language) => {
  test.each(['matrix', 'labels', 'scores'] as const)('questions of %s, in every format', async (kind) => {
    const set = await setOf(language, { kind, classes: 3 });
    expect(set.language).toBe(language);
    expect(set.variants).toHaveLength(3);
    expect(new Set(set.variants.map(({ id }) => id)).size).toBe(3);
    for (const { questions, data, link, seed } of set.variants) {
      expect(data[0]!.rows.length).toBeGreaterThan(1);
      expect(link).toContain(`#mode=check&exercise=${seed}`);
      expect(questions.length).toBeGreaterThan(2);
      for (const { answer, low, high, known, solution } of questions) {
        expect(Number(answer)).toBeGreaterThanOrEqual(low);
        expect(Number(answer)).toBeLessThanOrEqual(high);
        expect(solution.latex.length).toBeGreaterThan(1);
        for (const { feedback, share } of known) {
          expect(feedback).toMatch(/\.$/);
          expect(feedback).not.toMatch(/[{}]|undefined|NaN/);
          expect([0, 0.25, 0.4, 0.5]).toContain(share);
        }
      }
    }
    for (const load of Object.values(formats)) {
      const { content, name } = (await load())(set);
      expect(content.length, name).toBeGreaterThan(500);
    }
  });
});

const known = (set: QuestionSet, share: number): string[] =>
  set.variants.flatMap(({ questions }) =>
    questions.flatMap((question) =>
      question.known.filter((one) => one.share === share).map(({ feedback }) => feedback),
    ),
  );

test('nearly right answers get the chosen share', async () => {
  const set = await setOf('en', { classes: 2, questions: [{ id: 'recall', class: 'A' }] });
  expect(known(set, 0.25)).toContain('Nearly: one off in the last digit.');
  expect(known(set, 0)).toContain('Rows were read as columns, so that truth and prediction changed places.');
  const strict = await setOf('en', { classes: 2 }, { truncated: 0, intermediate: 0, rounded: 0, slip: 0 });
  expect(known(strict, 0)).not.toContain('Nearly: one off in the last digit.');
});

test('numbers of any size are written in a form that files can hold', async () => {
  const questions = [{ id: 'recall', class: 'A' }, { id: 'chi_squared_p_value' }, { id: 'true_positive', class: 'A' }];
  for (const decimals of [0, 3, 12]) {
    const set = await setOf('de', { classes: 2, cases: 10_000, decimals, questions });
    for (const { answer, low, high, known: others } of set.variants.flatMap((variant) => variant.questions)) {
      expect(answer).toMatch(/^-?\d+(?:\.\d+)?$/);
      // Within the precision of doubles.
      expect(high - low).toBeLessThan(1.01 * 10 ** -decimals + 1e-11);
      for (const other of others) expect(other.high - other.low).toBeGreaterThan(0);
    }
    for (const load of Object.values(formats)) expect(String((await load())(set).content)).not.toContain('NaN');
  }
});

test('a value next to the right number is nearly right before it is a slip', async () => {
  const set = await setOf('en', { classes: 2, cases: 1000, questions: [{ id: 'accuracy' }] });
  for (const { answer, known: others } of set.variants.flatMap((variant) => variant.questions)) {
    const next = Number(answer) + 0.001;
    expect(others.find(({ low, high }) => low <= next && next <= high)?.share).toBeGreaterThan(0);
  }
});

test('a variant keeps the number it was asked for by, whatever seed it was made from', async () => {
  const { seed: _seed, ...options } = exerciseOf({}).options;
  const wanted = { ...(await textsIn('en')), options, catalogue, points: 1, credit: half, students: [] };
  const { variants } = worded(calculator.questions({ seeds: [7, 7] }), wanted);
  expect(variants.map(({ number }) => number)).toEqual([7, 7]);
  expect(variants[1]!.seed).not.toBe(7);
});

test('programs find the data that are shown', async () => {
  const of = async (kind: ExerciseOptions['kind']) =>
    (await setOf('de', { kind, classes: 2 })).variants.map(({ values, data }) => ({
      values,
      shown: data.flatMap(({ rows }) => rows.slice(1).map((row) => row.slice(1))),
    }));
  for (const { values, shown } of await of('matrix')) {
    expect(values.labels).toEqual(['A', 'B']);
    expect((values.matrix as number[][]).map((row) => row.map(String))).toEqual(shown);
  }
  for (const { values, shown } of await of('labels')) {
    expect(values.y_true).toEqual(shown.filter((_, at) => at % 2 === 0).flat());
    expect(values.y_pred).toEqual(shown.filter((_, at) => at % 2 === 1).flat());
  }
  for (const { values, shown } of await of('scores')) {
    expect((values.y_true as number[]).map(String)).toEqual(shown.filter((_, at) => at % 2 === 0).flat());
    const scores = shown.filter((_, at) => at % 2 === 1).flat();
    expect(values.y_score).toEqual(scores.map((text) => Number(text.replace(',', '.').replace('−', '-'))));
    expect(values.positive).toBe(1);
  }
});

test('a file that nobody else can open has no link', async () => {
  const { seed: _seed, ...options } = exerciseOf({}).options;
  const wanted = { ...(await textsIn('en')), options, catalogue, points: 1, credit: half, students: [] };
  const set = worded(calculator.questions({ seeds: [1] }), wanted);
  expect(set.variants[0]!.link).toBeUndefined();
  for (const load of Object.values(formats)) expect(String((await load())(set).content)).not.toContain('undefined');
});

test('a class list names the student of each variant', async () => {
  const { students, doubtful } = classListOf('Ada, 1007\n\n  2008;Grace  \r\nnobody\n12345678901234567890\nEve, 1007');
  expect(students).toEqual([
    { name: 'Ada, 1007', seed: 1007 },
    { name: '2008;Grace', seed: 2008 },
    { name: '12345678901234567890', seed: 123_456_789_012_345 },
    { name: 'Eve, 1007', seed: 1007 },
  ]);
  expect(doubtful).toEqual({ unnumbered: [4], repeated: [6], shortened: [5] });
  const set = await setOf('en', {}, half, ['Ada, 1007', '2008;Grace']);
  expect(set.variants.map(({ student }) => student)).toEqual(['Ada, 1007', '2008;Grace', undefined]);
});
