import { knownScript } from './known-script.ts';
import type { Answer, FromWorker, Question, ToWorker } from './messages.ts';

/** A worker, or its replacement on the main thread. */
export interface Backend {
  /** Rejects where the worker has ended. Transferred memory is no longer available here. */
  ask(question: Question, handedOver?: Transferable[]): Promise<Answer>;
  /** Cancels all open questions. The backend cannot be used afterwards. */
  end(): void;
}

/** Time that the worker may take to instantiate the module before the main thread takes over, in milliseconds. */
const patience = 10_000;

/** Starts a worker from the address of its module. */
export let openWorker = (address: string): Worker => new Worker(knownScript(address), { type: 'module' });

/** Replaces the function that opens workers. */
export function openWorkersBy(opening: typeof openWorker): void {
  openWorker = opening;
}

/**
 * Resolves to null where the worker cannot start: a policy that forbids it triggers `onerror`, not an exception. `over`
 * is called when a started worker ends.
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
