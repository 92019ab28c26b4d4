import createReader, { type WasmReader } from '#wasm/deconfuse-reader.mjs';
import { start } from './module.ts';

/** What reads text, by the exports of its module. */
export const readerOf = (core: WasmReader): WasmReader => ({
  RepeatedLines: core.RepeatedLines,
  ScoreLines: core.ScoreLines,
  readText: (source, options) => core.readRegularText?.(source, options) ?? core.readText(source, options),
});

/** Starts the module that reads text. In a file of its own, so that a page can load it when there is text. */
export const startReader = async (module: WebAssembly.Module): Promise<WasmReader> =>
  readerOf(await start(createReader, module));
