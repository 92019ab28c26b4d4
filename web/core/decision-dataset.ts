import type { WasmDecision } from '#wasm/deconfuse.mjs';
import { HeldData } from './held-data.ts';
import { orNull, rowsOf, type MetricKind, type MetricValues, type Surroundings } from './results.ts';
import { curveNames } from './accepted-names.ts';
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
  readonly doubts = [];
  readonly total: number;
  readonly matrix = null;
  readonly decision: NonNullable<Dataset['decision']>;
  readonly problem: Problem;
  readonly #held: HeldData<WasmDecision>;
  /** The canonical names of observations, actions and states. */
  readonly #names: { observations: string[]; actions: string[]; states: string[] };
  readonly #metrics: ReadonlySet<string>;

  constructor(core: WasmDecision, problem: DecisionProblem, surroundings: Surroundings) {
    const { states, actions, observations, bestActions, mostProbable, notices, metrics } = core.description();
    const plain = plainDecision(problem);
    const given = plain as Partial<LossProblem & RejectProblem>;
    const ofClasses = 'precision' in problem;
    const observed = asGiven(ofClasses ? given.labels : given.observations, observations);
    // The core names values with few digits.
    const labels = valuesOf(problem) ?? (ofClasses ? observed : asGiven(given.states ?? given.labels, states));
    const held = new HeldData(core, surroundings, (options) => checkOptions(options, labels.length), ' of decisions');
    super(held);
    this.#held = held;
    this.problem = { kind: 'decision', ...plain };
    this.labels = labels;
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
  }

  report(options: ReportOptions = {}): Report {
    const valueOf = ({ values }: MetricValues, kind: MetricKind): Value => this.#valueOf(kind, values);
    return this.#held.report(this, options, valueOf, this.decision.observations);
  }

  explain(id: string, options: ExplainOptions = {}): Explanation {
    const { row, column } = options;
    const info = this.#held.kindOf(id);
    const checked = this.#held.checked(optionsOfReport(options));
    if (!this.#metrics.has(id)) throw new RangeError(`${id} needs ${info.needs}.`);
    const place = this.#placeOf(info, row, column);
    const core = this.#held.core.explain(id, place.row, place.column, checked);
    const explanation = this.#held.explanation(core, id, this.decision.observations);
    if (info.shape !== 'choice') return explanation;
    return { ...explanation, value: this.#chosen(info, core.value as number | null), exact: null };
  }

  override curve(name: CurveName, options: CurveOptions = {}): Curve | null {
    refuseUnknown('option', options, curveNames);
    return isDecisionCurve(name) ? this.#held.core.curve(name) : null;
  }

  check(answers: readonly GivenAnswer[], options: CheckOptions = {}): Verdict[] {
    const { labels } = this;
    const placeOf = ({ id, observation, action }: GivenAnswer) =>
      id === undefined ? { row: 0, column: 0 } : this.#placeOf(this.#held.kindOf(id), observation, action);
    return this.#held.check({ labels, placeOf }, answers, options);
  }

  slips(): never {
    throw new RangeError('There are no exercises about decisions.');
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
    return this.#held.indexIn(names, label, what);
  }
}

/** A confusion matrix with costs of its cells: a matrix whose options are part of the problem. */
export class CostDataset extends PartedDataset implements Dataset {
  readonly kind = 'decision';
  readonly notices: Notice[];
  readonly doubts = [];
  readonly problem: Problem;
  readonly #matrix: Dataset;
  readonly #costs: ReportOptions;
  readonly #ids: readonly string[];

  /** @param ids metrics reported by default */
  constructor(matrix: Dataset, problem: Extract<DecisionProblem, { counts: unknown }>, ids: readonly string[]) {
    super(matrix);
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

  override curve(name: CurveName, options: CurveOptions = {}): Curve | null {
    const none = super.curve(name, options);
    isDecisionCurve(name);
    return none;
  }

  check(answers: readonly GivenAnswer[], options: CheckOptions = {}): Verdict[] {
    return this.#matrix.check(answers, { ...options, ...this.#costs });
  }

  slips(id: string, options: SlipsOptions = {}): LikelySlip[] {
    return this.#matrix.slips(id, { ...options, ...this.#costs });
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
