import type { CurveName, CurveOptions } from './types/curves.ts';

const decisionCurves: readonly CurveName[] = ['error-reject', 'accuracy-coverage'];

/** Id of each curve in the catalogue. Curves that a procedure draws have no id. */
const scoreCurves: Readonly<Partial<Record<CurveName, string>>> = {
  roc: 'roc_curve',
  'roc-hull': 'roc_convex_hull',
  'roc-band': 'roc-band',
  'precision-recall': 'pr_curve',
  'precision-recall-gain': 'precision_recall_gain_curve',
  det: 'det_curve',
  gain: 'gain_curve',
  lift: 'lift_curve',
  'kolmogorov-smirnov': 'kolmogorov_smirnov_curve',
  cost: 'cost',
  calibration: 'calibration',
  accuracy: 'accuracy_curve',
  f: 'f_curve',
  mcc: 'mcc_curve',
  'expected-cost': 'expected_cost_curve',
  histogram: 'histogram',
};

/** The core's name of a curve of scores under these options. */
export function scoreCurve(name: CurveName, { dropCollinear, interpolated }: CurveOptions = {}): string {
  const interpolates = name === 'precision-recall' && interpolated;
  const reduces = (name === 'roc' || name === 'precision-recall') && dropCollinear;
  return `${scoreCurves[name]}${interpolates ? '_interpolated' : ''}${reduces ? '_reduced' : ''}`;
}

/**
 * Whether a curve is one of decisions rather than of scores.
 * @throws RangeError for an unknown curve
 */
export function isDecisionCurve(name: CurveName): boolean {
  if (decisionCurves.includes(name)) return true;
  if (Object.hasOwn(scoreCurves, name)) return false;
  throw new RangeError(`There is no curve ${JSON.stringify(name)}.`);
}
