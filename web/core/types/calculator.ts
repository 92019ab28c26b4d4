import type { TableAnswer } from './checking.ts';
import type { Dataset } from './dataset.ts';
import type { Exercise, ExerciseOptions, Questions, QuestionsOptions } from './exercises.ts';
import type { MetricInfo } from './metric-info.ts';
import type { Problem } from './problem.ts';
import type { ReadOptions, Readings } from './reading.ts';
import type { Tally, TallyOptions } from './tally.ts';

/**
 * One WebAssembly instance and the functions that it offers: the entry point of the package. Unknown names are never
 * ignored: a field or an option that has a value and is not known, here or of a dataset, throws a RangeError that names
 * the nearest known one.
 */
export interface Calculator {
  /**
   * Descriptions of all metrics. `true`: only those of scores, probabilities, label sets, decisions and distributions.
   * `false`: only those of labels, matrices and counts. A word: only those of distributions, of raters or of ranked
   * lists.
   */
  catalogue(scored?: boolean | 'distributions' | 'raters' | 'ranked'): MetricInfo[];
  /**
   * The dataset of a text. A long text of labels with few distinct lines becomes cases with weights.
   * @throws InputError; RangeError for an unknown option
   */
  read(source: string | Uint8Array, options?: ReadOptions): Dataset;
  /**
   * The ways in which a text can be read; of a long text only the beginning is looked at.
   * @throws InputError with the code `bad-option`; RangeError as `read`
   */
  readings(source: string | Uint8Array, options?: ReadOptions): Readings;
  /**
   * Starts reading a text that arrives in pieces.
   * @throws InputError with the code `bad-option`; RangeError for an unknown option, or where `bytes` is not a valid
   * size
   */
  tally(options?: TallyOptions): Tally;
  /** The dataset of plain data. @throws InputError; RangeError for an unknown field */
  dataset(problem: Problem): Dataset;
  /**
   * The answers in a pasted table: a report as scikit-learn's classification_report prints it, or columns with a value
   * per class, headed by names of metrics.
   * @throws InputError where the text holds none
   */
  readAnswers(text: string, dataset: Dataset): TableAnswer[];
  /**
   * Data with questions, generated from a seed. @throws RangeError naming the option that is out of range or unknown
   */
  exercise(options?: ExerciseOptions): Exercise;
  /**
   * Variants of an exercise, one per seed, with the accepted answers and the likely wrong ones.
   * @throws RangeError naming the option that is out of range or unknown, or for an unknown metric or class
   */
  questions(options: QuestionsOptions): Questions;
}

/** Options of `createCalculator`: where the WebAssembly module comes from. */
export interface CalculatorOptions {
  /** The WebAssembly module; without it, deconfuse.wasm beside the package's entry file. */
  wasm?: URL | Response | BufferSource | WebAssembly.Module;
  /**
   * @deprecated These options have no effect, because there is one module. Version 2.0.0 removes them, not before
   * 1 December 2027.
   */
  readerWasm?: CalculatorOptions['wasm'];
  scoresWasm?: CalculatorOptions['wasm'];
  checkerWasm?: CalculatorOptions['wasm'];
}
