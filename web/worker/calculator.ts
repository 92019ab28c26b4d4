import readerUrl from '#wasm/deconfuse-reader.wasm?url';
import coreUrl from '#wasm/deconfuse.wasm?url';
import type {
  Explanation,
  ExplainOptions,
  MetricInfo,
  Problem,
  ReadOptions,
  Report,
  ReportOptions,
} from '../core/types.ts';
import { InputError } from '../core/input-error.ts';
import { compile } from '../core/module.ts';
import type { Answer, Call, Calls, DatasetDescription, FromWorker, Question, ToWorker } from './messages.ts';

export interface AsyncDataset extends Omit<DatasetDescription, 'dataset'> {
  report(options?: ReportOptions): Promise<Report>;
  explain(id: string, options?: ExplainOptions): Promise<Explanation>;
  problem(): Promise<Problem>;
  /** Nothing can be asked of the dataset afterwards. */
  release(): void;
}

export interface AsyncCalculator {
  catalogue(): Promise<MetricInfo[]>;
  /** Loads what `read` needs, ahead of the first text. */
  prepareReading(): void;
  /**
   * While one text is read, only the newest of those that wait is read next.
   * @throws InputError, or Superseded where a newer text took this one's place.
   */
  read(source: string | Uint8Array, options?: ReadOptions): Promise<AsyncDataset>;
  /** @throws InputError */
  dataset(problem: Problem): Promise<AsyncDataset>;
}

/** A newer text was given before this one's turn came. */
export class Superseded extends Error {
  override name = 'Superseded';
}

/** The place of a file that was built beside the page. */
const beside = (url: string): URL => new URL(url, document.baseURI);

interface Backend {
  ask: Ask;
  /** Takes the module that reads text; called once, before the first `read`. */
  startReading(module: WebAssembly.Module): void;
}

type Ask = <Name extends Call>(call: Name, question: Calls[Name]['question']) => Promise<Calls[Name]['answer']>;

/** How long the worker may take to instantiate the module before the main thread does the work itself. */
const patience = 10_000;

function unpack(answer: Answer): Calls[Call]['answer'] {
  if ('result' in answer) return answer.result;
  if ('inputError' in answer) throw new InputError(answer.inputError);
  throw new Error(answer.failure);
}

/** Resolves to null where the worker cannot start: a policy that forbids it arrives as `onerror`, not as an exception. */
function startInWorker(module: WebAssembly.Module): Promise<Backend | null> {
  return new Promise((resolve) => {
    let worker: Worker;
    try {
      worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
    } catch {
      resolve(null);
      return;
    }
    const waiting = new Map<number, { resolve(answer: Answer): void }>();
    let last = 0;
    let death: string | undefined;
    const post = (message: ToWorker): void => worker.postMessage(message);
    const giveUp = (): void => {
      worker.terminate();
      resolve(null);
    };
    const timer = setTimeout(giveUp, patience);
    worker.onerror = (event) => {
      event.preventDefault();
      clearTimeout(timer);
      giveUp();
      death = event.message || 'The worker has ended.';
      for (const { resolve } of waiting.values()) resolve({ failure: death });
      waiting.clear();
    };
    worker.onmessage = ({ data }: MessageEvent<FromWorker>) => {
      if ('started' in data) {
        clearTimeout(timer);
        const ask: Ask = async (call, question) => {
          if (death !== undefined) throw new Error(death);
          const answer = await new Promise<Answer>((resolve) => {
            waiting.set(++last, { resolve });
            post({ number: last, question: { call, ...question } as Question });
          });
          return unpack(answer) as never;
        };
        resolve({ ask, startReading: (reader) => post({ reader }) });
        return;
      }
      waiting.get(data.number)?.resolve(data.answer);
      waiting.delete(data.number);
    };
    post({ module });
  });
}

async function startOnMainThread(wasm: WebAssembly.Module): Promise<Backend> {
  const [{ createCalculator }, { startAnswering }] = await Promise.all([
    import('../core/index.ts'),
    import('./answers.ts'),
  ]);
  const answer = startAnswering(await createCalculator({ wasm, readerWasm: beside(readerUrl) }));
  return {
    ask: async (call, question) => unpack(answer({ call, ...question } as Question)) as never,
    startReading: () => undefined,
  };
}

/** Compiles the calculator and starts it in a worker, or on the main thread where workers are forbidden. */
export async function startCalculator(): Promise<AsyncCalculator> {
  const module = await compile(beside(coreUrl));
  const { ask, startReading } = (await startInWorker(module)) ?? (await startOnMainThread(module));

  // Most of a first visit reads no text, so this part is loaded when there is some.
  let readerLoading: Promise<void> | undefined;
  const prepareReading = (): Promise<void> => {
    readerLoading ??= compile(beside(readerUrl)).then(startReading);
    // A failed download is tried again at the next text.
    readerLoading.catch(() => (readerLoading = undefined));
    return readerLoading;
  };

  const dataset = ({ dataset: number, ...description }: DatasetDescription): AsyncDataset => ({
    ...description,
    report: (options) => ask('report', { dataset: number, options }),
    explain: (id, options) => ask('explain', { dataset: number, id, options }),
    problem: () => ask('problem', { dataset: number }),
    release: () => void ask('release', { dataset: number }),
  });

  let reading: Promise<unknown> | undefined;
  let supersede: (() => void) | undefined;

  return {
    catalogue: () => ask('catalogue', {}),
    prepareReading: () => void prepareReading().catch(() => undefined),
    async read(source, options) {
      await prepareReading();
      supersede?.();
      while (reading) {
        await new Promise<void>((resolve, reject) => {
          supersede = () => reject(new Superseded());
          void reading!.then(() => resolve());
        });
        supersede = undefined;
      }
      const answer = ask('read', { source, options });
      reading = answer.then(
        () => (reading = undefined),
        () => (reading = undefined),
      );
      return dataset(await answer);
    },
    dataset: async (problem) => dataset(await ask('describe', { problem })),
  };
}
