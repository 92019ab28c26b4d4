import checkerUrl from '#wasm/deconfuse-checker.wasm?url';
import { checkableData, startChecker } from '../core/checker.ts';
import { InputError } from '../core/input-error.ts';
import { compile } from '../core/module.ts';
import type { GivenAnswer, ReportOptions, Verdict } from '../core/types.ts';
import { beside } from './beside.ts';
import type { AsyncDataset } from './calculator.ts';
import workerUrl from './checking-worker.ts?worker&url';
import type { CheckQuestion } from './checking-messages.ts';
import type { Outcome } from './messages.ts';
import { startInWorker } from './start-in-worker.ts';
import { wording } from './wording.ts';

/** As `Dataset.check`, off the main thread. */
export interface AsyncChecker {
  /** @throws InputError, RangeError */
  check(data: AsyncDataset, answers: readonly GivenAnswer[], options?: ReportOptions): Promise<Verdict[]>;
}

type Check = (question: CheckQuestion) => Promise<Verdict[]>;

async function startCheck(module: WebAssembly.Module): Promise<Check> {
  const backend = await startInWorker<CheckQuestion, Outcome<Verdict[]>>(workerUrl, module);
  if (backend) {
    return async (question) => {
      const outcome = await backend.ask(question).catch(startAnew);
      if ('result' in outcome) return outcome.result;
      throw 'inputError' in outcome ? new InputError(outcome.inputError) : new Error(outcome.failure);
    };
  }
  const checker = await startChecker(module, wording.latex);
  return async ({ data, answers, options }) => checker.check(data, answers, options);
}

async function start(): Promise<AsyncChecker> {
  const check = await startCheck(await compile(beside(checkerUrl)));
  return {
    async check(dataset, answers, options = {}) {
      const isCounted = dataset.kind === 'labels' || dataset.kind === 'matrix';
      const problem = isCounted ? undefined : await dataset.problem();
      return check({ data: checkableData(dataset, () => problem!), answers, options });
    },
  };
}

let starting: Promise<AsyncChecker> | undefined;

/** At the next answer: what has failed was the download, or the worker. */
function startAnew(failure: unknown): never {
  starting = undefined;
  throw failure;
}

/** The checker, which all of the page shares: it starts at the first answer. To be called at every check. */
export const startChecking = (): Promise<AsyncChecker> => (starting ??= start().catch(startAnew));
