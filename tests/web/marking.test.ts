// The submissions of a class: read, marked by each student's own data, and counted.
import { describe, expect, test } from 'vitest';
import { exerciseOf } from '../../web/core/exercise.ts';
import { soon, variantsOf } from '../../web/core/questions.ts';
import { csvOf } from '../../web/export/table/csv.ts';
import { loadCheckerTexts } from '../../web/locales/checker.ts';
import { languages, loadLocale, type Language } from '../../web/locales/index.ts';
import { findingOf, findingsOf } from '../../web/marking/findings.ts';
import { gradeBook } from '../../web/marking/grade-book.ts';
import { markClass } from '../../web/marking/marking.ts';
import { saysNothing } from '../../web/marking/no-answer.ts';
import { guessColumns, readSubmissions } from '../../web/marking/submissions.ts';
import { asyncCalculator } from './async-calculator.ts';

const precision = { id: 'precision', class: 'A', name: 'Precision of “A”' };
const accuracy = { id: 'accuracy', name: 'Accuracy' };
const questions = [accuracy, precision];

describe('a submitted table', () => {
  test.each([
    ['commas', 'name,number,x\n"Li, Ada",7,0.5\n'],
    ['semicolons, and decimal commas', 'name;number;x\n"Li, Ada";7;0.5\n'],
    ['tabs, after a mark of the byte order', '\ufeffname\tnumber\tx\r\nLi, Ada\t7\t0.5\r\n\r\n'],
  ])('with %s', (_, text) => {
    expect(readSubmissions(text)).toEqual({
      columns: ['name', 'number', 'x'],
      rows: [['Li, Ada', '7', '0.5']],
      uneven: [],
    });
  });

  test('rows that are too short or too long keep all cells', () => {
    expect(readSubmissions('a,b\n1\n1,2,3')).toEqual({ columns: ['a', 'b', ''], rows: [['1', '', ''], ['1', '2', '3']], uneven: [1, 2] }); // prettier-ignore
    for (const text of ['', '\n\n', 'a,b', 'a,b\n,\n']) expect(readSubmissions(text)).toBeUndefined();
  });

  test('several answers in one cell, as Moodle reports them, are separated, and nothing else is', () => {
    const text = [
      'Surname,Response 1,Note',
      'Li 7,"part 1: 0.8; part 2: 0,5; part 3: -",ok 1: fine',
      'Wu 8,"part 1: ; part 2: 1/3",no',
      'No 9,,',
    ].join('\n');
    expect(readSubmissions(text)).toEqual({
      columns: ['Surname', 'Response 1 1', 'Response 1 2', 'Response 1 3', 'Note'],
      rows: [
        ['Li 7', '0.8', '0,5', '-', 'ok 1: fine'],
        ['Wu 8', '', '1/3', '', 'no'],
        ['No 9', '', '', '', ''],
      ],
      uneven: [],
    });
    expect(readSubmissions('a,b\n1,Teil 1: 2; Teil 3: 4')!.columns).toEqual(['a', 'b']);
  });

  const columnsOf = (text: string) => guessColumns(readSubmissions(text)!, questions);

  test('columns are found by name, in any order', () => {
    expect(columnsOf('Precision of “A”,Matrikelnummer,accuracy\n1,7,1')).toEqual({ student: 1, answers: [2, 0] });
    expect(columnsOf('ID,Name,precision A\n7,Ada,1')).toEqual({ student: 0, answers: [undefined, 2] });
  });

  test('columns with other names are found at the end, in the order of the questions', () => {
    expect(columnsOf('Name,Student number,Response 1,Response 2\nAda,7,1,1')).toEqual({ student: 1, answers: [2, 3] });
    expect(columnsOf('Student,x\nAda 7,1')).toEqual({ student: 0, answers: [undefined, undefined] });
  });
});

const said = async (language: Language) => ({
  texts: await loadCheckerTexts(language),
  locale: await loadLocale(language, true),
  decimals: 3,
});

const options = { kind: 'matrix', classes: 3, decimals: 3 } as const;
const asked = questions.map(({ name: _name, ...question }) => question);

/** The data of a student, the same in every exercise made for her number. */
async function dataOf(calculator: Awaited<ReturnType<typeof asyncCalculator>>['calculator'], seed: number) {
  const wanted = { ...options, seeds: [seed], ask: asked, distinct: false };
  const [variant] = (await soon(variantsOf(calculator, wanted))).variants;
  const { problem } = variant!;
  if (problem.kind !== 'matrix') throw new Error('a matrix');
  const counts = problem.counts.map((row) => Array.from(row));
  const total = counts.flat().reduce((sum, count) => sum + count, 0);
  const right = counts.reduce((sum, row, at) => sum + row[at]!, 0) / total;
  const ofTruth = counts[0]![0]! / counts[0]!.reduce((sum, count) => sum + count, 0);
  const ofPrediction = counts[0]![0]! / counts.reduce((sum, row) => sum + row[0]!, 0);
  return { right, ofTruth, ofPrediction };
}

async function work() {
  const { calculator, held } = await asyncCalculator();
  const lines = ['Student,accuracy,precision A'];
  const seeds: number[] = [];
  for (let seed = 21; seeds.length < 4; seed++) {
    const { right, ofTruth, ofPrediction } = await dataOf(calculator, seed);
    if (ofTruth.toFixed(3) === ofPrediction.toFixed(3)) continue;
    seeds.push(seed);
    // All of them have read rows as columns.
    lines.push(`Ada ${seed},${right.toFixed(3)},${ofTruth.toFixed(3)}`);
  }
  const { right, ofPrediction } = await dataOf(calculator, 15);
  lines.push(
    `"=Eve, 15",${(Math.floor(right * 1000) / 1000).toFixed(3)},${ofPrediction.toFixed(3)}`,
    'Bob,0.5,0.5',
    'Cy 11,,x',
  );
  const submissions = readSubmissions(lines.join('\n'))!;
  const columns = guessColumns(submissions, questions);
  const wanted = { options, questions: asked, points: 2, credit: { truncated: 0.25, coarse: 0.5 } };
  const marked = await markClass(calculator, submissions, columns, wanted);
  return { submissions, columns, questions, marked, held, seeds };
}

describe('marks', () => {
  test('each answer is marked by the data of the student', async () => {
    const { marked, held, seeds } = await work();
    expect(held.size).toBe(0);
    expect(marked.map(({ seed }) => seed)).toEqual([...seeds, 15, undefined, 11]);
    for (const { marks, points } of marked.slice(0, 4)) {
      expect(marks.map(({ verdict }) => verdict!.verdict)).toEqual(['right', 'slip']);
      expect(marks[1]!.verdict!.explanations[0]!.slips).toMatchObject([{ kind: expect.stringMatching(/transposed|metric/) }]); // prettier-ignore
      expect(points).toBe(2);
    }
    expect(marked[4]!.marks[1]!.verdict!.verdict).toBe('right');
    expect(marked[5]).toMatchObject({ marks: [], points: 0 });
    expect(marked[6]!.marks[0]).toEqual({ answer: '', points: 0 });
    expect(marked[6]!.marks[1]!.verdict!.error).toBeDefined();
  });

  test.each(Object.keys(languages) as Language[])('equal slips are counted together, %s', async (language) => {
    const { marked } = await work();
    const words = await said(language);
    const findings = findingsOf(marked, questions, words, { right: 'R', missing: 'M' });
    expect(findings[0]).toMatchObject({ text: 'R', students: 5, answers: 5, isRight: true });
    expect(findings[1]).toMatchObject({ students: 4, answers: 4, isRight: false });
    for (const { text } of findings) expect(text).not.toMatch(/[{}]|undefined|NaN/);
    expect(findings.some(({ text }) => text === 'M')).toBe(true);
    expect(findingOf(marked[6]!.marks[1]!, marked[6]!, precision, words)).toBe(words.texts.verdicts.unreadable);
  });

  test('a grade book keeps the submissions, holds no formulas and ends with the points', async () => {
    const { marked, submissions, columns } = await work();
    const names = { caption: 'Marks', points: 'Points', finding: 'finding' };
    const table = gradeBook({ submissions, columns, questions, marked }, await said('en'), names);
    const [head, first, ...others] = csvOf(table, '.').split('\r\n');
    expect(head).toBe(
      'Student,accuracy,precision A,Points,Accuracy: Points,Accuracy: finding,Precision of “A”: Points,Precision of “A”: finding',
    );
    expect(first).toMatch(/^Ada \d+,0\.\d+,0\.\d+,2,2,,0,"[A-Z].*\."$/);
    expect(others[3]).not.toMatch(/^"?=/);
    expect(others[4]).toBe('Bob,0.5,0.5,,,,,');
  });

  test('a dash, a question mark and words for it are no answer', async () => {
    const { calculator } = await asyncCalculator();
    const { right } = await dataOf(calculator, 21);
    const given = ['-', '–', '?', 'n/a', 'NA', 'weiß nicht', 'no sé', '0.111', 'undefined'];
    const submissions = readSubmissions(
      ['n,a', `21,${right.toFixed(3)}`, ...given.map((one) => `21,${one}`)].join('\n'),
    )!;
    const wanted = { options, questions: [{ id: 'accuracy' }], points: 1, credit: {} };
    const marked = await markClass(calculator, submissions, { student: 0, answers: [1] }, wanted);
    expect(marked.map(({ marks }) => marks[0]!.verdict?.verdict ?? 'none')).toEqual([
      'right', ...given.slice(0, 7).map(() => 'none'), expect.stringMatching(/slip|unknown/), expect.stringMatching(/slip|unknown/)]); // prettier-ignore
    expect(marked[1]!.marks[0]).toEqual({ answer: '-', points: 0 });
  });

  test.each([
    '—',
    '...',
    '???',
    'n/a',
    'N.A.',
    'k. A.',
    'Keine Ahnung!',
    'No lo sé.',
    'je ne sais pas',
    "I don't know",
  ])('%s means no answer', (answer) => expect(saysNothing(answer)).toBe(true));

  test.each(['0', '-0.5', 'undefined', 'nicht definiert', 'null', '1/3', 'NaN', '∞', 'no', '5 %'])(
    '%s is an answer',
    (answer) => expect(saysNothing(answer)).toBe(false),
  );

  test('it stops on request, and refuses unknown names', async () => {
    const { calculator } = await asyncCalculator();
    const submissions = readSubmissions('n,a\n1,0.5\n2,0.5\n3,0.5')!;
    const wanted = { options, questions: [{ id: 'accuracy' }], points: 1, credit: {} };
    const columns = { student: 0, answers: [1] };
    expect(await markClass(calculator, submissions, columns, wanted, (done) => done < 4)).toHaveLength(1);
    const unknown = { ...wanted, questions: [{ id: 'nothing' }] };
    await expect(markClass(calculator, submissions, columns, unknown)).rejects.toThrow('nothing');
  });

  test('the data of a number do not depend on others, where they need not be distinct', async () => {
    const { calculator } = await asyncCalculator();
    const seeds = Array.from({ length: 60 }, (_, at) => at + 1);
    const two = { kind: 'matrix', classes: 2, ask: exerciseOf({ classes: 2 }).questions, distinct: false } as const;
    const together = (await soon(variantsOf(calculator, { ...two, seeds }))).variants;
    expect(together.some(({ flaws }) => flaws.some(({ kind }) => kind === 'repeated'))).toBe(true);
    for (const seed of [17, 43, 60]) {
      const [alone] = (await soon(variantsOf(calculator, { ...two, seeds: [seed] }))).variants;
      expect(alone!.problem).toEqual(together[seed - 1]!.problem);
    }
  });

  test('nor where hardly any data have all values asked for', async () => {
    const { calculator } = await asyncCalculator();
    const rare = { kind: 'matrix', classes: 8, cases: 8, balance: 0.02, distinct: false } as const;
    const ask = [
      { id: 'recall', class: 'H' },
      { id: 'recall', class: 'G' },
      { id: 'f1', class: 'H' },
    ];
    const seeds = Array.from({ length: 20 }, (_, at) => at + 1);
    const made = async (of: number[]) =>
      (await soon(variantsOf(calculator, { ...rare, ask, seeds: of }, undefined, { withSlips: false }))).variants;
    const together = await made(seeds);
    for (const seed of seeds) expect((await made([seed]))[0]!.madeFrom).toBe(together[seed - 1]!.madeFrom);
  });
});
