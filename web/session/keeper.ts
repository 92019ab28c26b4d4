import type { KeepingTrouble } from '../share/kept-work.ts';
import { workOf, type Work } from '../share/work.ts';
import type { Session } from './session.ts';

/** How long the reader pauses before the work is kept, in milliseconds. */
const pause = 400;

/** Where the page's address and the computer's storage are reached. */
interface Place {
  /** The fields of the address that show a view. */
  address(): string | undefined;
  /** Takes work out of the address. */
  leaveLink(): void;
  keep(work: Work): Promise<KeepingTrouble | undefined>;
  /** The same, for a page that is gone the moment after. */
  keepAtOnce(work: Work): void;
}

/** Keeps the work of a session. */
export class Keeper {
  /** Why the work is not kept. */
  trouble: KeepingTrouble | undefined;

  readonly #session: Session;
  readonly #place: Place;
  readonly #changed: () => void;
  #edits: number;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #isChanged = false;

  /** `changed` is called after every attempt. */
  constructor(session: Session, place: Place, changed: () => void) {
    this.#session = session;
    this.#place = place;
    this.#changed = changed;
    this.#edits = session.edits;
    session.follow(() => {
      if (session.edits === this.#edits) return;
      this.#edits = session.edits;
      this.keepSoon();
    });
    // The reader may have been faster than this part of the page.
    if (session.canUndo) this.keepSoon();
  }

  /** All that the reader has done. */
  get work(): Work {
    return workOf({ ...this.#session.work, address: this.#place.address() });
  }

  /** The reader did something worth keeping. */
  keepSoon(): void {
    // From now on the link in the address is of an older work.
    this.#place.leaveLink();
    this.#isChanged = true;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(
      () =>
        void this.#place.keep(this.work).then((trouble) => {
          this.trouble = trouble;
          this.#changed();
        }),
      pause,
    );
  }

  /** The page is being left. */
  leave(): void {
    if (this.#isChanged) this.#place.keepAtOnce(this.work);
  }

  /** Nothing is kept any more until the reader does something. */
  forget(): void {
    clearTimeout(this.#timer);
    this.#isChanged = false;
  }
}
