// GIFT, read by Moodle's own rules: each answer gets the right marks, and text stays text.
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { gift } from '../../web/questions/gift.ts';
import { plainName } from '../../web/questions/moodle.ts';
import type { QuestionSet } from '../../web/questions/question-set.ts';
import { hostileTexts, kept, withText } from './hostile-questions.ts';
import { all, cellsOf, only, textOf, treeOf } from './markup-tree.ts';
import { categoryNames, expectMarked, type MoodleAnswer } from './moodle-grading.ts';
import { questionSet } from './question-set.ts';

interface GiftQuestion {
  name: string;
  format: string;
  text: string;
  feedback: string;
  answers: MoodleAnswer[];
  id: string;
  tags: string[];
}

const placeholders: readonly (readonly [escaped: string, placeholder: string, character: string])[] = [
  ['\\:', '&&058;', ':'],
  ['\\#', '&&035;', '#'],
  ['\\=', '&&061;', '='],
  ['\\{', '&&123;', '{'],
  ['\\}', '&&125;', '}'],
  ['\\~', '&&126;', '~'],
  ['\\n', '&&010', '\n'],
];

const before = (text: string): string =>
  placeholders
    .reduce((done, [escaped, placeholder]) => done.replaceAll(escaped, placeholder), text.replaceAll('\\\\', '&&092;'))
    .replaceAll('&&092;', '\\');
const after = (text: string): string =>
  placeholders.reduce((done, [, placeholder, character]) => done.replaceAll(placeholder, character), text);

function formatted(text: string, format: string): { text: string; format: string } {
  const [whole, given] = /^\[(moodle|html|plain|markdown)\]/.exec(text) ?? ['', format];
  return { text: after(text.slice(whole.length)).trim(), format: given! };
}

/** Reads a question that asks for a number as `readquestion` does; the path of a category is returned as text. */
function read(lines: readonly string[]): GiftQuestion | string {
  const comments = lines.filter((line) => line.startsWith('//')).join('\n');
  let text = before(
    lines
      .map((line) => (line.startsWith('//') ? ' ' : line))
      .join('\n')
      .trim(),
  );
  if (text.startsWith('$CATEGORY:')) return text.slice(10).trim();
  const [start, end] = [text.indexOf('::', 2), text.startsWith('::')];
  if (!end || start < 0) throw new Error(`No name: ${text}`);
  const name = after(text.slice(2, start)).trim();
  text = text.slice(start + 2).trim();
  const [opens, closes] = [text.indexOf('{'), text.indexOf('}')];
  if (opens < 0 || closes !== text.length - 1) throw new Error(`Braces: ${text}`);
  const inside = text.slice(opens + 1, closes).trim();
  const question = formatted(text.slice(0, opens), 'moodle');
  const separator = inside.lastIndexOf('####');
  const feedback = formatted(separator < 0 ? '' : inside.slice(separator + 4), question.format);
  const answers = separator < 0 ? inside : inside.slice(0, separator).trim();
  if (!answers.startsWith('#') || answers.includes('~')) throw new Error(`Not numerical: ${answers}`);
  const [first, ...others] = answers.slice(1).split('=');
  return {
    name,
    ...question,
    feedback: feedback.text,
    answers: (first!.trim() ? [first!, ...others] : others).map((answer) => answerOf(answer.trim(), question.format)),
    id: /\[id:((?:\\\]|[^\]\p{Cc}])+)\]/u.exec(comments)?.[1] ?? '',
    tags: [...comments.matchAll(/\[tag:((?:\\\]|[^\]<>`\p{Cc}])+)\]/gu)].map(([, tag]) => tag!.trim()),
  };
}

function answerOf(text: string, format: string): MoodleAnswer {
  const [weight, percent] = /^%(-*[0-9]{1,2}\.?[0-9]*)%/.exec(text) ?? [''];
  const rest = text.slice(weight.length);
  const at = rest.indexOf('#');
  const limits = formatted((at < 0 ? rest : rest.slice(0, at)).trim(), format).text;
  const [, answer, tolerance] = /^([^:]+):([^:]+)$/.exec(limits) ?? [];
  if (![answer, tolerance].every((part) => part && Number.isFinite(Number(part))))
    throw new Error(`No number: ${text}`);
  return {
    answer: answer!,
    tolerance: tolerance!,
    fraction: percent === undefined ? 1 : Number(percent) / 100,
    feedback: at < 0 ? '' : formatted(rest.slice(at + 1).trim(), format).text,
  };
}

/** Divides the file as `readquestions` does, at blank lines; a line with “0” counts as blank. */
function readAll(set: QuestionSet): { categories: string[]; questions: GiftQuestion[] } {
  const blocks: string[][] = [[]];
  for (const line of (gift(set).content as string).split(/\n/).map((one) => one.trim())) {
    if (line === '' || line === '0') blocks.push([]);
    else blocks.at(-1)!.push(line);
  }
  const found = blocks.filter((lines) => lines.length > 0).map(read);
  return {
    categories: found.filter((one) => typeof one === 'string'),
    questions: found.filter((one) => typeof one !== 'string'),
  };
}

describe('GIFT', () => {
  const { categories, questions } = readAll(questionSet);

  test('each number asked for has a category with the question of every variant', () => {
    expect(categories.map((path) => categoryNames(path))).toEqual([
      ['$course$', 'top', 'Metrics & “macro” ‹averages›', '1 Precision of “A‹b›”'],
      ['$course$', 'top', 'Metrics & “macro” ‹averages›', '2 Matthews correlation coefficient'],
    ]);
    expect(questions.map(({ id }) => id)).toEqual([
      'deconfuse-7-matrix-2.1',
      'deconfuse-8-matrix-2.1',
      'deconfuse-7-matrix-2.2',
      'deconfuse-8-matrix-2.2',
    ]);
    expect(questions[0]!.name).toBe('Classification metrics, exercise 7');
    expect(questions[1]!.name).toBe('Classification metrics, exercise 8 – a, "b" & c');
    expect(questions.map(({ tags }) => tags)).toEqual(Array.from({ length: 4 }, () => questionSet.tags));
    expect(questions.map(({ format }) => format)).toEqual(Array.from({ length: 4 }, () => 'html'));
  });

  test.each([
    [0, 0, 0],
    [1, 1, 0],
    [2, 0, 1],
    [3, 1, 1],
  ])('question %i gives the marks of each answer, with its data and its solution', (place, at, asked) => {
    const variant = questionSet.variants[at]!;
    const question = questions[place]!;
    expect(question.answers).toHaveLength(1 + variant.questions[asked]!.known.length);
    expectMarked(question.answers, variant.questions[asked]!);
    expect(cellsOf(question.text)).toEqual(variant.data[0]!.rows);
    expect(textOf(treeOf(question.text))).toContain(variant.questions[asked]!.name);
    const solution = treeOf(question.feedback);
    expect(all(solution, 'math')).toHaveLength(1);
    expect(textOf(solution)).toContain(`\\(${variant.questions[asked]!.solution.latex[0]}\\)`);
    expect(only(solution, 'a').attributes.href).toBe(variant.link);
  });

  test('tags and titles contain nothing that ends them', () => {
    const set = { ...questionSet, title: 'a\\:b {c}\n\n0\n// d', tags: ['[id:x]', 'a]b<c>\\', 'd\ne'] };
    const found = readAll(set);
    expect(found.questions.map(({ id }) => id)).toEqual(questions.map(({ id }) => id));
    expect(found.questions[0]!.tags).toEqual(['id:x', 'ab‹c›', 'd e']);
    expect(categoryNames(found.categories[0]!)[2]).toBe('a\\:b {c} 0 // d');
  });

  test('no text is read as anything else', () => {
    fc.assert(
      fc.property(hostileTexts, (text) => {
        const found = readAll(withText(text));
        expect(found.categories).toHaveLength(2);
        expect(found.questions.map(({ id }) => id)).toEqual(questions.map(({ id }) => id));
        for (const [at, { name, text: html, answers }] of found.questions.entries()) {
          expect(name).toBe(plainName(`${questionSet.variants[at % 2]!.title} – ${text}`));
          expect(cellsOf(html)).toEqual([
            ['', kept(text)],
            [kept(text), '1'],
          ]);
          expect(answers).toHaveLength(2);
          // Outer blanks are not read.
          expect(textOf(treeOf(`<p>${answers[1]!.feedback}</p>`)).trim()).toBe(kept(text).trim());
        }
      }),
      { numRuns: 300 },
    );
  });
});
