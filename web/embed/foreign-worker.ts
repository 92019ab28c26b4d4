/**
 * Browsers start workers from their own origin alone: one from another origin is started from a text that imports it,
 * and keeps what it is told meanwhile. The text is no module, which browsers refuse to pages in a sandbox.
 */
export function openForeignWorker(address: string): Worker {
  if (new URL(address).origin === self.origin) return new Worker(address, { type: 'module' });
  const text = `let early = [];
onmessage = (event) => early.push(event);
import("${address}").then(
  () => early.map((event) => onmessage(event)),
  (error) => setTimeout(() => { throw error; }),
);`;
  return new Worker(URL.createObjectURL(new Blob([text], { type: 'text/javascript' })));
}
