import type { Label } from '../core/types/label.ts';
import type { MetricInfo } from '../core/types/metric-info.ts';
import type { Problem } from '../core/types/problem.ts';
import type { Report, ReportOptions, Value } from '../core/types/report.ts';
import type { ReproduceReason, ReproduceTexts } from '../locales/en/reproduce.ts';
import type { LibraryCall, LibraryCalls } from './library-call.ts';
import { areMany, casesOf, fileOf, fulfils, type Cases, type Requirement } from './cases.ts';

/** The data and results for which a program is written. */
export interface Reproduced {
  problem: Problem;
  report: Report;
  /** Options of the report. */
  options: ReportOptions;
  /** Known metrics; others are left out. */
  catalogue: readonly MetricInfo[];
  texts: ReproduceTexts;
}

export interface Program {
  code: string;
  /** File from which the program reads data that are too many to be written into it. */
  file?: { name: string; text: () => string };
}

/** A metric and the line that computes it. */
export interface Line {
  id: string;
  group: string;
  library: LibraryCall;
  /** Reasons why the library's number may differ from that of the page. */
  reasons: readonly ReproduceReason[];
}

export const fileName = 'cases.csv';

/** Labels of longer lists are replaced by numbers. */
const mostNames = 200;
const longestName = 40;

/** A finite number in the syntax of both languages. */
export const numberText = (value: number): string => (Object.is(value, -0) ? '0' : String(value));

const shortNumber = (value: number): string => String(Number(value.toPrecision(6)));

/** Whether all labels are whole numbers, in the form in which a program has them. */
function areWhole(names: readonly Label[]): boolean {
  return names.every((name) => /^(0|-?[1-9]\d{0,14})$/.test(String(name)));
}

/**
 * Form of the labels in a program: whole numbers, text, or numbers from 0 where the labels themselves might be read
 * wrongly.
 */
export function labelForm(names: readonly Label[], isFile: boolean): 'whole' | 'text' | 'coded' {
  if (isFile || names.length > mostNames) return 'coded';
  if (areWhole(names)) return 'whole';
  const isPlain = (name: Label): boolean =>
    String(name).length <= longestName && /^[^\p{C}\p{Zl}\p{Zp}]+$/u.test(String(name));
  return names.every(isPlain) ? 'text' : 'coded';
}

/**
 * Text in double quotes that both Python and R read unchanged. Characters that are invisible, change the direction of
 * writing or would end the literal are written by their numbers; R has no character 0.
 */
export function quoted(label: Label): string {
  const escaped = String(label).replace(/["\\]|[\p{C}\p{Zl}\p{Zp}]|\p{M}/gu, (character) => {
    if (character === '"' || character === '\\') return `\\${character}`;
    const code = character.codePointAt(0)!;
    if (code === 0) return '\\u2400';
    if (code >= 0xd800 && code < 0xe000) return '\\ufffd';
    return code > 0xffff ? `\\U${code.toString(16).padStart(8, '0')}` : `\\u${code.toString(16).padStart(4, '0')}`;
  });
  return `"${escaped}"`;
}

const width = 100;

/** `begin` item, item, … `end`, broken into lines. */
export function listed(begin: string, items: readonly string[], end: string): string {
  const whole = `${begin}${items.join(', ')}${end}`;
  if (whole.length <= width) return whole;
  const lines: string[] = [];
  let line = '   ';
  for (const [at, item] of items.entries()) {
    const piece = ` ${item}${at < items.length - 1 ? ',' : ''}`;
    if (line.length + piece.length > width && line.trim() !== '') {
      lines.push(line);
      line = '   ';
    }
    line += piece;
  }
  return [begin, ...lines, line, end].join('\n');
}

/** A comment, broken into lines. */
export function commented(text: string): string {
  const lines: string[] = [];
  let line = '#';
  for (const word of text.split(' ')) {
    if (line.length + word.length >= width && line !== '#') {
      lines.push(line);
      line = '#';
    }
    line += ` ${word}`;
  }
  return [...lines, line].join('\n');
}

const isDefined = (value: Value | undefined): boolean =>
  Array.isArray(value)
    ? value.length > 0 && value.every(isDefined)
    : typeof value === 'number' && Number.isFinite(value);

export interface Chosen {
  cases: Cases;
  isFile: boolean;
  lines: Line[];
  /** Metrics that the library has, but with a different value for these data. */
  left: string[];
}

/**
 * The data and the metrics to compute. Undefined where the library has none of the metrics.
 *
 * @param ofZeroDivision Treatment of a metric whose value involves 0/0: `true` leaves it out; a reason keeps it with
 * that reason beside it.
 */
export function choose(
  { problem, report, options, catalogue }: Omit<Reproduced, 'texts'>,
  calls: LibraryCalls,
  ofZeroDivision: (info: MetricInfo, library: LibraryCall) => boolean | ReproduceReason,
): Chosen | undefined {
  const cases = casesOf(problem, report, options);
  if (!cases) return undefined;
  const known = catalogue.filter(({ id }) => Object.hasOwn(calls, id) && report.metrics[id] !== undefined);
  const lines: Line[] = [];
  const left: string[] = [];
  for (const info of known) {
    const { id, group } = info;
    const library = calls[id]!;
    const isFulfilled = (requirement: Requirement): boolean => fulfils(cases, requirement, options);
    const hasZeroDivision = info.zeroDivision && (report.undefined[id] ?? []).length > 0;
    const zeroDivision = hasZeroDivision && ofZeroDivision(info, library);
    if (!isDefined(report.metrics[id]) || zeroDivision === true || !(library.needs ?? []).every(isFulfilled)) {
      left.push(id);
      continue;
    }
    const others = (library.differs ?? []).filter(([unless]) => !isFulfilled(unless)).map(([, because]) => because);
    lines.push({ id, group, library, reasons: zeroDivision ? [zeroDivision, ...others] : others });
  }
  return lines.length === 0 ? undefined : { cases, isFile: areMany(cases), lines, left };
}

/** Greatest number of values of a metric that are written beside a line. */
const mostValues = 8;

/** A line for each metric, in groups separated by blank lines; remarks follow on the line. */
export function shown(
  calls: readonly (Line & { call: string })[],
  { metrics }: Pick<Report, 'metrics'>,
  texts: ReproduceTexts,
): string[] {
  const onPage = (id: string): string => {
    const values = [metrics[id]!].flat(3).map((value) => (typeof value === 'number' ? shortNumber(value) : '–'));
    return [...values.slice(0, mostValues), ...(values.length > mostValues ? ['…'] : [])].join(' ');
  };
  return calls.flatMap(({ id, group, call, library: { note }, reasons }, at) => {
    const remarks = [
      ...(note ? [texts.notes[note]] : []),
      ...(reasons.length > 0
        ? [texts.onPage(onPage(id), reasons.map((reason) => texts.reasons[reason]).join('; '))]
        : []),
    ];
    return [
      ...(at === 0 || calls[at - 1]!.group !== group ? [''] : []),
      `show("${id}", ${call})${remarks.length > 0 ? `  # ${remarks.join('; ')}` : ''}`,
    ];
  });
}

export function filed(cases: Cases, isFile: boolean): Pick<Program, 'file'> {
  return isFile && cases.kind !== 'matrix' ? { file: { name: fileName, text: () => fileOf(cases) } } : {};
}

/** Comments that explain labels written as numbers, name the positive class, and tell how the scores were changed. */
export function aboutNames(cases: Cases, texts: ReproduceTexts, numbered = texts.coded): string[] {
  if (cases.kind === 'scores') {
    return [
      ...(cases.positive === undefined ? [] : [commented(texts.positive(quoted(cases.positive)))]),
      ...(cases.isFinite ? [] : [commented(texts.infinite)]),
      ...(cases.isOpposite ? [commented(texts.opposite)] : []),
    ];
  }
  const listOf = (names: readonly Label[]): string => {
    const most = 50;
    const shown = names.slice(0, most).map((name) => quoted(String(name).slice(0, most)));
    return `${shown.join(', ')}${names.length > most ? ', …' : ''}`;
  };
  const columns = 'predictedNames' in cases && cases.predictedNames ? `; ${listOf(cases.predictedNames)}` : '';
  return [commented(`${numbered} ${listOf(cases.names)}${columns}`)];
}

const mostColumns = 8;

export function readsFile(columns: readonly string[], texts: ReproduceTexts): string {
  const shown = columns.length > mostColumns ? [...columns.slice(0, mostColumns - 1), '…', columns.at(-1)!] : columns;
  return commented(texts.readsFile(fileName, shown.join(', ')));
}
