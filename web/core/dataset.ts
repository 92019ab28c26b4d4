import type { WasmDataset, WasmReport, WasmUndefined } from '#wasm/deconfuse.mjs';
import { checkOptions } from './options.ts';
import type {
  Dataset,
  Explanation,
  ExplainOptions,
  Formula,
  Label,
  MetricInfo,
  Notice,
  Problem,
  Report,
  ReportOptions,
  Scalar,
  Undefined,
  Value,
} from './types.ts';

const orNull = (value: number): Scalar => (Number.isNaN(value) ? null : value);

const rowsOf = (values: Float64Array, columns: number): Scalar[][] =>
  Array.from({ length: values.length / columns }, (_, row) =>
    Array.from(values.subarray(row * columns, (row + 1) * columns), orNull),
  );

/** What a dataset needs to know besides its data. */
export interface Surroundings {
  catalogue: ReadonlyMap<string, MetricInfo>;
  /** The one name under which a label is known. */
  canonical(label: Label): string;
  /** How the caller wrote a label that is known by that name. */
  spelling: ReadonlyMap<string, Label>;
  /** What was assumed or repaired before the data came to the core. */
  notices: Notice[];
  latex(formula: Formula): string;
}

/** A dataset as the package shows it: plain data outside, the core's object kept inside. */
export class CoreDataset implements Dataset {
  readonly kind: Problem['kind'];
  readonly labels: Label[];
  readonly predictedLabels?: Label[];
  readonly notices: Notice[];
  readonly total: number;
  readonly positive?: Label;
  readonly #columns: Label[];
  readonly #names: { rows: string[]; columns: string[] };
  readonly #positive: number;
  readonly #surroundings: Surroundings;
  #core: WasmDataset | undefined;

  constructor(core: WasmDataset, surroundings: Surroundings) {
    const description = core.description();
    const label = (name: string): Label => surroundings.spelling.get(name) ?? name;
    this.kind = description.kind;
    this.labels = description.labels.map(label);
    this.#columns = description.predictedLabels.map(label);
    if (!description.classification) this.predictedLabels = this.#columns;
    this.notices = [...surroundings.notices, ...description.notices];
    this.total = description.total;
    this.#positive = description.positive;
    const positive = this.labels[description.positive];
    if (description.classification && this.labels.length === 2 && positive !== undefined) this.positive = positive;
    this.#names = { rows: description.labels, columns: description.predictedLabels };
    this.#surroundings = surroundings;
    this.#core = core;
  }

  get matrix(): Float64Array {
    return this.#live.matrix();
  }

  get problem(): Problem {
    const names = {
      labels: this.labels,
      ...(this.predictedLabels && { predictedLabels: this.predictedLabels }),
      ...(this.positive !== undefined && { positive: this.positive }),
    };
    if (this.kind === 'matrix') {
      const cells = this.matrix;
      const columns = this.#columns.length;
      const counts = this.labels.map((_, row) => Array.from(cells.subarray(row * columns, (row + 1) * columns)));
      return { kind: 'matrix', counts, ...names };
    }
    const named = (codes: Int32Array, labels: Label[]): Label[] => Array.from(codes, (code) => labels[code]!);
    const weights = Array.from(this.#live.weights());
    return {
      kind: 'labels',
      truth: named(this.#live.truth(), this.labels),
      predicted: named(this.#live.predicted(), this.#columns),
      ...(weights.length > 0 && { weights }),
      ...names,
    };
  }

  report(options: ReportOptions = {}): Report {
    const checked = checkOptions(options, this.labels.length);
    const core = this.#live;
    const report: Report = { kind: this.kind, labels: this.labels, metrics: {}, undefined: {} };
    const scalars: string[] = [];
    for (const id of options.metrics ?? this.#surroundings.catalogue.keys()) {
      if (this.#info(id).shape === 'scalar') scalars.push(id);
      // K×K numbers that most callers do not look at: computed when they are.
      else Object.defineProperty(report.metrics, id, this.#matrixProperty(id, checked));
    }
    for (const metric of core.report(checked, scalars)) {
      report.metrics[metric.id] = this.#valueOf(metric);
      if (metric.undefined.length > 0) report.undefined[metric.id] = this.#undefinedOf(metric.undefined);
    }
    return report;
  }

  explain(id: string, options: ExplainOptions = {}): Explanation {
    const { class: label, row, column, ...rest } = options;
    const info = this.#info(id);
    const [rowIndex, columnIndex] =
      info.shape === 'matrix'
        ? [this.#place(this.#names.rows, row), this.#place(this.#names.columns, column)]
        : this.#classPlace(info, label);
    const checked = checkOptions(rest, this.labels.length);
    if (!this.#applies(id, checked)) throw new RangeError(`${id} needs the same classes in rows and columns.`);
    const core = this.#live.explain(id, rowIndex, columnIndex, checked);
    return {
      id,
      ...(info.scope === 'class' && { class: this.labels[rowIndex]! }),
      value: core.value,
      exact: core.exact,
      ...this.#withLatex(core),
      ...(core.alternative && { alternative: this.#withLatex(core.alternative) }),
      ...(core.undefined.length > 0 && { undefined: this.#undefinedOf(core.undefined) }),
    };
  }

  release(): void {
    if (!this.#core) return;
    this.#core.delete();
    this.#core = undefined;
  }

  get #live(): WasmDataset {
    if (!this.#core) throw new Error('This dataset has been released.');
    return this.#core;
  }

  #withLatex({ symbolic, substituted }: { symbolic: Formula; substituted: Formula }) {
    const { latex } = this.#surroundings;
    return { symbolic, substituted, latex: { symbolic: latex(symbolic), substituted: latex(substituted) } };
  }

  #info(id: string): MetricInfo {
    const info = this.#surroundings.catalogue.get(id);
    if (!info) throw new RangeError(`There is no metric ${JSON.stringify(id)}.`);
    return info;
  }

  /** What is not reported has no explanation either. */
  #applies(id: string, options: object): boolean {
    return !this.predictedLabels || this.#live.report(options, [id]).length > 0;
  }

  #matrixProperty(id: string, options: object): PropertyDescriptor {
    let rows: Scalar[][] | undefined;
    const get = (): Scalar[][] => (rows ??= rowsOf(this.#live.report(options, [id])[0]!.values, this.#columns.length));
    return { enumerable: true, configurable: true, get };
  }

  #valueOf(metric: WasmReport): Value {
    if (this.#info(metric.id).scope === 'class') return Array.from(metric.values, orNull);
    return orNull(metric.values[0]!);
  }

  #undefinedOf(undefinedValues: WasmUndefined[]): Undefined[] {
    return undefinedValues.map(({ class: at, ...rest }) => ({
      ...rest,
      ...(at !== undefined && { class: this.labels[at]! }),
    }));
  }

  #classPlace(info: MetricInfo, label: Label | undefined): [number, number] {
    if (info.scope !== 'class') return [0, 0];
    const at = label === undefined && this.labels.length === 2 ? this.#positive : this.#place(this.#names.rows, label);
    return [at, at];
  }

  #place(names: string[], label: Label | undefined): number {
    if (label === undefined) return 0;
    const at = names.indexOf(this.#surroundings.canonical(label));
    if (at < 0) throw new RangeError(`There is no class ${JSON.stringify(label)}.`);
    return at;
  }
}
