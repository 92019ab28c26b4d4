import type { WasmDoubt, WasmRemedy } from '#wasm/deconfuse.mjs';
import type { Label } from './types/label.ts';
import type { Doubt } from './types/notices.ts';
import type { Problem } from './types/problem.ts';

type ProblemOf<Kind extends Problem['kind']> = Extract<Problem, { kind: Kind }>;
type Change<Name extends WasmRemedy['change']> = Extract<WasmRemedy, { change: Name }>;

/** Whether a value is the list of a single model; several models have an object with a list each, by name. */
const isList = <Item>(lists: ArrayLike<Item> | object): lists is ArrayLike<Item> =>
  typeof (lists as ArrayLike<Item>).length === 'number';

const eachList = <Item>(
  lists: ArrayLike<Item> | Readonly<Record<string, ArrayLike<Item>>>,
  edit: (list: Item[], model: number) => Item[],
): Item[] | Record<string, Item[]> =>
  isList<Item>(lists)
    ? edit(Array.from(lists), 0)
    : Object.fromEntries(Object.entries(lists).map(([name, list], model) => [name, edit(Array.from(list), model)]));

/** Keeps the cases from `first` up to `end`. The predictions of model `shifted` are taken `shift` rows further down. */
function someCases(problem: Problem, first: number, end: number, shift = 0, shifted = 0): Problem {
  const cut = <Item>(list: readonly Item[], by = 0): Item[] => list.slice(first + by, end + by);
  const of = (model: number): number => (model === shifted ? shift : 0);
  const { groups, folds } = problem as Partial<ProblemOf<'labels'>>;
  const parts = { ...(groups && { groups: cut(groups) }), ...(folds && { folds: cut(folds) }) };
  switch (problem.kind) {
    case 'labels':
      return {
        ...problem,
        ...parts,
        truth: cut(Array.from(problem.truth)),
        predicted: eachList<Label>(problem.predicted, (list, model) => cut(list, of(model))),
      };
    case 'scores':
      return {
        ...problem,
        ...parts,
        truth: cut(Array.from(problem.truth)),
        scores: eachList<number>(problem.scores, (list, model) => cut(list, of(model))),
      };
    case 'probabilities':
      return {
        ...problem,
        ...parts,
        truth: cut(Array.from(problem.truth)),
        probabilities: cut(problem.probabilities, shift),
      };
    default:
      return problem;
  }
}

const casesOf = (problem: Problem): number => ('truth' in problem && problem.truth ? problem.truth.length : 0);

function shifted(problem: Problem, { rows, model }: Change<'shift-predictions'>): Problem {
  const cases = casesOf(problem);
  return rows > 0 ? someCases(problem, 0, cases - rows, rows, model) : someCases(problem, -rows, cases, rows, model);
}

/** Renames labels. Labels that get the same name become one class. */
function renamed(problem: Problem, { names }: Change<'rename-labels'>, canonical: (label: Label) => string) {
  const others = new Map(names);
  const spelt = (label: Label): Label => others.get(canonical(label)) ?? label;
  /** Classes that keep their names stay in their order. */
  const classesOf = (labels: readonly Label[]): Label[] => {
    const kept = labels.filter((label) => !others.has(canonical(label)));
    return [...new Map([...kept, ...labels.map(spelt)].map((label) => [canonical(label), label])).values()];
  };
  if (problem.kind !== 'labels' && problem.kind !== 'matrix') return problem;
  const positive = problem.positive !== undefined && { positive: spelt(problem.positive) };
  if (problem.kind === 'labels') {
    const { labels, predictedLabels: _, ...rest } = problem;
    return {
      ...rest,
      ...(labels && { labels: classesOf(labels) }),
      truth: Array.from(problem.truth, spelt),
      predicted: eachList<Label>(problem.predicted, (list) => list.map(spelt)),
      ...positive,
    };
  }
  const { predictedLabels: _, ...rest } = problem;
  const { labels: ofRows = [], predictedLabels: ofColumns = ofRows } = problem;
  const [rows, columns] = [ofRows.map(spelt), ofColumns.map(spelt)];
  const labels = classesOf([...ofRows, ...ofColumns]);
  const place = new Map(labels.map((label, at) => [canonical(label), at]));
  const counts = labels.map(() => labels.map(() => 0));
  rows.forEach((row, at) =>
    columns.forEach((column, to) => {
      counts[place.get(canonical(row))!]![place.get(canonical(column))!]! += problem.counts[at]![to]!;
    }),
  );
  return { ...rest, counts, labels, ...positive };
}

/** Puts the classes into another order, which may include new ones. */
function ordered(problem: Problem, { labels: names }: Change<'order-classes'>, canonical: (label: Label) => string) {
  if (problem.kind !== 'labels' && problem.kind !== 'matrix' && problem.kind !== 'probabilities') return problem;
  const now = problem.labels ?? [];
  const place = new Map(now.map((label, at) => [canonical(label), at]));
  const from = names.map((name) => place.get(name));
  const labels = names.map((name, at) => (from[at] === undefined ? name : now[from[at]]!));
  const inOrder = (cells: ArrayLike<number> | undefined): number[] =>
    from.map((at) => (at === undefined ? 0 : (cells?.[at] ?? 0)));
  if (problem.kind === 'labels') return { ...problem, labels };
  if (problem.kind === 'probabilities') {
    return { ...problem, labels, probabilities: problem.probabilities.map(inOrder) };
  }
  return { ...problem, labels, counts: from.map((at) => inOrder(at === undefined ? undefined : problem.counts[at])) };
}

/** Reorders the columns of probabilities by their new names; the classes stay in their order. */
function withColumns(
  problem: ProblemOf<'probabilities'>,
  { labels: names }: Change<'name-columns'>,
  canonical: (label: Label) => string,
): Problem {
  const columns = problem.labels.map((label) => names.indexOf(canonical(label)));
  return { ...problem, probabilities: problem.probabilities.map((row) => columns.map((column) => row[column]!)) };
}

/** Probabilities become those of the other class, other scores change their sign, and `lowerIsPositive` is dropped. */
function reversed(problem: ProblemOf<'scores'>, { models }: Change<'reverse-scores'>): Problem {
  const { lowerIsPositive, ...asHigher } = problem;
  const count = isList(problem.scores) ? 1 : Object.keys(problem.scores).length;
  if (lowerIsPositive && models.length === count) return asHigher;
  const all = eachList<number>(problem.scores, (list, model) => {
    if (!models.includes(model)) return list;
    const areProbabilities = !problem.decisionValues && list.every((score) => score >= 0 && score <= 1);
    // In floating point 1 − 0.8 differs from 0.2 in the last digit.
    return list.map((score) => (areProbabilities ? Number((1 - score).toPrecision(15)) : -score));
  });
  return { ...problem, scores: all };
}

function withoutTotals(problem: ProblemOf<'matrix'>): Problem {
  const counts = problem.counts.slice(0, -1).map((row) => Array.from(row).slice(0, -1));
  return { ...problem, counts, ...(problem.labels && { labels: problem.labels.slice(0, -1) }) };
}

function exchanged(problem: ProblemOf<'matrix'>): Problem {
  return { ...problem, counts: problem.counts.map((_, column) => problem.counts.map((row) => row[column]!)) };
}

function asLabels(problem: ProblemOf<'scores'>, positive: Label | undefined, code: number): Problem {
  const classes = [...new Set<Label>(Array.from(problem.truth as ArrayLike<Label>))];
  const negative = classes.find((label) => label !== positive);
  const predicted = Array.from(problem.scores as number[], (score) => (score === code ? positive : negative)!);
  const { truth, weights } = problem;
  return {
    kind: 'labels',
    truth,
    predicted,
    ...(positive !== undefined && { positive }),
    ...(weights && { weights }),
  };
}

/** The problem after the change of a remedy. */
function mended(remedy: WasmRemedy, problem: Problem, canonical: (label: Label) => string): Problem {
  switch (remedy.change) {
    case 'shift-predictions':
      return shifted(problem, remedy);
    case 'rename-labels':
      return renamed(problem, remedy, canonical);
    case 'order-classes':
      return ordered(problem, remedy, canonical);
    case 'keep-cases':
      return someCases(problem, 0, remedy.count);
    case 'name-columns':
      return problem.kind === 'probabilities' ? withColumns(problem, remedy, canonical) : problem;
    case 'reverse-scores':
      return problem.kind === 'scores' ? reversed(problem, remedy) : problem;
    case 'take-scores-for-labels':
      return problem.kind === 'scores' ? asLabels(problem, problem.positive, Number(remedy.positive)) : problem;
    case 'drop-totals':
      return problem.kind === 'matrix' ? withoutTotals(problem) : problem;
    case 'exchange-axes':
      return problem.kind === 'matrix' ? exchanged(problem) : problem;
    case 'take-for-shares':
      return problem.kind === 'matrix' ? { ...problem, shares: true } : problem;
  }
}

/** Doubts as the package shows them. The corrected problem may be large, so it is made on first access. */
export function doubtsOf(
  doubts: readonly WasmDoubt[],
  problem: () => Problem,
  canonical: (label: Label) => string,
): Doubt[] {
  return doubts.map(({ remedy, ...doubt }) => {
    if (!remedy) return doubt;
    let made: Problem | undefined;
    return {
      ...doubt,
      remedy: {
        // Only a text leaves the orientation of a matrix open.
        ...(remedy.change === 'exchange-axes' && { options: { orientation: remedy.orientation } }),
        get problem() {
          return (made ??= mended(remedy, problem(), canonical));
        },
      },
    };
  });
}

/** The doubts with the likely ones first. */
export const surestFirst = <Some extends Pick<Doubt, 'sure'>>(doubts: readonly Some[]): Some[] =>
  doubts.toSorted((one, other) => Number(one.sure === 'possible') - Number(other.sure === 'possible'));
