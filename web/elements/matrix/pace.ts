/** Of what is changed without a longer pause, in milliseconds, all is taken back as one edit, as of what is typed. */
const pause = 1_000;
/** What has not come by then, in milliseconds, is not waited for: it may have been refused. */
const patience = 500;

/**
 * How edits follow each other that come faster than they are worked out: the newest that is wanted is made, one in a
 * frame, and none before what comes of the last one is shown.
 */
export class Pace {
  /** Another object once the last edit has been worked out. */
  readonly #shown: () => unknown;
  #next: ((goesOn: boolean) => void) | undefined;
  #frame = 0;
  #goesOn = false;
  #wantedAt = Number.NEGATIVE_INFINITY;
  #madeAt = Number.NEGATIVE_INFINITY;
  #shownBefore: unknown;

  constructor(shown: () => unknown) {
    this.#shown = shown;
  }

  /** The next edit is taken back alone, and those that follow together with it. */
  begin(): void {
    this.#goesOn = false;
  }

  /** There was an edit just now. */
  get isUnderWay(): boolean {
    return performance.now() - this.#wantedAt < pause;
  }

  /** There is an edit still to be made. */
  get isWaiting(): boolean {
    return this.#next !== undefined;
  }

  /** `goesOn`: with the edit before, and is taken back together with it. */
  want(edit: (goesOn: boolean) => void): void {
    this.#next = edit;
    this.#wantedAt = performance.now();
    this.#frame ||= requestAnimationFrame(this.#take);
  }

  #take = (): void => {
    this.#frame = 0;
    const now = performance.now();
    const shown = this.#shown();
    if (shown === this.#shownBefore && now - this.#madeAt < patience) {
      this.#frame = requestAnimationFrame(this.#take);
      return;
    }
    this.#shownBefore = shown;
    this.#madeAt = now;
    const edit = this.#next;
    this.#next = undefined;
    edit?.(this.#goesOn);
    this.#goesOn = true;
  };
}
