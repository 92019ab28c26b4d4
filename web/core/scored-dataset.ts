import type { WasmParts, WasmResampling, WasmScoredCases } from '#wasm/deconfuse.mjs';
import { compareNames, curveNames, resampleNames } from './accepted-names.ts';
import { CasesDataset, HeldCases } from './cases-dataset.ts';
import { Held } from './held.ts';
import { intervalsOf, orNull, rowsOf, type MetricKind, type MetricValues, type Surroundings } from './results.ts';
import { isDecisionCurve, scoreCurve } from './curve-names.ts';
import {
  checkCurveOptions,
  checkOptionsOfScores,
  checkScoreOptions,
  modelAt,
  withClassesExchanged,
} from './score-options.ts';
import { refuseUnknown } from './known-names.ts';
import { groupsOf, type LazyPart } from './parts.ts';
import { checkIntervalOptions, resampledInterval, type IntervalFunctions } from './resampled.ts';
import { optionsOfReport, within } from './options.ts';
import type { CompareOptions, Comparison } from './types/comparison.ts';
import type { Curve, CurveName, CurveOptions } from './types/curves.ts';
import type { Dataset } from './types/dataset.ts';
import type { Label } from './types/label.ts';
import type { Notice } from './types/notices.ts';
import type { Problem } from './types/problem.ts';
import type {
  ExplainOptions,
  Explanation,
  IntervalOptions,
  MetricInterval,
  Report,
  ReportOptions,
  Value,
} from './types/report.ts';
import type { ResampleOptions, Resampling } from './types/resampling.ts';

export type ScoredKind = 'scores' | 'probabilities' | 'multilabel';

/** Coordinates of a point of a curve. */
const coordinates = ['x', 'y', 'low'];

/** Places of the cells in a matrix of decisions; row and column 0 are negative. */
const cells = { TN: 0, FP: 1, FN: 2, TP: 3 };

function comparisonOf<Plain extends { [Name in keyof Comparison]: number }>(
  plain: Plain,
): { [Name in keyof Plain]: number | null } {
  return Object.fromEntries(Object.entries(plain).map(([name, value]) => [name, orNull(value as number)])) as {
    [Name in keyof Plain]: number | null;
  };
}

/**
 * Adds the columns of counts. With many points they take long to compute, so it is done from the steps on first access.
 */
function withCounts({ steps, ...curve }: NonNullable<ReturnType<WasmScoredCases['curve']>>): Curve {
  if (!steps) return curve;
  ['truePositives', 'falsePositives'].forEach((name, side) => {
    let counts: Float64Array | undefined;
    const sums = (): Float64Array => {
      let sum = 0;
      const all = new Float64Array(steps.length);
      for (let at = 0; at < all.length; at++) all[at] = sum += (steps[at]! >> (4 * side)) & 15;
      return all;
    };
    Object.defineProperty(curve, name, {
      configurable: true,
      enumerable: true,
      get: () => (counts ??= sums()),
      set: (value: Float64Array) => (counts = value),
    });
  });
  return curve;
}

const valueOf = ({ values }: MetricValues, { shape, perClass }: MetricKind): Value => {
  const each: Value[] =
    shape === 'decisions'
      ? Array.from({ length: values.length / 4 }, (_, at) => rowsOf(values.subarray(4 * at, 4 * at + 4), 2))
      : shape === 'interval'
        ? intervalsOf(values)
        : Array.from(values, orNull);
  return perClass ? each : each[0]!;
};

const intervalFunctions = (core: WasmScoredCases, checked: object): IntervalFunctions => ({
  resample: (numbers, seed) => core.bootstrapAll(checked, numbers, seed),
});

class CoreResampling implements Resampling {
  readonly resamples: number;
  readonly #level: number;
  readonly #held: Held<WasmResampling>;

  constructor(core: WasmResampling, resamples: number, level: number) {
    this.#held = new Held(core, 'resampling');
    this.resamples = resamples;
    this.#level = level;
  }

  get done(): number {
    return this.#held.core.done();
  }

  advance(resamples: number): void {
    this.#held.core.advance(Math.max(0, Math.min(resamples, this.resamples - this.done)));
  }

  result(): Comparison & { standardError: number | null } {
    return comparisonOf(this.#held.core.result(this.#level));
  }

  release(): void {
    this.#held.release();
  }
}

/** Curves that do not need the number of negatives. */
const ofPositives: ReadonlySet<CurveName> = new Set(['precision-recall']);

/** A dataset of scores, probabilities or label sets as the package shows it. */
export class ScoredDataset extends CasesDataset<WasmScoredCases> implements Dataset {
  readonly kind: ScoredKind;
  override readonly parts: readonly LazyPart[];
  readonly labels: Label[];
  readonly notices: Notice[];
  readonly total: number;
  readonly positive?: Label;
  readonly models?: string[];
  readonly matrix = null;
  readonly scored: NonNullable<Dataset['scored']>;
  readonly #names: string[];
  readonly #positive: number;
  readonly #decisionValues: boolean;
  /** Number of positives without a score. */
  readonly #missed: number;
  readonly #weighted: boolean;
  readonly #what: WasmParts['what'];
  readonly #held: HeldCases<WasmScoredCases>;

  /** `positive` is the class asked for, which need not occur in the cases. */
  constructor(core: WasmScoredCases, kind: ScoredKind, surroundings: Surroundings, positive?: Label) {
    const description = core.description();
    const { length: classes } = description.labels;
    const models = description.models.length > 0 ? description.models : undefined;
    const isPositiveFirst = description.positive === 0;
    const checked = (options: ReportOptions): object =>
      kind === 'scores'
        ? checkOptionsOfScores(options, isPositiveFirst, models)
        : checkScoreOptions(options, classes, models);
    const held = new HeldCases(core, surroundings, checked, intervalFunctions, ' of scores');
    super(held);
    this.#held = held;
    this.kind = kind;
    this.labels = description.labels.map((name) => surroundings.spelling.get(name) ?? name);
    this.notices = [...surroundings.notices, ...description.notices];
    this.total = description.total;
    if (models) this.models = models;
    const chosen = this.labels[description.positive] ?? positive;
    const ofTwo = kind === 'scores' || (kind === 'probabilities' && this.labels.length === 2);
    if (ofTwo && chosen !== undefined) this.positive = chosen;
    this.scored = {
      cases: description.cases,
      lowerIsPositive: description.lowerIsPositive,
      probabilities:
        !description.decisionValues &&
        !description.lowerIsPositive &&
        (kind === 'probabilities' || (kind === 'scores' && description.withinUnit[0] === true)),
      predicted: description.predicted,
      scores: description.scored,
    };
    this.#names = description.labels;
    this.#positive = description.positive;
    this.#decisionValues = description.decisionValues;
    this.#missed = description.missed;
    this.#weighted = description.weighted;
    this.#what = description.parts.what;
    // All tests are computed at once, so that each model is ranked once for all its pairs.
    let tests: Float64Array | undefined;
    const pair = (first: number, second: number): number | null => {
      const count = this.parts.length;
      tests ??= held.core.delongTests();
      return orNull(tests[first * count - (first * (first + 1)) / 2 + second - first - 1]!);
    };
    this.parts = held.partsOf(
      this,
      description.parts,
      (part, itsOwn) => new ScoredDataset(part, kind, itsOwn, this.positive),
      this.#weighted ? undefined : { tests: () => ({}), pair },
    );
  }

  get problem(): Problem {
    const data = this.#held.core.data();
    const { labels, models } = this;
    const weights = data.weights.length > 0 ? { weights: Array.from(data.weights) } : {};
    const positive = this.positive === undefined ? {} : { positive: this.positive };
    const decisionValues = this.#decisionValues ? { decisionValues: true } : {};
    const groups = groupsOf(
      this.#what,
      this.parts.map(({ name }) => name),
      data.groups,
    );
    if (this.kind === 'multilabel') {
      const rows = (cells: Uint8Array | Float64Array): number[][] =>
        Array.from({ length: this.scored.cases }, (_, row) =>
          Array.from(cells.subarray(row * labels.length, (row + 1) * labels.length)),
        );
      return {
        kind: 'multilabel',
        truth: rows(data.truthSets),
        ...(this.scored.predicted && { predicted: rows(data.predictedSets) }),
        ...(this.scored.scores && { scores: rows(data.numbers) }),
        labels,
        ...weights,
      };
    }
    const truth = Array.from(data.truth, (code) => labels[code]!);
    if (this.kind === 'probabilities') {
      const probabilities = rowsOf(data.numbers, labels.length) as number[][];
      return {
        kind: 'probabilities',
        truth,
        labels,
        probabilities,
        ...positive,
        ...decisionValues,
        ...weights,
        ...groups,
      };
    }
    const scores = data.scores.map((list) => Array.from(list));
    return {
      kind: 'scores',
      truth,
      scores: models ? Object.fromEntries(models.map((name, at) => [name, scores[at]!])) : scores[0]!,
      ...positive,
      ...(this.scored.lowerIsPositive && { lowerIsPositive: true }),
      ...decisionValues,
      ...(this.#missed > 0 && { missed: this.#missed }),
      ...weights,
      ...groups,
    };
  }

  report(options: ReportOptions = {}): Report {
    return this.#held.withIntervals(this.#held.report(this, options, valueOf), options);
  }

  explain(id: string, options: ExplainOptions = {}): Explanation {
    const { class: label, row, column } = options;
    const rest = optionsOfReport(options);
    const info = this.#held.kindOf(id);
    if (info.shape === 'curve') return this.#explainPoint(id, options);
    const checked = this.#held.checked(rest);
    if (!this.#held.core.applies(id, checked)) throw new RangeError(`${id} needs ${info.needs}.`);
    const at = info.perClass ? this.#classPlace(label) : 0;
    const core = this.#held.core.explain(id, at, info.shape === 'decisions' ? this.#cell(row, column) : at, checked);
    return this.#held.explanation(core, id, this.labels, info.perClass ? this.labels[at] : undefined);
  }

  /** Metrics that are not made of counts alone have no derivative, so only resampling gives their intervals. */
  override interval(id: string, options: IntervalOptions = {}): MetricInterval | null {
    const asked = checkIntervalOptions(options);
    const info = this.#held.kindOf(id);
    const checked = this.#held.checked(asked.given);
    if (!this.#held.core.applies(id, checked)) throw new RangeError(`${id} needs ${info.needs}.`);
    if (asked.method === 'delta' || info.shape !== 'scalar') return null;
    const at = info.perClass ? this.#classPlace(options.class) : 0;
    return resampledInterval(this.#held.core.bootstrap(id, at, checked, asked.seed), asked);
  }

  override curve(name: CurveName, options: CurveOptions = {}): Curve | null {
    refuseUnknown('option', options, curveNames);
    if (isDecisionCurve(name)) return null;
    if (name === 'expected-cost' && !options.costMatrix) throw new RangeError(`The curve ${name} needs costMatrix.`);
    const [at, checked] = this.#rankingAndOptions(options);
    if (this.#missed > 0 && !ofPositives.has(name)) return null;
    if (name === 'calibration' && (this.#decisionValues || this.scored.lowerIsPositive)) return null;
    const curve = this.#held.core.curve(scoreCurve(name, options), at, checked);
    return curve && withCounts(curve);
  }

  override compare(modelA: string, modelB: string, options: CompareOptions): Comparison {
    refuseUnknown('option', options, compareNames);
    const { method, resamples = 2000, level = 0.95 } = options;
    this.#refuseOtherKinds();
    const [first, second] = [modelAt(this.models, modelA), modelAt(this.models, modelB)];
    if (method === 'bootstrap') {
      const resampling = this.#resampling({ ...options, models: [modelA, modelB] });
      resampling.advance(resamples);
      const { difference, z, p, low, high } = resampling.result();
      resampling.release();
      return { difference, z, p, low, high };
    }
    if (method !== 'delong' && method !== 'hanley-mcneil') {
      throw new RangeError(`method must be one of delong, hanley-mcneil, bootstrap, not ${String(method)}`);
    }
    within('level', level, 1e-9, 1 - 1e-9);
    this.#refuseWeights();
    return comparisonOf(this.#held.core.compare(first, second, method, level));
  }

  override resample(options: ResampleOptions = {}): Resampling {
    refuseUnknown('option', options, resampleNames);
    return this.#resampling(options);
  }

  /** Index of the ranking that a curve is of, and its options in the order of classes of that ranking. */
  #rankingAndOptions(options: CurveOptions): [at: number, options: object] {
    const checked = checkCurveOptions(options);
    const at = this.kind === 'scores' ? modelAt(this.models, options.model) : this.#classPlaceOrPooled(options.class);
    const isPositiveFirst = this.kind === 'scores' ? this.#positive === 0 : this.labels.length === 2 && at === 0;
    return [at, isPositiveFirst ? withClassesExchanged(checked) : checked];
  }

  #explainPoint(
    id: string,
    { point, coordinate = 'y', model, class: label, beta, ...rest }: ExplainOptions,
  ): Explanation {
    const { costMatrix, priors } = rest;
    const [at, options] = this.#rankingAndOptions({ model, class: label, beta, costMatrix, priors });
    const core =
      point !== undefined && Number.isInteger(point)
        ? this.#held.core.explainPoint(id, coordinates.indexOf(coordinate), at, point, options)
        : null;
    if (!core) throw new RangeError(`${id} is a curve, and has no point ${point} with a coordinate ${coordinate}.`);
    return this.#held.explanation(core, id, this.labels, label);
  }

  #resampling({ models, seed = 1, resamples = 2000, level = 0.95 }: ResampleOptions): CoreResampling {
    within('seed', seed, 0, Number.MAX_SAFE_INTEGER);
    within('resamples', resamples, 1, 10_000_000);
    within('level', level, 1e-9, 1 - 1e-9);
    if (this.kind !== 'scores') throw new RangeError('Only scores of two classes can be resampled.');
    this.#refuseWeights();
    const [first = 0, second = this.models?.length ?? 1] = (models ?? []).map((name) => modelAt(this.models, name));
    return new CoreResampling(this.#held.core.resample(first, second, Math.floor(seed)), Math.floor(resamples), level);
  }

  #refuseOtherKinds(): void {
    if (this.kind !== 'scores') throw new RangeError('Only models with a score per case can be compared.');
  }

  #refuseWeights(): void {
    if (this.#weighted) throw new RangeError('The cases have weights.');
  }

  #classPlace(label: Label | undefined): number {
    if (label === undefined) return this.labels.length === 2 ? Math.min(this.#positive, 1) : 0;
    return this.#held.indexIn(this.#names, label);
  }

  #classPlaceOrPooled(label: Label | undefined): number {
    const ofTwo = this.kind === 'probabilities' && this.labels.length === 2;
    return label === undefined && !ofTwo ? this.labels.length : this.#classPlace(label);
  }

  /** The cell of a true (row) and a predicted (column) class of two. Default: the true positives. */
  #cell(row: Label | undefined, column: Label | undefined): number {
    const isPositive = (label: Label | undefined): boolean => {
      if (label === undefined) return true;
      const name = this.#held.surroundings.canonical(label);
      const at = this.#names.indexOf(name);
      const isAbsent = this.positive !== undefined && name === this.#held.surroundings.canonical(this.positive);
      if (this.kind !== 'scores' || (at < 0 && !isAbsent)) {
        throw new RangeError(`There is no class ${JSON.stringify(label)}.`);
      }
      return isAbsent;
    };
    if (isPositive(row)) return isPositive(column) ? cells.TP : cells.FN;
    return isPositive(column) ? cells.FP : cells.TN;
  }
}
