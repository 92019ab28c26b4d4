import { comparisons } from './option-values.ts';
import { bad, list } from './problem.ts';
import type { Dataset, Part } from './types/dataset.ts';
import type { Label } from './types/label.ts';
import type { PartsProblem, Problem } from './types/problem.ts';
import type { Report, ReportOptions } from './types/report.ts';

type ProblemOf<Kind extends Problem['kind']> = Extract<Problem, { kind: Kind }>;
type WithCases = ProblemOf<'labels'> | ProblemOf<'scores'> | ProblemOf<'probabilities'>;

/** The field of a problem that says which part each case belongs to. */
export const groupsOf = (
  what: PartsProblem['what'],
  names: readonly string[],
  codes: Int32Array | undefined,
): { groups?: string[]; folds?: string[] } =>
  codes && what !== 'models' ? { [what]: Array.from(codes, (code) => names[code]!) } : {};

/** A part that is made on first access. */
export class LazyPart implements Part {
  readonly name: string;
  readonly make: () => Dataset;
  #made: Dataset | undefined;

  constructor(name: string, make: () => Dataset) {
    this.name = name;
    this.make = make;
  }

  get dataset(): Dataset {
    return (this.#made ??= this.make());
  }

  /**
   * A report of the part. A part made only for its report is released at once, so that of many parts one is in memory.
   */
  report(options: ReportOptions): Report {
    if (this.#made) return this.#made.report(options);
    const dataset = this.make();
    const report = dataset.report(options);
    dataset.release();
    return report;
  }

  release(): void {
    this.#made?.release();
    this.#made = undefined;
  }
}

const isEach = <Kind extends Problem['kind']>(
  kind: Kind,
  problems: readonly Problem[],
): problems is ProblemOf<Kind>[] => problems.every((problem) => problem.kind === kind);

const joined = <Item>(lists: readonly unknown[], path: string): Item[] =>
  lists.flatMap((values) => Array.from(list(values, path) as ArrayLike<Item>));

/** The weights of all cases; 1 in problems without weights, none where no problem has any. */
function joinedWeights(problems: readonly WithCases[]): { weights?: number[] } {
  if (problems.every(({ weights }) => weights === undefined)) return {};
  return {
    weights: problems.flatMap(({ truth, weights }) =>
      weights ? Array.from(weights) : Array.from(list(truth, 'truth'), () => 1),
    ),
  };
}

const labelsOf = (problem: Problem): string => ('labels' in problem ? String(problem.labels) : '');

/** The cases of all parts together. */
function pooled(problems: readonly Problem[]): Problem {
  const all = <Item>(field: string): Item[] =>
    joined(
      problems.map((part) => (part as unknown as Record<string, unknown>)[field]),
      field,
    );
  const [first] = problems;
  const sameLabels = problems.every((part) => labelsOf(part) === labelsOf(first!));
  if (isEach('labels', problems)) {
    return {
      ...problems[0]!,
      truth: all<Label>('truth'),
      predicted: all<Label>('predicted'),
      ...joinedWeights(problems),
    };
  }
  if (isEach('scores', problems)) {
    return { ...problems[0]!, truth: all<Label>('truth'), scores: all<number>('scores'), ...joinedWeights(problems) };
  }
  if (isEach('probabilities', problems) && sameLabels) {
    const probabilities = all<readonly number[]>('probabilities');
    return { ...problems[0]!, truth: all<Label>('truth'), probabilities, ...joinedWeights(problems) };
  }
  const size = first?.kind === 'matrix' ? first.counts.length : 0;
  if (isEach('matrix', problems) && sameLabels && problems.every(({ counts }) => counts.length === size)) {
    const counts = Array.from(list(problems[0]!.counts, 'counts') as ArrayLike<ArrayLike<number>>, (row, at) =>
      Array.from(row, (_, column) => problems.reduce((sum, part) => sum + part.counts[at]![column]!, 0)),
    );
    return { ...problems[0]!, counts };
  }
  throw bad('parts', [...new Set(problems.map(({ kind }) => kind))].join(', '), 'parts-of-one-kind');
}

/** The problem of all parts together or, for models, of the first. */
export function wholeOf({ what, parts }: PartsProblem): Problem {
  if (!comparisons.includes(what)) throw bad('what', what, comparisons.join(', '));
  const problems = typeof parts === 'object' && parts !== null ? Object.values(parts) : [];
  const [first] = problems;
  if (!first) throw bad('parts', parts, 'parts-of-one-kind');
  return what === 'models' ? first : pooled(problems);
}

/** The problem of each part, with the classes of the whole where the part names none. */
export const partProblems = ({ parts }: PartsProblem, labels: readonly Label[]): [name: string, problem: Problem][] =>
  Object.entries(parts).map(([name, part]) => {
    const takesLabels = part.kind === 'labels' && part.labels === undefined && part.predictedLabels === undefined;
    return [name, takesLabels ? { ...part, labels } : part];
  });
