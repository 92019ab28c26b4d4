import type { Formula } from '../../core/types/formula.ts';
import type { Worked } from '../../formula/worked.ts';
import type { Measure } from '../../locales/information.ts';

/** A measure as used in formulas. */
export interface Measured {
  id: string;
  /** LaTeX symbol. */
  symbol: string;
  /** Null if it is undefined. */
  value: number | null;
}

/**
 * Left side, operation, and two or three parts. When subtracting, the last part is subtracted from the sum of the
 * others.
 */
type Identity = [whole: Measure, operation: 'add' | 'subtract', ...parts: Measure[]];

/** Identities from Cover and Thomas (2006), chapter 2; those of the variation of information from Meilă (2007). */
const identities: readonly Identity[] = [
  ['mutualInformation', 'subtract', 'entropyTrue', 'entropyPredicted', 'jointEntropy'],
  ['mutualInformation', 'subtract', 'entropyTrue', 'trueGivenPredicted'],
  ['mutualInformation', 'subtract', 'entropyPredicted', 'predictedGivenTrue'],
  ['variation', 'add', 'trueGivenPredicted', 'predictedGivenTrue'],
  ['variation', 'subtract', 'jointEntropy', 'mutualInformation'],
];

/** Identities between the measures in symbols and in numbers; an undefined measure has the value null. */
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
