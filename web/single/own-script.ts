import { trustedBy } from '../worker/trusted-by.ts';

export const inPage = typeof document !== 'undefined';

/** Text of the running script, which browsers give only while it starts. Empty in a worker. */
const text = inPage ? (document.currentScript?.textContent ?? '') : '';

const ownScript = trustedBy(() => URL.createObjectURL(new Blob([text], { type: 'text/javascript' })));

/** Runs the script again, in a worker whose name tells it which worker it is. */
export function openWorker(name: string): Worker {
  const url = ownScript(name);
  try {
    return new Worker(url, { name });
  } finally {
    // The worker already has its script, which is looked up when the worker is created.
    URL.revokeObjectURL(url);
  }
}
