import type { LazyPart } from './parts.ts';
import { sideBySide, type Compared } from './side-by-side.ts';
import type { SideBySide, SideBySideOptions } from './types.ts';

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

  /** What the parts are and how they are compared, where there may be some. */
  protected compared?(): Compared;
}
