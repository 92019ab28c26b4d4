import { createCalculator, type Label, type MetricInfo } from 'deconfuse';
import { describe, expect, test, vi } from 'vitest';
import { choices, compare, isWithin, type Comparison, type FormulaCheck } from '../../web/self-check/comparison.ts';
import { caseOf, optionsOf, problemOf, type GoldenCase } from '../../web/self-check/golden-case.ts';
import { definite, workedOut } from './formula-value.ts';
import { goldenCases } from './golden-cases.ts';

// Counts near 2^53 take a while.
vi.setConfig({ testTimeout: 60_000 });

const calculator = await createCalculator();
const catalogue = new Map(calculator.catalogue().map((info) => [info.id, info]));
const cases = goldenCases(
  'labels',
  'matrix',
  'counts',
  'scores',
  'probabilities',
  'multilabel',
  'decision',
  'distributions',
);

const wordOf = ({ grades, fromZero }: MetricInfo['scale'] & object, value: number): string | null =>
  fromZero && value <= 0 ? null : grades.find(({ below = Infinity }) => value < below)!.word;

/** For these reasons there is no value, although the formula itself would have one. */
const conditions = ['requirement', 'fractional-counts', 'weights-given'];

/** Formulas of the package are evaluated from their numbers as well. */
const checkFormula: FormulaCheck = (explanation, info, dataset) => {
  const { value, undefined: reasons = [], substituted } = explanation;
  if (value === null && reasons.some(({ reason, class: of }) => of === undefined && conditions.includes(reason)))
    return;
  const worked = definite(workedOut(substituted), value);
  const { scale, shape } = info;
  const named = (at: number): Label => (shape === 'choice' ? ['reject', ...choices(dataset, info)][at]! : at);
  const given = typeof worked !== 'number' ? worked : scale ? wordOf(scale, worked) : named(worked);
  return isWithin(value, given, { rel: 1e-12, abs: 1e-15 }) ? undefined : String(given);
};

const comparisons = new Map<string, Promise<Comparison>>();

function comparisonOf(golden: GoldenCase): Promise<Comparison> {
  const comparison = comparisons.get(golden.name) ?? compare(calculator, catalogue, caseOf(golden), checkFormula);
  comparisons.set(golden.name, comparison);
  return comparison;
}

describe('values, fractions and worked formulas are as expected', () => {
  test.each(cases)('$name', async (golden) => {
    const { ids, differences } = await comparisonOf(golden);
    expect(differences).toEqual([]);
    expect(ids).not.toEqual([]);
  });
});

test('the cases are many and cover every metric', async () => {
  const all = await Promise.all(cases.map(comparisonOf));
  const reached = new Set(all.flatMap(({ ids }) => ids));
  // Metrics that are tested elsewhere. Every cell of the first two is computed by its formula in properties.test.ts.
  // The others are computed by hand in the tests of the C++: cost_sensitive, decision, f_of_rates, curves, score_areas
  // and score_laws. Those of raters, of printed reports and of ranked lists are in tests/cases, those of boxes in
  // detections.test.ts.
  const elsewhere = ['raters', 'report', 'ranked-list', 'ranked-lists', 'ranked-boxes'];
  const expected = [...catalogue].filter(([, { needs }]) => !elsewhere.includes(needs)).map(([id]) => id);
  expect(expected.filter((id) => !reached.has(id))).toEqual([
    'joint_entropy_terms',
    'mutual_information_terms',
    'expected_cost_at_threshold',
    'minimum_expected_cost',
    'minimum_expected_cost_threshold',
    'iso_cost_slope',
    'prior_shift_threshold',
    'expected_cost_curve',
    'average_precision_expected',
    'precision_recall_gain_auc',
    'precision_recall_gain_curve',
    'top_label_calibration_error',
    'gain_curve',
    'lift_curve',
    'kolmogorov_smirnov_curve',
    'accuracy_curve',
    'f_curve',
    'mcc_curve',
    'total_bayes_risk',
    'posterior',
    'evidence',
    'chow_error_rate',
    'chow_observed_error_rate',
    'selective_risk',
    'observed_selective_risk',
    'chow_risk',
    'posterior_variance',
    'f_from_rates',
    'macro_precision_from_rates',
    'macro_recall_from_rates',
    'macro_f_from_rates',
    'f_from_macro_rates',
  ]);
  expect(new Set(cases.map(({ name }) => name)).size).toBe(cases.length);
  const count = (of: (comparison: Comparison) => number): number => all.reduce((sum, one) => sum + of(one), 0);
  expect(count(({ ids }) => ids.length)).toBeGreaterThan(10_000);
  expect(count(({ numbers }) => numbers)).toBeGreaterThan(20_000);
  expect(count(({ fractions }) => fractions)).toBeGreaterThan(13_000);
});

test.each(cases.filter(({ mistaken }) => mistaken))('$name has no value where its model has no solution', (golden) => {
  const ids = Object.keys(golden.mistaken!);
  const { metrics } = calculator.dataset(problemOf(golden)).report({ ...optionsOf(golden), metrics: ids });
  expect(ids.map((id) => [typeof golden.expected[id], metrics[id]])).toEqual(ids.map(() => ['number', null]));
});
