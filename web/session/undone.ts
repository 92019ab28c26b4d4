import type { Step } from './steps.ts';

/**
 * Description of an undone edit: one count of a matrix, with its restored value; an example; or something else about
 * the data.
 */
export type Undone =
  | { what: 'count'; truth: string; predicted: string; count: number }
  | { what: 'example'; id: string }
  | { what: 'matrix' | 'data' | 'file' | 'text' | 'reading' | 'positive' };

/** The edit that is undone in going from one state to the one before it. */
export function undoneBetween(present: Step, before: Step): Undone {
  const { source, example } = present;
  if (example !== undefined && example !== before.example) return { what: 'example', id: example };
  if (source.file && source.file !== before.source.file) return { what: 'file' };
  if (source.text === before.source.text)
    return { what: present.positive === before.positive ? 'reading' : 'positive' };
  if (source.problem?.kind === 'matrix') return undoneCount(present, before) ?? { what: 'matrix' };
  return { what: source.problem ? 'data' : 'text' };
}

/** The changed count, if it is the only difference. */
function undoneCount({ source: { problem } }: Step, { source: { problem: previous } }: Step): Undone | undefined {
  if (problem?.kind !== 'matrix' || previous?.kind !== 'matrix') return undefined;
  const { labels, predictedLabels = labels, counts } = problem;
  const areSame = String(labels) === String(previous.labels) && counts.length === previous.counts.length;
  if (!labels || !predictedLabels || !areSame) return undefined;
  const changed = counts.flatMap((row, truth) =>
    Array.from(row, (count, predicted) => ({ truth, predicted, count, again: previous.counts[truth]?.[predicted] })),
  );
  const [only, other] = changed.filter(({ count, again }) => count !== again);
  if (only?.again === undefined || other) return undefined;
  const { truth, predicted, again } = only;
  return { what: 'count', truth: String(labels[truth]), predicted: String(predictedLabels[predicted]), count: again };
}
