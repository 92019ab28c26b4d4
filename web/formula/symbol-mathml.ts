import { css, html, mathml, nothing, type TemplateResult } from 'lit';
import type { Formula } from '../core/types/formula.ts';
import { elementOf, type MathElement } from './element.ts';
import { parseSymbol } from './symbol.ts';

export interface FormulaOptions {
  /** Number of decimals of rounded numbers. Default 4. */
  decimals?: number;
  /** Default '.'. */
  decimalSign?: '.' | ',';
  /** Default 'block'. */
  display?: 'block' | 'inline';
  /** Called when the pointer enters a quantity that reads cells of the matrix. */
  onEnter?: (node: Formula) => void;
  onLeave?: () => void;
  /** Whether to mark a quantity, such as one that reads the cell under the pointer. */
  highlight?: (node: Formula) => boolean;
}

type Content = ReturnType<typeof mathml> | Content[];

/** Styles for the shadow root in which formulas are rendered. */
export const formulaStyles = css`
  math {
    font-family: 'Deconfuse Math', math;
  }
  .worked mtd,
  .cases mtd,
  .lines mtd {
    padding: 0.2em 0;
    text-align: start;
  }
  .worked > mtr > mtd:first-child {
    text-align: end;
  }
  .worked > mtr > mtd:nth-child(2) {
    padding-inline: 0.28em;
  }
  .cases mtd:last-child {
    padding-inline-start: 1em;
  }
`;

/** A symbol given in LaTeX, inline. */
export function renderSymbol(symbol: string, options: FormulaOptions = {}): TemplateResult {
  return renderMath(elementOf(parseSymbol(symbol), options.decimalSign), { display: 'inline', ...options });
}

export function renderMath(element: MathElement, options: FormulaOptions): TemplateResult {
  return html`<math display=${options.display ?? 'block'}>${render(element, options)}</math>`;
}

function render({ tag, attributes, text, children, node }: MathElement, options: FormulaOptions): Content {
  const inside = children.map((child) => render(child, options));
  const { form, stretchy, lspace, rspace, movablelimits, mathvariant, accent, displaystyle } = attributes;
  switch (tag) {
    case 'mi':
      return mathml`<mi mathvariant=${mathvariant ?? nothing}>${text}</mi>`;
    case 'mn':
      return mathml`<mn>${text}</mn>`;
    case 'mo':
      return mathml`<mo
        form=${form ?? nothing}
        stretchy=${stretchy ?? nothing}
        lspace=${lspace ?? nothing}
        rspace=${rspace ?? nothing}
        movablelimits=${movablelimits ?? nothing}
        >${text}</mo>`;
    case 'mrow':
      return node ? renderTerm(node, inside, options) : mathml`<mrow>${inside}</mrow>`;
    case 'mfrac':
      return mathml`<mfrac>${inside}</mfrac>`;
    case 'msqrt':
      return mathml`<msqrt>${inside}</msqrt>`;
    case 'msub':
      return mathml`<msub>${inside}</msub>`;
    case 'msup':
      return mathml`<msup>${inside}</msup>`;
    case 'msubsup':
      return mathml`<msubsup>${inside}</msubsup>`;
    case 'mover':
      return mathml`<mover accent=${accent ?? nothing}>${inside}</mover>`;
    case 'munder':
      return mathml`<munder>${inside}</munder>`;
    case 'mtable':
      return mathml`<mtable class=${attributes.class ?? nothing} displaystyle=${displaystyle ?? nothing}>${inside}</mtable>`;
    case 'mtr':
      return mathml`<mtr>${inside}</mtr>`;
    case 'mtd':
      return mathml`<mtd>${inside}</mtd>`;
  }
}

function renderTerm(node: Formula, inside: Content, { onEnter, onLeave, highlight }: FormulaOptions): Content {
  const readsCells = node.cells !== undefined;
  return mathml`<mrow
    class=${highlight?.(node) ? 'term highlighted' : 'term'}
    data-quantity=${node.id ?? nothing}
    @pointerenter=${readsCells && onEnter ? () => onEnter(node) : nothing}
    @pointerleave=${readsCells && onLeave ? () => onLeave() : nothing}
    >${inside}</mrow>`;
}
