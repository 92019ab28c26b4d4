import type { WasmDistributions } from '#wasm/deconfuse.mjs';
import { curveNames } from './accepted-names.ts';
import { slipsOf, verdictsOf } from './check.ts';
import { refuseUnknown } from './known-names.ts';
import { checkOptions, optionsOfReport } from './options.ts';
import { labelText, list, names, numbersIn, type List } from './problem.ts';
import { explanationOf, orNull, reportsOf, undefinedOf, type MetricKind, type Surroundings } from './results.ts';
import type {
  CheckOptions,
  CurveName,
  CurveOptions,
  Dataset,
  DistributionsProblem,
  ExplainOptions,
  Explanation,
  GivenAnswer,
  Label,
  LikelySlip,
  Notice,
  Problem,
  Report,
  ReportOptions,
  SlipsOptions,
  Verdict,
} from './types.ts';

const numbers = (values: unknown, path: string): Float64Array =>
  Float64Array.from(numbersIn(list(values, path) as List, path));

/** The plain values that the core's readDistributions takes. */
export const distributionColumns = (problem: DistributionsProblem): object => {
  const { labels = [] } = problem;
  const shares = 'cases' in problem ? { p: [] } : problem;
  return {
    labels: names(labels, 'labels'),
    p: numbers(shares.p, 'p'),
    q: numbers(shares.q ?? [], 'q'),
    cases:
      'cases' in problem
        ? Array.from(list(problem.cases, 'cases'), (label, at) => labelText(label, `cases[${at}]`))
        : [],
  };
};

/** Every label as the caller spelt it. */
export const labelsOfDistributions = (problem: DistributionsProblem): Label[] => [
  ...(problem.labels ?? []),
  ...('cases' in problem ? Array.from(problem.cases as readonly Label[]) : []),
];

/** One probability distribution, or two of the same outcomes, as the package shows them. */
export class DistributionDataset implements Dataset {
  readonly kind = 'distributions';
  readonly labels: Label[];
  readonly notices: Notice[];
  readonly found = null;
  readonly stated = [];
  readonly doubts = [];
  readonly total: number;
  readonly matrix = null;
  readonly problem: Problem;
  readonly #hasTwo: boolean;
  readonly #surroundings: Surroundings;
  #core: WasmDistributions | undefined;

  constructor(core: WasmDistributions, surroundings: Surroundings) {
    this.labels = core.labels().map((name) => surroundings.spelling.get(name) ?? name);
    this.notices = surroundings.notices;
    const [p, q, cases] = [core.p(), core.q(), core.cases()];
    this.total = cases.length || p.reduce((sum, share) => sum + share, 0);
    this.#hasTwo = q.length > 0;
    this.problem =
      cases.length > 0
        ? { kind: this.kind, cases: Array.from(cases, (code) => this.labels[code]!), labels: this.labels }
        : { kind: this.kind, p: Array.from(p), ...(this.#hasTwo && { q: Array.from(q) }), labels: this.labels };
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
    if (needs === 'two-distributions' && !this.#hasTwo) throw new RangeError(`${id} needs ${needs}.`);
    return explanationOf(this.#live.explain(id, checked), id, undefined, this.labels, this.#surroundings.latex);
  }

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

  release(): void {
    this.#core?.delete();
    this.#core = undefined;
  }

  get #live(): WasmDistributions {
    if (!this.#core) throw new Error('This dataset has been released.');
    return this.#core;
  }

  #info(id: string): MetricKind {
    const info = this.#surroundings.kinds.get(id);
    if (!info) throw new RangeError(`There is no metric ${JSON.stringify(id)} of distributions.`);
    return info;
  }
}
