import type { Surroundings } from './results.ts';
import type { Verdict } from './types/checking.ts';
import type { SideBySide } from './types/comparison.ts';
import type { Dataset } from './types/dataset.ts';
import type { Formula } from './types/formula.ts';
import type { Label } from './types/label.ts';
import type { Explanation, ReportOptions } from './types/report.ts';
import type { LikelySlip, Slip, SlipExplanation, SlipsOptions } from './types/slips.ts';

/** The data that belong together: the whole and its parts. */
export interface Family {
  what: SideBySide['what'];
  /** The dataset of all data, or of the first model. */
  whole: Pick<Dataset, 'sideBySide' | 'explain' | 'parts'>;
  /** Name of the part that was asked about; undefined: the whole. */
  part?: string;
}

/** Greatest number of parts: with more, one of them may have the value of an answer by coincidence. */
const mostParts = 12;
/** Plausibility that a wrong answer with the digits of another part, or of the mean, was made in that way. */
const plausible = 0.6;

const numberNode = (value: number): Formula => ({ op: 'number', value });

/** (0.8 + 0.7 + …) / 5 */
function meanOf(values: readonly number[], mean: number): Formula {
  const sum = values.reduce((total, value) => total + value, 0);
  return {
    op: 'divide',
    args: [{ op: 'add', args: values.map(numberNode), value: sum }, numberNode(values.length)],
    value: mean,
  };
}

/** Adds the mean of the parts to the likely wrong answers. It replaces a slip with the same digits. */
export function withMeanOfParts(
  likely: readonly LikelySlip[],
  whole: Family['whole'],
  id: string,
  { class: label, decimals = 3, most = 12, ...options }: SlipsOptions,
): LikelySlip[] {
  const { parts, mean, pooled } = whole.sideBySide([id], { ...options, ...(label !== undefined && { class: label }) });
  const [average, right] = [mean[id], pooled[id]];
  const written = (value: number): string => value.toFixed(decimals);
  if (typeof average !== 'number' || typeof right !== 'number' || written(average) === written(right))
    return [...likely];
  const slip: Slip = { kind: 'mean-of-parts', total: parts.length };
  return [
    ...likely.filter(({ value }) => written(value) !== written(average)),
    { slips: [slip], value: average, cost: -Math.log(plausible) },
  ]
    .sort((one, other) => one.cost - other.cost)
    .slice(0, most);
}

/**
 * Explains wrong answers by the mean of the parts in place of the value of all cases, or by the value of another part,
 * or of all parts, in place of that of one.
 */
export function withPartSlips(
  verdicts: readonly Verdict[],
  { what, whole, part }: Family,
  options: ReportOptions,
  { latex, isWrittenAs }: Pick<Surroundings, 'latex' | 'isWrittenAs'>,
): Verdict[] {
  const isWritten = (value: number | null | undefined, answer: string): value is number =>
    typeof value === 'number' && isWrittenAs(value, answer);
  const worked = ({
    symbolic,
    substituted,
  }: Pick<Explanation, 'symbolic' | 'substituted'>): SlipExplanation['worked'] => ({
    symbolic,
    substituted,
    latex: { symbolic: latex(symbolic), substituted: latex(substituted) },
  });
  const explained = (
    slip: Slip,
    value: number,
    of: Pick<Explanation, 'symbolic' | 'substituted'>,
  ): SlipExplanation => ({
    slips: [slip],
    value,
    plausibility: plausible,
    worked: worked(of),
  });
  /** The slip of giving the metric of a part, or of the whole. */
  const ofData = (
    data: Pick<Dataset, 'explain'>,
    slip: Slip,
    value: number,
    id: string,
    label: Label | undefined,
  ): SlipExplanation =>
    explained(slip, value, data.explain(id, { ...options, ...(label !== undefined && { class: label }) }));

  const known = new Map<string, SideBySide>();
  const compared = (id: string, label: Label | undefined): SideBySide => {
    const key = JSON.stringify([id, label]);
    const found =
      known.get(key) ?? whole.sideBySide([id], { ...options, ...(label !== undefined && { class: label }) });
    known.set(key, found);
    return found;
  };

  const explanationsOf = ({ id, class: label, answer }: Verdict): SlipExplanation[] => {
    if (id === undefined) return [];
    const { parts, values, mean, pooled } = compared(id, label);
    const found: SlipExplanation[] = [];
    const average = mean[id];
    if (what !== 'models' && isWritten(average, answer)) {
      const numbers = parts.map((name) => values[name]![id]!);
      const formula = meanOf(numbers, average);
      found.push(
        explained({ kind: 'mean-of-parts', total: parts.length }, average, { symbolic: formula, substituted: formula }),
      );
    }
    const ofAll = pooled[id];
    if (part !== undefined && isWritten(ofAll, answer))
      found.push(ofData(whole, { kind: 'all-parts' }, ofAll, id, label));
    if (parts.length > mostParts) return found;
    for (const name of parts) {
      const value = values[name]![id];
      if (name === part || (part === undefined && what === 'models' && name === parts[0])) continue;
      if (!isWritten(value, answer)) continue;
      const data = whole.parts.find((one) => one.name === name)!.make();
      found.push(ofData(data, { kind: 'other-part', part: name }, value, id, label));
      data.release();
    }
    return found;
  };

  return verdicts.map((verdict) => {
    if (verdict.verdict !== 'unknown' && verdict.verdict !== 'slip') return verdict;
    if (verdict.error) return verdict;
    const found = explanationsOf(verdict);
    if (found.length === 0) return verdict;
    return { ...verdict, verdict: 'slip', explanations: [...found, ...verdict.explanations], nearest: [] };
  });
}
