import { calculatorOf } from '../core/calculator.ts';
import { start } from '../core/start.ts';
import { startAnswering } from './answers.ts';
import type { Answer, FromWorker, Question, ToWorker } from './messages.ts';
import { wording } from './wording.ts';

let answering: Promise<(question: Question) => Answer> | undefined;

/** Curves have many points, so their memory is transferred. */
function post(message: FromWorker): void {
  const result = 'answer' in message && 'result' in message.answer ? message.answer.result : undefined;
  const arrays = Object.values(result ?? {}).filter((value) => value instanceof Float64Array);
  self.postMessage(message, { transfer: arrays.map(({ buffer }) => buffer) });
}

async function take(data: ToWorker): Promise<void> {
  if ('module' in data) {
    answering = start(data.module).then((core) => startAnswering(calculatorOf(core, wording)));
    await answering;
    post({ started: true });
  } else {
    post({ number: data.number, answer: (await answering!)(data.question) });
  }
}

// An exception ends the worker. The page is notified and starts another one.
self.onmessage = ({ data }: MessageEvent<ToWorker>) => void take(data).catch(reportError);
