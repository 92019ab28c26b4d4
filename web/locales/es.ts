import type { Locale } from './index.ts';
import { groups, metrics, quantities, scopes, undefinedReasons } from './es/metrics.ts';
import { examples, page } from './es/page.ts';

export const es: Locale = {
  language: 'es',
  decimalSign: ',',
  page,
  examples,
  metrics,
  quantities,
  groups,
  scopes,
  undefinedReasons,
};
