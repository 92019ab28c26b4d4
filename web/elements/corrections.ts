import type { ReadOptions } from '../core/types.ts';
import type { Page } from '../locales/en/page.ts';

/** A click that has the text read differently. */
export interface Correction {
  text: keyof Page['corrections'];
  options: ReadOptions;
}

/** What can be done with one click about an error or a notice, by its code. */
export function correctionsOf(code: string, parameters: Readonly<Record<string, string>>): Correction[] {
  switch (code) {
    case 'header-used':
      return [{ text: 'firstLineIsData', options: { header: false } }];
    case 'delimiter':
      return parameters['other'] ? [{ text: 'otherDelimiter', options: { delimiter: parameters['other'] } }] : [];
    case 'missing-value':
      return [{ text: 'omitMissing', options: { missing: 'omit' } }];
    case 'fractional-count':
      return [{ text: 'allowFractions', options: { fractional: true } }];
    case 'ambiguous-number':
      return [
        { text: 'decimalPoint', options: { decimal: '.' } },
        { text: 'decimalComma', options: { decimal: ',' } },
      ];
    default:
      return [];
  }
}
