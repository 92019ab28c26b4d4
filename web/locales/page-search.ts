import type { MetricInfo } from '../core/types/metric-info.ts';
import { compared, plain, rankOf, type MetricSearch } from './metric-search.ts';

/** Anything on the page, besides metrics, that can be found. */
export interface Place {
  kind: 'tab' | 'action' | 'example';
  id: string;
  name: string;
}

/** A search result. A metric is `elsewhere` if it needs data of another kind than the current data. */
export type Found = Place | { kind: 'metric' | 'elsewhere'; id: string; name: string };

/** Metrics that can be found, once their names are loaded. */
export interface KnownMetrics {
  search: MetricSearch;
  /** Metrics of the current data. */
  here: readonly MetricInfo[];
}

/** Among equally good matches, places come before metrics, whose tiers are 1 to 3; metrics of other data come last. */
const [tierOfPlaces, tierElsewhere] = [0, 4];

/** Search results of any kind: whole names first, then beginnings of names. Without a text, all places. */
export function findOnPage(text: string, places: readonly Place[], metrics?: KnownMetrics): Found[] {
  const wanted = plain(text);
  if (wanted === '') return [...places];
  const found: { found: Found; order: readonly number[] }[] = places.flatMap((place) => {
    const rank = rankOf(wanted, [plain(place.name)]);
    return rank === undefined ? [] : [{ found: place, order: [rank, tierOfPlaces, place.name.length, 0] }];
  });
  if (metrics) {
    const { search, here } = metrics;
    for (const { id, name, order } of search.ranked(text, here))
      found.push({ found: { kind: 'metric', id, name }, order });
    for (const { id, name, order } of search.findElsewhere(text, here)) {
      const [rank, length] = order;
      found.push({ found: { kind: 'elsewhere', id, name }, order: [rank!, tierElsewhere, length!, 0] });
    }
  }
  return found.toSorted((one, other) => compared(one.order, other.order)).map((each) => each.found);
}
