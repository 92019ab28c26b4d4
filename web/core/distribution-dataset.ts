import type { WasmDistributions } from '#wasm/deconfuse.mjs';
import { labelText, list, names, numbersIn, type List } from './problem.ts';
import type { MetricKind, Surroundings } from './results.ts';
import { ValueDataset } from './value-dataset.ts';
import type { Label } from './types/label.ts';
import type { DistributionsProblem, Problem } from './types/problem.ts';

const numbers = (values: unknown, path: string): Float64Array =>
  Float64Array.from(numbersIn(list(values, path) as List, path));

/** The plain values for the core's readDistributions. */
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

/** All labels in the caller's spelling. */
export const labelsOfDistributions = (problem: DistributionsProblem): Label[] => [
  ...(problem.labels ?? []),
  ...('cases' in problem ? Array.from(problem.cases as readonly Label[]) : []),
];

/** One probability distribution, or two of the same outcomes, as the package shows them. */
export class DistributionDataset extends ValueDataset<WasmDistributions> {
  readonly kind = 'distributions';
  readonly total: number;
  readonly problem: Problem;
  readonly #hasTwo: boolean;

  constructor(core: WasmDistributions, surroundings: Surroundings) {
    super(core, surroundings, ' of distributions');
    const [p, q, cases] = [core.p(), core.q(), core.cases()];
    this.total = cases.length || p.reduce((sum, share) => sum + share, 0);
    this.#hasTwo = q.length > 0;
    this.problem =
      cases.length > 0
        ? { kind: this.kind, cases: Array.from(cases, (code) => this.labels[code]!), labels: this.labels }
        : { kind: this.kind, p: Array.from(p), ...(this.#hasTwo && { q: Array.from(q) }), labels: this.labels };
  }

  protected override has(needs: MetricKind['needs']): boolean {
    return this.#hasTwo || needs !== 'two-distributions';
  }
}
