import type { WasmCases, WasmParts } from '#wasm/deconfuse.mjs';
import { slipsOf } from './check.ts';
import { doubtsOf, surestFirst } from './doubts.ts';
import { HeldData } from './held-data.ts';
import { made } from './input-error.ts';
import { explainedByParts, likelyByParts, PartedDataset, partsOf } from './parted-dataset.ts';
import type { LazyPart } from './parts.ts';
import { intervalsOfReport, resamplingOfReport, type IntervalFunctions, type IntervalSources } from './resampled.ts';
import type { Surroundings } from './results.ts';
import type { Compared } from './side-by-side.ts';
import { doubtsOfStated } from './stated.ts';
import type { CheckOptions, GivenAnswer, Verdict } from './types/checking.ts';
import type { Dataset } from './types/dataset.ts';
import type { Label } from './types/label.ts';
import type { Doubt } from './types/notices.ts';
import type { Problem } from './types/problem.ts';
import type { Report, ReportOptions } from './types/report.ts';
import type { ReportResampling } from './types/resampling.ts';
import type { LikelySlip, SlipsOptions } from './types/slips.ts';

/** Data of classified cases, or of their counts. */
export class HeldCases<Core extends WasmCases<Core>> extends HeldData<Core> {
  readonly #intervals: (core: Core, checked: object) => IntervalFunctions;

  constructor(
    core: Core,
    surroundings: Surroundings,
    checked: (options: ReportOptions) => object,
    intervals: (core: Core, checked: object) => IntervalFunctions,
    of?: string,
  ) {
    super(core, surroundings, checked, of);
    this.#intervals = intervals;
  }

  /** The sources of the intervals of a report with these options. */
  intervalSources({ metrics, labels }: Report, options: ReportOptions): IntervalSources {
    const kinds = Object.keys(metrics).map((id) => [id, this.kindOf(id)] as const);
    return [kinds, labels, this.#intervals(this.core, this.checked(options))];
  }

  /** The report, with intervals where its options ask for them. */
  withIntervals(report: Report, options: ReportOptions): Report {
    if (!options.intervals) return report;
    return Object.assign(report, intervalsOfReport(options, ...this.intervalSources(report, options)));
  }

  /** The parts of a dataset, which `make` makes of their objects; `paired` compares models on the same cases. */
  partsOf(
    whole: Compared['whole'],
    { what, names }: WasmParts,
    make: (core: Core, surroundings: Surroundings) => Dataset,
    paired?: Compared['paired'],
  ): LazyPart[] {
    const { surroundings } = this;
    const comparison = {
      what,
      whole,
      canonical: surroundings.canonical,
      ...(what === 'models' && paired && { paired }),
    };
    return partsOf(comparison, names, (at) => make(made(this.core.part(at)), { ...surroundings, notices: [] }));
  }
}

/** A dataset of classified cases, or of their counts. */
export abstract class CasesDataset<Core extends WasmCases<Core>> extends PartedDataset {
  abstract readonly labels: Label[];
  abstract readonly problem: Problem;
  readonly #held: HeldCases<Core>;
  #doubts: Doubt[] | undefined;

  constructor(held: HeldCases<Core>) {
    super(held);
    this.#held = held;
  }

  get doubts(): Doubt[] {
    this.#doubts ??= doubtsOf(this.#held.core.doubts(), () => this.problem, this.#held.surroundings.canonical);
    return surestFirst([...this.#doubts, ...doubtsOfStated(this.stated, this)]);
  }

  abstract report(options?: ReportOptions): Report;

  override resampleReport(options: ReportOptions = {}): ReportResampling | null {
    const report = this.report({ ...options, intervals: false });
    return resamplingOfReport(options, ...this.#held.intervalSources(report, options));
  }

  check(answers: readonly GivenAnswer[], options: CheckOptions = {}): Verdict[] {
    return explainedByParts(this, this.#held.check(this, answers, options), options, this.#held.surroundings);
  }

  slips(id: string, options: SlipsOptions = {}): LikelySlip[] {
    const likely = slipsOf(this, this.#held.surroundings, id, options, (wanted, rest) =>
      this.#held.core.likelyAnswers(id, ...wanted, this.#held.checked(rest)),
    );
    return likelyByParts(this, likely, id, options);
  }
}
