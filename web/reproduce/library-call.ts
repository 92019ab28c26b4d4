import type { ReproduceNote, ReproduceReason } from '../locales/en/reproduce.ts';
import type { Requirement } from './cases.ts';

/** A metric in another library. */
export interface LibraryCall {
  /**
   * An expression. `{weights}` is replaced by the argument of the weights and `{zero}` by that of the 0/0 policy, each
   * with a comma before it, or by nothing; `{true}` and `{predicted}` by the cases one by one; `{beta}` and other
   * options by their numbers.
   */
  call: string;
  /** Requirements for the value to be that of the page; for other data the metric is left out. */
  needs?: readonly Requirement[];
  /**
   * Requirements that, where they are not met, make the library give another number, with the reason that is written
   * beside it.
   */
  differs?: readonly (readonly [unless: Requirement, because: ReproduceReason])[];
  /** Remark on the metric. */
  note?: ReproduceNote;
}

/** The metrics of a library by their ids. */
export type LibraryCalls = Readonly<Record<string, LibraryCall>>;

/** The averages of a metric. */
export const averagesOf = <Name extends string>(
  id: string,
  averages: readonly Name[],
  call: (average: Name) => LibraryCall,
): LibraryCalls => Object.fromEntries(averages.map((average) => [`${id}_${average}`, call(average)]));
