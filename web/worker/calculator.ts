import readerUrl from '#wasm/deconfuse-reader.wasm?url';
import scoresUrl from '#wasm/deconfuse-scores.wasm?url';
import coreUrl from '#wasm/deconfuse.wasm?url';
import type {
  CompareOptions,
  Comparison,
  Curve,
  CurveName,
  CurveOptions,
  Explanation,
  ExplainOptions,
  MetricInfo,
  Problem,
  ReadOptions,
  Report,
  ReportOptions,
  ResampleOptions,
  Resampling,
} from '../core/types.ts';
import { InputError } from '../core/input-error.ts';
import { compile } from '../core/module.ts';
import { beside } from './beside.ts';
import type { Answer, Call, Calls, DatasetDescription, Question } from './messages.ts';
import { startInWorker, type Backend } from './start-in-worker.ts';
import workerUrl from './worker.ts?worker&url';

export interface AsyncDataset extends Omit<DatasetDescription, 'dataset'> {
  report(options?: ReportOptions): Promise<Report>;
  explain(id: string, options?: ExplainOptions): Promise<Explanation>;
  curve(name: CurveName, options?: CurveOptions): Promise<Curve | null>;
  compare(modelA: string, modelB: string, options: CompareOptions): Promise<Comparison>;
  /** Tells how far it is until it is done or, undefined, given up. */
  resample(
    options: ResampleOptions,
    progress: (done: number, of: number) => void,
    signal: AbortSignal,
  ): Promise<ReturnType<Resampling['result']> | undefined>;
  problem(): Promise<Problem>;
  /** Nothing can be asked of the dataset afterwards. */
  release(): void;
}

export interface AsyncCalculator {
  /** The metrics of labels, matrices and counts. */
  catalogue(): Promise<MetricInfo[]>;
  /** Those of scores, probabilities, label sets and decisions, whose module is loaded at the first question about them. */
  scoreCatalogue(): Promise<MetricInfo[]>;
  /** Loads what `read` needs, ahead of the first text. */
  prepareReading(): void;
  /**
   * While one text is read, only the newest of those that wait is read next. Where there is a signal, a long text has a
   * worker of its own, which ends with the signal: then the promise is rejected.
   * @throws InputError, or Superseded where a newer text took this one's place.
   */
  read(source: string | Uint8Array, options?: ReadOptions, signal?: AbortSignal): Promise<AsyncDataset>;
  /** @throws InputError */
  dataset(problem: Problem): Promise<AsyncDataset>;
  /** Gives up what is being read or computed; nothing can be asked afterwards. */
  end(): void;
}

/** A newer text was given before this one's turn came. */
export class Superseded extends Error {
  override name = 'Superseded';
}

export type Ask = <Name extends Call>(call: Name, question: Calls[Name]['question']) => Promise<Calls[Name]['answer']>;

function unpack(answer: Answer): Calls[Call]['answer'] {
  if ('result' in answer) return answer.result;
  if ('inputError' in answer) throw new InputError(answer.inputError);
  throw new Error('failure' in answer ? answer.failure : 'The part for scores could not be loaded.');
}

/** Longer texts, in characters, take more than a moment. */
const long = 2_000_000;

/** Compiles the calculator and starts it in a worker, or on the main thread where workers are forbidden. */
export async function startCalculator(): Promise<AsyncCalculator> {
  const module = await compile(beside(coreUrl));
  const backend: Backend<Question, Answer> =
    (await startInWorker(workerUrl, module)) ??
    (await (await import('./start-on-main-thread.ts')).startOnMainThread(module));

  // Few have scores, so this part is loaded when the first question about them comes back.
  let scoresLoading: Promise<void> | undefined;
  const prepareScoring = (): Promise<void> => {
    scoresLoading ??= compile(beside(scoresUrl)).then((scores) => backend.post({ scores }));
    scoresLoading.catch(() => (scoresLoading = undefined));
    return scoresLoading;
  };

  const ask: Ask = async (call, rest) => {
    const question = { call, ...rest } as Question;
    let answer = await backend.ask(question);
    if ('missing' in answer) {
      await prepareScoring();
      answer = await backend.ask(question);
      if ('missing' in answer) scoresLoading = undefined; // tried again at the next question
    }
    return unpack(answer) as never;
  };

  // Most of a first visit reads no text, so this part is loaded when there is some.
  let readerLoading: Promise<void> | undefined;
  const prepareReading = (): Promise<void> => {
    readerLoading ??= compile(beside(readerUrl)).then((reader) => backend.post({ reader }));
    // A failed download is tried again at the next text.
    readerLoading.catch(() => (readerLoading = undefined));
    return readerLoading;
  };

  const dataset = ({ dataset: number, ...description }: DatasetDescription): AsyncDataset => ({
    ...description,
    report: (options) => ask('report', { dataset: number, options }),
    explain: (id, options) => ask('explain', { dataset: number, id, options }),
    curve: (name, options) => ask('curve', { dataset: number, name, options }),
    compare: (modelA, modelB, options) => ask('compare', { dataset: number, models: [modelA, modelB], options }),
    resample: async (options, progress, signal) =>
      (await import('./resample.ts')).resample(ask, { dataset: number, options }, progress, signal),
    problem: () => ask('problem', { dataset: number }),
    // It is gone as well where the worker has ended.
    release: () => void ask('release', { dataset: number }).catch(() => undefined),
  });

  let reading: Promise<unknown> | undefined;
  let supersede: (() => void) | undefined;

  return {
    catalogue: () => ask('catalogue', {}),
    scoreCatalogue: () => ask('scoreCatalogue', {}),
    prepareReading: () => void prepareReading().catch(() => undefined),
    async read(source, options, signal) {
      if (signal && source.length > long) {
        const { isReadSoon, readApart } = await import('./read-apart.ts');
        if (!isReadSoon(source)) return readApart(await startCalculator(), source, options, signal);
      }
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
    end: backend.end,
  };
}
