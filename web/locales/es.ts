import type { Locale } from './index.ts';
import { errors, expected, notices } from './es/messages.ts';
import { aliases } from './en/metrics.ts';
import { groups, metrics, quantities, scopes, undefinedReasons } from './es/metrics.ts';
import { examples, page } from './es/page.ts';

export const es: Locale = {
  language: 'es',
  decimalSign: ',',
  page,
  examples,
  metrics,
  aliases,
  quantities,
  groups,
  scopes,
  undefinedReasons,
  errors,
  expected,
  notices,
};
