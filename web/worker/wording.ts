import type { Wording } from '../core/calculator.ts';

/** Empty texts: the page words formulas and errors itself. */
export const wording: Wording = { latex: () => '', message: ({ code }) => code };
