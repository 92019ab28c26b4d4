import type { Curve } from '../core/types/curves.ts';
import type { RejectProblem } from '../core/types/decisions.ts';
import type { Explanation, Report } from '../core/types/report.ts';
import { rejectionMeasures } from '../locales/decisions.ts';
import { pointOfRejected } from '../plots/rejection.ts';
import type { AsyncCalculator, AsyncDataset } from '../worker/async-calculator.ts';

/** What is decided about or rejected: a row of posterior probabilities each. */
export type RejectRows = Pick<RejectProblem, 'labels' | 'posteriors' | 'observations' | 'truth'>;

/** What a dataset gives, and what of it is left aside. */
export interface RowsOfData extends RejectRows {
  /** Of several models the one whose scores are taken. */
  model?: string;
  isWeighted: boolean;
}

export interface RejectQuestion {
  rows: RejectRows & Partial<RowsOfData>;
  rejectLoss: number;
  errorLoss: number;
}

/** What was computed for one question. */
export interface RejectAnswer extends RejectQuestion {
  dataset: AsyncDataset;
  report: Report;
  /** Null where there is none. */
  threshold: number | null;
  /** Of all thresholds: it does not depend on the losses. */
  curve: Curve;
  /** Of the threshold on the curve; null where there is none. */
  point: number | null;
  rejected: number;
  accepted: number;
  /** Of the threshold, and of what is opened. */
  explanations: Readonly<Record<string, Explanation>>;
}

/**
 * What Chow's rule makes of the rows. `opened`: ids of the measures that are to be explained; `previous`: the answer before,
 * whose curve is that of the same rows.
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
