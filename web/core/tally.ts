import type { WasmCases, WasmLines, WasmReader } from '#wasm/deconfuse-reader.mjs';
import { checkReadOptions } from './options.ts';
import type { Notice, ReadOptions } from './types.ts';

/** The different cases of a text, each with its number as a weight. */
export interface TalliedCases {
  cases: WasmCases;
  notices: Notice[];
}

/** Labels of any number of cases, of which only the different ones take memory. */
export class LineTally {
  #lines: WasmLines | undefined;

  constructor(reader: WasmReader) {
    this.#lines = new reader.RepeatedLines();
  }

  /** Takes the next bytes of the text. False where they are no labels of few classes: nothing can come of it then. */
  add(piece: Uint8Array): boolean {
    if (this.#lines?.add(piece) === false) this.end();
    return this.#lines !== undefined;
  }

  /** To be asked once, after all pieces. Undefined where the text has to be read as a whole. */
  read(options: ReadOptions = {}): TalliedCases | undefined {
    const tallied = this.#lines?.read(checkReadOptions(options));
    this.end();
    return tallied;
  }

  /** Frees the memory. */
  end(): void {
    this.#lines?.delete();
    this.#lines = undefined;
  }
}
