/** Pause in typing before screen readers hear of results, in milliseconds. */
const pause = 700;

/** Text for screen readers. */
export class Announcement {
  text = '';
  #timer: ReturnType<typeof setTimeout> | undefined;
  readonly #said: () => string | undefined;
  readonly #changed: () => void;

  /** @param said what there is to say; undefined where that is nothing new */
  constructor(said: () => string | undefined, changed: () => void) {
    this.#said = said;
    this.#changed = changed;
  }

  /** Says what there is to say after a pause. To be called whenever that may be something else. */
  renew(): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => {
      this.text = this.#said() ?? this.text;
      this.#changed();
    }, pause);
  }
}
