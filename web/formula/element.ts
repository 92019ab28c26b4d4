import type { Formula } from '../core/types/formula.ts';
import { isTall } from './height.ts';
import type { Notation } from './notation.ts';
import { joinDigits } from './number.ts';
import type { WorkedLine } from './worked.ts';

export type MathTag =
  | 'mi'
  | 'mn'
  | 'mo'
  | 'mrow'
  | 'mfrac'
  | 'msqrt'
  | 'msub'
  | 'msup'
  | 'msubsup'
  | 'mover'
  | 'munder'
  | 'mtable'
  | 'mtr'
  | 'mtd';

export interface MathAttributes {
  form?: 'prefix' | 'infix' | 'postfix';
  stretchy?: 'true' | 'false';
  lspace?: string;
  rspace?: string;
  movablelimits?: 'true';
  mathvariant?: 'normal';
  accent?: 'true';
  displaystyle?: 'true' | 'false';
  class?: string;
}

/** An element of MathML Core as plain data: tokens (mi, mn, mo) have text, the others have children. */
export interface MathElement {
  tag: MathTag;
  attributes: MathAttributes;
  text: string;
  children: MathElement[];
  /** The quantity or metric of the formula that the element shows. */
  node?: Formula;
}

export function elementOf(notation: Notation, decimalSign: '.' | ',' = '.'): MathElement {
  const build = (part: Notation): MathElement => elementOf(part, decimalSign);

  switch (notation.kind) {
    case 'number':
      return token('mn', joinDigits(notation, decimalSign));
    case 'letter':
      return token('mi', notation.text);
    case 'word':
      return token('mi', notation.text, [...notation.text].length === 1 ? { mathvariant: 'normal' } : {});
    case 'operator':
      return operator(notation);
    case 'invisible':
      return token('mo', notation.means === 'times' ? '\u2062' : '\u2061', {
        lspace: '0',
        rspace: notation.space ? '0.17em' : '0',
      });
    case 'row':
      return element('mrow', notation.items.map(build));
    case 'fraction':
      return element('mfrac', [build(notation.numerator), build(notation.denominator)]);
    case 'root':
      return element('msqrt', [build(notation.body)]);
    case 'scripts':
      return scripts(build(notation.base), notation.sub && build(notation.sub), notation.sup && build(notation.sup));
    case 'accent': {
      const body = build(notation.body);
      // The prime is no script here: the glyph of the font already has its place and size.
      if (notation.mark === 'prime') return element('mrow', [body, token('mo', '′', { lspace: '0', rspace: '0' })]);
      const mark = { hat: '^', bar: '‾', tilde: '~' }[notation.mark];
      const isWide = notation.body.kind !== 'letter';
      return element('mover', [body, token('mo', mark, isWide ? {} : { stretchy: 'false' })], { accent: 'true' });
    }
    case 'function':
      return scripts(token('mi', notation.name), notation.sub && build(notation.sub), undefined);
    case 'limits': {
      const isSign = notation.operator === '∑' || notation.operator === '∏';
      const attributes: MathAttributes = isSign
        ? {}
        : { form: 'prefix', lspace: '0', rspace: '0.17em', movablelimits: 'true' };
      return element('munder', [token('mo', notation.operator, attributes), build(notation.below)]);
    }
    case 'fence': {
      const stretchy: MathAttributes = isTall(notation.body) ? {} : { stretchy: 'false' };
      return element('mrow', [
        token('mo', notation.open, { form: 'prefix', ...stretchy }),
        build(notation.body),
        token('mo', notation.close, { form: 'postfix', ...stretchy }),
      ]);
    }
    case 'cases': {
      const rows = notation.rows.map(({ value, condition }) => [build(value), build(condition)]);
      return element('mrow', [token('mo', '{', { form: 'prefix' }), table(rows, 'cases')]);
    }
    case 'lines':
      return table(
        notation.rows.map((row) => [build(row)]),
        'lines',
        notation.style === 'display',
      );
    case 'term':
      return { ...element('mrow', [build(notation.body)]), node: notation.node };
  }
}

/** An aligned table with three columns: left sides, relations and right sides. */
export function workedElement(lines: WorkedLine[], decimalSign: '.' | ',' = '.'): MathElement {
  const rows = lines.map(({ left, relation, right }) => [
    left ? elementOf(left, decimalSign) : element('mrow', []),
    relation ? token('mo', relation, { form: 'infix' }) : element('mrow', []),
    elementOf(right, decimalSign),
  ]);
  return table(rows, 'worked');
}

function table(rows: MathElement[][], name: 'cases' | 'worked' | 'lines', isDisplayed = true): MathElement {
  const lines = rows.map((cells) =>
    element(
      'mtr',
      cells.map((cell) => element('mtd', [cell])),
    ),
  );
  return element('mtable', lines, { class: name, displaystyle: isDisplayed ? 'true' : 'false' });
}

function operator({ text, role }: Extract<Notation, { kind: 'operator' }>): MathElement {
  switch (role) {
    case 'infix':
    case 'prefix':
      return token('mo', text, { form: role });
    case 'bare':
      return token('mo', text, { lspace: '0', rspace: '0', stretchy: 'false' });
    case 'open':
      return token('mo', text, { form: 'prefix', stretchy: 'false' });
    case 'close':
      return token('mo', text, { form: 'postfix', stretchy: 'false' });
    case 'separator':
      return token('mo', text);
  }
}

function scripts(base: MathElement, sub: MathElement | undefined, sup: MathElement | undefined): MathElement {
  if (sub && sup) return element('msubsup', [base, sub, sup]);
  if (sub) return element('msub', [base, sub]);
  return sup ? element('msup', [base, sup]) : base;
}

function token(tag: 'mi' | 'mn' | 'mo', text: string, attributes: MathAttributes = {}): MathElement {
  return { tag, attributes, text, children: [] };
}

function element(tag: MathTag, children: MathElement[], attributes: MathAttributes = {}): MathElement {
  return { tag, attributes, text: '', children };
}
