import type { BoxesProblem, BoxMatch } from './types/boxes.ts';
import type { Label } from './types/label.ts';
import type { RankedProblem } from './types/problem.ts';

/** One list of a ranked problem. */
export interface RankedList {
  query: string;
  /** Relevance by rank: above 0 where the item is relevant. */
  relevance: readonly number[];
  /** Number of relevant items, returned or not. */
  relevant: number;
}

/** The state of a list after one of its ranks. */
export interface RankedStep {
  rank: number;
  isRelevant: boolean;
  /** Number of relevant items so far. */
  hits: number;
  precision: number;
  /** NaN where nothing is relevant. */
  recall: number;
  /** Highest precision from this rank on. */
  interpolated: number;
}

const isOne = (relevance: RankedProblem['relevance']): relevance is ArrayLike<number> =>
  Array.isArray(relevance) || ArrayBuffer.isView(relevance);

/** The lists of a problem taken from a dataset, which holds the numbers of relevant items. */
export function rankedLists({ relevance, relevant }: RankedProblem): RankedList[] {
  const list = (query: string, items: ArrayLike<number>, count: number | undefined): RankedList => {
    const all = Array.from(items);
    return { query, relevance: all, relevant: count ?? all.filter((item) => item > 0).length };
  };
  if (isOne(relevance)) return [list('1', relevance, relevant as number | undefined)];
  const counts = relevant as Readonly<Record<string, number>> | undefined;
  return Object.entries(relevance).map(([query, items]) => list(query, items, counts?.[query]));
}

/** The detections of each class as a list, from the matches of a dataset of boxes. */
export function boxLists(
  { truth }: BoxesProblem,
  classes: readonly Label[],
  matches: readonly (readonly BoxMatch[])[],
): RankedList[] {
  return classes.map((label, at) => ({
    query: String(label),
    relevance: matches[at]!.map(({ matched }) => (matched ? 1 : 0)),
    relevant: truth.filter((placed) => classes.length === 1 || placed.class === label).length,
  }));
}

export function rankedSteps({ relevance, relevant }: RankedList): RankedStep[] {
  let hits = 0;
  const steps = relevance.map((item, at): RankedStep => {
    const isRelevant = item > 0;
    if (isRelevant) hits++;
    const precision = hits / (at + 1);
    return { rank: at + 1, isRelevant, hits, precision, recall: hits / relevant, interpolated: precision };
  });
  for (let at = steps.length - 2; at >= 0; at--)
    steps[at]!.interpolated = Math.max(steps[at]!.precision, steps[at + 1]!.interpolated);
  return steps;
}

/** The lists with the relevance of one item inverted. */
export function turned(lists: readonly RankedList[], at: number, rank: number): RankedProblem {
  const changed = lists.map(({ query, relevance, relevant }, list): RankedList => {
    if (list !== at) return { query, relevance, relevant };
    const isRelevant = relevance[rank - 1]! > 0;
    const items = relevance.with(rank - 1, isRelevant ? 0 : 1);
    const found = items.filter((item) => item > 0).length;
    // An item that becomes relevant may be one of the relevant items that were missed, so the number grows only if
    // needed.
    return { query, relevance: items, relevant: Math.max(relevant, found) };
  });
  if (changed.length === 1) return { kind: 'ranked', relevance: changed[0]!.relevance, relevant: changed[0]!.relevant };
  return {
    kind: 'ranked',
    relevance: Object.fromEntries(changed.map(({ query, relevance }) => [query, relevance])),
    relevant: Object.fromEntries(changed.map(({ query, relevant }) => [query, relevant])),
  };
}
