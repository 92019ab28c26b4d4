import type { WasmCore } from '#wasm/deconfuse.mjs';
import { InputError } from './input-error.ts';
import { checkReadOptions } from './options.ts';
import type { ReadOptions, Readings } from './types/reading.ts';

/**
 * In characters. In a text of up to this length, which a person may have written, data may stand anywhere. Of a longer
 * text only the beginning is looked at.
 */
const longestWritten = 200_000;
const longestBeginning = 20_000;

/**
 * The beginning of a text, in whole lines. It is a string of its own, so that it does not keep a long text in memory.
 */
export function beginningOf(source: string | Uint8Array): string {
  const isLong = source.length > longestWritten;
  const longest = isLong ? longestBeginning : longestWritten;
  const bytes = typeof source === 'string' ? new TextEncoder().encode(source.slice(0, longest)) : source;
  const text = new TextDecoder().decode(isLong ? bytes.subarray(0, longest) : bytes);
  const end = text.lastIndexOf('\n');
  return isLong && end > 0 ? text.slice(0, end + 1) : text;
}

/** All ways in which a text can be read; the first is the one that is taken. */
export function readingsOf(core: WasmCore, beginning: string, options: ReadOptions): Readings {
  const { reading: _reading, sideBySide: _sideBySide, ...others } = options;
  const { readings, firstRows } = core.readingsOf(beginning, checkReadOptions(others));
  return { readings: readings.map(({ block, ...reading }) => reading), firstRows };
}

/**
 * The options as the core takes them, with the chosen reading as a kind or as other data of the text.
 * @throws InputError where there is no such reading
 */
export function withChosenReading(core: WasmCore, source: string | Uint8Array, options: ReadOptions): object {
  const { reading, ...others } = options;
  const checked = checkReadOptions(others);
  if (reading === undefined) return checked;
  const chosen = core.readingsOf(beginningOf(source), checked).readings[reading];
  if (!chosen) throw new InputError({ code: 'bad-option', parameters: { option: 'reading', found: String(reading) } });
  // The first reading is the one taken without a choice.
  if (reading === 0) return checked;
  return chosen.block > 0 ? { ...checked, block: chosen.block } : { ...checked, kind: chosen.kind };
}
