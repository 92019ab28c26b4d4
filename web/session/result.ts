import type { MetricInfo } from '../core/types/metric-info.ts';
import type { Explanation, Report, ReportOptions } from '../core/types/report.ts';
import type { AsyncCalculator, AsyncDataset } from '../worker/async-calculator.ts';
import type { Source } from './source.ts';
import { transposed } from './transposed.ts';

/** Asks for a derivation. For metrics with a value per class it is of the class at the index. */
export type Explain = (info: MetricInfo, classIndex: number) => Promise<Explanation>;

/** Asks for a report of the data, or of the same data with truth and predictions exchanged. */
export type Compare = (options: ReportOptions, transposed: boolean) => Promise<Report>;

/** Further questions about the data of a report. */
export interface Questions {
  explain: Explain;
  compare: Compare;
}

/** A text that was read, with everything computed from it. */
export interface Result extends Questions {
  source: Source;
  /** The data shown: the whole, or the chosen part. */
  dataset: AsyncDataset;
  whole: AsyncDataset;
  report: Report;
  /** Options of the report. */
  options: ReportOptions;
}

/** @param options of the report */
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
