import { fieldOf } from './plain-data.ts';
import { rememberWorkKeeping, workKeeping } from './preferences.ts';
import { workOf, type Work } from './work.ts';

/**
 * The work of each tab, stored in the browser, so that reloading and closing lose nothing. Where storage is refused
 * (private windows, sandboxed frames) nothing is stored, and nothing fails.
 *
 * A tab's record is in IndexedDB, which has room for large texts. Its name is in the session storage, which lives as
 * long as the tab. A lock of that name marks the tab as open. A new tab takes the latest record that no open tab has. A
 * duplicated tab, which has a copy of the session storage, gets a record of its own.
 *
 * IndexedDB finishes later, when a page that is left may no longer exist. So work stored on leaving goes to the local
 * storage as well, synchronously, if there is room. The next visit moves it.
 */
interface KeptWork {
  /** Id of the tab. */
  id: string;
  /** Time of storing, in milliseconds since 1970. */
  time: number;
  work: Work;
}

const mostRecords = 8;

/** In characters. The local storage is small, and all tabs and pages of the origin share it. */
const longestLeft = 1_000_000;

const tabName = 'deconfuse.tab';
const leftName = 'deconfuse.left.';

/** The result of work that the browser may refuse; undefined then. */
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
      // A deletion of the site's data need not wait for this tab.
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

/** Resolves when the record is written. */
async function put(record: KeptWork): Promise<void> {
  const store = await records('readwrite');
  store.put(record);
  // A page that is being left may not exist long enough for the automatic commit.
  store.transaction.commit();
  await endOf(store.transaction);
  await drop();
}

/** Deletes records that are too old. */
async function drop(): Promise<void> {
  const store = await records('readwrite');
  const oldestFirst = store.index('time').getAllKeys();
  oldestFirst.onsuccess = () => oldestFirst.result.slice(0, -mostRecords).forEach((id) => store.delete(id));
  await endOf(store.transaction);
}

/** Moves work that tabs stored on leaving to IndexedDB, where it is newer than their record. */
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

// The record of this tab.

const lockOf = (id: string): string => `deconfuse.tab.${id}`;

/** Whether the record belongs to this tab alone from now on. False where there are no locks, as on insecure pages. */
async function take(id: string): Promise<boolean> {
  const taken = await attempt(
    () =>
      new Promise<boolean>((resolve, reject) => {
        const held = navigator.locks.request(lockOf(id), { ifAvailable: true }, (lock) => {
          resolve(lock !== null);
          // Keeps the lock until the page is gone.
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
    return; // without session storage, the tab gets a new record after each reload
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

/** The work of this tab or, in a duplicated tab, a copy of the work of the original. */
async function recallOwn(id: string): Promise<Work | undefined> {
  // When a page is reloaded, its old lock may be released a moment later.
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

/** The latest work that no open tab has or, without locks, a copy of the latest. */
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

/**
 * The work that this tab continues; undefined where there is none. To be called once per page, before anything is kept.
 */
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

/**
 * Reason why work is not kept although the reader wants it: there is no room, or the browser stores nothing for this
 * page.
 */
export type KeepingTrouble = 'full' | 'refused';

/** Replaces the stored work of this tab. To be called when the reader pauses. */
export async function keep(work: Work): Promise<KeepingTrouble | undefined> {
  if (workKeeping() === 'off') return undefined;
  try {
    await put({ id: ownTab(), time: Date.now(), work });
  } catch (error) {
    return (error as Error | null)?.name === 'QuotaExceededError' ? 'full' : 'refused';
  }
  // Meanwhile the reader may have switched storing off.
  if (workKeeping() === 'off') await forget();
  else rememberWorkKeeping('kept');
  return undefined;
}

/** The same for a page that may be gone at once: for `pagehide` and for a page that becomes hidden. */
export function keepAtOnce(work: Work): void {
  if (workKeeping() === 'off') return;
  try {
    const left = JSON.stringify({ time: Date.now(), work });
    if (left.length <= longestLeft) localStorage.setItem(leftName + ownTab(), left);
    rememberWorkKeeping('kept');
  } catch {
    // There is no room, or no storage. IndexedDB may still be in time.
  }
  void keep(work);
}

/** Deletes the stored work of all tabs. */
export async function forget(): Promise<void> {
  await attempt(() => {
    for (const name of Object.keys(localStorage)) if (name.startsWith(leftName)) localStorage.removeItem(name);
  });
  await attempt(async () => answerOf((await records('readwrite')).clear()));
  if (workKeeping() === 'kept') rememberWorkKeeping('empty');
}

/** Switches storing on or off. Switching off deletes the stored work. */
export async function setKeeping(isOn: boolean): Promise<void> {
  rememberWorkKeeping(isOn ? 'empty' : 'off');
  if (isOn) return;
  tab = undefined;
  await attempt(() => sessionStorage.removeItem(tabName));
  await forget();
}
