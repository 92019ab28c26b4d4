import type { Label } from '../core/types/label.ts';
import type { Problem } from '../core/types/problem.ts';
import type { ReportOptions } from '../core/types/report.ts';
import { follow, type Recipe } from './recipes.ts';

/** Numbers, null where undefined, and lists of them; for values per class, an object by label. */
export type Expected = number | string | null | Expected[] | { [label: string]: Expected };

export interface Tolerance {
  abs?: number;
  rel?: number;
}

/** A case of the golden files. tests/golden/README.md explains the fields. */
export interface GoldenCase {
  name: string;
  kind: string;
  input: {
    true?: Label[] | number[][];
    pred?: Label[] | number[][];
    scores?: (number | string)[] | number[][];
    scores2?: (number | string)[];
    probabilities?: number[][];
    matrix?: number[][];
    classes?: Label[];
    pred_classes?: Label[];
    weights?: number[];
    recipe?: Recipe;
    successes?: number;
    trials?: number;
    n01?: number;
    n10?: number;
    cost_ratio?: number;
    lambda_r?: number;
    lambda_e?: number;
    cost_matrix?: number[][];
    priors?: number[];
  };
  options: Record<string, unknown>;
  mistaken?: Record<string, string>;
  expected: Record<string, Expected>;
  exact: Record<string, Expected>;
  tolerance: Tolerance & { ids?: Record<string, Tolerance> };
}

/** A case in the terms of the API. tests/cases/README.md explains the fields. */
export interface ApiCase {
  name: string;
  problem: Problem;
  options?: ReportOptions;
  expect: { metrics: Record<string, Expected> };
}

/** Data with the numbers that an independent program computed from them. */
export interface Case extends Pick<GoldenCase, 'expected' | 'mistaken' | 'tolerance'> {
  problem: Problem;
  options: ReportOptions;
  exact?: Record<string, Expected>;
}

/** Infinite scores are stored as text. */
const numbers = (values: readonly unknown[]): number[] => values.map(Number);

/** Fields of a decision problem have the same names in the golden files, except these. */
function decisionOf({
  cost_ratio,
  lambda_r,
  lambda_e,
  classes,
  matrix,
  cost_matrix,
  ...rest
}: GoldenCase['input']): Problem {
  return {
    kind: 'decision',
    ...rest,
    ...(cost_ratio !== undefined && { costRatio: cost_ratio }),
    ...(lambda_r !== undefined && { rejectLoss: lambda_r }),
    ...(lambda_e !== undefined && { errorLoss: lambda_e }),
    ...(classes && { labels: classes }),
    ...(matrix && { counts: matrix }),
    ...(cost_matrix && { costMatrix: cost_matrix }),
  } as Problem;
}

/** The problem of a case. For scores, 1 is positive. */
export function problemOf({ kind, input }: GoldenCase): Problem {
  if (kind === 'counts' || kind === 'distributions') return { kind, ...input } as Problem;
  if (kind === 'decision') return decisionOf(input);
  const data = input.recipe ? { ...input, ...follow(input.recipe) } : input;
  const { true: truth = [], pred: predicted, scores, scores2, matrix: counts = [], probabilities = [] } = data;
  const labels = data.classes && { labels: data.classes };
  const weights = input.weights && { weights: input.weights };
  const names = { ...labels, ...(data.pred_classes && { predictedLabels: data.pred_classes }) };
  switch (kind) {
    case 'matrix':
      return { kind, counts, ...names };
    case 'scores': {
      const models = scores2 ? { A: numbers(scores!), B: numbers(scores2) } : numbers(scores!);
      return { kind, truth: truth as Label[], scores: models, positive: 1, ...weights };
    }
    case 'probabilities':
      return { kind, truth: truth as Label[], labels: data.classes!, probabilities, ...weights };
    case 'multilabel': {
      const given = {
        ...(predicted && { predicted: predicted as number[][] }),
        ...(scores && { scores: scores as number[][] }),
      };
      return { kind, truth: truth as number[][], ...given, ...weights };
    }
    default:
      return { kind: 'labels', truth: truth as Label[], predicted: (predicted ?? []) as Label[], ...weights, ...names };
  }
}

const optionNames: Record<string, keyof ReportOptions> = {
  beta: 'beta',
  log_base: 'base',
  base: 'base',
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
  threshold: 'threshold',
  max_fpr: 'maxFpr',
  k: 'k',
  map_k: 'mapK',
  n_bins: 'bins',
  clip: 'clip',
  at_specificity: 'atSpecificity',
  at_sensitivity: 'atSensitivity',
  at_precision: 'atPrecision',
  at_recall: 'atRecall',
  severity_ratio: 'severityRatio',
};

/** The options of a case. @throws Error naming an option that is not among the options of a report */
export function optionsOf({ options }: GoldenCase): ReportOptions {
  const { zero_division: policy, ...others } = options;
  const known = Object.entries(others).map(([name, value]) => {
    const option = optionNames[name];
    if (!option) throw new Error(`There is no option ${name}.`);
    return [option, value];
  });
  return { zeroDivision: policy === 0 ? 'zero' : policy === 1 ? 'one' : 'undefined', ...Object.fromEntries(known) };
}

/** The data of a case with what is expected of them. */
export function caseOf(given: GoldenCase | ApiCase): Case {
  if ('kind' in given) return { ...given, problem: problemOf(given), options: optionsOf(given) };
  const { problem, options = {}, expect } = given;
  return { problem, options, expected: expect.metrics, tolerance: { abs: 1e-9 } };
}
