import { loadLocale, loadMessages, type Language, type Locale, type Messages } from '../locales/index.ts';
import { Newest } from './newest.ts';

/** What is said, in the language chosen last. */
export class Speech {
  language: Language = 'en';
  /** Absent until it has come; then, until another one has come, the one before. */
  locale: Locale | undefined;
  /** Loaded with the first text that is read. */
  messages: Messages | undefined;

  readonly #changed: () => void;
  readonly #newest = new Newest();
  readonly #newestMessages = new Newest();
  /** What is said of scores belongs to the locale. */
  #withScores = false;

  constructor(changed: () => void) {
    this.#changed = changed;
  }

  async speak(language: Language): Promise<void> {
    this.language = language;
    const signal = this.#newest.begin();
    const locale = await loadLocale(language, this.#withScores);
    if (signal.aborted) return;
    this.locale = locale;
    this.#changed();
    if (this.messages) void this.#loadMessages();
  }

  async speakOfScores(): Promise<void> {
    this.#withScores = true;
    if (!this.locale?.scores) await this.speak(this.language);
  }

  async prepareMessages(): Promise<void> {
    if (!this.messages) await this.#loadMessages();
  }

  async #loadMessages(): Promise<void> {
    const signal = this.#newestMessages.begin();
    const messages = await loadMessages(this.language);
    if (signal.aborted) return;
    this.messages = messages;
    this.#changed();
  }
}
