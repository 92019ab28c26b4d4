// Rules for answers: how many are allowed, when right values are shown, and what the host page is told of each answer.
import { describe, expect, test } from 'vitest';
import type { Verdict } from '../../web/core/types/checking.ts';
import { answeredIn, toBeKept } from '../../web/elements/checker/kept-questions.ts';
import { isClosed, isLimited, isWithheld, toldAnswer, type Question } from '../../web/elements/checker/questions.ts';
import { namedExercise, ruleFields } from '../../web/embed/exercise.ts';
import { answerRulesOf, usualRules, type AnswerRules } from '../../web/share/answer-rules.ts';

const rulesOf = (fields: string): AnswerRules | undefined => answerRulesOf(new URLSearchParams(fields));

describe('rules in an address', () => {
  test('without fields allow any number of answers, with values and derivations', () => {
    expect(rulesOf('')).toEqual(usualRules);
    expect(rulesOf('attempts=&answers=')).toEqual(usualRules);
  });

  test('fields', () => {
    expect(rulesOf('attempts=3&answers=after&decimals=0')).toEqual({ answers: 'after', attempts: 3, decimals: 0 });
  });

  test.each(['attempts=0', 'attempts=101', 'attempts=-1', 'attempts=2.5', 'answers=Never', 'decimals=13'])(
    '%s is invalid',
    (fields) => expect(rulesOf(fields)).toBeUndefined(),
  );
});

const question: Question = { key: 1, id: 'accuracy', answer: '0.5', given: true };
const verdict = (name: Verdict['verdict'], others: Partial<Verdict> = {}): Verdict => ({
  id: 'accuracy',
  answer: '0.5',
  value: 0.6,
  verdict: name,
  credit: 0,
  explanations: [],
  others: 0,
  nearest: [],
  ...others,
});

describe('a question', () => {
  const three: AnswerRules = { answers: 'always', attempts: 3 };

  test('is closed once an answer is right or no attempt is left, where attempts are counted', () => {
    expect(isClosed(question, undefined, three)).toBe(false);
    expect(isClosed({ ...question, attempts: 2 }, verdict('slip'), three)).toBe(false);
    expect(isClosed({ ...question, attempts: 3 }, verdict('slip'), three)).toBe(true);
    expect(isClosed({ ...question, attempts: 1 }, verdict('right'), three)).toBe(true);
    expect(isClosed({ ...question, attempts: 1 }, verdict('coarse'), three)).toBe(false);
    expect(isClosed({ ...question, attempts: 99 }, verdict('right'), usualRules)).toBe(false);
  });

  test('that readers ask themselves takes any number of answers', () => {
    expect(isLimited(question, three)).toBe(true);
    expect(isLimited({ ...question, given: false }, three)).toBe(false);
    expect(isClosed({ ...question, given: false, attempts: 9 }, verdict('slip'), three)).toBe(false);
  });

  test('has its value withheld always, or until it is settled', () => {
    expect(isWithheld(question, verdict('slip'), three)).toBe(false);
    for (const name of ['slip', 'right'] as const) {
      expect(isWithheld(question, verdict(name), { answers: 'never' })).toBe(true);
    }
    expect(isWithheld(question, undefined, { answers: 'after' })).toBe(true);
    expect(isWithheld(question, verdict('slip'), { answers: 'after' })).toBe(true);
    expect(isWithheld(question, verdict('right'), { answers: 'after' })).toBe(false);
    expect(isWithheld({ ...question, attempts: 3 }, verdict('slip'), { ...three, answers: 'after' })).toBe(false);
  });
});

describe('the message about an answer', () => {
  const explanations = [{ slips: [{ kind: 'transposed' as const }] }] as Verdict['explanations'];

  test('is plain data, without the right value', () => {
    const told = toldAnswer(1, verdict('slip', { class: 'A', explanations }), 2);
    expect(told).toEqual({
      question: 2,
      id: 'accuracy',
      class: 'A',
      answer: '0.5',
      verdict: 'slip',
      slips: [{ kind: 'transposed' }],
      attempt: 2,
    });
    expect(structuredClone(told)).toEqual(told);
  });

  test('names no slip where there is none', () => {
    expect(toldAnswer(0, verdict('right', { explanations }), 1).slips).toEqual([]);
    expect(toldAnswer(0, verdict('unknown'), 1).slips).toEqual([]);
  });
});

describe('earlier answers', () => {
  test('are read question by question', () => {
    expect(answeredIn('[{"answer":"0.5","attempts":2},{},{"class":"B","answer":"1"}]')).toEqual([
      { answer: '0.5', attempts: 2, last: '0.5' },
      { answer: '', last: '' },
      { class: 'B', answer: '1', last: '1' },
    ]);
  });

  test.each([null, '', '{', '7', '{"answer":"1"}', '[[[]]]', '[{"id":7,"answer":[],"attempts":-1}]'])(
    '%s is ignored',
    (text) =>
      expect(answeredIn(text).every(({ answer, attempts }) => answer === '' && attempts === undefined)).toBe(true),
  );

  test('attempts are kept only where they are counted', () => {
    const answered = { ...question, attempts: 2, last: '0.5' };
    expect(toBeKept(answered, usualRules)).toEqual({ id: 'accuracy', answer: '0.5' });
    expect(toBeKept(answered, { answers: 'always', attempts: 3 })).toMatchObject({ attempts: 2, last: '0.5' });
  });
});

describe('attributes of an exercise', () => {
  test('name its data and its questions', () => {
    const exercise = namedExercise({ exercise: '7', kind: 'matrix', classes: '4', decimals: 2 })!;
    expect(exercise.options).toMatchObject({ seed: 7, classes: 4, decimals: 2 });
    expect(exercise.problem).toMatchObject({ kind: 'matrix', labels: ['A', 'B', 'C', 'D'] });
    expect(exercise.questions[0]).toEqual({ id: 'accuracy' });
    expect(namedExercise({ kind: 'labels', decimals: 3 })).toBeUndefined();
  });

  test.each([
    [{ exercise: 'x' }, 'exercise="x"', `0 … ${Number.MAX_SAFE_INTEGER}`],
    [{ exercise: '7', kind: 'table' }, 'kind="table"', 'matrix, labels, scores'],
    [{ exercise: '7', classes: '40' }, 'classes="40"', '2 … 10'],
    [{ exercise: '7', kind: 'scores', cases: '1000' }, 'cases="1000"', '4 … 200'],
    [{ exercise: '7', decimals: 13 }, 'decimals="13"', '0 … 12'],
  ])('out of range: %o', (attributes, found, possible) => {
    expect(() => namedExercise({ decimals: 3, ...attributes })).toThrow(
      expect.objectContaining({ wanted: 'attribute', found, possible }),
    );
  });

  test('rules', () => {
    expect(ruleFields({ attempts: '3', answers: 'never', decimals: 3 })).toEqual({ attempts: '3', answers: 'never' });
    expect(ruleFields({ attempts: '', decimals: 3 })).toEqual({});
    expect(() => ruleFields({ attempts: '0', decimals: 3 })).toThrow(
      expect.objectContaining({ found: 'attempts="0"', possible: '1 … 100' }),
    );
    expect(() => ruleFields({ answers: 'later', decimals: 3 })).toThrow(
      expect.objectContaining({ found: 'answers="later"', possible: 'always, after, never' }),
    );
  });
});
