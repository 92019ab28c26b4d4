import { css, html, LitElement, nothing, type PropertyValues, type TemplateResult } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import { languages, type Language } from '../../locales/index.ts';
import { controls } from '../../styles/controls.ts';
import { type ExerciseQuestion, type Worked, textsIn, type Texts } from './exercise-data.ts';
import { ExerciseSheet, type Sheet, type SheetQuestion } from './exercise-sheet.ts';
import { exerciseStyles } from './exercise-styles.ts';
import { printAlone } from '../report/print-alone.ts';
import { Newest } from '../../session/newest.ts';

/** The sheet of an exercise in either language, with its key or without, to look at and to print. */
@customElement('deconfuse-exercise-printing')
export class ExercisePrinting extends LitElement {
  @property({ attribute: false }) said!: Texts;
  @property({ attribute: false }) worked!: Worked;
  @property({ attribute: false }) questions: readonly ExerciseQuestion[] = [];

  @state() private isOpen = false;
  /** Default: that of the page. */
  @state() private language: Language | undefined;
  @state() private isWithKey = true;
  @state() private sheet: Sheet | undefined;

  readonly #wanted = new Newest();

  override willUpdate(changed: PropertyValues): void {
    const isOfSheet = ['isOpen', 'language', 'isWithKey', 'worked', 'questions', 'said'];
    if (this.isOpen && isOfSheet.some((name) => changed.has(name))) void this.#fillSheet();
  }

  async #fillSheet(): Promise<void> {
    const { worked, questions, isWithKey } = this;
    const { made, dataset, metrics } = worked;
    const signal = this.#wanted.begin();
    const said = await textsIn(this.language ?? this.said.locale.language);
    const asked = await Promise.all(
      questions.map(async ({ id, class: label }): Promise<SheetQuestion | undefined> => {
        const info = metrics.find((metric) => metric.id === id);
        if (!info) return undefined;
        const explanation = await dataset.explain(id, label === undefined ? {} : { class: label });
        return { info, class: label, explanation };
      }),
    ).catch((error: unknown): undefined[] => {
      // Data that have been replaced are not there to be asked.
      if (worked === this.worked && this.isConnected) throw error;
      return [];
    });
    if (signal.aborted || worked !== this.worked) return;
    this.sheet = {
      ...said,
      seed: made.options.seed,
      decimals: made.options.decimals,
      problem: made.problem,
      labels: dataset.labels,
      positive: dataset.positive,
      questions: asked.flatMap((question) => question ?? []),
      withKey: isWithKey,
    };
  }

  async #print(): Promise<void> {
    const printed = new ExerciseSheet();
    printed.sheet = this.sheet!;
    await printAlone(printed, async () => {
      await printed.updateComplete;
      await document.fonts.ready;
      printed.fit();
    });
  }

  override render(): TemplateResult {
    const { texts, locale } = this.said;
    const chosen = this.language ?? locale.language;
    return html`
      <details
        .open=${this.isOpen}
        @toggle=${({ target }: Event) => (this.isOpen = (target as HTMLDetailsElement).open)}
      >
        <summary>${texts.sheet}</summary>
        <div class="row">
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
          <label class="choice">
            <input
              type="checkbox"
              .checked=${this.isWithKey}
              @change=${({ target }: Event) => (this.isWithKey = (target as HTMLInputElement).checked)}
            />
            ${texts.withKey}
          </label>
          <button ?disabled=${!this.sheet || this.questions.length === 0} @click=${() => this.#print()}>
            ${texts.print}
          </button>
        </div>
        ${
          this.sheet && this.isOpen
            ? html`<div class="scroll" role="region" tabindex="0" aria-label=${texts.sheet}>
                <div class="paper"><deconfuse-exercise-sheet .sheet=${this.sheet}></deconfuse-exercise-sheet></div>
              </div>`
            : nothing
        }
      </details>
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

      /* As wide as what is printed on A4 and letter paper. */
      .paper {
        width: calc(17cm + 3rem);
        padding: 1.5rem;
        border: 1px solid var(--line);
        background: #fff;
      }
    `,
  ];
}
