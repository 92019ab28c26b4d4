import type { ReadOptions } from '../../core/types/reading.ts';
import type { CorrectionText } from '../../locales/en/messages.ts';
import type { DecisionSection } from '../../session/decision-text.ts';

/**
 * A one-click correction: the text is read with other options or in a section of the decisions, or a number of cases is
 * typed.
 */
export interface Correction {
  text: CorrectionText;
  /** Class name shown after the text. */
  label?: string;
  options: ReadOptions | 'cases' | DecisionSection;
}

/** An error or a notice. */
export interface Correctable {
  code: string;
  parameters: Readonly<Record<string, string>>;
  expected?: string;
}

/** Corrections for an error or a notice. */
export function correctionsOf({ code, parameters, expected }: Correctable): Correction[] {
  switch (code) {
    case 'header-used':
      return [{ text: 'firstLineIsData', options: { header: false } }];
    case 'first-line-is-case':
      return [{ text: 'firstLineIsHeader', options: { header: true } }];
    case 'delimiter':
      return parameters['other'] ? [{ text: 'otherDelimiter', options: { delimiter: parameters['other'] } }] : [];
    case 'missing-value':
    case 'nan-score':
      // A missing count in a matrix is not an incomplete case that could be omitted.
      return expected === 'count' ? [] : [{ text: 'omitMissing', options: { missing: 'omit' } }];
    case 'fractional-count':
      return [{ text: 'allowFractions', options: { fractional: true } }];
    case 'ambiguous-number':
      return [
        { text: 'decimalPoint', options: { decimal: '.' } },
        { text: 'decimalComma', options: { decimal: ',' } },
      ];
    case 'probabilities-do-not-sum':
      return [
        { text: 'normalise', options: { normalise: true } },
        { text: 'decisionValues', options: { decisionValues: true } },
      ];
    case 'negative-probability':
    case 'probability-above-one':
      return [{ text: 'decisionValues', options: { decisionValues: true } }];
    case 'more-than-two-classes':
      return ['first', 'second', 'third'].flatMap((place) => {
        const label = parameters[place];
        return label === undefined ? [] : [{ text: 'positive', label, options: { positive: label } } as const];
      });
    case 'shares-of-all':
    case 'shares-of-columns':
    case 'counts-of-shares':
    case 'cases-do-not-fit':
      return [{ text: 'cases', options: 'cases' }];
    case 'shares-of-rows':
      return [
        { text: 'cases', options: 'cases' },
        { text: 'areProbabilities', options: { kind: 'probabilities' } },
      ];
    case 'looks-like-losses':
      return [{ text: 'decide', options: 'loss' }];
    case 'looks-like-curve':
    case 'looks-like-function':
      return [{ text: 'draw', options: 'curves' }];
    case 'looks-like-metrics':
      return [{ text: 'draw', options: 'landscape' }];
    case 'one-vector':
    case 'one-column':
      return [
        { text: 'areDistributions', options: { kind: 'distributions' } },
        { text: 'isRanked', options: { kind: 'ranked' } },
      ];
    case 'errors-do-not-fit':
      return [{ text: 'areDetections', options: { background: true } }];
    case 'mark-of-relevant':
      return parameters['other']
        ? [{ text: 'relevant', label: parameters['other'], options: { positive: parameters['other'] } }]
        : [];
    case 'one-partition':
    case 'looks-like-one-hot':
      return [{ text: 'areDistributions', options: { kind: 'distributions' } }];
    case 'also-two-cases':
      return [{ text: 'areLabels', options: { kind: 'labels' } }];
    case 'not-one-hot':
    case 'one-hot-columns':
      return [{ text: 'areLabelSets', options: { kind: 'multilabel' } }];
    case 'looks-like-scores':
    case 'no-common-label':
    case 'two-groupings':
      return [{ text: 'areScores', options: { kind: 'scores' } }];
    default:
      return [];
  }
}
