import { mostQuestions } from '../../core/exercise.ts';
import { mostAttempts, type AnswerRules } from '../../share/answer-rules.ts';
import { fieldsOf, listIn, numberIn, textIn, wholeIn, withoutGaps } from '../../share/plain-data.ts';
import { isLimited, type Question } from './questions.ts';

/** The part of a question that is kept. */
export type KeptQuestion = Pick<Question, 'id' | 'class' | 'answer' | 'attempts' | 'last'>;

export const longestAnswer = 10_000;

function questionIn(value: unknown): KeptQuestion {
  const { id, class: label, answer, attempts, last } = fieldsOf(value);
  const name = textIn(id, longestAnswer);
  const of = textIn(label, longestAnswer) ?? numberIn(label, -Number.MAX_VALUE, Number.MAX_VALUE);
  const count = wholeIn(attempts, 1, mostAttempts);
  const given = textIn(last, longestAnswer);
  return {
    ...(name !== undefined && { id: name }),
    ...(of !== undefined && { class: of }),
    answer: textIn(answer, longestAnswer) ?? '',
    ...(count !== undefined && { attempts: count }),
    ...(given !== undefined && { last: given }),
  };
}

/** The kept part of a question. The number of attempts is included only if attempts are counted. */
export function toBeKept(question: Question, rules: AnswerRules): Partial<KeptQuestion> {
  const { id, class: label, answer, attempts, last } = question;
  return withoutGaps({ id, class: label, answer, ...(isLimited(question, rules) && { attempts, last }) }) ?? {};
}

/** Questions read from kept plain data, which may be malformed. */
export const keptQuestionsIn = (value: unknown): KeptQuestion[] => listIn(value, mostQuestions, questionIn) ?? [];

/** Earlier answers read from an address, question by question: JSON, with `answer`, `attempts` and `class` of each. */
export function answeredIn(text: string | null | undefined): KeptQuestion[] {
  try {
    return keptQuestionsIn(JSON.parse(text || '[]')).map(({ id: _id, ...kept }) => ({ ...kept, last: kept.answer }));
  } catch {
    return [];
  }
}
