import type { Curve } from '../core/types/curves.ts';
import type { RejectProblem } from '../core/types/decisions.ts';
import type { Explanation, Report } from '../core/types/report.ts';
import { rejectionMeasures } from '../locales/decisions.ts';
import { pointOfRejected } from '../plots/rejection.ts';
import type { AsyncCalculator, AsyncDataset } from '../worker/async-calculator.ts';

/** Rows of posterior probabilities, each to be decided or rejected. */
export type RejectRows = Pick<RejectProblem, 'labels' | 'posteriors' | 'observations' | 'truth'>;

/** The rows of a dataset, with notes on what they leave out. */
export interface RowsOfData extends RejectRows {
  /** With several models: the one whose scores are used. */
  model?: string;
  isWeighted: boolean;
}

export interface RejectQuestion {
  rows: RejectRows & Partial<RowsOfData>;
  rejectLoss: number;
  errorLoss: number;
}

/** Results for one question. */
export interface RejectAnswer extends RejectQuestion {
  dataset: AsyncDataset;
  report: Report;
  /** Null where there is no threshold. */
  threshold: number | null;
  /** Curve over all thresholds; it does not depend on the losses. */
  curve: Curve;
  /** Index of the threshold's point on the curve; null where there is none. */
  point: number | null;
  rejected: number;
  accepted: number;
  /** Derivations of the threshold and of the opened measures. */
  explanations: Readonly<Record<string, Explanation>>;
}

/**
 * Decisions on the rows by Chow's rule. `opened` are the ids of the measures to explain. `previous` is the answer
 * before; its curve is reused for the same rows.
 * @throws InputError
 */
export async function rejectionOf(
  calculator: AsyncCalculator,
  question: RejectQuestion,
  opened: Iterable<string>,
  previous: RejectAnswer | undefined,
): Promise<RejectAnswer> {
  const { rows, rejectLoss, errorLoss } = question;
  const { labels, posteriors, observations, truth } = rows;
  const dataset = await calculator.dataset({
    kind: 'decision',
    labels,
    rejectLoss,
    errorLoss,
    posteriors,
    ...(observations && { observations }),
    ...(truth && { truth }),
  });
  const { threshold: thresholdId, ...measures } = rejectionMeasures;
  const ofTruth: readonly string[] = [measures.observedErrorRate, measures.observedAmongAccepted];
  const explained = [...opened].filter((id) => truth || !ofTruth.includes(id));
  const [report, curve, ...explanations] = await Promise.all([
    dataset.report({ metrics: [thresholdId, ...Object.values(measures)] }),
    previous?.rows === rows ? previous.curve : dataset.curve('error-reject'),
    ...[thresholdId, ...explained].map((id) => dataset.explain(id)),
  ]);
  const numberIn = (id: string): number | null => (report.metrics[id] ?? null) as number | null;
  const rate = numberIn(measures.rejectRate);
  const rejected = Math.round((rate ?? 0) * posteriors.length);
  return {
    ...question,
    dataset,
    report,
    threshold: numberIn(thresholdId),
    curve: curve!,
    point: rate === null ? null : pointOfRejected(curve!, rate),
    rejected,
    accepted: posteriors.length - rejected,
    explanations: Object.fromEntries(explanations.map((explanation) => [explanation.id, explanation])),
  };
}
