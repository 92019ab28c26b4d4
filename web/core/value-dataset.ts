import { curveNames } from './accepted-names.ts';
import { slipsOf, verdictsOf } from './check.ts';
import { refuseUnknown } from './known-names.ts';
import { checkOptions, optionsOfReport } from './options.ts';
import { explanationOf, orNull, reportsOf, undefinedOf, type MetricKind, type Surroundings } from './results.ts';
import { PartedDataset } from './parted-dataset.ts';
import type { CheckOptions, GivenAnswer, Verdict } from './types/checking.ts';
import type { CurveName, CurveOptions } from './types/curves.ts';
import type { Dataset } from './types/dataset.ts';
import type { Label } from './types/label.ts';
import type { Notice } from './types/notices.ts';
import type { Kind, Problem } from './types/problem.ts';
import type { ExplainOptions, Explanation, Report, ReportOptions } from './types/report.ts';
import type { LikelySlip, SlipsOptions } from './types/slips.ts';
import type { WasmValues } from '#wasm/deconfuse.mjs';

/** A dataset whose metrics have one value each, as the package shows it: no matrix, no curves, no scores. */
export abstract class ValueDataset<Core extends WasmValues> extends PartedDataset implements Dataset {
  abstract readonly kind: Kind;
  abstract readonly total: number;
  abstract readonly problem: Problem;
  readonly labels: Label[];
  readonly notices: Notice[];
  readonly found = null;
  readonly stated = [];
  readonly doubts = [];
  readonly matrix = null;
  readonly #surroundings: Surroundings;
  #core: Core | undefined;

  constructor(core: Core, surroundings: Surroundings) {
    super();
    this.labels = core.labels().map((name) => surroundings.spelling.get(name) ?? name);
    this.notices = surroundings.notices;
    this.#surroundings = surroundings;
    this.#core = core;
  }

  report(options: ReportOptions = {}): Report {
    const checked = checkOptions(options, this.labels.length);
    const report: Report = { kind: this.kind, labels: this.labels, metrics: {}, undefined: {} };
    const ids = [...(options.metrics ?? this.#surroundings.kinds.keys())];
    ids.forEach((id) => this.#info(id));
    for (const { id, values, undefined: causes } of reportsOf(ids, (asked) => this.#live.report(checked, asked))) {
      report.metrics[id] = orNull(values[0]!);
      if (causes?.length) report.undefined[id] = undefinedOf(causes, this.labels);
    }
    return report;
  }

  explain(id: string, options: ExplainOptions = {}): Explanation {
    const checked = checkOptions(optionsOfReport(options), this.labels.length);
    const { needs } = this.#info(id);
    if (!this.has(needs)) throw new RangeError(`${id} needs ${needs}.`);
    return explanationOf(this.#live.explain(id, checked), id, undefined, this.labels, this.#surroundings.latex);
  }

  /** Whether the data have the input that a metric needs. */
  protected abstract has(needs: MetricKind['needs']): boolean;

  curve(_name: CurveName, options: CurveOptions = {}): null {
    refuseUnknown('option', options, curveNames);
    return null;
  }

  check(answers: readonly GivenAnswer[], options: CheckOptions = {}): Verdict[] {
    return verdictsOf(this, this.#surroundings, answers, options, (given, rest) =>
      this.#live.check(given, checkOptions(rest, this.labels.length)),
    );
  }

  slips(id: string, options: SlipsOptions = {}): LikelySlip[] {
    return slipsOf(this, this.#surroundings, id, options, (wanted, rest) =>
      this.#live.likelyAnswers(id, ...wanted, checkOptions(rest, this.labels.length)),
    );
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

  get #live(): Core {
    if (!this.#core) throw new Error('This dataset has been released.');
    return this.#core;
  }

  #info(id: string): MetricKind {
    const info = this.#surroundings.kinds.get(id);
    if (!info) throw new RangeError(`There is no metric ${JSON.stringify(id)} of ${this.kind}.`);
    return info;
  }
}
