import type { Once } from './answer-list.ts';
import type { AnswerNames, Asked, Group, Measure } from './answer-names.ts';
import {
  between,
  cellsAtGaps,
  cellsBetween,
  isOpen,
  isValue,
  wordsIn,
  type Cell,
  type PlacedCell,
} from './text-cells.ts';

/** Meaning of a cell in a heading, or at the start of a row. */
export type Item = { group: Group } | { measure: Measure } | { asked: Asked };

export interface Column {
  cell: Cell;
  item: Item | undefined;
}

export interface Table {
  /** Meaning of the columns; the rows have the other one. */
  across: 'measures' | 'groups';
  columns: Column[];
  /** The cell above the names of the rows. */
  corner: Cell | undefined;
  /** 'blanks' where gaps separate the columns; undefined where a single column leaves it open. */
  delimiter: string | undefined;
  /** Values of rows without a name, row by row. */
  nameless: PlacedCell[][];
  /** Values read for metrics of all cases, which a table may repeat in every column. */
  once: Once;
  /** Offset at which the line of the heading begins. */
  start: number;
}

function withoutColon(text: string): string {
  let end = text.length;
  while (end > 0 && /[\s:=]/.test(text[end - 1]!)) end--;
  return text.slice(0, end);
}

/** The meaning of a cell. `first` wins where the cell may be both a metric and a group. */
export function itemOf(names: AnswerNames, { text }: Cell, first: 'measures' | 'groups'): Item | undefined {
  const name = withoutColon(text);
  const group = names.group(name);
  if (group && first === 'groups') return { group };
  const measure = names.measure(name);
  if (measure) return { measure };
  if (group) return { group };
  const asked = names.asked(name);
  return asked && { asked };
}

/**
 * The table that a line begins as its heading; undefined where it is no heading. `above` is the table before the line.
 */
export function headingOf(
  names: AnswerNames,
  above: Table | undefined,
  line: string,
  start: number,
): Table | undefined {
  for (const delimiter of ['\t', '|', ';', ',']) {
    if (!line.includes(delimiter)) continue;
    const cells = cellsBetween(line, start, delimiter);
    const table = cells.length > 1 ? tableOf(names, above, cells, delimiter, start) : undefined;
    if (table) return table;
  }
  // “f;0.5” below a heading with semicolons is a row of the class f, not F0.5.
  if (above?.delimiter && line.includes(above.delimiter)) return undefined;
  return tableOf(names, above, headingWords(names, line, start), 'blanks', start);
}

/** Cells at gaps; a cell that is no name is divided into the longest names from the left. */
function headingWords(names: AnswerNames, line: string, start: number): Cell[] {
  return cellsAtGaps(line, start).flatMap((cell) => {
    if (cell.text.length > 1000 || itemOf(names, cell, 'measures') || names.group(cell.text)) return [cell];
    const words = wordsIn(cell.text, cell.offset);
    const cells: Cell[] = [];
    let unknown: Cell[] = [];
    const flush = (): void => {
      if (unknown.length > 0) cells.push(between(unknown, cell.text, cell.offset));
      unknown = [];
    };
    for (let at = 0; at < words.length;) {
      let length = Math.min(5, words.length - at);
      const name = (): string => between(words.slice(at, at + length), cell.text, cell.offset).text;
      while (length > 0 && !names.measure(name()) && !names.group(name())) length--;
      if (length === 0) unknown.push(words[at++]!);
      else {
        flush();
        cells.push(between(words.slice(at, at + length), cell.text, cell.offset));
        at += length;
      }
    }
    flush();
    return cells;
  });
}

function tableOf(
  names: AnswerNames,
  above: Table | undefined,
  cells: readonly Cell[],
  delimiter: string,
  start: number,
): Table | undefined {
  const across = tableAcross(names, above, 'measures', cells, delimiter, start);
  const down = tableAcross(names, above, 'groups', cells, delimiter, start);
  if (!across || !down) return across ?? down;
  const named = ({ columns }: Table, what: 'measure' | 'group'): number =>
    columns.filter(({ item }) => item && what in item).length;
  return named(down, 'group') > named(across, 'measure') ? down : across;
}

function tableAcross(
  names: AnswerNames,
  above: Table | undefined,
  across: Table['across'],
  cells: readonly Cell[],
  delimiter: string,
  start: number,
): Table | undefined {
  const all = cells.map((cell): Column => ({
    cell,
    item: cell.text === '' ? undefined : itemOf(names, cell, across),
  }));
  const fits = ({ item }: Column): boolean =>
    item !== undefined && (across === 'measures' ? !('group' in item) : !('asked' in item));
  const hasCorner =
    cells.length > 1 && !(across === 'measures' ? fits(all[0]!) : all[0]!.item && 'group' in all[0]!.item);
  const columns = hasCorner ? all.slice(1) : all;
  const known = columns.filter(fits);
  const others = columns.filter((column) => !fits(column) && column.cell.text !== '');
  const values = columns.filter(({ cell }) => isValue(cell.text));
  if (across === 'measures') {
    if (known.length === 0 || values.length > 0) return undefined;
    if (others.length > 0 && known.length <= others.length) return undefined;
    if (known.length === 1 && 'asked' in known[0]!.item! && columns.length === 1 && above) return undefined;
  } else {
    const classes = known.flatMap(({ item }) =>
      item && 'group' in item && 'class' in item.group ? [item.group.class] : [],
    );
    if (classes.length === 0 || known.length < others.length || new Set(classes).size < classes.length)
      return undefined;
    // Numbers may be classes or values. Below a heading, and behind a metric, they are values.
    const corner = hasCorner ? all[0]!.item : undefined;
    if (values.length > 0 && (others.length > 0 || above?.across === 'measures' || corner)) return undefined;
    if (above && known.length < 2) return undefined;
    // “precision spam 0.72” is no heading.
    if (others.some(({ cell }) => isValue(cell.text) || isOpen(cell.text))) return undefined;
  }
  return {
    across,
    columns: columns.map((column) => (fits(column) ? column : { cell: column.cell, item: undefined })),
    corner: hasCorner ? cells[0] : undefined,
    delimiter: cells.length === 1 ? undefined : delimiter,
    nameless: [],
    once: new Map(),
    start,
  };
}
