import { InputError } from '../core/input-error.ts';
import type { ReadOptions } from '../core/types.ts';
import type { LongFile } from '../share/long-file.ts';
import type { AsyncCalculator, AsyncDataset } from './calculator.ts';
import { readApart } from './read-apart.ts';

/** Bytes that are read at once: some milliseconds of work. */
const pieceSize = 2 ** 21;

/** A line is not longer, in bytes. */
const longestLine = 2 ** 14;

/** Of more cases nobody is given each. */
const mostGiven = 10_000_000;

const lineFeed = 0x0a;

function linesIn(bytes: Uint8Array): number {
  let count = 0;
  for (let at = bytes.indexOf(lineFeed); at !== -1; at = bytes.indexOf(lineFeed, at + 1)) count++;
  return count;
}

/**
 * Reads a file of scores piece by piece, with a calculator of its own, which ends with the signal and with the dataset.
 * @throws InputError: where a row is not like those before, with its line
 */
export async function readLongFile(
  calculator: AsyncCalculator,
  { file, beginning, progress }: LongFile,
  options: ReadOptions = {},
  signal = new AbortController().signal,
): Promise<AsyncDataset> {
  const bytesBetween = async (start: number, end: number): Promise<Uint8Array> => {
    const bytes = await file
      .slice(start, end)
      .arrayBuffer()
      .catch(() => {
        throw new InputError({ code: 'file-unreadable' });
      });
    signal.throwIfAborted();
    return new Uint8Array(bytes);
  };

  /** Where the last piece begins that was added. */
  let last = 0;

  const feed = async (add: (piece: Uint8Array) => Promise<boolean>): Promise<void> => {
    let next = bytesBetween(0, pieceSize);
    for (last = 0; ; last += pieceSize) {
      const bytes = await next;
      // The disk is at work on one piece while the other is read.
      next = bytesBetween(last + pieceSize, last + 2 * pieceSize);
      next.catch(() => undefined);
      const isTaken = await add(bytes);
      progress(Math.min(last + pieceSize, file.size));
      if (!isTaken || last + pieceSize >= file.size) return;
    }
  };

  /** Reads the lines of that piece as a text, below the first ones of the file. */
  const findError = async (): Promise<void> => {
    const before = Math.max(0, last - longestLine);
    const around = await bytesBetween(before, last + pieceSize);
    const isLast = before + around.length >= file.size;
    const first = last === 0 ? 0 : around.lastIndexOf(lineFeed, last - before - 1) + 1;
    const end = isLast ? around.length : around.lastIndexOf(lineFeed) + 1;
    const above = last === 0 ? '' : beginning;
    try {
      await calculator.read(above + new TextDecoder().decode(around.subarray(first, end)), options);
    } catch (error) {
      if (!(error instanceof InputError) || error.line === undefined) throw error;
      const linesAbove = linesIn(new TextEncoder().encode(above));
      // One of the first lines is refused only because of what a later one makes of it.
      if (error.line <= linesAbove) return;
      let line = error.line - linesAbove;
      for (let at = 0; at < before + first; at += pieceSize) {
        line += linesIn(await bytesBetween(at, Math.min(at + pieceSize, before + first)));
      }
      throw new InputError({ ...error, line });
    }
  };

  const read = async (): Promise<AsyncDataset> => {
    try {
      return await calculator.readPieces(feed, file.size, options);
    } catch (error) {
      if (signal.aborted) throw error;
      if (!(error instanceof InputError)) throw new InputError({ code: 'file-needs-memory' });
      if (error.code === 'file-rows-differ') await findError();
      throw error;
    }
  };

  const dataset = await readApart(calculator, read, signal);
  if ((dataset.scored?.cases ?? 0) <= mostGiven) return dataset;
  return { ...dataset, problem: () => Promise.reject(new RangeError('There are too many cases to give each.')) };
}
