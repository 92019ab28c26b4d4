import readerUrl from '#wasm/deconfuse-reader.wasm?url';
import { compile } from '../core/module.ts';
import { startReader } from '../core/reader.ts';
import { LineTally, type TalliedCases } from '../core/tally.ts';
import type { Notice } from '../core/types.ts';
import { beside } from '../worker/beside.ts';
import { kindOf, piecesOf, type ReadingOptions } from './file-text.ts';

export interface TalliedFile {
  /** A table of true label, predicted label and count, which means what the file does. */
  text: string;
  rows: number;
  /** What was assumed or repaired to understand the file. */
  notices: Notice[];
}

const quoted = (label: string): string => `"${label.replaceAll('"', '""')}"`;

/** Undefined where the columns of the table would mean something else than those of the file. */
function tableOf({ cases, notices }: TalliedCases): TalliedFile | undefined {
  const { names, truth, predicted, models, predictedLabels, weights } = cases;
  if (models.length > 0 || predictedLabels) return undefined;
  const counts = new Map<string, number>();
  truth.forEach((code, at) => {
    const pair = `${quoted(names[code]!)},${quoted(names[predicted[at]!]!)}`;
    counts.set(pair, (counts.get(pair) ?? 0) + weights[at]!);
  });
  const lines = Array.from(counts, ([pair, count]) => `${pair},${count}\n`);
  const rows = weights.reduce((sum, weight) => sum + weight, 0);
  return { text: `truth,predicted,count\n${lines.join('')}`, rows, notices };
}

/**
 * Counts the rows of a file of labels, however long, piece by piece. Undefined where it holds anything else, or too many
 * different rows: mostly the first pieces tell.
 * @throws FileRefused; the signal's reason where it is aborted
 */
export async function tallyFile(
  file: Blob,
  { progress, signal }: ReadingOptions = {},
): Promise<TalliedFile | undefined> {
  const tally = new LineTally(await startReader(await compile(beside(readerUrl))));
  try {
    for await (const { bytes, start, end } of piecesOf(file, signal)) {
      if (start === 0 && kindOf(bytes, 'name' in file ? String(file.name) : '')) return undefined;
      if (!tally.add(bytes)) return undefined;
      progress?.(end);
    }
    const tallied = tally.read();
    return tallied && tableOf(tallied);
  } finally {
    tally.end();
  }
}
