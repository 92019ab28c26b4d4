import type { Formula, Over } from '../core/types/formula.ts';
import { digits, row, sign } from './expression.ts';
import type { Notation } from './notation.ts';

/** The indices below a sum, a product or a minimum of a term. */
export function indicesOf({ over = 'classes', leftOut }: Formula, term: Formula): Notation {
  const all = indices(over, term);
  if (leftOut === undefined) return all;
  const [first = '', second] = leftOut.split(',');
  const skipped = second === undefined ? digits(first) : row(digits(first), sign(',', 'bare'), digits(second));
  return row(all, sign('≠', 'bare'), skipped);
}

function indices(over: Over, term: Formula): Notation {
  const letter = (text: string): Notation => ({ kind: 'letter', text });
  const [i, j, k, l, m] = [letter('i'), letter('j'), letter('k'), letter('l'), letter('m')];
  const comma = sign(',', 'bare');
  const differs = sign('≠', 'bare');
  switch (over) {
    case 'classes':
      return i;
    case 'rows':
      return letter(indexIn(term, 1) ?? 'i');
    case 'columns':
      return letter(indexIn(term, 2) ?? 'j');
    case 'cells':
      return row(i, comma, j);
    case 'other-classes':
      return row(j, differs, i);
    case 'other-cells':
      return row(j, comma, k, differs, i);
    case 'off-diagonal':
      return row(i, differs, j);
    case 'near-diagonal': {
      const distance: Notation = { kind: 'fence', open: '|', close: '|', body: row(i, sign('−', 'bare'), j) };
      return row(distance, sign('≤', 'bare'), digits('1'));
    }
    case 'above-diagonal':
      return row(i, sign('<', 'bare'), j);
    case 'below-right':
      return row(k, sign('>', 'bare'), i, comma, l, sign('>', 'bare'), j);
    case 'below-left':
      return row(k, sign('>', 'bare'), i, comma, l, sign('<', 'bare'), j);
    case 'points':
    case 'hull-points':
    case 'cut-points':
      return hasSubscript(term, 't') ? letter('t') : k;
    case 'recall-levels':
    case 'recall-percents': {
      const step = over === 'recall-levels' ? '1' : '01';
      const levels = [digits('0'), comma, { kind: 'number', whole: '0', decimals: step } as const, comma];
      return row(letter('r'), sign('=', 'bare'), ...levels, { kind: 'word', text: '…' }, comma, digits('1'));
    }
    case 'overlaps':
      return letter('t');
    case 'bins':
      return letter('b');
    case 'ranks':
    case 'ideal-ranks':
      return letter('r');
    case 'cases':
    case 'rater-pairs':
      return m;
    case 'positive-cases':
    case 'negative-cases': {
      const truth: Notation = { kind: 'scripts', base: letter('y'), sub: m };
      return row(m, sign(':', 'bare'), truth, sign('=', 'bare'), digits(over === 'positive-cases' ? '1' : '0'));
    }
    case 'case-cells':
      return row(m, comma, k);
    case 'states':
      return letter('h');
    case 'actions':
      return letter('a');
    case 'decided-classes':
      return letter('y');
    case 'observations':
      return letter('x');
  }
}

/** The letter for the row (1) or the column (2) in n_{ij}, n_{+i} and similar symbols. */
function indexIn(term: Formula, place: 1 | 2): string | undefined {
  const letter = /_\{([ijk+])([ijk+])\}/.exec(term.symbol ?? '')?.[place];
  if (letter !== undefined && letter !== '+') return letter;
  return term.args?.map((argument) => indexIn(argument, place)).find((found) => found !== undefined);
}

/** Whether a quantity of the term has the letter as its index. */
function hasSubscript({ symbol, args = [] }: Formula, letter: string): boolean {
  return symbol?.endsWith(`_${letter}`) || args.some((argument) => hasSubscript(argument, letter));
}
