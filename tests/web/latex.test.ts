import { describe, expect, test } from 'vitest';
import type { Formula, Operation, Over } from '../../web/core/types/formula.ts';
import { symbolToLatex, toLatex } from '../../web/formula/latex.ts';

const number = (value: number): Formula => ({ op: 'number', value });
const of = (op: Operation, ...args: Formula[]): Formula => ({ op, args });
const over = (op: Operation, index: Over, term: Formula): Formula => ({ op, over: index, args: [term] });
const symbol = (latex: string): Formula => ({ op: 'quantity', id: latex, symbol: latex });
const count = (value: number): Formula => ({ op: 'quantity', id: 'count', symbol: 'n', value });
const rate = (value: number | null, more: Partial<Formula> = {}): Formula => ({
  op: 'metric',
  id: 'rate',
  symbol: 'PPV',
  value,
  ...more,
});

const [a, b, c] = [symbol('a'), symbol('b'), symbol('c')];
const [tp, fp, fn] = [symbol('TP'), symbol('FP'), symbol('FN')];
const minus = (...args: Formula[]): Formula => of('subtract', ...args);

describe('operations', () => {
  test.each<[string, Formula, string]>([
    ['number', number(1.25), '1.25'],
    ['number that is π', number(Math.PI), '\\pi'],
    ['number that is e', number(Math.E), 'e'],
    ['quantity', tp, '\\mathrm{TP}'],
    ['metric', { op: 'metric', id: 'kappa', symbol: '\\kappa_w' }, '\\kappa_{w}'],
    ['add', of('add', tp, fp, fn), '\\mathrm{TP} + \\mathrm{FP} + \\mathrm{FN}'],
    ['subtract', minus(a, b), 'a - b'],
    ['negation', minus(a), '-a'],
    ['multiply letters', of('multiply', symbol('n_{i+}'), symbol('n_{+i}')), 'n_{i+}\\,n_{+i}'],
    ['multiply names', of('multiply', tp, fn), '\\mathrm{TP} \\cdot \\mathrm{FN}'],
    ['multiply number and name', of('multiply', number(2), tp), '2\\,\\mathrm{TP}'],
    ['multiply numbers', of('multiply', number(2), number(3)), '2 \\cdot 3'],
    ['divide', of('divide', tp, of('add', tp, fp)), '\\frac{\\mathrm{TP}}{\\mathrm{TP} + \\mathrm{FP}}'],
    ['power', of('power', a, number(2)), 'a^{2}'],
    ['root', of('root', of('multiply', tp, fn)), '\\sqrt{\\mathrm{TP} \\cdot \\mathrm{FN}}'],
    ['log in a base', of('log', a, symbol('b')), '\\log_{b}a'],
    ['log in base 2', of('log', of('divide', a, b), number(2)), '\\log_{2}\\frac{a}{b}'],
    ['log in base e', of('log', a, number(Math.E)), '\\ln a'],
    ['log in base e by name', of('log', minus(number(1), a), { op: 'quantity', id: 'e', symbol: 'e' }), '\\ln(1 - a)'],
    ['sum over classes', over('sum', 'classes', symbol('TP_i')), '\\sum_{i}\\mathrm{TP}_{i}'],
    ['sum over cells', over('sum', 'cells', symbol('n_{ij}')), '\\sum_{i,j}n_{ij}'],
    ['sum over a row', over('sum', 'columns', symbol('n_{ij}')), '\\sum_{j}n_{ij}'],
    ['sum over a column', over('sum', 'rows', symbol('n_{ji}')), '\\sum_{j}n_{ji}'],
    ['sum over the other classes', over('sum', 'other-classes', symbol('n_{ij}')), '\\sum_{j\\ne i}n_{ij}'],
    ['sum over the other cells', over('sum', 'other-cells', symbol('n_{jk}')), '\\sum_{j,k\\ne i}n_{jk}'],
    ['sum beside the diagonal', over('sum', 'off-diagonal', symbol('n_{ij}')), '\\sum_{i\\ne j}n_{ij}'],
    ['product', over('product', 'classes', symbol('TPR_i')), '\\prod_{i}\\mathrm{TPR}_{i}'],
    ['minimum', of('minimum', a, minus(b, c)), '\\min(a, b - c)'],
    ['maximum of fractions', of('maximum', of('divide', a, b), c), '\\max\\left(\\frac{a}{b}, c\\right)'],
    ['sum of maxima', over('sum', 'columns', over('maximum', 'rows', symbol('n_{ij}'))), '\\sum_{j}\\max_{i}n_{ij}'],
    ['minimum over columns', over('minimum', 'columns', symbol('n_{+j}')), '\\min_{j}n_{+j}'],
    ['maximum over columns named i', over('maximum', 'columns', symbol('n_{+i}')), '\\max_{i}n_{+i}'],
    ['absolute', of('absolute', minus(a, b)), '\\left|a - b\\right|'],
    ['cases', of('cases', a, b, number(0)), '\\begin{cases} b & a > 0 \\\\ 0 & a \\le 0 \\end{cases}'],
    ['normal-quantile', of('normal-quantile', symbol('TPR'), symbol('FNR')), '\\Phi^{-1}(\\mathrm{TPR})'],
    ['binomial-upper-tail', of('binomial-upper-tail', c, symbol('N'), a), 'P(X \\ge c), X \\sim \\mathrm{Bin}(N, a)'],
    ['chi-squared-upper-tail', of('chi-squared-upper-tail', a, symbol('df')), 'P(\\chi_{\\mathrm{df}}^{2} \\ge a)'],
    ['normal-distribution', of('normal-distribution', a), '\\Phi(a)'],
    ['incomplete-beta', of('incomplete-beta', a, b, minus(c, a)), 'I_{a}(b, c - a)'],
    ['log-one-plus', of('log-one-plus', a), '\\ln(1 + a)'],
    ['log-one-plus of a negation', of('log-one-plus', minus(a)), '\\ln(1 - a)'],
    ['point', of('point', of('divide', a, b), c), '\\left(\\frac{a}{b}, c\\right)'],
    ['sum over points', over('sum', 'points', symbol('P_k')), '\\sum_{k}P_{k}'],
    ['sum over positive cases', over('sum', 'positive-cases', symbol('V_m')), '\\sum_{m:y_{m}=1}V_{m}'],
    ['sum over negative cases', over('sum', 'negative-cases', symbol('V_m')), '\\sum_{m:y_{m}=0}V_{m}'],
    ['sum over cases and classes', over('sum', 'case-cells', symbol('p_{mk}')), '\\sum_{m,k}p_{mk}'],
    ['sum over bins', over('sum', 'bins', symbol('n_b')), '\\sum_{b}n_{b}'],
    ['sum over recall levels', over('sum', 'recall-levels', symbol('P(r)')), '\\sum_{r=0,0.1,\\ldots,1}P(r)'],
    ['maximum over the start and the points', over('maximum', 'points', symbol('TP_t')), '\\max_{t}\\mathrm{TP}_{t}'],
    [
      'maximum where',
      { op: 'maximum', over: 'points', args: [symbol('P_t'), of('at-least', symbol('R_t'), b)] },
      '\\max_{t}\\{P_{t} : R_{t} \\ge b\\}',
    ],
    [
      'arg-maximum',
      { op: 'arg-maximum', over: 'points', args: [minus(symbol('a_t'), symbol('b_t')), symbol('t')] },
      '\\arg\\max_{t}(a_{t} - b_{t})',
    ],
    [
      'the largest of many',
      { op: 'maximum', value: 7, elided: true, args: [of('divide', count(7), count(1))] },
      '\\max\\left\\{\\ldots, \\frac{7}{1}, \\ldots\\right\\}',
    ],
    [
      'the largest of many where',
      { op: 'maximum', value: 7, elided: true, args: [count(7), of('at-least', count(3), count(2))] },
      '\\max\\{\\ldots, 7, \\ldots : 3 \\ge 2\\}',
    ],
    ['the largest of none', { op: 'maximum', value: null, elided: true, args: [] }, '\\max\\{\\ldots\\}'],
    [
      'arg-minimum of many',
      { op: 'arg-minimum', value: 0.3, elided: true, args: [count(5), count(0.3)] },
      '\\arg\\min\\{\\ldots, 5, \\ldots\\} = 0.3',
    ],
    ['quantity with a condition', of('multiply', symbol('[y_m=k]'), a), '[y_{m} = k]\\,a'],
    ['quantity that is a fraction', { op: 'quantity', id: 'P', symbol: 'P', value: 0.8, exact: '4/5' }, '\\frac{4}{5}'],
    ['quantity without a symbol', { op: 'quantity', id: 'N' }, 'N'],
  ])('%s', (_, formula, latex) => {
    expect(toLatex(formula)).toBe(latex);
  });
});

describe('brackets stand where they are needed and nowhere else', () => {
  test.each<[string, Formula, string]>([
    ['a − (b − c)', minus(a, minus(b, c)), 'a - (b - c)'],
    ['(a − b) − c', minus(minus(a, b), c), 'a - b - c'],
    ['a − (b + c)', minus(a, of('add', b, c)), 'a - (b + c)'],
    ['a + (b − c)', of('add', a, minus(b, c)), 'a + b - c'],
    ['a − b·c', minus(a, of('multiply', b, c)), 'a - b\\,c'],
    ['a − (−b)', minus(a, minus(b)), 'a - (-b)'],
    ['a + (−b)', of('add', a, minus(b)), 'a + (-b)'],
    ['−a + b', of('add', minus(a), b), '-a + b'],
    ['a + (−b + c)', of('add', a, of('add', minus(b), c)), 'a + (-b + c)'],
    ['−(a + b)', minus(of('add', a, b)), '-(a + b)'],
    ['−(−a)', minus(minus(a)), '-(-a)'],
    ['−a·b', minus(of('multiply', a, b)), '-a\\,b'],
    ['a·(−b)', of('multiply', a, minus(b)), 'a \\cdot (-b)'],
    ['(−a)·b', of('multiply', minus(a), b), '-a\\,b'],
    ['a − (−b)·c', minus(a, of('multiply', minus(b), c)), 'a - (-b\\,c)'],
    ['(a + b)(a + c)', of('multiply', of('add', a, b), of('add', a, c)), '(a + b)(a + c)'],
    ['2(a + b)', of('multiply', number(2), of('add', a, b)), '2(a + b)'],
    ['N·(a + b), no function of it', of('multiply', symbol('N'), of('add', a, b)), 'N \\cdot (a + b)'],
    ['(a + b)c', of('multiply', of('add', a, b), c), '(a + b)\\,c'],
    ['(a + b)²', of('power', of('add', a, b), number(2)), '(a + b)^{2}'],
    ['(a·b)²', of('power', of('multiply', a, b), number(2)), '(a\\,b)^{2}'],
    ['(a/b)²', of('power', of('divide', a, b), number(2)), '\\left(\\frac{a}{b}\\right)^{2}'],
    ['(a²)³', of('power', of('power', a, number(2)), number(3)), '(a^{2})^{3}'],
    ['(χ²)³', of('power', symbol('\\chi^2'), number(3)), '(\\chi^{2})^{3}'],
    ['−a²', minus(of('power', a, number(2))), '-a^{2}'],
    ['(−a)²', of('power', minus(a), number(2)), '(-a)^{2}'],
    ['nᵢ₊²: one symbol', of('power', symbol('n_{i+}'), number(2)), 'n_{i+}^{2}'],
    ["K'²", of('power', symbol("K'"), number(2)), "{K'}^{2}"],
    ['a^(1/K)', of('power', a, of('divide', number(1), symbol('K'))), 'a^{1/K}'],
    ['a^((b + c)/d)', of('power', a, of('divide', of('add', b, c), symbol('d'))), 'a^{(b + c)/d}'],
    ['a^(1/(b·c))', of('power', a, of('divide', number(1), of('multiply', b, c))), 'a^{1/(b\\,c)}'],
    ['a/(b/c)', of('divide', a, of('divide', b, c)), '\\frac{a}{b/c}'],
    ['(a/b)/c', of('divide', of('divide', a, b), c), '\\frac{a/b}{c}'],
    ['a/((b + c)/a)', of('divide', a, of('divide', of('add', b, c), a)), '\\frac{a}{\\frac{b + c}{a}}'],
    [
      '(1 − 1/K)/2',
      of('divide', minus(number(1), of('divide', number(1), symbol('K'))), number(2)),
      '\\frac{1 - 1/K}{2}',
    ],
    ['2·(a/b)', of('multiply', number(2), of('divide', a, b)), '2 \\cdot \\frac{a}{b}'],
    [
      '(1/K)·Σ',
      of('multiply', of('divide', number(1), symbol('K')), over('sum', 'classes', a)),
      '\\frac{1}{K}\\,\\sum_{i}a',
    ],
    ['Σ(a + b)', over('sum', 'classes', of('add', a, b)), '\\sum_{i}(a + b)'],
    ['(Σa)·b', of('multiply', over('sum', 'classes', a), b), '\\left(\\sum_{i}a\\right)\\,b'],
    ['a·Σb', of('multiply', a, over('sum', 'classes', b)), 'a\\,\\sum_{i}b'],
    ['(Σa)²', of('power', over('sum', 'classes', a), number(2)), '\\left(\\sum_{i}a\\right)^{2}'],
    ['(ln a)·b', of('multiply', of('log', a, number(Math.E)), b), '(\\ln a)\\,b'],
    ['a·ln a', of('multiply', a, of('log', a, number(Math.E))), 'a\\,\\ln a'],
    ['ln a²', of('log', of('power', a, number(2)), number(2)), '\\log_{2}(a^{2})'],
    ['ln(a/b + c)', of('log', of('add', of('divide', a, b), c), number(Math.E)), '\\ln\\left(\\frac{a}{b} + c\\right)'],
    ['a symbol that is a sum', of('multiply', a, symbol('2p_o-1')), 'a \\cdot (2p_{o} - 1)'],
    [
      '1 − tail',
      minus(number(1), of('binomial-upper-tail', a, b, c)),
      '1 - (P(X \\ge a), X \\sim \\mathrm{Bin}(b, c))',
    ],
  ])('%s', (_, formula, latex) => {
    expect(toLatex(formula)).toBe(latex);
  });
});

describe('substituted numbers', () => {
  test.each<[string, Formula, string]>([
    ['counts', of('divide', count(10), of('add', count(10), count(4))), '\\frac{10}{10 + 4}'],
    ['large counts are not grouped', count(1234567), '1234567'],
    ['weighted counts keep their decimals', of('add', count(12.5), count(0.0625)), '12.5 + 0.0625'],
    ['products', of('multiply', count(2), of('add', count(3), count(4))), '2(3 + 4)'],
    ['products of counts', of('multiply', count(2), count(3)), '2 \\cdot 3'],
    ['negative numbers', minus(count(5), count(-2)), '5 - (-2)'],
    ['negative factors', of('multiply', count(5), rate(-0.5)), '5(-0.5000)'],
    ['minus zero', rate(-0), '0'],
    ['a metric', rate(0.123456), '0.1235'],
    ['a metric with its fraction', rate(5 / 7, { exact: '5/7' }), '\\frac{5}{7}'],
    ['a negative fraction', of('add', count(1), rate(-5 / 7, { exact: '-5/7' })), '1 + \\left(-\\frac{5}{7}\\right)'],
    ['a fraction in an exponent', of('power', count(2), rate(0.5, { exact: '1/2' })), '2^{1/2}'],
    ['a fraction too long to read', rate(0.5, { exact: '10000001/20000002' }), '0.5000'],
    ['a fraction of seven digits', rate(0.5, { exact: '1000001/2000002' }), '\\frac{1000001}{2000002}'],
    ['tiny', rate(3.2e-7), '3.200 \\times 10^{-7}'],
    ['tiny, squared', of('power', rate(3.2e-7), number(2)), '(3.200 \\times 10^{-7})^{2}'],
    ['huge', count(1.5e300), '1.5 \\times 10^{300}'],
    ['infinite', rate(-Infinity), '-\\infty'],
    ['replaced', of('add', rate(0, { replaced: true }), count(1)), '0^{*} + 1'],
    ['replaced, squared', of('power', rate(1, { replaced: true }), number(2)), '(1^{*})^{2}'],
    ['replacement', { op: 'replacement', args: [of('divide', count(0), count(0))], value: 0 }, '\\frac{0}{0} := 0'],
    [
      '0/0 shows its zeros',
      { ...of('divide', count(0), of('add', count(0), count(0))), value: null },
      '\\frac{0}{0 + 0}',
    ],
    ['a metric that is 0/0', rate(null, { exact: '0/0' }), '\\frac{0}{0}'],
    ['a metric undefined otherwise keeps its name', of('add', rate(null), count(1)), '\\mathrm{PPV} + 1'],
    ['sum of terms', { op: 'sum', value: 6, args: [count(1), count(2), count(3)] }, '1 + 2 + 3'],
    ['sum of one term', of('power', { op: 'sum', value: 1, over: 'classes', args: [count(1)] }, number(2)), '1^{2}'],
    ['sum of no terms', { op: 'sum', value: 0, args: [] }, '0'],
    [
      'elided sum',
      { op: 'sum', value: 45, elided: true, terms: 9, args: [count(1), count(2), count(9)] },
      '1 + 2 + \\cdots + 9',
    ],
    [
      'elided sum as a factor',
      of('multiply', count(2), { op: 'sum', value: 45, elided: true, terms: 9, args: [count(1), count(9)] }),
      '2(1 + \\cdots + 9)',
    ],
    [
      'elided product',
      { op: 'multiply', value: 45, elided: true, terms: 9, args: [count(1), count(2), count(9)] },
      '1 \\cdot 2 \\cdot \\cdots \\cdot 9',
    ],
    [
      'natural logarithm by its base',
      of('log', count(3), { op: 'quantity', id: 'base', symbol: 'b', value: Math.E }),
      '\\ln 3',
    ],
    [
      'binary logarithm by its base',
      of('log', count(3), { op: 'quantity', id: 'base', symbol: 'b', value: 2 }),
      '\\log_{2}3',
    ],
  ])('%s', (_, formula, latex) => {
    expect(toLatex(formula)).toBe(latex);
  });

  test('decimals and decimal sign are the caller’s', () => {
    expect(toLatex(rate(5 / 7), { decimals: 2, decimalSign: ',' })).toBe('0{,}71');
    expect(toLatex(number(0.5), { decimalSign: ',' })).toBe('0{,}5');
  });
});

describe('symbols', () => {
  test.each([
    ['TP', '\\mathrm{TP}'],
    ['n_{ii}', 'n_{ii}'],
    ['n_{i+}', 'n_{i+}'],
    ['n_{+j}', 'n_{+j}'],
    ['n_{1,12}', 'n_{1,12}'],
    ['TP_i', '\\mathrm{TP}_{i}'],
    ['F_{1,i}', 'F_{1,i}'],
    ['F_{0.5}', 'F_{0.5}'],
    ['F_\\beta', 'F_{\\beta}'],
    ['\\hat P', '\\hat{P}'],
    ['\\hat\\pi_i', '\\hat{\\pi}_{i}'],
    ['\\overline{ACC}', '\\overline{\\mathrm{ACC}}'],
    ['N_{-}', 'N_{-}'],
    ['LR_+', '\\mathrm{LR}_{+}'],
    ['BA_{adj}', '\\mathrm{BA}_{\\mathrm{adj}}'],
    ['\\mathrm{PPV}_{macro}', '\\mathrm{PPV}_{\\mathrm{macro}}'],
    ['\\mathrm{F\\_beta}_{macro}', '\\mathrm{F\\_beta}_{\\mathrm{macro}}'],
    ["d'", "d'"],
    ["K'", "K'"],
    ['p_e^{\\pi}', 'p_{e}^{\\pi}'],
    ['ACC_{\\pm1}', '\\mathrm{ACC}_{\\pm 1}'],
    ['\\kappa_l', '\\kappa_{l}'],
    ['p(\\hat y|y)', 'p(\\hat{y}|y)'],
    ['D(p\\|q)', 'D(p\\|q)'],
    ['F_1(\\bar P,\\bar R)', 'F_{1}(\\bar{P}, \\bar{R})'],
    // Unknown and hostile input: readable, escaped, never an error.
    ['\\unknown x', '\\mathrm{unknown}x'],
    ['\\constructor', '\\mathrm{constructor}'],
    ['<img>', '<\\mathrm{img} > '],
    ['50%', '50\\text{\\%}'],
    ['$a&b#c~', '\\text{\\$}a\\text{\\&}b\\text{\\#}c\\text{\\textasciitilde{}}'],
    ['\\text{a_b}', '\\mathrm{a\\_b}'],
    ['a_{b', 'a_{b}'],
    ['a}b', 'ab'],
    ['x_', 'x_{}'],
    ['\\hat', '\\widehat{}'],
    ['\\mathrm{', '\\text{}'],
    ['\\', ''],
    ['', ''],
    ['año', '\\text{año}'],
    ['αβ', '\\text{αβ}'],
    ['α_1', '\\alpha_{1}'],
  ])('%s', (given, latex) => {
    expect(symbolToLatex(given)).toBe(latex);
  });

  test.each(['{', "'", '\\hat', '_', '^{', '}', '\\mathrm{'])('%s repeated many times is no error', (piece) => {
    for (const times of [10, 100, 100_000]) expect(() => symbolToLatex(piece.repeat(times))).not.toThrow();
  });
});
