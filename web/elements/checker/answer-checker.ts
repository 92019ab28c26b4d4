import { css, html, LitElement, nothing, type PropertyValues, type TemplateResult } from 'lit';
import { customElement, property, queryAll, state } from 'lit/decorators.js';
import { repeat } from 'lit/directives/repeat.js';
import { exerciseOf } from '../../core/exercise.ts';
import type { CheckOptions, GivenAnswer, Verdict } from '../../core/types/checking.ts';
import type { MetricInfo } from '../../core/types/metric-info.ts';
import type { ReportOptions } from '../../core/types/report.ts';
import { loadCheckerTexts } from '../../locales/checker.ts';
import type { CheckerTexts } from '../../locales/en/checker.ts';
import type { Locale } from '../../locales/index.ts';
import { loadShareTexts } from '../../locales/parts.ts';
import { answerRulesOf, usualRules } from '../../share/answer-rules.ts';
import { hrefOf } from '../../share/address.ts';
import {
  exerciseFields,
  exerciseOptionsOf,
  isExerciseReadable,
  isNumberWanted,
  questionsOf,
} from '../../share/exercise-address.ts';
import { textIn } from '../../share/plain-data.ts';
import { controls } from '../../styles/controls.ts';
import { titled } from '../../styles/titled.ts';
import type { AsyncCalculator, AsyncDataset } from '../../worker/async-calculator.ts';
import './answer-question.ts';
import { besideAnswers, type BesidePart } from './beside-answers.ts';
import type { AnswerQuestion, ExplainMetric } from './answer-question.ts';
import { useExercise } from '../exercises/exercise-data.ts';
import { currentAnswer } from '../common/current-answer.ts';
import { bubbling } from '../common/events.ts';
import { answeredIn, keptQuestionsIn, longestAnswer, toBeKept, type KeptQuestion } from './kept-questions.ts';
import { KeptState } from '../common/kept-state.ts';
import { givenAnswer, isClosed, isLimited, isWithheld, toldAnswer, type Question } from './questions.ts';
import type { NumberFormat } from '../../locales/values.ts';
import { given, inLanguage } from '../common/given.ts';
import '../common/what-is.ts';
import { Newest } from '../../session/newest.ts';

/** Pause in typing after which an answer is checked, in milliseconds. */
const pause = 250;

/** Number of random exercises to draw from. It is small enough to keep their links short. */
const mostExercises = 100_000;

/**
 * Checks whether numbers that a reader has worked out are right and, if not, finds the slips that give them. Fires
 * `problem-chosen` ({problem}) with the data of the exercise in the address, `results-wanted`, and `deconfuse-answer`
 * (ToldAnswer) for every answer that is given.
 */
@customElement('deconfuse-answer-checker')
export class AnswerChecker extends LitElement {
  /** Includes the texts of scores if the data are scores. */
  @given locale!: Locale;
  @given format!: NumberFormat;
  /** Metrics that exist for data of this kind. */
  @given catalogue: readonly MetricInfo[] = [];
  @property({ attribute: false }) data?: AsyncDataset | undefined;
  /** Options of the page. */
  @property({ attribute: false }) options: ReportOptions | undefined;
  @given calculator?: AsyncCalculator | undefined;
  /**
   * Fields of the address: `hide` (results), `ask` (comma-separated metrics), `exercise` and the fields that belong to
   * it, `attempts`, `answers` and `decimals`, and `answered`, the earlier answers (JSON, in the order of the
   * questions).
   */
  @property({ attribute: false }) fields: URLSearchParams | undefined;
  /** True if the present input cannot be read, so the data are the last that could be. */
  @property({ type: Boolean }) stale = false;
  /** Shows the questions alone, without the steps to the right value. */
  @property({ type: Boolean }) plain = false;

  @inLanguage(loadCheckerTexts) private texts?: CheckerTexts;
  /** True if the exercise in the address cannot be read. */
  @state() private isRefused = false;
  @state() private refusal = '';
  @state() private questions: readonly Question[] = [];
  @state() private verdicts: ReadonlyMap<number, Verdict> = new Map();
  /** Keys of the questions whose right value has been shown. */
  @state() private shown: ReadonlySet<number> = new Set();
  /** Metrics that can be asked for; undefined until the data have reported them. */
  @state() private metrics: readonly MetricInfo[] | undefined;
  @state() private hasFailed = false;
  @state() private openedParts: ReadonlySet<BesidePart> = new Set();
  @state() private rules = usualRules;

  @queryAll('deconfuse-answer-question') private rows!: NodeListOf<AnswerQuestion>;

  /** Kept state of questions that have not been posed yet. */
  #keptQuestions: readonly KeptQuestion[] = [];
  #work = new KeptState(this, 'checker', () => {
    const isOpen = this.questions.some(({ given }) => !given);
    const said = this.questions.filter(({ id, answer, given }) => answer !== '' || (!given && id !== undefined));
    return {
      questions:
        said.length > 0 || (isOpen && this.questions.length > 1)
          ? this.questions.map((question) => toBeKept(question, this.rules))
          : undefined,
      // Kept so that the data of the exercise, which may have been changed since, are not put in place again.
      exercise: this.#exercise || undefined,
    };
  });
  #explain?: ExplainMetric;
  #asked = '';
  #exercise = '';
  #lastKey = 0;
  #timer = 0;
  /** True after an exercise was requested here, so that its first question gets the focus once it is shown. */
  #isExerciseNew = false;
  /** Discards results of checks that a newer check has replaced. */
  readonly #checking = new Newest();

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    clearTimeout(this.#timer);
  }

  override willUpdate(changed: PropertyValues): void {
    if (changed.has('fields')) {
      const rules = this.fields ? answerRulesOf(this.fields) : usualRules;
      this.isRefused = !rules || (this.fields !== undefined && !isExerciseReadable(this.fields));
      if (rules && !this.isRefused) this.rules = rules;
      if (this.#isNumberWanted) void import('./student-number.ts');
    }
    if (this.isRefused && (changed.has('locale') || changed.has('isRefused'))) void this.#refuse();
    const kept = this.#work.recalled();
    if (kept) {
      this.#keptQuestions = keptQuestionsIn(kept['questions']);
      this.questions = [];
      this.#exercise = textIn(kept['exercise'], longestAnswer) ?? '';
    }
    if ((changed.has('fields') && !this.isRefused) || this.questions.length === 0) this.#pose();
    if (kept && this.metrics) void this.#check();
    if (!['data', 'options', 'catalogue'].some((name) => changed.has(name))) return;
    const { data, options } = this;
    if (data) {
      this.#explain = (id, label) => data.explain(id, { ...options, ...(label !== undefined && { class: label }) });
      void this.#prepare(data);
    } else {
      this.metrics = undefined;
    }
  }

  override updated(): void {
    const [first] = this.rows;
    if (!this.#isExerciseNew || this.#isNumberWanted || !first) return;
    this.#isExerciseNew = false;
    void first.updateComplete.then(() => first.focus());
  }

  /** True for a course link whose exercise depends on a student number that has not been given yet. */
  get #isNumberWanted(): boolean {
    return !this.isRefused && this.fields !== undefined && isNumberWanted(this.fields);
  }

  async #refuse(): Promise<void> {
    const { locale } = this;
    const { problems } = await loadShareTexts(locale.language);
    if (locale === this.locale) this.refusal = problems['bad-link'];
  }

  /** Poses the questions of the address, or one open question; answers given so far are kept. */
  #pose(): void {
    const fields = this.isRefused || this.#isNumberWanted ? undefined : this.fields;
    const options = fields && exerciseOptionsOf(fields);
    const exercise = options && exerciseOf(options);
    const asked = exercise ? JSON.stringify(exercise.options) : '';
    const isOtherExercise = asked !== this.#exercise;
    if (exercise && isOtherExercise) useExercise(this, exercise.problem);
    this.#exercise = asked;
    // The options of an exercise always state a number of decimals.
    if (exercise) this.rules = { ...this.rules, decimals: exercise.options.decimals };
    const ask = fields?.get('ask') ?? '';
    if (this.questions.length > 0 && ask + asked === this.#asked) return;
    this.#asked = ask + asked;
    const given = (exercise?.questions ?? questionsOf(ask)).map((question) => ({ ...question, given: true }));
    const keptQuestions = this.#keptQuestions;
    this.#keptQuestions = [];
    const answered = answeredIn(fields?.get('answered'));
    const open = (keptQuestions.length > 0 ? keptQuestions : [{}]).map((question) => ({ ...question, given: false }));
    const posed: Omit<Question, 'key' | 'answer'>[] = given.length > 0 ? given : open;
    this.questions = posed.map((question, place) => {
      const isSame = (other: Pick<Question, 'id' | 'class'>): boolean =>
        other.id === question.id && other.class === question.class;
      const before = this.questions.find(isSame);
      // The question is the same, but in another exercise it gets a new key so that its opened steps close.
      if (before && !isOtherExercise) return before;
      // The address may leave the class of a metric to the reader, so a kept class does not make it another question.
      const isSameMetric = keptQuestions[place]?.id === question.id && question.class === undefined;
      const kept = isSameMetric ? keptQuestions[place] : keptQuestions.find(isSame);
      const known = kept ?? answered[place];
      const answer = before?.answer ?? known?.answer ?? '';
      const posed = { ...question, class: question.class ?? known?.class, key: ++this.#lastKey, answer };
      const isAnother = isOtherExercise && (before ?? kept) !== undefined;
      return isAnother ? posed : { ...posed, attempts: known?.attempts, last: known?.last };
    });
  }

  /** Finds the metrics that can be asked for and checks the answers against the data. */
  async #prepare(data: AsyncDataset): Promise<void> {
    const { catalogue, options } = this;
    const numbers = catalogue.filter(({ shape, perObservation }) => shape === 'scalar' && !perObservation);
    const asked = data.report({ ...options, metrics: numbers.map(({ id }) => id) });
    const report = await currentAnswer(this, () => data === this.data, asked);
    if (!report || catalogue !== this.catalogue || options !== this.options) return;
    this.metrics = numbers.filter(
      ({ id }) => id in report.metrics && !report.undefined[id]?.some(({ reason }) => reason === 'needs-option'),
    );
    await this.#check();
  }

  async #check(): Promise<void> {
    clearTimeout(this.#timer);
    const { data, metrics, questions } = this;
    if (!data || !metrics) return;
    const signal = this.#checking.begin();
    const answered = questions.flatMap((question) => {
      const { last = '' } = question;
      const said = isLimited(question, this.rules) ? { ...question, answer: last } : question;
      const answer = givenAnswer(said, metrics, data);
      return answer ? [{ key: question.key, answer }] : [];
    });
    let verdicts: Verdict[] = [];
    try {
      if (answered.length > 0) {
        verdicts = await data.check(
          answered.map(({ answer }) => answer),
          this.#checkOptions,
        );
      }
    } catch (error) {
      if (signal.aborted || data !== this.data) return;
      this.hasFailed = true;
      throw error;
    }
    if (signal.aborted) return;
    this.hasFailed = false;
    this.verdicts = new Map(answered.map(({ key }, index) => [key, verdicts[index]!]));
  }

  get #checkOptions(): CheckOptions {
    const { options, rules } = this;
    return { ...options, ...(rules.decimals !== undefined && { decimals: rules.decimals }) };
  }

  #put(question: Question): void {
    this.questions = this.questions.map((other) => (other.key === question.key ? question : other));
  }

  #change(question: Question): void {
    const before = this.questions.find(({ key }) => key === question.key);
    const isSame = before?.id === question.id && before?.class === question.class;
    this.#put(isSame ? question : { ...question, last: undefined });
    clearTimeout(this.#timer);
    // The old verdict no longer applies to this question.
    if (!isSame || question.answer.trim() === '') this.#forget(question.key);
    if (!isSame) void this.#check();
    else if (!isLimited(question, this.rules)) this.#timer = window.setTimeout(() => void this.#check(), pause);
  }

  /** Submits an answer for good and fires `deconfuse-answer`. An unreadable or repeated answer does not count. */
  async #give({ key }: Question): Promise<void> {
    const { data, metrics, questions } = this;
    const place = questions.findIndex((other) => other.key === key);
    const question = questions[place];
    if (!data || !metrics || !question || isClosed(question, this.verdicts.get(key), this.rules)) return;
    const answer = givenAnswer(question, metrics, data);
    if (!answer || question.answer === question.last) return;
    this.#put({ ...question, last: question.answer });
    let verdict: Verdict | undefined;
    try {
      [verdict] = await data.check([answer], this.#checkOptions);
    } catch (error) {
      if (data !== this.data) return;
      this.hasFailed = true;
      throw error;
    }
    const now = this.questions.find((other) => other.key === key);
    if (!verdict || !now || data !== this.data) return;
    this.verdicts = new Map([...this.verdicts, [key, verdict]]);
    if (verdict.error) return;
    const attempts = (now.attempts ?? 0) + 1;
    this.#put({ ...now, attempts });
    this.dispatchEvent(bubbling('deconfuse-answer', toldAnswer(place, verdict, attempts)));
  }

  #forget(forgotten: number): void {
    this.verdicts = new Map([...this.verdicts].filter(([key]) => key !== forgotten));
    this.shown = new Set([...this.shown].filter((key) => key !== forgotten));
  }

  async #add(question: Partial<Question> = {}): Promise<void> {
    this.questions = [...this.questions, { answer: '', given: false, ...question, key: ++this.#lastKey }];
    await this.updateComplete;
    const row = [...this.rows].at(-1);
    await row?.updateComplete;
    row?.focus();
  }

  /** Opens one answer of the table as a question of its own. */
  async #take({ id, class: label, answer }: GivenAnswer): Promise<void> {
    const open = this.questions.find((question) => !question.given && question.answer.trim() === '');
    if (open) this.questions = this.questions.filter((question) => question !== open);
    await this.#add({ id, class: label, answer: String(answer) });
    await this.#check();
  }

  async #remove(key: number): Promise<void> {
    this.questions = this.questions.filter((question) => question.key !== key);
    this.#forget(key);
    await this.updateComplete;
    [...this.rows].at(-1)?.focus();
  }

  /** Opens an exercise made at random, with its results hidden. */
  #giveExercise(): void {
    const [seed, classes] = [mostExercises, 3].map((count) => 1 + Math.floor(Math.random() * count));
    const fields = new URLSearchParams(`mode=check&hide=results&${exerciseFields({ seed, classes: classes! + 1 })}`);
    this.#open(fields);
  }

  #open(fields: URLSearchParams): void {
    location.hash = hrefOf({ view: 'check', fields });
  }

  override render(): TemplateResult {
    const { texts, data, metrics, rules } = this;
    if (texts && this.#isNumberWanted) return this.#student(texts, this.fields!);
    if (!texts || (data && !metrics)) return html`<div class="room"></div>`;
    const isHidden = this.fields?.get('hide') === 'results';
    return html`
      ${
        this.plain
          ? nothing
          : html`<div class="titled">
                <h2>${texts.title}</h2>
                <deconfuse-what-is section="check"></deconfuse-what-is>
              </div>
              <p class="muted">
                ${isHidden ? texts.hidden : texts.intro}
                ${rules.decimals === undefined ? nothing : texts.decimalsAsked(rules.decimals)}
                ${rules.answers === 'always' ? nothing : texts.shown[rules.answers]}
              </p>`
      }
      ${this.isRefused && this.refusal ? html`<p class="problem" role="alert">${this.refusal}</p>` : nothing}
      ${data ? nothing : html`<p class="notice">${texts.noData}</p>`}
      ${data && this.stale ? html`<p class="notice">${texts.staleData}</p>` : nothing}
      ${this.hasFailed ? html`<p class="problem" role="alert">${texts.failed}</p>` : nothing}
      ${data && metrics ? this.#questions(texts, data, metrics, isHidden) : nothing}
      ${
        this.plain
          ? nothing
          : besideAnswers({
              texts,
              data,
              options: this.options ?? {},
              fields: this.fields ?? new URLSearchParams(),
              rules,
              isReady: metrics !== undefined,
              canAdd: !this.questions.some(({ given }) => given),
              opened: this.openedParts,
              open: (part) => (this.openedParts = new Set([...this.openedParts, part])),
              add: () => this.#add(),
              giveExercise: () => this.#giveExercise(),
              showResults: isHidden ? undefined : () => this.dispatchEvent(bubbling('results-wanted', undefined)),
              take: (answer) => void this.#take(answer),
            })
      }
    `;
  }

  #student(texts: CheckerTexts, fields: URLSearchParams): TemplateResult {
    return html`
      <h2>${texts.title}</h2>
      <deconfuse-student-number
        .fields=${fields}
        @exercise-found=${({ detail }: CustomEvent<URLSearchParams>) => {
          this.#isExerciseNew = true;
          this.#open(detail);
        }}
      ></deconfuse-student-number>
    `;
  }

  #questions(
    texts: CheckerTexts,
    data: AsyncDataset,
    metrics: readonly MetricInfo[],
    isHidden: boolean,
  ): TemplateResult {
    const { questions, verdicts, shown, rules } = this;
    const leftOf = (question: Question): number | undefined =>
      isLimited(question, rules) ? rules.attempts! - (question.attempts ?? 0) : undefined;
    return html`
      ${repeat(
        questions,
        ({ key }) => key,
        (question, index) => html`
          <deconfuse-answer-question
            .texts=${texts}
            .decimalsAsked=${rules.decimals}
            .metrics=${metrics}
            .data=${data}
            .question=${question}
            .number=${index + 1}
            .verdict=${verdicts.get(question.key)}
            ?removable=${!question.given && questions.length > 1}
            ?secret=${isHidden && !shown.has(question.key)}
            ?withheld=${isWithheld(question, verdicts.get(question.key), rules)}
            ?closed=${isClosed(question, verdicts.get(question.key), rules)}
            .left=${leftOf(question)}
            ?plain=${this.plain}
            .explain=${this.#explain!}
            @question-changed=${({ detail }: CustomEvent<Question>) => this.#change(detail)}
            @question-removed=${() => void this.#remove(question.key)}
            @check-wanted=${() => void this.#check()}
            @answer-given=${() => void this.#give(question)}
            @answer-shown=${() => (this.shown = new Set([...shown, question.key]))}
          ></deconfuse-answer-question>
        `,
      )}
    `;
  }

  static override styles = [
    controls,
    titled,
    css`
      /* An embedded checker neither links to the page nor makes exercises. */
      .of-page {
        display: var(--of-page, block);
      }

      :host {
        display: grid;
        grid-template-columns: minmax(0, 1fr);
        gap: 0.75rem;
        justify-items: start;
      }

      /* As high as one question with everything around it, so that the content below hardly moves when questions
         appear. */
      .room {
        height: 21rem;
      }

      deconfuse-answer-question,
      details {
        width: 100%;
      }

      h2 {
        font-size: 1.25rem;
      }

      h3 {
        display: inline;
        font-size: 1.125rem;
        font-weight: 600;
      }

      [role='status']:empty {
        display: none;
      }

      deconfuse-answer-question {
        padding: 0.75rem 0.75rem;
        border: 1px solid var(--line);
        border-radius: 0.5rem;
      }

      .notice {
        padding: 0.375rem 0.75rem;
        border-inline-start: 4px solid var(--wrong-5);
        background: var(--wrong-1);
      }

      .problem {
        padding: 0.375rem 0.75rem;
        background: var(--problem-soft);
        color: var(--problem);
      }

      summary {
        padding: 0.25rem 0;
        cursor: pointer;
      }
    `,
  ];
}
