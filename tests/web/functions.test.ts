import { describe, expect, test } from 'vitest';
import { functionsIn } from '../../web/typed/formula-text.ts';
import { fractionNear, integralFromZeroToOne, zeroBetweenZeroAndOne } from '../../web/typed/integral.ts';

/** Name, formula and value at 1/2 of each function. */
const read = (text: string): [name: string, formula: string, value: number][] =>
  functionsIn(text).functions.map(({ name, text: formula, at }) => [name, formula, at(0.5)]);

describe('formulas are read', () => {
  const cube = 0.5 ** (1 / 3);
  test.each<[what: string, text: string, functions: [string, string, number][]]>([
    [
      'a line each',
      'A(x) = x^(1/3)\nB(x) = 1 - x**3',
      [
        ['A', 'x^(1/3)', cube],
        ['B', '1 - x**3', 0.875],
      ],
    ],
    [
      'Python, with what draws them',
      "In [ ]: import numpy as np; import matplotlib.pyplot as plt\nfA = np.vectorize(lambda x: x**(1.0/3)); fB = np.vectorize(lambda x: 1 - x**(3/2)); x = np.arange(0, 1, 0.01)\nplt.plot(x, 1-x, 'k-')",
      [
        ['fA', 'x**(1.0/3)', cube],
        ['fB', '1 - x**(3/2)', 1 - 0.5 ** 1.5],
      ],
    ],
    ['a lambda', 'f = lambda x: np.sqrt(x)', [['f', 'np.sqrt(x)', Math.SQRT1_2]]],
    ['LaTeX', '$f(x) = \\frac{1}{2}x^{2} + 2x(1-x)$', [['f', '\\frac{1}{2}x^{2} + 2x(1-x)', 0.625]]],
    ['no name', '1 - x^2', [['', '1 - x^2', 0.75]]],
    ['a constant', 'f(x) = 0.5', [['f', '0.5', 0.5]]],
    ['a minus binds less than a power', 'f(x) = -x^2+1', [['f', '-x^2+1', 0.75]]],
    ['a negative power', 'f(x) = 2^-x', [['f', '2^-x', Math.SQRT1_2]]],
    ['powers from the right', 'f(x) = 2^x^2', [['f', '2^x^2', 2 ** 0.25]]],
    ['functions and constants', 'f(x) = max(0, ln(e)*sin(pi*x)/2)', [['f', 'max(0, ln(e)*sin(pi*x)/2)', 0.5]]],
    ['what is no function of x', 'n = 5\nx = np.arange(0, 1)', []],
    ['no formula at all', 'A table of losses', []],
  ])('%s', (_, text, functions) => {
    const found = read(text);
    expect(found.map(([name, formula]) => [name, formula])).toEqual(
      functions.map(([name, formula]) => [name, formula]),
    );
    found.forEach(([, , value], at) => expect(value).toBeCloseTo(functions[at]![2], 14));
  });

  test.each([
    ['an unknown name', 'A(x) = x\nf(x) = y + 1', { piece: 'y + 1', offset: 16 }],
    ['a member of every object', 'f(x) = constructor', { piece: 'constructor', offset: 7 }],
    ['a property', 'f(x) = x.constructor', { piece: 'x.constructor', offset: 7 }],
    ['a call of one', 'f(x) = toString(x)', { piece: 'toString(x)', offset: 7 }],
    ['a minus after another sign, which may mean two things', 'f(x) = 2*-x^2', { piece: '2*-x^2', offset: 7 }],
    ['an open bracket', 'f(x) = (x', { piece: '(x', offset: 7 }],
    ['a list', 'f(x) = x, 2', { piece: 'x, 2', offset: 7 }],
    ['text', 'f(x) = "x"', { piece: '"x"', offset: 7 }],
  ])('not %s', (_, text, fault) => {
    expect(functionsIn(text)).toEqual({ functions: [], fault });
  });
});

test.each<[formula: string, area: [number, number], crossing: number]>([
  ['x^(1/3)', [3, 4], 0.31767],
  ['x^(2/3)', [3, 5], 0.43016],
  ['x', [1, 2], 0.5],
  ['1 - (1-x)^9', [9, 10], 0.1757],
])('area and crossing of %s', (formula, [numerator, denominator], crossing) => {
  const { at } = functionsIn(formula).functions[0]!;
  const area = integralFromZeroToOne(at);
  expect(area).toBeCloseTo(numerator / denominator, 13);
  expect(fractionNear(area)).toEqual([numerator, denominator]);
  const found = zeroBetweenZeroAndOne((x) => at(x) + x - 1)!;
  expect(at(found)).toBeCloseTo(1 - found, 14);
  expect(found).toBeCloseTo(crossing, 4);
});

test('functions without area, crossing or small fraction', () => {
  expect(integralFromZeroToOne((x) => Math.log(x - 2))).toBeNaN();
  expect(zeroBetweenZeroAndOne(() => 1)).toBeNull();
  expect(fractionNear(Math.PI / 4)).toBeNull();
});
