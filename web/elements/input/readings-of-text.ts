import type { ReadOptions } from '../../core/types/reading.ts';

/** The options without the choice of a reading, as needed to find all readings. */
export function withoutChoice(options: ReadOptions): ReadOptions {
  const { kind: _kind, columns: _columns, reading: _reading, sideBySide: _sideBySide, ...others } = options;
  return others;
}
