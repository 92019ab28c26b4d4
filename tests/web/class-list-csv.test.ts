// The list of a class: one row per question, read by the rules of RFC 4180, without anything that a spreadsheet would
// compute.
import { describe, expect, test } from 'vitest';
import { classListCsv } from '../../web/questions/class-list-csv.ts';
import type { QuestionSet } from '../../web/questions/question-set.ts';
import { questionSet } from './question-set.ts';

/** The fields of each record. @throws Error for a quotation mark in a wrong place */
function recordsOf(set: QuestionSet): string[][] {
  const { content } = classListCsv(set);
  const text = content as string;
  expect(text.startsWith('\ufeff')).toBe(true);
  const records: string[][] = [[]];
  let at = 1;
  while (at < text.length) {
    const [whole, quoted, plain, end] = /^(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r\n)/.exec(text.slice(at)) ?? [];
    if (whole === undefined) throw new Error(`Not a field: ${text.slice(at, at + 40)}`);
    records.at(-1)!.push(quoted?.replaceAll('""', '"') ?? plain!);
    at += whole.length;
    if (end !== ',' && at < text.length) records.push([]);
  }
  return records;
}

describe('the list of a class', () => {
  const [head, ...rows] = recordsOf(questionSet);

  test('has one row per question, with all digits', () => {
    expect(head).toEqual(['student', 'seed', 'link', 'question', 'value', 'answer', 'low', 'high']);
    expect(rows).toEqual(
      questionSet.variants.flatMap(({ student, seed, link, questions }) =>
        questions.map(({ name, value, answer, low, high }) => [
          ...[student ?? '', String(seed), link, name, String(value), answer, String(low), String(high)],
        ]),
      ),
    );
    expect(rows).toHaveLength(4);
    expect(rows[0]!.slice(4, 6)).toEqual(['0.8', '0.800']);
    expect(rows[3]![0]).toBe('a, "b" & c');
    for (const [, , , , value, , low, high] of rows) {
      expect(Number(low)).toBeLessThan(Number(value));
      expect(Number(high)).toBeGreaterThan(Number(value));
    }
  });

  test.each(['=1+1', '+cmd|x', '-2+3', '@SUM(A1)', '\tx', '\rx', ' =x', '=HYPERLINK("http://x","y")'])(
    'has no formula: %j',
    (text) => {
      const [variant] = questionSet.variants;
      const questions = variant!.questions.map((question) => ({ ...question, name: text }));
      const [, ...guarded] = recordsOf({ ...questionSet, variants: [{ ...variant!, student: text, questions }] });
      for (const [student, , , name] of guarded) {
        expect(student).toBe(`\u00a0${text}`);
        expect(name).toBe(`\u00a0${text}`);
      }
    },
  );

  test('leaves negative numbers unchanged', () => {
    expect(rows[1]!.slice(4)).toEqual(['-0.125', '-0.125', '-0.125500001', '-0.124499999']);
  });

  test('has only its head where nothing is asked', () => {
    expect(recordsOf({ ...questionSet, variants: [] })).toEqual([head]);
  });
});
