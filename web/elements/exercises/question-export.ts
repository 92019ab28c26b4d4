import { html, LitElement, nothing, type PropertyValues, type TemplateResult } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import { download } from '../../export/download.ts';
import type { Students } from '../../questions/class-list.ts';
import { formats, withCredit, type Format } from '../../questions/formats.ts';
import type { QuestionSet } from '../../questions/question-set.ts';
import { worded } from '../../questions/worded.ts';
import { controls } from '../../styles/controls.ts';
import { choice } from '../common/choice.ts';
import { usualWorth, type Worth } from './answer-worth.ts';
import { pageAddress, type ExerciseQuestion, type Texts, type Worked } from './exercise-data.ts';
import { exerciseStyles, fieldStyles } from './exercise-styles.ts';
import './exercise-variants.ts';
import type { Variants, Whose } from './exercise-variants.ts';
import './question-preview.ts';

const shared = ['truncated', 'intermediate', 'rounded', 'slip'] as const;

/**
 * Exports variants of an exercise as a file for a learning management system, with their points and a preview. Fires
 * `students-changed`.
 */
@customElement('deconfuse-question-export')
export class QuestionExport extends LitElement {
  @property({ attribute: false }) said!: Texts;
  @property({ attribute: false }) worked!: Worked;
  @property({ attribute: false }) questions: readonly ExerciseQuestion[] = [];
  @property({ attribute: false }) students!: Students;

  /** Undefined until the students are known; then a list if there is one, else a range. */
  @state() private chosen: Whose | undefined;
  @state() private format: Format = 'moodleCloze';
  @state() private worth = usualWorth;
  @state() private made?: Variants | undefined;
  @state() private set?: QuestionSet | undefined;
  @state() private hasFailed = false;

  override willUpdate(changed: PropertyValues): void {
    this.chosen ??= this.students.list === '' ? 'range' : 'list';
    const isOtherTolerance = changed.has('worth') && changed.get('worth')?.tolerance !== this.worth.tolerance;
    if (isOtherTolerance || ['worked', 'questions', 'students', 'chosen'].some((name) => changed.has(name))) {
      this.made = undefined;
    }
    if (['made', 'said', 'worth'].some((name) => changed.has(name))) this.#word();
  }

  /** Puts the variants into words. */
  #word(): void {
    const { made, said, worked, worth } = this;
    this.set = undefined;
    if (!made) return;
    const { made: exercise, metrics: catalogue } = worked;
    const students = made.students.flatMap(({ name }) => name ?? []);
    const { seed: _seed, ...options } = exercise.options;
    const page = pageAddress();
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
    const { said, made, set, worked, questions, students } = this;
    const { questionTexts: texts } = said;
    const hint = (texts.hints as Partial<Record<Format, string>>)[this.format];
    return html`
      <p class="muted">${texts.intro}</p>
      <deconfuse-exercise-variants
        .said=${said}
        .worked=${worked}
        .questions=${questions}
        .students=${students}
        .tolerance=${this.worth.tolerance}
        .whose=${this.chosen!}
        .made=${made}
        @whose-chosen=${({ detail }: CustomEvent<Whose>) => (this.chosen = detail)}
        @variants-made=${({ detail }: CustomEvent<Variants>) => (this.made = detail)}
      ></deconfuse-exercise-variants>
      <deconfuse-answer-worth
        .said=${said}
        .worth=${this.worth}
        .shared=${withCredit.has(this.format) ? shared : []}
        @worth-changed=${({ detail }: CustomEvent<Worth>) => (this.worth = detail)}
      ></deconfuse-answer-worth>
      <div class="row">
        <label>
          ${texts.format}
          ${choice(Object.entries(texts.formats) as [Format, string][], this.format, (format) => (this.format = format))}
        </label>
        <button ?disabled=${!set} @click=${() => void this.#save(set!)}>${texts.save}</button>
      </div>
      ${hint === undefined ? nothing : html`<p class="muted">${hint}</p>`}
      ${this.hasFailed ? html`<p class="misfit" role="alert">${texts.failed}</p>` : nothing}
      ${set ? html`<deconfuse-question-preview .said=${said} .set=${set}></deconfuse-question-preview>` : nothing}
    `;
  }

  static override styles = [controls, exerciseStyles, fieldStyles];
}
