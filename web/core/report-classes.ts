import { headingOf } from './answer-heading.ts';
import type { AnswerNames } from './answer-names.ts';
import { between, isValue, wordsIn } from './text-cells.ts';

/**
 * The row names above the averages of the first report in a text that has `count` of them. A matrix without names often
 * stands beside a report with names, in the same order.
 */
export function classesInReport(lines: readonly string[], count: number, names: AnswerNames): string[] | undefined {
  for (const [at, line] of lines.entries()) {
    const heading = headingOf(names, undefined, line, 0);
    if (heading?.across !== 'measures' || heading.columns.length < 2) continue;
    const classes: string[] = [];
    for (const row of lines.slice(at + 1, at + 3 + 2 * count)) {
      if (row.trim() === '') continue;
      const words = wordsIn(row, 0);
      const first = words.length - heading.columns.length;
      const name = first > 0 ? between(words.slice(0, first), row, 0).text : '';
      const group = names.group(name);
      if (name === '' || (group && 'average' in group) || !words.slice(first).every(({ text }) => isValue(text))) break;
      classes.push(name);
    }
    if (classes.length === count) return classes;
  }
  return undefined;
}
