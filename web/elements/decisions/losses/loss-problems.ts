import type { LossProblem } from '../../../core/types/decisions.ts';
import type { Label, Numbers } from '../../../core/types/label.ts';
import type { LossExample } from '../../../examples/loss-examples.ts';
import { fieldsOf } from '../../../share/plain-data.ts';
import {
  keptTable,
  normalised,
  tableIn,
  type KeptTable,
  type NumberTableData,
} from '../number-table/number-table-data.ts';
import type { TypedBeliefs } from '../../../typed/beliefs-text.ts';

/** How the probabilities of the states are given: directly as posteriors, or as prior and likelihoods. */
export type Belief = 'posteriors' | 'bayes';

/** Losses and probabilities as typed. */
export interface LossTables {
  /** States × actions. */
  loss: NumberTableData;
  belief: Belief;
  /** Observations × states. */
  posteriors: NumberTableData;
  /** One row; a column per state. */
  prior: NumberTableData;
  /** States × observations. */
  likelihoods: NumberTableData;
}

/**
 * The table with new names and as many rows and columns as there are names. An added row copies the last row, and an
 * added column is 0, so that sums stay the same.
 */
export function renamed(table: NumberTableData, rows: readonly string[], columns: readonly string[]): NumberTableData {
  const cells = rows.map((_, row) => {
    const given = table.cells[row] ?? table.cells.at(-1) ?? [];
    return columns.map((_, column) => (column < given.length ? given[column]! : 0));
  });
  return { rows, columns, cells };
}

/** Index of the one removed row or column; −1 if the number of names did not fall by one. */
function gone(before: readonly string[], now: readonly string[]): number {
  if (now.length !== before.length - 1) return -1;
  const at = now.findIndex((name, index) => name !== before[index]);
  return at < 0 ? before.length - 1 : at;
}

/** The tables after states or actions of the loss table have changed. */
export function withLoss(tables: LossTables, loss: NumberTableData): LossTables {
  const states = loss.rows;
  const before = tables.loss.rows;
  if (states.length === before.length && states.every((state, at) => state === before[at])) return { ...tables, loss };
  const removed = gone(before, states);
  const columnsOf = ({ rows, columns, cells }: NumberTableData): NumberTableData => ({
    rows,
    columns: removed < 0 ? columns : columns.toSpliced(removed, 1),
    cells: removed < 0 ? cells : cells.map((row) => row.toSpliced(removed, 1)),
  });
  const { likelihoods } = tables;
  const kept =
    removed < 0
      ? likelihoods
      : {
          ...likelihoods,
          rows: likelihoods.rows.toSpliced(removed, 1),
          cells: likelihoods.cells.toSpliced(removed, 1),
        };
  return {
    ...tables,
    loss,
    posteriors: renamed(columnsOf(tables.posteriors), tables.posteriors.rows, states),
    prior: renamed(columnsOf(tables.prior), tables.prior.rows, states),
    likelihoods: renamed(kept, states, likelihoods.columns),
  };
}

/**
 * The tables after a problem was read. Tables that the problem leaves out are kept; for new states without
 * probabilities the posteriors are uniform.
 */
export function withProblem(
  tables: LossTables,
  problem: LossProblem,
  priorRow: string,
  beliefs?: TypedBeliefs,
): LossTables {
  const [states, columns] = [problem.states.map(String), problem.actions.map(String)];
  const numbers = (cells: readonly Numbers[]): number[][] => cells.map((row) => Array.from(row));
  const others = withLoss(tables, { rows: states, columns, cells: numbers(problem.loss) });
  if (beliefs?.kind === 'bayes') {
    const { prior, observations, likelihoods } = beliefs;
    return {
      ...others,
      belief: 'bayes',
      prior: { rows: [priorRow], columns: states, cells: [prior] },
      likelihoods: { rows: states, columns: observations, cells: likelihoods },
    };
  }
  const given = beliefs?.posteriors ?? ('posteriors' in problem ? problem.posteriors : []);
  if (given.length > 0) {
    const rows = beliefs?.observations ?? (problem.observations ?? []).map(String);
    return { ...others, belief: 'posteriors', posteriors: { rows, columns: states, cells: numbers(given) } };
  }
  if (states.join('\n') === tables.loss.rows.join('\n')) return others;
  // No probabilities are given for these states, so they are taken as equally probable.
  const posteriors = normalised({ rows: ['x'], columns: states, cells: [states.map(() => 1)] });
  return { ...others, belief: 'posteriors', posteriors };
}

/** 0-1 loss with the states as actions: every error has a loss of 1. */
export function zeroOne({ rows }: NumberTableData): NumberTableData {
  return { rows, columns: rows, cells: rows.map((_, row) => rows.map((_, column) => (row === column ? 0 : 1))) };
}

/**
 * Prior and likelihoods of a test with two states, given by its sensitivity and specificity; the second state is the
 * one tested for.
 */
export function ofTest(
  prior: number,
  sensitivity: number,
  specificity: number,
): Pick<LossExample, 'prior' | 'likelihoods'> {
  const rest = (share: number): number => Number((1 - share).toPrecision(15));
  return {
    prior: [rest(prior), prior],
    likelihoods: [
      [specificity, rest(specificity)],
      [rest(sensitivity), sensitivity],
    ],
  };
}

/**
 * Posteriors after the test, with six decimals, as a start for typing. After an impossible observation they equal the
 * prior.
 */
export function afterTest({ prior, likelihoods }: Pick<LossExample, 'prior' | 'likelihoods'>): number[][] {
  return likelihoods[0]!.map((_, x) => {
    const [none = 0, some = 0] = prior.map((share, state) => share * likelihoods[state]![x]!);
    const share = none + some > 0 ? Number((some / (none + some)).toFixed(6)) : prior[1]!;
    return [Number((1 - share).toFixed(6)), share];
  });
}

/** The decision problem to compute; undefined while a cell is not a number. */
export function lossProblem({ loss, belief, posteriors, prior, likelihoods }: LossTables) {
  const isWhole = (table: NumberTableData): boolean => table.cells.every((row) => row.every((cell) => cell !== null));
  const given = belief === 'posteriors' ? [loss, posteriors] : [loss, prior, likelihoods];
  if (!given.every(isWhole)) return undefined;
  const numbers = (table: NumberTableData): number[][] => table.cells as number[][];
  const losses = {
    kind: 'decision' as const,
    states: [...loss.rows] as Label[],
    actions: [...loss.columns] as Label[],
    loss: numbers(loss),
  };
  return belief === 'posteriors'
    ? { ...losses, observations: [...posteriors.rows], posteriors: numbers(posteriors) }
    : {
        ...losses,
        observations: [...likelihoods.columns],
        prior: numbers(prior)[0]!,
        likelihoods: numbers(likelihoods),
      };
}

const names = ['loss', 'posteriors', 'prior', 'likelihoods'] as const;

/** The tables as typed, as plain JSON. */
export function keptTables(tables: LossTables): Record<(typeof names)[number], KeptTable> {
  return Object.fromEntries(names.map((name) => [name, keptTable(tables[name])])) as ReturnType<typeof keptTables>;
}

/** The tables read from kept data; undefined if the data are malformed or the tables differ in their states. */
export function tablesIn(value: unknown, belief: Belief): LossTables | undefined {
  const fields = fieldsOf(value);
  const [loss, posteriors, prior, likelihoods] = names.map((name) => tableIn(fields[name]));
  if (!loss || !posteriors || !prior || !likelihoods || prior.rows.length !== 1) return undefined;
  const states = [posteriors.columns, prior.columns, likelihoods.rows];
  const areSame = states.every(
    (each) => each.length === loss.rows.length && each.every((name, at) => name === loss.rows[at]),
  );
  return areSame ? { loss, belief, posteriors, prior, likelihoods } : undefined;
}
