/** What crosses from the WebAssembly module: plain values only, but for the datasets that web/core keeps to itself. */
declare module '#wasm/deconfuse.mjs' {
  // A module that is only declared cannot import by a relative path.
  type Formula = import('./types.ts').Formula;
  type MetricInfo = import('./types.ts').MetricInfo;
  type Notice = import('./types.ts').Notice;
  type Undefined = import('./types.ts').Undefined;

  export interface WasmUndefined extends Omit<Undefined, 'class'> {
    /** Index into the labels. */
    class?: number;
  }

  export interface WasmReport {
    id: string;
    /** One; one per class; or the cells by rows: of an interval both ends. NaN where undefined. */
    values: Float64Array;
    /** Of shape word: one per value. */
    words?: (string | null)[];
    undefined: WasmUndefined[];
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

  export interface WasmDataset {
    description(): {
      kind: 'labels' | 'matrix' | 'counts';
      labels: string[];
      predictedLabels: string[];
      classification: boolean;
      positive: number;
      total: number;
      models: string[];
      proportion?: { successes: number; trials: number };
      rivals?: import('./types.ts').Rivals;
      notices: Notice[];
    };
    matrix(): Float64Array;
    truth(): Int32Array;
    predicted(): Int32Array;
    rivalPredicted(): Int32Array;
    weights(): Float64Array;
    report(options: object, ids: string[]): WasmReport[];
    explain(id: string, row: number, column: number, options: object): WasmExplanation;
    delete(): void;
  }

  export interface WasmError {
    code: string;
    line?: number;
    column?: number;
    excerpt?: string;
    expected?: string;
    parameters: Record<string, string>;
  }

  export type WasmOutcome = { dataset: WasmDataset; error?: undefined } | { dataset?: undefined; error: WasmError };

  export interface WasmCore {
    catalogue(): Omit<MetricInfo, 'latex'>[];
    /** The one spelling under which a label is known. */
    canonicalLabel(label: string): string;
    readCases(columns: object): WasmOutcome;
    readCounts(table: object): WasmOutcome;
    readProportion(successes: number, trials: number): WasmOutcome;
    readRivals(onlyFirstRight: number, onlySecondRight: number): WasmOutcome;
  }

  export default function createCore(options: {
    instantiateWasm(
      imports: WebAssembly.Imports,
      done: (instance: WebAssembly.Instance, module: WebAssembly.Module) => void,
    ): object;
  }): Promise<WasmCore>;
}

declare module '#wasm/deconfuse-reader.mjs' {
  import type { WasmError } from '#wasm/deconfuse.mjs';

  type Notice = import('./types.ts').Notice;

  /** What a text says: the argument of the function that takes such data. */
  export type WasmReading =
    | { error: WasmError }
    | { error?: undefined; notices: Notice[]; cases: object }
    | { error?: undefined; notices: Notice[]; table: object }
    | { error?: undefined; notices: Notice[]; scores: WasmScores }
    | { error?: undefined; notices: Notice[]; probabilities: WasmProbabilities }
    | { error?: undefined; notices: Notice[]; sets: WasmLabelSets };

  /** Truth and scores of each case. */
  export interface WasmScores {
    /** Spellings of the truth. */
    names: string[];
    /** Indices into the names, one per case. */
    truth: Int32Array;
    /** One name per list of scores; of one it may be empty. */
    models: string[];
    scores: Float64Array[];
    /** Empty: every case weighs 1. */
    weights: Float64Array;
    positive?: string;
    lowerIsPositive: boolean;
    decisionValues: boolean;
  }

  /** Truth of each case and one number per class. */
  export interface WasmProbabilities {
    names: string[];
    truth: Int32Array;
    /** The class of each column. */
    labels: string[];
    /** By rows. */
    probabilities: Float64Array;
    weights: Float64Array;
    positive?: string;
    normalise: boolean;
    decisionValues: boolean;
  }

  /** By rows: which labels each case has, which were predicted and how they were scored. */
  export interface WasmLabelSets {
    labels: string[];
    truth: Uint8Array;
    /** May be empty. */
    predicted: Uint8Array;
    /** May be empty. */
    scores: Float64Array;
    weights: Float64Array;
  }

  export interface WasmReader {
    readText(bytes: Uint8Array, options: object): WasmReading;
  }

  export default function createReader(options: {
    instantiateWasm(
      imports: WebAssembly.Imports,
      done: (instance: WebAssembly.Instance, module: WebAssembly.Module) => void,
    ): object;
  }): Promise<WasmReader>;
}

declare module '#wasm/deconfuse.wasm?url' {
  const url: string;
  export default url;
}

declare module '#wasm/deconfuse-reader.wasm?url' {
  const url: string;
  export default url;
}
