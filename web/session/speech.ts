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

/** Texts that are loaded when first needed, in the current language. */
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

  /** Loads the texts again after a change of the language. */
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

/** The texts of the page, in the current language. */
export class Speech {
  language: Language = 'en';
  /** Absent until loaded; after a change of the language the previous one until the new one is loaded. */
  locale: Locale | undefined;
  readonly #changed: () => void;
  readonly #newest = new Newest();
  /** Whether the locale includes the texts about scores. */
  #withScores = false;
  /** Needed from the first text that is read. */
  readonly #messages: LateTexts<Messages>;
  /** Needed from the first data that raise a doubt. */
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
