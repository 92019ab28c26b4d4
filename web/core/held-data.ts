import type { WasmData, WasmExplanation } from '#wasm/deconfuse.mjs';
import { verdictsOf, type Named } from './check.ts';
import { Held } from './held.ts';
import {
  explanationOf,
  reportsOf,
  undefinedOf,
  type MetricKind,
  type MetricValues,
  type Surroundings,
} from './results.ts';
import type { CheckOptions, GivenAnswer, Verdict } from './types/checking.ts';
import type { Label } from './types/label.ts';
import type { Explanation, Report, ReportOptions, Value } from './types/report.ts';

type Reported = Pick<Report, 'kind' | 'labels'>;

/** The value of a metric in a report. */
type ValueOf = (metric: MetricValues, kind: MetricKind) => Value;

/** The object of the core behind a dataset, and facts about the origin of the data. */
export class HeldData<Core extends WasmData> extends Held<Core> {
  readonly surroundings: Surroundings;
  /** The options of a report as the core takes them. @throws RangeError */
  readonly checked: (options: ReportOptions) => object;
  readonly #of: string;

  /** @param of words for the data in the error about an unknown metric, such as “ of decisions” */
  constructor(core: Core, surroundings: Surroundings, checked: (options: ReportOptions) => object, of = '') {
    super(core, 'dataset');
    this.surroundings = surroundings;
    this.checked = checked;
    this.#of = of;
  }

  /** @throws RangeError for an unknown metric */
  kindOf(id: string): MetricKind {
    const kind = this.surroundings.kinds.get(id);
    if (!kind) throw new RangeError(`There is no metric ${JSON.stringify(id)}${this.#of}.`);
    return kind;
  }

  /** Index of a label among canonical names. @throws RangeError for an unknown one */
  indexIn(names: readonly string[], label: Label, what = 'class'): number {
    const at = names.indexOf(this.surroundings.canonical(label));
    if (at < 0) throw new RangeError(`There is no ${what} ${JSON.stringify(label)}.`);
    return at;
  }

  /** A report without values, and the metrics that are asked for. @throws RangeError for an unknown one */
  begun({ kind, labels }: Reported, { metrics }: ReportOptions): [report: Report, kinds: MetricKind[]] {
    const kinds = [...(metrics ?? this.surroundings.kinds.keys())].map((id) => this.kindOf(id));
    return [{ kind, labels, metrics: {}, undefined: {} }, kinds];
  }

  /** Adds values to a report; `each` are the labels of metrics with several values. */
  fill(report: Report, kinds: readonly MetricKind[], checked: object, valueOf: ValueOf, each = report.labels): Report {
    const ids = kinds.map(({ id }) => id);
    for (const metric of reportsOf(ids, (asked) => this.core.report(checked, asked))) {
      report.metrics[metric.id] = valueOf(metric, this.kindOf(metric.id));
      if (metric.undefined?.length) report.undefined[metric.id] = undefinedOf(metric.undefined, each);
    }
    return report;
  }

  /** The report of a dataset. @throws RangeError */
  report(dataset: Reported, options: ReportOptions, valueOf: ValueOf, each?: Label[]): Report {
    const checked = this.checked(options);
    return this.fill(...this.begun(dataset, options), checked, valueOf, each);
  }

  /** The explanation that the core has found; `each` are the labels of metrics with several values. */
  explanation(found: WasmExplanation, id: string, each: Label[], ofClass?: Label): Explanation {
    return explanationOf(found, id, ofClass, each, this.surroundings.latex);
  }

  /** Verdicts on answers about a dataset. @throws RangeError */
  check(dataset: Named, answers: readonly GivenAnswer[], options: CheckOptions): Verdict[] {
    return verdictsOf(dataset, this.surroundings, answers, options, (given, rest) =>
      this.core.check(given, this.checked(rest)),
    );
  }
}
