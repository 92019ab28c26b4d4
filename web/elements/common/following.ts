import type { ReactiveController, ReactiveControllerHost } from 'lit';

/** What tells those who follow it of every change. */
interface Followed {
  follow(changed: () => void): () => void;
}

/** Draws an element anew after every change of what it shows, as long as it is in the page. */
export class Following implements ReactiveController {
  readonly #host: ReactiveControllerHost;
  readonly #followed: () => Followed;
  #leave: (() => void) | undefined;

  constructor(host: ReactiveControllerHost, followed: () => Followed) {
    this.#host = host;
    this.#followed = followed;
    host.addController(this);
  }

  hostConnected(): void {
    this.#host.requestUpdate();
  }

  /** An element is given what it shows after it was put into the page. */
  hostUpdate(): void {
    this.#leave ??= this.#followed().follow(() => this.#host.requestUpdate());
  }

  hostDisconnected(): void {
    this.#leave?.();
    this.#leave = undefined;
  }
}
