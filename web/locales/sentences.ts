/**
 * Sentences about slips and names of metrics, in the languages of the page.
 *
 * @module deconfuse/sentences
 */
import type { Dataset } from '../core/types/dataset.ts';
import type { Label } from '../core/types/label.ts';
import type { Slip } from '../core/types/slips.ts';
import { loadCheckerTexts } from './checker.ts';
import { isLanguage, loadLocale } from './index.ts';
import { nameInSentence, slipSentence } from './slip-sentence.ts';

/** Sentences about slips, and names of metrics, in one language. */
export interface Sentences {
  /** One sentence about the slips: “Rows were read as columns, so that truth and prediction changed places.” */
  ofSlips(slips: readonly Slip[], asked: { dataset: Dataset; id: string; class?: Label }): string;
  /** Name of a metric, with its class if it has one: “Precision of “spam””. */
  nameOf(asked: { id: string; class?: Label }): string;
}

/** Largest number of decimals in sentences. */
const decimals = 6;

/**
 * Sentences in a language of the page: en, es, de or fr. They are plain text; names of classes are not escaped.
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
