import type { Label } from '../core/types/label.ts';
import type { ReadOptions } from '../core/types/reading.ts';
import type { TextExample } from '../examples/example.ts';
import type { LongFile } from '../files/long-file.ts';
import { textOf, type ReadableProblem, type TabularProblem } from './problem-text.ts';

/** A text and how to read it. */
export interface Source {
  text: string;
  /** Where the text is but its beginning. */
  file?: LongFile | undefined;
  options: ReadOptions;
  /** What the text says, where it was written from it and need not be read. */
  problem?: ReadableProblem;
  /** Typed or pasted by the reader, whose text must not be lost. */
  own: boolean;
}

/** As much as by a key. */
export const differLittle = (text: string, other: string): boolean => Math.abs(text.length - other.length) < 3;

/** Of an example that is a text what it is read as. */
export function sourceOfExample({ text, problem }: TextExample): Source {
  return { own: false, options: {}, text, ...(problem && { problem }) };
}

/** Data in the place of a text: written as one, with how it has to be read where the reading is changed. */
export function sourceOfProblem(
  problem: TabularProblem,
  wantedPositive: Label | undefined,
  text = textOf(problem),
): Source {
  const { kind } = problem;
  if (kind === 'ranked' || kind === 'boxes') return { text, options: { kind: 'ranked' }, problem, own: false };
  const labels = kind === 'scores' || kind === 'probabilities' ? undefined : problem.labels;
  const positive = labels?.length === 2 ? labels.find((label) => label === wantedPositive) : undefined;
  return {
    text,
    options: {
      kind,
      delimiter: '\t',
      ...(kind === 'matrix' ? { orientation: 'truth-rows', fractional: !problem.shares } : { header: true }),
    },
    problem: { ...problem, ...(positive === undefined ? {} : { positive }) },
    own: false,
  };
}
