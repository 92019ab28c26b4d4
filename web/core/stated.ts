import { reportMeasures } from '../names/answer-names.ts';
import { answerNames } from './answer-names.ts';
import { understoodIn } from './answer-table.ts';
import { linesBeside, statingLines } from './lines-beside.ts';
import { classesInReport } from './report-classes.ts';
import type { TableAnswer } from './types/checking.ts';
import type { Dataset } from './types/dataset.ts';
import type { Label } from './types/label.ts';
import type { MetricInfo } from './types/metric-info.ts';
import type { Doubt } from './types/notices.ts';
import type { LineRange, StatedResult } from './types/reading.ts';
import type { Value } from './types/report.ts';

/** Greatest number of results taken from one text. */
const mostResults = 1000;

/**
 * A number as people write it: 0.72, 0,72, 72 %, 18/25, 1.85 bits. NaN for text that is no number, or holds several.
 */
function numberIn(text: string): number {
  const [, number = 'none', divisor = '1', percent] =
    /^[~≈]?([-+−–]?(?:\d+[.,]?\d*|[.,]\d+)(?:e[-+]?\d+)?)\s*(?:\/\s*(\d+)|(%)|bits?|nats?|bans?)?\.?$/i.exec(text) ??
    [];
  const value = Number(number.replace(/[−–]/, '-').replace(',', '.')) / Number(divisor);
  // For 28.7 % the value is 0.287; the quotient alone may differ in the last digit.
  return percent ? Number((value / 100).toPrecision(15)) : value;
}

/** A single letter has many meanings, such as α for a level of significance. */
const isLetter = /(?:^|[^\p{L}\p{N}])(?:[a-z]|alpha|beta)[^\p{L}\p{N}]*$/iu;

/** “'Positive' Class : spam”, as R's caret prints it. */
const positiveClass = /^\W*positive\W+class\W*?[:=](.+)/i;

const firstOf = (ranges: readonly LineRange[]): number => Math.min(...ranges.map(([first]) => first));
const lastOf = (ranges: readonly LineRange[]): number => Math.max(...ranges.map(([, last]) => last));

/**
 * In a text that also holds other data, keeps the results between these and the others: those above or those below, on
 * the side where more agree.
 */
function ofTheseData(results: readonly StatedResult[], { found, kind, readings = [] }: Dataset): StatedResult[] {
  const [first, last] = [firstOf(found!.lines), lastOf(found!.lines)];
  const others = readings.filter((one) => one.kind === kind).map(({ lines }) => lines);
  const above = Math.max(0, ...others.map(lastOf).filter((line) => line < first));
  const below = Math.min(Infinity, ...others.map(firstOf).filter((line) => line > last));
  const near = results.filter(({ line }) => line > above && line < below);
  if (above === 0 && below === Infinity) return near;
  const agreeing = (side: readonly StatedResult[]): number => side.filter(({ agrees }) => agrees).length;
  const [over, under] = [near.filter(({ line }) => line < first), near.filter(({ line }) => line > first)];
  return agreeing(over) > agreeing(under) ? over : under;
}

/**
 * The results that a text states beside the data found in it.
 * @param metrics that apply to the data
 * @param names of the metrics with their ids. A name may hold a qualification in brackets. Without that, the same name
 * may mean another metric, so its result counts only where the number is right.
 */
export function statedBeside(
  dataset: Dataset,
  source: string | Uint8Array,
  metrics: readonly MetricInfo[],
  names: readonly (readonly [name: string, id: string])[],
): StatedResult[] {
  const { found, kind, labels, positive } = dataset;
  // Results stated beside losses say nothing about them.
  if (!found || found.skipped.length === 0 || kind === 'decision') return [];
  const beside = linesBeside(typeof source === 'string' ? source : new TextDecoder().decode(source), found);
  const lines = statingLines(beside);
  const text = lines.join('\n');

  // A matrix without names has numbers for names. The text means those of a report, if there is one.
  const areNumbers = kind === 'matrix' && labels.every((label, at) => String(label) === String(at + 1));
  const reported = areNumbers && classesInReport(lines, labels.length, answerNames(labels, metrics, names));
  const classes = reported || labels;
  const labelOf = (name: Label): Label | undefined => labels[classes.findIndex((one) => String(one) === String(name))];
  const [said] = beside.flatMap((line) => positiveClass.exec(line)?.[1]?.trim() ?? []);
  // With more than two classes there is no default class.
  const meant = labels.length === 2 ? ((said && labelOf(said)) ?? positive) : undefined;

  const answersBy = (some: typeof names): TableAnswer[] =>
    understoodIn(text, classes, answerNames(classes, metrics, some));
  const perClass = new Set(metrics.filter((metric) => metric.perClass).map(({ id }) => id));
  const counted: readonly string[] = Object.values(reportMeasures);
  const answers = answersBy(names)
    .filter(({ id, answer }) => !counted.includes(id) && !Number.isNaN(numberIn(answer)))
    .map((answer) => ({ answer, label: answer.class === undefined ? meant : labelOf(answer.class) }))
    .filter(({ answer: { id }, label }) => label !== undefined || !perClass.has(id))
    .slice(0, mostResults);

  // A name that few people know may be meant for another metric.
  const essential = new Set(metrics.filter(({ tier }) => tier === 1).map(({ id }) => id));
  const placeOf = ({ line, column }: TableAnswer): string => `${line}:${column}`;
  let sure: ReadonlySet<string> | undefined;
  const isSure = (answer: TableAnswer): boolean => {
    // In the text, class 1 may be the second class, after class 0.
    if (answer.class !== undefined && areNumbers && !reported) return false;
    if (!essential.has(answer.id)) return false;
    if (answer.class === undefined && isLetter.test(lines[answer.line - 1]!.slice(0, answer.column - 1))) return false;
    sure ??= new Set(answersBy(names.filter(([name]) => !name.includes('('))).map(placeOf));
    return sure.has(placeOf(answer));
  };
  const verdicts = dataset.check(answers.map(({ answer: { id, answer }, label }) => ({ id, class: label, answer })));
  const results = answers.flatMap(({ answer, label }, at): StatedResult[] => {
    const { verdict } = verdicts[at]!;
    if (verdict !== 'right' && !isSure(answer)) return [];
    const { id, line } = answer;
    const agrees = verdict === 'right' || verdict === 'truncated';
    return [{ id, ...(perClass.has(id) && { class: label! }), value: numberIn(answer.answer), line, agrees }];
  });
  return ofTheseData(results, dataset).sort((one, other) => one.line - other.line);
}

/** A doubt for each stated result that differs from that of the data. */
export function doubtsOfStated(stated: readonly StatedResult[], dataset: Pick<Dataset, 'report'>): Doubt[] {
  return stated
    .filter(({ agrees }) => !agrees)
    .map(({ id, class: label, value, line }) => {
      const { labels, metrics } = dataset.report({ metrics: [id] });
      const found = label === undefined ? metrics[id] : (metrics[id] as Value[])[labels.indexOf(label)];
      const numbers = { stated: String(value), found: String(found), line: String(line) };
      return {
        code: 'stated-result-differs',
        parameters: { id, class: String(label ?? ''), ...numbers },
        sure: 'likely',
      };
    });
}
