import { knownScript } from './known-script.ts';
import type { Answer, FromWorker, Question, ToWorker } from './messages.ts';

/** A worker, or what does its work on the main thread. */
export interface Backend {
  /** Rejects where the worker has ended. Memory that is handed over is gone here. */
  ask(question: Question, handedOver?: Transferable[]): Promise<Answer>;
  /** Gives up whatever is being answered. Nothing can be asked afterwards. */
  end(): void;
}

/** How long the worker may take to instantiate the module before the main thread does the work itself, in milliseconds. */
const patience = 10_000;

/** Starts a worker from the address of its module. */
export let openWorker = (address: string): Worker => new Worker(knownScript(address), { type: 'module' });

/** Has workers started in another way. */
export function openWorkersBy(opening: typeof openWorker): void {
  openWorker = opening;
}

/**
 * Resolves to null where the worker cannot start: a policy that forbids it arrives as `onerror`, not as an exception.
 * `over` is called when one that has started ends.
 */
export function startInWorker(address: string, module: WebAssembly.Module, over?: () => void): Promise<Backend | null> {
  return new Promise((resolve) => {
    let worker: Worker;
    try {
      worker = openWorker(address);
    } catch {
      resolve(null);
      return;
    }
    const waiting = new Map<number, { resolve(answer: Answer): void; reject(error: Error): void }>();
    let last = 0;
    let death: Error | undefined;
    let tell: typeof over;
    const post = (message: ToWorker, transfer: Transferable[] = []): void => worker.postMessage(message, transfer);
    const giveUp = (): void => {
      worker.terminate();
      resolve(null);
    };
    const timer = setTimeout(giveUp, patience);
    const end = (message = ''): void => {
      clearTimeout(timer);
      giveUp();
      death = new Error(message || 'The worker has ended.');
      for (const { reject } of waiting.values()) reject(death);
      waiting.clear();
      tell?.();
    };
    worker.onerror = (event) => {
      event.preventDefault();
      end(event.message);
    };
    worker.onmessage = ({ data }: MessageEvent<FromWorker>) => {
      if ('started' in data) {
        clearTimeout(timer);
        tell = over;
        const ask = (question: Question, handedOver?: Transferable[]): Promise<Answer> =>
          new Promise((resolve, reject) => {
            if (death) throw death;
            waiting.set(++last, { resolve, reject });
            post({ number: last, question }, handedOver);
          });
        resolve({ ask, end: () => end() });
        return;
      }
      waiting.get(data.number)?.resolve(data.answer);
      waiting.delete(data.number);
    };
    post({ module });
  });
}
