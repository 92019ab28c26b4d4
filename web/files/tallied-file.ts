import { InputError } from '../core/input-error.ts';
import type { Label } from '../core/types/label.ts';
import type { Notice } from '../core/types/notices.ts';
import type { Problem } from '../core/types/problem.ts';
import type { AsyncDataset } from '../worker/async-calculator.ts';
import { startCalculator } from '../worker/calculator.ts';
import { kindOf, piecesOf, type ReadingOptions } from './file-text.ts';

export interface TalliedFile {
  /** A table of true label, predicted label and count, equivalent to the file. */
  text: string;
  rows: number;
  /** Assumptions and repairs made while reading the file. */
  notices: Notice[];
}

type LabelsProblem = Extract<Problem, { kind: 'labels' }>;

/** The file holds other data than labels. */
class OtherData extends Error {}

const quoted = (label: Label): string => `"${String(label).replaceAll('"', '""')}"`;

/**
 * The table of counts. Undefined where the data are no labels, or the table would be read differently from the file.
 */
async function tableOf(dataset: AsyncDataset): Promise<TalliedFile | undefined> {
  if (dataset.kind !== 'labels' || dataset.models || dataset.predictedLabels) return undefined;
  const { truth, predicted, weights } = (await dataset.problem()) as LabelsProblem;
  const counts = new Map<string, number>();
  (truth as Label[]).forEach((label, at) => {
    const pair = `${quoted(label)},${quoted((predicted as Label[])[at]!)}`;
    counts.set(pair, (counts.get(pair) ?? 0) + weights![at]!);
  });
  const lines = Array.from(counts, ([pair, count]) => `${pair},${count}\n`);
  return { text: `truth,predicted,count\n${lines.join('')}`, rows: dataset.total, notices: dataset.notices };
}

/**
 * Counts the rows of a file of labels of any length, piece by piece. Undefined where it holds anything else, or too
 * many distinct rows; usually the first pieces show that.
 * @throws FileRefused; the signal's reason where it is aborted
 */
export async function tallyFile(
  file: Blob,
  { progress, signal }: ReadingOptions = {},
): Promise<TalliedFile | undefined> {
  const calculator = await startCalculator();
  const feed = async (add: (piece: Uint8Array) => Promise<boolean>): Promise<void> => {
    for await (const { bytes, start, end } of piecesOf(file, signal)) {
      if (start === 0 && kindOf(bytes, 'name' in file ? String(file.name) : '')) throw new OtherData();
      if (!(await add(bytes))) throw new OtherData();
      progress?.(end);
    }
  };
  try {
    return await tableOf(await calculator.readPieces(feed, { kind: 'labels' }));
  } catch (error) {
    if (error instanceof OtherData || error instanceof InputError) return undefined;
    throw error;
  } finally {
    calculator.end();
  }
}
