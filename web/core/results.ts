import type { WasmExplanation, WasmReports, WasmUndefined } from '#wasm/deconfuse.mjs';
import type { Formula, Worked } from './types/formula.ts';
import type { Label } from './types/label.ts';
import type { MetricInfo } from './types/metric-info.ts';
import type { Notice } from './types/notices.ts';
import type { Explanation, Scalar, Undefined } from './types/report.ts';

export const orNull = (value: number): number | null => (Number.isNaN(value) ? null : value);

/** A loop, because Array.from takes several times as long. */
export const scalarsOf = (values: Float64Array): Scalar[] => {
  const scalars: Scalar[] = [];
  for (const value of values) scalars.push(orNull(value));
  return scalars;
};

export const rowsOf = (values: Float64Array, columns: number): Scalar[][] =>
  Array.from({ length: values.length / columns }, (_, row) =>
    scalarsOf(values.subarray(row * columns, (row + 1) * columns)),
  );

/** Pairs of ends, which stand one after another in `ends`; null where either is undefined. */
export const intervalsOf = (ends: Float64Array): ([number, number] | null)[] =>
  Array.from({ length: ends.length / 2 }, (_, at) => {
    const low = ends[2 * at]!;
    const high = ends[2 * at + 1]!;
    return Number.isNaN(low) || Number.isNaN(high) ? null : [low, high];
  });

export const undefinedOf = (undefinedValues: WasmUndefined[], labels: Label[]): Undefined[] =>
  undefinedValues.map(({ class: at, ...rest }) => ({ ...rest, ...(at !== undefined && { class: labels[at]! }) }));

/** The explanation of a metric from the core; `label` is the class, if any. */
export function explanationOf(
  core: WasmExplanation,
  id: string,
  ofClass: Label | undefined,
  labels: Label[],
  latex: (formula: Formula) => string,
): Explanation {
  const worked = ({ symbolic, substituted }: { symbolic: Formula; substituted: Formula }): Worked => ({
    symbolic,
    substituted,
    latex: { symbolic: latex(symbolic), substituted: latex(substituted) },
  });
  return {
    id,
    ...(ofClass !== undefined && { class: ofClass }),
    value: core.value,
    exact: core.exact,
    ...worked(core),
    ...(core.alternative && { alternative: worked(core.alternative) }),
    ...(core.definitions.length > 0 && {
      definitions: core.definitions.map((definition) => ({ quantity: definition.quantity, ...worked(definition) })),
    }),
    ...(core.undefined.length > 0 && { undefined: undefinedOf(core.undefined, labels) }),
  };
}

/** The fields of a metric that reports need; the full description takes longer to obtain. */
export interface MetricKind extends Pick<MetricInfo, 'id' | 'shape' | 'needs' | 'perClass'> {
  perObservation: boolean;
}

/** Reads the core's lines of metric kinds. */
export const kindsOf = (lines: string): Map<string, MetricKind> =>
  new Map(
    lines.split('\n').map((line) => {
      const [id, shape, needs, values] = line.split(' ') as [string, MetricInfo['shape'], MetricInfo['needs'], string];
      return [id, { id, shape, needs, perClass: values === 'class', perObservation: values === 'observation' }];
    }),
  );

/**
 * Values of one metric: a single one, one per class, or the cells by rows; of an interval both ends. NaN where
 * undefined.
 */
export interface MetricValues {
  id: string;
  values: Float64Array;
  /** For shape word: one per value. */
  words?: (string | null)[];
  undefined?: WasmUndefined[];
}

/** Values of those of the metrics that apply to the data. `ask` calls the core. */
export function reportsOf(ids: readonly string[], ask: (ids: string) => WasmReports): MetricValues[] {
  const { sizes, values, details } = ask(ids.join(' '));
  let end = 0;
  return ids.flatMap((id, at) =>
    sizes[at] ? [{ id, values: values.subarray(end, (end += sizes[at])), ...details[id] }] : [],
  );
}

/** Facts about the origin of a dataset, and functions that it needs. */
export interface Surroundings {
  kinds: ReadonlyMap<string, MetricKind>;
  /** The canonical spelling of a label. */
  canonical(label: Label): string;
  /** The caller's spelling of a label by its canonical one. */
  spelling: ReadonlyMap<string, Label>;
  /** Assumptions and repairs made before the data reached the core. */
  notices: Notice[];
  latex(formula: Formula): string;
  /** Whether an answer is this number written with two decimals or more. */
  isWrittenAs(value: number, answer: string): boolean;
}
