import { fieldOf } from './plain-data.ts';
import { rememberWorkKeeping, workKeeping } from './preferences.ts';
import { workOf, type Work } from './work.ts';

/**
 * The work of each tab, kept on this computer, so that reloading and closing lose nothing. Where storage is refused
 * (private windows, sandboxed frames) nothing is kept, and nothing fails.
 *
 * A tab's record is in IndexedDB, where large texts fit; its name is in the session storage, which lives as long as the
 * tab. A lock of that name says that the tab is open: a new tab takes the latest record that no open tab has, and the
 * copy of a tab, which has the session storage of the other, gets a record of its own.
 *
 * IndexedDB finishes later, and a page that is left may not live so long. What is kept while it is left goes to the
 * local storage as well, at once, as far as it fits there; the next visit moves it.
 */
interface KeptWork {
  /** Of the tab. */
  id: string;
  /** When it was kept, in milliseconds since 1970. */
  time: number;
  work: Work;
}

const mostRecords = 8;

/** In characters: the local storage is small, and all tabs and pages of the origin share it. */
const longestLeft = 1_000_000;

const tabName = 'deconfuse.tab';
const leftName = 'deconfuse.left.';

/** For what may be refused: undefined then. */
async function attempt<Result>(work: () => Result | Promise<Result>): Promise<Result | undefined> {
  try {
    return await work();
  } catch {
    return undefined;
  }
}

function answerOf<Result>(request: IDBRequest<Result>): Promise<Result> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
}

let opening: Promise<IDBDatabase> | undefined;

function openRecords(): Promise<IDBDatabase> {
  opening ??= new Promise((resolve, reject) => {
    const request = indexedDB.open('deconfuse', 1);
    request.onupgradeneeded = () =>
      request.result.createObjectStore('work', { keyPath: 'id' }).createIndex('time', 'time');
    request.onsuccess = () => {
      // Whoever deletes the site's data need not wait for this tab.
      request.result.onversionchange = request.result.onclose = () => {
        request.result.close();
        opening = undefined;
      };
      resolve(request.result);
    };
    request.onerror = () => reject(request.error);
  });
  opening.catch(() => (opening = undefined));
  return opening;
}

async function records(mode: IDBTransactionMode): Promise<IDBObjectStore> {
  return (await openRecords()).transaction('work', mode).objectStore('work');
}

function endOf(transaction: IDBTransaction): Promise<void> {
  return new Promise((resolve, reject) => {
    transaction.oncomplete = () => resolve();
    transaction.onabort = () => reject(transaction.error);
  });
}

/** Resolves when it is written. */
async function put(record: KeptWork): Promise<void> {
  const store = await records('readwrite');
  store.put(record);
  // A page that is left would not live to have it done of itself.
  store.transaction.commit();
  await endOf(store.transaction);
  await drop();
}

/** Deletes what is too old. */
async function drop(): Promise<void> {
  const store = await records('readwrite');
  const oldestFirst = store.index('time').getAllKeys();
  oldestFirst.onsuccess = () => oldestFirst.result.slice(0, -mostRecords).forEach((id) => store.delete(id));
  await endOf(store.transaction);
}

/** Moves what tabs kept while they were left, where it is newer than their record. */
async function collectLeft(): Promise<void> {
  const names = Object.keys(localStorage).filter((name) => name.startsWith(leftName));
  for (const name of names) {
    const left: unknown = await attempt(() => JSON.parse(localStorage.getItem(name) ?? 'null'));
    const id = name.slice(leftName.length);
    const time = Number(fieldOf(left, 'time'));
    const record = (await answerOf((await records('readonly')).get(id))) as KeptWork | undefined;
    if (time > (record?.time ?? 0)) await put({ id, time, work: workOf(fieldOf(left, 'work')) });
    localStorage.removeItem(name);
  }
}

// Which record is this tab's.

const lockOf = (id: string): string => `deconfuse.tab.${id}`;

/** Whether it is this tab's alone from now on; where there are no locks, as on insecure pages, nobody can say. */
async function take(id: string): Promise<boolean> {
  const taken = await attempt(
    () =>
      new Promise<boolean>((resolve, reject) => {
        const held = navigator.locks.request(lockOf(id), { ifAvailable: true }, (lock) => {
          resolve(lock !== null);
          // Held until the page is gone.
          return lock === null ? undefined : new Promise<void>(() => undefined);
        });
        held.catch(reject);
      }),
  );
  return taken === true;
}

const hasLocks = (): boolean => 'locks' in navigator;

let tab: string | undefined;

function become(id: string): void {
  tab = id;
  try {
    sessionStorage.setItem(tabName, id);
  } catch {
    return; // the tab is a new one after each reload
  }
}

function becomeNew(): void {
  const id = Array.from(crypto.getRandomValues(new Uint32Array(4)), (word) => word.toString(36)).join('');
  if (hasLocks()) void take(id);
  become(id);
}

async function recordOf(id: string): Promise<KeptWork | undefined> {
  return (await answerOf((await records('readonly')).get(id))) as KeptWork | undefined;
}

/** The work of this tab, or a copy of that of the tab that this one is a copy of. */
async function recallOwn(id: string): Promise<Work | undefined> {
  // A page that is being reloaded may have let go of its lock a moment later.
  for (let attempts = 3; hasLocks() && attempts > 0; attempts--) {
    if (await take(id)) {
      become(id);
      return (await recordOf(id))?.work;
    }
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  const record = await recordOf(id);
  if (hasLocks()) becomeNew();
  else become(id);
  return record?.work;
}

/** The latest work that no open tab has; where nobody can say which those are, a copy of the latest. */
async function recallLatest(): Promise<Work | undefined> {
  const oldestFirst = (await answerOf((await records('readonly')).index('time').getAll())) as KeptWork[];
  for (const { id, work } of oldestFirst.reverse()) {
    if (!hasLocks()) {
      becomeNew();
      return work;
    }
    if (await take(id)) {
      become(id);
      return work;
    }
  }
  return undefined;
}

/** The work that this tab goes on with; undefined where there is none. Once per page, before anything is kept. */
export async function recall(): Promise<Work | undefined> {
  if (workKeeping() === 'off') return undefined;
  const work = await attempt(async () => {
    await attempt(collectLeft);
    const own = await attempt(() => sessionStorage.getItem(tabName));
    return own ? recallOwn(own) : recallLatest();
  });
  return work && workOf(work);
}

function ownTab(): string {
  if (tab === undefined) becomeNew();
  return tab!;
}

/** Why work that the reader wants kept is not: there is no room, or the browser keeps nothing of this page. */
export type KeepingTrouble = 'full' | 'refused';

/** Takes the place of what this tab has kept before. To be called when the reader pauses. */
export async function keep(work: Work): Promise<KeepingTrouble | undefined> {
  if (workKeeping() === 'off') return undefined;
  try {
    await put({ id: ownTab(), time: Date.now(), work });
  } catch (error) {
    return (error as Error | null)?.name === 'QuotaExceededError' ? 'full' : 'refused';
  }
  // Meanwhile the reader may have decided otherwise.
  if (workKeeping() === 'off') await forget();
  else rememberWorkKeeping('kept');
  return undefined;
}

/** The same, also where the page is gone the moment after: for `pagehide` and for a page that is hidden. */
export function keepAtOnce(work: Work): void {
  if (workKeeping() === 'off') return;
  try {
    const left = JSON.stringify({ time: Date.now(), work });
    if (left.length <= longestLeft) localStorage.setItem(leftName + ownTab(), left);
    rememberWorkKeeping('kept');
  } catch {
    // There is no room, or no storage: IndexedDB may still be in time.
  }
  void keep(work);
}

/** Deletes what all tabs have kept. */
export async function forget(): Promise<void> {
  await attempt(() => {
    for (const name of Object.keys(localStorage)) if (name.startsWith(leftName)) localStorage.removeItem(name);
  });
  await attempt(async () => answerOf((await records('readwrite')).clear()));
  if (workKeeping() === 'kept') rememberWorkKeeping('empty');
}

/** Whether work is kept from now on; if not, what has been kept is deleted. */
export async function setKeeping(isOn: boolean): Promise<void> {
  rememberWorkKeeping(isOn ? 'empty' : 'off');
  if (isOn) return;
  tab = undefined;
  await attempt(() => sessionStorage.removeItem(tabName));
  await forget();
}
