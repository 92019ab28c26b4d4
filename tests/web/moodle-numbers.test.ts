// Numbers and shares in the form of Moodle's files.
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { centred, percentage, plainDecimal } from '../../web/questions/moodle.ts';
import { isGrade } from './moodle-grading.ts';

describe('numbers', () => {
  test('decimals have no exponent and keep 15 digits', () => {
    const written = [0, -0, 1e21, 1e-7, -0.125, 123_456.75, 0.1 + 0.2, 1e15, 100].map(plainDecimal);
    expect(written).toEqual([
      ...['0', '0', '1000000000000000000000', '0.0000001', '-0.125', '123456.75', '0.3', '1000000000000000', '100'],
    ]);
    fc.assert(
      fc.property(fc.double({ noNaN: true, noDefaultInfinity: true }), (value) => {
        expect(plainDecimal(value)).toMatch(/^-?(?:0|[1-9]\d*)(?:\.\d*[1-9])?$/);
        expect(Number(plainDecimal(value))).toBe(Number(value.toPrecision(15)) + 0);
      }),
    );
  });

  test('centre and tolerance give the limits back', () => {
    expect(centred({ low: 0.8 - 0.000_500_001, high: 0.8 + 0.000_500_001 })).toEqual({
      centre: '0.8',
      tolerance: '0.000500001',
    });
    expect(centred({ low: 3, high: 3 })).toEqual({ centre: '3', tolerance: '0' });
    expect(centred({ low: 0, high: 0 })).toEqual({ centre: '0', tolerance: '0' });
    const ends = fc.double({ min: -1e6, max: 1e6, noNaN: true });
    fc.assert(
      fc.property(ends, ends, (one, other) => {
        const [low, high] = [Math.min(one, other), Math.max(one, other)];
        const { centre, tolerance } = centred({ low, high });
        // Digits of numbers this small cannot be cut off.
        const digit = Math.max(2e-14 * Math.max(Math.abs(low), Math.abs(high)), 1e-99);
        expect(Math.abs(Number(centre) - Number(tolerance) - low)).toBeLessThanOrEqual(digit);
        expect(Math.abs(Number(centre) + Number(tolerance) - high)).toBeLessThanOrEqual(digit);
      }),
    );
  });

  test('shares become percentages that Moodle knows', () => {
    expect([1, 0.97, 0.85, 2 / 3, 0.5, 1 / 3, 0.15, 0.02, 0].map(percentage)).toEqual([
      ...['100', '100', '83.33333', '66.66667', '50', '33.33333', '14.28571', '0', '0'],
    ]);
    fc.assert(
      fc.property(fc.double({ min: 0, max: 1, noNaN: true }), (share) => {
        expect(isGrade(Number(percentage(share)) / 100)).toBe(true);
      }),
    );
  });
});
