import { joiningWords } from '../names/answer-names.ts';
import { itemOf, type Column, type Item, type Table } from './answer-heading.ts';
import type { AnswerList } from './answer-list.ts';
import type { Group } from './answer-names.ts';
import { InputError } from './input-error.ts';
import { between, cellsAtGaps, cellsBetween, isOpen, isValue, valuesAtEnd, type Cell } from './text-cells.ts';

interface Row {
  name: Cell | undefined;
  values: Cell[];
  /** Whether delimiters assign each value to its column. Otherwise a row with too few values has to be aligned. */
  delimited: boolean;
}

/** Whether a cell heads the column of names, not one of values. */
const isCorner = ({ text }: Cell): boolean => text === '' || joiningWords.some((word) => word === text.toLowerCase());

function ragged(answers: AnswerList, cell: Cell, found: number, expected: number): InputError {
  const { line, column } = answers.placed(cell);
  const parameters = { found: String(found), expected: String(expected) };
  const place = { line, column, excerpt: cell.text };
  return new InputError({ code: 'ragged-rows', ...place, expected: 'equal-rows', parameters });
}

/** The name and values of a line; undefined where the line has no values. */
function rowOf(answers: AnswerList, line: string, start: number, table: Table): Row | undefined {
  const { columns, corner } = table;
  const delimiter =
    table.delimiter ??
    ['\t', '|', ';'].find((one) => line.includes(one)) ??
    (valuesAtEnd(line, start) ? 'blanks' : ',');
  if (delimiter === 'blanks' || !line.includes(delimiter)) return rowOfWords(answers, line, start, table);
  const cells = cellsBetween(line, start, delimiter);
  while (cells.length > columns.length && cells.length > 1 && cells[cells.length - 1]!.text === '') cells.pop();
  const isNamed = corner !== undefined || cells.length > columns.length || !isValue(cells[0]!.text);
  const values = isNamed ? cells.slice(1) : cells;
  if (values.length > columns.length) {
    // The comma is the decimal sign.
    if (delimiter === ',' && valuesAtEnd(line, start)) return rowOfWords(answers, line, start, table);
    if (!values.some(({ text }) => isValue(text))) return undefined;
    // One column too many: the first heading of a column of values was taken for that of the names.
    if (corner && values.length === columns.length + 1 && !isCorner(corner))
      throw answers.unknown('unknown-metric', corner);
    throw ragged(answers, cells[0]!, cells.length, columns.length + 1);
  }
  const name = isNamed ? cells[0] : undefined;
  if (delimiter === ',' && name && name.text !== '' && !itemOf(answers.names, name, 'groups')) {
    const row = rowOfWords(answers, line, start, table);
    if (row?.name && itemOf(answers.names, row.name, 'groups')) return row;
  }
  return { name, values, delimited: true };
}

function rowOfWords(
  answers: AnswerList,
  line: string,
  start: number,
  { columns, corner, across }: Table,
): Row | undefined {
  const found = valuesAtEnd(line, start);
  if (!found) return undefined;
  const { words } = found;
  let { first } = found;
  const count = columns.length;
  const gaps = cellsAtGaps(line, start);
  if (gaps.length > 1 && gaps.length - 1 <= count && !isValue(gaps[0]!.text)) {
    // In “class 0    0.50    0.60” only what stands apart is a value.
    first = Math.max(first, words.findIndex(({ offset }) => offset >= gaps[1]!.offset)); // prettier-ignore
  }
  if (words.length - first > count) {
    const name = first > 0 ? between(words.slice(0, first), line, start) : undefined;
    // One column too many: the first heading of a column of values was taken for that of the names.
    if (
      name &&
      corner &&
      !isCorner(corner) &&
      words.length - first === count + 1 &&
      itemOf(answers.names, name, across)
    ) {
      throw answers.unknown('unknown-metric', corner);
    }
    first = words.length - count;
  } else if (first === 0 && corner && words.length > 1) {
    // A class may have the name 1.
    first = 1;
  }
  const name = first > 0 ? between(words.slice(0, first), line, start) : undefined;
  return { name, values: words.slice(first), delimited: false };
}

/** Reads a line as a row of the table; false where it is none. */
export function readRow(answers: AnswerList, line: string, start: number, table: Table): boolean {
  const row = rowOf(answers, line, start, table);
  if (!row) return false;
  const { name, values } = row;
  const filled = values.filter(({ text }) => !isOpen(text));
  const item =
    name && name.text !== ''
      ? itemOf(answers.names, name, table.across === 'measures' ? 'groups' : 'measures')
      : undefined;
  if (!item && name && name.text !== '') return false;
  answers.count(values.length);
  if (filled.length === 0) return true;
  if (!item) {
    addNameless(answers, values, table);
    return true;
  }
  if (table.across === 'measures' && !('group' in item)) return readOverall(answers, item, row, filled, table);
  if (table.across === 'groups' && !('measure' in item)) {
    if (!('asked' in item) || filled.length > 1) return false;
    answers.add(item.asked, filled[0]!);
    return true;
  }
  for (const [{ cell, item: heading }, value] of inColumns(answers, row, start, table)) {
    if (!heading) {
      if (isValue(value.text))
        throw answers.unknown(table.across === 'measures' ? 'unknown-metric' : 'unknown-class', cell);
    } else if ('group' in item) {
      const asked = 'measure' in heading ? answers.names.of(heading.measure, item.group) : undefined;
      if (asked) answers.add(asked, value);
    } else if ('measure' in item && 'group' in heading) {
      const asked = answers.names.of(item.measure, heading.group);
      if (asked) answers.add(asked, value);
    } else if ('measure' in item && 'measure' in heading) {
      answers.addOnce(table.once, heading.measure, item.measure, value);
    }
  }
  return true;
}

/** Reads the row of a metric of all cases. As in scikit-learn's report, the last columns hold its values. */
function readOverall(
  answers: AnswerList,
  item: Exclude<Item, { group: Group }>,
  { values, delimited }: Row,
  filled: readonly Cell[],
  table: Table,
): boolean {
  const asked = 'asked' in item ? item.asked : answers.names.whole(item.measure);
  if (asked && filled.length === 1) {
    answers.add(asked, filled[0]!);
    return true;
  }
  if (!asked || 'asked' in item || answers.names.isPerClass(asked.id)) return false;
  const shift = delimited ? 0 : table.columns.length - values.length;
  for (const [index, value] of values.entries()) {
    const heading = table.columns[index + shift]?.item;
    if (heading && 'measure' in heading) answers.addOnce(table.once, item.measure, heading.measure, value);
  }
  return true;
}

function* inColumns(
  answers: AnswerList,
  { values, delimited }: Row,
  start: number,
  { columns, start: heading }: Table,
): Generator<[Column, Cell]> {
  if (delimited || values.length === columns.length) {
    for (const [index, value] of values.entries()) yield [columns[index]!, value];
    return;
  }
  const endOf = ({ text, offset }: Cell, from: number): number => offset + text.length - from;
  for (const value of values) {
    const column = columns.find(({ cell }) => endOf(cell, heading) === endOf(value, start));
    if (!column) throw ragged(answers, value, values.length, columns.length);
    yield [column, value];
  }
}

function addNameless(answers: AnswerList, values: readonly Cell[], table: Table): void {
  if (table.across === 'groups') throw answers.unknown('unknown-metric', values[0]!);
  if (values.length !== table.columns.length) throw answers.unknown('unknown-class', values[0]!);
  table.nameless.push(values.map((value) => answers.placed(value)));
}

/** Rows without names are the classes in their order; a single row is of a metric that needs no class. */
export function readNameless(answers: AnswerList, { nameless, columns }: Table): void {
  if (nameless.length === 0) return;
  const perClass = nameless.length === answers.labels.length && nameless.length > 1;
  if (!perClass && nameless.length > 1) throw answers.unknown('unknown-class', nameless[0]![0]!);
  for (const [row, values] of nameless.entries()) {
    for (const [index, value] of values.entries()) {
      const { item, cell } = columns[index]!;
      if (!item && !isOpen(value.text)) throw answers.unknown('unknown-metric', cell);
      if (item && 'asked' in item && !perClass) answers.addPlaced(item.asked, value);
      if (!item || !('measure' in item)) continue;
      const asked = perClass
        ? answers.names.of(item.measure, { class: answers.labels[row]! })
        : answers.names.whole(item.measure);
      if (asked) answers.addPlaced(asked, value);
    }
  }
}

/** Throws the error for a line that has values below a heading, but an unknown name. */
export function refuseRow(answers: AnswerList, line: string, start: number, table: Table): void {
  const { name, values } = rowOf(answers, line, start, table) ?? {};
  if (!name || !values?.some(({ text }) => isValue(text))) return;
  throw answers.unknown(table.across === 'measures' ? 'unknown-class' : 'unknown-metric', name);
}
