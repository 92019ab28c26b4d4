/** What cannot be loaded is not missed until it is looked for. */
const load = (): Promise<unknown> => import('./result-exports.ts').catch(() => undefined);

/** What copies and saves is not part of a first visit: it is loaded when somebody is near. */
export function loadExportWhenNear(element: HTMLElement): void {
  for (const event of ['pointerover', 'focusin']) element.addEventListener(event, load, { once: true });
}
