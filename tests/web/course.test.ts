// Exercises for a whole course, on paper and by link. The number of a student determines the data, by which answers are
// marked.
import { createCalculator, type Questions } from 'deconfuse';
import { encode } from 'uqr';
import { describe, expect, test } from 'vitest';
import { exerciseOf } from '../../web/core/exercise.ts';
import { mostVariants, now, variantsOf } from '../../web/core/questions.ts';
import { textsIn } from '../../web/elements/exercises/exercise-data.ts';
import { qrCode } from '../../web/export/qr-code.ts';
import { languages, type Language } from '../../web/locales/index.ts';
import { classListOf, countOf, studentsOf } from '../../web/questions/class-list.ts';
import { exerciseOfStudent } from '../../web/questions/exercise-of-student.ts';
import { shortKey } from '../../web/questions/short-key.ts';
import { exerciseOptionsOf } from '../../web/share/exercise-address.ts';

const calculator = await createCalculator();

const alone = (options: Parameters<typeof variantsOf>[1]): Questions =>
  now(variantsOf(calculator, { ...options, distinct: false }, undefined, { withSlips: false }));

const seedsTo = (last: number): number[] => Array.from({ length: last }, (_, at) => at + 1);

describe('the data of a number', () => {
  // So little data that they repeat, and answers that are often equal.
  const few = { classes: 2, cases: 30 };

  test('depend on it alone, whoever else is in the list', () => {
    const seeds = seedsTo(60);
    const { variants } = alone({ ...few, seeds });
    for (const [at, variant] of variants.entries()) {
      const [single] = alone({ ...few, seeds: [seeds[at]!] }).variants;
      expect(variant.madeFrom).toBe(single!.madeFrom);
      expect(variant.problem).toEqual(single!.problem);
    }
    expect(variants.some(({ seed, madeFrom }) => seed !== madeFrom)).toBe(true);
    // Repeated data are listed as a flaw.
    expect(variants.flatMap(({ flaws }) => flaws).some(({ kind }) => kind === 'repeated')).toBe(true);
    expect(variants.every(({ questions }) => questions.every(({ slips }) => slips.length === 0))).toBe(true);
  });

  test('are those of variants for learning systems, where no data repeat', () => {
    const options = { classes: 4, seeds: seedsTo(40) };
    const made = calculator.questions(options).variants.map(({ madeFrom }) => madeFrom);
    expect(alone(options).variants.map(({ madeFrom }) => madeFrom)).toEqual(made);
  });

  test.each(['classes=2&cases=30', 'kind=scores', 'classes=4&ask=accuracy,f1_micro'])(
    'are those of the sheet, by the link of the course: %s',
    async (options) => {
      const course = new URLSearchParams(`mode=check&exercise=student&${options}&hide=results`);
      const { questions: ask, ...others } = exerciseOptionsOf(course)!;
      const { variants } = alone({ ...others, ...(ask && { ask }), seeds: seedsTo(20) });
      for (const { seed, problem } of variants) {
        const fields = await exerciseOfStudent(calculator, course, ` s${seed}, group 7`);
        expect(exerciseOf(exerciseOptionsOf(fields!)).problem).toEqual(problem);
        expect(fields!.get('hide')).toBe('results');
      }
      expect(course.get('exercise')).toBe('student');
    },
  );

  test('need a number', async () => {
    const course = new URLSearchParams('exercise=student');
    expect(await exerciseOfStudent(calculator, course, ' Ada ')).toBeUndefined();
    expect(await exerciseOfStudent(calculator, course, '')).toBeUndefined();
    const unknown = new URLSearchParams('exercise=student&ask=no_such');
    await expect(exerciseOfStudent(calculator, unknown, '7')).rejects.toThrow();
  });
});

test('students are those of a range or of a list', () => {
  const students = { first: 5, last: 7, list: 'Ada 12\nnobody\n013 Grace' };
  expect(studentsOf('range', students)).toEqual([{ seed: 5 }, { seed: 6 }, { seed: 7 }]);
  expect(studentsOf('list', students)).toEqual(classListOf(students.list).students);
  expect(countOf('list', students)).toBe(2);
  expect(countOf('range', { ...students, last: 4 })).toBe(0);
  expect(studentsOf('range', { ...students, first: 9 })).toEqual([]);
  const all = { ...students, first: 0, last: Number.MAX_SAFE_INTEGER };
  expect(countOf('range', all)).toBeGreaterThan(mostVariants);
  expect(studentsOf('range', all)).toHaveLength(mostVariants);
});

describe('the short key', () => {
  const made = alone({ classes: 3, seeds: [12, 13], decimals: 2 });
  const students = [
    { name: 'Ada 12', seed: 12 },
    { name: 'Grace 13', seed: 13 },
  ];

  test.each(Object.keys(languages) as Language[])('has one row per student: %s', async (language) => {
    const said = await textsIn(language);
    const { questions, tables } = shortKey(made, students, 2, said);
    expect(questions).toHaveLength(made.variants[0]!.questions.length);
    const [[head, ...rows]] = tables as [string[][]];
    expect(head!.slice(0, 3)).toEqual([said.texts.number, said.texts.name, '1']);
    expect(rows.map(([number, name]) => [number, name])).toEqual([['12', 'Ada 12'], ['13', 'Grace 13']]); // prettier-ignore
    const answers = made.variants.map(({ questions: asked }) =>
      asked.map(({ value }) => value!.toFixed(2).replace('.', said.locale.decimalSign)),
    );
    expect(rows.map((row) => row.slice(2))).toEqual(answers);
  });

  test('continues in another table where there are many answers, and marks undefined values', async () => {
    const said = await textsIn('en');
    const [variant] = made.variants;
    const [question] = variant!.questions;
    const questions = Array.from({ length: 10 }, (_, at) => ({ ...question!, value: at === 9 ? null : at / 8 }));
    const { tables } = shortKey({ variants: [{ ...variant!, questions }] }, [{ seed: 12 }], 3, said);
    expect(tables).toEqual([
      [
        ['Number', '1', '2', '3', '4', '5', '6', '7', '8'],
        ['12', '0', '0.125', '0.250', '0.375', '0.500', '0.625', '0.750', '0.875'],
      ],
      [
        ['Number', '9', '10'],
        ['12', '1', 'undefined'],
      ],
    ]);
  });

  test('is nothing of nobody', async () => {
    expect(shortKey({ variants: [] }, [], 3, await textsIn('en'))).toEqual({ questions: [], tables: [] });
  });
});

describe('a QR code', () => {
  const link = 'https://example.org/#mode=check&exercise=7&classes=4&ask=accuracy,recall:A&hide=results';

  test('is drawn as its modules are', () => {
    const { size, path } = qrCode(link)!;
    const { data } = encode(link, { ecc: 'L', border: 4 });
    const drawn = data.map((row) => row.map(() => false));
    for (const [, x, y, width] of path.matchAll(/M(\d+) (\d+)h(\d+)v1h-\3z/g)) {
      drawn[Number(y)]!.fill(true, Number(x), Number(x) + Number(width));
    }
    expect(size).toBe(data.length);
    expect(drawn).toEqual(data);
    expect(path.replace(/M\d+ \d+h\d+v1h-\d+z/g, '')).toBe('');
  });

  test('has nothing around it, and a mark in three corners', () => {
    const { size, path } = qrCode(link)!;
    expect(path).not.toMatch(/M[0-3] |M\d+ [0-3]h/);
    for (const [x, y] of [[4, 4], [size - 11, 4], [4, size - 11]]) expect(path).toContain(`M${x} ${y}h7v1h-7z`); // prettier-ignore
  });

  test('contains nothing that cameras cannot read', () => {
    expect(qrCode('x'.repeat(1273))?.size).toBe(117 + 8);
    expect(qrCode('x'.repeat(1274))).toBeUndefined();
  });
});
