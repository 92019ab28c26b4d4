import { unzipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { markdownTable, markdownText, mathText } from '../../web/questions/markdown-text.ts';
import type { NumericQuestion, QuestionSet } from '../../web/questions/question-set.ts';
import { rExams } from '../../web/questions/r-exams.ts';
import { questionSet } from './question-set.ts';

const exercisesOf = (set: QuestionSet): Record<string, string> => {
  const files = unzipSync(rExams(set).content as Uint8Array);
  return Object.fromEntries(Object.entries(files).map(([path, bytes]) => [path, new TextDecoder().decode(bytes)]));
};

/** The lines of a section or list, as `extract_environment` of R/exams finds them; undefined where there is none. */
function environment(lines: readonly string[], name: string): { from: number; lines: string[] } | undefined {
  const under = lines.flatMap((line, at) => (/^(====|----)/.test(line) ? [at] : []));
  const found = under.find((at) => lines[at - 1]!.toLowerCase().replaceAll('-', '').trimEnd() === name);
  if (found === undefined) return undefined;
  const isSection = lines[found]!.startsWith('=');
  const next = under.find((at) => at > found && (!isSection || lines[at]!.startsWith('=')));
  return { from: found - 1, lines: lines.slice(found + 1, next === undefined ? lines.length : next - 2) };
}

/** Values in the meta-information, as `extract_command` reads them. */
function command(lines: readonly string[], name: string): string[] | undefined {
  const line = lines.filter((one) => one.includes(`${name}:`)).at(-1);
  return line?.replaceAll(`${name}:`, '').trim().split('|');
}

/** An exercise, as `read_exercise` reads it. */
function read(text: string) {
  const lines = text.replace(/\n$/, '').split('\n');
  const [question, solution] = ['question', 'solution'].map((name) => {
    const section = environment(lines, name)!.lines;
    const list = environment(section, 'answerlist')!;
    const items = list.lines.map((line) => line.replace(/^[*|-]\s*/, '\\item ')).join(' ');
    return {
      lines: section.slice(0, list.from),
      items: items
        .split(/\s*\\item/)
        .slice(1)
        .map((item) => item.trim()),
    };
  });
  const meta = environment(lines, 'metainformation')!.lines;
  return { question: question!, solution: solution!, meta: (name: string) => command(meta, name) };
}

/** The text that Pandoc makes of Markdown in which all markup is written as references. */
const rendered = (markdown: string): string =>
  markdown.replace(/&#(\d+);/g, (_, code: string) => String.fromCodePoint(Number(code)));

const exercises = exercisesOf(questionSet);

describe('an exercise', () => {
  it('is a file per variant', () => {
    expect(Object.keys(exercises)).toEqual(questionSet.variants.map(({ id }) => `${id}.Rmd`));
    expect(rExams(questionSet).content).toEqual(rExams(structuredClone(questionSet)).content);
  });

  it('describes itself in its meta-information', () => {
    for (const { id, title, questions, student } of questionSet.variants) {
      const { meta } = read(exercises[`${id}.Rmd`]!);
      expect(meta('exname')).toEqual([id]);
      expect(meta('extitle')).toEqual([title]);
      expect(meta('exsection')).toEqual([questionSet.title]);
      expect(meta('extags')).toEqual(questionSet.tags);
      expect(meta('exextra[student,character]')).toEqual(student === undefined ? undefined : [student]);
      expect(meta('extype')).toEqual(['cloze']);
      expect(meta('exclozetype')).toEqual(['num', 'num']);
      expect(meta('expoints')!.map(Number)).toEqual(questions.map(({ points }) => points));
    }
  });

  it('accepts answers from bound to bound', () => {
    const isRight = (text: string, at: number, answer: number): boolean => {
      const { meta } = read(text);
      const [solution, tolerance] = ['exsolution', 'extol'].map((name) => {
        const written = meta(name)![at]!;
        expect(written).toMatch(/^-?\d+(\.\d+)?$/);
        return Number(written);
      });
      return answer >= solution! - tolerance! && answer <= solution! + tolerance!;
    };
    const check = (text: string, { low, high, value }: NumericQuestion, at: number): void => {
      for (const answer of [low, high, value]) expect(isRight(text, at, answer), `${answer}`).toBe(true);
      const step = (high - low) * 1e-6;
      for (const answer of [low - step, high + step]) expect(isRight(text, at, answer), `${answer}`).toBe(false);
    };
    for (const { id, questions } of questionSet.variants) {
      questions.forEach((question, at) => check(exercises[`${id}.Rmd`]!, question, at));
      expect(Number(read(exercises[`${id}.Rmd`]!).meta('exsolution')![0])).toBe(questions[0]!.value);
    }
    const [variant] = questionSet.variants;
    // Values that are not in the middle, and numbers that would have exponents.
    for (const [low, value, high] of [
      [0.7995, 0.8, 0.801],
      [1e-9, 2e-9, 3e-9],
    ] as const) {
      const question = { ...variant!.questions[0]!, low, value, high };
      const set = { ...questionSet, variants: [{ ...variant!, questions: [question] }] };
      check(exercisesOf(set)[`${variant!.id}.Rmd`]!, question, 0);
    }
  });

  it('asks and answers question by question', () => {
    for (const { id, intro, instructions, questions, data } of questionSet.variants) {
      const { question, solution } = read(exercises[`${id}.Rmd`]!);
      expect(question.items.map(rendered)).toEqual(questions.map(({ name, latex }) => `${name} $${latex}$`));
      expect(solution.items).toEqual(questions.map(({ answer }) => answer));
      for (const text of [intro, ...instructions]) expect(question.lines.map(rendered)).toContain(text);
      for (const { latex } of questions.map((one) => one.solution)) {
        for (const line of latex) expect(solution.lines).toContain(`$$${line}$$`);
      }
      const table = question.lines.filter((line) => line.startsWith('|'));
      const cells = table.map((line) => line.slice(2, -2).split(' | ').map(rendered));
      const [head, ...rows] = data[0]!.rows;
      expect(cells).toEqual([
        head,
        [':---', '---:', '---:'],
        ...rows.map(([first, ...others]) => [`**${first}**`, ...others]),
      ]);
    }
  });
});

describe('hostile text', () => {
  const hostile = [
    '`r system("rm")`',
    '```{r}',
    '\\item x',
    '##ANSWER1##',
    '<script>',
    '&lt;',
    '$x$ *b* _i_ ~s~ ^t^ [a](b) ![i](j) | {c} @d',
    '====',
    '----',
    '1. one',
    '(a) one',
    '- one',
    'extype: num|exsolution: 5',
    'a\n\nSolution\n========\n\nb',
  ];

  it('stays in its place', () => {
    const [variant] = questionSet.variants;
    for (const text of hostile) {
      const set: QuestionSet = {
        ...questionSet,
        title: text,
        tags: [text],
        variants: [
          {
            ...variant!,
            title: text,
            student: text,
            intro: text,
            instructions: [text],
            data: [
              {
                hasRowHeads: true,
                rows: [
                  [text, text],
                  [text, text],
                ],
              },
            ],
            questions: variant!.questions.map((question) => ({ ...question, name: text, latex: text })),
          },
        ],
      };
      const source = exercisesOf(set)[`${variant!.id}.Rmd`]!;
      expect(source).not.toContain('`');
      expect(source.match(/^(====|----)/gm)).toHaveLength(5);
      const { question, solution, meta } = read(source);
      if (!text.startsWith('\\item')) expect(question.items).toHaveLength(2);
      expect(solution.items).toEqual(['0.800', '-0.125']);
      expect(meta('extype')).toEqual(['cloze']);
      expect(meta('exsolution')).toHaveLength(2);
      expect(meta('extags')).toHaveLength(1);
    }
  });

  it('is no markup', () => {
    for (const text of hostile) {
      const markdown = markdownText(text);
      expect(markdown).not.toMatch(/[\\`*_{}[\]<>|$~^@]|^[-+=:]|^\d+\.|^\(a\)|##ANSWER|\n/);
      expect(rendered(markdown).replaceAll('\u2060', '')).toBe(text.replace(/\s+/g, ' '));
      expect(rendered(markdown)).not.toContain('##ANSWER');
    }
    expect(markdownTable({ hasRowHeads: false, rows: [] })).toBe('');
    expect(mathText('a$b\\$c`d')).toBe('a\\$b\\$c‘d');
  });
});
