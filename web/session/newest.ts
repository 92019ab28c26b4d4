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
