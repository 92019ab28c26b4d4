import { describe, expect, test } from 'vitest';
import type { Formula, Operation, Over } from '../../web/core/types/formula.ts';
import { elementOf, workedElement, type MathElement } from '../../web/formula/element.ts';
import { renderFormula, renderSymbol, renderWorked } from '../../web/formula/mathml.ts';
import { notationOf } from '../../web/formula/notation-of.ts';
import { parseSymbol } from '../../web/formula/symbol.ts';
import { workedLines, type Worked } from '../../web/formula/worked.ts';

const number = (value: number): Formula => ({ op: 'number', value });
const of = (op: Operation, ...args: Formula[]): Formula => ({ op, args });
const over = (op: Operation, index: Over, term: Formula): Formula => ({ op, over: index, args: [term] });
const symbol = (latex: string): Formula => ({ op: 'quantity', id: latex, symbol: latex });
const count = (value: number, id = 'count'): Formula => ({ op: 'quantity', id, symbol: 'n', value });
const metric = (value: number, more: Partial<Formula> = {}): Formula => ({
  op: 'metric',
  id: 'm',
  symbol: 'M',
  value,
  ...more,
});

/** The element in one line: names unchanged, `tag(children)`, and unusual forms of brackets and signs. */
function outline({ tag, attributes, text, children, node }: MathElement): string {
  if (tag === 'mo') {
    const invisible = { '\u2061': '', '\u2062': '·' }[text];
    return invisible ?? (attributes.stretchy === 'false' || !'()|'.includes(text) ? text : `big${text}`);
  }
  if (tag === 'mi') return attributes.mathvariant === 'normal' ? `upright ${text}` : text;
  if (tag === 'mn') return text;
  const inside = children.map(outline).join(' ').replace(/ +/g, ' ').trim();
  return tag === 'mrow' ? (node ? `[${inside}]` : inside) : `${tag.slice(1)}{${children.map(outline).join('; ')}}`;
}

const drawn = (formula: Formula, decimalSign: '.' | ',' = '.'): string =>
  outline(elementOf(notationOf(formula), decimalSign));

const [a, b, c] = [symbol('a'), symbol('b'), symbol('c')];

describe('operations', () => {
  test.each<[string, Formula, string]>([
    ['number', number(1.25), '1.25'],
    ['π', number(Math.PI), 'π'],
    ['quantity', symbol('TP'), '[TP]'],
    ['metric', { op: 'metric', id: 'kappa', symbol: '\\kappa_w' }, '[sub{κ; w}]'],
    ['add', of('add', a, b, c), '[a] + [b] + [c]'],
    ['subtract', of('subtract', a, of('subtract', b, c)), '[a] − ( [b] − [c] )'],
    ['negation', of('subtract', of('add', a, b)), '− ( [a] + [b] )'],
    ['multiply letters', of('multiply', a, b), '[a] · [b]'],
    ['multiply names', of('multiply', symbol('TP'), symbol('TN')), '[TP] ⋅ [TN]'],
    ['multiply sums', of('multiply', of('add', a, b), of('add', a, c)), '( [a] + [b] ) · ( [a] + [c] )'],
    ['divide', of('divide', a, of('add', a, b)), 'frac{[a]; [a] + [b]}'],
    ['divide by a quotient', of('divide', a, of('divide', b, c)), 'frac{[a]; [b] / [c]}'],
    ['power', of('power', of('add', a, b), number(2)), 'sup{( [a] + [b] ); 2}'],
    ['power of a fraction', of('power', of('divide', a, b), number(2)), 'sup{big( frac{[a]; [b]} big); 2}'],
    ['power of an indexed symbol', of('power', symbol('n_{i+}'), number(2)), '[subsup{n; i +; 2}]'],
    ['root', of('root', of('multiply', a, b)), 'sqrt{[a] · [b]}'],
    ['log', of('log', a, number(2)), 'sub{log; 2} [a]'],
    ['natural log', of('log', of('subtract', number(1), a), number(Math.E)), 'ln ( 1 − [a] )'],
    ['sum over classes', over('sum', 'classes', symbol('TP_i')), 'under{∑; i} [sub{TP; i}]'],
    ['sum over cells', over('sum', 'cells', symbol('n_{ij}')), 'under{∑; i , j} [sub{n; i j}]'],
    ['sum over the other classes', over('sum', 'other-classes', symbol('n_{ij}')), 'under{∑; j ≠ i} [sub{n; i j}]'],
    ['product', over('product', 'classes', a), 'under{∏; i} [a]'],
    ['minimum', of('minimum', a, b), 'min ( [a] , [b] )'],
    ['maximum over rows', over('maximum', 'rows', symbol('n_{i+}')), 'under{max; i} [sub{n; i +}]'],
    ['absolute', of('absolute', of('subtract', a, b)), '| [a] − [b] |'],
    ['cases', of('cases', a, b, number(0)), '{ table{tr{td{[b]}; td{[a] > 0}}; tr{td{0}; td{[a] ≤ 0}}}'],
    ['normal-quantile', of('normal-quantile', a, b), 'sup{upright Φ; − 1} ( [a] )'],
    ['binomial-upper-tail', of('binomial-upper-tail', c, a, b), 'P ( X ≥ [c] ) , X ∼ Bin ( [a] , [b] )'],
    ['chi-squared-upper-tail', of('chi-squared-upper-tail', a, b), 'P ( subsup{χ; [b]; 2} ≥ [a] )'],
    ['normal-distribution', of('normal-distribution', a), 'upright Φ ( [a] )'],
    ['incomplete-beta', of('incomplete-beta', a, b, c), 'sub{I; [a]} ( [b] , [c] )'],
    ['log-one-plus', of('log-one-plus', a), 'ln ( 1 + [a] )'],
    ['point', of('point', a, b), '( [a] , [b] )'],
    ['sum over positive cases', over('sum', 'positive-cases', a), 'under{∑; m : sub{y; m} = 1} [a]'],
    ['sum over hull points', over('sum', 'hull-points', symbol('TP_k')), 'under{∑; k} [sub{TP; k}]'],
    [
      'maximum where',
      { op: 'maximum', over: 'points', args: [symbol('P_t'), of('at-least', symbol('R_t'), b)] },
      'under{max; t} { [sub{P; t}] : [sub{R; t}] ≥ [b] }',
    ],
    [
      'arg-maximum',
      { op: 'arg-maximum', over: 'points', args: [symbol('P_k'), symbol('t_k')] },
      'under{arg max; [sub{t; k}]} [sub{P; k}]',
    ],
    [
      'the largest of many',
      { op: 'maximum', value: 7, elided: true, args: [count(7)] },
      'max { upright … , [7] , upright … }',
    ],
    ['elided sum', { op: 'sum', value: 45, elided: true, args: [count(1), count(9)] }, '[1] + upright ⋯ + [9]'],
    ['replaced', metric(0, { replaced: true }), '[sup{0; *}]'],
    ['replacement', { op: 'replacement', args: [of('divide', count(0), count(0))], value: 0 }, 'frac{[0]; [0]} ≔ 0'],
    ['exact', metric(5 / 7, { exact: '5/7' }), '[frac{5; 7}]'],
    ['tiny', metric(3.2e-7), '[3.200 × sup{10; − 7}]'],
    ['minus zero', metric(-0), '[0]'],
    ['negative factor', of('multiply', count(2), metric(-3)), '[2] · ( [− 3] )'],
    ['large count', count(1234567), '[1\u202f234\u202f567]'],
  ])('%s', (_, formula, expected) => {
    expect(drawn(formula)).toBe(expected);
  });

  test('decimal comma', () => {
    expect(drawn(metric(0.5), ',')).toBe('[0,5000]');
  });
});

describe('symbols', () => {
  test.each([
    ['\\hat P', 'over{P; ^}'],
    ['\\overline{ACC}', 'over{ACC; ‾}'],
    ["d'", 'd ′'],
    ['BA_{adj}', 'sub{BA; adj}'],
    ['LR_-', 'sub{LR; −}'],
    ['p(\\hat y|y)', 'p ( over{y; ^} | y )'],
    ['\\Delta', 'upright Δ'],
    ['<img>', '< img >'],
    ['\\mathrm{<img src=x onerror=alert(1)>}', '<img src=x onerror=alert(1)>'],
  ])('%s', (latex, expected) => {
    expect(outline(elementOf(parseSymbol(latex)))).toBe(expected);
  });
});

test('every quantity can be found by the element that shows it', () => {
  const cells = { region: 'cell', row: 0, column: 1 } as const;
  const first: Formula = { ...count(10, 'true_positive'), cells };
  const second = count(4, 'false_positive');
  const found: Formula[] = [];
  const collect = (element: MathElement): void => {
    if (element.node) found.push(element.node);
    element.children.forEach(collect);
  };
  collect(elementOf(notationOf(of('divide', of('power', first, number(2)), of('add', first, second)))));
  expect(found).toEqual([first, first, second]);
});

describe('worked lines', () => {
  const precision: Worked = {
    symbol: 'PPV',
    symbolic: of('divide', symbol('TP'), of('add', symbol('TP'), symbol('FP'))),
    substituted: { ...of('divide', count(10), { ...of('add', count(10), count(4)), value: 14 }), value: 5 / 7 },
    exact: '5/7',
    value: 5 / 7,
  };
  const lines = (worked: Worked, decimals = 3): string[] =>
    workedElement(workedLines(worked, { decimals })).children.map((row) =>
      row.children
        .map((cell) => cell.children.map(outline).join(''))
        .join(' ')
        .trim(),
    );
  const zeroByZero = { ...of('divide', count(0), { ...of('add', count(0), count(0)), value: 0 }), value: null };

  test.each<[string, Worked, string[]]>([
    ['rounded', precision, ['PPV = frac{[TP]; [TP] + [FP]}', '= frac{[10]; [10] + [4]}', '= frac{5; 7}', '≈ 0.714']],
    [
      'not rounded',
      { ...precision, substituted: { ...of('divide', count(1), count(4)), value: 0.25 }, exact: '1/4', value: 0.25 },
      ['PPV = frac{[TP]; [TP] + [FP]}', '= frac{[1]; [4]}', '= 0.250'],
    ],
    [
      'whole number',
      { ...precision, substituted: { ...of('divide', count(3), count(1)), value: 3 }, exact: '3', value: 3 },
      ['PPV = frac{[TP]; [TP] + [FP]}', '= frac{[3]; [1]}', '= 3'],
    ],
    [
      'irrational',
      { ...precision, substituted: { ...of('root', count(2)), value: Math.SQRT2 }, exact: null, value: Math.SQRT2 },
      ['PPV = frac{[TP]; [TP] + [FP]}', '= sqrt{[2]}', '≈ 1.414'],
    ],
    [
      'of numbers that are rounded themselves',
      { ...precision, substituted: of('add', count(1 / 3), count(1)), exact: '4/3', value: 4 / 3 },
      ['PPV = frac{[TP]; [TP] + [FP]}', '≈ [0.333333] + [1]', '= frac{4; 3}', '≈ 1.333'],
    ],
    [
      'of numbers that are rounded themselves, without a fraction',
      { ...precision, substituted: of('add', count(2 / 3), count(1 / 3)), exact: null, value: 1 },
      ['PPV = frac{[TP]; [TP] + [FP]}', '≈ [0.666667] + [0.333333]', '= 1'],
    ],
    [
      'a quantity by itself',
      { symbol: 'K', symbolic: symbol('K'), substituted: count(4), exact: '4', value: 4 },
      ['K = [4]'],
    ],
    [
      'undefined',
      { ...precision, substituted: zeroByZero, exact: null, value: null },
      ['PPV = frac{[TP]; [TP] + [FP]}', '= frac{[0]; [0] + [0]}', '= frac{0; 0}'],
    ],
    [
      'put in place of 0/0',
      { ...precision, substituted: { op: 'replacement', args: [zeroByZero], value: 0 }, exact: '0', value: 0 },
      ['PPV = frac{[TP]; [TP] + [FP]}', '= frac{[0]; [0] + [0]}', '= frac{0; 0}', '≔ 0'],
    ],
  ])('%s', (_, worked, expected) => {
    expect(lines(worked)).toEqual(expected);
  });
});

test('text of a symbol reaches the template as a value, never as markup', () => {
  const hostile = '\\mathrm{<img src=x onerror=alert(1)>}';
  const formula = of('add', symbol(hostile), number(1));
  const worked: Worked = { symbol: hostile, symbolic: formula, substituted: count(1), exact: '1', value: 1 };
  for (const template of [renderFormula(formula), renderSymbol(hostile), renderWorked(worked)]) {
    expect(markup(template)).not.toContain('onerror');
    expect(values(template)).toContain('<img src=x onerror=alert(1)>');
  }
});

interface Template {
  strings: readonly string[];
  values: readonly unknown[];
}

const isTemplate = (value: unknown): value is Template =>
  typeof value === 'object' && value !== null && 'strings' in value;

function markup(part: unknown): string {
  if (Array.isArray(part)) return part.map(markup).join('');
  return isTemplate(part) ? part.strings.join('') + part.values.map(markup).join('') : '';
}

function values(part: unknown): unknown[] {
  if (Array.isArray(part)) return part.flatMap(values);
  return isTemplate(part) ? part.values.flatMap(values) : [part];
}
