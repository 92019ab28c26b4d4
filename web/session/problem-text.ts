import type { Label, Problem } from '../core/types.ts';

/** Data that can be read from a text. */
export type ReadableProblem = Exclude<Problem, { kind: 'counts' }>;
/** Data that can be written as a table. */
export type TabularProblem = Extract<Problem, { kind: 'labels' | 'matrix' }>;
type MatrixProblem = Extract<Problem, { kind: 'matrix' }>;
export type LabelsProblem = Extract<Problem, { kind: 'labels' }>;

/** The predictions of one classifier, which has no name, or of two by their names. */
export function modelsOf({ predicted }: LabelsProblem): [name: string, labels: LabelsProblem['truth']][] {
  const isList = (value: LabelsProblem['predicted']): value is LabelsProblem['truth'] =>
    Array.isArray(value) || ArrayBuffer.isView(value);
  return isList(predicted) ? [['', predicted]] : Object.entries(predicted);
}

/** A cell of a table with tabs, quoted where it would not be read as it is. */
function quoted(label: Label): string {
  const text = String(label);
  return /[\t\r\n"]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** A matrix with names as a table with tabs. */
function matrixText({ labels = [], predictedLabels, counts }: MatrixProblem): string {
  const head = ['', ...(predictedLabels ?? labels).map(quoted)].join('\t');
  const rows = counts.map((row, index) => [quoted(labels[index] ?? ''), ...row].join('\t'));
  return [head, ...rows].join('\n');
}

/** Cases with the predictions of one or two classifiers, a line each, as a table with tabs. */
function labelsText(problem: LabelsProblem): string {
  const models = modelsOf(problem);
  const head = ['truth', ...models.map(([name]) => quoted(name || 'predicted'))].join('\t');
  const lines = Array.from(problem.truth as ArrayLike<Label>, (label, at) =>
    [label, ...models.map(([, labels]) => labels[at] ?? '')].map(quoted).join('\t'),
  );
  return [head, ...lines].join('\n');
}

export function textOf(problem: TabularProblem): string {
  return problem.kind === 'matrix' ? matrixText(problem) : labelsText(problem);
}
