/** Interface of the WebAssembly module: plain values, except for datasets, which stay inside web/core. */
declare module '#wasm/deconfuse.mjs' {
  // A declared module cannot have a relative import statement.
  type Curve = import('./types/curves.ts').Curve;
  type Formula = import('./types/formula.ts').Formula;
  type MetricInfo = import('./types/metric-info.ts').MetricInfo;
  type Notice = import('./types/notices.ts').Notice;
  type Undefined = import('./types/report.ts').Undefined;

  export interface WasmUndefined extends Omit<Undefined, 'class'> {
    /** Index into the labels. */
    class?: number;
  }

  /** Values of the metrics whose ids, separated by spaces, were asked for. */
  export interface WasmReports {
    /** Number of values of each metric; 0 where it does not apply to the data. */
    sizes: Int32Array;
    /**
     * Values metric by metric: a single one, one per class, or the cells by rows; of an interval both ends. NaN where
     * undefined.
     */
    values: Float64Array;
    /** Words and undefined values by id, for the metrics that have any. */
    details: Record<string, { words?: (string | null)[]; undefined: WasmUndefined[] }>;
  }

  export interface WasmExplanation {
    value: number | string | [number, number] | null;
    exact: string | null;
    symbolic: Formula;
    substituted: Formula;
    alternative?: { symbolic: Formula; substituted: Formula };
    definitions: { quantity: Formula; symbolic: Formula; substituted: Formula }[];
    undefined: WasmUndefined[];
  }

  /** The change that corrects the problem of a doubt. Labels are canonical. */
  export type WasmRemedy =
    | { change: 'shift-predictions'; rows: number; model: number }
    | { change: 'rename-labels'; names: [from: string, to: string][] }
    | { change: 'order-classes'; labels: string[] }
    | { change: 'name-columns'; labels: string[] }
    | { change: 'reverse-scores'; models: number[] }
    | { change: 'keep-cases'; count: number }
    | { change: 'take-scores-for-labels'; positive: string }
    | { change: 'drop-totals' }
    | { change: 'exchange-axes'; orientation: 'truth-rows' | 'truth-columns' }
    | { change: 'take-for-shares' };

  export interface WasmDoubt extends Omit<import('./types/notices.ts').Doubt, 'remedy'> {
    remedy?: WasmRemedy;
  }

  /** Parts of data; without names there are none. */
  export interface WasmParts {
    what: import('./types/problem.ts').PartsProblem['what'];
    names: string[];
  }

  /** Data that have been read. */
  export interface WasmData {
    report(options: object, ids: string): WasmReports;
    check(answers: object[], options: object): WasmChecked[];
    delete(): void;
  }

  /** Classified cases, or their counts. */
  export interface WasmCases<Part> extends WasmData {
    part(at: number): WasmOutcome<Part>;
    doubts(): WasmDoubt[];
    explain(id: string, row: number, column: number, options: object): WasmExplanation;
    likelyAnswers(id: string, classIndex: number, decimals: number, most: number, options: object): WasmLikely;
  }

  export interface WasmDataset extends WasmCases<WasmDataset> {
    description(): {
      kind: 'labels' | 'matrix' | 'counts' | 'class-counts' | 'report';
      labels: string[];
      predictedLabels: string[];
      classification: boolean;
      positive: number;
      total: number;
      shares: boolean;
      /** The index of a label. */
      background?: number;
      models: string[];
      proportion?: { successes: number; trials: number };
      report?: Omit<Extract<import('./types/problem.ts').Problem, { kind: 'report' }>, 'kind' | 'labels'>;
      solutions?: import('./types/dataset.ts').ReportSolutions;
      rivals?: import('./types/comparison.ts').Rivals;
      notices: Notice[];
      parts: WasmParts;
    };
    matrix(): Float64Array;
    truth(): Int32Array;
    predicted(): Int32Array;
    /** Codes of a further classifier, from 0. */
    other(at: number): Int32Array;
    /** Part of each case, where there are groups or folds, as an index into the names of the parts. */
    groups(): Int32Array;
    /** p-value of two classifiers by their indices. */
    exactMcNemarTest(first: number, second: number): number;
    cochranTest(): { statistic: number; degreesOfFreedom: number; p: number };
    weights(): Float64Array;
    /** Interval by the delta method, or the reason why there is none. */
    interval(
      id: string,
      row: number,
      column: number,
      options: object,
    ): { standardError: number; low: number; high: number; z: number; gradient: Float64Array } | string;
    /**
     * Both ends of the interval of each value of the metrics, which have one value or one per class; NaN where there is
     * none.
     */
    intervals(options: object, ids: string): Float64Array;
    /** Starts a bootstrap; null where the counts are no sample. */
    resample(id: string, row: number, column: number, options: object, seed: number): WasmBootstrap | null;
    /** Starts a bootstrap of every value of the metrics, which have one value or one per class. */
    resampleAll(options: object, ids: string, seed: number): WasmBootstrap | null;
  }

  export interface WasmError {
    code: string;
    line?: number;
    column?: number;
    excerpt?: string;
    expected?: string;
    parameters: Record<string, string>;
  }

  /** A dataset, or the reason why there is none. */
  export type WasmOutcome<Data> = { dataset: Data; error?: undefined } | { dataset?: undefined; error: WasmError };

  /** NaN where undefined. */
  export interface WasmComparison {
    difference: number;
    z: number;
    p: number;
    low: number;
    high: number;
  }

  export interface WasmBootstrap {
    advance(resamples: number): void;
    /** The interval by the quantiles of the resamples; null without a value. */
    result(level: number): {
      standardError: number;
      low: number;
      high: number;
      correctedLow?: number;
      correctedHigh?: number;
    } | null;
    /**
     * Intervals of all values of the metrics, as in `WasmDataset.intervals`; `corrected` asks for bias-corrected ones
     * where possible.
     */
    ends(ids: string, classes: number, level: number, corrected: boolean): Float64Array;
    delete(): void;
  }

  export interface WasmResampling {
    advance(resamples: number): void;
    done(): number;
    result(level: number): WasmComparison & { standardError: number };
    delete(): void;
  }

  export interface WasmScoredCases extends WasmCases<WasmScoredCases> {
    description(): {
      labels: string[];
      models: string[];
      /** Index into the labels; the number of labels where no case is positive. */
      positive: number;
      cases: number;
      total: number;
      lowerIsPositive: boolean;
      decisionValues: boolean;
      missed: number;
      /** By model: whether all scores are in [0, 1]. */
      withinUnit: boolean[];
      predicted: boolean;
      scored: boolean;
      weighted: boolean;
      notices: Notice[];
      parts: WasmParts;
    };
    data(): {
      truth: Int32Array;
      scores: Float64Array[];
      numbers: Float64Array;
      truthSets: Uint8Array;
      predictedSets: Uint8Array;
      weights: Float64Array;
      groups?: Int32Array;
    };
    /** `values` of shape decisions are TN, FP, FN, TP; with several classes, those of each. */
    report(options: object, ids: string): WasmReports;
    /** Whether the data have the metric at all. */
    applies(id: string, options: object): boolean;
    /** A coordinate, 0 for x, of a point of a curve of the catalogue; null where it has no such point. */
    explainPoint(id: string, coordinate: number, at: number, point: number, options: object): WasmExplanation | null;
    /**
     * The curve with this name in the catalogue. `steps` replaces both columns of counts: the increments of each point,
     * four bits for each column.
     */
    curve(name: string, at: number, options: object): (Curve & { steps?: Uint8Array }) | null;
    compare(first: number, second: number, method: string, level: number): WasmComparison;
    /** p-values of the test of DeLong et al. for each pair of models: 0 and 1, 0 and 2, …, 1 and 2, … */
    delongTests(): Float64Array;
    /** Starts a bootstrap of two models, or of one where `second` is past the last. */
    resample(first: number, second: number, seed: number): WasmResampling;
    /** Starts a bootstrap of one metric; null where the cases have weights, or are more than can be resampled. */
    bootstrap(id: string, classIndex: number, options: object, seed: number): WasmBootstrap | null;
    bootstrapAll(options: object, ids: string, seed: number): WasmBootstrap | null;
  }

  export interface WasmDecision extends WasmData {
    description(): {
      states: string[];
      actions: string[];
      observations: string[];
      bestActions: number[][];
      mostProbable: number[][];
      notices: Notice[];
      /** Ids of the metrics that the problem has. */
      metrics: string[];
    };
    /** Choices are numbers from 1 in `values`; 0 where an observation is rejected. */
    report(options: object, ids: string): WasmReports;
    explain(id: string, row: number, column: number, options: object): WasmExplanation;
    curve(name: string): Curve | null;
  }

  /** Data whose metrics have one value each. */
  export interface WasmValues extends WasmData {
    labels(): string[];
    likelyAnswers(id: string, classIndex: number, decimals: number, most: number, options: object): WasmLikely;
    explain(id: string, options: object): WasmExplanation;
  }

  export interface WasmDistributions extends WasmValues {
    p(): Float64Array;
    /** Empty for a single distribution. */
    q(): Float64Array;
    /** For one labelling: the index of each case's label. */
    cases(): Int32Array;
  }

  export interface WasmRatings extends WasmValues {
    raters(): string[];
    /** Codes of a rater: the index of each item's category; −1 where there is none. */
    codes(rater: number): Int32Array;
  }

  export interface WasmRankedLists extends WasmValues {
    /** Relevance of the items of a list, by rank. */
    relevance(list: number): Float64Array;
    /** Number of relevant items of each list. */
    relevant(): Float64Array;
    /** Matches of a list of detections with boxes, by rank; empty for other lists. */
    matches(list: number): import('./types/boxes.ts').BoxMatch[];
  }

  /** A box whose image and class are indices into their names. */
  export interface WasmPlacedBox {
    left: number;
    top: number;
    right: number;
    bottom: number;
    image: number;
    category: number;
    score: number;
  }

  export interface WasmBoxes {
    images: string[];
    classes: string[];
    truth: WasmPlacedBox[];
    detected: WasmPlacedBox[];
    overlap: number;
  }

  /** Classes, rows and columns are indices; for scores 0 is the negative class and 1 the positive one. */
  export type WasmSlip = Omit<import('./types/slips.ts').Slip, 'class' | 'row' | 'column' | 'base'> & {
    class?: number;
    row?: number;
    column?: number;
    base?: number;
  };

  /** Likely slips, or the reason why the metric cannot be asked for. */
  export type WasmLikely = { slips: WasmSlip[]; value: number; cost: number }[] | Pick<WasmChecked, 'refused'>;

  export interface WasmExplained {
    slips: WasmSlip[];
    /** NaN where undefined. */
    value: number;
    plausibility: number;
    symbolic: Formula;
    substituted: Formula;
    same?: WasmSlip[][];
    variants?: { slips: WasmSlip[]; value: number }[];
  }

  export interface WasmChecked {
    id?: string;
    /** Reason why the metric cannot be asked for; only the id is given with it. */
    refused?: 'unknown' | 'shape';
    class?: number;
    readable: boolean;
    value: number;
    verdict: import('./types/checking.ts').Verdict['verdict'];
    explanations: WasmExplained[];
    others: number;
    nearest: WasmExplained[];
  }

  /** The data read from a text, as plain values of their kind; for losses the tables that a problem is made of. */
  export type WasmReading = { notices: Notice[]; place?: import('./types/reading.ts').FoundData } & (
    | { error: WasmError; kind?: undefined }
    | ({ kind: 'labels' | 'matrix' | 'class-counts' | 'report' } & WasmOutcome<WasmDataset>)
    | ({ kind: 'scores' | 'probabilities' | 'multilabel' } & WasmOutcome<WasmScoredCases>)
    | ({ kind: 'distributions' } & WasmOutcome<WasmDistributions>)
    | ({ kind: 'raters' } & WasmOutcome<WasmRatings>)
    | ({ kind: 'ranked'; boxes?: WasmBoxes } & WasmOutcome<WasmRankedLists>)
    | { kind: 'decision'; losses: object; error?: undefined }
  );

  /** Reader of a text of labels or scores, one case per line, which arrives in pieces. */
  export interface WasmLines {
    /** False where the text is not of that form. */
    add(piece: Uint8Array): boolean;
    /** The reading, after all pieces; undefined where the text is not of that form. */
    read(): WasmReading | undefined;
    delete(): void;
  }

  type Metrics = Omit<MetricInfo, 'latex'>[];

  export interface WasmCore {
    matrixMetrics(): Metrics;
    scoreMetrics(): Metrics;
    decisionMetrics(): Metrics;
    distributionMetrics(): Metrics;
    raterMetrics(): Metrics;
    rankedMetrics(): Metrics;
    /** Lines with id, shape, needs, and whether there is a single value, one per class or one per observation. */
    matrixMetricKinds(): string;
    scoreMetricKinds(): string;
    decisionMetricKinds(): string;
    distributionMetricKinds(): string;
    raterMetricKinds(): string;
    rankedMetricKinds(): string;
    /** The canonical spelling of a label. */
    canonicalLabel(label: string): string;
    /** Whether an answer is the number written with two decimals or more. With fewer decimals it may be anything. */
    isWrittenAs(value: number, answer: string): boolean;
    readText(source: string | Uint8Array, options: object): WasmReading;
    /** `block` is the option of readText that chooses these data of the text. */
    readingsOf(
      text: string,
      options: object,
    ): Omit<import('./types/reading.ts').Readings, 'readings'> & {
      readings: (import('./types/reading.ts').Reading & { block: number })[];
    };
    /** `size` is the size of the whole text in bytes, or 0 if unknown. */
    ColumnLines: new (options: object, size: number) => WasmLines;
    /**
     * Without names, codes stand for themselves, up to `highest`; undefined where that is too large, or a code is
     * negative.
     */
    readCases(columns: object): (WasmOutcome<WasmDataset> & { highest: number }) | undefined;
    readCounts(table: object): WasmOutcome<WasmDataset>;
    readClassCounts(lists: object): WasmOutcome<WasmDataset>;
    readReport(report: object): WasmOutcome<WasmDataset>;
    readProportion(successes: number, trials: number): WasmOutcome<WasmDataset>;
    readRivals(onlyFirstRight: number, onlySecondRight: number): WasmOutcome<WasmDataset>;
    readScores(columns: object): WasmOutcome<WasmScoredCases>;
    readProbabilities(columns: object): WasmOutcome<WasmScoredCases>;
    readLabelSets(sets: object): WasmOutcome<WasmScoredCases>;
    readDecision(tables: object): WasmOutcome<WasmDecision>;
    readDistributions(columns: object): WasmOutcome<WasmDistributions>;
    readRatings(columns: object): WasmOutcome<WasmRatings>;
    readRankedLists(columns: object): WasmOutcome<WasmRankedLists>;
    readBoxes(boxes: WasmBoxes): WasmOutcome<WasmRankedLists>;
  }

  type Instantiate = (
    imports: WebAssembly.Imports,
    done: (instance: WebAssembly.Instance, module: WebAssembly.Module) => void,
  ) => object;

  /** Emscripten's glue code. */
  export default function create(options: { instantiateWasm: Instantiate }): Promise<WasmCore>;
}

declare module '#wasm/deconfuse.wasm?url' {
  const url: string;
  export default url;
}
