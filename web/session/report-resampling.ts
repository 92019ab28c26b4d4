import type { Report, ReportOptions } from '../core/types/report.ts';
import type { AsyncDataset } from '../worker/async-calculator.ts';
import { Newest } from './newest.ts';

/**
 * The options without the bootstrap. The delta method gives intervals at once, and those of the bootstrap replace them
 * later.
 */
export const withoutResamples = (options: ReportOptions): ReportOptions =>
  typeof options.intervals === 'object' ? { ...options, intervals: true } : options;

/** The bootstrap of the report on the page. */
export class ReportResampling {
  /** Undefined unless it runs. */
  progress: { done: number; of: number } | undefined;
  readonly #attempts = new Newest();
  readonly #changed: () => void;

  constructor(changed: () => void) {
    this.#changed = changed;
  }

  /**
   * Ends the running bootstrap and starts another. Returns its intervals, or undefined if none are wanted or there are
   * none.
   */
  async intervalsOf(dataset: AsyncDataset, options: ReportOptions): Promise<Report['intervals']> {
    this.end();
    if (typeof options.intervals !== 'object' || !dataset.matrix) return undefined;
    const signal = this.#attempts.begin();
    const tell = (done: number, of: number): void => {
      if (signal.aborted) return;
      this.progress = { done, of };
      this.#changed();
    };
    try {
      const found = await dataset.resampleReport(options, tell, signal);
      return (signal.aborted ? undefined : found) ?? undefined;
    } catch (error) {
      if (signal.aborted) return undefined;
      throw error;
    } finally {
      if (!signal.aborted) this.progress = undefined;
    }
  }

  end(): void {
    this.#attempts.end();
    this.progress = undefined;
  }
}
