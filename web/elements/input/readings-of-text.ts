import type { Reading, ReadOptions } from '../../core/types.ts';

/** Whether two readings have no line of the text in common: they are of other data. */
export const isOther = (one: Reading, other: Reading): boolean =>
  !one.lines.some(([first, last]) => other.lines.some(([start, end]) => first <= end && start <= last));

/** What holds for each way to read a text, whichever of them is chosen. */
export function withoutChoice(options: ReadOptions): ReadOptions {
  const { kind: _kind, columns: _columns, reading: _reading, ...others } = options;
  return others;
}
