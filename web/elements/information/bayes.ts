import type { Formula } from '../../core/types/formula.ts';
import type { Explanation } from '../../core/types/report.ts';
import type { Worked } from '../../formula/worked.ts';

/** The shares of one cell as computed from counts: each is a quotient of the cell and a total. */
export interface CellShares {
  joint: Explanation;
  predictedGivenTrue: Explanation;
  trueGivenPredicted: Explanation;
}

/** LaTeX symbols of the shares. */
export interface ShareSymbols {
  predictedGivenTrue: string;
  trueGivenPredicted: string;
}

const truth: Formula = { op: 'quantity', symbol: 'p(y)' };
const prediction: Formula = { op: 'quantity', symbol: 'p(\\hat y)' };

/** p(y|ŷ) = p(ŷ|y) p(y) / p(ŷ) for one cell; undefined if the true or the predicted class has no cases. */
export function workedBayes(
  { joint, predictedGivenTrue, trueGivenPredicted }: CellShares,
  symbols: ShareSymbols,
): Worked | undefined {
  const cases = joint.substituted.args?.[1];
  const trulySo = predictedGivenTrue.substituted.args?.[1];
  const predictedSo = trueGivenPredicted.substituted.args?.[1];
  if (!cases || !trulySo || !predictedSo || !isPositive(trulySo) || !isPositive(predictedSo)) return undefined;
  const likelihood: Formula = { op: 'metric', id: predictedGivenTrue.id, symbol: symbols.predictedGivenTrue };
  return {
    symbol: symbols.trueGivenPredicted,
    symbolic: quotient(product(likelihood, truth), prediction),
    substituted: quotient(product(predictedGivenTrue.substituted, share(trulySo, cases)), share(predictedSo, cases)),
    exact: trueGivenPredicted.exact,
    value: numberIn(trueGivenPredicted),
  };
}

/** The value of a scalar metric; null if it is undefined. */
export function numberIn({ value }: Explanation): number | null {
  return typeof value === 'number' ? value : null;
}

function isPositive({ value }: Formula): boolean {
  return typeof value === 'number' && value > 0;
}

function valueOf({ value }: Formula): number {
  return typeof value === 'number' ? value : Number.NaN;
}

function share(part: Formula, whole: Formula): Formula {
  return { op: 'divide', args: [part, whole], value: valueOf(part) / valueOf(whole) };
}

function product(one: Formula, other: Formula): Formula {
  return { op: 'multiply', args: [one, other] };
}

function quotient(numerator: Formula, denominator: Formula): Formula {
  return { op: 'divide', args: [numerator, denominator] };
}
