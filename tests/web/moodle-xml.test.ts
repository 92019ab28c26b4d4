// Moodle XML, read by Moodle's own rules: each answer gets the right marks, and text stays text.
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { plainName } from '../../web/questions/moodle.ts';
import { moodleCloze, moodleNumerical } from '../../web/questions/moodle-xml.ts';
import type { QuestionFile } from '../../web/questions/question-set.ts';
import { all, cellsOf, type Element, namesOf, only, textOf, treeOf } from './markup-tree.ts';
import { hostileTexts, kept, withText } from './hostile-questions.ts';
import { clozeOf } from './moodle-cloze.ts';
import { categoryNames, expectMarked, type MoodleAnswer } from './moodle-grading.ts';
import { questionSet } from './question-set.ts';

const questionsOf = ({ content }: QuestionFile): Element[] => all(treeOf(content as string), 'question');
const child = (element: Element, name: string): Element =>
  element.children.find((one): one is Element => typeof one !== 'string' && one.name === name)!;
const textIn = (element: Element, name: string): string => textOf(child(element, name)).trim();

/** Reads answers as `import_numerical` does. */
const answersOf = (question: Element): MoodleAnswer[] =>
  all(question, 'answer').map((answer) => ({
    answer: textIn(answer, 'text'),
    tolerance: textIn(answer, 'tolerance'),
    fraction: Number(answer.attributes.fraction) / 100,
    feedback: textIn(answer, 'feedback'),
  }));

const allowed = new Set('a details div h4 li math mfrac mi mn ol p span summary table tbody td th thead tr'.split(' '));

describe('cloze', () => {
  const [category, ...questions] = questionsOf(moodleCloze(questionSet));

  test('one category has a question per variant', () => {
    expect(category!.attributes.type).toBe('category');
    expect(categoryNames(textIn(category!, 'category'))).toEqual(['$course$', 'top', 'Metrics & “macro” ‹averages›']);
    expect(questions.map(({ attributes }) => attributes.type)).toEqual(['cloze', 'cloze']);
    expect(questions.map((question) => textIn(question, 'idnumber'))).toEqual(questionSet.variants.map(({ id }) => id));
    expect(questions.map((question) => textIn(question, 'name'))).toEqual([
      'Classification metrics, exercise 7',
      'Classification metrics, exercise 8 – a, "b" & c',
    ]);
    for (const question of questions) {
      expect(textIn(question, 'defaultgrade')).toBe('3');
      expect(all(question, 'tag').map((tag) => textIn(tag, 'text'))).toEqual(questionSet.tags);
      expect(child(question, 'questiontext').attributes.format).toBe('html');
    }
  });

  test.each([0, 1])('variant %i gives the marks of each answer', (at) => {
    const { fields } = clozeOf(textIn(questions[at]!, 'questiontext'));
    const asked = questionSet.variants[at]!.questions;
    expect(fields.map(({ points }) => points)).toEqual([2, 1]);
    fields.forEach(({ answers }, place) => {
      expect(answers).toHaveLength(1 + asked[place]!.known.length);
      expectMarked(answers, asked[place]!);
    });
  });

  test('the text around the fields is the data, with heads, and one place for each field', () => {
    const { text } = clozeOf(textIn(questions[0]!, 'questiontext'));
    expect(cellsOf(text)).toEqual(questionSet.variants[0]!.data[0]!.rows);
    expect(all(treeOf(text), 'th').map(({ attributes }) => attributes.scope)).toEqual('col col col row row'.split(' '));
    expect(all(treeOf(text), 'li').map(textOf)).toEqual([
      'Precision of “A<b>” PPV = {#1}',
      'Matthews correlation coefficient MCC = {#2}',
    ]);
    expect(text.match(/[{}]/g)).toHaveLength(4);
    expect([...namesOf(treeOf(text))].filter((name) => !allowed.has(name))).toEqual([]);
  });

  test('the solution is given as MathML and as LaTeX, with the link', () => {
    const solution = treeOf(textIn(questions[1]!, 'generalfeedback'));
    expect(all(solution, 'math')).toHaveLength(2);
    expect(textOf(solution)).toContain('\\(\\mathrm{PPV} = \\frac{TP}{TP+FP}\\)\n\\(= \\frac{20}{25}\\)');
    expect(only(solution, 'a').attributes.href).toBe(questionSet.variants[1]!.link);
    expect(only(solution, 'div').attributes.lang).toBe('en');
  });

  test('formulas may contain the end of CDATA', () => {
    const [variant] = questionSet.variants;
    const mathml = '<math><mtext>]]></mtext></math>';
    const asked = variant!.questions.map((question) => ({ ...question, mathml, solution: { latex: [], mathml } }));
    const [, question] = questionsOf(moodleCloze({ ...questionSet, variants: [{ ...variant!, questions: asked }] }));
    expect(textIn(question!, 'questiontext').split(mathml)).toHaveLength(3);
    expect(textIn(question!, 'generalfeedback').split(mathml)).toHaveLength(3);
  });

  test('fractional points keep their ratio', () => {
    const [variant] = questionSet.variants;
    const halves = variant!.questions.map((question, at) => ({ ...question, points: at === 0 ? 1.5 : 0.25 }));
    const file = moodleCloze({ ...questionSet, variants: [{ ...variant!, questions: halves }] });
    const { fields } = clozeOf(textIn(questionsOf(file)[1]!, 'questiontext'));
    expect(fields.map(({ points }) => points)).toEqual([6, 1]);
    expect(textIn(questionsOf(file)[1]!, 'defaultgrade')).toBe('1.75');
  });

  test('no text is read as anything else', () => {
    fc.assert(
      fc.property(hostileTexts, (text) => {
        const [, ...read] = questionsOf(moodleCloze(withText(text)));
        expect(read.map((question) => textIn(question, 'name'))).toEqual(
          questionSet.variants.map(({ title }) => plainName(`${title} – ${text}`)),
        );
        for (const question of read) {
          const cloze = clozeOf(textIn(question, 'questiontext'));
          expect(cloze.fields.map(({ answers }) => answers.length)).toEqual([2, 2]);
          expect(cellsOf(cloze.text)).toEqual([
            ['', kept(text)],
            [kept(text), '1'],
          ]);
          expect(cloze.text.split(/\{#(\d+)\}/)).toHaveLength(5);
          // Moodle finds no fields, formulas and files except ours.
          expect(cloze.text).not.toMatch(/\\\(|\$\$|@@|\[\[/);
          for (const { answers } of cloze.fields) {
            expect(textOf(treeOf(`<p>${answers[1]!.feedback}</p>`))).toBe(kept(text));
          }
        }
      }),
      { numRuns: 300 },
    );
  });
});

describe('numerical', () => {
  const elements = questionsOf(moodleNumerical(questionSet));
  const types = elements.map(({ attributes }) => attributes.type);

  test('each number asked for has a category with the question of every variant', () => {
    expect(types).toEqual(['category', 'numerical', 'numerical', 'category', 'numerical', 'numerical']);
    const categories = elements.filter(({ attributes }) => attributes.type === 'category');
    expect(categories.map((category) => categoryNames(textIn(category, 'category')).slice(2))).toEqual([
      ['Metrics & “macro” ‹averages›', '1 Precision of “A‹b›”'],
      ['Metrics & “macro” ‹averages›', '2 Matthews correlation coefficient'],
    ]);
    const questions = elements.filter(({ attributes }) => attributes.type === 'numerical');
    expect(questions.map((question) => textIn(question, 'idnumber'))).toEqual([
      'deconfuse-7-matrix-2.1',
      'deconfuse-8-matrix-2.1',
      'deconfuse-7-matrix-2.2',
      'deconfuse-8-matrix-2.2',
    ]);
    expect(questions.map((question) => textIn(question, 'defaultgrade'))).toEqual(['2', '2', '1', '1']);
  });

  test.each([
    [1, 0, 0],
    [2, 1, 0],
    [4, 0, 1],
    [5, 1, 1],
  ])('question %i gives the marks of each answer, with its data', (place, at, asked) => {
    const variant = questionSet.variants[at]!;
    expectMarked(answersOf(elements[place]!), variant.questions[asked]!);
    const text = textIn(elements[place]!, 'questiontext');
    expect(cellsOf(text)).toEqual(variant.data[0]!.rows);
    expect(textOf(treeOf(text))).toContain(variant.questions[asked]!.name);
    expect(all(treeOf(textIn(elements[place]!, 'generalfeedback')), 'math')).toHaveLength(1);
  });

  test('slashes in names do not divide them', () => {
    for (const title of ['a/b', '/', '//a', 'b/', 'a///b']) {
      const [category] = questionsOf(moodleNumerical({ ...questionSet, title }));
      expect(categoryNames(textIn(category!, 'category'))[2]).toBe(title);
    }
  });

  test('no text is read as anything else', () => {
    fc.assert(
      fc.property(hostileTexts, (text) => {
        const read = questionsOf(moodleNumerical(withText(text)));
        expect(read.map(({ attributes }) => attributes.type)).toEqual(types);
        for (const question of read.filter(({ attributes }) => attributes.type === 'numerical')) {
          expect(cellsOf(textIn(question, 'questiontext'))[0]).toEqual(['', kept(text)]);
          expect(textOf(treeOf(`<p>${textOf(child(all(question, 'answer')[1]!, 'feedback'))}</p>`))).toBe(kept(text));
        }
      }),
      { numRuns: 200 },
    );
  });
});
