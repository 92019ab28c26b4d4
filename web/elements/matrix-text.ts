import type { Label, Problem } from '../core/types.ts';

export type MatrixProblem = Extract<Problem, { kind: 'matrix' }>;

/** A cell of a table with tabs, quoted where it would not be read as it is. */
function quoted(label: Label): string {
  const text = String(label);
  return /[\t\r\n"]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** A matrix with names as a table with tabs. */
export function matrixText({ labels = [], predictedLabels, counts }: MatrixProblem): string {
  const head = ['', ...(predictedLabels ?? labels).map(quoted)].join('\t');
  const rows = counts.map((row, index) => [quoted(labels[index] ?? ''), ...row].join('\t'));
  return [head, ...rows].join('\n');
}
