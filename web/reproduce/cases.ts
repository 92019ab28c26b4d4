import type { Label, Numbers } from '../core/types/label.ts';
import type { Problem } from '../core/types/problem.ts';
import type { Report, ReportOptions } from '../core/types/report.ts';

/**
 * The data that a program in another language begins with. Classes and labels are numbered from 0 in the order of the
 * report.
 */
export type Cases =
  | Classified
  | {
      kind: 'matrix';
      names: readonly Label[];
      /** Names of the columns, where they differ from those of the rows. */
      predictedNames?: readonly Label[];
      /** Rows are the truth. */
      counts: readonly (readonly number[])[];
    }
  | {
      kind: 'scores';
      positive: Label | undefined;
      /** 1 for a positive case, else 0. */
      truth: readonly number[];
      /** Finite; higher scores are more positive. */
      scores: readonly number[];
      /** Whether all scores were finite. If not, the infinite ones are replaced by finite ones beyond all others. */
      isFinite: boolean;
      /** Whether lower scores were more positive. If so, their signs are changed. */
      isOpposite: boolean;
      weights?: readonly number[];
    }
  | {
      kind: 'probabilities';
      names: readonly Label[];
      truth: readonly number[];
      /** One row per case, one column per class. */
      probabilities: readonly (readonly number[])[];
      weights?: readonly number[];
    }
  | {
      kind: 'multilabel';
      names: readonly Label[];
      /** One row per case, one column per label. */
      truth: readonly (readonly number[])[];
      predicted?: readonly (readonly number[])[];
      scores?: readonly (readonly number[])[];
      weights?: readonly number[];
    };

/** Cases with a true and a predicted class. */
export interface Classified {
  kind: 'labels';
  names: readonly Label[];
  predictedNames?: readonly Label[];
  truth: readonly number[];
  predicted: readonly number[];
  weights?: readonly number[];
}

/** Greatest number of cases, and of numbers, that are written into a program. */
export const mostCases = 2_000;
const mostNumbers = 10_000;

const isList = (value: unknown): boolean => Array.isArray(value) || ArrayBuffer.isView(value);

/** The list of the reported model. */
function reported<List>(lists: List | { readonly [model: string]: List }, model?: string): List {
  if (isList(lists)) return lists as List;
  const named = lists as { readonly [model: string]: List };
  return (model === undefined ? undefined : named[model]) ?? Object.values(named)[0]!;
}

/** The index of each label in the names. A label may be given as a number or as text. */
function codesOf(labels: readonly Label[] | Numbers, names: readonly Label[]): number[] {
  const codes = new Map(names.map((name, at) => [String(name), at]));
  return Array.from(labels as ArrayLike<Label>, (label) => codes.get(String(label))!);
}

const listsOf = (rows: readonly unknown[]): number[][] =>
  rows.map((row) => Array.from(row as ArrayLike<unknown>, Number));

/** Scores in the same order without infinite numbers. */
function finite(scores: readonly number[]): readonly number[] {
  if (scores.every(Number.isFinite)) return scores;
  const others = scores.filter(Number.isFinite);
  const [low, high] = others.reduce(
    ([least, most], score) => [Math.min(least, score), Math.max(most, score)] as const,
    [0, 0] as readonly [number, number],
  );
  const beyond = Math.max(1, high - low);
  return scores.map((score) => (Number.isFinite(score) ? score : score > 0 ? high + beyond : low - beyond));
}

/** Equal cases merged into one with their summed weight. */
function grouped(cases: Classified, columns: number): Classified {
  const sums = new Map<number, number>();
  cases.truth.forEach((truth, at) => {
    const cell = truth * columns + cases.predicted[at]!;
    sums.set(cell, (sums.get(cell) ?? 0) + (cases.weights?.[at] ?? 1));
  });
  const cells = [...sums.keys()].sort((one, other) => one - other);
  return {
    ...cases,
    truth: cells.map((cell) => Math.floor(cell / columns)),
    predicted: cells.map((cell) => cell % columns),
    weights: cells.map((cell) => sums.get(cell)!),
  };
}

/**
 * The cases of a problem; undefined for what the other libraries do not cover: decision problems, counts, and positives
 * without a score.
 */
export function casesOf(
  problem: Problem,
  { labels: names }: Pick<Report, 'labels'>,
  { model }: ReportOptions,
): Cases | undefined {
  switch (problem.kind) {
    case 'labels': {
      const { predictedLabels: predictedNames } = problem;
      const columns = predictedNames ?? names;
      const cases: Classified = {
        kind: 'labels',
        names,
        ...(predictedNames && { predictedNames }),
        truth: codesOf(problem.truth, names),
        predicted: codesOf(reported(problem.predicted), columns),
        ...(problem.weights && { weights: Array.from(problem.weights) }),
      };
      const isShort = cases.truth.length <= mostCases;
      if (isShort && !(predictedNames && cases.weights)) return cases;
      const groups = grouped(cases, columns.length);
      if (names.length * columns.length > mostCases) return groups;
      const counts = names.map(() => columns.map(() => 0));
      groups.truth.forEach((row, at) => (counts[row]![groups.predicted[at]!] = groups.weights![at]!));
      return { kind: 'matrix', names, ...(predictedNames && { predictedNames }), counts };
    }
    case 'matrix': {
      const { predictedLabels: predictedNames } = problem;
      const counts = listsOf(problem.counts);
      const others = predictedNames && { predictedNames };
      if (counts.length * (counts[0]?.length ?? 0) <= mostCases) return { kind: 'matrix', names, ...others, counts };
      const cells = counts.flatMap((row, truth) =>
        row.flatMap((weight, predicted) => (weight > 0 ? [{ truth, predicted, weight }] : [])),
      );
      return {
        kind: 'labels',
        names,
        ...others,
        truth: cells.map(({ truth }) => truth),
        predicted: cells.map(({ predicted }) => predicted),
        weights: cells.map(({ weight }) => weight),
      };
    }
    case 'scores': {
      if (problem.missed) return undefined;
      const scores = Array.from(reported<Numbers>(problem.scores, model));
      const { positive = names.at(-1), lowerIsPositive = false, weights } = problem;
      return {
        kind: 'scores',
        positive,
        truth: Array.from(problem.truth as ArrayLike<Label>, (label) => Number(String(label) === String(positive))),
        scores: finite(lowerIsPositive ? scores.map((score) => -score) : scores),
        isFinite: scores.every(Number.isFinite),
        isOpposite: lowerIsPositive,
        ...(weights && { weights: Array.from(weights) }),
      };
    }
    case 'probabilities':
      return {
        kind: 'probabilities',
        names,
        truth: codesOf(problem.truth, names),
        probabilities: listsOf(problem.probabilities),
        ...(problem.weights && { weights: Array.from(problem.weights) }),
      };
    case 'multilabel':
      return {
        kind: 'multilabel',
        names,
        truth: listsOf(problem.truth),
        ...(problem.predicted && { predicted: listsOf(problem.predicted) }),
        ...(problem.scores && { scores: listsOf(problem.scores) }),
        ...(problem.weights && { weights: Array.from(problem.weights) }),
      };
    default:
      return undefined;
  }
}

/** Whether the data are so many that they go into a file of their own. */
export function areMany(cases: Cases): boolean {
  if (cases.kind === 'matrix') return false;
  const rows = cases.truth.length;
  const width = cases.kind === 'probabilities' || cases.kind === 'multilabel' ? cases.names.length * 3 : 2;
  return rows > mostCases || (rows > 200 && rows * width > mostNumbers);
}

/** Cases that a file can hold. */
export type FiledCases = Exclude<Cases, { kind: 'matrix' }>;

/** Cases of labels, or their counts. */
export type Classification = Extract<Cases, { kind: 'labels' | 'matrix' }>;

/** Whether cases count with weights; the cells of a matrix are weights. */
export const isWeighted = (cases: Cases): boolean => cases.kind === 'matrix' || cases.weights !== undefined;

/** The columns of the file with the data, which holds numbers only. */
export function columnsOf(cases: FiledCases): { name: string; cells: readonly number[] }[] {
  const { weights } = cases;
  const table = (name: string, rows: readonly (readonly number[])[] = []): { name: string; cells: number[] }[] =>
    (rows[0] ?? []).map((_, column) => ({ name: `${name}_${column}`, cells: rows.map((row) => row[column]!) }));
  const columns = (): { name: string; cells: readonly number[] }[] => {
    switch (cases.kind) {
      case 'labels':
        return [
          { name: 'truth', cells: cases.truth },
          { name: 'predicted', cells: cases.predicted },
        ];
      case 'scores':
        return [
          { name: 'truth', cells: cases.truth },
          { name: 'score', cells: cases.scores },
        ];
      case 'probabilities':
        return [{ name: 'truth', cells: cases.truth }, ...table('score', cases.probabilities)];
      case 'multilabel':
        return [
          ...table('truth', cases.truth),
          ...table('predicted', cases.predicted),
          ...table('score', cases.scores),
        ];
    }
  };
  return [...columns(), ...(weights ? [{ name: 'weight', cells: weights }] : [])];
}

/** The file with the data: comma-separated, with decimal points, and the names of the columns in the first line. */
export function fileOf(cases: FiledCases): string {
  const columns = columnsOf(cases);
  const lines = cases.truth.map((_, at) => columns.map(({ cells }) => cells[at]!).join(','));
  return [columns.map(({ name }) => name).join(','), ...lines, ''].join('\n');
}

/** Condition on the data or options under which a call of another library gives the value of the page. */
export type Requirement =
  /** There are no weights, or whole ones, so that the cases can be written one by one. */
  | 'whole'
  | 'unweighted'
  /** The square of the total fits into a 64-bit integer. */
  | 'no-overflow'
  /** Every case has true and predicted labels, or 0/0 has a value. */
  | 'no-empty-sets'
  | 'two-classes'
  | 'more-classes'
  | 'more-labels'
  /** In truth and in prediction some class has several cases. */
  | 'some-pairs'
  /** Some case has a label. */
  | 'some-label'
  /** Every class or label belongs to some case, and not to all. */
  | 'all-classes'
  /** Every case has some label, and none has all. */
  | 'all-cases'
  /** The matrix has at least two rows and two columns, none of them empty. */
  | 'no-empty-lines'
  /** Every class is predicted, and predicted rightly at least once. */
  | 'each-found'
  /** Rows sum to 1. */
  | 'probabilities'
  /** No two scores of a case are equal. */
  | 'no-ties-in-cases'
  | 'finite-scores'
  | 'no-clip'
  /** No case gives its class so small a probability that the library replaces it. */
  | 'no-tiny-probabilities'
  /**
   * Recall has a weight in F, or the 0/0 policy is not 1: the library makes F of β = 0 from precision and recall, not
   * from counts.
   */
  | 'recall-counts'
  /** Recall has a weight in F, that is β is not 0. */
  | 'some-beta'
  | 'no-class-weights'
  /** Every class belongs to some case, or is predicted for some. */
  | 'no-absent-classes'
  /** Every predicted class also belongs to some case. */
  | 'no-invented-classes'
  /** Every class has cases that were missed, and cases of other classes predicted as it. */
  | 'all-errors'
  /** Every class has true negatives. */
  | 'true-negatives'
  /** k is at most the number of classes. */
  | 'k-within-classes'
  /** Predicted classes have the names of the true ones. */
  | 'same-classes'
  /** Scores are from 0 to 1. */
  | 'unit-scores'
  /** Logarithms have base 2. */
  | 'bits';

const mostRepeated = 1_000_000;

export function weightsOf(cases: Cases): readonly number[] | undefined {
  return cases.kind === 'matrix' ? cases.counts.flat() : cases.weights;
}

/** Sums of weights (or counts) by true class, by predicted class, and of right cases by class. */
function sumsOf(cases: Classification): Record<'truth' | 'predicted' | 'right', number[]> {
  const sums = {
    truth: cases.names.map(() => 0),
    predicted: (cases.predictedNames ?? cases.names).map(() => 0),
    right: cases.names.map(() => 0),
  };
  const add = (row: number, column: number, weight: number): void => {
    sums.truth[row]! += weight;
    sums.predicted[column]! += weight;
    if (row === column) sums.right[row]! += weight;
  };
  if (cases.kind === 'matrix')
    cases.counts.forEach((row, at) => row.forEach((count, column) => add(at, column, count)));
  else cases.truth.forEach((row, at) => add(row, cases.predicted[at]!, cases.weights?.[at] ?? 1));
  return sums;
}

function hasAllClasses(cases: Cases): boolean {
  // Cases of weight 0 do not count.
  const counts = (at: number): boolean => cases.kind !== 'matrix' && cases.weights?.[at] !== 0;
  const isSome = (present: readonly boolean[]): boolean =>
    [true, false].every((sought) => present.some((one, at) => one === sought && counts(at)));
  switch (cases.kind) {
    case 'scores':
      return isSome(cases.truth.map((truth) => truth === 1));
    case 'probabilities':
      return cases.names.every((_, at) => isSome(cases.truth.map((truth) => truth === at)));
    case 'multilabel':
      return cases.names.every((_, at) => isSome(cases.truth.map((row) => row[at] === 1)));
    default:
      return sumsOf(cases).truth.every((sum) => sum > 0);
  }
}

function isOfEveryClass(
  cases: Cases,
  holds: (truth: number, predicted: number, right: number, total: number) => boolean,
): boolean {
  if (cases.kind !== 'labels' && cases.kind !== 'matrix') return false;
  const { truth, predicted, right } = sumsOf(cases);
  const total = truth.reduce((all, sum) => all + sum, 0);
  return truth.every((sum, at) => holds(sum, predicted[at]!, right[at]!, total));
}

function allScores(cases: Cases): readonly number[] {
  switch (cases.kind) {
    case 'scores':
      return cases.scores;
    case 'probabilities':
      return cases.probabilities.flat();
    case 'multilabel':
      return (cases.scores ?? []).flat();
    default:
      return [];
  }
}

/** Whether the data and options meet a requirement. */
export function fulfils(cases: Cases, requirement: Requirement, options: ReportOptions): boolean {
  switch (requirement) {
    case 'whole': {
      const weights = weightsOf(cases) ?? [];
      return weights.every(Number.isInteger) && weights.reduce((sum, weight) => sum + weight, 0) <= mostRepeated;
    }
    case 'no-overflow':
      return (weightsOf(cases) ?? []).reduce((sum, weight) => sum + weight, 0) < 2 ** 31;
    case 'no-empty-sets': {
      const hasSome = (rows: readonly (readonly number[])[]): boolean => rows.every((row) => row.includes(1));
      return (
        options.zeroDivision !== 'undefined' ||
        (cases.kind === 'multilabel' && hasSome(cases.truth) && hasSome(cases.predicted ?? []))
      );
    }
    case 'unweighted':
      return weightsOf(cases) === undefined;
    case 'two-classes':
      return cases.kind === 'scores' || cases.names.length === 2;
    case 'more-classes':
      return cases.kind !== 'scores' && cases.names.length > 2;
    case 'more-labels':
      return cases.kind === 'multilabel' && cases.names.length > 1;
    case 'some-pairs': {
      if (cases.kind !== 'labels' && cases.kind !== 'matrix') return false;
      const { truth, predicted } = sumsOf(cases);
      return [truth, predicted].every((sums) => sums.some((sum) => sum > 1));
    }
    case 'some-label':
      return cases.kind === 'multilabel' && cases.truth.some((row) => row.includes(1));
    case 'all-cases':
      return cases.kind === 'multilabel' && cases.truth.every((row) => row.includes(0) && row.includes(1));
    case 'no-empty-lines': {
      if (cases.kind !== 'labels' && cases.kind !== 'matrix') return false;
      const { truth, predicted } = sumsOf(cases);
      return [truth, predicted].every((sums) => sums.length > 1 && sums.every((sum) => sum > 0));
    }
    case 'all-classes':
      return hasAllClasses(cases);
    case 'each-found':
      return (cases.kind === 'labels' || cases.kind === 'matrix') && sumsOf(cases).right.every((sum) => sum > 0);
    case 'probabilities':
      return (
        cases.kind === 'probabilities' &&
        cases.probabilities.every(
          (row) => row.every((value) => value >= 0) && Math.abs(row.reduce((sum, value) => sum + value, 0) - 1) < 1e-9,
        )
      );
    case 'no-ties-in-cases': {
      const rows =
        cases.kind === 'probabilities' ? cases.probabilities : cases.kind === 'multilabel' ? (cases.scores ?? []) : [];
      return rows.every((row) => new Set(row).size === row.length);
    }
    case 'finite-scores':
      return cases.kind === 'scores' && cases.isFinite;
    case 'no-clip':
      return options.clip === undefined;
    case 'no-tiny-probabilities': {
      const least = 2 ** -52;
      if (cases.kind === 'scores')
        return cases.truth.every((truth, at) => (truth === 1 ? cases.scores[at]! : 1 - cases.scores[at]!) >= least);
      return (
        cases.kind === 'probabilities' && cases.truth.every((truth, at) => cases.probabilities[at]![truth]! >= least)
      );
    }
    case 'recall-counts':
      return options.beta !== 0 || options.zeroDivision !== 'one';
    case 'some-beta':
      return options.beta !== 0;
    case 'no-class-weights':
      return options.classWeights === undefined;
    case 'no-absent-classes':
      return isOfEveryClass(cases, (truth, predicted) => truth + predicted > 0);
    case 'no-invented-classes':
      return isOfEveryClass(cases, (truth, predicted) => truth > 0 || predicted === 0);
    case 'all-errors':
      return isOfEveryClass(cases, (truth, predicted, right) => right < truth && right < predicted);
    case 'true-negatives':
      return isOfEveryClass(cases, (truth, predicted, right, total) => truth + predicted - right < total);
    case 'k-within-classes':
      return 'names' in cases && (options.k ?? 1) <= cases.names.length;
    case 'same-classes':
      return !('predictedNames' in cases && cases.predictedNames);
    case 'unit-scores':
      return allScores(cases).every((score) => score >= 0 && score <= 1);
    case 'bits':
      return (options.base ?? 2) === 2;
  }
}
