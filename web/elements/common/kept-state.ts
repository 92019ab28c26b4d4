import { ContextConsumer, ContextProvider, createContext } from '@lit/context';
import type { ReactiveController, ReactiveElement } from 'lit';
import { fieldOf, fieldsOf, flagIn, withoutGaps, type Fields } from '../../share/plain-data.ts';

/** What keeps the state of parts of the page, by their names. */
export interface Keeping {
  /** Plain JSON that a part has told before, or what others have made of it. */
  of(part: string): unknown;
  /** A part is in another state; undefined: it is as at first. */
  tell(part: string, state: unknown): void;
}

export const keepingContext = createContext<Keeping | undefined>('keeping');

/** The state of one part of the page. */
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

  /** What is kept, once whenever it may be something else: to be asked in `willUpdate`. */
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
 * Tells the state of an element after each update that has changed it. With it go, under `sections`, which `details` of
 * the element with the attribute `data-section` have been opened or closed, and, under `parts`, what parts within it tell.
 */
export class KeptState implements ReactiveController {
  readonly #host: ReactiveElement;
  readonly #part: KeptPart;
  readonly #state: () => object;
  readonly #within: ContextProvider<typeof keepingContext>;
  #sections: Fields = {};
  #parts: Fields = {};
  /** As JSON; undefined: the state at first. */
  #told: string | undefined;
  /** Whether sections are open at first. */
  #isOpenAtFirst = new WeakMap<HTMLDetailsElement, boolean>();
  #isRecalled = false;

  /** `state` gives what differs from the state at first; what is undefined does not. */
  constructor(host: ReactiveElement, part: string, state: () => object) {
    this.#host = host;
    this.#part = new KeptPart(host, part);
    this.#state = state;
    this.#within = new ContextProvider(host, { context: keepingContext, initialValue: this.#keepingWithin() });
    host.addController(this);
  }

  /** Another one wherever parts within are to recall what is kept of them. */
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
   * What is kept, as fields of which nothing is sure, where it is not what the element is already: to be asked in
   * `willUpdate`. What is missing is as it is at first.
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
    // It neither bubbles nor leaves a shadow tree.
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
