import { readdirSync, readFileSync } from 'node:fs';
import type { Label, Problem, ReportOptions } from 'deconfuse';
import { follow, type Recipe } from './recipes.ts';

/** Numbers, null where undefined, and lists of them; of one class each: a value per label. */
export type Expected = number | string | null | Expected[] | { [label: string]: Expected };

export interface Tolerance {
  abs?: number;
  rel?: number;
}

/** tests/golden/README.md tells what the fields mean. */
export interface GoldenCase {
  name: string;
  kind: string;
  input: {
    true?: Label[];
    pred?: Label[];
    matrix?: number[][];
    classes?: Label[];
    pred_classes?: Label[];
    weights?: number[];
    recipe?: Recipe;
    successes?: number;
    trials?: number;
    n01?: number;
    n10?: number;
  };
  options: Record<string, unknown>;
  expected: Record<string, Expected>;
  exact: Record<string, Expected>;
  tolerance: Tolerance & { ids?: Record<string, Tolerance> };
}

const folder = new URL('../golden/', import.meta.url);

/** The cases of the kinds that are asked for, from all files. */
export function goldenCases(...kinds: Problem['kind'][]): GoldenCase[] {
  return readdirSync(folder)
    .filter((name) => name.endsWith('.json'))
    .flatMap((name) => JSON.parse(readFileSync(new URL(name, folder), 'utf8')) as GoldenCase[])
    .filter(({ kind }) => kinds.some((wanted) => wanted === kind));
}

export function problemOf({ kind, input }: GoldenCase): Problem {
  if (kind === 'counts') return { kind, ...input } as Problem;
  const data = input.recipe ? { ...input, ...follow(input.recipe) } : input;
  const { true: truth = [], pred: predicted = [], matrix: counts = [], weights } = data;
  const names = {
    ...(data.classes && { labels: data.classes }),
    ...(data.pred_classes && { predictedLabels: data.pred_classes }),
  };
  return kind === 'matrix'
    ? { kind, counts, ...names }
    : { kind: 'labels', truth, predicted, ...(weights && { weights }), ...names };
}

const optionNames: Record<string, keyof ReportOptions> = {
  beta: 'beta',
  log_base: 'base',
  tversky_alpha: 'tverskyAlpha',
  tversky_beta: 'tverskyBeta',
  iba_alpha: 'ibaAlpha',
  net_benefit_threshold: 'netBenefitThreshold',
  confidence: 'level',
  v_beta: 'vBeta',
  kappa_weights: 'kappaWeights',
  cost_matrix: 'costMatrix',
  priors: 'priors',
  task: 'task',
};

/** Options of metrics that the catalogue does not have are left out. */
export function optionsOf({ options }: GoldenCase): ReportOptions {
  const policy = options.zero_division;
  const known = Object.entries(options).flatMap(([name, value]) =>
    optionNames[name] ? [[optionNames[name], value]] : [],
  );
  return { zeroDivision: policy === 0 ? 'zero' : policy === 1 ? 'one' : 'undefined', ...Object.fromEntries(known) };
}
