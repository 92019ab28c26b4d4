import { costNames } from './accepted-names.ts';
import { InputError } from './input-error.ts';
import { refuseUnknown } from './known-names.ts';
import { bad, isList, list, names, number } from './problem.ts';
import type { DecisionProblem, LossProblem, RejectProblem } from './types/decisions.ts';
import type { Label } from './types/label.ts';

/** The numbers of a list. */
const numbersIn = (values: unknown, path: string): Float64Array =>
  Float64Array.from(list(values, path) as ArrayLike<unknown>, (value, at) => number(value, `${path}[${at}]`));

const checkLength = (path: string, found: number, expected: number): void => {
  if (found === expected) return;
  const parameters = { path, found: String(found), expected: String(expected) };
  throw new InputError({ code: 'wrong-length', parameters });
};

/** Rows of `width` numbers, one after another; any number of rows unless `height` is given. */
function table(rows: unknown, path: string, width: number, height?: number): Float64Array {
  const given = list(rows, path);
  checkLength(path, given.length, height ?? given.length);
  const cells = new Float64Array(given.length * width);
  for (let row = 0; row < given.length; row++) {
    const numbers = numbersIn(given[row], `${path}[${row}]`);
    checkLength(`${path}[${row}]`, numbers.length, width);
    cells.set(numbers, row * width);
  }
  return cells;
}

const widthOf = (rows: unknown, path: string): number => {
  const given = list(rows, path);
  return given.length === 0 ? 0 : list(given[0], `${path}[0]`).length;
};

/** Name of the choice to reject an observation. */
export const rejection = 'reject';

/** Greatest deviation of a sum of shares from 1. */
const tolerated = 1.000001e-6;

const named = (labels: unknown, path: string): string[] => names((labels ?? []) as readonly Label[], path)!;

/** Defaults for the tables that a problem does not have. */
const nothing = {
  states: [] as string[],
  actions: [] as string[],
  loss: new Float64Array(),
  observations: [] as string[],
  posteriors: new Float64Array(),
  evidence: new Float64Array(),
  prior: new Float64Array(),
  likelihoods: new Float64Array(),
  truth: new Int32Array(),
  values: new Float64Array(),
  precision: new Float64Array(),
  recall: new Float64Array(),
};

function lossTables(problem: LossProblem): object {
  if (problem.states === undefined) throw bad('states', undefined, 'list');
  const states = named(problem.states, 'states');
  const actions = named(problem.actions, 'actions');
  const loss = table(problem.loss, 'loss', actions.length, states.length);
  if (actions.length === 0) throw new InputError({ code: 'no-actions' });
  const tables = {
    ...nothing,
    states,
    actions,
    loss,
    observations: named(problem.observations, 'observations'),
  };
  if ('likelihoods' in problem) {
    const { prior, likelihoods } = problem;
    return {
      ...tables,
      prior: numbersIn(prior, 'prior'),
      likelihoods: table(likelihoods, 'likelihoods', widthOf(likelihoods, 'likelihoods'), states.length),
    };
  }
  const posteriors = table(problem.posteriors, 'posteriors', states.length);
  if (problem.evidence === undefined) return { ...tables, posteriors };
  const evidence = numbersIn(problem.evidence, 'evidence');
  checkLength('evidence', evidence.length, problem.posteriors.length);
  return { ...tables, posteriors, evidence };
}

/** Tables of a problem with rejection. `canonical` gives the one spelling of a label. */
function rejectTables(problem: RejectProblem, canonical: (label: Label) => string): object {
  const states = named(problem.labels, 'labels');
  const places = new Map(states.map((state, at) => [canonical(state), at]));
  if (states.includes(rejection)) throw new InputError({ code: 'reserved-label', excerpt: rejection });
  const posteriors = table(problem.posteriors, 'posteriors', states.length);
  const truth = named(problem.truth, 'truth');
  if (problem.truth !== undefined) checkLength('truth', truth.length, problem.posteriors.length);
  const codes = truth.map((label, at) => {
    const place = places.get(canonical(label));
    if (place === undefined) {
      throw new InputError({ code: 'unknown-truth', excerpt: label, parameters: { label, case: String(at + 1) } });
    }
    return place;
  });
  return {
    ...nothing,
    states,
    observations: named(problem.observations, 'observations'),
    posteriors,
    rejectLosses: [number(problem.rejectLoss, 'rejectLoss'), number(problem.errorLoss, 'errorLoss')],
    truth: Int32Array.from(codes),
  };
}

type CostProblem = Extract<DecisionProblem, { costs?: unknown }>;
const outcomes = Object.keys(costNames) as (keyof typeof costNames)[];

/** The plain values for the core's readDecision. Counts with costs do not come here: they are a matrix. */
export function decisionTables(problem: DecisionProblem, canonical: (label: Label) => string): object {
  if ('loss' in problem) return lossTables(problem);
  if ('rejectLoss' in problem) return rejectTables(problem, canonical);
  if ('values' in problem) {
    const { values, posterior, action } = problem;
    return {
      ...nothing,
      values: numbersIn(values, 'values'),
      posteriors: numbersIn(posterior, 'posterior'),
      ...(action !== undefined && { estimate: number(action, 'action') }),
    };
  }
  if ('sensitivity' in problem) {
    const { prior, sensitivity, specificity } = problem;
    const test = [number(prior, 'prior'), number(sensitivity, 'sensitivity'), number(specificity, 'specificity')];
    return { ...nothing, test };
  }
  if ('precision' in problem) {
    const { labels, precision, recall } = problem;
    return {
      ...nothing,
      observations: named(labels, 'labels'),
      precision: numbersIn(precision, 'precision'),
      recall: numbersIn(recall, 'recall'),
    };
  }
  const { costs, costRatio } = problem as Partial<CostProblem>;
  if (costs !== undefined || costRatio !== undefined) {
    refuseUnknown('field', costs, costNames);
    return {
      ...nothing,
      ...(costs !== undefined && { costs: outcomes.map((outcome) => number(costs?.[outcome], `costs.${outcome}`)) }),
      ...(costRatio !== undefined && { costRatio: number(costRatio, 'costRatio') }),
    };
  }
  throw bad(
    'problem',
    Object.keys(problem)
      .filter((part) => part !== 'kind')
      .join(', '),
    'decision',
  );
}

/** Losses read from a text. */
export interface LossTable {
  states: string[];
  actions: string[];
  /** Row-major, like the posteriors, which may be empty. */
  loss: Float64Array;
  observations: string[];
  posteriors: Float64Array;
}

export function problemOfLosses({ states, actions, loss, observations, posteriors }: LossTable): LossProblem {
  const rows = (cells: Float64Array, width: number): number[][] =>
    Array.from({ length: cells.length / width }, (_, row) =>
      Array.from(cells.subarray(row * width, (row + 1) * width)),
    );
  return {
    states,
    actions,
    loss: rows(loss, actions.length),
    observations,
    posteriors: rows(posteriors, states.length),
  };
}

/** Copy of a valid problem in plain lists, which stays the same if the caller changes the original. */
export function plainDecision<Given extends DecisionProblem>(problem: Given): Given {
  const plain = (value: unknown): unknown => {
    if (isList(value)) return Array.from(value as ArrayLike<unknown>, plain);
    return typeof value === 'object' ? { ...value } : value;
  };
  const given = Object.entries(problem).filter(([, value]) => (value ?? null) !== null);
  return Object.fromEntries(given.map(([part, value]) => [part, plain(value)])) as unknown as Given;
}

/** The cost matrix and the priors of counts as the core takes them. A negative cost is a gain. */
export function costOptions(
  { costMatrix, priors }: Extract<DecisionProblem, { counts: unknown }>,
  classes: number,
): { costMatrix: number[][]; priors?: number[] } {
  const cells = table(costMatrix, 'costMatrix', classes, classes);
  const infinite = cells.find((cell) => !Number.isFinite(cell));
  if (infinite !== undefined) throw new InputError({ code: 'infinite-number', excerpt: String(infinite) });
  const rows = Array.from({ length: classes }, (_, row) => [...cells.subarray(row * classes, (row + 1) * classes)]);
  if (priors === undefined) return { costMatrix: rows };
  const shares = [...numbersIn(priors, 'priors')];
  checkLength('priors', shares.length, classes);
  const outside = shares.findIndex((share) => !(share >= 0 && share <= 1 + tolerated));
  if (outside >= 0) {
    const parameters = { path: `priors[${outside}]`, found: String(shares[outside]) };
    throw new InputError({ code: 'share-outside', excerpt: parameters.found, parameters });
  }
  const sum = shares.reduce((total, share) => total + share, 0);
  if (Math.abs(sum - 1) > tolerated) {
    const parameters = { case: '1', sum: String(sum), difference: String(sum - 1) };
    throw new InputError({ code: 'probabilities-do-not-sum', parameters });
  }
  return { costMatrix: rows, priors: shares };
}
