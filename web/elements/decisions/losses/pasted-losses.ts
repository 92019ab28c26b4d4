import { InputError } from '../../../core/input-error.ts';
import type { LossProblem } from '../../../core/types/decisions.ts';
import type { Notice } from '../../../core/types/notices.ts';
import { beliefsIn, tablesIn, type TypedBeliefs } from '../../../typed/beliefs-text.ts';
import type { AsyncCalculator } from '../../../worker/async-calculator.ts';

/** A pasted table of losses, with the probabilities of the states if they stand below it. */
export interface PastedLosses {
  problem: LossProblem;
  notices: Notice[];
  /** Probabilities below the losses, unless the calculator read them together with the losses. */
  beliefs?: TypedBeliefs;
}

async function read(calculator: AsyncCalculator, text: string): Promise<PastedLosses> {
  const dataset = await calculator.read(text, { kind: 'decision' });
  const problem = (await dataset.problem()) as LossProblem & { kind: 'decision' };
  dataset.release();
  const notices = dataset.notices.filter(({ code }) => code !== 'losses-only' && code !== 'negative-loss');
  return { problem, notices };
}

/**
 * Reads losses and any probabilities below them. Returns `piece` if a part of the probabilities cannot be read.
 * @throws InputError if there are no losses
 */
export async function readLosses(calculator: AsyncCalculator, text: string): Promise<PastedLosses | { piece: string }> {
  const tables = tablesIn(text);
  if (tables.length > 1) {
    try {
      const losses = await read(calculator, tables[0]!);
      const beliefs = beliefsIn(tables, losses.problem.states.map(String));
      if (beliefs) return 'piece' in beliefs ? beliefs : { ...losses, beliefs };
    } catch (error) {
      // The whole text is read next, so that the error refers to a place in it.
      if (!(error instanceof InputError)) throw error;
    }
  }
  return read(calculator, text);
}
