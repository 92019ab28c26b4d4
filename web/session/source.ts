import type { Label } from '../core/types/label.ts';
import type { ReadOptions } from '../core/types/reading.ts';
import type { TextExample } from '../examples/example.ts';
import type { LongFile } from '../files/long-file.ts';
import { textOf, type ReadableProblem, type TabularProblem } from './problem-text.ts';

/** A text with the options to read it. */
export interface Source {
  text: string;
  /** The file, where the text is only its beginning. */
  file?: LongFile | undefined;
  options: ReadOptions;
  /** The data of the text, where it was written from them and need not be read. */
  problem?: ReadableProblem;
  /** Whether the reader typed or pasted it, so that it must not be lost. */
  own: boolean;
}

/** Whether lengths differ by as little as a key press changes. */
export const differLittle = (text: string, other: string): boolean => Math.abs(text.length - other.length) < 3;

/** The source of an example given as text, with its data if known. */
export function sourceOfExample({ text, problem }: TextExample): Source {
  return { own: false, options: {}, text, ...(problem && { problem }) };
}

/** Data as a source: written as a text, with the options that read it back. */
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
