import { css, html, LitElement, nothing, type PropertyValues, type TemplateResult } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import { ranges } from '../../core/exercise.ts';
import { mostVariants, soon, variantsOf } from '../../core/questions.ts';
import type { Flaw, Questions } from '../../core/types/exercises.ts';
import { formatNumber } from '../../formula/number.ts';
import { nameInSentence } from '../../locales/slip-sentence.ts';
import { classListOf, countOf, studentsOf, type Student, type Students } from '../../questions/class-list.ts';
import { Newest } from '../../session/newest.ts';
import { controls } from '../../styles/controls.ts';
import type { AsyncCalculator } from '../../worker/async-calculator.ts';
import { bubbling } from '../common/events.ts';
import { given } from '../common/given.ts';
import { numberField } from '../common/number-field.ts';
import type { ExerciseQuestion, Texts, Worked } from './exercise-data.ts';
import { exerciseStyles, fieldStyles } from './exercise-styles.ts';

export type Whose = 'one' | 'range' | 'list';

/** Variants and, in the same order, their students. */
export interface Variants {
  questions: Questions;
  students: readonly Student[];
}

/**
 * Choice of the students, and the variants for them, generated on a click and listed with their remaining flaws. Fires
 * `whose-chosen` (Whose), `students-changed` (Students) and `variants-made` (Variants).
 */
@customElement('deconfuse-exercise-variants')
export class ExerciseVariants extends LitElement {
  @given calculator!: AsyncCalculator;
  @property({ attribute: false }) said!: Texts;
  @property({ attribute: false }) worked!: Worked;
  @property({ attribute: false }) questions: readonly ExerciseQuestion[] = [];
  @property({ attribute: false }) choices: readonly Whose[] = ['range', 'list'];
  @property() whose: Whose = 'range';
  @property({ attribute: false }) students!: Students;
  @property({ attribute: false }) made?: Variants | undefined;
  /**
   * For print, slips are not needed, and every variant keeps the data of its number even if another has the same data.
   */
  @property({ attribute: false }) forPaper = false;
  /** Tolerance of the questions. */
  @property({ attribute: false }) tolerance = 0;

  /** Number of variants made so far; undefined when none are being made. */
  @state() private done: number | undefined;
  @state() private hasFailed = false;

  readonly #making = new Newest();

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#making.end();
    this.done = undefined;
  }

  override willUpdate(changed: PropertyValues): void {
    if (!['worked', 'questions', 'whose', 'students'].some((name) => changed.has(name))) return;
    this.#making.end();
    this.done = undefined;
    this.hasFailed = false;
  }

  async #make(whose: 'range' | 'list'): Promise<void> {
    const { worked, questions: ask, calculator, forPaper } = this;
    const students = studentsOf(whose, this.students);
    const signal = this.#making.begin();
    const { seed: _seed, ...options } = worked.made.options;
    this.done = 0;
    this.hasFailed = false;
    try {
      // Numbers from a class list keep their data, because a student who opens the course link gets the data of that
      // number.
      const distinct = !forPaper && whose === 'range';
      const wanted = { ...options, seeds: students.map(({ seed }) => seed), ask, distinct, tolerance: this.tolerance };
      const goesOn = (done: number): boolean => {
        if (!signal.aborted) this.done = done;
        return !signal.aborted;
      };
      const questions = await soon(variantsOf(calculator, wanted, goesOn, { withSlips: !forPaper }));
      if (!signal.aborted) this.dispatchEvent(bubbling<Variants>('variants-made', { questions, students }));
    } catch (error) {
      if (signal.aborted) return;
      this.hasFailed = true;
      throw error;
    } finally {
      if (!signal.aborted) this.done = undefined;
    }
  }

  #change(students: Partial<Students>): void {
    this.dispatchEvent(bubbling<Students>('students-changed', { ...this.students, ...students }));
  }

  #count(value: number): string {
    return formatNumber(value, { decimals: 0, decimalSign: this.said.locale.decimalSign });
  }

  override render(): TemplateResult {
    const { said, whose, choices, made } = this;
    const { questionTexts: texts } = said;
    return html`
      <div class="row" role="group" aria-label=${texts.whoseLabel}>
        ${choices.map(
          (choice) =>
            html`<button
              aria-pressed=${choice === whose ? 'true' : 'false'}
              @click=${() => this.dispatchEvent(bubbling<Whose>('whose-chosen', choice))}
            >
              ${texts.whose[choice]}
            </button>`,
        )}
      </div>
      ${whose === 'one' ? nothing : html`${whose === 'list' ? this.#list() : this.#range()} ${this.#button(whose)}`}
      ${whose !== 'one' && made ? this.#summary(made.questions) : nothing}
    `;
  }

  #range(): TemplateResult {
    const { questionTexts: texts, locale } = this.said;
    const { decimalSign } = locale;
    const number = (label: string, name: 'first' | 'last'): TemplateResult =>
      html`<label>
        ${label}
        ${numberField({
          value: this.students[name],
          decimalSign,
          lowest: 0,
          highest: ranges.seed[1],
          whole: true,
          step: 1,
          take: (value) => this.#change({ [name]: value }),
        })}
      </label>`;
    return html`<div class="row">${number(texts.first, 'first')} ${number(texts.last, 'last')}</div>`;
  }

  #list(): TemplateResult {
    const { questionTexts: texts } = this.said;
    const { list } = this.students;
    const { doubtful } = classListOf(list);
    const said = (['unnumbered', 'repeated', 'shortened'] as const).filter((doubt) => doubtful[doubt].length > 0);
    return html`
      <label class="list">
        ${texts.list}
        <textarea
          class="field"
          rows="4"
          spellcheck="false"
          .value=${list}
          @input=${({ target }: Event) => this.#change({ list: (target as HTMLTextAreaElement).value })}
        ></textarea>
      </label>
      <p class="muted">${texts.listHint}</p>
      <p class="misfit" role="status">
        ${said.map((doubt) => texts.doubtful[doubt](doubtful[doubt].slice(0, 5).join(', '))).join(' ')}
      </p>
    `;
  }

  #button(whose: 'range' | 'list'): TemplateResult {
    const { done, questions } = this;
    const { questionTexts: texts } = this.said;
    const wanted = countOf(whose, this.students);
    const isFit = wanted > 0 && wanted <= mostVariants && questions.length > 0;
    return html`
      <div class="row">
        <button ?disabled=${!isFit || done !== undefined} @click=${() => void this.#make(whose)}>${texts.make}</button>
        <span role="status"
          >${done === undefined ? nothing : texts.making(this.#count(done), this.#count(wanted))}</span
        >
      </div>
      ${wanted > mostVariants ? html`<p class="misfit">${texts.tooMany(this.#count(mostVariants))}</p>` : nothing}
      ${this.hasFailed ? html`<p class="misfit" role="alert">${texts.failed}</p>` : nothing}
    `;
  }

  /** Number of variants, and each flaw once with the exercises that have it. */
  #summary({ variants }: Questions): TemplateResult {
    const { questionTexts: texts } = this.said;
    const replaced = variants.filter(({ seed, madeFrom }) => seed !== madeFrom).length;
    const found = new Map<string, number[]>();
    for (const { madeFrom, flaws } of variants) {
      for (const flaw of flaws) {
        const sentence = this.#flaw(flaw);
        found.set(sentence, [...(found.get(sentence) ?? []), madeFrom]);
      }
    }
    return html`
      <p>
        <strong>${texts.made(this.#count(variants.length))}</strong>
        ${replaced > 0 ? texts.replaced(this.#count(replaced)) : nothing}
      </p>
      ${
        found.size === 0
          ? nothing
          : html`<p class="misfit">${texts.flaws}:</p>
              <ul>
                ${[...found].map(([sentence, seeds]) => {
                  const shown = seeds.slice(0, 5).map((seed) => this.#count(seed));
                  const more = seeds.length > shown.length ? ', …' : '';
                  return html`<li>${sentence} (${texts.inVariants(`${shown.join(', ')}${more}`)})</li>`;
                })}
              </ul>`
      }
    `;
  }

  #flaw(flaw: Flaw): string {
    const { locale, checkerTexts, questionTexts: texts } = this.said;
    const nameOf = (asked: Parameters<typeof nameInSentence>[1]): string =>
      nameInSentence({ texts: checkerTexts, locale }, asked);
    if (flaw.kind === 'repeated') return texts.flaw.repeated(this.#count(flaw.seed));
    if (flaw.kind === 'equal') return texts.flaw.equal(nameOf(flaw), nameOf(flaw.other));
    return texts.flaw[flaw.kind](nameOf(flaw));
  }

  static override styles = [
    controls,
    exerciseStyles,
    fieldStyles,
    css`
      .list {
        display: grid;
        gap: 0.125rem;
      }

      input {
        width: 7rem;
      }

      ul {
        margin: 0;
        padding-inline-start: 1rem;
      }
    `,
  ];
}
