import type { Label } from '../core/types/label.ts';
import type { Problem, RatersProblem } from '../core/types/problem.ts';

/**
 * Each rater beside the majority of all raters, as labels. Items with a tie, and items that a rater left out, are not
 * counted.
 */
export function withMajority({ ratings }: RatersProblem): Extract<Problem, { kind: 'labels' }> | undefined {
  const raters = Object.entries(ratings);
  const items = Array.from({ length: raters[0]?.[1].length ?? 0 }, (_, at) =>
    raters.map(([, given]) => given[at] ?? null),
  );
  const taken = items.flatMap((given, at) => {
    const majority = majorityOf(given);
    return majority === undefined || raters.some(([, all]) => all[at] === null) ? [] : [{ at, majority }];
  });
  if (taken.length === 0) return undefined;
  return {
    kind: 'labels',
    truth: taken.map(({ majority }) => majority),
    predicted: Object.fromEntries(raters.map(([name, given]) => [name, taken.map(({ at }) => given[at] as Label)])),
  };
}

/** The category given more often than any other; undefined for a tie. */
function majorityOf(given: readonly (Label | null)[]): Label | undefined {
  const counts = new Map<Label, number>();
  for (const label of given) if (label !== null) counts.set(label, (counts.get(label) ?? 0) + 1);
  const most = Math.max(0, ...counts.values());
  const first = [...counts].filter(([, count]) => count === most);
  return first.length === 1 ? first[0]![0] : undefined;
}
