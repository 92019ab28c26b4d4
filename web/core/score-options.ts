import { reportNames } from './accepted-names.ts';
import { refuseUnknown } from './known-names.ts';
import { ranges, scoreRanges, wholeRanges } from './option-values.ts';
import { allWithin, checkOptions, distribution, losses, oneOf, within, type CheckedOptions } from './options.ts';
import type { CurveOptions } from './types/curves.ts';
import type { ReportOptions } from './types/report.ts';

const wholeFrom = (name: string, value: unknown, low: number, high: number): void => {
  within(name, value, low, high);
  if (value !== undefined && !Number.isInteger(value)) throw new RangeError(`${name} must be a whole number`);
};

/** The index of a model; 0 without a name. */
export function modelAt(models: readonly string[] | undefined, name: string | undefined): number {
  if (name === undefined) return 0;
  const at = models?.indexOf(name) ?? -1;
  if (at < 0) throw new RangeError(`There is no model ${JSON.stringify(name)}.`);
  return at;
}

const given = (options: object): object =>
  Object.fromEntries(Object.entries(options).filter(([, value]) => value !== null && value !== undefined));

/**
 * The options of scores as the core takes them.
 * @throws RangeError naming the option that is out of range or unknown
 */
export function checkScoreOptions(
  options: ReportOptions,
  classes: number,
  models: readonly string[] | undefined,
): CheckedOptions {
  refuseUnknown('option', options, reportNames);
  const { model, task, ...rest } = given(options) as ReportOptions;
  const checked = checkOptions(rest, classes);
  oneOf('task', task, ['classification', 'clustering', 'decision_function']);
  if (rest.threshold !== undefined && !(typeof rest.threshold === 'number' && !Number.isNaN(rest.threshold))) {
    throw new RangeError(`threshold must be a number, not ${String(rest.threshold)}`);
  }
  allWithin(rest, scoreRanges);
  const { classWeights } = rest;
  if (
    classWeights &&
    !(
      classWeights.length === classes &&
      Array.from(classWeights).every((weight) => Number.isFinite(weight) && weight >= 0)
    )
  ) {
    throw new RangeError(`classWeights must be ${classes} numbers that are not negative`);
  }
  for (const [name, [least, most]] of Object.entries(wholeRanges)) {
    wholeFrom(name, rest[name as keyof typeof wholeRanges], least, most);
  }
  return {
    ...checked,
    model: modelAt(models, model),
    ...(task === 'decision_function' && { decisionValues: true }),
  };
}

/** The options for the reverse order of two classes: losses and shares are reversed. */
export function withClassesExchanged(checked: CheckedOptions): CheckedOptions {
  return { ...checked, costMatrix: checked.costMatrix?.reverse(), priors: checked.priors?.reverse() };
}

/**
 * The options for one score per case, where the core has the negative class first. @throws RangeError as
 * `checkScoreOptions`
 */
export function checkOptionsOfScores(
  options: ReportOptions,
  isPositiveFirst: boolean,
  models: readonly string[] | undefined,
): CheckedOptions {
  if (!isPositiveFirst) return checkScoreOptions(options, 2, models);
  const { classWeights } = options;
  const exchanged = classWeights && Array.from(classWeights).reverse();
  return withClassesExchanged(
    checkScoreOptions({ ...options, ...(exchanged && { classWeights: exchanged }) }, 2, models),
  );
}

/** @throws RangeError naming the option that is out of range */
export function checkCurveOptions(options: CurveOptions): CheckedOptions {
  const { model: _model, class: _class, costMatrix, priors, ...rest } = given(options) as CurveOptions;
  oneOf('binning', rest.binning, ['equal-width', 'equal-mass']);
  wholeFrom('pixels', rest.pixels, 1, 100_000);
  wholeFrom('bins', rest.bins, ...wholeRanges.bins);
  within('level', rest.level, ...ranges.level);
  within('beta', rest.beta, ...ranges.beta);
  return { ...rest, costMatrix: losses(costMatrix, 2), priors: priors && distribution('priors', priors, 2) };
}
