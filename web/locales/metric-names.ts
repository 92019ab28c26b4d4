import { loadAliases, loadLocale, otherLanguages, type Language } from './index.ts';

/** Names of metrics with their ids: in this language, in the others, and in libraries and other fields. */
export async function metricNames(language: Language, isScored: boolean): Promise<[name: string, id: string][]> {
  const [locales, aliases] = await Promise.all([
    Promise.all([language, ...otherLanguages(language)].map((each) => loadLocale(each, isScored))),
    loadAliases(isScored),
  ]);
  const named = locales.flatMap(({ names }) => Object.entries(names));
  const called = Object.entries(aliases).flatMap(([id, names]) => names.map((name): [string, string] => [name, id]));
  return [...named.map(([id, name]): [string, string] => [name, id]), ...called];
}
