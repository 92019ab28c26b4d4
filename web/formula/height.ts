import type { Notation } from './notation.ts';

/** Whether a formula is higher than a line, so that brackets around it grow. */
export function isTall(notation: Notation): boolean {
  switch (notation.kind) {
    case 'fraction':
    case 'limits':
    case 'cases':
    case 'lines':
      return true;
    case 'row':
      return notation.items.some(isTall);
    case 'root':
    case 'fence':
    case 'term':
      return isTall(notation.body);
    case 'scripts':
      return isTall(notation.base);
    default:
      return false;
  }
}
