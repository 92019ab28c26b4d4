import type { KeepingTrouble } from '../share/kept-work.ts';
import { workOf, type Work } from '../share/work.ts';
import type { Session } from './session.ts';

/** Pause after the last edit before the work is stored, in milliseconds. */
const pause = 400;

/** Access to the page's address and the browser's storage. */
interface Place {
  /** The fields of the address that show a view. */
  address(): string | undefined;
  /** Removes a link to work from the address. */
  leaveLink(): void;
  keep(work: Work): Promise<KeepingTrouble | undefined>;
  /** Stores the work at once, for a page that is being closed. */
  keepAtOnce(work: Work): void;
}

/** Stores the work of a session. */
export class Keeper {
  /** Reason why the work is not stored. */
  trouble: KeepingTrouble | undefined;

  readonly #session: Session;
  readonly #place: Place;
  readonly #changed: () => void;
  #edits: number;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #isChanged = false;

  /** `changed` is called after every attempt to store. */
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
    // The reader may have edited before this part of the page was loaded.
    if (session.input.canUndo) this.keepSoon();
  }

  /** The work of the reader in full. */
  get work(): Work {
    return workOf({ ...this.#session.work, address: this.#place.address() });
  }

  /** Stores the work after a pause. To be called when the reader did something worth keeping. */
  keepSoon(): void {
    // From now on the link in the address is of older work.
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

  /** Stores what is not yet stored. To be called when the page is left. */
  leave(): void {
    if (this.#isChanged) this.#place.keepAtOnce(this.work);
  }

  /** Stores nothing until the reader does something again. */
  forget(): void {
    clearTimeout(this.#timer);
    this.#isChanged = false;
  }
}
