/** An object of the core, until it is released. */
export class Held<Core extends { delete(): void }> {
  readonly #what: string;
  #core: Core | undefined;

  /** @param what the name of the object in the error after its release */
  constructor(core: Core, what: 'dataset' | 'resampling') {
    this.#core = core;
    this.#what = what;
  }

  get core(): Core {
    if (!this.#core) throw new Error(`This ${this.#what} has been released.`);
    return this.#core;
  }

  release(): void {
    this.#core?.delete();
    this.#core = undefined;
  }
}
