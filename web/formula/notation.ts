import type { Formula } from '../core/types/formula.ts';

/** An operator sign; `bare` is set without space around it, as in scripts. */
export interface Operator {
  kind: 'operator';
  text: string;
  role: 'infix' | 'prefix' | 'bare' | 'open' | 'close' | 'separator';
}

/** An operator with its index below it. */
export type LimitsOperator = '∑' | '∏' | 'min' | 'max' | 'arg min' | 'arg max';

/** Size in which a formula is set: inline fractions are smaller than displayed ones, and scripts smaller still. */
export type Style = 'display' | 'text' | 'script';

/** Layout of a formula. Brackets, signs and digits are decided; only the markup language (MathML, LaTeX) is open. */
export type Notation =
  | { kind: 'number'; whole: string; decimals: string }
  | { kind: 'letter'; text: string } // in italics
  | { kind: 'word'; text: string } // upright
  | Operator
  | { kind: 'invisible'; means: 'times' | 'apply'; space: boolean } // side by side without a sign
  | { kind: 'row'; items: Notation[] }
  | { kind: 'fraction'; numerator: Notation; denominator: Notation }
  | { kind: 'root'; body: Notation }
  | { kind: 'scripts'; base: Notation; sub?: Notation; sup?: Notation }
  | { kind: 'accent'; mark: 'hat' | 'bar' | 'tilde' | 'prime'; body: Notation }
  | { kind: 'function'; name: string; sub?: Notation } // such as ln, log, min, arg min; its argument follows
  | { kind: 'limits'; operator: LimitsOperator; below: Notation }
  | { kind: 'fence'; open: string; close: string; body: Notation }
  | { kind: 'cases'; rows: { value: Notation; condition: Notation }[] }
  | { kind: 'lines'; rows: Notation[]; style: Style } // a formula too wide for one line
  | { kind: 'term'; node: Formula; body: Notation }; // notation of a quantity or metric of the formula

/** A row of several items; a single item stands for itself. */
export function rowOf(items: Notation[]): Notation {
  return items.length === 1 && items[0] ? items[0] : { kind: 'row', items };
}
