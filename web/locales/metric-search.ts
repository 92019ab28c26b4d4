import type { MetricInfo } from '../core/types/metric-info.ts';
import { courseWords } from '../names/course-words.ts';
import { loadAliases, loadLocale, otherLanguages, type Language } from './index.ts';

/** What a metric is found by. */
interface Searched {
  /** In the reader's language. */
  name: string;
  /** That name first, then those in other languages, and what libraries and courses call it. */
  words: readonly string[];
}

/** Without case and accents, as people search. */
export const plain = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().trim();

/** A symbol as people type it. */
const typed = (symbol: string): string => plain(symbol.replace(/\\(?:mathrm|mathit|text|hat|bar)\b|[\\{}_^]/g, ''));

const inAnyOrder = (text: string): string => text.split(/\s+/).toSorted().join(' ');

/** How well names fit what is wanted, of which the first is the reader's own: 0 best, undefined where a word is in none. */
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

/** The greatest rank of what is called so as a whole. */
const inFull = 1;

/** By the first number that differs. */
export const compared = (one: readonly number[], other: readonly number[]): number =>
  one.reduce((sign, place, at) => sign || place - other[at]!, 0);

/** A metric that was found, and how well: by the first number that differs, the least first. */
interface Ranked {
  id: string;
  name: string;
  order: readonly number[];
}

/** Finds metrics by what people call them. */
export class MetricSearch {
  readonly #metrics: ReadonlyMap<string, Searched>;

  /** By ids. */
  constructor(metrics: Iterable<[id: string, Searched]>) {
    this.#metrics = new Map(Array.from(metrics, ([id, { name, words }]) => [id, { name, words: words.map(plain) }]));
  }

  /** Those that are called so first, then those that begin so, the essential ones before others. */
  find(text: string, among: readonly MetricInfo[]): MetricInfo[] {
    return this.ranked(text, among).map(({ info }) => info);
  }

  /** The one that is called so, not only in part. */
  named(text: string, among: readonly MetricInfo[]): MetricInfo | undefined {
    const [first] = this.ranked(text, among);
    return first && first.order[0]! <= inFull ? first.info : undefined;
  }

  /** The same, each with how well it fits. */
  ranked(text: string, among: readonly MetricInfo[]): (Ranked & { info: MetricInfo })[] {
    const wanted = plain(text);
    return among
      .flatMap((info) => {
        const { name = info.id, words = [plain(info.id)] } = this.#metrics.get(info.id) ?? {};
        const rank = rankOf(wanted, [...words, typed(info.symbol)]);
        // Of “kappa” that of all classes is meant, not that of one against the rest.
        const isOfOne = Number(info.scope === 'class');
        return rank === undefined ? [] : [{ info, id: info.id, name, order: [rank, info.tier, name.length, isOfOne] }];
      })
      .toSorted((one, other) => compared(one.order, other.order));
  }

  /** Of those that other data have. */
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

/** `sayings`: what is said of a metric, in which words are found too. */
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
