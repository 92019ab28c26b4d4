import { describe, expect, test } from 'vitest';
import type { MetricInfo } from '../../web/core/types/metric-info.ts';
import { classOf, givenAnswer, type Question } from '../../web/elements/checker/questions.ts';
import { asWritten, formatFor, writtenDecimals } from '../../web/elements/checker/written-digits.ts';

describe('the class that a question is about', () => {
  const info = { id: 'precision', perClass: true } as MetricInfo;
  const question = (change: Partial<Question>): Question => ({
    key: 1,
    id: 'precision',
    answer: '0.5',
    given: false,
    ...change,
  });
  const data = { labels: ['ham', 'spam', 3], positive: 'spam' };

  test.each([
    ['the one named', question({ class: 'ham' }), 'ham'],
    ['a number named by text', question({ class: '3' }), 3],
    ['the positive one', question({}), 'spam'],
    ['the positive one in place of one that is gone', question({ class: 'other' }), 'spam'],
    ['none in place of one that an address names', question({ class: 'other', given: true }), undefined],
  ])('%s', (_, asked, expected) => {
    expect(classOf(asked, info, data)).toBe(expected);
    const answer = expected === undefined ? undefined : { id: 'precision', class: expected, answer: '0.5' };
    expect(givenAnswer(asked, [info], data)).toEqual(answer);
  });

  test('is undefined without such a class', () => {
    expect(classOf(question({}), { ...info, perClass: false }, data)).toBeUndefined();
    expect(classOf(question({}), info, { labels: ['a', 'b', 'c'] })).toBe('a');
  });

  test('blank answers and metrics that the data lack are not checked', () => {
    expect(givenAnswer(question({ answer: ' ' }), [info], data)).toBeUndefined();
    expect(givenAnswer(question({ id: 'kappa' }), [info], data)).toBeUndefined();
    expect(givenAnswer(question({ id: undefined, answer: ' 0.5 ' }), [info], data)).toEqual({ answer: '0.5' });
  });
});

describe('digits of an answer', () => {
  test.each([
    ['0.7758', 4],
    ['0,72', 2],
    ['.5', 1],
    ['7', 0],
    ['18/25', 0],
    ['1.85 bits', 2],
    ['0.123456789012345', 10],
  ])('%s has %i decimals', (answer, expected) => {
    expect(writtenDecimals(answer)).toBe(expected);
  });

  test('a value has as many digits as the answer', () => {
    const format = { decimals: 3, decimalSign: ',' as const };
    expect(asWritten(45 / 58, '0.7758', format, false)).toBe('0,7759');
    expect(asWritten(45 / 58, '77.5 %', format, true)).toBe('77,6 %');
    expect(formatFor('77.58 %', format).decimals).toBe(4);
    expect(formatFor('0.7', format).decimals).toBe(3);
  });
});
