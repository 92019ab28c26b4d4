import { css, html, LitElement, nothing, type PropertyValues, type TemplateResult } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import { ranges } from '../../core/exercise.ts';
import { mostVariants, soon, variantsOf } from '../../core/questions.ts';
import type { Questions } from '../../core/types.ts';
import { download } from '../../export/download.ts';
import { formatNumber } from '../../formula/number.ts';
import { classListOf } from '../../questions/class-list.ts';
import { formats, withCredit, type Format } from '../../questions/formats.ts';
import type { QuestionSet } from '../../questions/question-set.ts';
import { worded } from '../../questions/worded.ts';
import { Newest } from '../../session/newest.ts';
import { controls } from '../../styles/controls.ts';
import type { AsyncCalculator } from '../../worker/async-calculator.ts';
import { given } from '../common/given.ts';
import { numberField } from '../common/number-field.ts';
import { usualWorth, type Worth } from './answer-worth.ts';
import type { ExerciseQuestion, Texts, Worked } from './exercise-data.ts';
import { exerciseStyles } from './exercise-styles.ts';
import './question-preview.ts';

/** Of this visit: names of students have no place in links and in work that is kept. */
let lastList = '';

const shared = ['truncated', 'intermediate', 'rounded', 'slip'] as const;

/** Variants of an exercise as a file for a learning system: whose they are, what they are worth, and how they look. */
@customElement('deconfuse-question-export')
export class QuestionExport extends LitElement {
  @given calculator!: AsyncCalculator;
  @property({ attribute: false }) said!: Texts;
  @property({ attribute: false }) worked!: Worked;
  @property({ attribute: false }) questions: readonly ExerciseQuestion[] = [];

  @state() private ofList = lastList !== '';
  @state() private first = 1;
  @state() private last = 30;
  @state() private list = lastList;
  @state() private format: Format = 'moodleCloze';
  @state() private worth = usualWorth;
  @state() private made?: { questions: Questions; students: readonly string[] } | undefined;
  @state() private set?: QuestionSet | undefined;
  /** How many variants are done, while they are made. */
  @state() private done: number | undefined;
  @state() private hasFailed = false;

  readonly #making = new Newest();

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#making.end();
  }

  override willUpdate(changed: PropertyValues): void {
    lastList = this.list;
    const isOtherTolerance = changed.has('worth') && changed.get('worth')?.tolerance !== this.worth.tolerance;
    const names = ['worked', 'questions', 'ofList', 'first', 'last', 'list'];
    if (isOtherTolerance || names.some((name) => changed.has(name))) {
      this.#making.end();
      this.made = this.done = undefined;
      this.hasFailed = false;
    }
    if (['made', 'said', 'worth'].some((name) => changed.has(name))) this.#word();
  }

  /** How many variants are wanted. */
  get #wanted(): number {
    return this.ofList ? classListOf(this.list).students.length : Math.max(0, this.last - this.first + 1);
  }

  /** Whose they are; only as many as there may be. */
  get #students(): { name?: string; seed: number }[] {
    if (this.ofList) return classListOf(this.list).students;
    return Array.from({ length: this.#wanted }, (_, at) => ({ seed: this.first + at }));
  }

  async #make(): Promise<void> {
    const { worked, questions, calculator, worth } = this;
    const students = this.#students;
    const signal = this.#making.begin();
    const { seed: _seed, ...options } = worked.made.options;
    this.done = 0;
    this.hasFailed = false;
    try {
      // Of a student's number the data are the same wherever it is given.
      const distinct = !this.ofList;
      const wanted = {
        ...options,
        seeds: students.map(({ seed }) => seed),
        ask: questions,
        distinct,
        tolerance: worth.tolerance,
      };
      const goesOn = (done: number): boolean => {
        if (!signal.aborted) this.done = done;
        return !signal.aborted;
      };
      const made = await soon(variantsOf(calculator, wanted, goesOn));
      if (signal.aborted) return;
      this.made = { questions: made, students: students.flatMap(({ name }) => name ?? []) };
    } catch (error) {
      if (signal.aborted) return;
      this.hasFailed = true;
      throw error;
    } finally {
      if (!signal.aborted) this.done = undefined;
    }
  }

  /** What was made, in words. */
  #word(): void {
    const { made, said, worked, worth } = this;
    this.set = undefined;
    if (!made) return;
    const { made: exercise, metrics: catalogue } = worked;
    const { students } = made;
    const { seed: _seed, ...options } = exercise.options;
    // A file of one's own nobody else can open.
    const page = location.protocol === 'file:' ? undefined : document.baseURI.replace(/#.*$/s, '');
    this.set = worded(made.questions, { ...said, options, catalogue, ...worth, students, page });
  }

  async #save(set: QuestionSet): Promise<void> {
    this.hasFailed = false;
    try {
      const write = await formats[this.format]();
      const { content, type, name } = write(set);
      download(new Blob([content], { type }), name);
    } catch (error) {
      this.hasFailed = true;
      throw error;
    }
  }

  override render(): TemplateResult {
    const { said, made, set, done, questions } = this;
    const { questionTexts: texts, locale } = said;
    const count = (value: number): string => formatNumber(value, { decimals: 0, decimalSign: locale.decimalSign });
    const wanted = this.#wanted;
    const isFit = wanted > 0 && wanted <= mostVariants && questions.length > 0;
    return html`
      <p class="muted">${texts.intro}</p>
      ${this.#whose()}
      <deconfuse-answer-worth
        .said=${said}
        .worth=${this.worth}
        .shared=${withCredit.has(this.format) ? shared : []}
        @worth-changed=${({ detail }: CustomEvent<Worth>) => (this.worth = detail)}
      ></deconfuse-answer-worth>
      <div class="row">
        <label>
          ${texts.format}
          <select @change=${({ target }: Event) => (this.format = (target as HTMLSelectElement).value as Format)}>
            ${Object.entries(texts.formats).map(
              ([format, name]) => html`<option value=${format} .selected=${format === this.format}>${name}</option>`,
            )}
          </select>
        </label>
        <button ?disabled=${!isFit || done !== undefined} @click=${() => void this.#make()}>${texts.make}</button>
        ${set ? html`<button @click=${() => void this.#save(set)}>${texts.save}</button>` : nothing}
        <span role="status">${done === undefined ? nothing : texts.making(count(done), count(wanted))}</span>
      </div>
      ${wanted > mostVariants ? html`<p class="misfit">${texts.tooMany(count(mostVariants))}</p>` : nothing}
      ${this.hasFailed ? html`<p class="misfit" role="alert">${texts.failed}</p>` : nothing}
      ${
        made && set
          ? html`<deconfuse-question-preview
              .said=${said}
              .made=${made.questions}
              .set=${set}
            ></deconfuse-question-preview>`
          : nothing
      }
    `;
  }

  #whose(): TemplateResult {
    const { questionTexts: texts, locale } = this.said;
    const { decimalSign } = locale;
    const number = (label: string, value: number, take: (value: number) => void): TemplateResult =>
      html`<label>
        ${label} ${numberField({ value, decimalSign, lowest: 0, highest: ranges.seed[1], whole: true, step: 1, take })}
      </label>`;
    const { unnumbered } = classListOf(this.list);
    return html`
      <div class="row" role="group" aria-label=${texts.whoseLabel}>
        ${(['range', 'list'] as const).map(
          (whose) =>
            html`<button
              aria-pressed=${(whose === 'list') === this.ofList ? 'true' : 'false'}
              @click=${() => (this.ofList = whose === 'list')}
            >
              ${texts.whose[whose]}
            </button>`,
        )}
      </div>
      ${
        this.ofList
          ? html`<label class="list">
                ${texts.list}
                <textarea
                  class="field"
                  rows="4"
                  spellcheck="false"
                  .value=${this.list}
                  @input=${({ target }: Event) => (this.list = (target as HTMLTextAreaElement).value)}
                ></textarea>
              </label>
              <p class="muted">${texts.listHint}</p>
              <p class="misfit" role="status">
                ${unnumbered.length > 0 ? texts.unnumbered(unnumbered.slice(0, 5).join(', ')) : nothing}
              </p>`
          : html`<div class="row">
              ${number(texts.first, this.first, (value) => (this.first = value))}
              ${number(texts.last, this.last, (value) => (this.last = value))}
            </div>`
      }
    `;
  }

  static override styles = [
    controls,
    exerciseStyles,
    css`
      :host {
        display: grid;
        grid-template-columns: minmax(0, 1fr);
        gap: 0.5rem;
      }

      .list {
        display: grid;
        gap: 0.125rem;
      }

      .row label {
        display: inline-flex;
        flex-wrap: wrap;
        gap: 0.375rem;
        align-items: center;
        max-width: 100%;
      }

      select {
        max-width: 100%;
      }

      input {
        width: 7rem;
      }
    `,
  ];
}
