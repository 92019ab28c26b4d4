import { InputError } from './input-error.ts';
import type { Label, Numbers } from './types/label.ts';
import type { Problem } from './types/problem.ts';

type LabelsProblem = Extract<Problem, { kind: 'labels' }>;
type MatrixProblem = Extract<Problem, { kind: 'matrix' }>;
type ClassCountsProblem = Extract<Problem, { kind: 'class-counts' }>;
type PrintedReport = Extract<Problem, { kind: 'report' }>;
type CountsProblem = Extract<Problem, { kind: 'counts' }>;

/** Text of any value, even of one that has no text, such as an object without prototype. */
const textOf = (value: unknown): string => {
  try {
    return String(value);
  } catch {
    return typeof value;
  }
};

export const bad = (path: string, found: unknown, expected: string): InputError =>
  new InputError({ code: 'bad-problem', expected, parameters: { path, found: textOf(found), expected } });

const encoder = new TextEncoder();
const decoder = new TextDecoder('utf-8', { ignoreBOM: true });

/** Text with lone surrogates replaced, which UTF-8 cannot encode. */
export const wellFormed = (text: string): string => decoder.decode(encoder.encode(text));

export function checkSource(source: string | Uint8Array): string | Uint8Array {
  if (typeof source === 'string' || source instanceof Uint8Array) return source;
  throw bad('source', source, 'labels-or-matrix');
}

export function labelText(label: unknown, path: string): string {
  if (typeof label === 'string') return wellFormed(label);
  if (typeof label === 'number' && Number.isFinite(label)) return String(label);
  throw bad(path, label, 'label');
}

export type List = { readonly length: number; readonly [index: number]: unknown };

export function list(value: unknown, path: string): List {
  if (Array.isArray(value)) return value;
  if (ArrayBuffer.isView(value) && !(value instanceof DataView)) return value as unknown as List;
  throw bad(path, value, 'list');
}

export function names(labels: readonly Label[] | undefined, path: string): string[] | undefined {
  if (labels === undefined) return undefined;
  return Array.from(list(labels, path) as ArrayLike<unknown>, (label, at) => labelText(label, `${path}[${at}]`));
}

export function number(value: unknown, path: string): number {
  if (typeof value === 'number') return value;
  throw bad(path, value, 'number');
}

/** The values as doubles, if each is a number. The path of a value is built only for an error. */
export function numbersIn(values: List, path: string): Float64Array {
  const numbers = new Float64Array(values.length);
  for (let at = 0; at < values.length; at++) {
    const value = values[at];
    numbers[at] = typeof value === 'number' ? value : number(value, `${path}[${at}]`);
  }
  return numbers;
}

/** Whole numbers from 0 to below this may serve as their own codes. */
const smallNumbers = 1 << 12;

/** Plain values for the core, and every label of the cases in its first spelling. */
export interface Cases {
  spelt: Label[];
  [column: string]: unknown;
}

const integerArrays = [Uint8Array, Int8Array, Uint8ClampedArray, Int16Array, Uint16Array, Int32Array, Uint32Array];
type IntegerArray = Uint8Array | Int8Array | Uint8ClampedArray | Int16Array | Uint16Array | Int32Array | Uint32Array;

const isIntegerArray = (values: unknown): values is IntegerArray =>
  integerArrays.some((kind) => values instanceof kind);

/** Bitwise or of all numbers. */
function bitsOf(values: IntegerArray): number {
  const { length } = values;
  let bits = 0;
  for (let at = 0; at < length; at++) bits |= values[at]!;
  return bits;
}

/** Assigns codes to labels. A code need not occur. */
export class Codes {
  readonly names: string[] = [];
  /** Each label in its first spelling. */
  readonly labels: Label[] = [];
  #codes = new Map<unknown, number>();

  /**
   * Codes of labels. Integers in a typed array, which are usually codes already, are returned unchanged if they are
   * small.
   */
  of(labels: unknown, path: string): IntegerArray {
    const values = list(labels, path);
    if (isIntegerArray(values)) {
      // The highest bit of the largest number is set here, and the sign bit if any number is negative.
      const bits = bitsOf(values);
      const isSmall = bits >>> 0 < smallNumbers;
      if (isSmall && Array.from({ length: bits + 1 }).every((_, code) => this.#of(code, path) === code)) return values;
    }
    const codes = new Int32Array(values.length);
    for (let at = 0; at < values.length; at++) codes[at] = this.#of(values[at], path, at);
    return codes;
  }

  #of(label: unknown, path: string, at = 0): number {
    let code = this.#codes.get(label);
    if (code === undefined) {
      code = this.names.push(labelText(label, `${path}[${at}]`)) - 1;
      this.labels.push(label as Label);
      this.#codes.set(label, code);
    }
    return code;
  }
}

/** The weights; the core takes an empty list for none. */
export function weightsOf(weights: Numbers | undefined, cases: number): Float64Array {
  if (weights === undefined) return new Float64Array();
  const values = list(weights, 'weights');
  if (values.length === 0 && cases > 0) {
    throw new InputError({ code: 'unequal-lengths', parameters: { truth: String(cases), weights: '0' } });
  }
  if (values instanceof Float64Array) return values;
  return numbersIn(values, 'weights');
}

export const positiveOf = (positive: Label | undefined): string | undefined =>
  positive === undefined ? undefined : labelText(positive, 'positive');

export const isList = (value: unknown): boolean => Array.isArray(value) || ArrayBuffer.isView(value);

/** Whether all labels are 32-bit integers in typed arrays, which may be codes already. */
export const areWhole = (problem: LabelsProblem): boolean =>
  problem.truth instanceof Int32Array && modelsOf(problem).every(([, labels]) => labels instanceof Int32Array);

/** A single classifier without a name, or each by its name. */
function modelsOf({ predicted }: LabelsProblem): [name: string, labels: unknown][] {
  if (isList(predicted) || typeof predicted !== 'object' || predicted === null) return [['', predicted]];
  const models = Object.entries(predicted);
  if (models.length < 1) throw bad('predicted', '0 lists', 'classifiers');
  return models;
}

/** The plain values for the core's readCases; without names where integers are their own codes. */
export function casesOf(problem: LabelsProblem, areCodes: boolean): Cases {
  const models = modelsOf(problem);
  const codes = new Codes();
  const codesOf = (labels: unknown, path: string): IntegerArray =>
    areCodes && labels instanceof Int32Array ? labels : codes.of(labels, path);
  const truth = codesOf(problem.truth, 'truth');
  const [predicted, ...others] = models.map(([, labels]) => codesOf(labels, 'predicted'));
  return {
    spelt: codes.labels,
    names: areCodes ? undefined : codes.names,
    truth,
    predicted,
    others,
    models: models.length > 1 ? models.map(([name]) => wellFormed(name)) : [],
    weights: weightsOf(problem.weights, truth.length),
    labels: names(problem.labels, 'labels'),
    predictedLabels: names(problem.predictedLabels, 'predictedLabels'),
    positive: positiveOf(problem.positive),
    grouping: groupingOf(problem),
  };
}

/** The plain values for the core's readCounts. */
export function countsOf(problem: MatrixProblem): object {
  const rows = list(problem.counts, 'counts');
  const columns = rows.length === 0 ? 0 : list(rows[0], 'counts[0]').length;
  const counts = new Float64Array(rows.length * columns);
  for (let row = 0; row < rows.length; row++) {
    const cells = list(rows[row], `counts[${row}]`);
    if (cells.length !== columns) {
      throw new InputError({
        code: 'ragged-counts',
        parameters: { row: String(row + 1), found: String(cells.length), expected: String(columns) },
      });
    }
    for (let column = 0; column < columns; column++) {
      counts[row * columns + column] = number(cells[column], `counts[${row}][${column}]`);
    }
  }
  return {
    rows: rows.length,
    columns,
    counts,
    labels: names(problem.labels, 'labels'),
    predictedLabels: names(problem.predictedLabels, 'predictedLabels'),
    positive: positiveOf(problem.positive),
    shares: problem.shares === true,
    background: backgroundOf(problem),
  };
}

/** Index of the label that is no class. */
function backgroundOf({ background, labels }: MatrixProblem): number | undefined {
  if (background === undefined) return undefined;
  const at = (labels ?? []).findIndex((label) => String(label) === String(background));
  if (at < 0) throw bad('background', background, 'label');
  return at;
}

/** The plain values for the core's readClassCounts. */
export function classCountsOf({ tp, fp, fn, tn, labels, positive, background }: ClassCountsProblem): object {
  const numbers = (values: unknown, path: string): Float64Array => numbersIn(list(values, path), path);
  return {
    tp: numbers(tp, 'tp'),
    fp: numbers(fp, 'fp'),
    fn: numbers(fn, 'fn'),
    tn: numbers(tn ?? [], 'tn'),
    labels: names(labels ?? [], 'labels'),
    positive: positiveOf(positive),
    background: background === true,
  };
}

/** The plain values for the core's readReport. */
export function reportOf({ labels, precision, recall, f1, support, accuracy, micro, ...rest }: PrintedReport): object {
  const numbers = (values: unknown, path: string): Float64Array => numbersIn(list(values, path), path);
  const decimals = number(rest.decimals, 'decimals');
  if (!Number.isInteger(decimals) || decimals < 0) throw bad('decimals', decimals, 'whole-number');
  return {
    precision: numbers(precision, 'precision'),
    recall: numbers(recall, 'recall'),
    f1: numbers(f1 ?? [], 'f1'),
    support: numbers(support, 'support'),
    ...(accuracy !== undefined && { accuracy: number(accuracy, 'accuracy') }),
    ...(micro !== undefined && {
      micro: {
        precision: number(micro?.precision, 'micro.precision'),
        recall: number(micro?.recall, 'micro.recall'),
        f1: number(micro?.f1, 'micro.f1'),
      },
    }),
    decimals,
    labels: names(labels ?? [], 'labels'),
    positive: positiveOf(rest.positive),
  };
}

/** The two counts of a problem of kind counts, by their meaning. */
export function twoCountsOf(
  problem: CountsProblem,
): { successes: number; trials: number } | { n01: number; n10: number } {
  if ('n01' in problem) return { n01: number(problem.n01, 'n01'), n10: number(problem.n10, 'n10') };
  return { successes: number(problem.successes, 'successes'), trials: number(problem.trials, 'trials') };
}

/** The groups or folds of a problem as codes; undefined where it has none. */
export function groupingOf({
  groups,
  folds,
}: Pick<LabelsProblem, 'groups' | 'folds'>): { folds: boolean; names: string[]; codes: Int32Array } | undefined {
  if (groups !== undefined && folds !== undefined) throw bad('folds', 'groups, folds', 'groups-or-folds');
  const given = groups ?? folds;
  if (given === undefined) return undefined;
  const codes = new Codes();
  const ofCases = Int32Array.from(codes.of(given, groups ? 'groups' : 'folds'));
  return { folds: groups === undefined, names: codes.names, codes: ofCases };
}

/** Every label in the caller's spelling; several may be the same label. `spelt` are those of the cases. */
export const labelsOf = (
  { labels = [], predictedLabels = [] }: Partial<Pick<LabelsProblem, 'labels' | 'predictedLabels'>>,
  spelt: Iterable<Label>,
): Label[] => [...labels, ...predictedLabels, ...spelt];

/** The caller's first spelling of each label, by its canonical name. */
export function spellingOf(labels: Iterable<Label>, canonical: (label: Label) => string): Map<string, Label> {
  const spelling = new Map<string, Label>();
  for (const label of labels) {
    // A whole number has the same spelling everywhere.
    const name = Number.isSafeInteger(label) ? String(label) : canonical(label);
    if (!spelling.has(name)) spelling.set(name, typeof label === 'string' ? wellFormed(label) : label);
  }
  return spelling;
}
