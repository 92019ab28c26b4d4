// Stores the page for use without a network. A version is stored in full or not at all, so that two are never mixed.
// web/vite/offline.ts writes these constants into the built script, at its beginning:
/** Files of the site, relative to its folder. */
declare const siteFiles: readonly string[];
/** The first digits of the SHA-256 of their contents in this order, hexadecimal. */
declare const siteVersion: string;

declare const self: ServiceWorkerGlobalScope;
export {};

/** Ends in /. Another copy of the site in another folder of this host has a scope and caches of its own. */
const { scope } = self.registration;
const family = `deconfuse ${scope} `;
const cacheName = family + siteVersion;

/** Files under assets/ have a hash of their contents in their names, so a file of an older version is identical. */
async function kept(name: string): Promise<Response | undefined> {
  return name.startsWith('assets/') ? caches.match(scope + name, { ignoreVary: true }) : undefined;
}

async function download(name: string): Promise<{ response: Response; contents: ArrayBuffer }> {
  const response = (await kept(name)) ?? (await fetch(scope + name, { cache: 'reload' }));
  if (!response.ok) throw new Error(`${response.url}: ${response.status}`);
  const contents = await response.clone().arrayBuffer();
  // Browsers refuse to open a page from a redirected response. Some hosts redirect index.html to its folder.
  const { headers } = response;
  return { response: response.redirected ? new Response(contents, { headers }) : response, contents };
}

async function install(): Promise<void> {
  const downloads = await Promise.all(siteFiles.map(download));
  const contents = await new Blob(downloads.map(({ contents }) => contents)).arrayBuffer();
  const digest = [...new Uint8Array(await crypto.subtle.digest('SHA-256', contents))];
  const version = digest.map((byte) => byte.toString(16).padStart(2, '0')).join('');
  // During an update a host may still send some old files.
  if (!version.startsWith(siteVersion)) throw new Error(`These files are not those of version ${siteVersion}.`);
  const cache = await caches.open(cacheName);
  await Promise.all(downloads.map(({ response }, index) => cache.put(scope + siteFiles[index]!, response)));
}

async function activate(): Promise<void> {
  const names = await caches.keys();
  const older = names.filter((name) => name.startsWith(family) && name !== cacheName);
  await Promise.all(older.map((name) => caches.delete(name)));
  await self.clients.claim();
}

/** The file of the site that is requested; undefined for anything else. */
function fileOf({ method, url }: Request): string | undefined {
  const { origin, pathname } = new URL(url); // without the query of the address
  const address = origin + pathname;
  if (method !== 'GET' || !address.startsWith(scope)) return undefined;
  const name = address.slice(scope.length) || 'index.html';
  return siteFiles.includes(name) ? name : undefined;
}

self.addEventListener('install', (event) => event.waitUntil(install()));
self.addEventListener('activate', (event) => event.waitUntil(activate()));
self.addEventListener('fetch', (event) => {
  const { request } = event;
  const name = fileOf(request);
  if (name === undefined) return;
  const answer = caches.match(scope + name, { cacheName, ignoreVary: true });
  event.respondWith(answer.then((response) => response ?? fetch(request))); // browsers short of space empty caches
});
// Sent by a page when the reader accepts the new version.
self.addEventListener('message', (event) => {
  if (event.data === 'take over') event.waitUntil(self.skipWaiting());
});
