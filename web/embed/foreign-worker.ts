import { checked } from '../worker/known-script.ts';
import { trustedBy } from '../worker/trusted-by.ts';

const isOwn = (address: string): boolean => new URL(address).origin === self.origin;

const trusted = trustedBy((address) => {
  const script = checked(address);
  if (isOwn(script)) return script;
  const text = `let early = [];
onmessage = (event) => early.push(event);
import("${script}").then(
  () => early.map((event) => onmessage(event)),
  (error) => setTimeout(() => { throw error; }),
);`;
  return URL.createObjectURL(new Blob([text], { type: 'text/javascript' }));
});

/**
 * Browsers start workers from their own origin alone: one from another origin is started from a text that imports it,
 * and keeps what it is told meanwhile. The text is no module, which browsers refuse to pages in a sandbox.
 */
export const openForeignWorker = (address: string): Worker =>
  new Worker(trusted(address), isOwn(address) ? { type: 'module' } : {});
