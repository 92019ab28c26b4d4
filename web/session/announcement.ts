/** Pause in typing before screen readers hear of results, in milliseconds. */
const pause = 700;

/** Text for screen readers. */
export class Announcement {
  text = '';
  #timer: ReturnType<typeof setTimeout> | undefined;
  readonly #said: () => string | undefined;
  readonly #changed: () => void;

  /** @param said the text to announce; undefined where there is nothing new */
  constructor(said: () => string | undefined, changed: () => void) {
    this.#said = said;
    this.#changed = changed;
  }

  /** Announces what is new, after a pause. */
  renew(): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => {
      this.text = this.#said() ?? this.text;
      this.#changed();
    }, pause);
  }
}
