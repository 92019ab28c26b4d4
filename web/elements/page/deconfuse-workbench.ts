import { css, html, LitElement, nothing, type PropertyValues, type TemplateResult } from 'lit';
import { customElement, property, query, state } from 'lit/decorators.js';
import { InputError } from '../../core/input-error.ts';
import type { Cells, Label, MetricInfo, ReadOptions, Report, ReportOptions, Value } from '../../core/types.ts';
import type { Example, TextExample } from '../../examples/example.ts';
import { exampleOf, type ExampleId } from '../../examples/examples.ts';
import { firstExample } from '../../examples/first-example.ts';
import type { ScoreExampleId } from '../../examples/score-examples.ts';
import { loadLocale, loadMessages, type Language, type Locale, type Messages } from '../../locales/index.ts';
import type { LongFile } from '../../files/long-file.ts';
import type { Work } from '../../share/work.ts';
import { controls } from '../../styles/controls.ts';
import { Superseded, type AsyncCalculator, type AsyncDataset } from '../../worker/async-calculator.ts';
import { patience, startCalculator } from '../../worker/calculator.ts';
import { fitting, weightedClasses } from '../../worker/fitting.ts';
import type { Compare } from '../metrics/conventions.ts';
import { errorText } from '../../locales/error-text.ts';
import { bubbling } from '../common/events.ts';
import '../metrics/headline-numbers.ts';
import type { HeadlineNumber } from '../metrics/headline-numbers.ts';
import { truthInColumns, type InputPanel } from '../input/input-panel.ts';
import type { EditedMatrix } from '../matrix/matrix-grid.ts';
import { matrixDataOf, type MatrixData } from '../../session/matrix-data.ts';
import '../matrix/matrix-panel.ts';
import { textOf, type ReadableProblem, type TabularProblem } from '../../session/problem-text.ts';
import '../metrics/metric-table.ts';
import type { Explain, MetricTable, Subject } from '../metrics/metric-table.ts';
import type { ScoresShown, ScoreView } from '../scores/score-view.ts';
import { summary } from '../../session/summary.ts';
import { transposed } from '../../session/transposed.ts';
import { metricValue, shortName, valueText, type NumberFormat } from '../../locales/values.ts';

/** A text and how to read it. */
interface Source {
  text: string;
  /** Where the text is but its beginning. */
  file?: LongFile | undefined;
  options: ReadOptions;
  /** What the text says, where it was written from it and need not be read. */
  problem?: ReadableProblem;
  /** Typed or pasted by the reader, whose text must not be lost. */
  own: boolean;
}

/** A text that was read, and all that is shown of it. */
interface Result {
  source: Source;
  dataset: AsyncDataset;
  report: Report;
  /** Those of the report. */
  options: ReportOptions;
  explain: Explain;
  compare: Compare;
}

/** What an undone edit goes back to. */
interface Step {
  source: Source;
  ownText: Source | undefined;
  example: ExampleId | ScoreExampleId | undefined;
  positive: Label | undefined;
}

/** Of what was typed, pieces with shorter pauses between them, in milliseconds, are one edit. */
const typingPause = 1_000;
const mostSteps = 20;

/** What is loaded and drawn only once it is opened. */
type View = 'information' | 'representations' | 'reproduce' | 'report';

/** Texts longer than this, in characters, are read when typing pauses, in milliseconds. */
const readAtOnce = 50_000;
const pause = 100;
/** Screen readers hear of results when the typing pauses. */
const announcementPause = 700;

const headlines = 6;
const standardDecimals = 3;

/** Of groups, what says most first. */
const scopesOfGroups: readonly MetricInfo['scope'][] = ['clustering', 'information'];

const loadView: Record<View, () => Promise<unknown>> = {
  information: () => import('../information/information-view.ts'),
  representations: () => import('../matrix/representations.ts'),
  reproduce: () => import('../export/reproduce-panel.ts'),
  report: () => import('../report/full-report.ts'),
};

/** What was changed before is on the screen; or nothing is, as in a tab in the background. */
function seen(): Promise<unknown> {
  if (document.hidden) return Promise.resolve();
  return new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
}

/** As much as by a key. */
const differLittle = (text: string, other: string): boolean => Math.abs(text.length - other.length) < 3;

/** Of an example that is a text what it is read as. */
function sourceOf({ text, problem }: TextExample): Pick<Source, 'text' | 'problem'> {
  return { text, ...(problem && { problem }) };
}

/**
 * The data at hand and all that is worked out from them. It owns the state; the elements below get properties and send
 * events. It leaves address, storage and document to the page that it is in, which it tells by `workbench-changed` that
 * something that it can be asked for is another, and by `work-changed` that the reader did something worth keeping. What
 * stands around the result, examples and options, is loaded by whoever has it.
 */
@customElement('deconfuse-workbench')
export class Workbench extends LitElement {
  @property() language: Language = 'en';
  /** Where answers are checked, what the address asks for. */
  @property({ attribute: false }) fields?: URLSearchParams | undefined;
  /** What to begin with instead of the first example. */
  @property({ attribute: false }) beginning?: Promise<{ work?: Work | undefined }> | undefined;
  /** The state of elements below, as they told it before, by their names. */
  @property({ attribute: false }) kept: Work['parts'];

  @state() locale?: Locale;
  /** Loaded with the first text that is read. */
  @state() private messages?: Messages;
  @state() private failure?: 'cannotStart' | 'calculationFailed';

  @state() source: Source = { text: '', options: {}, own: false };
  /** The positive class asked for: of every text that has two classes, this one among them. */
  #positive?: Label | undefined;
  /** That of the example shown. */
  #examplesPositive?: Label | undefined;
  /** What the reader typed or pasted last, kept while an example or an edited matrix is in its place. */
  @state() private ownText?: Source | undefined;
  @state() private example?: ExampleId | ScoreExampleId | undefined;
  @state() private error?: InputError;
  @state() result?: Result;

  @state() private reportOptions: ReportOptions = {};
  @state() private decimals = standardDecimals;
  @state() private view = '';
  @state() private shares?: (number | null)[][];
  @state() private chosenClass?: number;
  @state() private readCells: readonly Cells[] = [];
  @state() private hoveredCells?: Cells;
  @state() private hoveredCell?: { row: number; column: number };
  @state() private announcement = '';
  @state() private views: ReadonlySet<View> = new Set();
  /** Metrics of matrices and of scores, in the order of the catalogues; once the latter are loaded. */
  @state() wholeCatalogue: readonly MetricInfo[] = [];
  @state() private scoresShown?: ScoresShown;

  @query('deconfuse-input-panel') private inputPanel?: InputPanel;
  @query('deconfuse-metric-table') private table?: MetricTable;
  @query('deconfuse-scores') private scoreView?: ScoreView;

  /** Where there are decisions to go to: opens them with a table of losses. */
  @property({ attribute: false }) takeLosses?: (text: string) => void;

  calculator?: AsyncCalculator;
  /** Where elements share a calculator, gives that one. */
  starting = startCalculator;
  /** The text is being read. */
  @state() private reading = false;
  /** Aborted when another text takes the place of that one. */
  #wanted = new AbortController();
  catalogue: readonly MetricInfo[] = [];
  #scoreCatalogue: readonly MetricInfo[] = [];
  #speaking?: Promise<void>;
  /** What is said of scores belongs to the locale. */
  #withScores = false;
  #scoresLoading?: Promise<unknown> | undefined;
  /** The same object until it changes, so that the elements it is given to need not be drawn again. */
  format: NumberFormat = { decimals: 3, decimalSign: '.' };
  #timer = 0;
  #announcementTimer = 0;

  #past: Step[] = [];
  #present?: Step;
  #typedAt = 0;
  /** A class that was chosen in the work that is shown next. */
  #classToCome?: number | undefined;

  override connectedCallback(): void {
    super.connectedCallback();
    if (!this.hasUpdated) void this.#start();
  }

  /** Other data are near: a text or an example. */
  #prepareReading = (): void => {
    if (!this.messages) void this.#loadMessages();
  };

  async #loadMessages(): Promise<void> {
    const { language } = this;
    const messages = await loadMessages(language);
    if (language === this.language) this.messages = messages;
  }

  override willUpdate(changed: PropertyValues): void {
    if (changed.has('language')) this.#speaking = this.#speak();
    if (changed.has('fields') && this.#areResultsHidden) this.announcement = '';
    if (changed.has('decimals') || changed.has('locale')) {
      this.format = { decimals: this.decimals, decimalSign: this.locale?.decimalSign ?? '.' };
    }
  }

  override updated(changed: PropertyValues): void {
    if (this.fields) void import('../checker/answer-checker.ts');
    if (['locale', 'result', 'wholeCatalogue', 'decimals'].some((name) => changed.has(name))) {
      this.dispatchEvent(bubbling('workbench-changed', undefined));
    }
    if (['source', 'reportOptions', 'decimals', 'view', 'chosenClass', 'views'].some((name) => changed.has(name))) {
      this.dispatchEvent(bubbling('work-changed', undefined));
    }
  }

  async #start(): Promise<void> {
    const work = (await this.beginning)?.work;
    // What was typed meanwhile stays, and one step back is what was there before.
    const typed = this.#present?.source;
    if (work) await this.show(work);
    else if (!typed) this.#showExample(firstExample);
    if (typed) this.#setSource(typed);
    // Words and the matrix are drawn first, which the download of the calculator would delay.
    await this.updateComplete;
    await this.#speaking;
    await seen();
    await this.#startCalculator();
  }

  async #startCalculator(): Promise<void> {
    this.failure = undefined;
    try {
      const calculator = await this.starting();
      this.catalogue = await calculator.catalogue();
      this.calculator = calculator;
    } catch (error) {
      this.failure = 'cannotStart';
      throw error;
    }
    this.view ||= this.#views[0]?.id ?? '';
    await this.#read();
  }

  async #speak(): Promise<void> {
    const { language } = this;
    const withScores = this.#withScores;
    const locale = await loadLocale(language, withScores);
    if (language !== this.language || withScores !== this.#withScores) return;
    this.locale = locale;
    if (this.messages) void this.#loadMessages();
  }

  async #speakOfScores(): Promise<void> {
    this.#withScores = true;
    if (!this.locale?.scores) await this.#speak();
  }

  /** Fetches what is known and said of scores and decisions; where that fails, the catalogue is that of the rest. */
  async prepareScores(): Promise<void> {
    if (this.catalogue.length > 0) await this.#loadScores().catch(() => (this.wholeCatalogue = this.catalogue));
  }

  /** The part about scores: its metrics and what is said of them. */
  #loadScores(): Promise<unknown> {
    this.#scoresLoading ??= Promise.all([this.calculator!.catalogue(true), this.#speakOfScores()]).then(
      ([catalogue]) => {
        this.#scoreCatalogue = catalogue.filter(({ scope }) => scope !== 'decision');
        this.wholeCatalogue = [...this.catalogue, ...catalogue];
      },
    );
    // A failed download is tried again when scores are read.
    this.#scoresLoading.catch(() => (this.#scoresLoading = undefined));
    return this.#scoresLoading;
  }

  /** The matrix-valued metrics, the counts first. */
  get #views(): readonly MetricInfo[] {
    const views = this.catalogue.filter(({ shape, tier }) => shape === 'matrix' && tier === 1);
    return [...views].sort((one, other) => Number(other.count) - Number(one.count));
  }

  /** The class that metrics with a value per class are shown for: the chosen one, else the positive one, else the first. */
  get #classIndex(): number {
    const { dataset } = this.result ?? {};
    if (this.chosenClass !== undefined) return this.chosenClass;
    return dataset?.positive === undefined ? 0 : Math.max(0, dataset.labels.indexOf(dataset.positive));
  }

  /** The link asks for it, so that answers are found before they are seen. */
  get #areResultsHidden(): boolean {
    return this.fields?.get('hide') === 'results';
  }

  /** The matrix at hand. */
  get #data(): MatrixData | undefined {
    return this.result?.dataset ?? matrixDataOf(this.source.problem);
  }

  /** What is shown is of another text than that which failed. */
  get #isOutdated(): boolean {
    return this.failure !== undefined && this.result?.source !== this.source;
  }

  // From the text to the report.

  #setSource(source: Source, isEdit = true): void {
    const isTyped = differLittle(source.text, this.source.text);
    this.source = source;
    if (isEdit && this.#present) this.#past = [...this.#past.slice(1 - mostSteps), this.#present];
    this.#present = { source, ownText: this.ownText, example: this.example, positive: this.#positive };
    this.#wanted.abort();
    this.#wanted = new AbortController();
    clearTimeout(this.#timer);
    if (source === this.result?.source) {
      this.error = undefined;
      this.reading = false;
      void this.#reportAgain();
      return;
    }
    this.reading = source.file !== undefined || source.text.length > readAtOnce;
    if (!this.reading || !isTyped) void this.#read();
    else this.#timer = window.setTimeout(() => void this.#read(), pause);
  }

  async #read(): Promise<void> {
    if (!this.calculator) {
      // What kept it from starting may be over.
      if (this.failure) await this.#startCalculator();
      return;
    }
    const { source } = this;
    // Of long texts it is said that they are being read.
    const timer = setTimeout(() => {
      if (source === this.source && !this.reading) this.failure = 'calculationFailed';
    }, patience);
    try {
      const { reportOptions } = this;
      const dataset = await this.#readWithPositive(this.calculator, source);
      const first = reportOptions === this.reportOptions ? dataset.first : undefined;
      if (source === this.source) await this.#report(dataset, source, first);
      if (dataset !== this.result?.dataset) dataset.release();
    } catch (error) {
      if (error instanceof Superseded || source !== this.source) return;
      this.reading = false;
      if (!(error instanceof InputError)) {
        this.failure = 'calculationFailed';
        throw error;
      }
      this.failure = undefined;
      this.error = error;
      this.#announce();
    } finally {
      clearTimeout(timer);
    }
  }

  /** The same data once more. */
  async #reportAgain(): Promise<void> {
    try {
      await this.#report(this.result!.dataset, this.source);
    } catch (error) {
      this.failure = 'calculationFailed';
      throw error;
    }
  }

  async #readWithPositive(calculator: AsyncCalculator, source: Source): Promise<AsyncDataset> {
    const { text, file, options, problem } = source;
    const asked = { ...this.reportOptions, metrics: this.#reported };
    if (problem) return calculator.dataset(problem, asked);
    if (!this.messages) await this.#loadMessages();
    if (source !== this.source) throw new Superseded();
    const { signal } = this.#wanted;
    const dataset = await calculator.read(file ?? text, options, signal, asked);
    const positive = this.#positive;
    const isOther = dataset.positive !== undefined && dataset.positive !== positive;
    if (positive === undefined || !isOther || !dataset.labels.includes(positive)) return dataset;
    dataset.release();
    if (source !== this.source) throw new Superseded();
    return calculator.read(file ?? text, { ...options, positive }, signal, asked);
  }

  /** What a report is asked for: the matrices are in the view that shows them. */
  get #reported(): string[] {
    return this.catalogue.filter(({ shape }) => shape !== 'matrix').map(({ id }) => id);
  }

  /**
   * The values of a dataset, which takes the place of the one before unless the text has changed meanwhile; where they came
   * with it, `first`.
   */
  async #report(dataset: AsyncDataset, source: Source, first?: Report): Promise<void> {
    const { reportOptions, view } = this;
    // Those of scores are the business of the element that shows them.
    const metrics = dataset.scored ? [] : this.#reported;
    const hasShares = !dataset.scored && this.#views.some(({ id, count }) => id === view && !count);
    const options = fitting(reportOptions, dataset);
    const [report, shares] = await Promise.all([
      first ?? dataset.report({ ...options, metrics }),
      hasShares ? this.#sharesOf(dataset, view) : undefined,
      dataset.scored && this.#loadScores(),
      dataset.scored && import('../scores/score-view.ts'),
    ]);
    if (source !== this.source) return;
    if (reportOptions !== this.reportOptions || view !== this.view) return this.#report(dataset, source);

    const previous = this.result?.dataset;
    if (previous !== dataset) {
      this.error = undefined;
      this.reading = false;
    }
    if (previous && previous !== dataset) {
      previous.release();
      this.scoresShown = undefined;
      if (previous.labels.length !== dataset.labels.length) this.chosenClass = this.#classToCome;
      const { labels, predictedLabels = labels } = dataset;
      this.readCells = this.readCells.filter(
        ({ row = 0, column = 0 }) => row < labels.length && column < predictedLabels.length,
      );
    }
    const explain: Explain = (info, classIndex) =>
      dataset.explain(info.id, {
        ...options,
        ...(info.perClass ? { class: dataset.labels[classIndex]! } : {}),
      });
    const compare: Compare = async (options, transposed) =>
      transposed ? this.#reportTransposed(dataset, options) : dataset.report(options);
    this.#classToCome = undefined;
    this.failure = undefined;
    this.shares = shares;
    this.result = { source, dataset, report, options, explain, compare };
    this.#announce();
    // The result is drawn first.
    requestAnimationFrame(() => void import('./beside-result.ts'));
  }

  async #reportTransposed(dataset: AsyncDataset, options: ReportOptions): Promise<Report> {
    const exchanged = await this.calculator!.dataset(transposed(await dataset.problem()));
    const report = await exchanged.report(options);
    exchanged.release();
    return report;
  }

  async #sharesOf(dataset: AsyncDataset, view: string): Promise<(number | null)[][]> {
    const { metrics } = await dataset.report({ ...fitting(this.reportOptions, dataset), metrics: [view] });
    return metrics[view] as (number | null)[][];
  }

  async #showView(view: string): Promise<void> {
    this.view = view;
    const { result } = this;
    const isCounts = this.#views.some(({ id, count }) => id === view && count);
    const shares =
      isCounts || !result || result.dataset.scored ? undefined : await this.#sharesOf(result.dataset, view);
    if (view === this.view && result === this.result) this.shares = shares;
  }

  // From events to the state.

  /** Where there is none of the name, the first. */
  #loadExample(name: string): void {
    this.#showExample(exampleOf(name) ?? firstExample);
  }

  #showExample(example: Example): void {
    this.example = example.id as ExampleId | ScoreExampleId;
    this.chosenClass = undefined;
    this.#examplesPositive = this.#positive = ('text' in example ? example.options : example.problem)?.positive;
    if (example.opens) this.#showMore(example.opens);
    if ('text' in example) this.#setSource({ own: false, options: {}, ...sourceOf(example) });
    else this.#setProblem(example.problem);
  }

  #setProblem(problem: TabularProblem, text = textOf(problem)): void {
    const isPositive = (label: Label): boolean => label === this.#positive;
    const positive = problem.labels?.length === 2 ? problem.labels.find(isPositive) : undefined;
    const { kind } = problem;
    this.#setSource({
      text,
      // As it has to be read where the reading is changed.
      options: {
        kind,
        delimiter: '\t',
        ...(kind === 'matrix' ? { orientation: 'truth-rows', fractional: !problem.shares } : { header: true }),
      },
      problem: { ...problem, ...(positive === undefined ? {} : { positive }) },
      own: false,
    });
  }

  /** Puts data in the place of the text, from which they come in another form or order. */
  #replace(problem: TabularProblem, text?: string): void {
    this.#keepOwnText();
    this.example = undefined;
    this.#positive = problem.positive ?? this.#positive;
    this.#setProblem(problem, text);
  }

  /** Takes a text that the reader has typed, pasted or opened. */
  take(text: string): void {
    // Work that was saved as a file is for the page, if it can open it.
    if (text.startsWith('{"deconfuse":')) {
      const opened = new CustomEvent('work-opened', { detail: text, bubbles: true, composed: true, cancelable: true });
      if (!this.dispatchEvent(opened)) return;
    }
    const now = performance.now();
    const goesOn = this.source.own && differLittle(text, this.source.text) && now - this.#typedAt < typingPause;
    this.#typedAt = now;
    this.example = undefined;
    this.ownText = undefined;
    this.#setSource({ text, options: {}, own: true }, !goesOn);
  }

  /** Takes a file that is too long for a text. */
  #takeFile(file: LongFile): void {
    this.example = undefined;
    this.ownText = undefined;
    this.#setSource({ text: file.beginning, file, options: {}, own: true });
  }

  /** Takes what was pasted, of which no text field takes everything. */
  receive(data: DataTransfer): void {
    this.inputPanel?.take(data);
  }

  get canUndo(): boolean {
    return this.#past.length > 0;
  }

  /** Takes the last edit of the data back. */
  undo(): void {
    const step = this.#past.pop();
    if (!step) return;
    this.ownText = step.ownText;
    this.example = step.example;
    this.#positive = step.positive;
    this.#setSource(step.source, false);
  }

  /** What the reader has put in and chosen, where it is not as at first, but for what single elements below tell. */
  get work(): { [Field in keyof Work]: unknown } {
    const { example, source, reportOptions, decimals, view, chosenClass, views } = this;
    const ofData = {
      ...(example === undefined ? { text: source.text } : { example }),
      // An example is read as it is meant until one has it read differently.
      readOptions: example !== undefined && source.problem ? undefined : source.options,
      positive: this.#positive === this.#examplesPositive ? undefined : this.#positive,
    };
    return {
      // A file stays where it is, and how it is read is of no use without it.
      ...(source.file ? {} : ofData),
      options: reportOptions,
      decimals: decimals === standardDecimals ? undefined : decimals,
      matrixView: view === this.#views[0]?.id ? undefined : view,
      chosenClass,
      open: views.size > 0 ? [...views] : undefined,
    };
  }

  /** Puts work in the place of what is there. */
  async show({ text, example, readOptions, positive, ...chosen }: Work): Promise<void> {
    this.reportOptions = chosen.options ?? {};
    this.decimals = chosen.decimals ?? standardDecimals;
    this.view = chosen.matrixView ?? this.#views[0]?.id ?? '';
    this.views = new Set();
    for (const view of chosen.open ?? []) if (Object.hasOwn(loadView, view)) this.#showMore(view as View);
    this.chosenClass = this.#classToCome = chosen.chosenClass;
    if (text !== undefined) {
      this.example = undefined;
      this.ownText = undefined;
      this.#positive = positive;
      this.#setSource({ text, options: readOptions ?? {}, own: true });
      return;
    }
    this.#loadExample(example ?? firstExample.id);
    this.#positive = positive ?? this.#positive;
    if (readOptions && Object.keys(readOptions).length > 0) this.#readAs(readOptions);
  }

  /** Keeps the reader's own text before something else takes its place. */
  #keepOwnText(): void {
    if (this.source.own && this.source.text.trim() !== '') this.ownText = this.source;
  }

  #edit(edited: EditedMatrix): void {
    this.#keepOwnText();
    this.example = undefined;
    const { labels = [], positive } = this.#data ?? {};
    // A class that is given another name stays the positive one.
    if (positive !== undefined && !edited.labels.includes(positive)) {
      this.#positive = edited.labels[labels.indexOf(positive)];
    } else if (positive !== undefined) {
      this.#positive = positive;
    }
    this.#setProblem({ kind: 'matrix', ...edited });
  }

  /** Has the same text read differently. */
  #readAs(options: ReadOptions): void {
    const { text, file, options: previous, own } = this.source;
    this.#setSource({ text, file, options: { ...previous, ...options }, own });
  }

  #setOptions(options: ReportOptions): void {
    this.reportOptions = options;
    const { result, source } = this;
    // A text that is being read gets the new options at its end.
    if (result && (this.error || result.source === source)) void this.#reportAgain();
  }

  #showMore(view: View): void {
    void loadView[view]();
    this.views = new Set([...this.views, view]);
  }

  #transpose(): void {
    const notices = this.#data?.notices ?? [];
    const orientation = truthInColumns(this.source.options, notices) ? 'truth-rows' : 'truth-columns';
    this.#readAs({ orientation });
  }

  #announce(): void {
    clearTimeout(this.#announcementTimer);
    this.#announcementTimer = window.setTimeout(() => {
      const { locale, messages, error, result } = this;
      if (!locale) return;
      if (error && messages) this.announcement = errorText(error, messages);
      else if (this.#areResultsHidden) this.announcement = '';
      else if (result?.dataset.scored) this.announcement = this.scoresShown?.said ?? '';
      else if (result) {
        const numbers = this.#headlines(locale, result).map(({ name, text }) => `${name} ${text}`);
        this.announcement = [summary(result.dataset, locale, this.format), ...numbers].join(' ');
      }
    }, announcementPause);
  }

  /** For two classes what is said of the positive one and of all, for more the averages in its place. */
  #headlines(locale: Locale, { dataset, report }: Result): HeadlineNumber[] {
    const index = dataset.positive === undefined ? 0 : dataset.labels.indexOf(dataset.positive);
    const metrics = dataset.predictedLabels ? this.#groupHeadlines() : this.#classHeadlines(dataset);
    return metrics
      .filter(({ id }) => id in report.metrics)
      .slice(0, headlines)
      .map((info) => ({
        id: info.id,
        name: shortName(locale.names[info.id] ?? info.id),
        text: valueText(metricValue(report, info, index), info, this.format, locale),
      }));
  }

  #classHeadlines({ positive }: AsyncDataset): MetricInfo[] {
    const excluded = positive === undefined ? 'class' : 'average';
    return this.catalogue
      .filter(({ scope, headline }) => headline !== undefined && scope !== excluded)
      .sort((one, other) => one.headline! - other.headline!);
  }

  /** The numbers that say how well a grouping fits, the essential ones first. */
  #groupHeadlines(): MetricInfo[] {
    const rank = ({ scope }: MetricInfo): number => scopesOfGroups.indexOf(scope);
    return this.catalogue
      .filter(({ scope, shape, better }) => scopesOfGroups.includes(scope) && shape === 'scalar' && better === 'higher')
      .sort((one, other) => one.tier - other.tier || rank(one) - rank(other));
  }

  /** The options that something in the report depends on. */
  #relevantOptions({ report, dataset }: Result): ReadonlySet<keyof ReportOptions> {
    if (dataset.scored) return this.scoresShown?.relevant ?? new Set();
    return new Set(this.catalogue.filter(({ id }) => id in report.metrics).flatMap(({ options }) => options));
  }

  #openMetric(id: string): void {
    if (this.scoreView) return void this.scoreView.open(id);
    const info = this.catalogue.find((metric) => metric.id === id);
    // The number was that of the positive class.
    if (info?.perClass) this.chosenClass = undefined;
    void this.table?.open(id);
  }

  // What is seen.

  override render(): TemplateResult | typeof nothing {
    const { locale } = this;
    if (!locale) return nothing;
    const { page } = locale;
    return html`
      <div
        class="columns"
        @metric-chosen=${({ detail }: CustomEvent<string>) => this.#openMetric(detail)}
        @options-changed=${({ detail }: CustomEvent<ReportOptions>) => this.#setOptions(detail)}
        @problem-chosen=${({ detail }: CustomEvent<{ problem: TabularProblem; text?: string }>) =>
          this.#replace(detail.problem, detail.text)}
        @cells-hovered=${({ detail }: CustomEvent<Cells | null>) => (this.hoveredCells = detail ?? undefined)}
        @cells-read=${({ detail }: CustomEvent<Cells[]>) => (this.readCells = detail)}
        @cell-hovered=${({ detail }: CustomEvent<{ row: number; column: number } | undefined>) =>
          (this.hoveredCell = detail ?? undefined)}
        @class-chosen=${({ detail }: CustomEvent<number | undefined>) => (this.chosenClass = detail ?? undefined)}
        @transposed=${() => this.#transpose()}
        @read-options-changed=${({ detail }: CustomEvent<ReadOptions>) => this.#readAs(detail)}
        @scores-shown=${({ detail }: CustomEvent<ScoresShown>) => {
          this.scoresShown = detail;
          this.#announce();
        }}
        @calculation-failed=${() => (this.failure = 'calculationFailed')}
        @text-chosen=${({ detail }: CustomEvent<string>) => {
          this.#keepOwnText();
          this.example = undefined;
          this.#setSource({ text: detail, options: {}, own: false });
        }}
        @positive-chosen=${({ detail }: CustomEvent<Label>) => {
          this.#positive = detail;
          this.chosenClass = undefined;
          const { problem, text } = this.source;
          if (problem?.kind === 'labels' || problem?.kind === 'matrix') this.#setProblem(problem, text);
          else this.#readAs({ positive: detail });
        }}
      >
        <deconfuse-example-list
          class="examples"
          @pointerover=${this.#prepareReading}
          @focusin=${this.#prepareReading}
          .locale=${locale}
          .chosen=${this.example}
          @more-examples-wanted=${() => void this.#speakOfScores()}
          @example-chosen=${({ detail }: CustomEvent<ExampleId | ScoreExampleId>) => {
            this.#keepOwnText();
            this.#loadExample(detail);
          }}
        ></deconfuse-example-list>
        <section class="input" aria-labelledby="input">
          <h2 id="input" class="screen-reader">${page.input}</h2>
          ${this.#input(locale)}
        </section>
        <section class="result ${this.error ? 'stale' : ''}" aria-labelledby="result">
          <h2 id="result" class="screen-reader">${page.result}</h2>
          ${this.error && this.result ? html`<p class="stale-note">${page.staleResult}</p>` : nothing}
          ${this.failure ? html`<p class="failure" role="alert">${page[this.failure]}</p>` : nothing}
          ${this.result || this.error || this.failure ? nothing : this.#starting(locale)} ${this.#checker(locale)}
          <div class="results ${this.#isOutdated ? 'stale' : ''}" ?hidden=${!this.result || this.#areResultsHidden}>
            ${this.result ? this.#results(locale, this.result) : nothing}
          </div>
        </section>
      </div>
      <p class="screen-reader" role="status">${this.announcement}</p>
    `;
  }

  #starting(locale: Locale): TemplateResult {
    const data = this.#areResultsHidden ? undefined : this.#data;
    if (!data) return html`<p>${locale.page.starting}</p>`;
    return html`<deconfuse-headline-numbers
      .locale=${locale}
      .sentence=${summary(data, locale, this.format)}
    ></deconfuse-headline-numbers>`;
  }

  #input(locale: Locale): TemplateResult {
    const dataset = this.result?.dataset;
    const data = this.#data;
    return html`
      <deconfuse-input-panel
        @pointerover=${this.#prepareReading}
        @focusin=${this.#prepareReading}
        .locale=${locale}
        .messages=${this.messages}
        .format=${this.format}
        .source=${this.source.text}
        .file=${this.source.file}
        .options=${this.source.options}
        .readingsOf=${this.calculator?.readings}
        .takeLosses=${this.takeLosses}
        .data=${this.#isOutdated ? undefined : data}
        .understood=${dataset?.scored ? (this.scoresShown?.understood ?? '') : undefined}
        .error=${this.error}
        .replaceable=${this.example !== undefined}
        .ownTextKept=${this.ownText !== undefined}
        .reading=${this.reading}
        @reading-cancelled=${() => this.undo()}
        @source-changed=${({ detail }: CustomEvent<string>) => this.take(detail)}
        @file-opened=${({ detail }: CustomEvent<LongFile>) => this.#takeFile(detail)}
        @own-text-wanted=${() => {
          const own = this.ownText;
          this.ownText = undefined;
          this.example = undefined;
          if (own) this.#setSource(own);
        }}
      ></deconfuse-input-panel>
      ${
        dataset?.scored
          ? html`<deconfuse-score-reading
              .locale=${locale}
              .data=${dataset}
              .options=${this.result!.source.options}
            ></deconfuse-score-reading>`
          : nothing
      }
      ${
        data && !dataset?.scored
          ? html`<deconfuse-matrix-panel
              class=${this.error || this.#isOutdated ? 'stale' : ''}
              .locale=${locale}
              .format=${this.format}
              .data=${data}
              .views=${this.#views}
              .view=${this.view}
              .shares=${this.shares}
              .chosenClass=${this.chosenClass}
              .highlighted=${this.hoveredCells ? [this.hoveredCells] : this.readCells}
              @matrix-view-chosen=${({ detail }: CustomEvent<string>) => void this.#showView(detail)}
              @matrix-edited=${({ detail }: CustomEvent<EditedMatrix>) => this.#edit(detail)}
            ></deconfuse-matrix-panel>`
          : nothing
      }
      <deconfuse-calculation-options
        .locale=${locale}
        .options=${this.reportOptions}
        .relevant=${this.result ? this.#relevantOptions(this.result) : new Set()}
        .classes=${dataset ? weightedClasses(dataset) : 0}
        .decimals=${this.decimals}
        @decimals-changed=${({ detail }: CustomEvent<number>) => (this.decimals = detail)}
      ></deconfuse-calculation-options>
    `;
  }

  /** Drawn before there are data, it would be moved by them. */
  #checker(locale: Locale): TemplateResult | typeof nothing {
    const { result, fields } = this;
    if (!fields || !(result ?? this.error)) return nothing;
    return html`<deconfuse-answer-checker
      .kept=${this.kept?.['checker']}
      .locale=${locale}
      .format=${this.format}
      .calculator=${this.calculator}
      .catalogue=${result?.dataset.scored ? this.#scoreCatalogue : this.catalogue}
      .data=${result?.dataset}
      .options=${result?.options}
      .fields=${fields}
      ?stale=${this.error}
    ></deconfuse-answer-checker>`;
  }

  #results(locale: Locale, result: Result): TemplateResult {
    const { page } = locale;
    const { dataset, report, options, explain, compare } = result;
    if (dataset.scored) {
      return html`<deconfuse-scores
          .kept=${this.kept?.['scores']}
          .locale=${locale}
          .format=${this.format}
          .calculator=${this.calculator}
          .catalogue=${this.#scoreCatalogue}
          .matrixCatalogue=${this.catalogue}
          .data=${dataset}
          .options=${options}
        ></deconfuse-scores>
        ${this.#again(locale, result)}`;
    }
    const hasClasses = dataset.predictedLabels === undefined;
    const subject: Subject = !hasClasses ? 'groups' : dataset.positive === undefined ? 'classes' : 'two-classes';
    // Of a class, what was put in place of its 0/0; of an average, what such a 0/0 went into.
    const isMarked = Object.entries(report.undefined).some(([id, undefinedValues]) => {
      const shown: Value | undefined = report.metrics[id];
      return Array.isArray(shown) ? undefinedValues.some(({ value }) => value !== null) : shown !== null;
    });
    return html`
      <deconfuse-headline-numbers
        .locale=${locale}
        .numbers=${this.#headlines(locale, result)}
        .sentence=${summary(dataset, locale, this.format)}
      ></deconfuse-headline-numbers>
      ${isMarked ? html`<p class="muted">* ${page.touched}</p>` : nothing}
      ${
        hasClasses
          ? html`<details ?open=${dataset.positive === undefined}>
              <summary><h2>${page.classByClass}</h2></summary>
              <deconfuse-class-table
                .kept=${this.kept?.['class-table']}
                .locale=${locale}
                .format=${this.format}
                .catalogue=${this.catalogue}
                .report=${report}
                .labels=${dataset.labels}
                .chosenClass=${this.chosenClass}
              ></deconfuse-class-table>
            </details>`
          : nothing
      }
      ${this.#rivals(locale, result)}
      ${this.#more(
        'representations',
        page.representations,
        () =>
          html`<deconfuse-representations
            .locale=${locale}
            .data=${dataset}
            .kept=${this.kept?.['representations']}
          ></deconfuse-representations>`,
      )}
      ${
        dataset.matrix
          ? this.#more(
              'information',
              page.information,
              () =>
                html`<deconfuse-information-view
                  .kept=${this.kept?.['information']}
                  .locale=${locale}
                  .format=${this.format}
                  .catalogue=${this.catalogue}
                  .data=${dataset}
                  .options=${options}
                  .hoveredCell=${this.hoveredCell}
                ></deconfuse-information-view>`,
            )
          : nothing
      }
      <deconfuse-metric-table
        .kept=${this.kept?.['metrics']}
        .locale=${locale}
        .format=${this.format}
        .catalogue=${this.catalogue}
        .report=${report}
        .labels=${dataset.labels}
        .classIndex=${this.#classIndex}
        .subject=${subject}
        .explain=${explain}
        .options=${options}
        .compare=${compare}
        .hoveredCell=${this.hoveredCell}
      ></deconfuse-metric-table>
      ${this.#again(locale, result)}
    `;
  }

  /** The same numbers elsewhere, with the data: in other programs, and on paper. */
  #again(locale: Locale, { source, dataset, options }: Result): TemplateResult | typeof nothing {
    if (source.file) return nothing;
    const catalogue = dataset.scored ? this.#scoreCatalogue : this.catalogue;
    return html`
      ${this.#more(
        'reproduce',
        locale.page.reproduce,
        () =>
          html`<deconfuse-reproduce
            .locale=${locale}
            .data=${dataset}
            .options=${options}
            .catalogue=${catalogue}
          ></deconfuse-reproduce>`,
      )}
      ${this.#more(
        'report',
        locale.page.fullReport,
        () =>
          html`<deconfuse-full-report
            .locale=${locale}
            .format=${this.format}
            .catalogue=${catalogue}
            .data=${dataset}
            .options=${options}
          ></deconfuse-full-report>`,
      )}
    `;
  }

  /** A section whose contents are loaded and drawn when it is opened. */
  #more(view: View, title: string, contents: () => TemplateResult): TemplateResult {
    return html`
      <details
        class="more no-print"
        ?open=${this.views.has(view)}
        @toggle=${({ target }: Event) => {
          if ((target as HTMLDetailsElement).open) this.#showMore(view);
          else this.views = new Set([...this.views].filter((other) => other !== view));
        }}
      >
        <summary><h2>${title}</h2></summary>
        ${this.views.has(view) ? contents() : nothing}
      </details>
    `;
  }

  #rivals(locale: Locale, { dataset, report }: Result): TemplateResult | typeof nothing {
    if (!dataset.models) return nothing;
    return html`<deconfuse-rivals-panel
      .locale=${locale}
      .format=${this.format}
      .catalogue=${this.catalogue}
      .report=${report}
      .data=${dataset}
    ></deconfuse-rivals-panel>`;
  }

  static override styles = [
    controls,
    css`
      /* How wide a column of a course page is, no window knows. */
      :host {
        container-type: inline-size;
      }

      .examples {
        grid-column: 1 / -1;
        padding-top: 0.625rem;
        border-top: 1px solid var(--line);
      }

      .columns {
        display: grid;
        grid-template-columns: minmax(22rem, 30rem) minmax(0, 1fr);
        gap: 0.75rem 1.5rem;
        align-items: start;
      }

      .input {
        display: grid;
        position: sticky;
        top: 0.5rem;
        gap: 0.75rem;
        grid-template-columns: minmax(0, 1fr);
        max-height: calc(100vh - 1rem);
        padding: 0.75rem;
        overflow: auto;
        border: 1px solid var(--line);
        border-radius: 0.5rem;
        background: var(--panel);
      }

      .result,
      .results:not([hidden]) {
        display: grid;
        gap: 1.25rem;
        grid-template-columns: minmax(0, 1fr);
      }

      /* Grey, and still legible. */
      .stale {
        --ink: var(--muted);
        --accent: var(--muted);
        --untinted: var(--panel);
        color: var(--ink);
        filter: grayscale(1);
      }

      .stale-note {
        padding: 0.25rem 0.75rem;
        border-inline-start: 4px solid var(--muted);
        background: var(--panel);
      }

      .failure {
        padding: 0.75rem;
        border-inline-start: 4px solid var(--problem);
        background: var(--problem-soft);
      }

      summary {
        margin-bottom: 0.375rem;
        cursor: pointer;
      }

      summary h2 {
        display: inline;
        font-size: 1.25rem;
      }

      @container (max-width: 58rem) {
        .columns {
          grid-template-columns: minmax(0, 1fr);
        }

        .input {
          position: static;
          max-height: none;
        }

        deconfuse-headline-numbers {
          position: sticky;
          z-index: 3;
          top: 0;
          padding: 0.375rem 0;
          border-bottom: 1px solid var(--line);
          background: var(--paper);
        }
      }

      @media print {
        :host {
          container-type: normal;
        }

        .columns {
          display: block;
        }

        .input {
          position: static;
          max-height: none;
          border: 0;
          background: none;
        }

        deconfuse-input-panel,
        deconfuse-calculation-options {
          display: none;
        }
      }
    `,
  ];
}
