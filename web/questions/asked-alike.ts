import type { NumericQuestion, QuestionSet, QuestionVariant } from './question-set.ts';

/** The same question in every variant that has it; each student gets one of them. */
export type AskedAlike = { variant: QuestionVariant; question: NumericQuestion }[];

/** The groups in the order in which they are asked. A variant whose question has no value is missing in its group. */
export function askedAlike({ variants }: QuestionSet): AskedAlike[] {
  const groups = new Map<number, AskedAlike>();
  for (const variant of variants) {
    for (const question of variant.questions) {
      const group = groups.get(question.place) ?? [];
      group.push({ variant, question });
      groups.set(question.place, group);
    }
  }
  return [...groups].toSorted(([one], [other]) => one - other).map(([, group]) => group);
}
