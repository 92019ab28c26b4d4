import type { CheckerTexts } from '../locales/en/checker.ts';
import type { Locale } from '../locales/index.ts';
import { slipSentence, type SlipContext } from '../locales/slip-sentence.ts';
import type { Mark, Marked } from './marking.ts';
import type { NamedQuestion } from './submissions.ts';

/** Texts, and the format of numbers. */
export interface Said {
  texts: CheckerTexts;
  locale: Locale;
  decimals: number;
}

/** A remark on one or more answers. */
export interface Finding {
  text: string;
  isRight: boolean;
  /** Number of students and of answers that it applies to. */
  students: number;
  answers: number;
}

/** A sentence on the mistake in an answer; empty where there is none, or no answer. */
export function findingOf(
  { verdict }: Mark,
  { data }: Marked,
  asked: NamedQuestion,
  { texts, locale, decimals }: Said,
  isGeneral = false,
): string {
  if (!verdict || verdict.verdict === 'right') return '';
  if (verdict.error) return texts.verdicts.unreadable;
  const [explanation] = verdict.explanations;
  if (verdict.verdict !== 'slip' || !explanation) return texts.verdicts[verdict.verdict];
  const context: SlipContext = {
    texts,
    locale,
    format: { decimals, decimalSign: locale.decimalSign },
    ...data,
    asked,
    isDefined: verdict.value !== null,
    isGeneral,
  };
  return slipSentence(explanation.slips, context);
}

/** The findings of all students together: right answers first, then each slip, the most frequent first. */
export function findingsOf(
  marked: readonly Marked[],
  questions: readonly NamedQuestion[],
  said: Said,
  { right, missing }: { right: string; missing: string },
): Finding[] {
  const groups = new Map<string, { isRight: boolean; students: Set<number>; answers: number }>();
  for (const one of marked) {
    for (const [at, mark] of one.marks.entries()) {
      const isRight = mark.verdict?.verdict === 'right';
      const text = !mark.verdict ? missing : isRight ? right : findingOf(mark, one, questions[at]!, said, true);
      const group = groups.get(text) ?? { isRight, students: new Set(), answers: 0 };
      group.students.add(one.row);
      group.answers += 1;
      groups.set(text, group);
    }
  }
  return [...groups]
    .map(([text, { isRight, students, answers }]) => ({ text, isRight, students: students.size, answers }))
    .toSorted((one, other) => Number(other.isRight) - Number(one.isRight) || other.answers - one.answers);
}
