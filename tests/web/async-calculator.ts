import { readFile } from 'node:fs/promises';
import { InputError } from '../../web/core/input-error.ts';
import type { AsyncCalculator, AsyncDataset } from '../../web/worker/async-calculator.ts';
import { resampleReport } from '../../web/worker/resample.ts';
import type { Call, Calls, DatasetDescription, Question } from '../../web/worker/messages.ts';
import { startOnMainThread } from '../../web/worker/start-on-main-thread.ts';

/** A calculator like that of the page, without a worker, with a record of what it was asked. */
export interface Asked {
  calculator: AsyncCalculator;
  questions: Question[];
  /** Datasets that have not been released. */
  held: Set<number>;
  /** Delays of the answers to a text, or to a call, in milliseconds; 0 unless set. */
  delays: Map<string, number>;
}

export async function asyncCalculator(): Promise<Asked> {
  const module = await WebAssembly.compile(await readFile('build/wasm/deconfuse.wasm'));
  const backend = await startOnMainThread(module, () => undefined);
  const questions: Question[] = [];
  const held = new Set<number>();
  const delays = new Map<string, number>();

  const ask = async <Name extends Call>(
    call: Name,
    rest: Calls[Name]['question'],
    signal?: AbortSignal,
  ): Promise<Calls[Name]['answer']> => {
    const question = { call, ...rest } as Question;
    questions.push(question);
    const delay = delays.get(question.call === 'read' ? (question.source as string) : question.call);
    if (delay !== undefined) await new Promise((resolve) => setTimeout(resolve, delay));
    signal?.throwIfAborted();
    const given = await backend.ask(question);
    if ('inputError' in given) throw new InputError(given.inputError);
    if ('failure' in given) throw new Error(given.failure);
    return given.result as Calls[Name]['answer'];
  };

  const datasetOf = ({ dataset, ...description }: DatasetDescription): AsyncDataset => {
    held.add(dataset);
    return {
      ...description,
      report: (options) => ask('report', { dataset, options }),
      explain: (id, options) => ask('explain', { dataset, id, options }),
      interval: (id, options) => ask('interval', { dataset, id, options }),
      check: (answers, options) => ask('check', { dataset, answers, options }),
      slips: (id, options) => ask('slips', { dataset, id, options }),
      curve: (name, options) => ask('curve', { dataset, name, options }),
      compare: (one, other, options) => ask('compare', { dataset, models: [one, other], options }),
      resample: () => Promise.reject(new Error('not for this test')),
      resampleReport: (options, progress, signal) => resampleReport(ask, { dataset, options }, progress, signal),
      part: async (part, asked) => datasetOf(await ask('part', { dataset, part, asked })),
      sideBySide: (ids, options) => ask('sideBySide', { dataset, ids, options }),
      problem: () => ask('problem', { dataset }),
      doubts: (text, names) => ask('doubts', { dataset, text, names }),
      mended: (code) => ask('mended', { dataset, code }),
      release: () => {
        held.delete(dataset);
        void ask('release', { dataset });
      },
    };
  };

  const calculator: AsyncCalculator = {
    catalogue: (scored = false) => ask('catalogue', { scored }),
    read: async (source, options, signal, asked) =>
      datasetOf(await ask('read', { source: source as string, options, asked }, signal)),
    readings: (source, options) => ask('readings', { source, options }),
    readPieces: () => Promise.reject(new Error('not for this test')),
    dataset: async (problem, asked) => datasetOf(await ask('describe', { problem, asked })),
    end: () => undefined,
  };
  return { calculator, questions, held, delays };
}
