import type { Formula } from '../../core/types/formula.ts';
import type { Worked } from '../../formula/worked.ts';
import type { Measure } from '../../locales/information.ts';

/** A measure as it stands in formulas. */
export interface Measured {
  id: string;
  /** LaTeX. */
  symbol: string;
  /** Null where it is undefined. */
  value: number | null;
}

/** Left side, operation, and its two or three parts, of which the last is subtracted from the sum of the others. */
type Identity = [whole: Measure, operation: 'add' | 'subtract', ...parts: Measure[]];

/** Cover and Thomas (2006), chapter 2; of the variation of information Meilă (2007). */
const identities: readonly Identity[] = [
  ['mutualInformation', 'subtract', 'entropyTrue', 'entropyPredicted', 'jointEntropy'],
  ['mutualInformation', 'subtract', 'entropyTrue', 'trueGivenPredicted'],
  ['mutualInformation', 'subtract', 'entropyPredicted', 'predictedGivenTrue'],
  ['variation', 'add', 'trueGivenPredicted', 'predictedGivenTrue'],
  ['variation', 'subtract', 'jointEntropy', 'mutualInformation'],
];

/** What holds between the measures, in letters and in numbers; without numbers where one is undefined. */
export function workedIdentities(measures: Readonly<Record<Measure, Measured>>): Worked[] {
  return identities.map(([whole, operation, ...parts]) => {
    const written = (leaf: (measure: Measure) => Formula): Formula => {
      const leaves = parts.map(leaf);
      if (operation === 'add' || leaves.length === 2) return { op: operation, args: leaves };
      return { op: 'subtract', args: [{ op: 'add', args: leaves.slice(0, -1) }, leaves.at(-1)!] };
    };
    const letters = (measure: Measure): Formula => {
      const { id, symbol } = measures[measure];
      return { op: 'metric', id, symbol };
    };
    return {
      symbol: measures[whole].symbol,
      symbolic: written(letters),
      substituted: written((measure) => ({ ...letters(measure), value: measures[measure].value })),
      exact: null,
      value: measures[whole].value,
    };
  });
}
