import type { Locale } from '../index.ts';
import { groups, names, scopes, words } from './names.ts';
import { examples, page } from './page.ts';

export const locale: Locale = {
  language: 'es',
  decimalSign: ',',
  page,
  examples,
  names,
  groups,
  scopes,
  words,
};
