import { ranges } from '../core/option-values.ts';
import type { RatesProblem } from '../core/types/decisions.ts';
import type { Problem } from '../core/types/problem.ts';
import type { Explanation, Report } from '../core/types/report.ts';
import { landscapeMeasures, rateMeasures } from '../locales/decisions.ts';
import type { AsyncDataset } from '../worker/async-calculator.ts';

/** The largest β that a report accepts; β = ∞ is recall. */
export const [, largestBeta] = ranges.beta;

/** Results for one β and one chosen class. */
export interface Measured {
  data: AsyncDataset;
  beta: number;
  chosen: number;
  /** Values under the ids of `landscapeMeasures`, whatever the data. */
  report: Report;
  /** Derivations for the chosen class. For β = ∞ the one of Fβ is that of recall. */
  explanations: { f?: Explanation; precision?: Explanation; recall?: Explanation };
  /** Derivations of the averages over all classes, where only precision and recall are known. */
  averages: readonly Explanation[];
}

/** Whether truth and prediction have the same classes, so that each class has precision and recall. */
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

/** The results for a class, or for the first one where there is no such class. */
export async function measured(data: AsyncDataset, beta: number, wanted: number): Promise<Measured> {
  const options = { zeroDivision: 'undefined', beta: Math.min(beta, largestBeta) } as const;
  if (data.kind === 'decision') return measuredRates(data, beta, wanted);
  const report = await data.report({ ...options, metrics: Object.values(landscapeMeasures) });
  const chosen = wanted < report.labels.length ? wanted : 0;
  const of = { ...options, class: report.labels[chosen]! };
  const [precision, recall, f] = await Promise.all([
    data.explain(landscapeMeasures.precision, of),
    data.explain(landscapeMeasures.recall, of),
    data.explain(measureOfF(beta), of),
  ]);
  return { data, beta, chosen, report, explanations: { precision, recall, f }, averages: [] };
}

/** The same for given precision and recall. */
async function measuredRates(data: AsyncDataset, beta: number, wanted: number): Promise<Measured> {
  const { precision, recall } = (await data.problem()) as Extract<Problem, RatesProblem>;
  const options = { beta: Math.min(beta, largestBeta) };
  const { labels, metrics } = await data.report({ ...options, metrics: [rateMeasures.f] });
  const report: Report = {
    kind: data.kind,
    labels,
    metrics: {
      [landscapeMeasures.precision]: Array.from(precision),
      [landscapeMeasures.recall]: Array.from(recall),
      [landscapeMeasures.f]: metrics[rateMeasures.f]!,
    },
    undefined: {},
  };
  const chosen = wanted < labels.length ? wanted : 0;
  const isRecall = measureOfF(beta) === landscapeMeasures.recall;
  const f = isRecall ? undefined : await data.explain(rateMeasures.f, { ...options, row: labels[chosen]! });
  const ofAll = labels.length < 2 ? [] : rateMeasures.averages;
  const averages = await Promise.all(ofAll.map((id) => data.explain(id, options)));
  return { data, beta, chosen, report, explanations: f ? { f } : {}, averages };
}
