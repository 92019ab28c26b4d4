import { InputError } from '../../core/input-error.ts';
import type { LossProblem } from '../../core/types/decisions.ts';
import type { Notice } from '../../core/types/notices.ts';
import { beliefsIn, tablesIn, type TypedBeliefs } from '../../typed/beliefs-text.ts';
import type { AsyncCalculator } from '../../worker/async-calculator.ts';

/** A table of losses as it was pasted, with what stands below it and says how probable the states are. */
export interface PastedLosses {
  problem: LossProblem;
  notices: Notice[];
  /** Where the calculator has not read them with the losses. */
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
 * Losses, and perhaps probabilities below them; the piece of these that cannot be read, where there is one.
 * @throws InputError where there are no losses
 */
export async function readLosses(calculator: AsyncCalculator, text: string): Promise<PastedLosses | { piece: string }> {
  const tables = tablesIn(text);
  if (tables.length > 1) {
    try {
      const losses = await read(calculator, tables[0]!);
      const beliefs = beliefsIn(tables, losses.problem.states.map(String));
      if (beliefs) return 'piece' in beliefs ? beliefs : { ...losses, beliefs };
    } catch (error) {
      // What is wrong is told by its place in the whole text.
      if (!(error instanceof InputError)) throw error;
    }
  }
  return read(calculator, text);
}
