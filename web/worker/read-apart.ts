import type { ReadOptions, ReportOptions } from '../core/types.ts';
import type { AsyncCalculator, AsyncDataset } from './calculator.ts';

/** Lines of two cells, of which none is a number with a fraction: most likely pairs of labels. */
const pairs = /^(?![^]*\d\.\d)(?:[^\n,;\t|]+[,;\t|][^\n,;\t|]+\n){99}/;

/** Whether a text is of a kind that is worked through within moments, however long it is. */
export function isReadSoon(source: string | Uint8Array): boolean {
  const beginning = source.slice(0, 20_000);
  return pairs.test(typeof beginning === 'string' ? beginning : new TextDecoder().decode(beginning));
}

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
  asked: ReportOptions | undefined,
): Promise<AsyncDataset> {
  signal.addEventListener('abort', calculator.end);
  try {
    signal.throwIfAborted();
    const dataset = await calculator.read(source, options, undefined, asked);
    return { ...dataset, release: calculator.end };
  } catch (error) {
    calculator.end();
    throw error;
  } finally {
    signal.removeEventListener('abort', calculator.end);
  }
}
