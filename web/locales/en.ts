import type { Locale } from './index.ts';
import { errors, expected, notices } from './en/messages.ts';
import { aliases, groups, metrics, quantities, scopes, undefinedReasons } from './en/metrics.ts';
import { examples, page } from './en/page.ts';

export const en: Locale = {
  language: 'en',
  decimalSign: '.',
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
