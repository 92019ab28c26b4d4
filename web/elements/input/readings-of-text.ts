import type { ReadOptions } from '../../core/types/reading.ts';

/** What holds for each way to read a text, whichever of them is chosen. */
export function withoutChoice(options: ReadOptions): ReadOptions {
  const { kind: _kind, columns: _columns, reading: _reading, sideBySide: _sideBySide, ...others } = options;
  return others;
}
