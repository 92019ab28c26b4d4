import { InputError } from './input-error.ts';

/** Most cells of answers. A text with more is no exercise and was pasted by mistake. */
export const mostCells = 10_000;

export const tooMany = (): InputError =>
  new InputError({ code: 'too-many-answers', parameters: { maximum: String(mostCells) } });

/** Text with its offset in the whole text, in UTF-16 code units. */
export interface Cell {
  text: string;
  offset: number;
}

/** Line and column count from 1; the column is in characters. */
export interface PlacedCell extends Cell {
  line: number;
  column: number;
}

const number =
  /^[~≈]?[+\-−–]?(?:\d{1,3}([.,'’])\d{3}(?:\1\d{3})*(?:[.,]\d*)?|\d+(?:[.,]\d*)?|[.,]\d+)(?:e[+\-−]?\d+)?(?:\/\d+(?:[.,]\d+)?)?(?:%|bits?|nats?|bans?)?$/i;
const noNumber =
  /^(?:nan|n\/a|undefined|undef|indefinid[oa]|indeterminad[oa]|undefiniert|nichtdefiniert|unbestimmt|nond[ée]finie?|ind[ée]finie?|ind[ée]termin[ée]e?|#div\/0!|[+\-−]?(?:inf|infinity|∞))$/i;
const unit = /^(?:%|bits?|nats?|bans?)$/i;

/** Whether text is a value, perhaps with blanks before its unit or around a fraction stroke. */
export function isValue(text: string): boolean {
  if (text.length > 100) return false;
  const written = text.replace(/\s/g, '');
  return number.test(written) || noNumber.test(written);
}

/** Whether a cell was not filled in. */
export const isOpen = (text: string): boolean => /^[-–—−]?$/.test(text);

/** Whether a line consists of rules only. */
export const isRule = (text: string): boolean => /^[\s|:+=_\-–—─│┼]*$/.test(text);

/** Line and column of offsets. It counts onwards from the last offset, since most are asked for in ascending order. */
export class Places {
  #offset = 0;
  #line = 1;
  #column = 1;

  constructor(private readonly text: string) {}

  of(cell: Cell): PlacedCell {
    if (cell.offset < this.#offset) [this.#offset, this.#line, this.#column] = [0, 1, 1];
    for (; this.#offset < cell.offset; this.#offset++) {
      const code = this.text.charCodeAt(this.#offset);
      const endsLine = code === 10 || (code === 13 && this.text.charCodeAt(this.#offset + 1) !== 10);
      if (endsLine) [this.#line, this.#column] = [this.#line + 1, 1];
      // The second half of a surrogate pair is not counted.
      else if ((code & 0xfc00) !== 0xdc00) this.#column++;
    }
    return { ...cell, line: this.#line, column: this.#column };
  }
}

/** The offset of a place in UTF-16 code units: the inverse of `Places`. */
export function offsetOf(text: string, line: number, column: number): number {
  const ends = [...text.matchAll(/\r\n?|\n/g)].map(({ index, 0: end }) => index + end.length);
  const start = line > 1 ? (ends[line - 2] ?? text.length) : 0;
  const [ofLine = ''] = text.slice(start).split(/[\r\n]/, 1);
  return start + [...ofLine].slice(0, column - 1).join('').length;
}

export const trimmed = (text: string, offset: number): Cell => {
  const start = text.trimStart();
  return { text: start.trimEnd(), offset: offset + text.length - start.length };
};

/** The cell without quotation marks, or marks of Markdown, around it. */
export function bare(cell: Cell): Cell {
  const [, marks] = /^("|'|\*\*|`).*\1$/s.exec(cell.text) ?? [];
  if (marks === undefined || cell.text.length < 2 * marks.length) return cell;
  const inner = cell.text.slice(marks.length, -marks.length);
  return trimmed(marks === '"' ? inner.replaceAll('""', '"') : inner, cell.offset + marks.length);
}

/** The text from the first to the last of the cells; `start` is the offset at which `text` begins. */
export const between = (cells: readonly Cell[], text: string, start: number): Cell => {
  const [first, last] = [cells[0]!, cells[cells.length - 1]!];
  return { text: text.slice(first.offset - start, last.offset + last.text.length - start), offset: first.offset };
};

/** The cells of a line at a delimiter; quoted text is one cell. */
export function cellsBetween(line: string, start: number, delimiter: string): Cell[] {
  const cells: Cell[] = [];
  const [from, to] =
    delimiter === '|' ? [/^\s*\|/.exec(line)?.[0].length ?? 0, line.replace(/\|\s*$/, '').length] : [0, line.length];
  for (let at = from; at <= to;) {
    const quoted = delimiter === '|' ? null : /^\s*"(?:[^"]|"")*"\s*/.exec(line.slice(at, at + 1000));
    const isQuoted = quoted && (at + quoted[0].length === to || line[at + quoted[0].length] === delimiter);
    const found = line.indexOf(delimiter, isQuoted ? at + quoted[0].length : at);
    const end = found < 0 || found > to ? to : found;
    cells.push(bare(trimmed(line.slice(at, end), start + at)));
    if (cells.length > mostCells) throw tooMany();
    at = end + 1;
  }
  return cells;
}

/** The words of a line. A value with its unit, or a fraction with both numbers, is one word. */
export function wordsIn(line: string, start: number): Cell[] {
  const words: Cell[] = [];
  let isQuotient = false;
  for (const { 0: word, index } of line.matchAll(/\S+/g)) {
    const last = words[words.length - 1];
    const belongs = last && last.text.length < 100 && number.test(last.text) && (word === '/' || unit.test(word));
    if (last && (isQuotient || belongs)) last.text = line.slice(last.offset - start, index + word.length);
    else words.push({ text: word, offset: start + index });
    if (words.length > mostCells) throw tooMany();
    isQuotient = belongs === true && word === '/';
  }
  return words;
}

/** The cells separated by two or more blanks. */
export function cellsAtGaps(line: string, start: number): Cell[] {
  const cells: Cell[] = [];
  for (const { 0: text, index } of line.matchAll(/\S+(?:[^\S\t]\S+)*/g)) {
    cells.push({ text, offset: start + index });
    if (cells.length > mostCells) throw tooMany();
  }
  return cells;
}

/** The words of a line, and the index of the first of the values at its end; undefined without any. */
export function valuesAtEnd(line: string, start: number): { words: Cell[]; first: number } | undefined {
  const words = wordsIn(line, start);
  let first = words.length;
  while (first > 0 && (isValue(words[first - 1]!.text) || isOpen(words[first - 1]!.text))) first--;
  return first < words.length ? { words, first } : undefined;
}
