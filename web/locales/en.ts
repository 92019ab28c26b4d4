import type { Locale } from './index.ts';
import { groups, metrics, quantities, scopes, undefinedReasons } from './en/metrics.ts';
import { examples, page } from './en/page.ts';

export const en: Locale = {
  language: 'en',
  decimalSign: '.',
  page,
  examples,
  metrics,
  quantities,
  groups,
  scopes,
  undefinedReasons,
};
