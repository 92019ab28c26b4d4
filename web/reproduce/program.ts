import type { Label } from '../core/types/label.ts';
import type { MetricInfo } from '../core/types/metric-info.ts';
import type { Problem } from '../core/types/problem.ts';
import type { Report, ReportOptions, Value } from '../core/types/report.ts';
import type { ReproduceReason, ReproduceTexts } from '../locales/en/reproduce.ts';
import type { LibraryCall, LibraryCalls } from './library-call.ts';
import {
  areMany,
  casesOf,
  columnsOf,
  fileOf,
  fulfils,
  type Cases,
  type FiledCases,
  type Requirement,
} from './cases.ts';
import { commented, quoted } from './literals.ts';

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

const shortNumber = (value: number): string => String(Number(value.toPrecision(6)));

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

/** A comment about the file and its columns. */
export function readsFile(cases: FiledCases, texts: ReproduceTexts): string {
  const columns = columnsOf(cases).map(({ name }) => name);
  const shown = columns.length > mostColumns ? [...columns.slice(0, mostColumns - 1), '…', columns.at(-1)!] : columns;
  return commented(texts.readsFile(fileName, shown.join(', ')));
}

/**
 * Lines in Python that take the columns of the file, in its order, from the array `data`; `whole` makes numbers whole.
 */
export function columnsInPython(cases: FiledCases, whole: string): string[] {
  const columns = columnsOf(cases).map(({ name }) => name);
  const width = cases.kind === 'scores' ? 1 : cases.names.length;
  const of = (name: string): string[] => {
    const [at, first] = [columns.indexOf(name), columns.indexOf(`${name}_0`)];
    return at >= 0 ? [`data[:, ${at}]`] : first >= 0 ? [`data[:, ${first}:${first + width}]`] : [];
  };
  return [
    ...of('truth').map((column) => `y_true = ${column}${whole}`),
    ...of('predicted').map((column) => `y_pred = ${column}${whole}`),
    ...of('score').map((column) => `y_score = ${column}`),
    ...of('weight').map((column) => `weights = ${column}${cases.weights!.every(Number.isInteger) ? whole : ''}`),
  ];
}

/** Comments at the beginning of a program. Calls that match `ofClasses` give a number for each class. */
export function heading(
  { options, texts }: Reproduced,
  intro: string,
  { lines, left }: Chosen,
  ofClasses: RegExp,
): string[] {
  const uses = (part: RegExp): boolean => lines.some(({ library }) => part.test(library.call));
  return [
    texts.title,
    intro,
    ...(uses(/\{zero\}/) ? [texts.zeroDivision[options.zeroDivision ?? 'zero']] : []),
    ...(uses(ofClasses) ? [texts.perClass] : []),
    ...(left.length > 0 ? [`${texts.differs} ${left.join(', ')}`] : []),
  ].map(commented);
}

/** The call of a library with its fields replaced. */
export const filledCall = ({ call }: LibraryCall, values: Readonly<Record<string, string>>): string =>
  call.replace(/\{([\w ]+)\}/g, (_, name: string) => values[name]!);
