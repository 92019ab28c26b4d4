import { calculatorOf, startCore } from '../core/calculator.ts';
import type { ScorePart } from '../core/scores.ts';
import { ScoresMissing, startAnswering } from './answers.ts';
import type { Answer, FromWorker, Question, ToWorker } from './messages.ts';
import { wording } from './wording.ts';

type Reader = Awaited<ReturnType<(typeof import('../core/reader.ts'))['startReader']>>;

let answering: Promise<(question: Question) => Answer> | undefined;
let reader: Reader | undefined;
let readerModule: WebAssembly.Module | undefined;
let readerStarting: Promise<void> | undefined;
let scores: ScorePart | undefined;
let scoresStarting: Promise<void> | undefined;

/** Points of curves are many: their memory is handed over. */
function post(message: FromWorker): void {
  const result = 'answer' in message && 'result' in message.answer ? message.answer.result : undefined;
  const arrays = Object.values(result ?? {}).filter((value) => value instanceof Float64Array);
  self.postMessage(message, { transfer: arrays.map(({ buffer }) => buffer) });
}

function readerOrFail(): Reader {
  if (!reader) throw new Error('The part that reads text could not be loaded.');
  return reader;
}

function scoresOrFail(): ScorePart {
  if (!scores) throw new ScoresMissing();
  return scores;
}

async function startScoring(module: WebAssembly.Module): Promise<void> {
  const { startScores } = await import('../core/scores.ts');
  scores = await startScores(module, wording.latex);
}

async function startReading(module: WebAssembly.Module): Promise<void> {
  const { startReader } = await import('../core/reader.ts');
  reader = await startReader(module);
}

async function take(data: ToWorker): Promise<void> {
  if ('module' in data) {
    answering = startCore(data.module).then((core) =>
      startAnswering(calculatorOf(core, { reader: readerOrFail, scores: scoresOrFail }, wording), () =>
        scoresOrFail().catalogue(),
      ),
    );
    await answering;
    post({ started: true });
    return;
  }
  if ('reader' in data) {
    readerModule = data.reader;
    readerStarting = startReading(data.reader);
    return;
  }
  if ('scores' in data) {
    // Where it fails, the question that needs it is told so.
    scoresStarting = startScoring(data.scores).catch(() => undefined);
    return;
  }
  await scoresStarting;
  if (data.question.call === 'read' || data.question.call === 'tally') {
    if (!reader && readerModule)
      await (readerStarting ??= startReading(readerModule)).catch(() => (readerStarting = undefined));
  }
  post({ number: data.number, answer: (await answering!)(data.question) });
  // The reader has had as much memory as the whole text, which only ends with it.
  if (data.question.call === 'tallied') reader = readerStarting = undefined;
}

// What is thrown here ends the worker: the page hears of it, and starts another one.
self.onmessage = ({ data }: MessageEvent<ToWorker>) => void take(data).catch(reportError);
