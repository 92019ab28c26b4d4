import { shownDoubt } from '../locales/doubt-text.ts';
import type { DoubtTexts } from '../locales/en/doubts.ts';
import {
  loadDoubtTexts,
  loadLocale,
  loadMessages,
  type Language,
  type Locale,
  type Messages,
} from '../locales/index.ts';
import type { NumberFormat } from '../locales/values.ts';
import type { PlainDoubt } from '../worker/messages.ts';
import { Newest } from './newest.ts';

/** What is said, in the language chosen last. */
export class Speech {
  language: Language = 'en';
  /** Absent until it has come; then, until another one has come, the one before. */
  locale: Locale | undefined;
  /** Loaded with the first text that is read. */
  messages: Messages | undefined;

  /** Loaded with the first data that look wrong. */
  doubts: DoubtTexts | undefined;

  readonly #changed: () => void;
  readonly #newest = new Newest();
  readonly #newestMessages = new Newest();
  readonly #newestDoubts = new Newest();
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
    if (this.doubts) void this.#loadDoubts();
  }

  async speakOfScores(): Promise<void> {
    this.#withScores = true;
    if (!this.locale?.scores) await this.speak(this.language);
  }

  async prepareMessages(): Promise<void> {
    if (!this.messages) await this.#loadMessages();
  }

  async prepareDoubts(): Promise<void> {
    if (!this.doubts) await this.#loadDoubts();
  }

  /** A doubt in one sentence; undefined until it can be said. */
  doubted(doubt: PlainDoubt, locale: Locale, format: NumberFormat): string | undefined {
    if (!this.doubts) return undefined;
    const { text, parameters } = shownDoubt(doubt, this.doubts, locale, format);
    return text.says(parameters);
  }

  async #loadDoubts(): Promise<void> {
    const signal = this.#newestDoubts.begin();
    const doubts = await loadDoubtTexts(this.language);
    if (signal.aborted) return;
    this.doubts = doubts;
    this.#changed();
  }

  async #loadMessages(): Promise<void> {
    const signal = this.#newestMessages.begin();
    const messages = await loadMessages(this.language);
    if (signal.aborted) return;
    this.messages = messages;
    this.#changed();
  }
}
