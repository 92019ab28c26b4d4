import type { ResampleOptions, Resampling } from '../core/types.ts';
import type { Ask } from './async-calculator.ts';

/** How long the worker may be busy before it looks for other questions, in milliseconds. */
const busy = 40;

/** Resamples bit by bit, telling how far it is, until it is done, or given up: undefined. */
export async function resample(
  ask: Ask,
  question: { dataset: number; options: ResampleOptions },
  progress: (done: number, of: number) => void,
  signal: AbortSignal,
): Promise<ReturnType<Resampling['result']> | undefined> {
  const { resampling, resamples } = await ask('resample', question);
  let chunk = 1;
  let result: ReturnType<Resampling['result']>;
  try {
    for (let done = 0; done < resamples && !signal.aborted;) {
      const start = performance.now();
      done = await ask('advance', { resampling, resamples: chunk });
      const speed = chunk / Math.max(performance.now() - start, 0.1);
      chunk = Math.max(1, Math.round(speed * busy));
      progress(done, resamples);
    }
  } finally {
    result = await ask('resampled', { resampling });
  }
  return signal.aborted ? undefined : result;
}
