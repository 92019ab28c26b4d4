import type { ReactiveController, ReactiveElement } from 'lit';
import type { MetricInfo } from '../../core/types/metric-info.ts';
import type { Session } from '../../session/session.ts';
import { Providing } from './given.ts';

/** Draws an element anew after every change of a session, as long as it is in the page. */
export class Following implements ReactiveController {
  readonly #host: ReactiveElement;
  protected readonly session: () => Session;
  #leave: (() => void) | undefined;

  constructor(host: ReactiveElement, session: () => Session) {
    this.#host = host;
    this.session = session;
    host.addController(this);
  }

  hostConnected(): void {
    this.#host.requestUpdate();
  }

  /** An element is given its session after it was put into the page. */
  hostUpdate(): void {
    this.#leave ??= this.session().follow(() => this.#host.requestUpdate());
  }

  hostDisconnected(): void {
    this.#leave?.();
    this.#leave = undefined;
  }
}

/** The same, and what is within the element has what the session gives. */
export class Showing extends Following {
  readonly #catalogueOf: (session: Session) => readonly MetricInfo[];
  readonly #providing: Providing;

  constructor(
    host: ReactiveElement,
    session: () => Session,
    catalogueOf = ({ catalogueOfResult }: Session): readonly MetricInfo[] => catalogueOfResult,
  ) {
    super(host, session);
    this.#catalogueOf = catalogueOf;
    this.#providing = new Providing(host);
  }

  override hostUpdate(): void {
    super.hostUpdate();
    const session = this.session();
    const { format, calculator } = session;
    this.#providing.give({
      locale: session.speech.locale,
      format,
      calculator,
      catalogue: this.#catalogueOf(session),
    });
  }
}
