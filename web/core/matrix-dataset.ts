import type { WasmDataset, WasmParts } from '#wasm/deconfuse.mjs';
import { CasesDataset, HeldCases } from './cases-dataset.ts';
import { checkOptions, optionsOfReport } from './options.ts';
import { mostPairedClasses, type PairedCases } from './paired-differences.ts';
import { groupsOf, type LazyPart } from './parts.ts';
import { checkIntervalOptions, resampledInterval, type IntervalFunctions } from './resampled.ts';
import {
  intervalsOf,
  orNull,
  rowsOf,
  scalarsOf,
  type MetricKind,
  type MetricValues,
  type Surroundings,
} from './results.ts';
import type { Rivals } from './types/comparison.ts';
import type { Dataset, ReportSolutions } from './types/dataset.ts';
import type { Label } from './types/label.ts';
import type { MetricInfo } from './types/metric-info.ts';
import type { Notice } from './types/notices.ts';
import type { Kind, Problem } from './types/problem.ts';
import type {
  ExplainOptions,
  Explanation,
  IntervalOptions,
  MetricInterval,
  Report,
  ReportOptions,
  Scalar,
  Value,
} from './types/report.ts';

type Description = ReturnType<WasmDataset['description']>;

const totalOf = ({ kind, proportion, rivals, report, total }: Description): number => {
  if (proportion) return proportion.trials;
  if (kind === 'report') return Array.from(report!.support).reduce((sum, count) => sum + count, 0);
  return kind === 'counts' && rivals ? rivals.onlyFirstRight + rivals.onlySecondRight : total;
};

const valueOf = ({ values, words }: MetricValues, { shape, perClass }: MetricKind): Value => {
  if (shape === 'pairs') return rowsOf(values, 2);
  const each = words ?? (shape === 'interval' ? intervalsOf(values) : scalarsOf(values));
  return perClass ? each : each[0]!;
};

const intervalFunctions = (core: WasmDataset, checked: object): IntervalFunctions => ({
  delta: (numbers, level) => core.intervals({ ...checked, level }, numbers),
  resample: (numbers, seed) => core.resampleAll(checked, numbers, seed),
});

const needs: Partial<Record<MetricInfo['needs'], string>> = {
  classes: 'the same classes in rows and columns',
  groups: 'labels or a matrix',
  'four-cells': 'two rows and two columns',
  proportion: 'successes and trials',
  rivals: 'two classifiers',
  report: 'a printed report',
};

/** Counts of each class against all others. */
function countsOfClasses(matrix: readonly number[][]): { tp: number[]; fp: number[]; fn: number[] } {
  const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0);
  const others = (numbers: readonly number[], at: number): number => sum(numbers.filter((_, index) => index !== at));
  return {
    tp: matrix.map((row, at) => row[at]!),
    fp: matrix.map((_, at) =>
      others(
        matrix.map((row) => row[at]!),
        at,
      ),
    ),
    fn: matrix.map((row, at) => others(row, at)),
  };
}

/** A dataset of labels, of a matrix or of counts as the package shows it. */
export class MatrixDataset extends CasesDataset<WasmDataset> implements Dataset {
  readonly kind: Kind;
  override readonly parts: readonly LazyPart[];
  readonly labels: Label[];
  readonly predictedLabels?: Label[];
  readonly notices: Notice[];
  readonly total: number;
  readonly shares?: true;
  readonly background?: Label;
  readonly positive?: Label;
  readonly models?: string[];
  readonly rivals?: Rivals;
  readonly solutions?: ReportSolutions;
  readonly #report?: Description['report'];
  readonly #proportion?: { successes: number; trials: number };
  readonly #columns: Label[];
  readonly #names: { rows: string[]; columns: string[] };
  readonly #positive: number;
  readonly #what: WasmParts['what'];
  readonly #held: HeldCases<WasmDataset>;

  constructor(core: WasmDataset, surroundings: Surroundings) {
    const description = core.description();
    const classes = description.labels.length;
    const held = new HeldCases(core, surroundings, (options) => checkOptions(options, classes), intervalFunctions);
    super(held);
    this.#held = held;
    const label = (name: string): Label => surroundings.spelling.get(name) ?? name;
    this.kind = description.kind;
    this.labels = description.labels.map(label);
    this.#columns = description.predictedLabels.map(label);
    if (!description.classification) this.predictedLabels = this.#columns;
    this.notices = [...surroundings.notices, ...description.notices];
    this.total = totalOf(description);
    if (description.shares) this.shares = true;
    if (description.models.length > 0) this.models = description.models;
    if (description.rivals) this.rivals = description.rivals;
    if (description.solutions) this.solutions = description.solutions;
    if (description.report) this.#report = description.report;
    this.#proportion = description.proportion;
    this.#positive = description.positive;
    const positive = this.labels[description.positive];
    const background = description.background === undefined ? undefined : this.labels[description.background];
    if (background !== undefined) this.background = background;
    else if (description.classification && this.labels.length === 2 && positive !== undefined) this.positive = positive;
    this.#names = { rows: description.labels, columns: description.predictedLabels };
    this.#what = description.parts.what;
    this.parts = held.partsOf(this, description.parts, (...part) => new MatrixDataset(...part), {
      tests: () => {
        const { statistic, degreesOfFreedom, p } = held.core.cochranTest();
        return { cochran_q: orNull(statistic), cochran_q_df: orNull(degreesOfFreedom), cochran_q_p_value: orNull(p) };
      },
      pair: (first, second) => orNull(held.core.exactMcNemarTest(first, second)),
      cases: () => this.#pairedCases(),
    });
  }

  #pairedCases(): PairedCases | undefined {
    const classes = this.labels.length;
    const core = this.#held.core;
    if (classes > mostPairedClasses || core.weights().length > 0) return undefined;
    return {
      classes,
      truth: core.truth(),
      predicted: (model) => (model === 0 ? core.predicted() : core.other(model - 1)),
    };
  }

  /** Whether the cells of the matrix are known. */
  get #hasCells(): boolean {
    return this.kind !== 'counts' && this.kind !== 'class-counts' && this.kind !== 'report';
  }

  get matrix(): Float64Array | null {
    return this.#hasCells ? this.#held.core.matrix() : null;
  }

  get problem(): Problem {
    const names = {
      labels: this.labels,
      ...(this.predictedLabels && { predictedLabels: this.predictedLabels }),
      ...(this.positive !== undefined && { positive: this.positive }),
    };
    if (this.kind === 'counts') {
      if (this.#proportion) return { kind: 'counts', ...this.#proportion };
      return { kind: 'counts', n01: this.rivals!.onlyFirstRight, n10: this.rivals!.onlySecondRight };
    }
    if (this.kind === 'report') {
      const { precision, recall, f1, support, ...report } = this.#report!;
      const lists = { precision: Array.from(precision), recall: Array.from(recall), support: Array.from(support) };
      return { kind: 'report', ...lists, ...(f1 && { f1: Array.from(f1) }), ...report, ...names };
    }
    if (this.kind === 'matrix' || this.kind === 'class-counts') {
      const cells = this.#held.core.matrix();
      const columns = this.#columns.length;
      const counts = rowsOf(cells, columns) as number[][];
      const { background } = this;
      const isBackground = background !== undefined;
      if (this.kind === 'matrix')
        return {
          kind: 'matrix',
          counts,
          ...names,
          ...(this.shares && { shares: true }),
          ...(isBackground && { background }),
        };
      // The background of counts of classes is no class, and the last one.
      const ofClasses = <Item>(list: Item[]): Item[] => (isBackground ? list.slice(0, -1) : list);
      const { tp, fp, fn } = countsOfClasses(counts);
      return {
        kind: 'class-counts',
        tp: ofClasses(tp),
        fp: ofClasses(fp),
        fn: ofClasses(fn),
        ...names,
        labels: ofClasses(this.labels),
        ...(isBackground && { background: true }),
      };
    }
    const named = (codes: Int32Array, labels: Label[]): Label[] => Array.from(codes, (code) => labels[code]!);
    const weights = Array.from(this.#held.core.weights());
    const predicted = named(this.#held.core.predicted(), this.#columns);
    const ofModel = (at: number): Label[] =>
      at === 0 ? predicted : named(this.#held.core.other(at - 1), this.#columns);
    const groups = this.#what === 'models' ? undefined : this.#held.core.groups();
    return {
      kind: 'labels',
      truth: named(this.#held.core.truth(), this.labels),
      predicted: this.models ? Object.fromEntries(this.models.map((name, at) => [name, ofModel(at)])) : predicted,
      ...(weights.length > 0 && { weights }),
      ...(groups &&
        groupsOf(
          this.#what,
          this.parts.map(({ name }) => name),
          groups,
        )),
      ...names,
    };
  }

  report(options: ReportOptions = {}): Report {
    const checked = this.#held.checked(options);
    const [report, kinds] = this.#held.begun(this, options);
    const others = kinds.filter(({ id, shape }) => {
      if (shape !== 'matrix') return true;
      // R×C numbers that most callers do not use: they are computed on first access.
      if (this.#hasCells) Object.defineProperty(report.metrics, id, this.#matrixProperty(id, checked));
      return false;
    });
    return this.#held.withIntervals(this.#held.fill(report, others, checked, valueOf), options);
  }

  explain(id: string, options: ExplainOptions = {}): Explanation {
    const info = this.#held.kindOf(id);
    const [row, column] = this.#placeOf(info, options);
    const checked = this.#held.checked(optionsOfReport(options));
    if (!this.#applies(info, checked)) throw new RangeError(`${id} needs ${needs[info.needs]}.`);
    const ofClass = info.perClass ? this.labels[row] : undefined;
    return this.#held.explanation(this.#held.core.explain(id, row, column, checked), id, this.labels, ofClass);
  }

  override interval(id: string, options: IntervalOptions = {}): MetricInterval | null {
    const info = this.#held.kindOf(id);
    const asked = checkIntervalOptions(options);
    const checked = this.#held.checked(asked.given);
    if (!this.#applies(info, checked)) throw new RangeError(`${id} needs ${needs[info.needs]}.`);
    const place = this.#placeOf(info, options);
    if (asked.method === 'delta') {
      const found = this.#held.core.interval(id, ...place, checked);
      return typeof found === 'string' ? null : { ...found, gradient: this.#rows(found.gradient), method: 'delta' };
    }
    return resampledInterval(this.#held.core.resample(id, ...place, checked, asked.seed), asked);
  }

  /** Whether the metric applies to the data. A metric that is not reported has no explanation either. */
  #applies({ id, needs }: MetricKind, options: object): boolean {
    if (needs === 'classes' && this.#hasCells && !this.predictedLabels) return true;
    return this.#held.core.report(options, id).sizes[0]! > 0;
  }

  #matrixProperty(id: string, options: object): PropertyDescriptor {
    let rows: Scalar[][] | undefined;
    const get = (): Scalar[][] => (rows ??= rowsOf(this.#held.core.report(options, id).values, this.#columns.length));
    return { enumerable: true, configurable: true, get };
  }

  /** The cells as rows; null for cells without cases. */
  #rows(cells: Float64Array): (number | null)[][] {
    const counts = this.#held.core.matrix();
    const columns = this.#columns.length;
    return this.labels.map((_, row) =>
      this.#columns.map((_, column) => {
        const at = row * columns + column;
        return counts[at] === 0 ? null : cells[at]!;
      }),
    );
  }

  #placeOf(info: MetricKind, { class: label, row, column }: ExplainOptions): [row: number, column: number] {
    return info.shape === 'matrix' || info.shape === 'pairs'
      ? [this.#place(this.#names.rows, row), this.#place(this.#names.columns, column)]
      : this.#classPlace(info, label);
  }

  #classPlace(info: MetricKind, label: Label | undefined): [number, number] {
    if (!info.perClass) return [0, 0];
    const at = label === undefined && this.labels.length === 2 ? this.#positive : this.#place(this.#names.rows, label);
    return [at, at];
  }

  #place(names: string[], label: Label | undefined): number {
    return label === undefined ? 0 : this.#held.indexIn(names, label);
  }
}
