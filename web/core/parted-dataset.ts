import { withPartSlips, type Family } from './part-slips.ts';
import type { LazyPart } from './parts.ts';
import { sideBySide, type Compared } from './side-by-side.ts';
import type { CheckOptions, Formula, SideBySide, SideBySideOptions, Verdict } from './types.ts';

// Datasets show what the package promises, and nothing else.
const comparisons = new WeakMap<object, Compared>();
const families = new WeakMap<object, Family>();

/** How the parts of a dataset are compared. */
export const compareBy = (dataset: object, compared: Compared): void => void comparisons.set(dataset, compared);

/** What a dataset is a part of. */
export const belongTo = (dataset: object, family: Family): void => void families.set(dataset, family);

/** Explains wrong answers by the parts of a dataset, or by what it is a part of. */
export function explainedByParts(
  dataset: PartedDataset,
  verdicts: Verdict[],
  { decimals: _decimals, tolerance: _tolerance, credit: _credit, ...options }: CheckOptions,
  latex: (formula: Formula) => string,
): Verdict[] {
  const compared = dataset.parts.length > 0 ? comparisons.get(dataset) : undefined;
  const family = compared ? { what: compared.what, whole: compared.whole } : families.get(dataset);
  return family && !family.isReleased?.() ? withPartSlips(verdicts, family, options, latex) : verdicts;
}

/** What all datasets have. */
export abstract class PartedDataset {
  /** Empty where there are none. */
  readonly parts: readonly LazyPart[] = [];

  /** What the parts are. */
  get partedBy(): SideBySide['what'] | undefined {
    return this.parts.length > 0 ? comparisons.get(this)?.what : undefined;
  }

  sideBySide(ids?: readonly string[], options: SideBySideOptions = {}): SideBySide {
    const compared = this.parts.length > 0 && comparisons.get(this);
    if (!compared) throw new RangeError('These data have no parts.');
    return sideBySide(compared, ids, options);
  }
}
