import type { ReactiveController, ReactiveElement } from 'lit';
import type { MetricInfo } from '../../core/types/metric-info.ts';
import type { Session } from '../../session/session.ts';
import { Providing } from './given.ts';

/** Updates an element after every change of a session, for as long as the element is connected. */
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

  /** Follows the session from the first update, because an element gets its session after it was connected. */
  hostUpdate(): void {
    this.#leave ??= this.session().follow(() => this.#host.requestUpdate());
  }

  hostDisconnected(): void {
    this.#leave?.();
    this.#leave = undefined;
  }
}

/**
 * As Following, and provides the elements within with the locale, number format, calculator and catalogue of the
 * session.
 */
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
