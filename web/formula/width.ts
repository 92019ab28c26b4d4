import type { Notation, Operator, Style } from './notation.ts';

/** Size of a script relative to its base. */
const scriptSize = 0.71;

/** Estimated width of a formula, in em. In the fonts of TeX it is a little narrower. */
export function widthOf(notation: Notation, style: Style = 'display'): number {
  const width = (part: Notation | undefined): number => (part ? widthOf(part, style) : 0);
  const script = (part: Notation | undefined): number =>
    part ? widthOf(part, 'script') * (style === 'script' ? 0.8 : scriptSize) : 0;

  switch (notation.kind) {
    case 'number':
      return 0.52 * notation.whole.length + (notation.decimals === '' ? 0 : 0.26 + 0.52 * notation.decimals.length);
    case 'letter':
      return /[A-Z∑Σ]/.test(notation.text) ? 0.75 : 0.6;
    case 'word':
      return widthOfWord(notation.text);
    case 'operator':
      return widthOfSign(notation);
    case 'invisible':
      return notation.space ? 0.17 : 0;
    case 'row':
      return notation.items.reduce((sum, item) => sum + width(item), 0);
    case 'fraction': {
      const [numerator, denominator] = [notation.numerator, notation.denominator].map((part) =>
        style === 'display' ? widthOf(part, 'text') : script(part),
      );
      return Math.max(numerator!, denominator!) + 0.15;
    }
    case 'root':
      return width(notation.body) + 1;
    case 'scripts':
      return width(notation.base) + Math.max(script(notation.sub), script(notation.sup)) + 0.05;
    case 'accent':
      return width(notation.body) + (notation.mark === 'prime' ? 0.3 : 0);
    case 'function':
      return widthOfWord(notation.name) + script(notation.sub);
    case 'limits': {
      const sign = notation.operator.length === 1 ? 1.3 : widthOfWord(notation.operator);
      return Math.max(sign, script(notation.below)) + 0.2;
    }
    case 'fence':
      return width(notation.body) + 1;
    case 'cases':
      return 2 + Math.max(...notation.rows.map(({ value, condition }) => width(value) + width(condition)));
    case 'lines':
      return Math.max(...notation.rows.map((row) => widthOf(row, notation.style)));
    case 'term':
      return width(notation.body);
  }
}

function widthOfWord(text: string): number {
  return [...text].reduce((sum, character) => sum + (/[A-ZÀ-Þ⋯…]/.test(character) ? 0.72 : 0.54), 0);
}

function widthOfSign({ text, role }: Operator): number {
  const glyph = /[.,;:⋅/|()[\]]/.test(text) ? 0.33 : 0.7;
  if (role === 'bare' || role === 'open' || role === 'close') return glyph;
  return glyph + { infix: 0.5, prefix: 0.1, separator: 0.17 }[role];
}
