import { css, html, LitElement, nothing, type PropertyValues, type TemplateResult } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import { keyed } from 'lit/directives/keyed.js';
import { exerciseOf, kinds } from '../../core/exercise.ts';
import type { ExerciseOptions } from '../../core/types/exercises.ts';
import type { Label } from '../../core/types/label.ts';
import type { MetricInfo } from '../../core/types/metric-info.ts';
import { isSingleFile } from '../../edition.ts';
import type { ExerciseTexts } from '../../locales/en/exercise.ts';
import type { Locale } from '../../locales/index.ts';
import { copiedShown, copyText } from '../../export/clipboard.ts';
import type { Students } from '../../questions/class-list.ts';
import { exerciseFields, exerciseHref, exerciseOptionsOf, numberOfStudent } from '../../share/exercise-address.ts';
import { textIn } from '../../share/plain-data.ts';
import { controls } from '../../styles/controls.ts';
import type { AsyncCalculator, AsyncDataset } from '../../worker/async-calculator.ts';
import { useExercise, type ExerciseQuestion, type Worked, textsIn, type Texts } from './exercise-data.ts';
import './exercise-options.ts';
import './exercise-printing.ts';
import './exercise-questions.ts';
import { exerciseStyles } from './exercise-styles.ts';
import { KeptState } from '../common/kept-state.ts';
import type { NumberFormat } from '../../locales/values.ts';
import { given, inLanguage } from '../common/given.ts';
import { checkbox } from '../common/checkbox.ts';
import { Newest } from '../../session/newest.ts';

const longestFields = 20_000;

const loadPart = {
  questions: () => import('./question-export.ts'),
  // A local single file has no other single file beside it to put into a package.
  scorm: () => (isSingleFile ? Promise.resolve() : import('./scorm-export.ts')),
  marking: () => import('./class-marking.ts'),
};

type Part = keyof typeof loadPart;

/** Kept for this visit only: names of students do not belong in links or saved work. */
let lastStudents: Students = { first: 1, last: 30, list: '' };

/** The link to one exercise, and the course link to each student's own. */
type LinkName = 'link' | 'courseLink';

/**
 * Exercises generated from a seed: their data, their questions, links to them and sheets to print. Fires
 * `problem-chosen` ({problem}).
 */
@customElement('deconfuse-exercise-panel')
export class ExercisePanel extends LitElement {
  @given locale!: Locale;
  @given format!: NumberFormat;
  @given calculator?: AsyncCalculator | undefined;
  @property({ attribute: false }) fields = new URLSearchParams();

  @inLanguage(textsIn) private said?: Texts;
  @state() private options: ExerciseOptions = {};
  /** Undefined for the default questions of the kind of data. */
  @state() private asked: readonly ExerciseQuestion[] | undefined;
  @state() private isHiding = true;
  @state() private worked: Worked | undefined;
  @state() private hasFailed = false;
  @state() private openedParts: ReadonlySet<Part> = new Set();
  @state() private students = lastStudents;
  @state() private copying: { link: LinkName; isDone: boolean } | undefined;

  #keptState = new KeptState(this, 'exercise', () => {
    const fields = exerciseFields({ ...this.options, ...(this.asked && { questions: this.asked }) });
    return {
      fields: fields === exerciseFields({}) ? undefined : fields,
      hides: this.isHiding ? undefined : false,
    };
  });
  readonly #wanted = new Newest();

  override connectedCallback(): void {
    super.connectedCallback();
    if (this.hasUpdated) void this.#work();
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#wanted.end();
    this.worked?.dataset.release();
    this.worked = undefined;
  }

  override willUpdate(changed: PropertyValues): void {
    if (changed.has('fields')) this.#takeFields(this.fields, this.fields.get('hide') === 'results');
    const kept = this.#keptState.recalled();
    if (kept) this.#takeFields(new URLSearchParams(textIn(kept['fields'], longestFields)), kept['hides'] !== false);
    if (changed.has('options') || changed.has('calculator')) void this.#work();
  }

  /** Takes over the exercise of a link or of kept state. */
  #takeFields(fields: URLSearchParams, hides: boolean): void {
    const given = exerciseOptionsOf(fields);
    if (!given) return;
    const { questions, ...options } = given;
    this.options = options;
    this.asked = questions;
    this.isHiding = hides;
  }

  async #work(): Promise<void> {
    const { calculator } = this;
    if (!calculator) return;
    const signal = this.#wanted.begin();
    let dataset: AsyncDataset | undefined;
    try {
      const made = exerciseOf(this.options);
      const isScored = made.problem.kind === 'scores';
      const catalogue = await calculator.catalogue(isScored);
      dataset = await calculator.dataset(made.problem);
      const report = await dataset.report();
      if (signal.aborted) {
        dataset.release();
        return;
      }
      const metrics = catalogue.filter(
        ({ id, shape, scope }) => shape === 'scalar' && scope !== 'decision' && id in report.metrics,
      );
      this.worked?.dataset.release();
      this.worked = { made, dataset, metrics };
      this.hasFailed = false;
      this.asked = this.asked && this.#fitting(this.asked, metrics, dataset.labels);
    } catch (error) {
      dataset?.release();
      if (signal.aborted) return;
      this.hasFailed = true;
      throw error;
    }
  }

  /**
   * The questions whose metric and class these data have; undefined, meaning the default questions, if none are left.
   */
  #fitting(
    asked: readonly ExerciseQuestion[],
    metrics: readonly MetricInfo[],
    labels: readonly Label[],
  ): ExerciseQuestion[] | undefined {
    const names = new Set(labels.map(String));
    const fitting = asked.filter(
      ({ id, class: label }) =>
        metrics.some((info) => info.id === id) && (label === undefined || names.has(String(label))),
    );
    return fitting.length === 0 && asked.length > 0 ? undefined : fitting;
  }

  get #questions(): readonly ExerciseQuestion[] {
    return this.asked ?? this.worked?.made.questions ?? [];
  }

  /** Link with options and questions; the course link leaves the seed open. */
  #href(link: LinkName): string {
    const seed = link === 'link' ? this.options.seed : numberOfStudent;
    return exerciseHref(
      { ...this.options, ...(seed !== undefined && { seed }), questions: [...this.#questions] },
      this.isHiding,
    );
  }

  #set(options: ExerciseOptions): void {
    // The default number of cases depends on the kind.
    const { cases, ...others } = this.options;
    const isOtherKind = options.kind !== undefined && options.kind !== (this.options.kind ?? kinds[0]);
    this.options = { ...others, ...(cases !== undefined && !isOtherKind && { cases }), ...options };
    if (isOtherKind) this.asked = undefined;
  }

  async #copy(link: LinkName): Promise<void> {
    const field = this.renderRoot.querySelector<HTMLInputElement>(`#${link}`);
    if (!field) return;
    const copying = { link, isDone: await copyText(field.value) };
    this.copying = copying;
    if (!copying.isDone) {
      field.focus();
      field.select();
      return;
    }
    setTimeout(() => {
      if (this.copying === copying) this.copying = undefined;
    }, copiedShown);
  }

  #takeStudents({ detail }: CustomEvent<Students>): void {
    this.students = lastStudents = detail;
  }

  override render(): TemplateResult | typeof nothing {
    const { said, worked } = this;
    if (!said) return nothing;
    const { texts } = said;
    return html`
      <p class="muted">${texts.intro}</p>
      ${this.hasFailed ? html`<p class="problem" role="alert">${texts.failed}</p>` : nothing}
      ${worked ? this.#parts(said, worked) : nothing}
    `;
  }

  #parts(said: Texts, worked: Worked): TemplateResult {
    const { options } = worked.made;
    return html`
      <deconfuse-exercise-options
        .texts=${said.texts}
        .options=${options}
        @options-changed=${({ detail }: CustomEvent<ExerciseOptions>) => this.#set(detail)}
      ></deconfuse-exercise-options>
      ${
        // A search is about data of one kind, so the element is replaced with the kind.
        keyed(
          options.kind,
          html`<deconfuse-exercise-questions
            .said=${said}
            .worked=${worked}
            .asked=${this.asked}
            @questions-changed=${({ detail }: CustomEvent<readonly ExerciseQuestion[] | undefined>) =>
              (this.asked = detail)}
          ></deconfuse-exercise-questions>`,
        )
      }
      ${this.#linking(said.texts, worked)}
      <deconfuse-exercise-printing
        .said=${said}
        .worked=${worked}
        .questions=${this.#questions}
        .students=${this.students}
        .options=${this.options}
        ?hides=${this.isHiding}
        @students-changed=${this.#takeStudents}
      ></deconfuse-exercise-printing>
      ${this.#part(
        'questions',
        said.questionTexts.title,
        html`<deconfuse-question-export
          .said=${said}
          .worked=${worked}
          .questions=${this.#questions}
          .students=${this.students}
          @students-changed=${this.#takeStudents}
        ></deconfuse-question-export>`,
      )}
      ${
        isSingleFile
          ? nothing
          : this.#part(
              'scorm',
              said.questionTexts.scorm,
              html`<deconfuse-scorm-export
                .said=${said}
                .worked=${worked}
                .questions=${this.#questions}
              ></deconfuse-scorm-export>`,
            )
      }
      ${this.#part(
        'marking',
        said.questionTexts.marking,
        html`<deconfuse-class-marking
          .said=${said}
          .worked=${worked}
          .questions=${this.#questions}
        ></deconfuse-class-marking>`,
      )}
    `;
  }

  /** A section whose content is loaded and rendered once it is opened. */
  #part(part: Part, title: string, contents: TemplateResult): TemplateResult {
    return html`
      <details
        data-section=${part}
        @toggle=${({ target }: Event) => {
          if (!(target as HTMLDetailsElement).open) return;
          void loadPart[part]();
          this.openedParts = new Set([...this.openedParts, part]);
        }}
      >
        <summary>${title}</summary>
        ${this.openedParts.has(part) ? contents : nothing}
      </details>
    `;
  }

  #linking(texts: ExerciseTexts, { made: { problem } }: Worked): TemplateResult | typeof nothing {
    if (this.#questions.length === 0) return nothing;
    const use = html`<a class="button" href=${this.#href('link')} @click=${() => useExercise(this, problem)}
      >${texts.use}</a
    >`;
    return html`
      <label class="choice">
        ${checkbox(this.isHiding, (isChecked) => (this.isHiding = isChecked))} ${texts.hide}
      </label>
      ${this.isHiding ? html`<p class="muted">${texts.hideHint}</p>` : nothing} ${this.#link('link', texts, use)}
      ${this.#link('courseLink', texts)}
      <p class="muted">${texts.courseHint}</p>
    `;
  }

  #link(link: LinkName, texts: ExerciseTexts, others: TemplateResult | typeof nothing = nothing): TemplateResult {
    const copying = this.copying?.link === link ? this.copying : undefined;
    return html`
      <div class="row" role="group" aria-label=${texts[link]}>
        <label class="link">
          ${texts[link]}
          <input class="field" id=${link} readonly .value=${new URL(this.#href(link), document.baseURI).href} />
        </label>
        <button @click=${() => this.#copy(link)}>${copying?.isDone ? `✓ ${texts.copied}` : texts.copy}</button>
        ${others}
      </div>
      <p class="misfit" role="status">${copying?.isDone === false ? texts.copyRefused : nothing}</p>
    `;
  }

  static override styles = [
    controls,
    exerciseStyles,
    css`
      :host {
        display: grid;
        grid-template-columns: minmax(0, 1fr);
        gap: 0.75rem;
      }

      summary {
        cursor: pointer;
        font-weight: 600;
      }

      .link {
        display: grid;
        flex: 1 1 18rem;
        gap: 0.125rem;
        max-width: 100%;
      }

      .link input {
        width: 100%;
      }

      .row:has(.link) {
        align-items: end;
      }

      .button {
        display: inline-flex;
        align-items: center;
        min-height: 2rem;
        padding: 0.125rem 0.5rem;
        border: 1px solid var(--control-line);
        border-radius: 0.375rem;
        background: var(--paper);
        color: inherit;
        text-decoration: none;
      }

      .button:hover {
        border-color: var(--accent);
        background: var(--accent-soft);
      }

      .problem {
        padding: 0.375rem 0.75rem;
        border-inline-start: 4px solid var(--problem);
        background: var(--problem-soft);
      }

      @media print {
        :host {
          display: none;
        }
      }
    `,
  ];
}
