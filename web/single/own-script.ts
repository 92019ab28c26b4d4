import { trustedBy } from '../worker/trusted-by.ts';

export const inPage = typeof document !== 'undefined';

/** The text of the script that runs, which browsers tell only while it starts. Empty in a worker. */
const text = inPage ? (document.currentScript?.textContent ?? '') : '';

const ownScript = trustedBy(() => URL.createObjectURL(new Blob([text], { type: 'text/javascript' })));

/** Runs the script again, in a worker that knows by its name which one it is. */
export function openWorker(name: string): Worker {
  const url = ownScript(name);
  try {
    return new Worker(url, { name });
  } finally {
    // The worker has its script by then: it is looked up when the worker is made.
    URL.revokeObjectURL(url);
  }
}
