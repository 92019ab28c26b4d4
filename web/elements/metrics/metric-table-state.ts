import { choiceIn, flagIn, listIn, textIn } from '../../share/plain-data.ts';
// What opened rows show.
import './metric-details.ts';

const mostRows = 1000;
const longestName = 100;
const longestFilter = 1000;

/** The state that a table told before; of what is something else, the state at first. */
export function tableStateOf(kept: unknown): {
  opened: Set<string>;
  folding: Map<string, boolean>;
  filter: string;
  tier: number;
} {
  const [opened, folding, filter, tier]: unknown[] = Array.isArray(kept) ? kept : [];
  const nameIn = (name: unknown): string | undefined => textIn(name, longestName);
  const foldIn = (entry: unknown): [string, boolean] | undefined => {
    const [scope, isOpen] = Array.isArray(entry) ? [nameIn(entry[0]), flagIn(entry[1])] : [];
    return scope === undefined || isOpen === undefined ? undefined : [scope, isOpen];
  };
  return {
    opened: new Set(listIn(opened, mostRows, nameIn)),
    folding: new Map(listIn(folding, mostRows, foldIn)),
    filter: textIn(filter, longestFilter) ?? '',
    tier: choiceIn(tier, [1, 2, 3]) ?? 2,
  };
}
