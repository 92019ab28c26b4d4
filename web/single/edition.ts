import { otherLanguage, type Language } from '../locales/index.ts';
import type { Address } from '../share/address.ts';

// What fits into the single file: see the limit in .setup/sizes.mjs.
export const views: readonly Address['view'][] = ['calculator'];
export const hasPrograms = false;
export const countsRows = false;
export const isEmbeddable = false;

const other = otherLanguage(import.meta.env.MODE as Language);

export const elsewhere: Partial<Record<Language, string>> = { [other]: `deconfuse.${other}.html` };
