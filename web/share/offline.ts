import { knownScript } from '../worker/known-script.ts';

/** Calls `ready` when a newer version than the one that runs has all its files and waits for its turn. */
function whenReady(registration: ServiceWorkerRegistration, ready: () => void): void {
  const follow = (worker: ServiceWorker): void => {
    worker.addEventListener('statechange', () => {
      // The first of all does not wait: nothing runs that is older.
      if (worker.state === 'installed' && registration.active) ready();
    });
  };
  if (registration.waiting) ready();
  if (registration.installing) follow(registration.installing);
  registration.addEventListener('updatefound', () => follow(registration.installing!));
}

/**
 * Keeps the page for when there is no network, where the browser allows it; never within another page. `announce` is
 * called when a newer version is ready; what it gets turns all open pages of this site to that version, by loading them
 * again.
 */
export async function keepOffline(announce: (reload: () => void) => void): Promise<void> {
  if (window.top !== window) return;
  try {
    const { serviceWorker } = navigator;
    let isVersionReplaced = serviceWorker.controller !== null;
    serviceWorker.addEventListener('controllerchange', () => {
      if (isVersionReplaced) location.reload();
      isVersionReplaced = true; // by any further change
    });
    const registration = await serviceWorker.register(knownScript('service-worker.js'), {
      updateViaCache: 'none',
    });
    whenReady(registration, () =>
      announce(() => {
        isVersionReplaced = true;
        registration.waiting?.postMessage('take over');
      }),
    );
  } catch {
    return; // without https, from a file, where storage is refused: the page works as long as there is a network
  }
}
