import createReader, { type WasmReader } from '#wasm/deconfuse-reader.mjs';
import { start } from './module.ts';

/** Starts the module that reads text. In a file of its own, so that a page can load it when there is text. */
export async function startReader(module: WebAssembly.Module): Promise<WasmReader> {
  const reader = await start(createReader, module);
  return {
    RepeatedLines: reader.RepeatedLines,
    ScoreLines: reader.ScoreLines,
    readText: (source, options) => reader.readRegularText?.(source, options) ?? reader.readText(source, options),
  };
}
