import { slipsOf } from './check.ts';
import { HeldData } from './held-data.ts';
import { checkOptions, optionsOfReport } from './options.ts';
import { orNull, type MetricKind, type Surroundings } from './results.ts';
import { PartedDataset } from './parted-dataset.ts';
import type { CheckOptions, GivenAnswer, Verdict } from './types/checking.ts';
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
  readonly doubts = [];
  readonly matrix = null;
  readonly #held: HeldData<Core>;

  /** @param of words for the data in the error about an unknown metric, such as “ of decisions” */
  constructor(core: Core, surroundings: Surroundings, of: string) {
    const labels = core.labels().map((name) => surroundings.spelling.get(name) ?? name);
    const checked = (options: ReportOptions): object => checkOptions(options, labels.length);
    const held = new HeldData(core, surroundings, checked, of);
    super(held);
    this.labels = labels;
    this.notices = surroundings.notices;
    this.#held = held;
  }

  report(options: ReportOptions = {}): Report {
    return this.#held.report(this, options, ({ values }) => orNull(values[0]!));
  }

  explain(id: string, options: ExplainOptions = {}): Explanation {
    const checked = this.#held.checked(optionsOfReport(options));
    const { needs } = this.#held.kindOf(id);
    if (!this.has(needs)) throw new RangeError(`${id} needs ${needs}.`);
    return this.#held.explanation(this.#held.core.explain(id, checked), id, this.labels);
  }

  /** Whether the data have the input that a metric needs. */
  protected abstract has(needs: MetricKind['needs']): boolean;

  check(answers: readonly GivenAnswer[], options: CheckOptions = {}): Verdict[] {
    return this.#held.check(this, answers, options);
  }

  slips(id: string, options: SlipsOptions = {}): LikelySlip[] {
    return slipsOf(this, this.#held.surroundings, id, options, (wanted, rest) =>
      this.#held.core.likelyAnswers(id, ...wanted, this.#held.checked(rest)),
    );
  }
}
