import { html, LitElement, nothing, type PropertyValues, type TemplateResult } from 'lit';
import { customElement, property, query, state } from 'lit/decorators.js';
import type { Cells } from '../../core/types/formula.ts';
import type { Label } from '../../core/types/label.ts';
import type { ReadOptions } from '../../core/types/reading.ts';
import type { ReportOptions } from '../../core/types/report.ts';
import type { ExampleId } from '../../examples/examples.ts';
import type { ScoreExampleId } from '../../examples/score-examples.ts';
import type { LongFile } from '../../files/long-file.ts';
import type { Locale } from '../../locales/index.ts';
import { cellsOfLine } from '../../session/cells-of-line.ts';
import { comparedMetrics } from '../../session/headlines.ts';
import type { TabularProblem } from '../../session/problem-text.ts';
import type { MatrixData } from '../../session/matrix-data.ts';
import type { Result } from '../../session/result.ts';
import type { Session } from '../../session/session.ts';
import { hasPoints, isCounted } from '../../core/kinds.ts';
import { summary } from '../../session/summary.ts';
import type { CalculatorTab } from '../../share/address.ts';
import { controls } from '../../styles/controls.ts';
import { sectionStyles } from '../../styles/sections.ts';
import { stageStyles } from '../../styles/stage.ts';
import type { AsyncDataset } from '../../worker/async-calculator.ts';
import { weightedClasses } from '../../worker/fitting.ts';
import { Showing } from '../common/following.ts';
import { truthInColumns, type InputPanel } from '../input/input-panel.ts';
import type { EditedMatrix } from '../matrix/matrix-grid.ts';
import '../matrix/matrix-panel.ts';
import '../metrics/headline-numbers.ts';
import './label-results.ts';
import { again, isExported } from './opened-sections.ts';
import { workbenchStyles } from './workbench-styles.ts';

/** Number of classes above which a grid would be a narrow box that scrolls. */
const mostInGrid = 5;
const mostInPicture = 200;

/** Loads the element that shows data of this kind, if it is not part of the initial page. */
export const prepareView = (dataset: AsyncDataset): Promise<unknown> =>
  dataset.scored
    ? import('../scores/score-view.ts')
    : dataset.kind === 'distributions'
      ? import('../distributions/distribution-results.ts')
      : dataset.kind === 'raters'
        ? import('../raters/rater-results.ts')
        : dataset.kind === 'ranked'
          ? import('../ranked/ranked-results.ts')
          : dataset.kind === 'report'
            ? import('../matrix/report-solutions.ts')
            : Promise.resolve();

/** Loads what can follow the first result. The examples are loaded as well, so that they work without a network. */
const loadTheRest = (hasTabs: boolean): Promise<unknown> =>
  Promise.all([
    import('../common/what-is.ts'),
    import('../metrics/metric-stage.ts'),
    import('../metrics/metric-table.ts'),
    import('../matrix/class-table.ts'),
    import('../export/result-exports.ts'),
    import('../matrix/rivals-panel.ts'),
    import('../matrix/what-if.ts'),
    hasTabs && import('./tab-previews.ts'),
    import('../../examples/examples.ts'),
  ]);

/**
 * The data beside all results. The host loads the elements around the result, the examples and the options, and may add
 * to the slot `examples`. Fires `decision-given` (DecisionText) to read a text in the decisions.
 */
@customElement('deconfuse-workbench')
export class Workbench extends LitElement {
  @property({ attribute: false }) session!: Session;
  /** Fields of the address in answer checking; otherwise undefined. */
  @property({ attribute: false }) fields?: URLSearchParams | undefined;
  /** True if the page has decisions that can take over a text. */
  @property({ type: Boolean }) decides = false;
  /** Tab of results to show; undefined where there are no tabs, so that all results are shown. */
  @property({ attribute: false }) tab?: CalculatorTab | undefined;

  @state() private showsResults = false;
  @state() private readCells: readonly Cells[] = [];
  @state() private hoveredCells?: Cells;
  @state() private pointedCells?: readonly Cells[] | undefined;
  @state() private hoveredCell?: { row: number; column: number };

  /** True if the counts of a matrix that is shown as a picture are wanted. */
  @state() private showsCounts = false;

  @query('.counts') private counts?: HTMLElement;
  @query('deconfuse-input-panel') private inputPanel?: InputPanel;

  #isComplete = false;
  /** True if the matrix is shown as a picture, with its grid on request. */
  #isPictured = false;
  /** Dataset that `readCells` belong to. */
  #dataset?: AsyncDataset | undefined;
  /** Line of the text under the pointer. */
  #line: number | null = null;

  constructor() {
    super();
    new Showing(this, () => this.session);
  }

  /** Takes pasted data that a text field cannot take completely. */
  receive(data: DataTransfer): void {
    this.inputPanel?.take(data);
  }

  /** Loads messages when the pointer or focus comes near a text or an example. */
  #prepareReading = (): void => {
    void this.session.speech.prepareMessages();
  };

  /** In answer checking results stay hidden until they are asked for, which an exercise does not allow. */
  get #areResultsHidden(): boolean {
    return this.fields !== undefined && (this.#isExercise || !this.showsResults);
  }

  /** True if the curves tab shows points of a matrix. */
  get #isPointed(): boolean {
    const { dataset } = this.session.result ?? {};
    return this.tab === 'curves' && dataset !== undefined && hasPoints(dataset);
  }

  /** Layout of the columns: answers and data, picture and numbers, or numbers and the elements beside them. */
  get #layout(): 'checked' | 'pictured' | 'split' | '' {
    if (this.fields && this.#areResultsHidden) return 'checked';
    const tab = this.tab ?? 'matrix';
    if (this.#isPictured && tab === 'matrix') return 'pictured';
    const { dataset, whole } = this.session.result ?? {};
    const isSplit =
      dataset && isCounted(dataset) && !whole?.parts && (tab === 'matrix' || (tab === 'information' && dataset.matrix));
    return isSplit ? 'split' : '';
  }

  /** What comes first on phones: the whole result, its curves, or the data. */
  get #order(): 'result-first' | 'curves-first' | '' {
    const { tab } = this;
    const { dataset } = this.session.result ?? {};
    if (this.#isPointed || (tab === 'information' && dataset?.matrix)) return 'result-first';
    return tab === 'curves' && dataset?.scored ? 'curves-first' : '';
  }

  /** True if the link does not allow the results to be seen. */
  get #isExercise(): boolean {
    return this.fields?.get('hide') === 'results';
  }

  override willUpdate(changed: PropertyValues): void {
    this.session.hideResults(this.#areResultsHidden);
    if (changed.has('fields') || changed.has('tab')) {
      this.inputPanel?.close();
      this.readCells = [];
      if (!this.fields) this.showsResults = false;
    }
    if (this.fields) void import('../checker/answer-checker.ts');
    const { data } = this.session;
    const classes = Math.max(data?.labels.length ?? 0, data?.predictedLabels?.length ?? 0);
    const isPictured = this.#isDrawn && data?.matrix !== undefined && classes > mostInGrid && classes <= mostInPicture;
    // A reader who adds a class in the grid goes on there.
    if (isPictured && !this.#isPictured) this.showsCounts = this.counts?.matches(':focus-within') ?? false;
    this.#isPictured = isPictured;
    const { dataset } = this.session.result ?? {};
    if (dataset === this.#dataset) return;
    this.#dataset = dataset;
    this.pointedCells = undefined;
    const { labels = [], predictedLabels = labels } = dataset ?? {};
    this.readCells = this.readCells.filter(
      ({ row = 0, column = 0 }) => row < labels.length && column < predictedLabels.length,
    );
  }

  override updated(): void {
    if (this.#isComplete || !this.session.result) return;
    this.#isComplete = true;
    // The result is rendered first.
    requestAnimationFrame(() => void loadTheRest(this.tab !== undefined));
  }

  /** True if the data are counts in a matrix or labels. */
  get #isDrawn(): boolean {
    const { data, result } = this.session;
    return data !== undefined && data.kind !== 'class-counts' && (!result || isCounted(result.dataset));
  }

  /** Picture of data with more classes than a grid shows beside the results. */
  #picture(data: MatrixData): TemplateResult {
    void import('../matrix/matrix-picture.ts');
    return html`<deconfuse-matrix-picture
      class="picture"
      .data=${data}
      .highlighted=${this.hoveredCells ? [this.hoveredCells] : (this.pointedCells ?? [])}
    ></deconfuse-matrix-picture>`;
  }

  #transpose(): void {
    const { data, input } = this.session;
    const orientation = truthInColumns(input.source.options, data?.notices ?? []) ? 'truth-rows' : 'truth-columns';
    this.session.readAs({ orientation });
  }

  override render(): TemplateResult | typeof nothing {
    const { session } = this;
    const { locale } = session.speech;
    if (!locale) return nothing;
    const { page } = locale;
    const { error, failure, result } = session;
    const isShown = result !== undefined && !this.#areResultsHidden;
    return html`
      <div
        class="columns ${this.#layout} ${isShown ? this.#order : ''}"
        @options-changed=${({ detail }: CustomEvent<ReportOptions>) => session.setOptions(detail)}
        @problem-chosen=${({
          detail,
        }: CustomEvent<{ problem: TabularProblem; text?: string; moved?: boolean; threshold?: number }>) =>
          detail.moved ? session.move(detail.problem, detail.threshold) : session.replace(detail.problem, detail.text)}
        @cells-hovered=${({ detail }: CustomEvent<Cells | null>) => (this.hoveredCells = detail ?? undefined)}
        @cells-pointed=${({ detail }: CustomEvent<Cells[] | null>) => (this.pointedCells = detail ?? undefined)}
        @cells-read=${({ detail }: CustomEvent<Cells[]>) => (this.readCells = detail)}
        @cell-hovered=${({ detail }: CustomEvent<{ row: number; column: number } | undefined>) =>
          (this.hoveredCell = detail ?? undefined)}
        @read-options-changed=${({ detail }: CustomEvent<ReadOptions>) => session.readAs(detail)}
        @metric-chosen=${({ detail }: CustomEvent<string>) => session.worked.choose(detail)}
        @example-chosen=${({ detail }: CustomEvent<ExampleId | ScoreExampleId>) => void session.opening.showExample(detail)}
        @other-metrics-wanted=${() => void session.prepareScores()}
        @positive-chosen=${({ detail }: CustomEvent<Label>) => session.choosePositive(detail)}
      >
        <deconfuse-example-list
          class="examples"
          @pointerover=${this.#prepareReading}
          @focusin=${this.#prepareReading}
          .chosen=${session.input.example}
          @more-examples-wanted=${() => void session.speech.speakOfScores()}
          ><slot name="examples"></slot
        ></deconfuse-example-list>
        ${this.#layout === 'pictured' ? this.#picture(session.data!) : nothing}
        <section class="input" aria-labelledby="input">
          <h2 id="input" class="screen-reader">${page.input}</h2>
          ${this.#input()}
        </section>
        <section class="result ${error ? 'stale' : ''}" aria-labelledby="result">
          <h2 id="result" class="screen-reader">${page.result}</h2>
          ${error && result ? html`<p class="stale-note">${page.staleResult}</p>` : nothing}
          ${failure ? html`<p class="failure" role="alert">${page[failure]}</p>` : nothing}
          ${result || error || failure ? nothing : this.#starting(locale)}
          ${session.secondLook.tellsNothing || error || this.#isExercise ? nothing : this.#secondLook()}
          ${this.#checker()}
          <div class="results ${session.isOutdated ? 'stale' : ''}" ?hidden=${!isShown}>
            ${isShown ? this.#results(locale, result) : nothing}
          </div>
        </section>
      </div>
      <p class="screen-reader" role="status">${session.announcement.text}</p>
    `;
  }

  /** Highlights the cells that a line of the text is counted in. */
  async #pointAt(line: number | null): Promise<void> {
    this.#line = line;
    const { result } = this.session;
    // Requests fail if the data have been replaced.
    const cells = line === null || !result ? undefined : await cellsOfLine(result, line).catch(() => undefined);
    if (line === this.#line && result === this.session.result) this.hoveredCells = cells;
  }

  #secondLook(): TemplateResult {
    void import('../second-look/second-look.ts');
    return html`<deconfuse-second-look
      .session=${this.session}
      ?hint=${this.#areResultsHidden}
    ></deconfuse-second-look>`;
  }

  #starting(locale: Locale): TemplateResult {
    const data = this.#areResultsHidden ? undefined : this.session.data;
    if (!data) return html`<p>${locale.page.starting}</p>`;
    return html`<deconfuse-headline-numbers
        .sentence=${summary(data, locale, this.session.format)}
      ></deconfuse-headline-numbers>
      <deconfuse-metric-stage></deconfuse-metric-stage>`;
  }

  #input(): TemplateResult {
    const { session } = this;
    const { result, data, error, isOutdated } = session;
    const { source, example, ownText } = session.input;
    const dataset = result?.dataset;
    return html`
      ${
        this.#isDrawn
          ? html`<details
              class=${this.#isPictured ? 'counts' : 'counts plain'}
              .open=${!this.#isPictured || this.showsCounts}
              @toggle=${({ target }: Event) => {
                if (this.#isPictured) this.showsCounts = (target as HTMLDetailsElement).open;
              }}
            >
              <summary>${session.speech.locale!.page.editCounts}</summary>
              <deconfuse-matrix-panel
                class=${error || isOutdated ? 'stale' : ''}
                .data=${data}
                .views=${session.catalogues.matrixViews}
                .view=${session.choices.matrixView}
                .shares=${session.results.shares}
                .chosenClass=${session.choices.chosenClass}
                .highlighted=${this.hoveredCells ? [this.hoveredCells] : (this.pointedCells ?? this.readCells)}
                @matrix-view-chosen=${({ detail }: CustomEvent<string>) => session.showMatrixAs(detail)}
                @matrix-edited=${({ detail }: CustomEvent<EditedMatrix>) => session.edit(detail)}
                @class-chosen=${({ detail }: CustomEvent<number | null>) => session.chooseClass(detail ?? undefined)}
                @transposed=${() => this.#transpose()}
              ></deconfuse-matrix-panel>
            </details>`
          : nothing
      }
      <deconfuse-input-panel
        @pointerover=${this.#prepareReading}
        @focusin=${this.#prepareReading}
        .messages=${session.speech.messages}
        .source=${source.text}
        .file=${source.file}
        .options=${source.options}
        .readingsOf=${session.calculator?.readings}
        .decides=${this.decides}
        .data=${isOutdated ? undefined : data}
        .understood=${dataset && !isCounted(dataset) ? session.understood : undefined}
        .error=${error}
        .replaceable=${example !== undefined}
        .ownTextKept=${ownText !== undefined}
        .reading=${session.reading.takesLong}
        @reading-cancelled=${() => session.undo()}
        @source-changed=${({ detail }: CustomEvent<string>) => void session.take(detail)}
        @file-opened=${({ detail }: CustomEvent<LongFile>) => session.takeFile(detail)}
        @own-text-wanted=${() => session.returnToOwnText()}
        @line-pointed=${({ detail }: CustomEvent<number | null>) => void this.#pointAt(detail)}
      ></deconfuse-input-panel>
      ${
        dataset?.scored
          ? html`<deconfuse-score-reading
              .data=${dataset}
              .options=${result!.source.options}
            ></deconfuse-score-reading>`
          : nothing
      }
      <deconfuse-calculation-options
        .options=${session.choices.reportOptions}
        .relevant=${session.results.relevantOptions}
        .classes=${dataset ? weightedClasses(dataset) : 0}
        ?hasIntervals=${Boolean(dataset?.matrix ?? dataset?.scored)}
        ?isCounted=${Boolean(dataset?.matrix)}
        .resampled=${session.results.resampled}
        .decimals=${session.choices.decimals}
        @decimals-changed=${({ detail }: CustomEvent<number>) => session.setDecimals(detail)}
      ></deconfuse-calculation-options>
    `;
  }

  /** Rendered only with data, because arriving data would move it. */
  #checker(): TemplateResult | typeof nothing {
    const { session, fields } = this;
    const { result, error } = session;
    if (!fields || !(result ?? error)) return nothing;
    return html`<deconfuse-answer-checker
      .data=${result?.dataset}
      .options=${result?.options}
      .fields=${fields}
      ?stale=${error}
      @results-wanted=${() => (this.showsResults = true)}
    ></deconfuse-answer-checker>`;
  }

  #results(locale: Locale, result: Result): TemplateResult {
    const { session, tab } = this;
    const { dataset } = result;
    const isPointed = this.#isPointed;
    const isFit = {
      matrix: true,
      curves: isPointed || dataset.scored || dataset.kind === 'ranked',
      information: dataset.matrix ? dataset.background === undefined : dataset.kind === 'distributions',
      export: isExported(result),
    }[tab ?? 'matrix'];
    if (tab === 'curves') void import('./curve-sections.ts');
    if (!isFit) void import('./tab-needs.ts');
    // The curve sections keep their element when the data change, since the simulator in them sets data.
    return html`
      ${
        tab === 'curves'
          ? html`<deconfuse-curve-sections
              .session=${session}
              .result=${isPointed ? result : undefined}
            ></deconfuse-curve-sections>`
          : nothing
      }
      ${
        !isFit
          ? html`<deconfuse-tab-needs .session=${session} .tab=${tab}></deconfuse-tab-needs>`
          : tab === 'export'
            ? nothing
            : html`${this.#sideBySide(result)} ${isPointed ? nothing : this.#worked(result)}`
      }
      ${isExported(result) && (!tab || tab === 'export') ? again(session, locale, result) : nothing}
    `;
  }

  /** Models, folds or groups side by side, in every tab. */
  #sideBySide({ whole, dataset, report, options }: Result): TemplateResult | typeof nothing {
    const { session, tab } = this;
    if (!whole.parts) return nothing;
    void import('../parts/side-by-side.ts');
    const { scores } = session;
    const metrics = comparedMetrics(session, tab === 'information');
    // Models with scores are chosen beside their curves.
    const hasModels = whole.scored && whole.parts.what === 'models' && scores;
    const part = dataset === whole ? undefined : session.choices.part;
    const first = whole.parts.what === 'models' ? whole.parts.names[0] : undefined;
    return html`<deconfuse-side-by-side
      .data=${whole}
      .metrics=${metrics}
      .options=${options}
      .shown=${hasModels ? scores.model : (part ?? first)}
      .chosen=${session.worked.shown(report, metrics)?.id ?? ''}
      @part-chosen=${({ detail }: CustomEvent<string | undefined>) =>
        hasModels ? scores.chooseModel(detail!) : session.choosePart(detail === first ? undefined : detail)}
    ></deconfuse-side-by-side>`;
  }

  #worked(result: Result): TemplateResult {
    const { session, tab } = this;
    if (session.scores)
      return html`<deconfuse-scores .session=${session} .scores=${session.scores} .tab=${tab}></deconfuse-scores>`;
    if (result.dataset.kind === 'raters')
      return html`<deconfuse-rater-results .session=${session} .result=${result}></deconfuse-rater-results>`;
    if (result.dataset.kind === 'ranked')
      return html`<deconfuse-ranked-results
        .session=${session}
        .result=${result}
        .tab=${tab}
      ></deconfuse-ranked-results>`;
    if (result.dataset.kind === 'report')
      return html`<deconfuse-report-solutions .data=${result.dataset}></deconfuse-report-solutions>`;
    if (!isCounted(result.dataset))
      return html`<deconfuse-distribution-results
        .session=${session}
        .result=${result}
      ></deconfuse-distribution-results>`;
    return html`<deconfuse-label-results
      .session=${session}
      .result=${result}
      .tab=${tab}
      layout=${this.#layout}
      .hoveredCell=${this.hoveredCell}
    ></deconfuse-label-results>`;
  }

  static override styles = [controls, sectionStyles, stageStyles, workbenchStyles];
}
