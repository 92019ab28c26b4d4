import { InputError } from './input-error.ts';
import { wellFormed } from './problem.ts';
import type { ReadOptions, ReportOptions } from './types.ts';

export const oneOf = (name: string, value: unknown, allowed: readonly unknown[]): void => {
  if (value !== undefined && !allowed.includes(value)) {
    throw new RangeError(`${name} must be one of ${allowed.join(', ')}, not ${String(value)}`);
  }
};

export const within = (name: string, value: unknown, low: number, high: number): void => {
  if (value === undefined) return;
  if (typeof value !== 'number' || !Number.isFinite(value) || value < low || value > high) {
    throw new RangeError(`${name} must be a number from ${low} to ${high}, not ${String(value)}`);
  }
};

function square(name: string, rows: number[][], classes: number): Float64Array {
  const fits = rows.length === classes && rows.every((row) => row.length === classes);
  if (!fits || !rows.flat().every((entry) => Number.isFinite(entry) && entry >= 0)) {
    throw new RangeError(`${name} must be ${classes} rows of ${classes} numbers that are not negative`);
  }
  return Float64Array.from(rows.flat());
}

function distribution(name: string, shares: number[], classes: number): Float64Array {
  const total = shares.reduce((sum, share) => sum + share, 0);
  if (shares.length !== classes || !shares.every((share) => share >= 0) || !(Math.abs(total - 1) <= 1e-6)) {
    throw new RangeError(`${name} must be ${classes} numbers that are not negative and sum to 1`);
  }
  return Float64Array.from(shares);
}

const readValues: { [Name in keyof ReadOptions]: readonly unknown[] } = {
  kind: ['labels', 'matrix', 'scores', 'probabilities', 'multilabel'],
  decimal: ['.', ','],
  header: [true, false],
  orientation: ['truth-rows', 'truth-columns'],
  missing: ['refuse', 'omit'],
  fractional: [true, false],
  lowerIsPositive: [true, false],
  decisionValues: [true, false],
  normalise: [true, false],
};

/**
 * The options as the core takes them: labels as text. Which delimiters there are is the core's to say.
 * @throws InputError naming the option that has another value
 */
export function checkReadOptions({ positive, ...options }: ReadOptions): object {
  for (const [option, value] of Object.entries(options)) {
    const allowed = readValues[option as keyof ReadOptions];
    const fits = option === 'delimiter' ? typeof value === 'string' : (allowed?.includes(value) ?? true);
    if (value !== undefined && !fits) {
      throw new InputError({ code: 'bad-option', parameters: { option, found: String(value) } });
    }
  }
  return { ...options, ...(positive !== undefined && { positive: wellFormed(String(positive)) }) };
}

/**
 * The options as the core takes them.
 * @throws RangeError naming the option that is out of range
 */
export function checkOptions(options: ReportOptions, classes: number): object {
  oneOf('zeroDivision', options.zeroDivision, ['zero', 'one', 'undefined']);
  oneOf('base', options.base, [2, 'e', 10]);
  within('beta', options.beta, 0, 1e6);
  within('tverskyAlpha', options.tverskyAlpha, 0, 1e6);
  within('tverskyBeta', options.tverskyBeta, 0, 1e6);
  within('ibaAlpha', options.ibaAlpha, 0, 1e6);
  within('netBenefitThreshold', options.netBenefitThreshold, 0, 1);
  within('level', options.level, 1e-9, 1 - 1e-9);
  within('vBeta', options.vBeta, 0, 1e6);
  const { kappaWeights, costMatrix, priors, base, ...plain } = options;
  return {
    ...plain,
    base: base === 'e' ? Math.E : base,
    kappaWeights: kappaWeights && square('kappaWeights', kappaWeights, classes),
    costMatrix: costMatrix && square('costMatrix', costMatrix, classes),
    priors: priors && distribution('priors', priors, classes),
  };
}
