/** Overlapping attempts. Only the newest counts: each has a signal, which is aborted when the next one begins. */
export class Newest {
  #controller = new AbortController();

  /** Begins a new attempt, and ends the one before. */
  begin(): AbortSignal {
    this.end();
    this.#controller = new AbortController();
    return this.#controller.signal;
  }

  /** Ends the attempt under way. */
  end(): void {
    this.#controller.abort();
  }
}

/** Runs one attempt at a time. Of those wanted meanwhile only the last is run afterwards. */
export class OneByOne {
  #next: (() => Promise<void>) | undefined;
  #isUnderWay = false;

  want(attempt: () => Promise<void>): void {
    this.#next = attempt;
    if (!this.#isUnderWay) void this.#go();
  }

  /** Whether a newer attempt is wanted than the one under way. */
  get isOutdated(): boolean {
    return this.#next !== undefined;
  }

  async #go(): Promise<void> {
    this.#isUnderWay = true;
    try {
      while (this.#next) {
        const attempt = this.#next;
        this.#next = undefined;
        await attempt();
      }
    } finally {
      this.#isUnderWay = false;
    }
  }
}
