import type { CorrectionText, ReadAsTexts } from './en/messages.ts';
import type { Details, MetricText } from './en/metrics.ts';
import type { ExampleTitles, Page } from './en/page.ts';
import type { Conventions, Reference } from './en/reference.ts';
import type { ScoreTexts } from './en/scores.ts';

/** A language: the name of a folder here, which is a language tag (RFC 5646). */
export type Language = string;

/**
 * The texts of one language. Texts for ids and codes of the calculator have plain strings as keys; the language files
 * themselves are checked for completeness.
 */
export interface Locale {
  language: Language;
  decimalSign: '.' | ',';
  page: Page;
  examples: ExampleTitles;
  /** Name of each metric. */
  names: Readonly<Record<string, string>>;
  groups: Readonly<Record<string, string>>;
  scopes: Readonly<Record<string, string>>;
  /** The words of the interpretation scales. */
  words: Readonly<Record<string, string>>;
  /** Texts about scores, if they were loaded; `names`, `groups` and `scopes` then include those of scores. */
  scores?: ScoreTexts;
}

/** Texts about the metrics, by id, and about the terms of their formulas. */
export interface MetricTexts {
  metrics: Readonly<Record<string, MetricText>>;
  quantities: Readonly<Record<string, string>>;
  undefinedReasons: Readonly<Record<string, string>>;
  /** Texts of an opened row of the table of metrics. */
  details: Details;
}

/** The texts of the reference page and of the conventions card. */
export interface ReferenceTexts {
  reference: Reference;
  conventions: Conventions;
  /** Differences between the metrics of each family, by its name. */
  families: Readonly<Record<string, string>>;
}

/** Messages about an input, by code: why it was refused, what was expected and what was assumed. */
export interface Messages {
  errors: Readonly<Record<string, string>>;
  expected: Readonly<Record<string, string>>;
  notices: Readonly<Record<string, string>>;
  /** Labels of the buttons that correct an error or a notice. */
  corrections: Readonly<Record<CorrectionText, string>>;
  readAs: ReadAsTexts;
}
