import { css, html, LitElement, nothing, type PropertyValues, type TemplateResult } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import { ranges } from '../../core/exercise.ts';
import { mostVariants, soon, variantsOf } from '../../core/questions.ts';
import type { Questions } from '../../core/types.ts';
import { download } from '../../export/download.ts';
import { formatNumber } from '../../formula/number.ts';
import { classListOf } from '../../questions/class-list.ts';
import { formats, type Format } from '../../questions/formats.ts';
import type { QuestionFile, QuestionSet } from '../../questions/question-set.ts';
import { worded, type Credit } from '../../questions/worded.ts';
import { Newest } from '../../session/newest.ts';
import { textIn } from '../../share/plain-data.ts';
import { controls } from '../../styles/controls.ts';
import type { AsyncCalculator } from '../../worker/async-calculator.ts';
import { given } from '../common/given.ts';
import { KeptState } from '../common/kept-state.ts';
import { numberField } from '../common/number-field.ts';
import type { ExerciseQuestion, Texts, Worked } from './exercise-data.ts';
import { exerciseStyles } from './exercise-styles.ts';
import './question-preview.ts';

const longestList = 100_000;
const mostPoints = 1000;
const usualCredit: Credit = { truncated: 0.5, intermediate: 0.5, lastDigit: 0.5 };

/** Variants of an exercise as a file for a learning system: whose they are, what they are worth, and how they look. */
@customElement('deconfuse-question-export')
export class QuestionExport extends LitElement {
  @given calculator!: AsyncCalculator;
  @property({ attribute: false }) said!: Texts;
  @property({ attribute: false }) worked!: Worked;
  @property({ attribute: false }) questions: readonly ExerciseQuestion[] = [];

  @state() private ofList = false;
  @state() private first = 1;
  @state() private last = 30;
  @state() private list = '';
  @state() private format: Format = 'moodleCloze';
  @state() private points = 1;
  @state() private credit = usualCredit;
  @state() private made?: { questions: Questions; students: readonly string[] } | undefined;
  @state() private file?: QuestionFile | undefined;
  /** How many variants are done, while they are made. */
  @state() private done: number | undefined;
  @state() private hasFailed = false;

  #set?: QuestionSet | undefined;
  readonly #making = new Newest();
  readonly #writing = new Newest();
  #work = new KeptState(this, 'questions', () => ({ list: this.list || undefined }));

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#making.end();
  }

  override willUpdate(changed: PropertyValues): void {
    const kept = this.#work.recalled();
    if (kept) this.list = textIn(kept['list'], longestList) ?? '';
    if (['worked', 'questions', 'ofList', 'first', 'last', 'list'].some((name) => changed.has(name))) {
      this.#making.end();
      this.made = this.done = undefined;
      this.hasFailed = false;
    }
    if (['made', 'said', 'format', 'points', 'credit'].some((name) => changed.has(name))) void this.#write();
  }

  get #students(): { name?: string; seed: number }[] {
    if (this.ofList) return classListOf(this.list).students;
    return Array.from({ length: Math.max(0, this.last - this.first + 1) }, (_, at) => ({ seed: this.first + at }));
  }

  async #make(): Promise<void> {
    const { worked, questions, calculator } = this;
    const students = this.#students;
    const signal = this.#making.begin();
    const { seed: _seed, ...options } = worked.made.options;
    this.done = 0;
    this.hasFailed = false;
    try {
      const wanted = { ...options, seeds: students.map(({ seed }) => seed), ask: questions };
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

  /** The file of what was made, in words. */
  async #write(): Promise<void> {
    const { made, said, worked, points, credit, format } = this;
    const signal = this.#writing.begin();
    this.file = this.#set = undefined;
    if (!made) return;
    const { made: exercise, metrics: catalogue } = worked;
    const page = new URL('./', document.baseURI).href;
    const { students } = made;
    const { seed: _seed, ...options } = exercise.options;
    const set = worded(made.questions, { ...said, options, catalogue, points, credit, students, page });
    const write = await formats[format]();
    if (signal.aborted) return;
    this.#set = set;
    this.file = write(set);
  }

  override render(): TemplateResult {
    const { said, made, file, done, questions } = this;
    const { questionTexts: texts, locale } = said;
    const count = (value: number): string => formatNumber(value, { decimals: 0, decimalSign: locale.decimalSign });
    const wanted = this.#students.length;
    const isFit = wanted > 0 && wanted <= mostVariants && questions.length > 0;
    return html`
      <p class="muted">${texts.intro}</p>
      ${this.#whose()} ${this.#worth()}
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
        ${
          file
            ? html`<button
                class="primary"
                @click=${() => download(new Blob([file.content], { type: file.type }), file.name)}
              >
                ${texts.save(file.name)}
              </button>`
            : nothing
        }
        <span role="status">${done === undefined ? nothing : texts.making(count(done), count(wanted))}</span>
      </div>
      ${wanted > mostVariants ? html`<p class="misfit">${texts.tooMany(count(mostVariants))}</p>` : nothing}
      ${this.hasFailed ? html`<p class="misfit" role="alert">${texts.failed}</p>` : nothing}
      ${
        made && file && this.#set
          ? html`<deconfuse-question-preview
              .said=${said}
              .made=${made.questions}
              .set=${this.#set}
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

  /** What a right answer is worth, and what one that is nearly right. */
  #worth(): TemplateResult {
    const { questionTexts: texts, locale } = this.said;
    const { decimalSign } = locale;
    return html`
      <div class="row">
        <label>
          ${texts.points}
          ${numberField({
            value: this.points,
            decimalSign,
            lowest: 0.01,
            highest: mostPoints,
            step: 1,
            take: (points) => (this.points = points),
          })}
        </label>
      </div>
      <div class="row" role="group" aria-label=${texts.credits}>
        <span>${texts.credits}:</span>
        ${(Object.keys(usualCredit) as (keyof Credit)[]).map(
          (name) =>
            html`<label>
              ${texts.credit[name]}
              ${numberField({
                value: Number((100 * this.credit[name]).toFixed(6)),
                decimalSign,
                lowest: 0,
                highest: 100,
                inPercent: true,
                step: 5,
                take: (percent) => (this.credit = { ...this.credit, [name]: percent / 100 }),
              })}
            </label>`,
        )}
      </div>
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
