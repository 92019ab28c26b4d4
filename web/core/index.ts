import readerUrl from '#wasm/deconfuse-reader.wasm?url';
import scoresUrl from '#wasm/deconfuse-scores.wasm?url';
import coreUrl from '#wasm/deconfuse.wasm?url';
import { toLatex } from '../formula/latex.ts';
import { messages } from '../locales/en/messages.ts';
import { fill } from '../locales/fill.ts';
import { calculatorOf, startCore, type Wording } from './calculator.ts';
import type { InputError } from './input-error.ts';
import { compile } from './module.ts';
import { startReader } from './reader.ts';
import { startScores } from './scores.ts';
import type { Calculator, CalculatorOptions } from './types.ts';

export { InputError, type InputErrorFields } from './input-error.ts';
export type * from './types.ts';

const english: Wording = {
  latex: toLatex,
  message({ code, line, column, excerpt, parameters }: InputError) {
    const templates: Record<string, string> = messages.errors;
    const place = { line: String(line ?? ''), column: String(column ?? ''), excerpt: excerpt ?? '' };
    return fill(templates[code] ?? code, { ...parameters, ...place });
  },
};

/** Starts a calculator. Works in browsers, in workers and in node. */
export async function createCalculator(options: CalculatorOptions = {}): Promise<Calculator> {
  const {
    wasm = new URL(coreUrl, import.meta.url),
    readerWasm = new URL(readerUrl, import.meta.url),
    scoresWasm = new URL(scoresUrl, import.meta.url),
  } = options;
  const [core, reader, scores] = await Promise.all([
    compile(wasm).then(startCore),
    compile(readerWasm).then(startReader),
    compile(scoresWasm).then((module) => startScores(module, english.latex)),
  ]);
  const calculator = calculatorOf(core, { reader: () => reader, scores: () => scores }, english);
  return { ...calculator, catalogue: () => [...calculator.catalogue(), ...scores.catalogue()] };
}
