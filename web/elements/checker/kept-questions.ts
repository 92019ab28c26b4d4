import { mostQuestions } from '../../core/exercise.ts';
import { mostAttempts, type AnswerRules } from '../../share/answer-rules.ts';
import { fieldsOf, listIn, numberIn, textIn, wholeIn, withoutGaps } from '../../share/plain-data.ts';
import { isLimited, type Question } from './questions.ts';

/** What is kept of a question. */
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

/** The answers given so far, only where they are counted. */
export function toBeKept(question: Question, rules: AnswerRules): Partial<KeptQuestion> {
  const { id, class: label, answer, attempts, last } = question;
  return withoutGaps({ id, class: label, answer, ...(isLimited(question, rules) && { attempts, last }) }) ?? {};
}

/** Questions that were kept as plain data, of which nothing is sure. */
export const keptQuestionsIn = (value: unknown): KeptQuestion[] => listIn(value, mostQuestions, questionIn) ?? [];

/** What an address says was answered before, question by question: JSON, with `answer`, `attempts` and `class` of each. */
export function answeredIn(text: string | null | undefined): KeptQuestion[] {
  try {
    return keptQuestionsIn(JSON.parse(text || '[]')).map(({ id: _id, ...kept }) => ({ ...kept, last: kept.answer }));
  } catch {
    return [];
  }
}
