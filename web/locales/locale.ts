import type { CorrectionText, ReadAsTexts } from './en/messages.ts';
import type { Details, MetricText } from './en/metrics.ts';
import type { ExampleTitles, Page } from './en/page.ts';
import type { Conventions, Reference } from './en/reference.ts';
import type { ScoreTexts } from './en/scores.ts';

/** The name of a folder here, which is the tag of its language (RFC 5646). */
export type Language = string;

/**
 * The texts of one language. What belongs to an id or a code of the calculator is looked up by text:
 * the language files themselves are checked for completeness.
 */
export interface Locale {
  language: Language;
  decimalSign: '.' | ',';
  page: Page;
  examples: ExampleTitles;
  /** What each metric is called. */
  names: Readonly<Record<string, string>>;
  groups: Readonly<Record<string, string>>;
  scopes: Readonly<Record<string, string>>;
  /** The words of the interpretation scales. */
  words: Readonly<Record<string, string>>;
  /** Of the part about scores, where it was loaded; names, groups and scopes then have its own with them. */
  scores?: ScoreTexts;
}

/** What is said about the metrics, by their ids, and about what their formulas are made of. */
export interface MetricTexts {
  metrics: Readonly<Record<string, MetricText>>;
  quantities: Readonly<Record<string, string>>;
  undefinedReasons: Readonly<Record<string, string>>;
  /** The words of an opened row. */
  details: Details;
}

/** The texts of the reference page and of the conventions card. */
export interface ReferenceTexts {
  reference: Reference;
  conventions: Conventions;
  /** By the names of families: in what their metrics differ. */
  families: Readonly<Record<string, string>>;
}

/** What is said about a text, by code: why it was refused, what was expected, what was assumed. */
export interface Messages {
  errors: Readonly<Record<string, string>>;
  expected: Readonly<Record<string, string>>;
  notices: Readonly<Record<string, string>>;
  /** What a click does about them. */
  corrections: Readonly<Record<CorrectionText, string>>;
  readAs: ReadAsTexts;
}
