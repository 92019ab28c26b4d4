import type { WasmDataset, WasmParts } from '#wasm/deconfuse.mjs';
import { curveNames } from './accepted-names.ts';
import { slipsOf, verdictsOf } from './check.ts';
import { doubtsOf, surestFirst } from './doubts.ts';
import { made } from './input-error.ts';
import { refuseUnknown } from './known-names.ts';
import { checkOptions, optionsOfReport } from './options.ts';
import { mostPairedClasses, type PairedCases } from './paired-differences.ts';
import { explainedByParts, likelyByParts, PartedDataset, partsOf } from './parted-dataset.ts';
import { groupsOf, type LazyPart } from './parts.ts';
import {
  checkIntervalOptions,
  intervalsOfReport,
  resampledInterval,
  resamplingOfReport,
  type IntervalSources,
} from './resampled.ts';
import {
  explanationOf,
  intervalsOf,
  orNull,
  reportsOf,
  rowsOf,
  scalarsOf,
  undefinedOf,
  type MetricKind,
  type MetricValues,
  type Surroundings,
} from './results.ts';
import type { CheckOptions, GivenAnswer, Verdict } from './types/checking.ts';
import type { Rivals } from './types/comparison.ts';
import type { CurveName, CurveOptions } from './types/curves.ts';
import type { Dataset, ReportSolutions } from './types/dataset.ts';
import type { Label } from './types/label.ts';
import type { MetricInfo } from './types/metric-info.ts';
import type { Doubt, Notice } from './types/notices.ts';
import type { Kind, Problem } from './types/problem.ts';
import type { StatedResult } from './types/reading.ts';
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
import type { ReportResampling } from './types/resampling.ts';
import type { LikelySlip, SlipsOptions } from './types/slips.ts';
import type { Compared } from './side-by-side.ts';
import { doubtsOfStated } from './stated.ts';

type Description = ReturnType<WasmDataset['description']>;

const totalOf = ({ kind, proportion, rivals, report, total }: Description): number => {
  if (proportion) return proportion.trials;
  if (kind === 'report') return Array.from(report!.support).reduce((sum, count) => sum + count, 0);
  return kind === 'counts' && rivals ? rivals.onlyFirstRight + rivals.onlySecondRight : total;
};

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

/** A dataset as the package shows it: plain data outside, the core's object inside. */
export class CoreDataset extends PartedDataset implements Dataset {
  readonly kind: Kind;
  override readonly parts: readonly LazyPart[];
  readonly labels: Label[];
  readonly predictedLabels?: Label[];
  readonly notices: Notice[];
  readonly found = null;
  readonly stated: readonly StatedResult[] = [];
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
  readonly #surroundings: Surroundings;
  readonly #what: WasmParts['what'];
  #doubts: Doubt[] | undefined;
  #core: WasmDataset | undefined;

  constructor(core: WasmDataset, surroundings: Surroundings) {
    super();
    const description = core.description();
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
    this.#surroundings = surroundings;
    this.#core = core;
    const { what, names } = description.parts;
    this.#what = what;
    this.parts = partsOf(
      this.#comparison(),
      names,
      (at) => new CoreDataset(made(this.#live.part(at)), { ...surroundings, notices: [] }),
    );
  }

  #comparison(): Omit<Compared, 'parts'> {
    const { canonical } = this.#surroundings;
    const comparison = { what: this.#what, whole: this, canonical };
    if (this.#what !== 'models') return comparison;
    const tests = (): Record<string, number | null> => {
      const { statistic, degreesOfFreedom, p } = this.#live.cochranTest();
      return { cochran_q: orNull(statistic), cochran_q_df: orNull(degreesOfFreedom), cochran_q_p_value: orNull(p) };
    };
    const pair = (first: number, second: number): number | null => orNull(this.#live.exactMcNemarTest(first, second));
    return { ...comparison, paired: { tests, pair, cases: () => this.#pairedCases() } };
  }

  #pairedCases(): PairedCases | undefined {
    const classes = this.labels.length;
    const core = this.#live;
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
    return this.#hasCells ? this.#live.matrix() : null;
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
      const cells = this.#live.matrix();
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
    const weights = Array.from(this.#live.weights());
    const predicted = named(this.#live.predicted(), this.#columns);
    const ofModel = (at: number): Label[] => (at === 0 ? predicted : named(this.#live.other(at - 1), this.#columns));
    const groups = this.#what === 'models' ? undefined : this.#live.groups();
    return {
      kind: 'labels',
      truth: named(this.#live.truth(), this.labels),
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

  get doubts(): Doubt[] {
    this.#doubts ??= doubtsOf(this.#live.doubts(), () => this.problem, this.#surroundings.canonical);
    return surestFirst([...this.#doubts, ...doubtsOfStated(this.stated, this)]);
  }

  report(options: ReportOptions = {}): Report {
    const checked = checkOptions(options, this.labels.length);
    const core = this.#live;
    const report: Report = { kind: this.kind, labels: this.labels, metrics: {}, undefined: {} };
    const scalars: string[] = [];
    for (const id of options.metrics ?? this.#surroundings.kinds.keys()) {
      if (this.#info(id).shape !== 'matrix') scalars.push(id);
      // R×C numbers that most callers do not use: they are computed on first access.
      else if (this.#hasCells) Object.defineProperty(report.metrics, id, this.#matrixProperty(id, checked));
    }
    for (const metric of reportsOf(scalars, (ids) => core.report(checked, ids))) {
      report.metrics[metric.id] = this.#valueOf(metric);
      if (metric.undefined?.length) report.undefined[metric.id] = undefinedOf(metric.undefined, this.labels);
    }
    if (options.intervals)
      Object.assign(report, intervalsOfReport(options, ...this.#intervalsOf(Object.keys(report.metrics), checked)));
    return report;
  }

  /** The metrics with these ids, and the functions that give their intervals. */
  #intervalsOf(ids: readonly string[], checked: object): IntervalSources {
    const core = this.#live;
    return [
      ids.map((id) => [id, this.#info(id)] as const),
      this.labels,
      {
        delta: (numbers, level) => core.intervals({ ...checked, level }, numbers),
        resample: (numbers, seed) => core.resampleAll(checked, numbers, seed),
      },
    ];
  }

  override resampleReport(options: ReportOptions = {}): ReportResampling | null {
    const checked = checkOptions(options, this.labels.length);
    const ids = Object.keys(this.report({ ...options, intervals: false }).metrics);
    return resamplingOfReport(options, ...this.#intervalsOf(ids, checked));
  }

  explain(id: string, options: ExplainOptions = {}): Explanation {
    const info = this.#info(id);
    const [row, column] = this.#placeOf(info, options);
    const checked = checkOptions(optionsOfReport(options), this.labels.length);
    if (!this.#applies(info, checked)) throw new RangeError(`${id} needs ${needs[info.needs]}.`);
    const core = this.#live.explain(id, row, column, checked);
    const ofClass = info.perClass ? this.labels[row] : undefined;
    return explanationOf(core, id, ofClass, this.labels, this.#surroundings.latex);
  }

  override interval(id: string, options: IntervalOptions = {}): MetricInterval | null {
    const info = this.#info(id);
    const asked = checkIntervalOptions(options);
    const checked = checkOptions(asked.given, this.labels.length);
    if (!this.#applies(info, checked)) throw new RangeError(`${id} needs ${needs[info.needs]}.`);
    const place = this.#placeOf(info, options);
    if (asked.method === 'delta') {
      const found = this.#live.interval(id, ...place, checked);
      return typeof found === 'string' ? null : { ...found, gradient: this.#rows(found.gradient), method: 'delta' };
    }
    return resampledInterval(this.#live.resample(id, ...place, checked, asked.seed), asked);
  }

  check(answers: readonly GivenAnswer[], options: CheckOptions = {}): Verdict[] {
    const verdicts = verdictsOf(this, this.#surroundings, answers, options, (given, rest) =>
      this.#live.check(given, checkOptions(rest, this.labels.length)),
    );
    return explainedByParts(this, verdicts, options, this.#surroundings);
  }

  slips(id: string, options: SlipsOptions = {}): LikelySlip[] {
    const likely = slipsOf(this, this.#surroundings, id, options, (wanted, rest) =>
      this.#live.likelyAnswers(id, ...wanted, checkOptions(rest, this.labels.length)),
    );
    return likelyByParts(this, likely, id, options);
  }

  curve(_name: CurveName, options: CurveOptions = {}): null {
    refuseUnknown('option', options, curveNames);
    return null;
  }

  compare(): never {
    throw new RangeError('There are no scores to compare.');
  }

  resample(): never {
    throw new RangeError('There are no scores to resample.');
  }

  override release(): void {
    super.release();
    this.#core?.delete();
    this.#core = undefined;
  }

  get #live(): WasmDataset {
    if (!this.#core) throw new Error('This dataset has been released.');
    return this.#core;
  }

  #info(id: string): MetricKind {
    const info = this.#surroundings.kinds.get(id);
    if (!info) throw new RangeError(`There is no metric ${JSON.stringify(id)}.`);
    return info;
  }

  /** Whether the metric applies to the data. A metric that is not reported has no explanation either. */
  #applies({ id, needs }: MetricKind, options: object): boolean {
    if (needs === 'classes' && this.#hasCells && !this.predictedLabels) return true;
    return this.#live.report(options, id).sizes[0]! > 0;
  }

  #matrixProperty(id: string, options: object): PropertyDescriptor {
    let rows: Scalar[][] | undefined;
    const get = (): Scalar[][] => (rows ??= rowsOf(this.#live.report(options, id).values, this.#columns.length));
    return { enumerable: true, configurable: true, get };
  }

  #valueOf(metric: MetricValues): Value {
    const { shape, perClass } = this.#info(metric.id);
    if (shape === 'pairs') return rowsOf(metric.values, 2);
    const values = metric.words ?? (shape === 'interval' ? intervalsOf(metric.values) : scalarsOf(metric.values));
    return perClass ? values : values[0]!;
  }

  /** The cells as rows; null for cells without cases. */
  #rows(cells: Float64Array): (number | null)[][] {
    const counts = this.#live.matrix();
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
    if (label === undefined) return 0;
    const at = names.indexOf(this.#surroundings.canonical(label));
    if (at < 0) throw new RangeError(`There is no class ${JSON.stringify(label)}.`);
    return at;
  }
}
