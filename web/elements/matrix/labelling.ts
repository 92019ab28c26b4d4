import type { Label } from '../../core/types/label.ts';
import type { Problem } from '../../core/types/problem.ts';
import { modelsOf } from '../../session/problem-text.ts';

/** The three ways to write which case is in which class. */
export type Representation = 'vector' | 'membership' | 'sets';

/** The class of each case, as its place among the names. */
export interface Labelling {
  names: readonly Label[];
  classes: readonly number[];
}

export interface Labellings {
  truth: Labelling;
  /** Absent where there is one labelling alone. */
  predicted?: Labelling;
}

function places(names: readonly Label[], cases: ArrayLike<Label>): Labelling {
  const place = new Map(names.map((name, at) => [name, at]));
  return { names, classes: Array.from(cases, (label) => place.get(label)!) };
}

/** The cases one by one, of a matrix in the order of its rows; nothing where they have weights. */
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

/** The numbers of the cases of each class, from 1. */
export function setsOf({ names, classes }: Labelling): number[][] {
  const sets: number[][] = names.map(() => []);
  classes.forEach((at, index) => sets[at]!.push(index + 1));
  return sets;
}

/** A row per case with a 1 in the column of its class. */
export function membershipOf({ names, classes }: Labelling): number[][] {
  return classes.map((at) => names.map((_, column) => (column === at ? 1 : 0)));
}

function quoted(label: Label): string {
  const text = String(label);
  return /^[\p{L}\p{N}_.-]+$/u.test(text) ? text : `"${text.replaceAll('"', '""')}"`;
}

/** As it can be pasted into the page. */
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

/** The characters that mean something else in LaTeX, as text. */
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
