import { isSingleFile } from '../edition.ts';
import { startCalculator } from '../worker/calculator.ts';
import { compare, type Difference } from './comparison.ts';
import { caseOf, type ApiCase, type GoldenCase } from './golden-case.ts';

// The single file loads as a whole. Without the random labels it is smaller by 46 kB of 1.2 MB.
const files = isSingleFile
  ? import.meta.glob<GoldenCase[]>(['../../tests/golden/*.json', '!**/labels_small.json'], { import: 'default' })
  : import.meta.glob<GoldenCase[]>('../../tests/golden/*.json', { import: 'default' });
const apiFiles = import.meta.glob<ApiCase[]>(['../../tests/cases/ranked.json', '../../tests/cases/raters.json'], {
  import: 'default',
});

/** Counts of comparisons so far. */
export interface Progress {
  cases: number;
  /** Number of all cases. */
  of: number;
  metrics: number;
  numbers: number;
  fractions: number;
  differences: readonly (Difference & { case: string })[];
  /** Number of expected values that are known to be wrong, and are not compared. */
  mistaken: number;
}

/**
 * Computes all cases in a worker of its own, with the page's module, and yields the progress after each. Ends with the
 * signal.
 */
export async function* selfCheck(signal: AbortSignal): AsyncGenerator<Progress> {
  const loaders = Object.values({ ...files, ...apiFiles });
  const [calculator, ...groups] = await Promise.all([startCalculator(), ...loaders.map((load) => load())]);
  try {
    const cases = groups.flat();
    const kinds = [false, true, 'distributions', 'raters', 'ranked'] as const;
    const parts = await Promise.all(kinds.map((kind) => calculator.catalogue(kind)));
    const catalogue = new Map(parts.flat().map((info) => [info.id, info]));
    const metrics = new Set<string>();
    const differences: (Difference & { case: string })[] = [];
    let [numbers, fractions, mistaken] = [0, 0, 0];
    for (const [at, one] of cases.entries()) {
      if (signal.aborted) return;
      const compared = await compare(calculator, catalogue, caseOf(one));
      for (const id of compared.ids) metrics.add(id);
      numbers += compared.numbers;
      fractions += compared.fractions;
      if ('mistaken' in one) mistaken += Object.keys(one.mistaken ?? {}).length;
      differences.push(...compared.differences.map((difference) => ({ ...difference, case: one.name })));
      yield { cases: at + 1, of: cases.length, metrics: metrics.size, numbers, fractions, differences, mistaken };
    }
  } finally {
    calculator.end();
  }
}
