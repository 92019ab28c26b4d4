import type { BoxesProblem, PlacedBox } from '../core/types/boxes.ts';
import type { Label } from '../core/types/label.ts';
import type { Problem, RankedProblem } from '../core/types/problem.ts';
import { rankedLists, type RankedList } from '../core/ranked-steps.ts';

/** Data that can be read from a text. */
export type ReadableProblem = Exclude<Problem, { kind: 'counts' }>;
/** Data that can be written as a table. */
export type TabularProblem = Extract<
  Problem,
  { kind: 'labels' | 'matrix' | 'scores' | 'probabilities' | 'ranked' | 'boxes' }
>;
type MatrixProblem = Extract<Problem, { kind: 'matrix' }>;
export type LabelsProblem = Extract<Problem, { kind: 'labels' }>;
type ProbabilitiesProblem = Extract<Problem, { kind: 'probabilities' }>;
type Column = LabelsProblem['truth'];
type Models = [name: string, values: Column][];

/** The predictions or scores of each model by its name; a single model has an empty name. */
function modelsIn(values: Column | { readonly [model: string]: Column }): Models {
  const isColumn = (value: typeof values): value is Column => Array.isArray(value) || ArrayBuffer.isView(value);
  return isColumn(values) ? [['', values]] : Object.entries(values);
}

export const modelsOf = ({ predicted }: LabelsProblem): Models => modelsIn(predicted);

/** A cell of a table with tabs, quoted where it would otherwise be read differently. */
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

/** Cases with the predictions or scores of one or more models, one case per line, as a table with tabs. */
function casesText(
  { truth, groups, folds }: Pick<LabelsProblem, 'truth' | 'groups' | 'folds'>,
  ofModels: Models,
  unnamed: string,
): string {
  const models = [
    ...ofModels,
    ...(groups ? [['group', groups] as const] : []),
    ...(folds ? [['fold', folds] as const] : []),
  ];
  const head = ['truth', ...models.map(([name]) => quoted(name || unnamed))].join('\t');
  const lines = Array.from(truth as ArrayLike<Label>, (label, at) =>
    [label, ...models.map(([, values]) => values[at] ?? '')].map(quoted).join('\t'),
  );
  return [head, ...lines].join('\n');
}

/** The probabilities of each class as a column, by the name of the column. */
const columnsOf = ({ labels, probabilities }: ProbabilitiesProblem): Models =>
  labels.map((label, at) => [`prob_${label}`, probabilities.map((row) => row[at]!)]);

/**
 * Ranked lists as text: a line of marks for each list, with the number of relevant items; for graded relevance its
 * numbers.
 */
function rankedText(problem: RankedProblem): string {
  const lists = rankedLists(problem);
  const isGraded = lists.some(({ relevance }) => relevance.some((item) => item !== 0 && item !== 1));
  const line = ({ query, relevance, relevant }: RankedList): string => {
    const marks = relevance.map((item) => (isGraded ? String(item) : item > 0 ? 'R' : 'N')).join(' ');
    const name = [isGraded ? 'gain' : '', lists.length > 1 ? query : ''].filter(Boolean).join(' ');
    return `${name && `${name}: `}${marks} (${relevant} relevant)`;
  };
  return lists.map(line).join('\n');
}

/** Boxes as a table with tabs: one line for each object and each detection. */
function boxesText({ truth, detected }: BoxesProblem): string {
  const head = ['set', 'image', 'class', 'score', 'xmin', 'ymin', 'xmax', 'ymax'].join('\t');
  const line = (set: string, { box, image = 1, class: category = 'object' }: PlacedBox, score: string): string =>
    [set, quoted(image), quoted(category), score, ...box].join('\t');
  return [
    head,
    ...truth.map((placed) => line('truth', placed, '')),
    ...detected.map((placed) => line('detection', placed, String(placed.score ?? 1))),
  ].join('\n');
}

export function textOf(problem: TabularProblem): string {
  if (problem.kind === 'boxes') return boxesText(problem);
  if (problem.kind === 'ranked') return rankedText(problem);
  if (problem.kind === 'matrix') return matrixText(problem);
  if (problem.kind === 'probabilities') return casesText(problem, columnsOf(problem), '');
  return problem.kind === 'labels'
    ? casesText(problem, modelsOf(problem), 'predicted')
    : casesText(problem, modelsIn(problem.scores), 'score');
}
