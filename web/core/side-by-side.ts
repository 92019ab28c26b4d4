import { sideBySideNames } from './accepted-names.ts';
import { refuseUnknown } from './known-names.ts';
import { InputError } from './input-error.ts';
import { countTriples, pairedDifference, type PairedCases } from './paired-differences.ts';
import type { LazyPart } from './parts.ts';
import type { PairedDifference, PairOfModels, SideBySide, SideBySideOptions } from './types/comparison.ts';
import type { Dataset } from './types/dataset.ts';
import type { Label } from './types/label.ts';
import type { Ends, IntervalOptions, Report, ReportOptions, Value } from './types/report.ts';

type Numbers = Record<string, number | null>;

/** The parts that are compared, and the functions for it. */
export interface Compared {
  what: SideBySide['what'];
  parts: readonly LazyPart[];
  /** All data together, or the first model. */
  whole: Pick<Dataset, 'report' | 'labels' | 'positive' | 'sideBySide' | 'explain' | 'parts'>;
  /** The canonical spelling of a label. */
  canonical(label: Label): string;
  /** For models on the same cases: the tests of all of them, and the p-value of a pair. */
  paired?: {
    tests(): Numbers;
    pair(first: number, second: number): number | null;
    /** For labels without weights and with few enough classes. */
    cases?(): PairedCases | undefined;
  };
}

const orNull = (value: unknown): number | null => (typeof value === 'number' && Number.isFinite(value) ? value : null);

/** A number per metric, made by `make` from the numbers of all parts; null where a part has none. */
const each = (ids: readonly string[], columns: readonly Numbers[], make: (numbers: number[]) => number): Numbers =>
  Object.fromEntries(
    ids.map((id) => {
      const numbers = columns.map((column) => column[id] ?? null);
      return [id, numbers.includes(null) ? null : orNull(make(numbers as number[]))];
    }),
  );

const meanOf = (numbers: readonly number[]): number => numbers.reduce((sum, one) => sum + one, 0) / numbers.length;

function deviationOf(numbers: readonly number[]): number {
  const mean = meanOf(numbers);
  const squares = numbers.reduce((sum, one) => sum + (one - mean) ** 2, 0);
  return Math.sqrt(squares / (numbers.length - 1));
}

function ratioOf(numbers: readonly number[]): number {
  const [low, high] = [Math.min(...numbers), Math.max(...numbers)];
  return low >= 0 && high > 0 ? low / high : NaN;
}

/** Step-down p-values corrected for the number of tests (Holm 1979). */
export function holm(values: readonly (number | null)[]): (number | null)[] {
  const tested = values.flatMap((p, at) => (p === null ? [] : [{ p, at }])).sort((one, other) => one.p - other.p);
  const adjusted: (number | null)[] = values.map(() => null);
  let largest = 0;
  tested.forEach(({ p, at }, rank) => {
    largest = Math.min(1, Math.max(largest, p * (tested.length - rank)));
    adjusted[at] = largest;
  });
  return adjusted;
}

/** The number of a metric that is compared: its only value, or that of one class. */
type NumberOf = (value: Value | undefined, labels: readonly Label[]) => number | null;

/** The report of a part. Empty for a part that cannot be counted, as where its cases lack the positive class. */
function reportOf(part: LazyPart, ids: readonly string[], options: ReportOptions): Report {
  try {
    return part.report({ ...options, metrics: [...ids] });
  } catch (error) {
    if (!(error instanceof InputError)) throw error;
    return { kind: 'counts', labels: [], metrics: {}, undefined: {} };
  }
}

/** The interval of a metric, or of its class at an index. */
function endsOfClass(found: NonNullable<Report['intervals']>[string] | undefined, at: number): Ends | null {
  if (!found) return null;
  const ofOne: unknown = Array.isArray(found[0]) || found[0] === null ? found[at] : found;
  return (ofOne as Ends | null | undefined) ?? null;
}

/** Differences of two models by metric. */
type DifferencesOf = (first: number, second: number) => Record<string, PairedDifference | null>;

/** Differences of pairs of models. The intervals of each model are computed once for all its pairs. */
function differencesBy(
  { parts, paired }: Compared,
  columns: readonly Numbers[],
  ids: readonly string[],
  options: IntervalOptions,
): DifferencesOf | undefined {
  const cases = paired?.cases?.();
  if (!cases) return undefined;
  const models = parts.map((part, at) => {
    const dataset = part.make();
    const estimates = ids.map((id) => {
      const value = columns[at]![id] ?? null;
      return { value, interval: value === null ? null : dataset.interval(id, options) };
    });
    dataset.release();
    return estimates;
  });
  return (first, second) => {
    const triples = countTriples(cases, first, second);
    const [one, other] = [models[first]!, models[second]!];
    return Object.fromEntries(ids.map((id, at) => [id, pairedDifference(triples, one[at]!, other[at]!)]));
  };
}

function pairsOf(
  { parts, paired }: Compared,
  correction: 'holm' | 'none',
  differences?: DifferencesOf,
): PairOfModels[] {
  if (!paired) return [];
  const pairs = parts.flatMap(({ name: first }, at) =>
    parts.slice(at + 1).map(({ name: second }, after) => ({
      first,
      second,
      p: paired.pair(at, at + 1 + after),
      ...(differences && { differences: differences(at, at + 1 + after) }),
    })),
  );
  const ofPairs = pairs.map(({ p }) => p);
  const adjusted = correction === 'holm' ? holm(ofPairs) : ofPairs;
  return pairs.map((pair, at) => ({ ...pair, adjusted: adjusted[at]! }));
}

export function sideBySide(
  compared: Compared,
  ids: readonly string[] | undefined,
  options: SideBySideOptions,
): SideBySide {
  const { what, parts, whole, paired } = compared;
  refuseUnknown('option', options, sideBySideNames);
  const { correction = 'holm', class: label = whole.positive, ...asked } = options;
  if (correction !== 'holm' && correction !== 'none')
    throw new RangeError(`correction must be holm or none, not ${String(correction)}`);
  const wantedClass = label === undefined ? undefined : compared.canonical(label);
  const isWanted = (one: Label): boolean => compared.canonical(one) === wantedClass;
  const numberOf: NumberOf = (value, labels) => {
    if (!Array.isArray(value)) return orNull(value);
    return orNull(value[labels.findIndex(isWanted)]);
  };
  const endsOf = ({ intervals = {}, labels }: Report, ids: readonly string[]): Record<string, Ends | null> =>
    Object.fromEntries(ids.map((id) => [id, endsOfClass(intervals[id], labels.findIndex(isWanted))]));
  const ofWhole = whole.report({ ...asked, ...(ids && { metrics: [...ids] }) }).metrics;
  const wanted = [...(ids ?? Object.keys(ofWhole).filter((id) => typeof ofWhole[id] === 'number'))];
  const {
    metrics: _metrics,
    intervals: _intervals,
    ...ofParts
  } = { ...asked, ...(label !== undefined && { class: label }) };
  const reports = parts.map((part) => reportOf(part, wanted, asked));
  const columns = reports.map(({ metrics, labels }) =>
    Object.fromEntries(wanted.map((id) => [id, numberOf(metrics[id], labels)])),
  );
  return {
    what,
    ids: wanted,
    parts: parts.map(({ name }) => name),
    values: Object.fromEntries(parts.map(({ name }, at) => [name, columns[at]!])),
    ...(asked.intervals && {
      intervals: Object.fromEntries(parts.map(({ name }, at) => [name, endsOf(reports[at]!, wanted)])),
    }),
    mean: each(wanted, columns, meanOf),
    standardDeviation: each(wanted, columns, deviationOf),
    pooled: what === 'models' ? {} : Object.fromEntries(wanted.map((id) => [id, numberOf(ofWhole[id], whole.labels)])),
    difference: each(wanted, columns, (numbers) => Math.max(...numbers) - Math.min(...numbers)),
    ratio: each(wanted, columns, ratioOf),
    tests: paired?.tests() ?? {},
    pairs: pairsOf(
      compared,
      correction,
      asked.intervals ? differencesBy(compared, columns, wanted, ofParts) : undefined,
    ),
  };
}
