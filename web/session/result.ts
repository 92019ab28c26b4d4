import type { MetricInfo } from '../core/types/metric-info.ts';
import type { Explanation, Report, ReportOptions } from '../core/types/report.ts';
import type { AsyncCalculator, AsyncDataset } from '../worker/async-calculator.ts';
import type { Source } from './source.ts';
import { transposed } from './transposed.ts';

/** Asks for a derivation; of metrics that have one per class that of the class with the index. */
export type Explain = (info: MetricInfo, classIndex: number) => Promise<Explanation>;

/** The report of the data, or of the same data with truth and predictions exchanged. */
export type Compare = (options: ReportOptions, transposed: boolean) => Promise<Report>;

/** What can be asked about a report besides. */
export interface Questions {
  explain: Explain;
  compare: Compare;
}

/** A text that was read, and all that is worked out from it. */
export interface Result extends Questions {
  source: Source;
  /** What is shown of the data: all of them, or the part that was chosen. */
  dataset: AsyncDataset;
  whole: AsyncDataset;
  report: Report;
  /** Those of the report. */
  options: ReportOptions;
}

/** @param options those of the report */
export function questionsOf(calculator: AsyncCalculator, dataset: AsyncDataset, options: ReportOptions): Questions {
  return {
    explain: (info, classIndex) =>
      dataset.explain(info.id, { ...options, ...(info.perClass && { class: dataset.labels[classIndex]! }) }),
    async compare(others, isTransposed) {
      if (!isTransposed) return dataset.report(others);
      const exchanged = await calculator.dataset(transposed(await dataset.problem()));
      const report = await exchanged.report(others);
      exchanged.release();
      return report;
    },
  };
}
