import { ranges } from '../core/exercise.ts';

/**
 * When right values and their derivations may be seen; the first is the default. `after`: once a question is closed.
 */
export const answerTimes = ['always', 'after', 'never'] as const;

export const mostAttempts = 100;

/** Rules for answers. */
export interface AnswerRules {
  answers: (typeof answerTimes)[number];
  /** Number of answers allowed per question; absent: any number. */
  attempts?: number;
  /** Number of decimals asked for; absent: any number. */
  decimals?: number;
}

export const usualRules: AnswerRules = { answers: answerTimes[0] };

/** The rules in an address; undefined where one of its fields is invalid. */
export function answerRulesOf(fields: URLSearchParams): AnswerRules | undefined {
  const whole = (name: string, low: number, high: number): number | undefined => {
    const text = fields.get(name) ?? '';
    return /^\d{1,3}$/.test(text) && Number(text) >= low && Number(text) <= high ? Number(text) : undefined;
  };
  const attempts = whole('attempts', 1, mostAttempts);
  const decimals = whole('decimals', ...ranges.decimals);
  const answers = answerTimes.find((one) => one === (fields.get('answers') || answerTimes[0]));
  const isRead = (name: string, value: unknown): boolean => !fields.get(name) || value !== undefined;
  if (!answers || !isRead('attempts', attempts) || !isRead('decimals', decimals)) return undefined;
  return { answers, ...(attempts !== undefined && { attempts }), ...(decimals !== undefined && { decimals }) };
}
