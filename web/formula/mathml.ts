import type { TemplateResult } from 'lit';
import type { Formula } from '../core/types.ts';
import { elementOf, workedElement } from './element.ts';
import { defaultDecimals, notationOf } from './notation-of.ts';
import { renderMath, type FormulaOptions } from './symbol-mathml.ts';
import { workedLines, type Worked } from './worked.ts';

export { formulaStyles, renderSymbol, type FormulaOptions } from './symbol-mathml.ts';

/** A formula, symbolic or with its numbers, as one `<math>`. It never wraps: put it in a box that scrolls. */
export function renderFormula(formula: Formula, options: FormulaOptions = {}): TemplateResult {
  const notation = notationOf(formula, { decimals: options.decimals ?? defaultDecimals });
  return renderMath(elementOf(notation, options.decimalSign), options);
}

/** Symbol = symbols = numbers = fraction ≈ decimal, line below line, aligned at the signs. */
export function renderWorked(worked: Worked, options: FormulaOptions = {}): TemplateResult {
  const lines = workedLines(worked, { decimals: options.decimals ?? defaultDecimals });
  return renderMath(workedElement(lines, options.decimalSign), options);
}
