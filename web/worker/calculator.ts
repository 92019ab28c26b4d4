import wasmUrl from '#wasm/deconfuse.wasm?url';
import { InputError } from '../core/input-error.ts';
import { compile } from '../core/module.ts';
import { patience, Superseded, type Ask, type AsyncCalculator, type AsyncDataset } from './async-calculator.ts';
import { beside } from './beside.ts';
import type { Answer, Call, Calls, DatasetDescription, Question } from './messages.ts';
import { readApart } from './read-apart.ts';
import { startInWorker, type Backend } from './start-in-worker.ts';
import workerUrl from './worker.ts?worker&url';

function unpack(answer: Answer): Calls[Call]['answer'] {
  if ('result' in answer) return answer.result;
  if ('inputError' in answer) throw new InputError(answer.inputError);
  throw new Error(answer.failure);
}

/** Length in characters above which a text takes more than a moment. */
const long = 2_000_000;

/** Lines of two cells, without any decimal fraction: most likely pairs of labels. */
const pairs = /^(?![^]*\d\.\d)(?:[^\n,;\t|]+[,;\t|][^\n,;\t|]+\n){99}/;

/** Whether a text is read within moments, however long it is. */
function isReadSoon(source: string | Uint8Array): boolean {
  const beginning = source.slice(0, 20_000);
  return pairs.test(typeof beginning === 'string' ? beginning : new TextDecoder().decode(beginning));
}

/**
 * In characters. Shorter texts are copied at once; for longer ones there may be no room for three bytes per character.
 */
const [shortest, longest] = [2 ** 16, 2 ** 26];

/** The question with its text as bytes that are transferred. A string would be copied here, and again in the worker. */
function handedOver(question: Question): [Question, Transferable[]?] {
  if (question.call !== 'read' || typeof question.source !== 'string') return [question];
  const { length } = question.source;
  if (length < shortest || length > longest) return [question];
  const room = new Uint8Array(3 * length); // memory is allocated only where it is written
  const { written } = new TextEncoder().encodeInto(question.source, room);
  return [{ ...question, source: room.subarray(0, written) }, [room.buffer]];
}

/**
 * Compiles the calculator and starts it in a worker, or on the main thread where workers are forbidden. If the worker
 * ends, as for lack of memory, open questions are rejected, and the next question starts another worker, which reads
 * the data again.
 */
export async function startCalculator(): Promise<AsyncCalculator> {
  const module = await compile(beside(wasmUrl));
  type Running = Promise<Backend>;
  let running: Running | undefined;
  let hasEnded = false;

  const run = (): Running => {
    const started: Running = startInWorker(workerUrl, module, over).then(
      async (backend) => backend ?? (await import('./start-on-main-thread.ts')).startOnMainThread(module, over),
    );
    function over(): void {
      if (running === started) running = undefined;
    }
    started.catch(over);
    return started;
  };
  const current = (): Running => {
    if (hasEnded) throw new Error('The calculator has ended.');
    return (running ??= run());
  };
  await current();

  let unanswered = 0;
  let overdue = 0;
  const put = async (question: Question): Promise<Answer> => {
    unanswered++;
    try {
      return await (await current()).ask(...handedOver(question));
    } finally {
      unanswered--;
      clearTimeout(overdue);
      overdue = 0;
    }
  };

  const ask: Ask = async (call, rest) => unpack(await put({ call, ...rest } as Question)) as never;

  /** The dataset that `describe` reads. Every new worker that is asked about it calls `describe` again. */
  const datasetOf = async (describe: () => Promise<DatasetDescription>): Promise<AsyncDataset> => {
    let home = current();
    let described = describe();
    const { dataset: _number, ...description } = await described;
    const number = async (): Promise<number> => {
      const now = current();
      if (home !== now) {
        home = now;
        described = describe();
      }
      return (await described).dataset;
    };
    return {
      ...description,
      report: async (options) => ask('report', { dataset: await number(), options }),
      explain: async (id, options) => ask('explain', { dataset: await number(), id, options }),
      interval: async (id, options) => ask('interval', { dataset: await number(), id, options }),
      check: async (answers, options) => ask('check', { dataset: await number(), answers, options }),
      slips: async (id, options) => ask('slips', { dataset: await number(), id, options }),
      curve: async (name, options) => ask('curve', { dataset: await number(), name, options }),
      compare: async (modelA, modelB, options) =>
        ask('compare', { dataset: await number(), models: [modelA, modelB], options }),
      resample: async (options, progress, signal) => {
        const { resample } = await import('./resample.ts');
        return resample(ask, { dataset: await number(), options }, progress, signal);
      },
      resampleReport: async (options, progress, signal) => {
        const { resampleReport } = await import('./resample.ts');
        return resampleReport(ask, { dataset: await number(), options }, progress, signal);
      },
      part: (part, asked) => datasetOf(async () => ask('part', { dataset: await number(), part, asked })),
      sideBySide: async (ids, options) => ask('sideBySide', { dataset: await number(), ids, options }),
      problem: async () => ask('problem', { dataset: await number() }),
      doubts: async (text, names) => ask('doubts', { dataset: await number(), text, names }),
      mended: async (code) => ask('mended', { dataset: await number(), code }),
      release: () => {
        if (home === running) void described.then(({ dataset }) => ask('release', { dataset })).catch(() => undefined);
      },
    };
  };

  /** Ends the worker, because it is dead or not to be used for these data. */
  const giveUp = (): void => void running?.then((backend) => backend.end());

  let reading: Promise<unknown> | undefined;
  let supersede: (() => void) | undefined;

  return {
    catalogue: (scored = false) => ask('catalogue', { scored }),
    async read(source, options, signal, asked) {
      if (typeof source === 'object' && 'file' in source) {
        const { readLongFile } = await import('./read-long-file.ts');
        return readLongFile(await startCalculator(), source, options, signal);
      }
      if (signal && source.length > long && !isReadSoon(source)) {
        const read = (own: AsyncCalculator): Promise<AsyncDataset> => own.read(source, options, undefined, asked);
        return readApart(await startCalculator(), read, signal);
      }
      if (unanswered) overdue ||= window.setTimeout(giveUp, patience);
      supersede?.();
      while (reading) {
        await new Promise<void>((resolve, reject) => {
          supersede = () => reject(new Superseded());
          void reading!.then(() => resolve());
        });
        supersede = undefined;
      }
      const dataset = datasetOf(() => ask('read', { source, options, asked }));
      reading = dataset.then(
        () => (reading = undefined),
        () => (reading = undefined),
      );
      return dataset;
    },
    readings: (source, options) => ask('readings', { source, options }),
    readPieces: (feed, options) =>
      datasetOf(async () => {
        const tally = await ask('tally', { options });
        await feed((piece) => ask('add', { tally, piece }));
        return ask('tallied', { tally });
      }),
    dataset: (problem, asked) => datasetOf(() => ask('describe', { problem, asked })),
    end: () => {
      hasEnded = true;
      giveUp();
    },
  };
}
