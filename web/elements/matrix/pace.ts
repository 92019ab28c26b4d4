/** Longest pause, in milliseconds, between changes that are undone as one edit; the same as for typing. */
const pause = 1_000;
/** Time in milliseconds after which a pending result is no longer awaited, because the edit may have been refused. */
const patience = 500;

/**
 * Paces edits that arrive faster than they are computed: only the newest edit is made, at most one per frame, and none
 * before the result of the last one is shown.
 */
export class Pace {
  /** Returns another object once the last edit has been computed. */
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

  /** Starts a new edit for undo; the edits that follow are undone together with it. */
  begin(): void {
    this.#goesOn = false;
  }

  /** True if an edit was requested within the pause. */
  get isUnderWay(): boolean {
    return performance.now() - this.#wantedAt < pause;
  }

  /** True if an edit is still to be made. */
  get isWaiting(): boolean {
    return this.#next !== undefined;
  }

  /** Requests an edit. `goesOn` is true if the edit continues the one before, so that both are undone together. */
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
