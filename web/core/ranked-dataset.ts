import type { WasmRankedLists } from '#wasm/deconfuse.mjs';
import { bad, list, wellFormed } from './problem.ts';
import type { MetricKind, Surroundings } from './results.ts';
import type { Problem, RankedProblem } from './types.ts';
import { ValueDataset } from './value-dataset.ts';

const isOne = (relevance: RankedProblem['relevance']): relevance is ArrayLike<number> =>
  Array.isArray(relevance) || ArrayBuffer.isView(relevance);

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

/** The plain values that the core's readRankedLists takes. */
export function rankedColumns({ relevance, relevant }: RankedProblem): object {
  if (!isObject(relevance)) throw bad('relevance', relevance, 'object');
  const numbers = (given: unknown, path: string): Float64Array =>
    Float64Array.from(list(given, path) as ArrayLike<number>);
  const count = (given: unknown, path: string): number => {
    if (typeof given !== 'number') throw bad(path, given, 'number');
    return given;
  };
  if (isOne(relevance)) {
    return {
      queries: [],
      relevance: [numbers(relevance, 'relevance')],
      relevant: relevant === undefined ? [] : [count(relevant, 'relevant')],
    };
  }
  const queries = Object.keys(relevance);
  if (relevant !== undefined && !isObject(relevant)) throw bad('relevant', relevant, 'object');
  const counts = relevant as Readonly<Record<string, number>> | undefined;
  return {
    queries: queries.map(wellFormed),
    relevance: queries.map((query) => numbers(relevance[query], `relevance.${query}`)),
    relevant: counts ? queries.map((query) => count(counts[query], `relevant.${query}`)) : [],
  };
}

/** What a retrieval returned, as the package shows it. */
export class RankedDataset extends ValueDataset<WasmRankedLists> {
  readonly kind = 'ranked';
  /** How many items all lists have together. */
  readonly total: number;
  readonly problem: Problem;

  constructor(core: WasmRankedLists, surroundings: Surroundings) {
    super(core, surroundings);
    const lists = this.labels.map((query, at) => [String(query), Array.from(core.relevance(at))] as const);
    const counts = Array.from(core.relevant());
    this.total = lists.reduce((sum, [, items]) => sum + items.length, 0);
    this.problem =
      lists.length === 1
        ? { kind: this.kind, relevance: lists[0]![1], relevant: counts[0]! }
        : {
            kind: this.kind,
            relevance: Object.fromEntries(lists),
            relevant: Object.fromEntries(lists.map(([query], at) => [query, counts[at]!])),
          };
  }

  protected override has(needs: MetricKind['needs']): boolean {
    return needs === (this.labels.length === 1 ? 'ranked-list' : 'ranked-lists');
  }
}
