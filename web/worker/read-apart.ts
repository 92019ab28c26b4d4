import type { AsyncCalculator, AsyncDataset } from './async-calculator.ts';

/**
 * Reads something long with a calculator of its own. It ends with the signal at any time, and with the release of the
 * dataset, which frees all its memory. Rejects where the signal is aborted.
 * @throws InputError
 */
export async function readApart(
  calculator: AsyncCalculator,
  read: (calculator: AsyncCalculator) => Promise<AsyncDataset>,
  signal: AbortSignal,
): Promise<AsyncDataset> {
  signal.addEventListener('abort', calculator.end);
  try {
    signal.throwIfAborted();
    const dataset = await read(calculator);
    return { ...dataset, release: calculator.end };
  } catch (error) {
    calculator.end();
    throw error;
  } finally {
    signal.removeEventListener('abort', calculator.end);
  }
}
