import type { WasmDecision } from '#wasm/deconfuse.mjs';
import {
  explanationOf,
  orNull,
  reportsOf,
  rowsOf,
  undefinedOf,
  type MetricKind,
  type Surroundings,
} from './results.ts';
import { curveNames } from './accepted-names.ts';
import { verdictsOf } from './check.ts';
import { isDecisionCurve } from './curve-names.ts';
import { costOptions, plainDecision, rejection } from './decision-problem.ts';
import { refuseUnknown } from './known-names.ts';
import { checkOptions, optionsOfReport } from './options.ts';
import { wellFormed } from './problem.ts';
import { PartedDataset } from './parted-dataset.ts';
import type { CheckOptions, GivenAnswer, Verdict } from './types/checking.ts';
import type { Curve, CurveName, CurveOptions } from './types/curves.ts';
import type { Dataset } from './types/dataset.ts';
import type { DecisionProblem, LossProblem, RejectProblem } from './types/decisions.ts';
import type { Label } from './types/label.ts';
import type { Notice } from './types/notices.ts';
import type { Problem } from './types/problem.ts';
import type { Explanation, ExplainOptions, Report, ReportOptions, Value } from './types/report.ts';
import type { LikelySlip, SlipsOptions } from './types/slips.ts';

const valuesOf = (problem: DecisionProblem): number[] | undefined =>
  'values' in problem && !('loss' in problem) && !('rejectLoss' in problem) ? Array.from(problem.values) : undefined;

/** Names in the caller's spelling, where the caller gave them. */
const asGiven = (labels: readonly Label[] | undefined, names: readonly string[]): Label[] =>
  names.map((name, at) => {
    const label = labels?.[at] ?? name;
    return typeof label === 'string' ? wellFormed(label) : label;
  });

/** A decision problem as the package shows it. */
export class DecisionDataset extends PartedDataset implements Dataset {
  readonly kind = 'decision';
  readonly labels: Label[];
  readonly notices: Notice[];
  readonly found = null;
  readonly stated = [];
  readonly doubts = [];
  readonly total: number;
  readonly matrix = null;
  readonly decision: NonNullable<Dataset['decision']>;
  readonly problem: Problem;
  readonly #surroundings: Surroundings;
  /** The canonical names of observations, actions and states. */
  readonly #names: { observations: string[]; actions: string[]; states: string[] };
  readonly #metrics: ReadonlySet<string>;
  #core: WasmDecision | undefined;

  constructor(core: WasmDecision, problem: DecisionProblem, surroundings: Surroundings) {
    super();
    const { states, actions, observations, bestActions, mostProbable, notices, metrics } = core.description();
    this.problem = { kind: 'decision', ...plainDecision(problem) };
    const given = this.problem as Partial<LossProblem & RejectProblem>;
    const ofClasses = 'precision' in problem;
    const observed = asGiven(ofClasses ? given.labels : given.observations, observations);
    // The core names values with few digits.
    this.labels = valuesOf(problem) ?? (ofClasses ? observed : asGiven(given.states ?? given.labels, states));
    this.notices = [...surroundings.notices, ...notices];
    this.total = observations.length;
    this.decision = {
      actions: asGiven(given.actions, actions),
      observations: observed,
      bestActions,
      mostProbable,
    };
    this.#names = { observations, actions, states };
    this.#metrics = new Set(metrics);
    this.#surroundings = surroundings;
    this.#core = core;
  }

  report(options: ReportOptions = {}): Report {
    const checked = checkOptions(options, this.labels.length);
    const report: Report = { kind: this.kind, labels: this.labels, metrics: {}, undefined: {} };
    const ids = [...(options.metrics ?? this.#surroundings.kinds.keys())];
    ids.forEach((id) => this.#info(id));
    for (const { id, values, undefined: causes } of reportsOf(ids, (asked) => this.#live.report(checked, asked))) {
      report.metrics[id] = this.#valueOf(this.#info(id), values);
      if (causes?.length) report.undefined[id] = undefinedOf(causes, this.decision.observations);
    }
    return report;
  }

  explain(id: string, options: ExplainOptions = {}): Explanation {
    const { row, column } = options;
    const info = this.#info(id);
    const checked = checkOptions(optionsOfReport(options), this.labels.length);
    if (!this.#metrics.has(id)) throw new RangeError(`${id} needs ${info.needs}.`);
    const place = this.#placeOf(info, row, column);
    const core = this.#live.explain(id, place.row, place.column, checked);
    const { observations } = this.decision;
    const explanation = explanationOf(core, id, undefined, observations, this.#surroundings.latex);
    if (info.shape !== 'choice') return explanation;
    return { ...explanation, value: this.#chosen(info, core.value as number | null), exact: null };
  }

  curve(name: CurveName, options: CurveOptions = {}): Curve | null {
    refuseUnknown('option', options, curveNames);
    return isDecisionCurve(name) ? this.#live.curve(name) : null;
  }

  check(answers: readonly GivenAnswer[], options: CheckOptions = {}): Verdict[] {
    const { labels } = this;
    const placeOf = ({ id, observation, action }: GivenAnswer) =>
      id === undefined ? { row: 0, column: 0 } : this.#placeOf(this.#info(id), observation, action);
    return verdictsOf({ labels, placeOf }, this.#surroundings, answers, options, (given, rest) =>
      this.#live.check(given, checkOptions(rest, labels.length)),
    );
  }

  slips(): never {
    throw new RangeError('There are no exercises about decisions.');
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

  get #live(): WasmDecision {
    if (!this.#core) throw new Error('This dataset has been released.');
    return this.#core;
  }

  #info(id: string): MetricKind {
    const info = this.#surroundings.kinds.get(id);
    if (!info) throw new RangeError(`There is no metric ${JSON.stringify(id)} of decisions.`);
    return info;
  }

  #isOfActions({ needs }: MetricKind): boolean {
    return needs === 'losses';
  }

  #chosen(info: MetricKind, at: number | null): string | number | null {
    if (at === null || Number.isNaN(at)) return null;
    if (at === 0) return rejection;
    return (this.#isOfActions(info) ? this.decision.actions : this.labels)[at - 1]!;
  }

  #valueOf(info: MetricKind, values: Float64Array): Value {
    const { actions } = this.decision;
    if (info.shape === 'table') return rowsOf(values, this.#isOfActions(info) ? actions.length : this.labels.length);
    if (info.shape === 'choice') return Array.from(values, (at) => this.#chosen(info, at));
    const plain = Array.from(values, orNull);
    return info.perObservation ? plain : plain[0]!;
  }

  #placeOf(info: MetricKind, observation: Label | undefined, across: Label | undefined) {
    const ofObservation = info.shape === 'table' || info.perObservation === true;
    const columns = info.shape !== 'table' ? [] : this.#isOfActions(info) ? this.#names.actions : this.#names.states;
    return {
      row: ofObservation ? this.#place(this.#names.observations, observation, 'observation') : 0,
      column: this.#place(columns, across, 'column'),
    };
  }

  #place(names: string[], label: Label | undefined, what: string): number {
    if (label === undefined || names.length === 0) return 0;
    const at = names.indexOf(this.#surroundings.canonical(label));
    if (at < 0) throw new RangeError(`There is no ${what} ${JSON.stringify(label)}.`);
    return at;
  }
}

/** A confusion matrix with costs of its cells: a matrix whose options are part of the problem. */
export class CostDataset extends PartedDataset implements Dataset {
  readonly kind = 'decision';
  readonly notices: Notice[];
  readonly found = null;
  readonly stated = [];
  readonly doubts = [];
  readonly problem: Problem;
  readonly #matrix: Dataset;
  readonly #costs: ReportOptions;
  readonly #ids: readonly string[];

  /** @param ids metrics reported by default */
  constructor(matrix: Dataset, problem: Extract<DecisionProblem, { counts: unknown }>, ids: readonly string[]) {
    super();
    this.#matrix = matrix;
    this.#costs = costOptions(problem, matrix.labels.length);
    this.#ids = ids;
    this.notices = [...matrix.notices, ...gains(matrix.labels, this.#costs.costMatrix!)];
    this.problem = { kind: 'decision', ...plainDecision(problem) };
  }

  get labels(): Label[] {
    return this.#matrix.labels;
  }

  get matrix(): Float64Array | null {
    return this.#matrix.matrix;
  }

  get total(): number {
    return this.#matrix.total;
  }

  report(options: ReportOptions = {}): Report {
    return { ...this.#matrix.report({ metrics: this.#ids, ...options, ...this.#costs }), kind: this.kind };
  }

  explain(id: string, options: ExplainOptions = {}): Explanation {
    return this.#matrix.explain(id, { ...options, ...this.#costs });
  }

  curve(name: CurveName, options: CurveOptions = {}): null {
    refuseUnknown('option', options, curveNames);
    isDecisionCurve(name);
    return null;
  }

  check(answers: readonly GivenAnswer[], options: CheckOptions = {}): Verdict[] {
    return this.#matrix.check(answers, { ...options, ...this.#costs });
  }

  slips(id: string, options: SlipsOptions = {}): LikelySlip[] {
    return this.#matrix.slips(id, { ...options, ...this.#costs });
  }

  compare(): never {
    throw new RangeError('There are no scores to compare.');
  }

  resample(): never {
    throw new RangeError('There are no scores to resample.');
  }

  override release(): void {
    super.release();
    this.#matrix.release();
  }
}

/** The first negative cost, which is a gain. */
function gains(labels: readonly Label[], costs: readonly (readonly number[])[]): Notice[] {
  for (const [row, rowCosts] of costs.entries()) {
    const column = rowCosts.findIndex((cost) => cost < 0);
    if (column < 0) continue;
    const parameters = { name: `${labels[row]}, ${labels[column]}`, value: String(rowCosts[column]) };
    return [{ code: 'negative-loss', parameters }];
  }
  return [];
}
