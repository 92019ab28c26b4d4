import type { Label } from '../core/types/label.ts';
import type { Problem } from '../core/types/problem.ts';

/** Names of the embeddable elements, without the prefix `deconfuse-`. */
export const embeddable = [
  'calculator',
  'metrics',
  'matrix',
  'formula',
  'roc',
  'precision-recall',
  'information',
  'check',
] as const;

export type Embeddable = (typeof embeddable)[number];

/** Attributes that hold data. */
export const dataAttributes = ['data', 'y-true', 'y-pred', 'matrix', 'labels', 'scores', 'positive'] as const;

/** All attributes of the elements. The page for frames takes them from its address. */
export const attributeNames = [
  ...dataAttributes,
  'metric',
  'metric-class',
  'metrics',
  'compare',
  'ask',
  'hide',
  'exercise',
  'kind',
  'classes',
  'cases',
  'folds',
  'attempts',
  'answers',
  'language',
  'theme',
  'compact',
  'decimals',
] as const;

export type AttributeName = (typeof attributeNames)[number];
export type Attributes = Partial<Record<AttributeName, string>>;

const isPlain = (label: Label): boolean => /^[^\s,;"'[\]]+$/.test(String(label));

/** A list in the syntax of an attribute: separated by blanks where that is unambiguous, else JSON. */
const listText = (list: ArrayLike<Label>): string => {
  const labels = Array.from(list);
  return labels.every(isPlain) ? labels.join(' ') : JSON.stringify(labels);
};

const isList = (value: unknown): value is ArrayLike<Label> => Array.isArray(value) || ArrayBuffer.isView(value);

/** Attributes equivalent to a problem; undefined where attributes cannot express it. */
export function attributesOf(problem: Problem): Attributes | undefined {
  const others = ['weights', 'predictedLabels', 'groups', 'folds'];
  if (others.some((field) => field in problem)) return undefined;
  const { kind } = problem;
  if (kind !== 'labels' && kind !== 'matrix' && kind !== 'scores') return undefined;
  const positive = 'positive' in problem && problem.positive !== undefined ? { positive: `${problem.positive}` } : {};
  const labels = 'labels' in problem && problem.labels ? { labels: listText(problem.labels) } : {};
  if (kind === 'matrix') {
    const rows = problem.counts.map((row) => Array.from(row as ArrayLike<number>).join(' '));
    return { matrix: rows.join('; '), ...labels, ...positive };
  }
  const truth = { 'y-true': listText(problem.truth as ArrayLike<Label>) };
  if (kind === 'labels') {
    return isList(problem.predicted)
      ? { ...truth, 'y-pred': listText(problem.predicted), ...labels, ...positive }
      : undefined;
  }
  if (problem.lowerIsPositive || !isList(problem.scores)) return undefined;
  return { ...truth, scores: listText(problem.scores), ...positive };
}
