import type { Label } from '../core/types/label.ts';
import type { Problem } from '../core/types/problem.ts';

/** The elements that there are to embed: `deconfuse-` and one of these. */
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

/** The attributes of data. */
export const dataAttributes = ['data', 'y-true', 'y-pred', 'matrix', 'labels', 'scores', 'positive'] as const;

/** All attributes that the elements know; the page in a frame takes them from its address. */
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

/** A list as it is written in an attribute: with blanks where that is enough, else as JSON. */
const listText = (list: ArrayLike<Label>): string => {
  const labels = Array.from(list);
  return labels.every(isPlain) ? labels.join(' ') : JSON.stringify(labels);
};

const isList = (value: unknown): value is ArrayLike<Label> => Array.isArray(value) || ArrayBuffer.isView(value);

/** The attributes that say the same as the problem; undefined where there are none that do. */
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
