import { expect } from 'vitest';
import type { NumericQuestion } from '../../web/questions/question-set.ts';
import { textOf, treeOf } from './markup-tree.ts';

/** An answer of Moodle's questions of the type “numerical”; the feedback is HTML. */
export interface MoodleAnswer {
  answer: string;
  tolerance: string;
  fraction: number;
  feedback: string;
}

/** The number as stored by Moodle, which keeps PHP's decimal form of it. */
const stored = (text: string): number => Number(Number(text).toPrecision(14));

/**
 * The first answer whose limits include the value, as `qtype_numerical_answer` compares them; undefined where there is
 * none.
 */
export const matching = (answers: readonly MoodleAnswer[], value: number): MoodleAnswer | undefined =>
  answers.find(({ answer, tolerance }) => {
    const centre = stored(answer);
    return Math.abs(value - centre) <= Math.abs(stored(tolerance)) + 1e-14 * Math.max(1, Math.abs(centre));
  });

/**
 * Whether a fraction is one of `question_bank::fraction_options_full` from 0 on, as near as `match_grade_options`
 * requires.
 */
export const isGrade = (fraction: number): boolean =>
  [
    ...[0, 1, 0.9, 0.8333333, 0.8, 0.75, 0.7, 0.6666667, 0.6, 0.5, 0.4, 0.3333333, 0.3, 0.25, 0.2, 0.1666667],
    ...[0.1428571, 0.125, 0.1111111, 0.1, 0.05],
  ].some((grade) => Math.abs(grade - fraction) < 1e-5);

/** The names of a category's path, as `split_category_path` reads them. */
export const categoryNames = (path: string): string[] =>
  path.split(/(?<!\/)\/(?!\/)/).map((name) => name.replaceAll('//', '/').trim());

/** Checks that Moodle's marks for these answers are those of the question. */
export function expectMarked(answers: readonly MoodleAnswer[], question: NumericQuestion): void {
  for (const value of [question.value, Number(question.answer), question.low, question.high]) {
    expect(matching(answers, value)?.fraction).toBe(1);
  }
  for (const value of [question.low - 1e-9, question.high + 1e-9, question.value + 0.2]) {
    expect(matching(answers, value)?.fraction ?? 0).not.toBe(1);
  }
  for (const { low, high, share, feedback } of question.known) {
    for (const value of [low, high, (low + high) / 2]) {
      // The first answer that fits counts: within the limits of the right answer a value is right.
      if (value >= question.low && value <= question.high) continue;
      const matched = matching(answers, value);
      expect(matched?.fraction).toBeCloseTo(share, 6);
      expect(textOf(treeOf(`<p>${matched?.feedback}</p>`))).toBe(feedback);
    }
  }
  expect(answers.map(({ fraction }) => fraction).every(isGrade)).toBe(true);
}
