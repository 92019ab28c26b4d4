import { calculatorOf, startCore } from '../core/calculator.ts';
import { startAnswering } from './answers.ts';
import type { Answer, FromWorker, Question, ToWorker } from './messages.ts';

type Reader = Awaited<ReturnType<(typeof import('../core/reader.ts'))['startReader']>>;

let answering: Promise<(question: Question) => Answer> | undefined;
let reader: Reader | undefined;
let readerModule: WebAssembly.Module | undefined;
let readerStarting: Promise<void> | undefined;

const post = (message: FromWorker): void => self.postMessage(message);

/** The page words formulas and errors itself. */
const wording = { latex: () => '', message: ({ code }: { code: string }) => code };

function readerOrFail(): Reader {
  if (!reader) throw new Error('The part that reads text could not be loaded.');
  return reader;
}

async function startReading(module: WebAssembly.Module): Promise<void> {
  const { startReader } = await import('../core/reader.ts');
  reader = await startReader(module);
}

self.onmessage = async ({ data }: MessageEvent<ToWorker>) => {
  if ('module' in data) {
    answering = startCore(data.module).then((core) => startAnswering(calculatorOf(core, readerOrFail, wording)));
    await answering;
    post({ started: true });
    return;
  }
  if ('reader' in data) {
    readerModule = data.reader;
    readerStarting = startReading(data.reader);
    return;
  }
  if (data.question.call === 'read') {
    if (!reader && readerModule)
      await (readerStarting ??= startReading(readerModule)).catch(() => (readerStarting = undefined));
  }
  post({ number: data.number, answer: (await answering!)(data.question) });
};
