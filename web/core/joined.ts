import { InputError } from './input-error.ts';
import type { Dataset } from './types/dataset.ts';
import type { Notice } from './types/notices.ts';
import type { PartsProblem, Problem } from './types/problem.ts';
import type { FoundData, LineRange, Reading, ReadOptions, Readings } from './types/reading.ts';

/** Whether two readings are of different data: they have no line of the text in common. */
export const isOther = (one: Reading, other: Reading): boolean =>
  !one.lines.some(([first, last]) => other.lines.some(([start, end]) => first <= end && start <= last));

/**
 * Indices of the readings of a text that are of different data and can be compared with the first, in the order of the
 * text.
 */
export function alikeIn({ readings }: { readings: readonly Reading[] }): number[] {
  const [first] = readings;
  if (!first) return [];
  const alike: number[] = [];
  readings.forEach((reading, at) => {
    const isLikeFirst = reading.kind === first.kind && reading.classes === first.classes;
    if (isLikeFirst && alike.every((other) => isOther(reading, readings[other]!))) alike.push(at);
  });
  const start = (at: number): number => readings[at]!.lines[0]?.[0] ?? 0;
  return alike.toSorted((one, other) => start(one) - start(other));
}

/**
 * Distinct names for parts: the titles in the text, or numbers. A name that is only a number would change its place,
 * since object keys that are integers come first.
 */
function namesOf(titles: readonly (string | undefined)[]): string[] {
  const areNames = titles.every((title) => title) && new Set(titles).size === titles.length;
  if (!areNames) return titles.map((_, at) => `#${at + 1}`);
  return titles.map((title) => (/^\d+$/.test(title!) ? `#${title}` : title!));
}

const linesIn = (ranges: readonly LineRange[]): number[] =>
  ranges.flatMap(([first, last]) => Array.from({ length: last - first + 1 }, (_, at) => first + at));

function rangesOf(lines: readonly number[]): LineRange[] {
  const ranges: LineRange[] = [];
  for (const line of lines) {
    const last = ranges.at(-1);
    if (last?.[1] === line - 1) last[1] = line;
    else ranges.push([line, line]);
  }
  return ranges;
}

/**
 * All data of a text that are of the same kind, as parts.
 * @throws InputError where there are fewer than two
 */
export function joined(
  found: Readings,
  { sideBySide: what, ...options }: ReadOptions,
  read: (options: ReadOptions) => Dataset,
): { problem: PartsProblem; notices: Notice[]; found: FoundData } {
  const alike = alikeIn(found);
  if (alike.length < 2) {
    throw new InputError({ code: 'bad-option', parameters: { option: 'sideBySide', found: String(what) } });
  }
  const names = namesOf(alike.map((at) => found.readings[at]!.title));
  const parts: [name: string, problem: Problem][] = [];
  const notices: Notice[] = [];
  const lines: LineRange[] = [];
  let skipped: LineRange[] = [];
  alike.forEach((reading, at) => {
    const dataset = read({ ...options, reading });
    parts.push([names[at]!, dataset.problem]);
    notices.push(...dataset.notices.filter(({ code }) => code !== 'other-data'));
    lines.push(...found.readings[reading]!.lines);
    skipped = dataset.found?.skipped ?? [];
    dataset.release();
  });
  const problem: PartsProblem = { kind: 'parts', what: what!, parts: Object.fromEntries(parts) };
  const taken = new Set(linesIn(lines));
  return { problem, notices, found: { lines, skipped: rangesOf(linesIn(skipped).filter((line) => !taken.has(line))) } };
}
