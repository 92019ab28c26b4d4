import { InputError } from './input-error.ts';
import {
  bad,
  type Cases,
  Codes,
  groupingOf,
  isList,
  type List,
  labelText,
  list,
  names,
  number,
  numbersIn,
  positiveOf,
  wellFormed,
  weightsOf,
} from './problem.ts';
import type { Label, Numbers } from './types/label.ts';
import type { Problem } from './types/problem.ts';

type ScoresProblem = Extract<Problem, { kind: 'scores' }>;
type ProbabilitiesProblem = Extract<Problem, { kind: 'probabilities' }>;
type MultilabelProblem = Extract<Problem, { kind: 'multilabel' }>;
export type ScoredProblem = ScoresProblem | ProbabilitiesProblem | MultilabelProblem;

const unequal = (parameters: Record<string, string>): InputError =>
  new InputError({ code: 'unequal-lengths', parameters });

/** One number per case. A Float64Array is used without copying. */
function scoresIn(values: unknown, path: string): Float64Array {
  if (values instanceof Float64Array) return values;
  if (values instanceof Float32Array) return Float64Array.from(values);
  return numbersIn(list(values, path), path);
}

/** All cells as one view, if the rows are views of one buffer, one behind the other; else undefined. */
function wholeOf(rows: List, width: number): Float64Array | undefined {
  const first = rows[0];
  if (!(first instanceof Float64Array)) return undefined;
  const { buffer } = first;
  let end = first.byteOffset;
  for (let at = 0; at < rows.length; at++) {
    const row = rows[at];
    if (!(row instanceof Float64Array) || row.length !== width) return undefined;
    if (row.byteOffset !== end || row.buffer !== buffer) return undefined;
    end += row.byteLength;
  }
  return new Float64Array(buffer, first.byteOffset, rows.length * width);
}

/** Rows of equal length, one after another. */
function table(rows: unknown, path: string, width: number): Float64Array {
  const given = list(rows, path);
  const whole = wholeOf(given, width);
  if (whole) return whole;
  const cells = new Float64Array(given.length * width);
  let at = 0;
  for (let row = 0; row < given.length; row++) {
    const found = given[row];
    const values = found instanceof Float64Array ? found : list(found, `${path}[${row}]`);
    if (values.length !== width) {
      throw new InputError({
        code: 'ragged-counts',
        parameters: { row: String(row + 1), found: String(values.length), expected: String(width) },
      });
    }
    // For few numbers a loop is faster than set().
    for (let column = 0; column < width; column++) {
      const value = values[column];
      cells[at++] = typeof value === 'number' ? value : number(value, `${path}[${row}][${column}]`);
    }
  }
  return cells;
}

/** The models by their names; a single one has none. */
function modelsOf({ scores }: ScoresProblem): [name: string, scores: unknown][] {
  if (isList(scores) || typeof scores !== 'object' || scores === null) return [['', scores]];
  return Object.entries(scores as Record<string, unknown>);
}

/** The plain values for the core's readScores. */
export function scoresOf(problem: ScoresProblem): Cases {
  const codes = new Codes();
  const truth = codes.of(problem.truth, 'truth');
  const models = modelsOf(problem);
  return {
    spelt: codes.labels,
    names: codes.names,
    truth,
    models: models.map(([name]) => wellFormed(name)),
    scores: models.map(([name, scores]) =>
      scoresIn(scores, name === '' ? 'scores' : `scores[${JSON.stringify(name)}]`),
    ),
    weights: weightsOf(problem.weights, truth.length),
    positive: positiveOf(problem.positive),
    lowerIsPositive: problem.lowerIsPositive === true,
    decisionValues: problem.decisionValues === true,
    missed: missedOf(problem),
    grouping: groupingOf(problem),
  };
}

/**
 * The number of missed positives. @throws InputError for data with parts, where it is not known in which part they were
 * missed
 */
function missedOf({ missed = 0, groups, folds }: ScoresProblem): number {
  if (missed !== 0 && (groups ?? folds)) throw bad('missed', missed, 'no-parts');
  return number(missed, 'missed');
}

/** The plain values for the core's readProbabilities. */
export function probabilitiesOf(problem: ProbabilitiesProblem): Cases {
  const codes = new Codes();
  const truth = codes.of(problem.truth, 'truth');
  const labels = names(problem.labels, 'labels');
  if (!labels) throw bad('labels', undefined, 'list');
  const rows = list(problem.probabilities, 'probabilities');
  if (rows.length !== truth.length) {
    throw unequal({ truth: String(truth.length), probabilities: String(rows.length) });
  }
  return {
    spelt: codes.labels,
    names: codes.names,
    truth,
    labels,
    probabilities: table(rows, 'probabilities', labels.length),
    weights: weightsOf(problem.weights, truth.length),
    positive: positiveOf(problem.positive),
    normalise: problem.normalise === true,
    decisionValues: problem.decisionValues === true,
    grouping: groupingOf(problem),
  };
}

type Sets = readonly (readonly unknown[] | Numbers)[];

/** The rows of `sets`, each checked to be a list. */
function rowsIn(sets: unknown, path: string): Sets {
  const rows = list(sets, path);
  return Array.from(rows as ArrayLike<unknown>, (row, at) => list(row, `${path}[${at}]`) as unknown as unknown[]);
}

/** Whether every row is a list of zeros and ones, one per label. */
function areIndicators(sets: Sets, labels: readonly Label[] | undefined): boolean {
  const width = labels?.length ?? sets[0]?.length;
  return sets.every((row) => row.length === width && Array.from(row).every((cell) => cell === 0 || cell === 1));
}

/** Numbers by value, then text in the order of first occurrence. */
function inOrder(labels: Iterable<string>): string[] {
  return [...new Set(labels)].sort((one, other) => {
    const [left, right] = [Number(one), Number(other)];
    if (Number.isNaN(left) || Number.isNaN(right)) return Number(Number.isNaN(left)) - Number(Number.isNaN(right));
    return left - right;
  });
}

/** 1 where a case has the label, else 0, row after row. */
function indicators(sets: readonly string[][], labels: readonly string[]): Uint8Array {
  const places = new Map(labels.map((label, at) => [label, at]));
  const cells = new Uint8Array(sets.length * labels.length);
  sets.forEach((set, row) => {
    for (const label of set) {
      const at = places.get(label);
      if (at === undefined) {
        throw new InputError({ code: 'unknown-label', excerpt: label, parameters: { label, case: String(row + 1) } });
      }
      cells[row * labels.length + at] = 1;
    }
  });
  return cells;
}

/** The plain values for the core's readLabelSets. `canonical` gives the one spelling of a label. */
export function setsOf(problem: MultilabelProblem, canonical: (label: string) => string): object {
  const truth = rowsIn(problem.truth, 'truth');
  const predicted = problem.predicted === undefined ? undefined : rowsIn(problem.predicted, 'predicted');
  if (predicted && predicted.length !== truth.length) {
    throw unequal({ truth: String(truth.length), predicted: String(predicted.length) });
  }
  const named = names(problem.labels, 'labels')?.map(canonical);
  const { labels, cells } = [truth, ...(predicted ? [predicted] : [])].every((sets) =>
    areIndicators(sets, problem.labels),
  )
    ? indicatorCells(truth, predicted, named)
    : namedCells(truth, predicted, named, canonical);
  const { scores } = problem;
  if (scores !== undefined && list(scores, 'scores').length !== truth.length) {
    throw unequal({ truth: String(truth.length), scores: String(scores.length) });
  }
  return {
    labels,
    truth: cells[0],
    predicted: cells[1] ?? new Uint8Array(),
    scores: scores === undefined ? new Float64Array() : table(scores, 'scores', labels.length),
    weights: weightsOf(problem.weights, truth.length),
  };
}

interface LabelCells {
  labels: string[];
  cells: Uint8Array[];
}

function indicatorCells(truth: Sets, predicted: Sets | undefined, named: string[] | undefined): LabelCells {
  const labels = named ?? Array.from({ length: truth[0]?.length ?? 0 }, (_, at) => String(at + 1));
  const cellsOf = (sets: Sets): Uint8Array => Uint8Array.from(sets.flatMap((row) => Array.from(row as Numbers)));
  return { labels, cells: [truth, ...(predicted ? [predicted] : [])].map(cellsOf) };
}

function namedCells(
  truth: Sets,
  predicted: Sets | undefined,
  named: string[] | undefined,
  canonical: (label: string) => string,
): LabelCells {
  const lists = [truth, ...(predicted ? [predicted] : [])].map((sets, which) =>
    sets.map((set, row) =>
      Array.from(set as ArrayLike<unknown>, (label, at) =>
        canonical(labelText(label, `${which === 0 ? 'truth' : 'predicted'}[${row}][${at}]`)),
      ),
    ),
  );
  const labels = named ?? inOrder(lists.flat(2));
  return { labels, cells: lists.map((sets) => indicators(sets, labels)) };
}

/**
 * Every label in the caller's spelling; several may be the same label. `spelt` are those of the truth, except for label
 * sets.
 */
export function* labelsOfScored(problem: ScoredProblem, spelt: Label[] = []): Iterable<Label> {
  if (problem.kind !== 'scores') yield* problem.labels ?? [];
  yield* spelt;
  if (problem.kind === 'multilabel' && !areIndicators(problem.truth as Sets, problem.labels)) {
    for (const set of problem.truth as Sets) yield* Array.from(set as readonly Label[]);
  }
}
