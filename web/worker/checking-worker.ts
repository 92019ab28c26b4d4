import { startChecker, type Checker } from '../core/checker.ts';
import type { Verdict } from '../core/types.ts';
import { failureOf } from './answers.ts';
import type { CheckQuestion, FromCheckingWorker, ToCheckingWorker } from './checking-messages.ts';
import type { Outcome } from './messages.ts';
import { wording } from './wording.ts';

let checker: Checker | undefined;

const post = (message: FromCheckingWorker): void => self.postMessage(message);

function answerTo({ data, answers, options }: CheckQuestion): Outcome<Verdict[]> {
  try {
    return { result: checker!.check(data, answers, options) };
  } catch (error) {
    return failureOf(error);
  }
}

async function take(data: ToCheckingWorker): Promise<void> {
  if ('module' in data) {
    checker = await startChecker(data.module, wording.latex);
    post({ started: true });
  } else {
    post({ number: data.number, answer: answerTo(data.question) });
  }
}

// What is thrown here ends the worker, as in that of the calculator.
self.onmessage = ({ data }: MessageEvent<ToCheckingWorker>) => void take(data).catch(reportError);
