import type { NumericQuestion, QuestionSet, QuestionVariant } from './question-set.ts';

/** A question of every variant that has it, of which each student gets one. */
export type AskedAlike = { variant: QuestionVariant; question: NumericQuestion }[];

/** In the order in which they are asked; a variant lacks what has no value in it. */
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
