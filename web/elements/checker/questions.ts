import type { GivenAnswer, Verdict } from '../../core/types/checking.ts';
import type { Label } from '../../core/types/label.ts';
import type { MetricInfo } from '../../core/types/metric-info.ts';
import type { Slip } from '../../core/types/slips.ts';
import type { AnswerRules } from '../../share/answer-rules.ts';
import { areDigitsRight } from './written-digits.ts';

/** What is asked for, and what was answered. */
export interface Question {
  /** Names the question, whatever is changed about it. */
  key: number;
  /** The metric; without it, it is to be found out what the number is. */
  id?: string | undefined;
  class?: Label | undefined;
  /** As it was typed. */
  answer: string;
  /** Metric and class are given by the address. */
  given: boolean;
  /** How many answers have been given to it, … */
  attempts?: number | undefined;
  /** … and the last of them. */
  last?: string | undefined;
}

/** `detail` of `deconfuse-answer`, as plain data: an answer that was given, and what became of it. */
export interface ToldAnswer {
  /** The place of the question, from 1. */
  question: number;
  id?: string;
  class?: Label;
  answer: string;
  verdict: Verdict['verdict'];
  /** The likeliest that give the answer, in the order in which they were made; none where it is right or nothing is known. */
  slips: readonly Slip[];
  /** Which answer to the question it is, from 1. */
  attempt: number;
}

/** Whether answers to the question are counted, so that each is to be given for good. */
export const isLimited = ({ given }: Question, { attempts }: AnswerRules): boolean => given && attempts !== undefined;

/** It is answered right, or no attempt is left. */
export function isSettled(question: Question, verdict: Verdict | undefined, rules: AnswerRules): boolean {
  const { attempts = Infinity } = rules;
  return verdict?.verdict === 'right' || (isLimited(question, rules) && (question.attempts ?? 0) >= attempts);
}

/** Whether no further answer is taken. */
export const isClosed = (question: Question, verdict: Verdict | undefined, rules: AnswerRules): boolean =>
  isLimited(question, rules) && isSettled(question, verdict, rules);

/** Whether right values, and the steps to them, are not to be seen. */
export function isWithheld(question: Question, verdict: Verdict | undefined, rules: AnswerRules): boolean {
  return rules.answers === 'never' || (rules.answers === 'after' && !isSettled(question, verdict, rules));
}

/** What is told of a given answer. */
export function toldAnswer(place: number, verdict: Verdict, attempt: number): ToldAnswer {
  const { id, class: label, answer, explanations } = verdict;
  return {
    question: place + 1,
    ...(id !== undefined && { id }),
    ...(label !== undefined && { class: label }),
    answer,
    verdict: verdict.verdict,
    slips: areDigitsRight(verdict) ? [] : (explanations[0]?.slips ?? []),
    attempt,
  };
}

/** Of what questions are about. */
interface QuestionedData {
  labels: readonly Label[];
  positive?: Label;
}

/** The class that a question is about: the one named, else the positive one, else the first; none where there is none of that name. */
export function classOf(question: Question, info: MetricInfo, { labels, positive }: QuestionedData): Label | undefined {
  if (!info.perClass) return undefined;
  const named = labels.find((label) => String(label) === String(question.class));
  if (named !== undefined || (question.given && question.class !== undefined)) return named;
  return positive ?? labels[0];
}

/** Nothing where there is no answer, or where the data have no such metric. */
export function givenAnswer(
  question: Question,
  metrics: readonly MetricInfo[],
  data: QuestionedData,
): GivenAnswer | undefined {
  const answer = question.answer.trim();
  if (answer === '') return undefined;
  if (question.id === undefined) return { answer };
  const info = metrics.find(({ id }) => id === question.id);
  if (!info) return undefined;
  const label = classOf(question, info, data);
  if (!info.perClass) return { id: info.id, answer };
  return label === undefined ? undefined : { id: info.id, class: label, answer };
}
