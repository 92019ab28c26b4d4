import { expect, test } from 'vitest';
import { numberOf, textOfNumber } from '../../web/typed/number-text.ts';

test.each([
  ['0.3', 0.3],
  ['0,3', 0.3],
  [' .5 ', 0.5],
  ['−2', -2],
  ['+4', 4],
  ['7.2e-1', 0.72],
  ['28.7 %', 0.287],
  ['35/44', 35 / 44],
  ['1 / 4', 0.25],
])('%s is read', (text, value) => {
  expect(numberOf(text)).toBe(value);
});

test.each(['', ' ', 'a', '1.2.3', '1,2,3', '1/0', '0/0', 'NaN', 'Infinity', '1e999', '0x10', '5 %%', '1/2/3'])(
  '“%s” is no number',
  (text) => {
    expect(numberOf(text)).toBeNull();
  },
);

test('written numbers are read back', () => {
  for (const value of [0, -1.5, 0.1, 1e-9, 123456.789]) {
    expect(numberOf(textOfNumber(value, ','))).toBe(value);
    expect(numberOf(textOfNumber(value, '.'))).toBe(value);
  }
  expect(textOfNumber(null, '.')).toBe('');
});
