import { createServer, type IncomingMessage } from 'node:http';
import { readdirSync, readFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { join, relative } from 'node:path';
import { wholeSession, type Data } from './session.ts';
import { expect, test as base, type BrowserContext, type Page } from './test.ts';

/** Words and digits that occur nowhere else, so that anything derived from them can be recognised. */
const data: Data = {
  labels: ['Quokkaberry', 'Zanzibarium'],
  models: ['Wombatellus', 'Yttriumfowl'],
  score: 0.73918264,
};
const secrets = [...data.labels, ...data.models, '73918264', '0.26081736'];

/** Encodings of a text that remain recognisable wherever in a longer text it begins. */
function disguises(secret: string): string[] {
  const bytes = Buffer.from(secret);
  // Base64 digits that depend on neighbouring bytes are left out.
  const base64 = [0, 1, 2].map((shift) => {
    const digits = Buffer.concat([Buffer.alloc(shift), bytes])
      .toString('base64')
      .replace(/=+$/, '');
    return digits.slice([0, 2, 3][shift], -1);
  });
  return [
    secret.toLowerCase(),
    bytes.toString('hex'),
    bytes.toString('utf16le').toLowerCase(),
    [...secret].reverse().join('').toLowerCase(),
    ...base64,
    ...base64.map((text) => text.replaceAll('+', '-').replaceAll('/', '_')),
  ];
}

/** The secrets that a text contains in any encoding. */
function secretsIn(text: string): string[] {
  let plain = text;
  try {
    plain = decodeURIComponent(text);
  } catch {
    // The text has percent signs that are not escapes.
  }
  return secrets.filter((secret) =>
    disguises(secret).some((form) =>
      [text, plain].some((place) => place.includes(form) || place.toLowerCase().includes(form)),
    ),
  );
}

interface Arrival {
  method: string;
  url: string;
  headers: string;
  body: string;
}

/**
 * Records everything that reaches the server of the page. Nothing else can leave, because no page reaches another host.
 */
const test = base.extend<{ arrived: Arrival[]; server: string }>({
  // eslint-disable-next-line no-empty-pattern
  arrived: async ({}, use) => use([]),
  server: async ({ arrived }, use) => {
    const types: Record<string, string> = {
      html: 'text/html',
      js: 'text/javascript',
      wasm: 'application/wasm',
      css: 'text/css',
      svg: 'image/svg+xml',
    };
    const write = (request: IncomingMessage, body: string): void => {
      const headers = request.rawHeaders.join('\n');
      arrived.push({ method: request.method ?? '', url: request.url ?? '', headers, body });
    };
    const server = createServer((request, response) => {
      const pieces: Buffer[] = [];
      request.on('data', (piece: Buffer) => pieces.push(piece));
      request.on('end', () => {
        write(request, Buffer.concat(pieces).toString('latin1'));
        const path = new URL(request.url ?? '/', 'http://host').pathname.slice(1) || 'index.html';
        const type = types[path.slice(path.lastIndexOf('.') + 1)] ?? 'application/octet-stream';
        try {
          const contents = readFileSync(join('build/site', path));
          response.writeHead(200, { 'content-type': type }).end(contents);
        } catch {
          response.writeHead(404).end();
        }
      });
    });
    server.on('upgrade', (request, socket) => {
      write(request, 'a socket');
      socket.destroy();
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    await use(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`);
    server.closeAllConnections();
  },
  baseURL: ({ server }, use) => use(server),
});

const files = readdirSync('build/site', { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile())
  .map((entry) => `/${relative('build/site', join(entry.parentPath, entry.name))}`);

/** Parts of requests that go beyond asking for a file of the site. */
function leaksIn(arrived: readonly Arrival[]): string[] {
  return arrived.flatMap((arrival) => {
    const { method, url, headers, body } = arrival;
    const said = secretsIn(Object.values(arrival).join('\n'));
    return [
      ...(method === 'GET' ? [] : [`${method} ${url}`]),
      ...(url === '/' || files.includes(url) ? [] : [`no file: ${url}`]),
      ...(body === '' ? [] : [`a body: ${url}`]),
      ...(/^(?:cookie|authorization)$/im.test(headers) ? [`a cookie: ${url}`] : []),
      ...said.map((secret) => `${secret} in ${url}`),
    ];
  });
}

/** An action of a page by which data can leave it or be kept, as `name: arguments`. */
declare global {
  interface Window {
    recordDeed(deed: string): Promise<void>;
  }
}

/** Records the actions of scripts before they happen. Workers are not covered; their traffic shows at the server. */
function watch(): void {
  const tell = (name: string, ...given: unknown[]): void => {
    const text = given.map((one) => {
      if (one instanceof Request) return `${one.method} ${one.url}`;
      if (typeof one !== 'object' || one === null || one instanceof URL) return String(one);
      try {
        return JSON.stringify(one);
      } catch {
        return Object.prototype.toString.call(one);
      }
    });
    void window.recordDeed(`${name}: ${text.join(' ')}`);
  };
  const method = (owner: object | undefined, name: string, as = name): void => {
    const own = owner as Record<string, (...given: unknown[]) => unknown> | undefined;
    const before = own?.[name];
    if (!own || typeof before !== 'function') return;
    own[name] = function (this: unknown, ...given: unknown[]) {
      tell(as, ...given);
      return before.apply(this, given);
    };
  };
  const constructed = (name: string): void => {
    const before = (window as unknown as Record<string, unknown>)[name];
    if (typeof before !== 'function') return;
    const after = new Proxy(before, {
      construct: (target, given: unknown[]) => {
        tell(name, ...given);
        return Reflect.construct(target, given) as object;
      },
    });
    Object.defineProperty(window, name, { value: after, configurable: true, writable: true });
  };
  method(Navigator.prototype, 'sendBeacon');
  method(window, 'fetch');
  method(window, 'open', 'window.open');
  method(XMLHttpRequest.prototype, 'open', 'XMLHttpRequest');
  method(XMLHttpRequest.prototype, 'send', 'XMLHttpRequest.send');
  for (const name of ['WebSocket', 'EventSource', 'RTCPeerConnection', 'WebTransport', 'BroadcastChannel'])
    constructed(name);
  method(Storage.prototype, 'setItem', 'storage');
  method(IDBFactory.prototype, 'open', 'IndexedDB');
  method(IDBObjectStore.prototype, 'put', 'record');
  method(IDBObjectStore.prototype, 'add', 'record');
  method(window.Cache?.prototype, 'put', 'cache');
  method(window.Cache?.prototype, 'add', 'cache');
  method(window.Cache?.prototype, 'addAll', 'cache');
  method(window.StorageManager?.prototype, 'getDirectory', 'files of the origin');
  method(History.prototype, 'pushState', 'history');
  method(History.prototype, 'replaceState', 'history');
  method(HTMLFormElement.prototype, 'submit', 'form');
  const cookie = Object.getOwnPropertyDescriptor(Document.prototype, 'cookie')!;
  Object.defineProperty(document, 'cookie', {
    get: () => cookie.get!.call(document) as string,
    set: (value: string) => {
      tell('cookie', value);
      cookie.set!.call(document, value);
    },
  });
}

/** Actions of the context's pages from now on. */
async function deedsOf(context: BrowserContext): Promise<string[]> {
  const deeds: string[] = [];
  await context.exposeFunction('recordDeed', (deed: string) => void deeds.push(deed));
  await context.addInitScript(watch);
  return deeds;
}

/** Actions by which data leave the page, except requests for files, which the server records. */
const sent = (deeds: readonly string[]): string[] =>
  deeds.filter((deed) => !/^(?:storage|IndexedDB|record|history|fetch: \S+(?: \{"cache":"[\w-]+"\})?$)/.test(deed));

/** Everything the browser has stored for the origin, as text; of cached files only the addresses. */
async function keptBy(page: Page): Promise<{ storage: string; records: string; caches: string[] }> {
  return page.evaluate(async () => {
    const records: unknown[] = [];
    for (const { name } of await indexedDB.databases()) {
      const database = await new Promise<IDBDatabase>((resolve, reject) => {
        const opening = indexedDB.open(name!);
        opening.onsuccess = () => resolve(opening.result);
        opening.onerror = () => reject(opening.error);
      });
      for (const store of database.objectStoreNames) {
        const all = database.transaction(store).objectStore(store).getAll();
        await new Promise((resolve) => (all.onsuccess = resolve));
        records.push(...(all.result as unknown[]));
      }
      database.close();
    }
    const urls: string[] = [];
    for (const name of await caches.keys())
      urls.push(name, ...(await (await caches.open(name)).keys()).map(({ url }) => url));
    const storage = JSON.stringify({ ...localStorage, ...sessionStorage, cookie: document.cookie, name: window.name });
    return { storage, records: JSON.stringify(records), caches: urls };
  });
}

/** A pause in typing, in milliseconds, after which everything that is ever kept has been kept. */
const pause = 1000;

/** A whole session, followed by a reload of the page. */
async function work(page: Page): Promise<void> {
  let states = 0;
  for await (const _state of wholeSession(page, data)) states++;
  expect(states).toBeGreaterThan(20);
  await page.waitForTimeout(pause);
  await page.reload();
  await expect(page.locator('deconfuse-headline-numbers button').first()).toBeVisible();
}

test.describe('a whole session', () => {
  test.slow();

  test.describe('of a reader whose work is kept', () => {
    test.use({ keepsWork: true });

    test(
      'sends nothing but requests for files, and keeps the work only in this browser',
      { tag: ['@quick', '@engine'] },
      async ({ page, context, browserName, arrived }) => {
        if (browserName === 'chromium') await context.grantPermissions(['clipboard-read', 'clipboard-write']);
        const deeds = await deedsOf(context);
        await work(page);
        expect(arrived.length).toBeGreaterThan(40);
        expect(leaksIn(arrived)).toEqual([]);
        expect(sent(deeds)).toEqual([]);

        // The work is in the records and nowhere else.
        const kept = await keptBy(page);
        expect(secretsIn(kept.records)).toContain(data.labels[0]);
        expect(kept.caches.flatMap((address) => secretsIn(address))).toEqual([]);
        expect(secretsIn(page.url())).toEqual([]);
        const written = deeds.filter((deed) => /^(?:history|IndexedDB)/.test(deed));
        expect(written.length).toBeGreaterThan(0);
        expect(written.flatMap(secretsIn)).toEqual([]);
      },
    );
  });

  test('of a reader who refuses storage keeps nothing', async ({ page, context, browserName, arrived }) => {
    if (browserName === 'chromium') await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    const deeds = await deedsOf(context);
    await work(page);
    expect(leaksIn(arrived)).toEqual([]);
    expect(sent(deeds)).toEqual([]);

    // Language and colour theme, as chosen.
    const keys = deeds.filter((deed) => deed.startsWith('storage: ')).map((deed) => deed.split(' ')[1]);
    expect([...new Set(keys)].sort()).toEqual(['deconfuse.language', 'deconfuse.theme']);
    expect(deeds.filter((deed) => /^(?:IndexedDB|record|cache|cookie|files)/.test(deed))).toEqual([]);
    const kept = await keptBy(page);
    expect(kept.records).toBe('[]');
    expect(JSON.parse(kept.storage)).toEqual({
      'deconfuse.language': 'es',
      'deconfuse.theme': 'dark',
      'deconfuse.work': 'off',
      cookie: '',
      name: '',
    });
    await expect(page.locator('deconfuse-input-panel textarea')).not.toHaveValue(new RegExp(data.labels[0]));
  });
});

test.describe('the recording of actions', () => {
  // A leak of each kind; the policy forbids most of them.
  test.use({ provoked: /./, keepsWork: true });

  test('reports every kind of leak', { tag: ['@quick', '@engine'] }, async ({ page, context, arrived }) => {
    const deeds = await deedsOf(context);
    await page.goto('./');
    await expect(page.locator('deconfuse-headline-numbers button').first()).toBeVisible();
    expect(leaksIn(arrived)).toEqual([]);
    await page.evaluate(async (secret) => {
      const attempt = async (leak: () => unknown): Promise<void> => {
        try {
          await leak();
        } catch {
          // Every action is recorded before it happens.
        }
      };
      await attempt(() => fetch(`./icon.svg?${secret}`));
      await attempt(() => fetch('./icon.svg', { method: 'POST', body: btoa(`xy${secret}z`) }));
      await attempt(() => fetch('./icon.svg', { headers: { 'x-data': encodeURIComponent(secret) } }));
      await attempt(() => fetch(`./${secret.toLowerCase()}.svg`));
      await attempt(() => navigator.sendBeacon('./icon.svg', secret));
      await attempt(() => {
        const request = new XMLHttpRequest();
        request.open('PUT', './icon.svg');
        request.send(secret);
      });
      await attempt(() => new WebSocket(`ws://${location.host}/${secret}`));
      await attempt(() => new EventSource(`./icon.svg?${secret}`));
      await attempt(() => new RTCPeerConnection());
      await attempt(() => new BroadcastChannel('x').postMessage(secret));
      await attempt(() => (document.cookie = `secret=${secret}`));
      await attempt(() => sessionStorage.setItem('secret', secret));
      await attempt(async () => (await caches.open('x')).put(`./${secret}`, new Response(secret)));
      await attempt(() => history.replaceState(null, '', `#${secret}`));
    }, data.labels[0]);
    await page.waitForTimeout(300);
    const leaks = leaksIn(arrived).join('\n');
    for (const told of [
      `no file: /icon.svg?${data.labels[0]}`,
      'POST /icon.svg',
      'a body: /icon.svg',
      'PUT /icon.svg',
      `${data.labels[0]} in /icon.svg`,
      `${data.labels[0]} in /${data.labels[0].toLowerCase()}.svg`,
      `no file: /${data.labels[0]}`, // the socket
    ]) {
      expect(leaks).toContain(told);
    }
    for (const name of [
      'sendBeacon',
      'XMLHttpRequest.send',
      'WebSocket',
      'EventSource',
      'RTCPeerConnection',
      'BroadcastChannel',
      'cookie',
      'cache',
    ])
      expect(
        sent(deeds).some((deed) => deed.startsWith(`${name}: `)),
        name,
      ).toBe(true);
    expect(deeds.filter((deed) => deed.startsWith('history')).flatMap(secretsIn)).toContain(data.labels[0]);
    const kept = await keptBy(page);
    expect(secretsIn(kept.storage)).toContain(data.labels[0]);
    expect(kept.caches.flatMap((address) => secretsIn(address))).toContain(data.labels[0]);
    expect(secretsIn(page.url())).toContain(data.labels[0]);
  });

  test('recognises secrets in every encoding', () => {
    const [secret] = data.labels;
    const bytes = Buffer.from(`{"a":"${secret}","b":1}`);
    for (const shift of ['', 'x', 'xy'])
      expect(secretsIn(Buffer.from(`${shift}${secret}, and so on`).toString('base64'))).toEqual([secret]);
    for (const text of [bytes.toString('hex'), bytes.toString('base64url'), encodeURIComponent(`ä${secret}`)])
      expect(secretsIn(text)).toEqual([secret]);
    expect(secretsIn('Nothing of the kind.')).toEqual([]);
  });
});
