import { choiceIn, flagIn, listIn, textIn } from '../../share/plain-data.ts';

const mostSections = 1000;
const longestName = 100;
const longestFilter = 1000;

/** State of the metric table, read from kept data; malformed parts get their initial values. */
export function tableStateOf(kept: unknown): { folding: Map<string, boolean>; filter: string; tier: number } {
  // Older data have the open rows in front.
  const [folding, filter, tier]: unknown[] = Array.isArray(kept) ? kept.slice(-3) : [];
  const foldIn = (entry: unknown): [string, boolean] | undefined => {
    const [scope, isOpen] = Array.isArray(entry) ? [textIn(entry[0], longestName), flagIn(entry[1])] : [];
    return scope === undefined || isOpen === undefined ? undefined : [scope, isOpen];
  };
  return {
    folding: new Map(listIn(folding, mostSections, foldIn)),
    filter: textIn(filter, longestFilter) ?? '',
    tier: choiceIn(tier, [1, 2, 3]) ?? 1,
  };
}
