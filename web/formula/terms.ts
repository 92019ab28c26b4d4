import type { Cells, Formula } from '../core/types/formula.ts';

/** A formula and all its displayed parts. */
export function* nodesOf(formula: Formula): Generator<Formula> {
  yield formula;
  // The second argument of a quantile is not displayed.
  const parts = formula.op === 'normal-quantile' ? formula.args?.slice(0, 1) : formula.args;
  for (const part of parts ?? []) yield* nodesOf(part);
}

/** The quantities and metrics in formulas, each symbol once. */
export function termsOf(...formulas: Formula[]): Formula[] {
  const named = formulas
    .flatMap((formula) => [...nodesOf(formula)])
    .filter(({ op }) => op === 'quantity' || op === 'metric');
  return [...new Map(named.map((node) => [node.symbol, node])).values()];
}

/** The cells that a formula reads, each set once. */
export function cellsOf(formula: Formula): Cells[] {
  const cells = [...nodesOf(formula)].flatMap((node) => node.cells ?? []);
  return [...new Map(cells.map((region) => [JSON.stringify(region), region])).values()];
}
