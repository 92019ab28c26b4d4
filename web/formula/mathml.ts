import type { TemplateResult } from 'lit';
import type { Formula } from '../core/types/formula.ts';
import { elementOf, workedElement } from './element.ts';
import { defaultDecimals, notationOf } from './notation-of.ts';
import { renderMath, type FormulaOptions } from './symbol-mathml.ts';
import { workedLines, type Worked, type WorkedLine } from './worked.ts';

export { formulaStyles, renderSymbol, type FormulaOptions } from './symbol-mathml.ts';

/** A formula, symbolic or substituted, as one `<math>`. It never wraps. */
export function renderFormula(formula: Formula, options: FormulaOptions = {}): TemplateResult {
  const notation = notationOf(formula, { decimals: options.decimals ?? defaultDecimals });
  return renderMath(elementOf(notation, options.decimalSign), options);
}

export interface WorkedOptions extends FormulaOptions {
  /** Breaks lines that are too wide. */
  fit?: ((lines: WorkedLine[]) => WorkedLine[]) | undefined;
}

/** A derivation, line below line, aligned at the relations: symbol = symbols = numbers = fraction ≈ decimal. */
export function renderWorked(worked: Worked, options: WorkedOptions = {}): TemplateResult {
  const lines = workedLines(worked, { decimals: options.decimals ?? defaultDecimals });
  return renderMath(workedElement(options.fit?.(lines) ?? lines, options.decimalSign), options);
}
