import type { LazyPart } from './parts.ts';
import { sideBySide, type Compared } from './side-by-side.ts';
import { withPartSlips, type Family } from './part-slips.ts';
import type { CheckOptions, Formula, SideBySide, SideBySideOptions, Verdict } from './types.ts';

/** What all datasets have. */
export abstract class PartedDataset {
  /** Empty where there are none. */
  readonly parts: readonly LazyPart[] = [];

  /** What the parts are. */
  get partedBy(): SideBySide['what'] | undefined {
    return this.parts.length > 0 ? this.compared?.().what : undefined;
  }

  sideBySide(ids?: readonly string[], options: SideBySideOptions = {}): SideBySide {
    const compared = this.parts.length > 0 && this.compared?.();
    if (!compared) throw new RangeError('These data have no parts.');
    return sideBySide(compared, ids, options);
  }

  /** What these data are a part of. */
  family?: Family;

  /** Explains wrong answers by the parts, or by what these data are a part of. */
  protected withPartSlips(
    verdicts: Verdict[],
    { decimals: _decimals, tolerance: _tolerance, credit: _credit, ...options }: CheckOptions,
    latex: (formula: Formula) => string,
  ): Verdict[] {
    const what = this.partedBy;
    const family = what ? { what, whole: this as unknown as Family['whole'] } : this.family;
    return family && !family.isReleased?.() ? withPartSlips(verdicts, family, options, latex) : verdicts;
  }

  /** What the parts are and how they are compared, where there may be some. */
  protected compared?(): Compared;
}
