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
import type { Answer, Call, Calls, DatasetDescription, Question } from './messages.ts';
import { startInWorker, type Backend } from './start-in-worker.ts';

export interface AsyncDataset extends Omit<DatasetDescription, 'dataset'> {
  report(options?: ReportOptions): Promise<Report>;
  explain(id: string, options?: ExplainOptions): Promise<Explanation>;
  curve(name: CurveName, options?: CurveOptions): Promise<Curve | null>;
  compare(modelA: string, modelB: string, options: CompareOptions): Promise<Comparison>;
  /** Resamples bit by bit, telling how far it is, until it is done or given up. */
  resample(options: ResampleOptions, progress: (done: number, of: number) => void): Bootstrap;
  problem(): Promise<Problem>;
  /** Nothing can be asked of the dataset afterwards. */
  release(): void;
}

export interface Bootstrap {
  /** Undefined where it was given up. */
  result: Promise<ReturnType<Resampling['result']> | undefined>;
  giveUp(): void;
}

export interface AsyncCalculator {
  /** The metrics of labels, matrices and counts. */
  catalogue(): Promise<MetricInfo[]>;
  /** Those of scores, probabilities, label sets and decisions, whose module is loaded at the first question about them. */
  scoreCatalogue(): Promise<MetricInfo[]>;
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

type Ask = <Name extends Call>(call: Name, question: Calls[Name]['question']) => Promise<Calls[Name]['answer']>;

function unpack(answer: Answer): Calls[Call]['answer'] {
  if ('result' in answer) return answer.result;
  if ('inputError' in answer) throw new InputError(answer.inputError);
  throw new Error('failure' in answer ? answer.failure : 'The part for scores could not be loaded.');
}

async function startOnMainThread(module: WebAssembly.Module): Promise<Backend<Question, Answer>> {
  const [{ calculatorOf, startCore }, { startReader }, { startScores }, { startAnswering }, { wording }] =
    await Promise.all([
      import('../core/calculator.ts'),
      import('../core/reader.ts'),
      import('../core/scores.ts'),
      import('./answers.ts'),
      import('./wording.ts'),
    ]);
  const [core, reader, scores] = await Promise.all([
    startCore(module),
    compile(beside(readerUrl)).then(startReader),
    compile(beside(scoresUrl)).then((scoresModule) => startScores(scoresModule, wording.latex)),
  ]);
  const calculator = calculatorOf(core, { reader: () => reader, scores: () => scores }, wording);
  const answer = startAnswering(calculator, () => scores.catalogue());
  return { ask: async (question) => answer(question), post: () => undefined };
}

/** How long the worker may be busy with a bootstrap before it looks for other questions, in milliseconds. */
const busy = 40;

function bootstrap(
  ask: Ask,
  dataset: number,
  options: ResampleOptions,
  progress: (done: number, of: number) => void,
): Bootstrap {
  let givenUp = false;
  const run = async (): Promise<ReturnType<Resampling['result']> | undefined> => {
    const { resampling, resamples } = await ask('resample', { dataset, options });
    let chunk = 1;
    let result: ReturnType<Resampling['result']>;
    try {
      for (let done = 0; done < resamples && !givenUp;) {
        const start = performance.now();
        done = await ask('advance', { resampling, resamples: chunk });
        const speed = chunk / Math.max(performance.now() - start, 0.1);
        chunk = Math.max(1, Math.round(speed * busy));
        progress(done, resamples);
      }
    } finally {
      result = await ask('resampled', { resampling });
    }
    return givenUp ? undefined : result;
  };
  return { result: run(), giveUp: () => (givenUp = true) };
}

/** Compiles the calculator and starts it in a worker, or on the main thread where workers are forbidden. */
export async function startCalculator(): Promise<AsyncCalculator> {
  const module = await compile(beside(coreUrl));
  const open = (): Worker => new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
  const backend: Backend<Question, Answer> = (await startInWorker(open, module)) ?? (await startOnMainThread(module));

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
    resample: (options, progress) => bootstrap(ask, number, options, progress),
    problem: () => ask('problem', { dataset: number }),
    release: () => void ask('release', { dataset: number }),
  });

  let reading: Promise<unknown> | undefined;
  let supersede: (() => void) | undefined;

  return {
    catalogue: () => ask('catalogue', {}),
    scoreCatalogue: () => ask('scoreCatalogue', {}),
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
