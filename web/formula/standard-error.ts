import type { Formula } from '../core/types/formula.ts';

/** Greatest number of terms that are written out. */
const mostTerms = 9;

const number = (value: number): Formula => ({ op: 'number', value });
const quantity = (symbol: string): Formula => ({ op: 'quantity', symbol });
const square = (base: Formula): Formula => ({ op: 'power', args: [base, number(2)] });
const product = (one: Formula, other: Formula): Formula => ({ op: 'multiply', args: [one, other] });
const quotient = (one: Formula, other: Formula): Formula => ({ op: 'divide', args: [one, other] });

/** Formula (1/N)·√(Σ n d² − (Σ n d)²/N) of these parts. */
const standardError = (squares: Formula, sum: Formula, cases: Formula): Formula =>
  quotient({ op: 'root', args: [{ op: 'subtract', args: [squares, quotient(square(sum), cases)] }] }, cases);

function added(terms: readonly Formula[]): Formula {
  if (terms.length <= mostTerms) return { op: 'add', args: [...terms] };
  return { op: 'sum', elided: true, terms: terms.length, args: [...terms.slice(0, 2), terms.at(-1)!] };
}

/**
 * The standard error by the delta method, with symbols and with numbers: n are the counts of the cells that have cases,
 * and d is N times the derivative by each of them.
 */
export function standardErrorFormula(
  counts: readonly number[],
  derivatives: readonly number[],
): { symbolic: Formula; substituted: Formula } {
  const over = (term: Formula): Formula => ({ op: 'sum', over: 'cells', args: [term] });
  const [n, d] = [quantity('n_{ij}'), quantity('d_{ij}')];
  const cases = counts.reduce((sum, count) => sum + count, 0);
  const sum = counts.reduce((total, count, at) => total + count * derivatives[at]!, 0);
  return {
    symbolic: standardError(over(product(n, square(d))), over(product(n, d)), quantity('N')),
    substituted: standardError(
      added(counts.map((count, at) => product(number(count), square(number(derivatives[at]!))))),
      // For a metric that does not depend on the number of cases the sum is 0 except for rounding.
      number(Math.abs(sum) < 1e-9 * cases ? 0 : sum),
      number(cases),
    ),
  };
}
