import type { InputError } from '../core/input-error.ts';
import type { Label } from '../core/types/label.ts';
import type { MetricInfo } from '../core/types/metric-info.ts';
import type { ReadOptions } from '../core/types/reading.ts';
import type { ReportOptions } from '../core/types/report.ts';
import type { LongFile } from '../files/long-file.ts';
import { errorText } from '../locales/error-text.ts';
import type { NumberFormat } from '../locales/values.ts';
import type { Beginning } from '../share/beginning.ts';
import type { Work } from '../share/work.ts';
import type { AsyncCalculator, AsyncDataset } from '../worker/async-calculator.ts';
import type { PlainDoubt } from '../worker/messages.ts';
import { Announcement } from './announcement.ts';
import { Catalogues } from './catalogues.ts';
import { Choices, type Section } from './choices.ts';
import type { DecisionText } from './decision-text.ts';
import { Input, type MatrixEdit } from './input.ts';
import { matrixDataOf, type MatrixData } from './matrix-data.ts';
import { OneByOne } from './newest.ts';
import { Opening } from './opening.ts';
import type { TabularProblem } from './problem-text.ts';
import type { Result } from './result.ts';
import { saidOfResult, understoodData } from './result-sentences.ts';
import { Results } from './results.ts';
import type { ScoreSession } from './scores.ts';
import { SecondLook } from './second-look.ts';
import { SourceReading } from './source-reading.ts';
import { Speech } from './speech.ts';
import type { Undone } from './undone.ts';
import { WorkedMetric } from './worked-metric.ts';

type Failure = 'cannotStart' | 'calculationFailed';

interface Surroundings {
  /** Starts the calculator. Called when there is something to compute, and again after a failure. */
  start: () => Promise<AsyncCalculator>;
  /** Loads the part of the page that shows data of a kind, while they are computed. */
  prepare?: (dataset: AsyncDataset) => Promise<unknown>;
}

/**
 * The work and everything computed from it. Elements read its parts, and change them by its methods and theirs alone.
 * After each change it notifies its followers.
 */
export class Session {
  /** A text pasted as data that is a problem of decisions. */
  decision: DecisionText | undefined;
  calculator: AsyncCalculator | undefined;
  error: InputError | undefined;
  failure: Failure | undefined;
  /** Number of times that the reader has done something worth keeping. */
  edits = 0;

  readonly speech = new Speech(() => this.#changed());
  readonly catalogues = new Catalogues(this.speech);
  readonly input = new Input();
  readonly choices = new Choices(this.catalogues);
  /** The same object until it changes, so that elements that use it need not be drawn again. */
  format: NumberFormat = { decimals: this.choices.decimals, decimalSign: '.' };
  readonly results = new Results({
    catalogues: this.catalogues,
    choices: this.choices,
    prepare: (dataset) => this.#surroundings.prepare?.(dataset),
    shown: (result, before) => this.#show(result, before),
    told: () => this.announcement.renew(),
    changed: () => this.#changed(),
    failed: () => this.#fail('calculationFailed'),
  });
  readonly reading = new SourceReading({
    speech: this.speech,
    catalogues: this.catalogues,
    choices: this.choices,
    input: this.input,
    lacksCalculator: async () => {
      // The reason why the calculator did not start may be gone.
      if (this.failure) await this.#startCalculator();
    },
    take: (source, dataset, first) => this.results.take(source, dataset, first),
    refused: (error) => this.#refuse(error),
    failed: () => this.#fail('calculationFailed'),
  });
  readonly opening = new Opening({
    input: this.input,
    choices: this.choices,
    results: this.results,
    read: () => this.#read(),
    changed: () => this.#changed(),
  });
  readonly worked = new WorkedMetric(this.results, this.choices, () => this.#changed());
  readonly announcement = new Announcement(
    () => this.#said(),
    () => this.#changed(),
  );
  readonly secondLook = new SecondLook({
    speech: this.speech,
    kept: () => this.choices.parts['doubts'],
    keep: (state) => this.tellPart('doubts', state),
    asks: (asked) => this.worked.ask(asked),
    worksOut: () => this.worked.id,
    changed: () => {
      this.#changed();
      if (this.secondLook.said(this.format) !== undefined) this.announcement.renew();
    },
  });

  readonly #surroundings: Surroundings;
  readonly #followers = new Set<() => void>();
  #areResultsHidden = false;
  readonly #moving = new OneByOne();

  constructor(surroundings: Surroundings) {
    this.#surroundings = surroundings;
  }

  /** Calls `changed` after every change, until the returned function is called. */
  follow(changed: () => void): () => void {
    this.#followers.add(changed);
    return () => this.#followers.delete(changed);
  }

  #changed(): void {
    const { decimals } = this.choices;
    const { decimalSign = '.' } = this.speech.locale ?? {};
    if (decimals !== this.format.decimals || decimalSign !== this.format.decimalSign)
      this.format = { decimals, decimalSign };
    for (const follower of this.#followers) follower();
  }

  #edited(): void {
    this.edits++;
    this.#changed();
  }

  // Beginning.

  /** Opens the work to continue with, or shows the first example, and starts the calculator. */
  async begin(beginning?: Promise<Beginning>): Promise<void> {
    const begun = await beginning;
    // Text typed meanwhile stays, and the opened work is one step back.
    const typed = this.input.given;
    if (begun) await this.opening.open(begun);
    if (!begun?.work && !typed) this.opening.showFirstExample();
    if (typed) {
      this.input.restore(typed);
      this.#read();
    }
    await this.#startCalculator();
  }

  async #startCalculator(): Promise<void> {
    this.failure = undefined;
    let calculator;
    try {
      calculator = await this.#surroundings.start();
      await this.catalogues.begin(calculator);
      this.calculator = calculator;
    } catch (error) {
      this.#fail('cannotStart');
      throw error;
    }
    this.choices.chooseView();
    this.results.begin(calculator);
    await this.reading.begin(calculator);
  }

  /**
   * Loads metrics and texts of scores, decisions and distributions. If that fails, the catalogue has only the others.
   */
  async prepareScores(): Promise<void> {
    const { catalogues } = this;
    if (catalogues.counted.length === 0) return;
    await catalogues.load().catch(() => (catalogues.whole = catalogues.counted));
    this.#changed();
  }

  // State.

  /** The result shown. */
  get result(): Result | undefined {
    return this.results.shown;
  }

  /** For scores, probabilities and label sets: the choices of the reader, and the results shown. */
  get scores(): ScoreSession | undefined {
    return this.results.scores;
  }

  /** Index of the class for metrics with a value per class: the chosen one, else the positive one, else the first. */
  get classIndex(): number {
    const { dataset } = this.result ?? {};
    const { chosenClass } = this.choices;
    if (chosenClass !== undefined) return chosenClass;
    return dataset?.positive === undefined ? 0 : Math.max(0, dataset.labels.indexOf(dataset.positive));
  }

  /** The matrix at hand. */
  get data(): MatrixData | undefined {
    return this.result?.dataset ?? matrixDataOf(this.input.source.problem);
  }

  /** Whether the result shown is of another text than the one that failed. */
  get isOutdated(): boolean {
    return this.failure !== undefined && this.result?.source !== this.input.source;
  }

  /** The metrics of the result's kind of data. */
  get catalogueOfResult(): readonly MetricInfo[] {
    return this.results.catalogue;
  }

  /** Description of the data read, unless they are labels or a matrix. */
  get understood(): string {
    const { dataset } = this.result ?? {};
    const { locale } = this.speech;
    if (!dataset || !locale) return '';
    if (dataset.scored) return this.scores?.understood(locale, this.format) ?? '';
    return understoodData(dataset, locale);
  }

  /** The input and the choices of the reader that differ from the initial state. */
  get work(): { [Field in keyof Work]: unknown } {
    return { ...this.input.kept, ...this.choices.kept };
  }

  // Actions of the reader.

  /** Takes a text that was typed, pasted or dropped: a file with saved work, or data. */
  async take(text: string): Promise<void> {
    const saved = /^\s*\{\s*"deconfuse"/.test(text) && (await import('../share/work-file.ts')).openedFile(text);
    if (saved) await this.opening.open(saved);
    else this.#takeData(text);
  }

  #takeData(text: string): void {
    if (!this.input.type(text)) this.choices.part = undefined;
    this.#read();
  }

  /** Takes a file that is too long to be a text. */
  takeFile(file: LongFile): void {
    this.input.takeFile(file);
    this.choices.part = undefined;
    this.#read();
  }

  /** Replaces the text by another one of the page. */
  replaceText(text: string, positive?: Label): void {
    this.input.replaceText(text, positive);
    this.#read();
  }

  /** Replaces the text by data derived from it, in another form or order. */
  replace(problem: TabularProblem, text?: string): void {
    this.input.replace(problem, text);
    this.#read();
  }

  /**
   * Replaces data while they are moved. Only the newest data are taken, once the previous ones are shown. Consecutive
   * movements are one edit. For scores that replace other data a threshold may be given.
   */
  move(problem: TabularProblem, threshold?: number): void {
    const { source } = this.input;
    this.#moving.want(async () => {
      // The source may have changed meanwhile.
      if (source !== this.input.source) return;
      const goesOn = this.input.move(problem);
      if (goesOn) this.scores?.holdThreshold();
      this.#read();
      await this.#shown();
      if (threshold !== undefined && !goesOn) this.scores?.setThreshold(threshold);
    });
  }

  /** Takes an edit of the matrix. */
  edit(edit: MatrixEdit): void {
    this.input.edit(edit, this.data);
    this.#read();
  }

  readAs(options: ReadOptions): void {
    this.input.readAs(options);
    this.#read();
  }

  choosePositive(label: Label): void {
    this.input.choosePositive(label);
    this.choices.chosenClass = undefined;
    this.#read();
  }

  returnToOwnText(): void {
    if (this.input.returnToOwnText()) this.#read();
  }

  /** Undoes the last edit of the data, and returns a description of it. */
  undo(): Undone | undefined {
    const undone = this.input.undo();
    if (undone) this.#read();
    return undone;
  }

  setOptions(options: ReportOptions): void {
    this.choices.reportOptions = options;
    this.#edited();
    void this.results.report();
  }

  setDecimals(decimals: number): void {
    this.choices.decimals = decimals;
    this.#edited();
  }

  chooseClass(index: number | undefined): void {
    this.choices.chosenClass = index;
    this.#edited();
  }

  /** Shows a part of the data by its name; undefined: the whole. */
  choosePart(name: string | undefined): void {
    this.choices.part = name;
    this.#edited();
    void this.results.report();
  }

  showMatrixAs(view: string): void {
    this.choices.matrixView = view;
    this.#edited();
    void this.results.report();
  }

  setOpen(section: Section, isOpen: boolean): void {
    if (isOpen === this.choices.open.has(section)) return;
    this.choices.setOpen(section, isOpen);
    this.#edited();
  }

  /** Stores the state of a part of the page; undefined: its initial state. */
  tellPart(part: string, state: unknown): void {
    this.choices.parts = { ...this.choices.parts, [part]: state };
    this.#edited();
  }

  /** Computes with the correction of a doubt. */
  async mend(doubt: PlainDoubt): Promise<void> {
    const { options } = doubt.remedy ?? {};
    if (options) this.readAs(options);
    const problem = options ? undefined : await this.secondLook.mended(doubt);
    // All data that have such a correction can be written as a table.
    if (problem) this.replace(problem as TabularProblem);
  }

  /** Silences results, for exercises whose answers are to be found first. */
  hideResults(areHidden: boolean): void {
    this.#areResultsHidden = areHidden;
    if (areHidden) this.announcement.text = '';
  }

  takeDecision(decision: DecisionText): void {
    this.decision = decision;
    this.#changed();
  }

  /** Resolves when the result of the current source is shown, or cannot be. */
  #shown(): Promise<void> {
    return new Promise((resolve) => {
      const leave = this.follow(() => {
        const { result, scores } = this;
        const { source } = this.input;
        const isShown = result?.source === source && (!scores || scores.shown?.data === result.dataset);
        if (!isShown && !this.error && !this.failure) return;
        leave();
        resolve();
      });
    });
  }

  // From the input to the result.

  /** Reads the source, after an edit of it. */
  #read(): void {
    this.reading.end();
    this.results.dropUnshown();
    if (this.input.source === this.result?.source) {
      this.error = undefined;
      void this.results.report();
    } else {
      this.reading.read();
    }
    this.#edited();
  }

  #show({ source, dataset, whole, report }: Result, before: AsyncDataset | undefined): void {
    if (before !== dataset) {
      this.error = undefined;
      this.reading.takesLong = false;
    }
    this.choices.fitClass(before !== undefined && before.labels.length !== dataset.labels.length);
    this.failure = undefined;
    const metrics = this.catalogueOfResult.filter(({ id }) => dataset.scored || id in report.metrics);
    void this.secondLook.take(whole, source.problem || source.file ? undefined : source.text, metrics);
    this.#changed();
    this.announcement.renew();
  }

  #refuse(error: InputError): void {
    this.failure = undefined;
    this.error = error;
    this.#changed();
    this.announcement.renew();
  }

  #fail(failure: Failure): void {
    this.failure = failure;
    this.#changed();
  }

  /** Text for screen readers; undefined where there is nothing new. */
  #said(): string | undefined {
    const { error, result, format } = this;
    const { locale, messages } = this.speech;
    if (!locale) return undefined;
    if (error && messages) return errorText(error, messages);
    if (this.#areResultsHidden) return '';
    if (!result) return undefined;
    const said = result.dataset.scored
      ? (this.scores?.said(locale, format) ?? '')
      : saidOfResult(result, this.catalogues.counted, locale, format);
    return [this.secondLook.said(format) ?? '', said].join(' ').trim();
  }
}
