import { InputError } from '../core/input-error.ts';
import type { ReadOptions } from '../core/types/reading.ts';
import { bytesOf, FileRefused, piecesOf } from '../files/file-text.ts';
import type { LongFile } from '../files/long-file.ts';
import type { AsyncCalculator, AsyncDataset } from './async-calculator.ts';
import { readApart } from './read-apart.ts';

/** Greatest length of a line, in bytes. */
const longestLine = 2 ** 14;

/** Greatest number of cases that are given as a problem. */
const mostGiven = 10_000_000;

const lineFeed = 0x0a;

function linesIn(bytes: Uint8Array): number {
  let count = 0;
  for (let at = bytes.indexOf(lineFeed); at !== -1; at = bytes.indexOf(lineFeed, at + 1)) count++;
  return count;
}

/**
 * Error code for a failure of the worker. A worker that was aborted says only that it has ended; usually it is memory.
 */
const codeOf = (error: unknown): string => (error instanceof FileRefused ? 'file-unreadable' : 'file-needs-memory');

/**
 * Reads a file of scores piece by piece, with a calculator of its own, which ends with the signal and with the dataset.
 * @throws InputError; where a row differs in form from those before, with its line
 */
export async function readLongFile(
  calculator: AsyncCalculator,
  { file, beginning, progress }: LongFile,
  options: ReadOptions = {},
  signal = new AbortController().signal,
): Promise<AsyncDataset> {
  /** The last piece added. */
  let last = { start: 0, end: 0 };

  const feed = async (add: (piece: Uint8Array) => Promise<boolean>): Promise<void> => {
    for await (const { bytes, start, end } of piecesOf(file, signal)) {
      last = { start, end };
      if (!(await add(bytes))) return;
      progress(end);
    }
  };

  /** Reads the lines of that piece as a text, below the first lines of the file. */
  const findError = async (): Promise<void> => {
    const { start, end } = last;
    const before = Math.max(0, start - longestLine);
    const around = await bytesOf(file, before, end, signal);
    const first = start === 0 ? 0 : around.lastIndexOf(lineFeed, start - before - 1) + 1;
    const lines = around.subarray(first, end < file.size ? around.lastIndexOf(lineFeed) + 1 : around.length);
    const above = start === 0 ? '' : beginning;
    try {
      await calculator.read(above + new TextDecoder().decode(lines), options);
    } catch (error) {
      if (!(error instanceof InputError) || error.line === undefined) throw error;
      const linesAbove = linesIn(new TextEncoder().encode(above));
      // An error in the first lines only arises from their combination with a later line.
      if (error.line <= linesAbove) return;
      let line = error.line - linesAbove;
      for await (const { bytes } of piecesOf(file.slice(0, before + first), signal)) line += linesIn(bytes);
      throw new InputError({ ...error, line });
    }
  };

  const read = async (): Promise<AsyncDataset> => {
    try {
      return await calculator.readPieces(feed, { ...options, bytes: file.size });
    } catch (error) {
      if (error instanceof InputError && error.code === 'file-rows-differ') await findError();
      throw error;
    }
  };

  const dataset = await readApart(calculator, read, signal).catch((error: unknown) => {
    throw signal.aborted || error instanceof InputError ? error : new InputError({ code: codeOf(error) });
  });
  if ((dataset.scored?.cases ?? 0) <= mostGiven) return dataset;
  return { ...dataset, problem: () => Promise.reject(new RangeError('There are too many cases to give each.')) };
}
