import { headingOf, type Table } from './answer-heading.ts';
import { AnswerList } from './answer-list.ts';
import { answerNames, type AnswerNames } from './answer-names.ts';
import { readReport } from './answer-report.ts';
import { readNameless, readRow, refuseRow } from './answer-rows.ts';
import { readStatements, sign } from './answer-statements.ts';
import { InputError } from './input-error.ts';
import { isRule, tooMany } from './text-cells.ts';
import type { TableAnswer } from './types/checking.ts';
import type { Label } from './types/label.ts';
import type { MetricInfo } from './types/metric-info.ts';

const mostWords = 40_000;
const mostCharacters = 2_000_000;

/** Reads a text line by line. The meaning of a line depends on the heading above it. */
function readLines(answers: AnswerList, text: string): void {
  let words = 0;
  let table: Table | undefined;

  const close = (): void => {
    if (table) readNameless(answers, table);
    table = undefined;
  };

  const readLine = (line: string, start: number): void => {
    if (isRule(line)) return;
    answers.count(1);
    // Each word may have to be compared with every name.
    for (const _ of line.matchAll(/[^\s_,]+/g)) if (++words > mostWords) throw tooMany();
    const heading = headingOf(answers.names, table, line, start);
    if (heading) {
      close();
      table = heading;
      answers.count(heading.columns.length);
      return;
    }
    if (table) {
      // “MCC: 0.5” may follow a table.
      if (sign.test(line) && readStatements(answers, line, start, false, true)) return;
      if (readRow(answers, line, start, table)) return;
      refuseRow(answers, line, start, table);
    }
    if (!readStatements(answers, line, start, answers.refuses, table !== undefined)) close();
  };

  for (let at = 0; at <= text.length;) {
    let end = at;
    while (end < text.length && text[end] !== '\n' && text[end] !== '\r') end++;
    answers.attempt(() => readLine(text.slice(at, end), at));
    at = end + 1;
  }
  answers.attempt(close);
}

/**
 * The answers in a report of scikit-learn (printed, or as a dictionary), in a table with metrics along one side and
 * classes or averages along the other, and in lines such as “precision of spam = 0.72”. Answers keep their spelling.
 * Empty cells, cells with a dash, and cells without a metric are left out.
 * @param names further names of metrics, in any language
 * @throws InputError where there are none, where a name is not understood, and where there are more than 10 000 cells,
 * or 2 000 000 characters
 */
export function answersIn(
  text: string,
  labels: readonly Label[],
  metrics: readonly MetricInfo[],
  names: Iterable<readonly [name: string, id: string]> = [],
): TableAnswer[] {
  if (typeof text !== 'string') throw new RangeError(`text must be text, not ${text === null ? 'null' : typeof text}`);
  if (text.length > mostCharacters) throw tooMany();
  const answers = new AnswerList(text, labels, answerNames(labels, metrics, names));
  const start = text.search(/\S/);
  if (text[start] === '{') readReport(answers, text, start);
  else readLines(answers, text);
  if (answers.all.length === 0) throw answers.puzzling ?? new InputError({ code: 'no-answers' });
  return answers.all;
}

/** A dictionary of dictionaries. */
const nested = /\{[^{}]*(?:\{[^{}]*\}[^{}]*)+\}/g;

/** Text without the lines inside nested dictionaries, which do not tell whose values they hold. */
function withoutNested(text: string): string {
  let depth = 0;
  return text.replace(/^.*$/gm, (line) => {
    if (line.trim() === '') depth = 0;
    let deepest = depth;
    for (const mark of line.match(/[{}]/g) ?? []) {
      depth = Math.max(0, depth + (mark === '{' ? 1 : -1));
      deepest = Math.max(deepest, depth);
    }
    return deepest > 1 ? ' '.repeat(line.length) : line;
  });
}

/** The answers in a text that is about other things as well, as far as they are understood. */
export function understoodIn(text: string, labels: readonly Label[], names: AnswerNames): TableAnswer[] {
  const answers = new AnswerList(text, labels, names, false);
  for (const { 0: report, index } of text.matchAll(nested)) {
    answers.attempt(() => readReport(answers, text.slice(0, index + report.length), index));
  }
  const others = text.replace(nested, (report) => report.replace(/[^\r\n]/g, ' '));
  readLines(answers, withoutNested(others));
  return answers.all;
}
