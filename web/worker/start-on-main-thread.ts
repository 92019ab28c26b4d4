import readerUrl from '#wasm/deconfuse-reader.wasm?url';
import scoresUrl from '#wasm/deconfuse-scores.wasm?url';
import { calculatorOf, startCore } from '../core/calculator.ts';
import { compile } from '../core/module.ts';
import { startReader } from '../core/reader.ts';
import { startScores } from '../core/scores.ts';
import { startAnswering } from './answers.ts';
import { beside } from './beside.ts';
import type { Answer, Question } from './messages.ts';
import type { Backend } from './start-in-worker.ts';
import { wording } from './wording.ts';

/** The calculator with all its parts, for where workers are forbidden. `over` is called when it can answer no more. */
export async function startOnMainThread(
  module: WebAssembly.Module,
  over: () => void,
): Promise<Backend<Question, Answer>> {
  const [core, reader, scores] = await Promise.all([
    startCore(module),
    compile(beside(readerUrl)).then(startReader),
    compile(beside(scoresUrl)).then((scoresModule) => startScores(scoresModule, wording.latex)),
  ]);
  const calculator = calculatorOf(core, { reader: () => reader, scores: () => scores }, wording);
  const answer = startAnswering(calculator, () => scores.catalogue());
  const ask = async (question: Question): Promise<Answer> => {
    try {
      return answer(question);
    } catch (error) {
      over();
      throw error;
    }
  };
  return { ask, post: () => undefined, end: () => undefined };
}
