import type { DoubtTexts } from '../locales/en/doubts.ts';
import {
  loadDoubtTexts,
  loadLocale,
  loadMessages,
  type Language,
  type Locale,
  type Messages,
} from '../locales/index.ts';
import { Newest } from './newest.ts';

/** Texts that are fetched once they are needed, in the language chosen last. */
class LateTexts<Texts> {
  texts: Texts | undefined;
  readonly #load: () => Promise<Texts>;
  readonly #changed: () => void;
  readonly #newest = new Newest();

  constructor(load: () => Promise<Texts>, changed: () => void) {
    this.#load = load;
    this.#changed = changed;
  }

  async prepare(): Promise<void> {
    if (!this.texts) await this.#fetch();
  }

  /** The language has changed. */
  async renew(): Promise<void> {
    if (this.texts) await this.#fetch();
  }

  async #fetch(): Promise<void> {
    const signal = this.#newest.begin();
    const texts = await this.#load();
    if (signal.aborted) return;
    this.texts = texts;
    this.#changed();
  }
}

/** What is said, in the language chosen last. */
export class Speech {
  language: Language = 'en';
  /** Absent until it has come; then, until another one has come, the one before. */
  locale: Locale | undefined;
  readonly #changed: () => void;
  readonly #newest = new Newest();
  /** What is said of scores belongs to the locale. */
  #withScores = false;
  /** Needed with the first text that is read. */
  readonly #messages: LateTexts<Messages>;
  /** Needed with the first data about which there is something to say. */
  readonly #doubts: LateTexts<DoubtTexts>;

  constructor(changed: () => void) {
    this.#changed = changed;
    this.#messages = new LateTexts(() => loadMessages(this.language), changed);
    this.#doubts = new LateTexts(() => loadDoubtTexts(this.language), changed);
  }

  get messages(): Messages | undefined {
    return this.#messages.texts;
  }

  get doubts(): DoubtTexts | undefined {
    return this.#doubts.texts;
  }

  async speak(language: Language): Promise<void> {
    this.language = language;
    const signal = this.#newest.begin();
    const locale = await loadLocale(language, this.#withScores);
    if (signal.aborted) return;
    this.locale = locale;
    this.#changed();
    void this.#messages.renew();
    void this.#doubts.renew();
  }

  async speakOfScores(): Promise<void> {
    this.#withScores = true;
    if (!this.locale?.scores) await this.speak(this.language);
  }

  async prepareMessages(): Promise<void> {
    await this.#messages.prepare();
  }

  async prepareDoubts(): Promise<void> {
    await this.#doubts.prepare();
  }
}
