import type { GivenAnswer, Label, MetricInfo } from '../../core/types.ts';

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
