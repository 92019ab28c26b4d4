import type { ReportOptions } from '../core/types/report.ts';
import type { ReportResampling, ResampleOptions, Resampling } from '../core/types/resampling.ts';
import type { Ask } from './async-calculator.ts';

/** Time that the worker may compute before it looks for other questions, in milliseconds. */
const busy = 40;

type Progress = (done: number, of: number) => void;

/** Advances a bootstrap step by step and reports its progress. Returns its result, or undefined if it is cancelled. */
async function advanced(
  ask: Ask,
  { resampling, resamples }: { resampling: number; resamples: number },
  progress: Progress,
  signal: AbortSignal,
): Promise<unknown> {
  let chunk = 1;
  let isComplete = false;
  let result: unknown;
  try {
    for (let done = 0; done < resamples && !signal.aborted;) {
      const start = performance.now();
      done = await ask('advance', { resampling, resamples: chunk });
      const speed = chunk / Math.max(performance.now() - start, 0.1);
      chunk = Math.max(1, Math.round(speed * busy));
      progress(done, resamples);
    }
    isComplete = !signal.aborted;
  } finally {
    result = await ask('resampled', { resampling, isWanted: isComplete });
  }
  return signal.aborted ? undefined : result;
}

export async function resample(
  ask: Ask,
  question: { dataset: number; options: ResampleOptions },
  progress: Progress,
  signal: AbortSignal,
): Promise<ReturnType<Resampling['result']> | undefined> {
  const begun = await ask('resample', question);
  return (await advanced(ask, begun, progress, signal)) as ReturnType<Resampling['result']> | undefined;
}

/** The bootstrap of a report; null where the cases are no sample. */
export async function resampleReport(
  ask: Ask,
  question: { dataset: number; options: ReportOptions },
  progress: Progress,
  signal: AbortSignal,
): Promise<ReturnType<ReportResampling['result']> | null | undefined> {
  const begun = await ask('resampleReport', question);
  return (
    begun && ((await advanced(ask, begun, progress, signal)) as ReturnType<ReportResampling['result']> | undefined)
  );
}
