import type { Label } from '../../core/types/label.ts';
import type { Problem } from '../../core/types/problem.ts';
import { modelsOf } from '../../session/problem-text.ts';

/** Forms of a labelling: a vector of classes, a membership matrix, or sets of cases. */
export type Representation = 'vector' | 'membership' | 'sets';

/** The class of each case, as an index into the names. */
export interface Labelling {
  names: readonly Label[];
  classes: readonly number[];
}

export interface Labellings {
  truth: Labelling;
  /** Undefined if there is a single labelling. */
  predicted?: Labelling;
}

function places(names: readonly Label[], cases: ArrayLike<Label>): Labelling {
  const place = new Map(names.map((name, at) => [name, at]));
  return { names, classes: Array.from(cases, (label) => place.get(label)!) };
}

/**
 * Case-by-case labellings, in the order of the rows for a matrix; undefined if cases are weighted or counts are
 * fractional.
 */
export function labellingsOf(problem: Problem): Labellings | undefined {
  if (problem.kind === 'distributions') {
    return 'cases' in problem ? { truth: places(problem.labels ?? [], problem.cases as ArrayLike<Label>) } : undefined;
  }
  if (problem.kind !== 'labels' && problem.kind !== 'matrix') return undefined;
  const { labels = [], predictedLabels = labels } = problem;
  if (problem.kind === 'labels') {
    if (problem.weights) return undefined;
    const [first] = modelsOf(problem);
    return {
      truth: places(labels, problem.truth as ArrayLike<Label>),
      predicted: places(predictedLabels, first![1] as ArrayLike<Label>),
    };
  }
  const rows = problem.counts.map((row) => Array.from(row as ArrayLike<number>));
  if (!rows.flat().every(Number.isInteger)) return undefined;
  const cases = rows.flatMap((row, truth) =>
    row.flatMap((count, predicted) => Array.from({ length: count }, () => ({ truth, predicted }))),
  );
  return {
    truth: { names: labels, classes: cases.map(({ truth }) => truth) },
    predicted: { names: predictedLabels, classes: cases.map(({ predicted }) => predicted) },
  };
}

/** Case numbers of each class, from 1. */
export function setsOf({ names, classes }: Labelling): number[][] {
  const sets: number[][] = names.map(() => []);
  classes.forEach((at, index) => sets[at]!.push(index + 1));
  return sets;
}

/** A row per case, with 1 in the column of its class. */
export function membershipOf({ names, classes }: Labelling): number[][] {
  return classes.map((at) => names.map((_, column) => (column === at ? 1 : 0)));
}

function quoted(label: Label): string {
  const text = String(label);
  return /^[\p{L}\p{N}_.-]+$/u.test(text) ? text : `"${text.replaceAll('"', '""')}"`;
}

/** Text that can be pasted into the page. */
export function textOf(labelling: Labelling, representation: Representation): string {
  switch (representation) {
    case 'vector':
      return `(${labelling.classes.map((at) => quoted(labelling.names[at]!)).join(', ')})`;
    case 'membership':
      return `[${membershipOf(labelling)
        .map((row) => `[${row.join(', ')}]`)
        .join(',\n ')}]`;
    case 'sets':
      return `{${setsOf(labelling)
        .map((set) => `{${set.join(', ')}}`)
        .join(', ')}}`;
  }
}

/** The label with special characters escaped for LaTeX. */
function escaped(label: Label): string {
  const text = String(label);
  if (/^-?\d+(\.\d+)?$/.test(text)) return text;
  const safe = text
    .replace(/\\/g, '\\textbackslash ')
    .replace(/[{}#$%&_]/g, '\\$&')
    .replace(/\^/g, '\\textasciicircum ')
    .replace(/~/g, '\\textasciitilde ');
  return `\\text{${safe}}`;
}

export function latexOf(labelling: Labelling, representation: Representation): string {
  switch (representation) {
    case 'vector':
      return `(${labelling.classes.map((at) => escaped(labelling.names[at]!)).join(', ')})`;
    case 'membership':
      return `\\begin{bmatrix}\n${membershipOf(labelling)
        .map((row) => row.join(' & '))
        .join(' \\\\\n')}\n\\end{bmatrix}`;
    case 'sets':
      return `\\left\\{${setsOf(labelling)
        .map((set) => `\\{${set.join(', ')}\\}`)
        .join(', ')}\\right\\}`;
  }
}
