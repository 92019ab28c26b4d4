import { openWorker } from '../../worker/start-in-worker.ts';
import { FileRefused } from '../file-text.ts';
import type { Answer, Asked, Question, TableDescription } from './answer-tables.ts';
import type { Part } from './table.ts';
import tableReader from './table-reader.ts?worker&url';

/** The tables of a binary file. */
export interface OpenedTables {
  tables: readonly TableDescription[];
  /**
   * The text of a table, by its index.
   * @throws FileRefused; RangeError where there is no such range; AbortError where it is cancelled
   */
  text(table: number, part?: Part): Promise<string>;
  /** Cancels the reading. The tables cannot be used afterwards. */
  end(): void;
}

/** Asks questions to a worker of its own. Rejects where the worker cannot start, and once it has ended. */
function askWorker(over: AbortSignal): (question: Question) => Promise<Answer> {
  let worker: Worker | undefined;
  over.addEventListener('abort', () => worker?.terminate());
  return (question) =>
    new Promise((resolve, reject) => {
      over.throwIfAborted();
      over.addEventListener('abort', () => reject(over.reason));
      worker ??= openWorker(tableReader);
      worker.onerror = (event) => {
        event.preventDefault();
        reject(new Error(event.message));
      };
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = ({ data }: MessageEvent<Answer>) => {
        port1.close();
        resolve(data);
      };
      worker.postMessage({ question, port: port2 } satisfies Asked, [port2]);
    });
}

/**
 * Opens a file in a worker of its own, which ends with the signal. So the page does not wait for a long file, or for a
 * damaged one on which the reader never ends.
 * @throws FileRefused; the signal's reason where it is aborted
 */
export async function openTables(file: File, signal: AbortSignal): Promise<OpenedTables> {
  const over = new AbortController();
  const end = (): void => over.abort(signal.reason);
  signal.addEventListener('abort', end);
  let ask = askWorker(over.signal);
  let first = await ask({ file }).catch(() => undefined);
  signal.throwIfAborted();
  if (!first) {
    // Workers are forbidden.
    ask = (await import('./answer-tables.ts')).startAnswering();
    first = await ask({ file });
  }
  if (!('result' in first)) end();
  return {
    tables: resultOf(first) as TableDescription[],
    text: async (table, part) => resultOf(await ask({ table, part })) as string,
    end,
  };
}

function resultOf(answer: Answer): TableDescription[] | string {
  if ('result' in answer) return answer.result;
  throw 'refused' in answer ? new FileRefused(answer.refused) : answer.error;
}
