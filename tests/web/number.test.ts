import { describe, expect, test } from 'vitest';
import { formatFraction, formatNumber, isRounded, readFraction } from '../../web/formula/number.ts';

const narrow = '\u202f';

describe('formatNumber', () => {
  test.each([
    // value, decimals, text
    [0, 3, '0'],
    [-0, 3, '0'],
    [1, 3, '1'],
    [58, 0, '58'],
    [-7, 3, '−7'],
    [9999, 3, '9999'],
    [12345, 3, `12${narrow}345`],
    [1234567, 3, `1${narrow}234${narrow}567`],
    [Number.MAX_SAFE_INTEGER, 2, `9${narrow}007${narrow}199${narrow}254${narrow}740${narrow}991`],
    [5 / 7, 3, '0.714'],
    [-5 / 7, 3, '−0.714'],
    [2 / 3, 0, '1'],
    [2 / 3, 10, '0.6666666667'],
    [0.25, 3, '0.250'],
    // The double 1.005 lies below 1.005, and 1.015 above.
    [1.005, 2, '1.00'],
    [1.015, 2, '1.01'],
    [0.125, 2, '0.13'],
    [0.9999, 3, '1.000'],
    [12345.678, 1, `12${narrow}345.7`],
    [0.0005, 3, '0.001'],
    [0.0004, 3, '4.00×10⁻⁴'],
    [-0.0004, 3, '−4.00×10⁻⁴'],
    [0.4, 0, '4.0×10⁻¹'],
    [3.2e-7, 1, '3.2×10⁻⁷'],
    [5e-324, 3, '4.94×10⁻³²⁴'],
    [9.999e-5, 3, '1.00×10⁻⁴'],
    [2 ** 60, 3, '1.15×10¹⁸'],
    [1234567890.5, 3, '1.23×10⁹'],
    [-1.7976931348623157e308, 2, '−1.8×10³⁰⁸'],
    [Infinity, 3, '∞'],
    [-Infinity, 3, '−∞'],
    [NaN, 3, '?'],
  ])('%d with %i decimals is %s', (value, decimals, text) => {
    expect(formatNumber(value, { decimals })).toBe(text);
  });

  test('the decimal sign may be a comma', () => {
    expect(formatNumber(0.714, { decimals: 2, decimalSign: ',' })).toBe('0,71');
    expect(formatNumber(3.2e-7, { decimals: 1, decimalSign: ',' })).toBe('3,2×10⁻⁷');
  });

  test.each([
    [12.5, '12.5'],
    [0.1, '0.1'],
    [1 / 3, '0.333'],
    [0.0625, '0.063'],
    [1e-9, '1×10⁻⁹'],
    [100, '100'],
  ])('trimmed, %d is %s: zeros are dropped only where nothing was rounded', (value, text) => {
    expect(formatNumber(value, { decimals: 3, trim: true })).toBe(text);
  });
});

describe('fractions', () => {
  test.each([
    ['26/45', { negative: false, numerator: '26', denominator: '45' }],
    ['-1/3', { negative: true, numerator: '1', denominator: '3' }],
    ['3', { negative: false, numerator: '3' }],
    ['0/0', { negative: false, numerator: '0', denominator: '0' }],
    ['', null],
    ['1/', null],
    ['0.5', null],
    ['<b>', null],
  ])('%s in pieces', (text, pieces) => {
    expect(readFraction(text)).toEqual(pieces);
  });

  test.each([
    ['26/45', '26/45'],
    ['-12345/7', `−12${narrow}345/7`],
    ['-3', '−3'],
    ['about a half', 'about a half'],
  ])('%s as text', (exact, text) => {
    expect(formatFraction(exact)).toBe(text);
  });
});

describe('isRounded', () => {
  test.each([
    [0.25, 3, '1/4', false],
    [0.25, 1, '1/4', true],
    [0.1, 3, '1/10', false],
    [0.3, 3, '3/10', false],
    [1 / 3, 3, '1/3', true],
    [1 / 3, 16, '1/3', true],
    [0.5, 3, null, false],
    [Math.SQRT1_2, 3, null, true],
    [7, 0, '7', false],
    [3.2e-7, 3, null, false],
    [1 / 3e7, 3, '1/30000000', true],
    [-0.125, 3, '-1/8', false],
    [-0.125, 2, '-1/8', true],
  ])('%d with %i decimals, exactly %s: %s', (value, decimals, exact, rounded) => {
    expect(isRounded(value, decimals, exact)).toBe(rounded);
  });
});
