import type { Locale } from './index.ts';
import { groups, names, scopes, words } from './en/names.ts';
import { examples, page } from './en/page.ts';

export const en: Locale = {
  language: 'en',
  decimalSign: '.',
  page,
  examples,
  names,
  groups,
  scopes,
  words,
};
