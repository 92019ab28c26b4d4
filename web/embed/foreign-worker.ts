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
 * Opens a worker. Browsers start workers only from their own origin, so a script of another origin is imported by a
 * worker made from text, which stores messages until the script is loaded. That worker is no module, because browsers
 * refuse module workers to sandboxed pages.
 */
export const openForeignWorker = (address: string): Worker =>
  new Worker(trusted(address), isOwn(address) ? { type: 'module' } : {});
