import { knownScript } from '../worker/known-script.ts';

/** Calls `ready` when a newer version than the running one is installed and waits to be activated. */
function whenReady(registration: ServiceWorkerRegistration, ready: () => void): void {
  const follow = (worker: ServiceWorker): void => {
    worker.addEventListener('statechange', () => {
      // The first version of all does not wait, because no older one runs.
      if (worker.state === 'installed' && registration.active) ready();
    });
  };
  if (registration.waiting) ready();
  if (registration.installing) follow(registration.installing);
  registration.addEventListener('updatefound', () => follow(registration.installing!));
}

/**
 * Stores the page for use without a network, where the browser allows it; never within another page. `announce` is
 * called when a newer version is ready. Its argument switches all open pages of this site to that version by reloading
 * them.
 */
export async function keepOffline(announce: (reload: () => void) => void): Promise<void> {
  if (window.top !== window) return;
  try {
    const { serviceWorker } = navigator;
    let isVersionReplaced = serviceWorker.controller !== null;
    serviceWorker.addEventListener('controllerchange', () => {
      if (isVersionReplaced) location.reload();
      isVersionReplaced = true; // from now on, by any further change of the controller
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
    return; // no https, a file, or refused storage: the page works as long as there is a network
  }
}
