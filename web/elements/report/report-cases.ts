import type { Label } from '../../core/types/label.ts';
import type { Problem } from '../../core/types/problem.ts';
import type { FullReportTexts } from '../../locales/en/full-report.ts';

/** Cases, or groups of equal cases, as printed; the first column numbers them. */
export interface CaseTable {
  columns: string[];
  rows: (string[] | 'left out')[];
  /** Says which cases or columns were left out. */
  note?: string;
}

const firstShown = 12;
const lastShown = 4;
const mostColumns = 8;

const isList = (value: unknown): boolean => Array.isArray(value) || ArrayBuffer.isView(value);

/** Lists with their names; a single list gets the given name. */
function named(lists: unknown, name: string): [string, ArrayLike<Label>][] {
  return isList(lists)
    ? [[name, lists as ArrayLike<Label>]]
    : Object.entries(lists as Readonly<Record<string, ArrayLike<Label>>>);
}

type Column = { name: string; cell: (at: number) => string };

/**
 * The first and last cases, or groups of cases if weights are counts; undefined if the data have no cases, as a matrix
 * or counts.
 */
export function casesShown(
  problem: Problem,
  texts: FullReportTexts,
  areCounted: boolean,
  numberText: (value: number) => string,
): CaseTable | undefined {
  const columns = columnsOf(problem, areCounted ? { ...texts, weight: texts.count } : texts, numberText);
  if (!columns || !('truth' in problem) || !problem.truth) return undefined;
  const cases = problem.truth.length;
  const row = (at: number): string[] => [String(at + 1), ...columns.shown.map(({ cell }) => cell(at))];
  const range = (from: number, to: number): string[][] =>
    Array.from({ length: to - from }, (_, index) => row(from + index));
  const isLong = cases > firstShown + lastShown;
  const rows = isLong
    ? [...range(0, firstShown), 'left out' as const, ...range(cases - lastShown, cases)]
    : range(0, cases);
  return {
    columns: [areCounted ? texts.row : texts.case, ...columns.shown.map(({ name }) => name)],
    rows,
    ...((isLong || columns.areSome) && {
      note: (areCounted ? texts.excerptOfGroups : texts.excerpt)(
        numberText(isLong ? firstShown : cases),
        numberText(isLong ? lastShown : 0),
        numberText(cases),
      ),
    }),
  };
}

function columnsOf(
  problem: Problem,
  texts: FullReportTexts,
  numberText: (value: number) => string,
): { shown: Column[]; areSome: boolean } | undefined {
  const list = (name: string, cells: ArrayLike<Label>): Column => ({ name, cell: (at) => String(cells[at]) });
  const numbers = (name: string, cells: ArrayLike<number>): Column => ({
    name,
    cell: (at) => numberText(cells[at]!),
  });
  const groups = 'groups' in problem && problem.groups ? [list(texts.group, problem.groups)] : [];
  const folds = 'folds' in problem && problem.folds ? [list(texts.fold, problem.folds)] : [];
  const parts = [...groups, ...folds];
  const weights = 'weights' in problem && problem.weights ? [numbers(texts.weight, problem.weights)] : [];
  const table = (prefix: string, names: readonly Label[], rows: readonly ArrayLike<unknown>[] = []): Column[] =>
    rows.length === 0
      ? []
      : names.slice(0, mostColumns).map((name, column) => ({
          name: `${prefix} ${name}`,
          cell: (at) => numberText(rows[at]![column] as number),
        }));
  switch (problem.kind) {
    case 'labels':
      return {
        shown: [
          list(texts.truth, problem.truth as ArrayLike<Label>),
          ...named(problem.predicted, texts.predicted)
            .slice(0, mostColumns)
            .map(([name, cells]) => list(name, cells)),
          ...parts,
          ...weights,
        ],
        areSome: !isList(problem.predicted) && Object.keys(problem.predicted).length > mostColumns,
      };
    case 'scores':
      return {
        shown: [
          list(texts.truth, problem.truth as ArrayLike<Label>),
          ...named(problem.scores, texts.score)
            .slice(0, mostColumns)
            .map(([name, cells]) => numbers(name, cells as ArrayLike<number>)),
          ...parts,
          ...weights,
        ],
        areSome: !isList(problem.scores) && Object.keys(problem.scores).length > mostColumns,
      };
    case 'probabilities':
      return {
        shown: [
          list(texts.truth, problem.truth as ArrayLike<Label>),
          ...table('', problem.labels, problem.probabilities),
          ...parts,
          ...weights,
        ],
        areSome: problem.labels.length > mostColumns,
      };
    case 'multilabel': {
      const { labels = [], truth, predicted, scores } = problem;
      const most = Math.max(1, Math.floor(mostColumns / (1 + Number(!!predicted) + Number(!!scores))));
      const some = labels.slice(0, most);
      return {
        shown: [
          ...table(texts.truth, some, truth as readonly ArrayLike<unknown>[]),
          ...table(texts.predicted, some, predicted as readonly ArrayLike<unknown>[] | undefined),
          ...table(texts.score, some, scores),
          ...weights,
        ],
        areSome: labels.length > most,
      };
    }
    default:
      return undefined;
  }
}
