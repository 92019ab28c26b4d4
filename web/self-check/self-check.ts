import { isSingleFile } from '../edition.ts';
import { startCalculator } from '../worker/calculator.ts';
import { compare, type Difference } from './comparison.ts';
import type { GoldenCase } from './golden-case.ts';

// One file comes as a whole: without the random labels there are 46 kB less to wait for, of 1.2 MB.
const files = isSingleFile
  ? import.meta.glob<GoldenCase[]>(['../../tests/golden/*.json', '!**/labels_small.json'], { import: 'default' })
  : import.meta.glob<GoldenCase[]>('../../tests/golden/*.json', { import: 'default' });

/** What has been compared so far. */
export interface Progress {
  cases: number;
  /** How many cases there are in all. */
  of: number;
  metrics: number;
  numbers: number;
  fractions: number;
  differences: readonly (Difference & { case: string })[];
  /** How many expected values are known to be mistaken, and are not compared. */
  mistaken: number;
}

/**
 * Computes the golden cases in a worker of its own, by the module of the page, and tells after each what has been
 * compared. Ends with the signal.
 */
export async function* selfCheck(signal: AbortSignal): AsyncGenerator<Progress> {
  const [calculator, ...groups] = await Promise.all([startCalculator(), ...Object.values(files).map((load) => load())]);
  try {
    const golden = groups.flat();
    const parts = [await calculator.catalogue(), await calculator.catalogue(true)];
    const catalogue = new Map(parts.flat().map((info) => [info.id, info]));
    const metrics = new Set<string>();
    const differences: (Difference & { case: string })[] = [];
    let [numbers, fractions, mistaken] = [0, 0, 0];
    for (const [at, one] of golden.entries()) {
      if (signal.aborted) return;
      const compared = await compare(calculator, catalogue, one);
      for (const id of compared.ids) metrics.add(id);
      numbers += compared.numbers;
      fractions += compared.fractions;
      mistaken += Object.keys(one.mistaken ?? {}).length;
      differences.push(...compared.differences.map((difference) => ({ ...difference, case: one.name })));
      yield { cases: at + 1, of: golden.length, metrics: metrics.size, numbers, fractions, differences, mistaken };
    }
  } finally {
    calculator.end();
  }
}
