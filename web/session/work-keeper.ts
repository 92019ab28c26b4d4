import { workInAddress } from '../share/address.ts';
import { keep, keepAtOnce, type KeepingTrouble } from '../share/kept-work.ts';
import { leaveLink, viewInAddress } from '../share/link.ts';
import { workOf, type Work } from '../share/work.ts';
import type { Workbench } from '../elements/page/deconfuse-workbench.ts';
import type { WorkChanged } from '../elements/common/kept-state.ts';

/** How long the reader pauses before the work is kept, in milliseconds. */
const pause = 400;

/** Puts the work together from what the elements of a page tell, and keeps it. */
export class WorkKeeper {
  /** The state of elements by their names. */
  parts: Record<string, unknown> = {};

  readonly #workbench: Workbench;
  readonly #tell: (trouble: KeepingTrouble | undefined) => void;
  #timer = 0;
  #isChanged = false;

  /** `page` is what all elements that tell something are in; `tell` hears after every attempt why nothing was kept, if so. */
  constructor(page: EventTarget, workbench: Workbench, tell: (trouble: KeepingTrouble | undefined) => void) {
    this.#workbench = workbench;
    this.#tell = tell;
    page.addEventListener('work-changed', (event) =>
      this.#change((event as CustomEvent<WorkChanged | undefined>).detail),
    );
    addEventListener('hashchange', () => {
      if (workInAddress() === undefined) this.#change(undefined);
    });
    addEventListener('pagehide', () => this.#leave());
    // The reader may have been faster than this part of the page.
    if (workbench.canUndo) this.#change(undefined);
    document.addEventListener('visibilitychange', () => {
      if (document.visibilityState === 'hidden') this.#leave();
    });
  }

  /** All that the reader has done. */
  get work(): Work {
    return workOf({ ...this.#workbench.work, address: viewInAddress(), parts: this.parts });
  }

  #change(told: WorkChanged | null | undefined): void {
    if (told) this.parts = { ...this.parts, [told.part]: told.state };
    // From now on the link in the address is of an older work.
    leaveLink();
    this.#isChanged = true;
    clearTimeout(this.#timer);
    this.#timer = window.setTimeout(() => void keep(this.work).then(this.#tell), pause);
  }

  /** Nothing is kept any more until the reader does something. */
  forget(): void {
    clearTimeout(this.#timer);
    this.#isChanged = false;
  }

  #leave(): void {
    if (this.#isChanged) keepAtOnce(this.work);
  }
}
