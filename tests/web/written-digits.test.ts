import { expect, test } from 'vitest';
import {
  asWritten,
  isPercentage,
  isQuotient,
  saysUndefined,
  writtenDecimals,
} from '../../web/elements/checker/written-digits.ts';

test.each([
  ['7.76e-1', 3],
  ['7,76E−1', 3],
  ['2e3', 0],
  ['1.5e2', 0],
  ['1,234.5', 1],
  ['F1 = 0.72', 2],
])('%s has %i decimals', (answer, expected) => {
  expect(writtenDecimals(answer)).toBe(expected);
});

test('a value beside a number in scientific form has as many digits', () => {
  expect(asWritten(45 / 58, '7.75e-1', { decimals: 3, decimalSign: '.' }, false)).toBe('0.776');
});

test.each(['72 %', '72％', '72 percent', '72 per cent', '72 por ciento', '72 Prozent', '72 pour cent'])(
  '%s is a percentage',
  (answer) => {
    expect(isPercentage(answer)).toBe(true);
    expect(isPercentage(answer.slice(0, 2))).toBe(false);
  },
);

test.each(['18/25', '18 ÷ 25', 'TP/N = 18/25'])('%s is a quotient', (answer) => {
  expect(isQuotient(answer)).toBe(true);
});

test.each(['0.72', 'TP/N = 0.72', 'a/b: 0.72'])('%s is none', (answer) => {
  expect(isQuotient(answer)).toBe(false);
});

test.each(['undefined', '0/0', '4 / 0', '1 ÷ 0.0', '∞', 'TP/N = 0/0'])(
  '%s states that there is no number',
  (answer) => {
    expect(saysUndefined(answer)).toBe(true);
  },
);

test.each(['0', '0/5', '18/20', '1/0.5', 'TP/N = 0'])('%s is a number', (answer) => {
  expect(saysUndefined(answer)).toBe(false);
});
