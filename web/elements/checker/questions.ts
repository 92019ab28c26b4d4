import type { GivenAnswer, Verdict } from '../../core/types/checking.ts';
import type { Label } from '../../core/types/label.ts';
import type { MetricInfo } from '../../core/types/metric-info.ts';
import type { Slip } from '../../core/types/slips.ts';
import type { AnswerRules } from '../../share/answer-rules.ts';
import { areDigitsRight } from './written-digits.ts';

/** A question and its answer. */
export interface Question {
  /** Identifies the question whatever else about it changes. */
  key: number;
  /** Metric asked for; undefined if the number is to be identified. */
  id?: string | undefined;
  class?: Label | undefined;
  /** The answer as typed. */
  answer: string;
  /** True if the address fixes metric and class. */
  given: boolean;
  /** Number of answers submitted so far. */
  attempts?: number | undefined;
  /** The last submitted answer. */
  last?: string | undefined;
}

/** `detail` of `deconfuse-answer`, as plain data: a submitted answer and its verdict. */
export interface ToldAnswer {
  /** Number of the question, from 1. */
  question: number;
  id?: string;
  class?: Label;
  answer: string;
  verdict: Verdict['verdict'];
  /**
   * The most plausible slips that give the answer, in the order in which they were made; empty if the answer is right
   * or unexplained.
   */
  slips: readonly Slip[];
  /** Number of this attempt at the question, from 1. */
  attempt: number;
}

/** True if attempts at the question are counted, so that each answer is submitted explicitly. */
export const isLimited = ({ given }: Question, { attempts }: AnswerRules): boolean => given && attempts !== undefined;

/** True if the question is answered correctly or has no attempts left. */
export function isSettled(question: Question, verdict: Verdict | undefined, rules: AnswerRules): boolean {
  const { attempts = Infinity } = rules;
  return verdict?.verdict === 'right' || (isLimited(question, rules) && (question.attempts ?? 0) >= attempts);
}

/** True if no further answer is accepted. */
export const isClosed = (question: Question, verdict: Verdict | undefined, rules: AnswerRules): boolean =>
  isLimited(question, rules) && isSettled(question, verdict, rules);

/** True if right values and the steps to them are hidden. */
export function isWithheld(question: Question, verdict: Verdict | undefined, rules: AnswerRules): boolean {
  return rules.answers === 'never' || (rules.answers === 'after' && !isSettled(question, verdict, rules));
}

/** The event detail for a submitted answer. */
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

/** The part of the data that questions refer to. */
interface QuestionedData {
  labels: readonly Label[];
  positive?: Label;
}

/**
 * The class that a question is about: the named one, else the positive one, else the first; undefined if the named
 * class is not in the data.
 */
export function classOf(question: Question, info: MetricInfo, { labels, positive }: QuestionedData): Label | undefined {
  if (!info.perClass) return undefined;
  const named = labels.find((label) => String(label) === String(question.class));
  if (named !== undefined || (question.given && question.class !== undefined)) return named;
  return positive ?? labels[0];
}

/** The answer to be checked; undefined if there is none or the data do not have the metric. */
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
