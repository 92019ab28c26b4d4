import type { PropertyValues, ReactiveController, ReactiveElement } from 'lit';
import { fieldOf, fieldsOf, flagIn, withoutGaps, type Fields } from '../../share/plain-data.ts';
import { bubbling } from './events.ts';

/** The detail of `work-changed`: what it takes to find a part of the page again as it is. */
export interface WorkChanged {
  part: string;
  /** Plain JSON; undefined: as the part is at first. */
  state: unknown;
}

/** An element whose state is kept. */
interface KeptElement extends ReactiveElement {
  /** A state that it has told before, or what others have made of it. */
  kept: unknown;
}

/**
 * Tells the state of an element in `work-changed`, which bubbles and leaves shadow trees, after each update that has
 * changed it. With it go, under `sections`, which `details` of the element with the attribute `data-section` have been
 * opened or closed, and, under `parts`, what elements within it tell.
 */
export class KeptState implements ReactiveController {
  readonly #host: KeptElement;
  readonly #part: string;
  readonly #state: () => object;
  #sections: Fields = {};
  #parts: Fields = {};
  /** As JSON; undefined: the state at first. */
  #told: string | undefined;
  /** Whether sections are open at first. */
  #isOpenAtFirst = new WeakMap<HTMLDetailsElement, boolean>();
  #isRecalled = false;

  /** `state` gives what differs from the state at first; what is undefined does not. */
  constructor(host: KeptElement, part: string, state: () => object) {
    this.#host = host;
    this.#part = part;
    this.#state = state;
    host.addController(this);
    host.addEventListener('work-changed', (event) => {
      if (event.composedPath()[0] === host) return;
      event.stopPropagation();
      const { part: inner, state: innerState } = (event as CustomEvent<WorkChanged>).detail;
      this.#parts = withoutGaps({ ...this.#parts, [inner]: innerState }) ?? {};
      this.#tell();
    });
  }

  /**
   * What is kept, as fields of which nothing is sure, where it is not what the element is already: to be asked in
   * `willUpdate`. What is missing is as it is at first.
   */
  recalled(changed: PropertyValues): Fields | undefined {
    if (!changed.has('kept')) return undefined;
    const { kept } = this.#host;
    const json = JSON.stringify(kept ?? undefined);
    if (json === this.#told) return undefined;
    this.#told = json;
    this.#parts = fieldsOf(fieldOf(kept, 'parts'));
    this.#sections = fieldsOf(fieldOf(kept, 'sections'));
    this.#isRecalled = true;
    return fieldsOf(kept);
  }

  /** For the property `kept` of a part within the element. */
  of(part: string): unknown {
    return fieldOf(this.#parts, part);
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
    this.#host.dispatchEvent(bubbling<WorkChanged>('work-changed', { part: this.#part, state }));
  }
}
