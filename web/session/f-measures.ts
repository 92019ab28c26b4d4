import type { Explanation, Report } from '../core/types.ts';
import { landscapeMeasures } from '../locales/decisions.ts';
import type { AsyncDataset } from '../worker/async-calculator.ts';

/** The largest of which a report can be asked; ∞ is recall. */
export const largestBeta = 1e6;

/** What was computed for one β and one chosen class. */
export interface Measured {
  data: AsyncDataset;
  beta: number;
  chosen: number;
  report: Report;
  /** Of the chosen class. For β = ∞ that of Fβ is that of recall. */
  explanations: Record<keyof typeof landscapeMeasures, Explanation>;
}

/** Whether truth and prediction have the same classes, so that each has precision and recall. */
export function hasClasses(data: AsyncDataset | undefined): data is AsyncDataset {
  return (
    data !== undefined &&
    (data.kind === 'labels' || data.kind === 'matrix') &&
    data.matrix !== null &&
    data.predictedLabels === undefined
  );
}

export function measureOfF(beta: number): string {
  return beta === Number.POSITIVE_INFINITY ? landscapeMeasures.recall : landscapeMeasures.f;
}

/** Where there is no such class, of the first one. */
export async function measured(data: AsyncDataset, beta: number, wanted: number): Promise<Measured> {
  const options = { zeroDivision: 'undefined', beta: Math.min(beta, largestBeta) } as const;
  const report = await data.report({ ...options, metrics: Object.values(landscapeMeasures) });
  const chosen = wanted < report.labels.length ? wanted : 0;
  const of = { ...options, class: report.labels[chosen]! };
  const [precision, recall, f] = await Promise.all([
    data.explain(landscapeMeasures.precision, of),
    data.explain(landscapeMeasures.recall, of),
    data.explain(measureOfF(beta), of),
  ]);
  return { data, beta, chosen, report, explanations: { precision, recall, f } };
}
