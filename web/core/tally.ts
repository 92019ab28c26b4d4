import type { WasmCore, WasmLines, WasmReading } from '#wasm/deconfuse.mjs';
import { InputError } from './input-error.ts';
import { refuseUnknown, type Names } from './known-names.ts';
import { checkReadOptions, readValues, within } from './options.ts';
import type { Dataset } from './types/dataset.ts';
import type { ReadOptions } from './types/reading.ts';
import type { Tally, TallyOptions } from './types/tally.ts';

const tallyNames = { ...readValues, bytes: true } satisfies Names<TallyOptions>;

/** Reads a text in pieces. `ofReading` makes the dataset of what was read. */
export function tallyOf(core: WasmCore, given: TallyOptions, ofReading: (reading: WasmReading) => Dataset): Tally {
  refuseUnknown('option', given, tallyNames);
  const { bytes = 0, ...options } = given;
  within('bytes', bytes, 0, Number.MAX_SAFE_INTEGER);
  const checked = checkReadOptions(options);
  const asGiven: ReadOptions = options;
  for (const option of ['columns', 'reading'] as const) {
    // A choice between data or readings would need the whole text.
    if (asGiven[option] !== undefined)
      throw new InputError({ code: 'bad-option', parameters: { option, found: 'tally' } });
  }
  let lines: WasmLines | undefined = new core.ColumnLines(checked, bytes);
  const end = (): void => (lines?.delete(), (lines = undefined));
  return {
    add(piece) {
      if (lines?.add(piece) === false) end();
      return lines !== undefined;
    },
    finish() {
      const reading = lines?.read();
      end();
      return reading ? ofReading(reading) : null;
    },
  };
}
