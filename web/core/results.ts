import type { WasmExplanation, WasmReports, WasmUndefined } from '#wasm/deconfuse.mjs';
import type { Formula, Worked } from './types/formula.ts';
import type { Label } from './types/label.ts';
import type { MetricInfo } from './types/metric-info.ts';
import type { Notice } from './types/notices.ts';
import type { Explanation, Scalar, Undefined } from './types/report.ts';

export const orNull = (value: number): number | null => (Number.isNaN(value) ? null : value);

/** In a loop, because Array.from takes several times as long. */
export const scalarsOf = (values: Float64Array): Scalar[] => {
  const scalars: Scalar[] = [];
  for (const value of values) scalars.push(orNull(value));
  return scalars;
};

export const rowsOf = (values: Float64Array, columns: number): Scalar[][] =>
  Array.from({ length: values.length / columns }, (_, row) =>
    scalarsOf(values.subarray(row * columns, (row + 1) * columns)),
  );

/** [low, high] one after another; null where either is undefined. */
export const intervalsOf = (ends: Float64Array): ([number, number] | null)[] =>
  Array.from({ length: ends.length / 2 }, (_, at) => {
    const low = ends[2 * at]!;
    const high = ends[2 * at + 1]!;
    return Number.isNaN(low) || Number.isNaN(high) ? null : [low, high];
  });

export const undefinedOf = (undefinedValues: WasmUndefined[], labels: Label[]): Undefined[] =>
  undefinedValues.map(({ class: at, ...rest }) => ({ ...rest, ...(at !== undefined && { class: labels[at]! }) }));

/** What the core explains of a metric, of one class where one is given. */
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

/** What reports have to know of a metric; the rest takes longer to come by. */
export interface MetricKind extends Pick<MetricInfo, 'id' | 'shape' | 'needs' | 'perClass'> {
  perObservation: boolean;
}

/** Of what the core says in lines. */
export const kindsOf = (lines: string): Map<string, MetricKind> =>
  new Map(
    lines.split('\n').map((line) => {
      const [id, shape, needs, values] = line.split(' ') as [string, MetricInfo['shape'], MetricInfo['needs'], string];
      return [id, { id, shape, needs, perClass: values === 'class', perObservation: values === 'observation' }];
    }),
  );

/** The values of one metric: one; one per class; or the cells by rows: of an interval both ends. NaN where undefined. */
export interface MetricValues {
  id: string;
  values: Float64Array;
  /** Of shape word: one per value. */
  words?: (string | null)[];
  undefined?: WasmUndefined[];
}

/** Those of the metrics asked for that the data have. `ask` asks the core. */
export function reportsOf(ids: readonly string[], ask: (ids: string) => WasmReports): MetricValues[] {
  const { sizes, values, details } = ask(ids.join(' '));
  let end = 0;
  return ids.flatMap((id, at) =>
    sizes[at] ? [{ id, values: values.subarray(end, (end += sizes[at])), ...details[id] }] : [],
  );
}

/** What a dataset needs to know besides its data. */
export interface Surroundings {
  kinds: ReadonlyMap<string, MetricKind>;
  /** The one name under which a label is known. */
  canonical(label: Label): string;
  /** How the caller wrote a label that is known by that name. */
  spelling: ReadonlyMap<string, Label>;
  /** What was assumed or repaired before the data came to the core. */
  notices: Notice[];
  latex(formula: Formula): string;
  /** Whether somebody who writes so means the number, in two decimals or more. */
  isWrittenAs(value: number, answer: string): boolean;
}
