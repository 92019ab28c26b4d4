import type { ReproduceNote, ReproduceReason } from '../locales/en/reproduce.ts';
import type { Requirement } from './cases.ts';

/** What a metric is called in another library. */
export interface LibraryCall {
  /**
   * An expression. `{weights}` gives way to the argument of the weights, `{zero}` to that of the 0/0 policy, each with
   * a comma before it or to nothing; `{true}` and `{predicted}` to the cases one by one; `{beta}` and other options to
   * their numbers.
   */
  call: string;
  /** What the data have to be like for the value to be that of the page; of others the metric is left out. */
  needs?: readonly Requirement[];
  /** Where the data are not so, the library has another number, for the reason that then stands beside it. */
  differs?: readonly (readonly [unless: Requirement, because: ReproduceReason])[];
  /** What is to be said about it. */
  note?: ReproduceNote;
}

/** The metrics of a library by their ids. */
export type LibraryCalls = Readonly<Record<string, LibraryCall>>;
