import { css, html, LitElement, nothing, type PropertyValues, type TemplateResult } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import type { ExerciseOptions } from '../../core/types/exercises.ts';
import type { qrCode, QrCode } from '../../export/qr-code.ts';
import { isSingleFile } from '../../edition.ts';
import { languages, type Language } from '../../locales/index.ts';
import type { Students } from '../../questions/class-list.ts';
import { shortKey } from '../../questions/short-key.ts';
import { Newest } from '../../session/newest.ts';
import { exerciseHref } from '../../share/exercise-address.ts';
import { controls } from '../../styles/controls.ts';
import { checkbox } from '../common/checkbox.ts';
import { choice } from '../common/choice.ts';
import { printAlone } from '../report/print-alone.ts';
import { pageAddress, textsIn, type ExerciseQuestion, type Texts, type Worked } from './exercise-data.ts';
import { ExerciseSheet, type Sheet, type SheetQuestion } from './exercise-sheet.ts';
import { ExerciseSheets, sheetOf } from './exercise-sheets.ts';
import { exerciseStyles } from './exercise-styles.ts';
import './exercise-variants.ts';
import type { Variants, Whose } from './exercise-variants.ts';

const choices: readonly Whose[] = ['one', 'range', 'list'];
const keysAtEnd = ['none', 'full', 'short'] as const;

/** Number of sheets prepared before the page gets time to respond. */
const sheetsAtOnce = 50;

/**
 * The sheet of an exercise in any language, with or without its key, as preview and in print; also the sheets of many
 * students in one print. Fires `students-changed`.
 */
@customElement('deconfuse-exercise-printing')
export class ExercisePrinting extends LitElement {
  @property({ attribute: false }) said!: Texts;
  @property({ attribute: false }) worked!: Worked;
  @property({ attribute: false }) questions: readonly ExerciseQuestion[] = [];
  @property({ attribute: false }) students!: Students;
  /** Options for links, with defaults left out. */
  @property({ attribute: false }) options: ExerciseOptions = {};
  /** True if links hide the results. */
  @property({ type: Boolean }) hides = false;

  @state() private isOpen = false;
  /** Undefined for the language of the page. */
  @state() private language: Language | undefined;
  @state() private whose: Whose = 'one';
  @state() private made?: Variants | undefined;
  @state() private isWithKey = true;
  @state() private keys: (typeof keysAtEnd)[number] = 'short';
  @state() private isWithQr = false;
  @state() private sheet: Sheet | undefined;
  @state() private isQrMissing = false;
  @state() private isPrinting = false;
  @state() private hasFailed = false;

  readonly #wanted = new Newest();

  override willUpdate(changed: PropertyValues): void {
    if (['worked', 'questions', 'students', 'whose'].some((name) => changed.has(name))) this.made = undefined;
    const isOfSheet = [
      ...['isOpen', 'language', 'isWithKey', 'worked', 'questions', 'said'],
      ...['whose', 'made', 'isWithQr', 'options', 'hides'],
    ];
    if (this.isOpen && isOfSheet.some((name) => changed.has(name))) void this.#fillSheet();
  }

  /** Fills the preview with the sheet of the present exercise or with the first of many. */
  async #fillSheet(): Promise<void> {
    const { worked, made, whose, isWithQr } = this;
    const signal = this.#wanted.begin();
    if (whose !== 'one' && !made) {
      this.sheet = undefined;
      return;
    }
    const [said, qrOf] = await Promise.all([textsIn(this.language ?? this.said.locale.language), this.#qrCodes()]);
    const sheet = made ? this.#sheetOf(made, 0, said, qrOf) : await this.#ofThisExercise(said, qrOf);
    if (signal.aborted || worked !== this.worked) return;
    this.sheet = sheet;
    this.isQrMissing = isWithQr && !sheet.qr;
  }

  async #ofThisExercise(said: Texts, qrOf: (link: string) => QrCode | undefined): Promise<Sheet> {
    const { worked, questions, isWithKey } = this;
    const { made, dataset, metrics } = worked;
    const asked = await Promise.all(
      questions.map(async ({ id, class: label }): Promise<SheetQuestion | undefined> => {
        const info = metrics.find((metric) => metric.id === id);
        if (!info) return undefined;
        const explanation = await dataset.explain(id, label === undefined ? {} : { class: label });
        return { info, class: label, explanation };
      }),
    ).catch((error: unknown): undefined[] => {
      // An error about data that have been replaced does not matter.
      if (worked === this.worked && this.isConnected) throw error;
      return [];
    });
    const { seed, decimals } = made.options;
    return {
      ...said,
      seed,
      decimals,
      problem: made.problem,
      labels: dataset.labels,
      positive: dataset.positive,
      questions: asked.flatMap((question) => question ?? []),
      shows: isWithKey ? 'both' : 'questions',
      qr: qrOf(this.#linkTo(seed, questions)),
    };
  }

  #sheetOf(
    { questions, students }: Variants,
    at: number,
    said: Texts,
    qrOf: (link: string) => QrCode | undefined,
  ): Sheet {
    const { made, metrics } = this.worked;
    const variant = questions.variants[at]!;
    const { decimals } = made.options;
    const qr = qrOf(this.#linkTo(variant.madeFrom, this.questions));
    return sheetOf(variant, students[at]!, { ...said, decimals, metrics, qr });
  }

  #linkTo(seed: number, questions: readonly ExerciseQuestion[]): string {
    return `${pageAddress() ?? ''}${exerciseHref({ ...this.options, seed, questions: [...questions] }, this.hides)}`;
  }

  /** The encoder of QR codes, loaded only when codes are wanted. */
  async #qrCodes(): Promise<typeof qrCode> {
    if (isSingleFile || !this.isWithQr) return () => undefined;
    return (await import('../../export/qr-code.ts')).qrCode;
  }

  async #print(): Promise<void> {
    this.hasFailed = false;
    this.isPrinting = true;
    try {
      await (this.made ? this.#printAll(this.made) : this.#printOne());
    } catch (error) {
      this.hasFailed = true;
      throw error;
    } finally {
      this.isPrinting = false;
    }
  }

  async #printOne(): Promise<void> {
    const printed = new ExerciseSheet();
    printed.sheet = this.sheet!;
    await printAlone(printed, async () => {
      await printed.updateComplete;
      await document.fonts.ready;
      printed.fit();
    });
  }

  async #printAll(made: Variants): Promise<void> {
    const { keys, worked } = this;
    const [said, qrOf] = await Promise.all([textsIn(this.language ?? this.said.locale.language), this.#qrCodes()]);
    const printed = new ExerciseSheets();
    const sheets: Sheet[] = [];
    for (const at of made.students.keys()) {
      if (at % sheetsAtOnce === 0) await new Promise((goOn) => setTimeout(goOn));
      sheets.push(this.#sheetOf(made, at, said, qrOf));
    }
    // The variants have been replaced.
    if (made !== this.made) return;
    printed.sheets = sheets;
    printed.keys =
      keys === 'short' ? shortKey(made.questions, made.students, worked.made.options.decimals, said) : keys;
    await printAlone(printed, () => printed.whole());
  }

  override render(): TemplateResult {
    const { texts } = this.said;
    return html`
      <details
        .open=${this.isOpen}
        @toggle=${({ target }: Event) => (this.isOpen = (target as HTMLDetailsElement).open)}
      >
        <summary>${texts.sheet}</summary>
        ${this.isOpen ? this.#parts() : nothing}
      </details>
    `;
  }

  #parts(): TemplateResult {
    const { said, worked, questions, students, whose, made, sheet } = this;
    const { texts } = said;
    const isReady = sheet !== undefined && questions.length > 0 && !this.isPrinting;
    return html`
      <deconfuse-exercise-variants
        .said=${said}
        .worked=${worked}
        .questions=${questions}
        .choices=${choices}
        .students=${students}
        .whose=${whose}
        .made=${made}
        .forPaper=${true}
        @whose-chosen=${({ detail }: CustomEvent<Whose>) => (this.whose = detail)}
        @variants-made=${({ detail }: CustomEvent<Variants>) => (this.made = detail)}
      ></deconfuse-exercise-variants>
      <div class="row">${this.#languages()} ${whose === 'one' ? this.#key() : this.#keys()} ${this.#qr()}</div>
      ${this.isQrMissing ? html`<p class="misfit" role="status">${texts.qrTooLong}</p>` : nothing}
      <div class="row">
        <button ?disabled=${!isReady} @click=${() => void this.#print()}>
          ${whose === 'one' ? texts.print : texts.printSheets}
        </button>
      </div>
      ${this.hasFailed ? html`<p class="misfit" role="alert">${texts.failed}</p>` : nothing}
      ${
        sheet
          ? html`<div class="scroll" role="region" tabindex="0" aria-label=${texts.sheet}>
              <div class="paper"><deconfuse-exercise-sheet .sheet=${sheet}></deconfuse-exercise-sheet></div>
            </div>`
          : nothing
      }
    `;
  }

  #languages(): TemplateResult {
    const { texts, locale } = this.said;
    const chosen = this.language ?? locale.language;
    return html`
      <span class="row" role="group" aria-label=${texts.sheetLanguage}>
        ${Object.entries(languages).map(
          ([language, name]) => html`
            <button
              lang=${language}
              aria-pressed=${language === chosen ? 'true' : 'false'}
              @click=${() => (this.language = language as Language)}
            >
              ${name}
            </button>
          `,
        )}
      </span>
    `;
  }

  #key(): TemplateResult {
    return html`
      <label class="choice">
        ${checkbox(this.isWithKey, (isChecked) => (this.isWithKey = isChecked))} ${this.said.texts.withKey}
      </label>
    `;
  }

  #keys(): TemplateResult {
    const { texts } = this.said;
    return html`
      <label class="choice">
        ${texts.keys}
        ${choice(
          keysAtEnd.map((keys) => [keys, texts.keysOf[keys]]),
          this.keys,
          (keys) => (this.keys = keys),
        )}
      </label>
    `;
  }

  /** Choice of a QR code; nothing if the page has no address that others can open. */
  #qr(): TemplateResult | typeof nothing {
    if (pageAddress() === undefined) return nothing;
    return html`
      <label class="choice">
        ${checkbox(this.isWithQr, (isChecked) => (this.isWithQr = isChecked))} ${this.said.texts.qr}
      </label>
    `;
  }

  static override styles = [
    controls,
    exerciseStyles,
    css`
      :host {
        display: block;
      }

      summary {
        cursor: pointer;
        font-weight: 600;
      }

      details > :not(summary) {
        margin-top: 0.5rem;
      }

      select {
        min-width: 0;
        max-width: 100%;
      }

      .choice:has(select) {
        flex-wrap: wrap;
        max-width: 100%;
      }

      /* As wide as the printed area of A4 and letter paper. */
      .paper {
        width: calc(17cm + 3rem);
        padding: 1.5rem;
        border: 1px solid var(--line);
        background: #fff;
      }
    `,
  ];
}
