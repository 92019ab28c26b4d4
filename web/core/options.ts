import { explainNames, reportNames } from './accepted-names.ts';
import { InputError } from './input-error.ts';
import { refuseUnknown } from './known-names.ts';
import {
  bases,
  columnUses,
  comparisons,
  decimalSigns,
  missings,
  orientations,
  ranges,
  readKinds,
  zeroDivisions,
  type ColumnUse,
  type Ranges,
} from './option-values.ts';
import { isList, wellFormed, type List } from './problem.ts';
import type { ReadOptions } from './types/reading.ts';
import type { ExplainOptions, ReportOptions } from './types/report.ts';

/** Greatest tolerance. */
export const mostTolerance = 1e9;

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

/** @throws RangeError naming the first option out of its range */
export function allWithin(options: ReportOptions, ranges: Ranges): void {
  for (const [name, [least, most]] of Object.entries(ranges)) {
    within(name, options[name as keyof ReportOptions], least, most);
  }
}

/** Larger losses might not add up within doubles. */
const largestLoss = 1e150;

const isListOf = (list: unknown, length: number): boolean => isList(list) && (list as List).length === length;

function square(name: string, rows: number[][], classes: number, which: string, least: number): Float64Array {
  const fits = isListOf(rows, classes) && Array.from(rows).every((row) => isListOf(row, classes));
  const isEntry = (entry: number): boolean =>
    Number.isFinite(entry) && Math.abs(entry) <= largestLoss && entry >= least;
  if (!fits || !Array.from(rows).every((row) => Array.from(row).every(isEntry))) {
    throw new RangeError(`${name} must be ${classes} rows of ${classes} ${which}`);
  }
  return Float64Array.from(Array.from(rows).flatMap((row) => Array.from(row)));
}

/** The losses row-major; a negative loss is a gain. */
export function losses(rows: number[][] | undefined, classes: number): Float64Array | undefined {
  return rows && square('costMatrix', rows, classes, 'finite numbers', -Infinity);
}

export function distribution(name: string, shares: number[], classes: number): Float64Array {
  const fits = isListOf(shares, classes) && shares.every((share) => Number.isFinite(share) && share >= 0);
  if (!fits || !(Math.abs(shares.reduce((sum, share) => sum + share, 0) - 1) <= 1.000001e-6)) {
    throw new RangeError(`${name} must be ${classes} numbers that are not negative and sum to 1`);
  }
  return Float64Array.from(shares);
}

const isText = (value: unknown): boolean => typeof value === 'string';
const isIndex = (value: unknown): boolean => Number.isSafeInteger(value) && (value as number) >= 0;
const isCount = (value: unknown): boolean => Number.isSafeInteger(value) && (value as number) > 0;

const areColumnUses = (value: unknown): boolean =>
  isList(value) && Array.from(value as List).every((use) => columnUses.includes(use as ColumnUse));

/** Values that each option may have. */
export const readValues: Record<keyof ReadOptions, readonly unknown[] | ((value: unknown) => boolean)> = {
  kind: readKinds,
  reading: isIndex,
  sideBySide: comparisons,
  columns: areColumnUses,
  delimiter: isText,
  decimal: decimalSigns,
  cases: isCount,
  header: [true, false],
  orientation: orientations,
  positive: () => true,
  missing: missings,
  fractional: [true, false],
  lowerIsPositive: [true, false],
  decisionValues: [true, false],
  normalise: [true, false],
  background: [true, false],
};

/**
 * The options as the core takes them, with labels as text. The core itself checks the delimiter.
 * @throws InputError naming the option with an invalid value, RangeError naming an unknown option
 */
export function checkReadOptions(given: ReadOptions): object {
  refuseUnknown('option', given, readValues);
  for (const [option, allowed] of Object.entries(readValues)) {
    const value = given[option as keyof ReadOptions];
    const fits = typeof allowed === 'function' ? allowed(value) : allowed.includes(value);
    if (value !== undefined && !fits) {
      throw new InputError({ code: 'bad-option', parameters: { option, found: String(value) } });
    }
  }
  const { positive, ...options } = given;
  return { ...options, ...(positive !== undefined && { positive: wellFormed(String(positive)) }) };
}

/**
 * The options of a report, without those that choose the value to explain.
 * @throws RangeError naming an unknown option
 */
export function optionsOfReport(options: ExplainOptions): ReportOptions {
  refuseUnknown('option', options, explainNames);
  const { class: _class, row: _row, column: _column, point: _point, coordinate: _coordinate, ...others } = options;
  return others;
}

/** Options as the core takes them; the fields named here have the order of the classes. */
export interface CheckedOptions {
  [option: string]: unknown;
  costMatrix?: Float64Array | undefined;
  priors?: Float64Array | undefined;
}

/**
 * The options as the core takes them.
 * @throws RangeError naming the option that is out of range or unknown
 */
export function checkOptions(options: ReportOptions, classes: number): CheckedOptions {
  refuseUnknown('option', options, reportNames);
  oneOf('zeroDivision', options.zeroDivision, zeroDivisions);
  oneOf('base', options.base, bases);
  allWithin(options, ranges);
  const { kappaWeights, costMatrix, priors, base, ...plain } = options;
  return {
    ...plain,
    base: base === 'e' ? Math.E : base,
    kappaWeights: kappaWeights && square('kappaWeights', kappaWeights, classes, 'numbers that are not negative', 0),
    costMatrix: losses(costMatrix, classes),
    priors: priors && distribution('priors', priors, classes),
  };
}
