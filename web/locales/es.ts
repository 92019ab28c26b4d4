import type { Locale } from './index.ts';
import { groups, names, scopes, words } from './es/names.ts';
import { examples, page } from './es/page.ts';

export const es: Locale = {
  language: 'es',
  decimalSign: ',',
  page,
  examples,
  names,
  groups,
  scopes,
  words,
};
