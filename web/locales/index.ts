import type { DoubtTexts } from './en/doubts.ts';
import type { InformationTexts } from './en/information.ts';
import type { ParameterTexts } from './en/parameters.ts';
import type { RepresentationTexts } from './en/representations.ts';
import type { RivalTexts } from './en/rivals.ts';
import type { SideBySideTexts } from './en/side-by-side.ts';
import { load } from './load.ts';
import type { Language, Locale, Messages, MetricTexts, ReferenceTexts } from './locale.ts';

export type { Language, Locale, Messages, MetricTexts, ReferenceTexts } from './locale.ts';

/** The name of each language in that language. */
export const languages: Readonly<Record<Language, string>> = Object.fromEntries(
  Object.entries(import.meta.glob<string>('./*/language.ts', { import: 'ownName', eager: true })).map(
    ([path, ownName]) => [path.split('/')[1]!, ownName],
  ),
);

export function isLanguage(text: string): text is Language {
  return Object.hasOwn(languages, text);
}

/** All languages except one; names of metrics are searched in them, too. */
export function otherLanguages(language: Language): Language[] {
  return Object.keys(languages).filter((other) => other !== language);
}

/** @param scored whether the texts about scores, probabilities and label sets are included */
export async function loadLocale(language: Language, scored = false): Promise<Locale> {
  const always = await load(import.meta.glob<Omit<Locale, 'language' | 'scores'>>('./*/index.ts'), language);
  const locale = { language, ...always };
  const texts = scored ? await (await withScores()).withScores(locale) : locale;
  // Links can name any metric: without a prototype, the name of an object's method, such as toString, finds none.
  Object.setPrototypeOf(texts.names, null);
  return texts;
}

/** The module that adds the texts about scores. */
const withScores = () => import('./with-scores.ts');

/**
 * Texts needed only when the details of a metric are shown.
 * @param scored whether the metrics of scores are included
 */
export async function loadMetricTexts(language: Language, scored = false): Promise<MetricTexts> {
  const texts = await load(import.meta.glob<MetricTexts>('./*/metrics.ts'), language);
  return scored ? (await withScores()).withScoreMetrics(texts, language) : texts;
}

/** Descriptions of the examples, needed only when the examples are shown. */
export function loadExampleDescriptions(language: Language): Promise<Readonly<Record<string, string>>> {
  return load(
    import.meta.glob<Readonly<Record<string, string>>>('./*/examples.ts', { import: 'descriptions' }),
    language,
  );
}

/** Texts needed only in the reference and where conventions are compared. */
export function loadReferenceTexts(language: Language): Promise<ReferenceTexts> {
  return load(import.meta.glob<ReferenceTexts>('./*/reference.ts'), language);
}

/** Messages about an input, needed only when one is read. */
export function loadMessages(language: Language): Promise<Messages> {
  return load(import.meta.glob<Messages>('./*/messages.ts', { import: 'messages' }), language);
}

/** Texts needed only when the information view is opened. */
export function loadInformationTexts(language: Language): Promise<InformationTexts> {
  return load(import.meta.glob<InformationTexts>('./*/information.ts', { import: 'information' }), language);
}

/** Texts needed only when labels are shown in their three representations. */
export function loadRepresentationTexts(language: Language): Promise<RepresentationTexts> {
  return load(import.meta.glob<RepresentationTexts>('./*/representations.ts', { import: 'representations' }), language);
}

/** Texts needed only where the data look doubtful. */
export function loadDoubtTexts(language: Language): Promise<DoubtTexts> {
  return load(import.meta.glob<DoubtTexts>('./*/doubts.ts', { import: 'doubts' }), language);
}

/** Texts needed only where there are two classifiers. */
export function loadRivalTexts(language: Language): Promise<RivalTexts> {
  return load(import.meta.glob<RivalTexts>('./*/rivals.ts', { import: 'rivals' }), language);
}

/** Texts needed only where data have parts. */
export function loadSideBySideTexts(language: Language): Promise<SideBySideTexts> {
  return load(import.meta.glob<SideBySideTexts>('./*/side-by-side.ts', { import: 'sideBySide' }), language);
}

/** Texts needed only when options beyond the usual ones are wanted. */
export function loadParameterTexts(language: Language): Promise<ParameterTexts> {
  return load(import.meta.glob<ParameterTexts>('./*/parameters.ts', { import: 'parameters' }), language);
}

/** Further names of metrics, the same in all languages; they are not needed when the page opens. */
export async function loadAliases(scored = false): Promise<Readonly<Record<string, readonly string[]>>> {
  const { aliases } = await import('../names/aliases.ts');
  return scored ? (await withScores()).withScoreAliases(aliases) : aliases;
}
