import type { WasmCore, WasmLines, WasmReading, WasmScoreLines } from '#wasm/deconfuse.mjs';
import { InputError } from './input-error.ts';
import { checkReadOptions, within } from './options.ts';
import type { Dataset, Tally, TallyOptions } from './types.ts';

/** Takes a text in pieces. `ofReading` makes a dataset of what it says. */
export function tallyOf(
  core: WasmCore,
  { bytes = 0, ...options }: TallyOptions,
  ofReading: (reading: WasmReading) => Dataset,
): Tally {
  within('bytes', bytes, 0, Number.MAX_SAFE_INTEGER);
  const checked = checkReadOptions(options);
  for (const option of ['columns', 'reading']) {
    // Every piece would have to be there to choose from.
    if (option in options) throw new InputError({ code: 'bad-option', parameters: { option, found: 'tally' } });
  }
  // Of a text that is one of them, the other one gives up soon.
  let labels: WasmLines | undefined = new core.RepeatedLines();
  let scores: WasmScoreLines | undefined = options.kind === 'labels' ? undefined : new core.ScoreLines(checked, bytes);
  const endLabels = (): void => (labels?.delete(), (labels = undefined));
  const endScores = (): void => (scores?.delete(), (scores = undefined));
  return {
    add(piece) {
      if (labels?.add(piece) === false) endLabels();
      if (scores?.add(piece) === false) endScores();
      return labels !== undefined || scores !== undefined;
    },
    finish() {
      const reading = labels?.read(checked) ?? scores?.read();
      endLabels();
      endScores();
      return reading ? ofReading(reading) : null;
    },
  };
}
