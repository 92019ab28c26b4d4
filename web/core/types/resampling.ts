import type { Comparison } from './comparison.ts';
import type { Report } from './report.ts';

/** Options of a bootstrap of the AUC. */
export interface ResampleOptions {
  /** One model: its AUC. Two: the difference of their AUCs. Default: the first model. */
  models?: readonly [string] | readonly [string, string];
  /** A whole number from 0; the same seed gives the same numbers. Default 1. */
  seed?: number;
  /** Number of resamples, 1…10,000,000. Default 2000. */
  resamples?: number;
  /** Confidence level of the interval, above 0 and below 1. Default 0.95. */
  level?: number;
}

/** A bootstrap that runs step by step, so that it can be watched and stopped. */
export interface Resampling {
  readonly resamples: number;
  readonly done: number;
  /** Draws this many more resamples, or as many as are left. */
  advance(resamples: number): void;
  /** Result of the resamples so far. For one model `difference` is its AUC, without z and p. */
  result(): Comparison & { standardError: number | null };
  /** Frees the memory. The object cannot be used afterwards. */
  release(): void;
}

/** Bootstrap of the intervals of a report, which runs step by step, so that it can be watched and stopped. */
export interface ReportResampling extends Pick<Resampling, 'resamples' | 'done' | 'advance' | 'release'> {
  /** Intervals from the resamples so far. */
  result(): NonNullable<Report['intervals']>;
}
