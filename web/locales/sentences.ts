/**
 * What slips and metrics are called, in the languages of the page.
 *
 * @module deconfuse/sentences
 */
import type { Dataset } from '../core/types/dataset.ts';
import type { Label } from '../core/types/label.ts';
import type { Slip } from '../core/types/slips.ts';
import { loadCheckerTexts } from './checker.ts';
import { isLanguage, loadLocale } from './index.ts';
import { nameInSentence, slipSentence } from './slip-sentence.ts';

/** What slips and metrics are called. */
export interface Sentences {
  /** What went wrong, as one sentence: “Rows were read as columns, so that truth and prediction changed places.” */
  ofSlips(slips: readonly Slip[], asked: { dataset: Dataset; id: string; class?: Label }): string;
  /** A metric as it is asked for: “Precision of “spam””. */
  nameOf(asked: { id: string; class?: Label }): string;
}

/** Numbers in sentences have at most so many decimals. */
const decimals = 6;

/**
 * Sentences in a language of the page: en, es, de or fr. Plain text; names of classes stand in it as they are.
 * @throws RangeError for any other language
 */
export async function loadSentences(language = 'en'): Promise<Sentences> {
  if (!isLanguage(language)) throw new RangeError(`There are no sentences in ${JSON.stringify(language)}.`);
  const [locale, texts] = await Promise.all([loadLocale(language, true), loadCheckerTexts(language)]);
  return {
    ofSlips: (slips, { dataset, id, class: label }) =>
      slipSentence(slips, {
        texts,
        locale,
        format: { decimals, decimalSign: locale.decimalSign },
        labels: dataset.labels,
        predictedLabels: dataset.predictedLabels,
        matrix: dataset.matrix,
        total: dataset.total,
        asked: { id, class: label },
        isDefined: true,
      }),
    nameOf: (asked) => nameInSentence({ texts, locale }, asked),
  };
}
