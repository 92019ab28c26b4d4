import type { Verdict } from '../../core/types/checking.ts';
import type { Slip, SlipExplanation } from '../../core/types/slips.ts';
import { areDigitsRight } from './written-digits.ts';

export interface SharedSlip {
  slips: readonly Slip[];
  /** The verdicts that the slips explain. */
  verdicts: readonly Verdict[];
}

/** All combinations of slips of an explanation, the likeliest first. */
function waysOf({ slips, same = [], variants = [] }: SlipExplanation): Slip[][] {
  return [slips, ...same, ...variants.map((variant) => variant.slips)];
}

/**
 * What a slip replaces: slips that put one metric or class in place of another are the same only if the same was asked
 * for.
 */
function replacedBy({ kind, id }: Slip, { id: asked, class: label }: Verdict): unknown[] {
  if (kind === 'class' && id === undefined) return [label];
  return kind === 'metric' || kind === 'average' || kind === 'class' ? [asked, label] : [];
}

/** The same text for the same slips, whatever the order of their parameters. */
function keyOf(slips: readonly Slip[], verdict: Verdict): string {
  return JSON.stringify(
    slips.map((slip) => [
      Object.entries(slip).sort(([one], [other]) => (one < other ? -1 : 1)),
      replacedBy(slip, verdict),
    ]),
  );
}

/**
 * The slip that explains most of the wrong answers: more than half of them, and at least two. Of slips that explain
 * equally many, the one that is more likely for them.
 */
export function sharedSlip(verdicts: readonly Verdict[]): SharedSlip | undefined {
  const wrong = verdicts.filter((verdict) => !areDigitsRight(verdict) && !verdict.error);
  const shared = new Map<string, { slips: Slip[]; verdicts: Verdict[]; ranks: number }>();
  for (const verdict of wrong) {
    const met = new Set<string>();
    verdict.explanations.flatMap(waysOf).forEach((slips, rank) => {
      const key = keyOf(slips, verdict);
      if (met.has(key)) return;
      met.add(key);
      const entry = shared.get(key) ?? { slips, verdicts: [], ranks: 0 };
      entry.verdicts.push(verdict);
      entry.ranks += rank;
      shared.set(key, entry);
    });
  }
  const [best] = [...shared.values()].sort(
    (one, other) => other.verdicts.length - one.verdicts.length || one.ranks - other.ranks,
  );
  if (!best || best.verdicts.length < 2 || 2 * best.verdicts.length <= wrong.length) return undefined;
  return { slips: best.slips, verdicts: best.verdicts };
}
