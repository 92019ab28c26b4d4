import type { WasmCases, WasmLines, WasmReader, WasmReading, WasmScoreLines } from '#wasm/deconfuse-reader.mjs';
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

/** Scores or class probabilities of many cases, at a byte and eight more for each number of a case. */
export class ScoreTally {
  #lines: WasmScoreLines | undefined;

  /** `bytes` is the size of the whole text, or 0. */
  constructor(reader: WasmReader, options: ReadOptions, bytes: number) {
    this.#lines = new reader.ScoreLines(checkReadOptions(options), bytes);
  }

  /** Takes the next bytes of the text. False where they are no such lines: nothing can come of it then. */
  add(piece: Uint8Array): boolean {
    if (this.#lines?.add(piece) === false) this.end();
    return this.#lines !== undefined;
  }

  /** To be asked once, after all pieces. Undefined where the text has to be read as a whole. */
  read(): WasmReading | undefined {
    const reading = this.#lines?.read();
    this.end();
    return reading;
  }

  /** Frees the memory. */
  end(): void {
    this.#lines?.delete();
    this.#lines = undefined;
  }
}
