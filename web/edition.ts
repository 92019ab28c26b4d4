import type { Language } from './locales/index.ts';
import type { Address } from './share/address.ts';

/** What this build of the page has: all. In the single file `web/single/edition.ts` stands for this file. */
export const views: readonly Address['view'][] = ['calculator', 'check', 'decisions', 'reference', 'sql', 'about'];

/** Programs for other libraries that give the same numbers. */
export const hasPrograms: boolean = true;

/** Of files of labels that are too long for a text the rows are counted. */
export const countsRows: boolean = true;

/** Other pages can have it in them: there is an address where it is. */
export const isEmbeddable: boolean = true;

/** Of languages that this build lacks, the address of the build that has them. */
export const elsewhere: Partial<Record<Language, string>> = {};
