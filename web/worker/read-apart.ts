import type { ReadOptions } from '../core/types.ts';
import type { AsyncCalculator, AsyncDataset } from './calculator.ts';

/**
 * Reads a long text with a calculator of its own: that ends with the signal at any time, and with the dataset, of which no
 * memory is left then. Rejects where the signal is aborted.
 * @throws InputError
 */
export async function readApart(
  calculator: AsyncCalculator,
  source: string | Uint8Array,
  options: ReadOptions | undefined,
  signal: AbortSignal,
): Promise<AsyncDataset> {
  signal.addEventListener('abort', calculator.end);
  try {
    signal.throwIfAborted();
    const dataset = await calculator.read(source, options);
    return { ...dataset, release: calculator.end };
  } catch (error) {
    calculator.end();
    throw error;
  } finally {
    signal.removeEventListener('abort', calculator.end);
  }
}
