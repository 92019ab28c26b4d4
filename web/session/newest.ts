/** Where attempts overlap, the newest wins: each has a signal, which is aborted when the next one begins. */
export class Newest {
  #controller = new AbortController();

  /** A new attempt takes the place of the one before. */
  begin(): AbortSignal {
    this.end();
    this.#controller = new AbortController();
    return this.#controller.signal;
  }

  /** What is going on is no longer wanted. */
  end(): void {
    this.#controller.abort();
  }
}

/** One attempt is under way at a time. Of those that are wanted meanwhile the last is made when it is done. */
export class OneByOne {
  #next: (() => Promise<void>) | undefined;
  #isUnderWay = false;

  want(attempt: () => Promise<void>): void {
    this.#next = attempt;
    if (!this.#isUnderWay) void this.#go();
  }

  /** Something newer than what is under way is wanted. */
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
