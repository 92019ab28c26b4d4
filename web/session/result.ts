import type { Explanation, MetricInfo, Report, ReportOptions } from '../core/types.ts';
import type { AsyncDataset } from '../worker/async-calculator.ts';
import type { Source } from './source.ts';

/** Asks for a derivation; of metrics that have one per class that of the class with the index. */
export type Explain = (info: MetricInfo, classIndex: number) => Promise<Explanation>;

/** The report of the data, or of the same data with truth and predictions exchanged. */
export type Compare = (options: ReportOptions, transposed: boolean) => Promise<Report>;

/** A text that was read, and all that is worked out from it. */
export interface Result {
  source: Source;
  dataset: AsyncDataset;
  report: Report;
  /** Those of the report. */
  options: ReportOptions;
  explain: Explain;
  compare: Compare;
}
