import type { CheckableData } from '../core/checker.ts';
import type { GivenAnswer, ReportOptions, Verdict } from '../core/types.ts';
import type { FromWorker, Outcome, ToWorker } from './messages.ts';

export interface CheckQuestion {
  data: CheckableData;
  answers: readonly GivenAnswer[];
  options: ReportOptions;
}

export type ToCheckingWorker = Extract<ToWorker<CheckQuestion>, { module: unknown } | { question: unknown }>;

export type FromCheckingWorker = FromWorker<Outcome<Verdict[]>>;
