import { ContextConsumer, ContextProvider, createContext } from '@lit/context';
import type { ReactiveController, ReactiveElement } from 'lit';
import { fieldOf, fieldsOf, flagIn, withoutGaps, type Fields } from '../../share/plain-data.ts';

/** Keeps the states of parts of the page, by the names of the parts. */
export interface Keeping {
  /** The kept state of a part as plain JSON. It may come from outside and be malformed. */
  of(part: string): unknown;
  /** Reports a new state of a part; undefined means the initial state. */
  tell(part: string, state: unknown): void;
}

export const keepingContext = createContext<Keeping | undefined>('keeping');

/** The kept state of one part of the page. */
export class KeptPart {
  readonly #part: string;
  #keeping: Keeping | undefined;
  #isNew = false;

  constructor(host: ReactiveElement, part: string) {
    this.#part = part;
    const callback = (keeping: Keeping | undefined): void => {
      this.#keeping = keeping;
      this.#isNew = true;
    };
    new ContextConsumer(host, { context: keepingContext, subscribe: true, callback });
  }

  /** The kept state, returned once each time it may have changed. Call it in `willUpdate`. */
  recalled(): { kept: unknown } | undefined {
    if (!this.#isNew) return undefined;
    this.#isNew = false;
    return { kept: this.#keeping?.of(this.#part) };
  }

  tell(state: unknown): void {
    this.#keeping?.tell(this.#part, state);
  }
}

/**
 * Reports the state of an element after each update that has changed it. The state includes, under `sections`, the
 * `details` elements with the attribute `data-section` that have been opened or closed and, under `parts`, the states
 * that parts within the element report.
 */
export class KeptState implements ReactiveController {
  readonly #host: ReactiveElement;
  readonly #part: KeptPart;
  readonly #state: () => object;
  readonly #within: ContextProvider<typeof keepingContext>;
  #sections: Fields = {};
  #parts: Fields = {};
  /** The state reported last, as JSON; undefined for the initial state. */
  #told: string | undefined;
  /** Initial open state of each section. */
  #isOpenAtFirst = new WeakMap<HTMLDetailsElement, boolean>();
  #isRecalled = false;

  /** `state` returns the fields that differ from the initial state; undefined fields do not. */
  constructor(host: ReactiveElement, part: string, state: () => object) {
    this.#host = host;
    this.#part = new KeptPart(host, part);
    this.#state = state;
    this.#within = new ContextProvider(host, { context: keepingContext, initialValue: this.#keepingWithin() });
    host.addController(this);
  }

  /** A new object each time the parts within are to recall their state, because a context reports only new values. */
  #keepingWithin(): Keeping {
    return {
      of: (part) => fieldOf(this.#parts, part),
      tell: (part, state) => {
        this.#parts = withoutGaps({ ...this.#parts, [part]: state }) ?? {};
        this.#tell();
      },
    };
  }

  /**
   * The kept state as unchecked fields, if it differs from the state of the element. Call it in `willUpdate`. A missing
   * field means its initial value.
   */
  recalled(): Fields | undefined {
    const recalled = this.#part.recalled();
    if (!recalled) return undefined;
    const { kept } = recalled;
    const json = JSON.stringify(kept ?? undefined);
    if (json === this.#told) return undefined;
    this.#told = json;
    this.#parts = fieldsOf(fieldOf(kept, 'parts'));
    this.#sections = fieldsOf(fieldOf(kept, 'sections'));
    this.#isRecalled = true;
    this.#within.setValue(this.#keepingWithin());
    return fieldsOf(kept);
  }

  hostConnected(): void {
    // Captured, because `toggle` neither bubbles nor leaves a shadow tree.
    this.#host.renderRoot.addEventListener('toggle', this.#toggled, true);
  }

  hostUpdated(): void {
    for (const details of this.#host.renderRoot.querySelectorAll<HTMLDetailsElement>('details[data-section]')) {
      const isNew = !this.#isOpenAtFirst.has(details);
      if (isNew) this.#isOpenAtFirst.set(details, details.open);
      const isOpen = flagIn(fieldOf(this.#sections, details.dataset['section']!));
      if (isOpen !== undefined && (isNew || this.#isRecalled)) details.open = isOpen;
      else if (this.#isRecalled) details.open = this.#isOpenAtFirst.get(details)!;
    }
    this.#isRecalled = false;
    this.#tell();
  }

  #toggled = ({ target }: Event): void => {
    if (!(target instanceof HTMLDetailsElement)) return;
    const { section } = target.dataset;
    const isOpenAtFirst = this.#isOpenAtFirst.get(target);
    if (section === undefined || isOpenAtFirst === undefined) return;
    const isOpen = target.open === isOpenAtFirst ? undefined : target.open;
    this.#sections = withoutGaps({ ...this.#sections, [section]: isOpen }) ?? {};
    this.#tell();
  };

  #tell(): void {
    const given = (fields: Fields): Fields | undefined => (Object.keys(fields).length > 0 ? fields : undefined);
    const state = withoutGaps({ ...this.#state(), sections: given(this.#sections), parts: given(this.#parts) });
    const json = JSON.stringify(state);
    if (json === this.#told) return;
    this.#told = json;
    this.#part.tell(state);
  }
}
