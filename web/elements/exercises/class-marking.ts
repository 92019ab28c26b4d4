import { css, html, LitElement, nothing, type PropertyValues, type TemplateResult } from 'lit';
import { customElement, property, query, state } from 'lit/decorators.js';
import { formatNumber } from '../../formula/number.ts';
import { loadMarkingTexts } from '../../locales/checker.ts';
import type { Locale } from '../../locales/index.ts';
import type { MarkingTexts } from '../../locales/en/marking.ts';
import { nameInSentence } from '../../locales/slip-sentence.ts';
import type { ClassWork } from '../../marking/grade-book.ts';
import { markClass, mostStudents } from '../../marking/marking.ts';
import {
  guessColumns,
  readSubmissions,
  type Columns,
  type NamedQuestion,
  type Submissions,
} from '../../marking/submissions.ts';
import { Newest } from '../../session/newest.ts';
import { controls } from '../../styles/controls.ts';
import type { AsyncCalculator } from '../../worker/async-calculator.ts';
import { given, inLanguage } from '../common/given.ts';
import { usualWorth, type Worth } from './answer-worth.ts';
import './class-marks.ts';
import type { ExerciseQuestion, Texts, Worked } from './exercise-data.ts';
import { exerciseStyles, fieldStyles } from './exercise-styles.ts';

const shared = ['coarse', 'truncated', 'intermediate', 'rounded', 'slip'] as const;

/** Kept for this visit only: names of students do not belong in links or saved work. */
let lastText = '';

/** Marks the answers that a class has submitted to an exercise. */
@customElement('deconfuse-class-marking')
export class ClassMarking extends LitElement {
  @given calculator!: AsyncCalculator;
  @property({ attribute: false }) said!: Texts;
  @property({ attribute: false }) worked!: Worked;
  @property({ attribute: false }) questions: readonly ExerciseQuestion[] = [];

  @inLanguage(loadMarkingTexts) private texts?: MarkingTexts;
  @state() private text = lastText;
  @state() private submissions?: Submissions | undefined;
  @state() private columns?: Columns | undefined;
  @state() private worth = usualWorth;
  @state() private work?: ClassWork | undefined;
  /** Progress while answers are being marked. */
  @state() private progress?: { done: number; steps: number } | undefined;
  @state() private hasFailed = false;

  @query('input[type=file]') private file!: HTMLInputElement;

  readonly #marking = new Newest();

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#marking.end();
  }

  override willUpdate(changed: PropertyValues): void {
    lastText = this.text;
    if (changed.has('text')) this.submissions = readSubmissions(this.text);
    if (['text', 'said', 'questions'].some((name) => changed.has(name))) {
      this.columns = this.submissions && guessColumns(this.submissions, this.#named);
    }
    if (['text', 'worked', 'questions', 'columns', 'worth'].some((name) => changed.has(name))) {
      this.#marking.end();
      this.work = this.progress = undefined;
      this.hasFailed = false;
    }
  }

  get locale(): Locale {
    return this.said.locale;
  }

  get #named(): NamedQuestion[] {
    const { locale, checkerTexts: texts } = this.said;
    return this.questions.map((question) => ({ ...question, name: nameInSentence({ texts, locale }, question) }));
  }

  async #open(): Promise<void> {
    const [file] = this.file.files ?? [];
    if (!file) return;
    const bytes = await file.arrayBuffer();
    this.file.value = '';
    try {
      this.text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    } catch {
      // Files that are not UTF-8 are read as Windows-1252, the encoding that older spreadsheets write.
      this.text = new TextDecoder('windows-1252').decode(bytes);
    }
  }

  async #mark(submissions: Submissions, columns: Columns): Promise<void> {
    const { worked, calculator, worth } = this;
    const questions = this.#named;
    const signal = this.#marking.begin();
    const { seed: _seed, ...options } = worked.made.options;
    this.hasFailed = false;
    this.work = undefined;
    this.progress = { done: 0, steps: submissions.rows.length };
    try {
      const asked = questions.map(({ name: _name, ...question }) => question);
      const wanted = { options, questions: asked, ...worth };
      const marked = await markClass(calculator, submissions, columns, wanted, (done, steps) => {
        if (!signal.aborted) this.progress = { done, steps };
        return !signal.aborted;
      });
      if (!signal.aborted) this.work = { submissions, columns, questions, marked };
    } catch (error) {
      if (signal.aborted) return;
      this.hasFailed = true;
      throw error;
    } finally {
      if (!signal.aborted) this.progress = undefined;
    }
  }

  override render(): TemplateResult | typeof nothing {
    const { texts, submissions, columns, progress, work, said, questions } = this;
    if (!texts) return nothing;
    const isFit = submissions && submissions.rows.length <= mostStudents && questions.length > 0;
    return html`
      <p class="muted">${texts.intro}</p>
      <label class="table">
        ${texts.table}
        <textarea
          class="field"
          rows="5"
          spellcheck="false"
          .value=${this.text}
          @input=${({ target }: Event) => (this.text = (target as HTMLTextAreaElement).value)}
        ></textarea>
      </label>
      <div class="row">
        <button @click=${() => this.file.click()}>${texts.open}</button>
        <input type="file" hidden accept=".csv,.tsv,.txt" @change=${() => void this.#open()} />
        <span role="status">${this.#understood(texts)}</span>
      </div>
      ${
        isFit && submissions.uneven.length > 0
          ? html`<p class="misfit" role="status">${texts.uneven(submissions.uneven.slice(0, 5).join(', '))}</p>`
          : nothing
      }
      ${isFit && columns ? this.#columns(texts, submissions, columns) : nothing}
      ${
        isFit && columns
          ? html`<div class="row">
              <button ?disabled=${progress} @click=${() => void this.#mark(submissions, columns)}>${texts.mark}</button>
              <span role="status"
                >${progress ? texts.marking(this.#count(progress.done), this.#count(progress.steps)) : nothing}</span
              >
            </div>`
          : nothing
      }
      ${this.hasFailed ? html`<p class="misfit" role="alert">${texts.failed}</p>` : nothing}
      ${
        work
          ? html`<deconfuse-class-marks
              .said=${said}
              .texts=${texts}
              .work=${work}
              .decimals=${this.worked.made.options.decimals}
              .most=${this.worth.points * this.questions.length}
            ></deconfuse-class-marks>`
          : nothing
      }
    `;
  }

  #count(value: number): string {
    return formatNumber(value, { decimals: 0, decimalSign: this.said.locale.decimalSign });
  }

  #understood(texts: MarkingTexts): string {
    const { submissions, text } = this;
    if (text.trim() === '') return '';
    if (!submissions) return texts.noRows;
    const { rows, columns } = submissions;
    return rows.length > mostStudents
      ? texts.tooMany(this.#count(mostStudents))
      : texts.found(this.#count(rows.length), this.#count(columns.length));
  }

  /** Fields for the role of each column and for the worth of answers. */
  #columns(texts: MarkingTexts, { columns: names }: Submissions, columns: Columns): TemplateResult {
    const choice = (name: string, chosen: number | undefined, choose: (at: number | undefined) => void, may: boolean) =>
      html`<label>
        ${name}
        <select
          @change=${({ target }: Event) => {
            const { value } = target as HTMLSelectElement;
            choose(value === '' ? undefined : Number(value));
          }}
        >
          ${may ? html`<option value="" .selected=${chosen === undefined}>${texts.none}</option>` : nothing}
          ${names.map(
            (column, at) =>
              html`<option value=${at} .selected=${at === chosen}>${column || texts.column(String(at + 1))}</option>`,
          )}
        </select>
      </label>`;
    return html`
      <div class="row" role="group" aria-label=${texts.columnsLabel}>
        ${choice(texts.student, columns.student, (student = 0) => (this.columns = { ...columns, student }), false)}
        ${this.#named.map(({ name }, question) =>
          choice(
            name,
            columns.answers[question],
            (column) => (this.columns = { ...columns, answers: columns.answers.with(question, column) }),
            true,
          ),
        )}
      </div>
      <deconfuse-answer-worth
        .said=${this.said}
        .worth=${this.worth}
        .shared=${shared}
        @worth-changed=${({ detail }: CustomEvent<Worth>) => (this.worth = detail)}
      ></deconfuse-answer-worth>
    `;
  }

  static override styles = [
    controls,
    exerciseStyles,
    fieldStyles,
    css`
      .table {
        display: grid;
        gap: 0.125rem;
      }

      select {
        max-width: 14rem;
      }
    `,
  ];
}
