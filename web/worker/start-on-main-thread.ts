import { calculatorOf } from '../core/calculator.ts';
import { start } from '../core/start.ts';
import { startAnswering } from './answers.ts';
import type { Backend } from './start-in-worker.ts';
import { wording } from './wording.ts';

/** The calculator where workers are forbidden. `over` is called when it can no longer answer. */
export async function startOnMainThread(module: WebAssembly.Module, over: () => void): Promise<Backend> {
  const answer = startAnswering(calculatorOf(await start(module), wording));
  return {
    async ask(question) {
      try {
        return answer(question);
      } catch (error) {
        over();
        throw error;
      }
    },
    end: () => undefined,
  };
}
