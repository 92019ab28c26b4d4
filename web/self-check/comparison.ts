import type { Curve, CurveName, CurveOptions } from '../core/types/curves.ts';
import type { Dataset } from '../core/types/dataset.ts';
import type { Label } from '../core/types/label.ts';
import type { MetricInfo } from '../core/types/metric-info.ts';
import type { Problem } from '../core/types/problem.ts';
import type { Explanation, ExplainOptions, Report, ReportOptions, Value } from '../core/types/report.ts';
import type { Case, Expected, Tolerance } from './golden-case.ts';

type Promised<Answer> = Answer | Promise<Answer>;

/** A dataset of the package, or of the worker, whose answers are asynchronous. */
export interface Subject extends Pick<Dataset, 'labels' | 'predictedLabels' | 'decision'> {
  report(options: ReportOptions): Promised<Report>;
  explain(id: string, options: ExplainOptions): Promised<Explanation>;
  curve(name: CurveName, options: CurveOptions): Promised<Curve | null>;
  release(): void;
}

export interface Difference {
  /** The id of the metric. */
  metric: string;
  /** The class, or the row and the column, of the number. */
  place: readonly Label[];
  of: 'value' | 'fraction' | 'explained value' | 'formula' | 'points';
  expected: unknown;
  actual: unknown;
}

export interface Comparison {
  /** Ids of the metrics that were compared. */
  ids: string[];
  /** How many numbers were compared. */
  numbers: number;
  fractions: number;
  differences: Difference[];
}

/** Checks that the formula with numbers gives the value that it explains. Returns undefined if so, else its result. */
export type FormulaCheck = (explanation: Explanation, info: MetricInfo, dataset: Subject) => unknown;

/** Name and options of each curve, and the names of x and y in the golden files. */
const curves: Record<string, [CurveName, CurveOptions, x: string, y: string]> = {
  roc_curve: ['roc', {}, 'fpr', 'tpr'],
  roc_curve_reduced: ['roc', { dropCollinear: true }, 'fpr', 'tpr'],
  roc_convex_hull: ['roc-hull', {}, 'fpr', 'tpr'],
  det_curve: ['det', {}, 'fpr', 'fnr'],
  pr_curve: ['precision-recall', {}, 'recall', 'precision'],
  pr_curve_reduced: ['precision-recall', { dropCollinear: true }, 'recall', 'precision'],
  pr_curve_interpolated: ['precision-recall', { interpolated: true }, 'recall', 'precision'],
};

/** The points of a curve under the names of the expected ones; null where there is none. */
async function pointsOf(dataset: Subject, id: string): Promise<Record<string, number[]> | null> {
  const [name, options, x, y] = curves[id]!;
  const curve = await dataset.curve(name, options);
  return curve && { [x]: [...curve.x], [y]: [...curve.y], thresholds: [...curve.threshold] };
}

/** Names of the columns of a table, which are the possible choices. */
export const choices = (dataset: Subject, { needs }: MetricInfo): readonly Label[] =>
  needs === 'losses' ? dataset.decision!.actions : dataset.labels;

/** An expected value with its place. */
interface Place {
  expected: Expected;
  exact: Expected | undefined;
  actual: Value | undefined;
  /** Options of `explain` for this value. */
  where: Pick<ExplainOptions, 'class' | 'row' | 'column'>;
}

function placesOf(dataset: Subject, info: MetricInfo, { expected, exact }: Case, actual: Value | undefined): Place[] {
  const { id, perClass, perObservation, shape } = info;
  const [wanted, fractions] = [expected[id]!, exact?.[id]];
  if (perObservation) {
    return (wanted as Expected[]).map((value, at) => ({
      expected: value,
      exact: (fractions as Expected[] | undefined)?.[at],
      actual: (actual as Value[] | undefined)?.[at],
      where: { row: dataset.decision!.observations[at] } as Place['where'],
    }));
  }
  if (shape === 'decisions') {
    return (wanted as Expected[]).map((value, at) => ({
      expected: value,
      exact: undefined,
      actual: (actual as Value[] | undefined)?.[at],
      where: {},
    }));
  }
  if (perClass) {
    const [values, texts] = [wanted, fractions] as [Record<string, Expected>, Record<string, Expected> | undefined];
    return Object.keys(values).map((name) => {
      const at = dataset.labels.findIndex((label) => String(label) === name);
      const where = { class: dataset.labels[at]! };
      return { expected: values[name]!, exact: texts?.[name], actual: (actual as Value[] | undefined)?.[at], where };
    });
  }
  if (!Array.isArray(wanted) || shape === 'interval') {
    return [{ expected: wanted, exact: fractions, actual, where: {} }];
  }
  const rows = shape === 'table' ? dataset.decision!.observations : dataset.labels;
  const columns = shape === 'table' ? choices(dataset, info) : (dataset.predictedLabels ?? dataset.labels);
  return wanted.flatMap((cells, row) =>
    (cells as Expected[]).map((value, column) => ({
      expected: value,
      exact: (fractions as Expected[][] | undefined)?.[row]?.[column],
      actual: (actual as Value[][] | undefined)?.[row]?.[column],
      where: { row: rows[row], column: columns[column] } as Place['where'],
    })),
  );
}

const limits: Record<string, number> = { Infinity, '-Infinity': -Infinity };

/** Whether a number, or each number of a list, is within the tolerance of the case. */
export function isWithin(wanted: unknown, actual: unknown, { abs = 0, rel = 1e-12 }: Tolerance): boolean {
  if (Array.isArray(wanted) && Array.isArray(actual)) {
    return wanted.length === actual.length && wanted.every((one, at) => isWithin(one, actual[at], { abs, rel }));
  }
  const expected = typeof wanted === 'string' ? (limits[wanted] ?? wanted) : wanted;
  if (typeof expected !== 'number' || typeof actual !== 'number') return expected === actual;
  if (!Number.isFinite(expected)) return expected === actual;
  return Math.abs(actual - expected) <= Math.max(abs, rel * Math.abs(expected));
}

/** Whether fractions are equal. Only a long fraction may be missing. */
function isSameFraction(expected: string, actual: string | null): boolean {
  return actual === null ? expected.length >= 30 : actual === expected.replace(/\/1$/, '');
}

const isSame = (one: unknown, other: unknown): boolean =>
  Array.isArray(one) && Array.isArray(other)
    ? one.length === other.length && one.every((value, at) => isSame(value, other[at]))
    : Object.is(one, other);

/** Computes a case, and compares every value, its derivation and its fraction with the expected ones. */
export async function compare(
  { dataset: datasetOf }: { dataset(problem: Problem): Promised<Subject> },
  catalogue: ReadonlyMap<string, MetricInfo>,
  given: Case,
  checkFormula?: FormulaCheck,
): Promise<Comparison> {
  const result: Comparison = { ids: [], numbers: 0, fractions: 0, differences: [] };
  const { problem, options } = given;
  const dataset = await datasetOf(problem);
  const { metrics } = await dataset.report(options);

  const comparePoints = async (id: string, tolerance: Tolerance): Promise<void> => {
    const points = await pointsOf(dataset, id);
    const wanted = given.expected[id] as Record<string, Expected[]> | null;
    const differs = (name: string, expected: unknown, actual: unknown): void => {
      result.differences.push({ metric: id, place: [name], of: 'points', expected, actual });
    };
    if (!points !== !wanted) differs('', wanted, points);
    for (const [name, expected] of Object.entries(wanted ?? {})) {
      result.numbers += expected.length;
      if (!isWithin(expected, points?.[name], tolerance)) differs(name, expected, points?.[name]);
    }
  };

  const comparePlace = async (info: MetricInfo, tolerance: Tolerance, place: Place): Promise<void> => {
    const { expected, exact, actual, where } = place;
    const differs = (of: Difference['of'], one: unknown, other: unknown): void => {
      const labels = Object.values(where);
      result.differences.push({ metric: info.id, place: labels, of, expected: one, actual: other });
    };
    result.numbers++;
    if (!isWithin(expected, actual, tolerance)) differs('value', expected, actual);
    if (info.shape === 'decisions') return; // explained cell by cell
    // Pairs of cases are addressed by the first two labels, and there may be only one.
    if (Object.values(where).some((label) => label === undefined)) return;
    const explanation = await dataset.explain(info.id, { ...options, ...where });
    if (!isSame(explanation.value, actual)) differs('explained value', actual, explanation.value);
    const given = checkFormula?.(explanation, info, dataset);
    if (given !== undefined) differs('formula', explanation.value, given);
    if (typeof exact !== 'string') return;
    result.fractions++;
    if (!isSameFraction(exact, explanation.exact)) differs('fraction', exact, explanation.exact);
  };

  for (const id of Object.keys(given.expected)) {
    const info = catalogue.get(id);
    if (!info || given.mistaken?.[id]) continue;
    result.ids.push(id);
    const tolerance = { ...given.tolerance, ...given.tolerance.ids?.[id] };
    if (info.shape === 'curve') await comparePoints(id, tolerance);
    else {
      const places = placesOf(dataset, info, given, metrics[id]);
      await Promise.all(places.map((place) => comparePlace(info, tolerance, place)));
    }
  }
  dataset.release();
  return result;
}
