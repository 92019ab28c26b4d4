import type { MetricInfo } from '../core/types/metric-info.ts';
import { courseWords } from '../names/course-words.ts';
import { loadAliases, loadLocale, otherLanguages, type Language } from './index.ts';

/** The names that a metric is found by. */
interface Searched {
  /** Name in the reader's language. */
  name: string;
  /** `name` first, then the names in other languages, in libraries and in courses. */
  words: readonly string[];
}

/** The text in lower case and without accents, since a search ignores both. */
export const plain = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().trim();

/** A symbol as people type it, without LaTeX commands. */
const typed = (symbol: string): string => plain(symbol.replace(/\\(?:mathrm|mathit|text|hat|bar)\b|[\\{}_^]/g, ''));

const inAnyOrder = (text: string): string => text.split(/\s+/).toSorted().join(' ');

/**
 * Rank of the names of a metric for a search, 0 for the best match; undefined where a word of the search is in none of
 * them.
 * @param names all names, beginning with the one in the reader's language
 */
export function rankOf(wanted: string, names: readonly string[]): number | undefined {
  const all = names.join(' ');
  if (!wanted.split(/\s+/).every((word) => all.includes(word))) return undefined;
  return [
    names[0] === wanted,
    names.some((name) => inAnyOrder(name) === inAnyOrder(wanted)),
    names[0]?.startsWith(wanted),
    names.some((name) => name.startsWith(wanted)),
    true,
  ].indexOf(true);
}

/** Highest rank of a match with a whole name. */
const inFull = 1;

/** Compares two lists of numbers by the first number that differs. */
export const compared = (one: readonly number[], other: readonly number[]): number =>
  one.reduce((sign, place, at) => sign || place - other[at]!, 0);

/** A metric that was found; results are sorted by `order`, compared by the first number that differs, least first. */
interface Ranked {
  id: string;
  name: string;
  order: readonly number[];
}

/** Finds metrics by their names. */
export class MetricSearch {
  readonly #metrics: ReadonlyMap<string, Searched>;

  /** @param metrics the names of each metric, by id */
  constructor(metrics: Iterable<[id: string, Searched]>) {
    this.#metrics = new Map(Array.from(metrics, ([id, { name, words }]) => [id, { name, words: words.map(plain) }]));
  }

  /** The metrics that match: whole names first, then beginnings of names, essential metrics before others. */
  find(text: string, among: readonly MetricInfo[]): MetricInfo[] {
    return this.ranked(text, among).map(({ info }) => info);
  }

  /** The metric with this whole name. */
  named(text: string, among: readonly MetricInfo[]): MetricInfo | undefined {
    const [first] = this.ranked(text, among);
    return first && first.order[0]! <= inFull ? first.info : undefined;
  }

  /** The metrics that match, as in `find`, with their order. */
  ranked(text: string, among: readonly MetricInfo[]): (Ranked & { info: MetricInfo })[] {
    const wanted = plain(text);
    return among
      .flatMap((info) => {
        const { name = info.id, words = [plain(info.id)] } = this.#metrics.get(info.id) ?? {};
        const rank = rankOf(wanted, [...words, typed(info.symbol)]);
        // “Kappa” means the kappa of all classes, rather than that of one class against the rest.
        const isOfOne = Number(info.scope === 'class');
        return rank === undefined ? [] : [{ info, id: info.id, name, order: [rank, info.tier, name.length, isOfOne] }];
      })
      .toSorted((one, other) => compared(one.order, other.order));
  }

  /** The metrics that match but need other data than those `here`. */
  findElsewhere(text: string, here: readonly MetricInfo[]): Ranked[] {
    const wanted = plain(text);
    const known = new Set(here.map(({ id }) => id));
    return [...this.#metrics]
      .filter(([id]) => !known.has(id))
      .flatMap(([id, { name, words }]) => {
        const rank = rankOf(wanted, words);
        return rank === undefined ? [] : [{ id, name, order: [rank, name.length] }];
      })
      .toSorted((one, other) => compared(one.order, other.order));
  }
}

/** @param sayings further texts about a metric, which are searched too */
export async function loadMetricSearch(
  language: Language,
  sayings: (id: string) => readonly string[] = () => [],
): Promise<MetricSearch> {
  const [locales, aliases] = await Promise.all([
    Promise.all([language, ...otherLanguages(language)].map((each) => loadLocale(each, true))),
    loadAliases(true),
  ]);
  const names = locales.map((locale) => locale.names);
  return new MetricSearch(
    Object.entries(names[0]!).map(([id, name]) => {
      const inLanguages = names.map((each) => each[id] ?? '');
      const others = [...(aliases[id] ?? []), ...(courseWords[id] ?? []), ...sayings(id)];
      return [id, { name, words: [...inLanguages, id, id.replaceAll('_', ' '), ...others] }];
    }),
  );
}
