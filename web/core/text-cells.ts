import { InputError } from './input-error.ts';

/** More are no exercise; whoever pastes them has pasted something else. */
export const mostCells = 10_000;

export const tooMany = (): InputError =>
  new InputError({ code: 'too-many-answers', parameters: { maximum: String(mostCells) } });

/** Text with its place: the offset in the whole text, in UTF-16 code units. */
export interface Cell {
  text: string;
  offset: number;
}

/** Line and column count from 1, columns in characters. */
export interface PlacedCell extends Cell {
  line: number;
  column: number;
}

const number =
  /^[~≈]?[+\-−–]?(?:\d{1,3}([.,'’])\d{3}(?:\1\d{3})*(?:[.,]\d*)?|\d+(?:[.,]\d*)?|[.,]\d+)(?:e[+\-−]?\d+)?(?:\/\d+(?:[.,]\d+)?)?(?:%|bits?|nats?|bans?)?$/i;
const noNumber =
  /^(?:nan|n\/a|undefined|undef|indefinid[oa]|indeterminad[oa]|undefiniert|nichtdefiniert|unbestimmt|nond[ée]finie?|ind[ée]finie?|ind[ée]termin[ée]e?|#div\/0!|[+\-−]?(?:inf|infinity|∞))$/i;
const unit = /^(?:%|bits?|nats?|bans?)$/i;

/** With the blanks before a unit, or around a stroke. */
export function isValue(text: string): boolean {
  if (text.length > 100) return false;
  const written = text.replace(/\s/g, '');
  return number.test(written) || noNumber.test(written);
}

/** Nothing was filled in here. */
export const isOpen = (text: string): boolean => /^[-–—−]?$/.test(text);

/** Lines that only draw. */
export const isRule = (text: string): boolean => /^[\s|:+=_\-–—─│┼]*$/.test(text);

/** Counts lines and characters on the way, since most places are asked for in their order. */
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
      // The second half of a character counts no more.
      else if ((code & 0xfc00) !== 0xdc00) this.#column++;
    }
    return { ...cell, line: this.#line, column: this.#column };
  }
}

/** The other way round: of a place, the offset in UTF-16 code units. */
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

/** Without quotation marks around it, or the marks of Markdown. */
export function bare(cell: Cell): Cell {
  const [, marks] = /^("|'|\*\*|`).*\1$/s.exec(cell.text) ?? [];
  if (marks === undefined || cell.text.length < 2 * marks.length) return cell;
  const inner = cell.text.slice(marks.length, -marks.length);
  return trimmed(marks === '"' ? inner.replaceAll('""', '"') : inner, cell.offset + marks.length);
}

/** From the first to the last of the cells; `start` is where the text begins. */
export const between = (cells: readonly Cell[], text: string, start: number): Cell => {
  const [first, last] = [cells[0]!, cells[cells.length - 1]!];
  return { text: text.slice(first.offset - start, last.offset + last.text.length - start), offset: first.offset };
};

/** The cells at a delimiter; text in quotation marks is one cell. */
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

/** The words; a value is one word with its unit, a quotient with both its numbers. */
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

/** The cells between two or more blanks. */
export function cellsAtGaps(line: string, start: number): Cell[] {
  const cells: Cell[] = [];
  for (const { 0: text, index } of line.matchAll(/\S+(?:[^\S\t]\S+)*/g)) {
    cells.push({ text, offset: start + index });
    if (cells.length > mostCells) throw tooMany();
  }
  return cells;
}

/** The words of a line with the first of the values that it ends in; undefined without any. */
export function valuesAtEnd(line: string, start: number): { words: Cell[]; first: number } | undefined {
  const words = wordsIn(line, start);
  let first = words.length;
  while (first > 0 && (isValue(words[first - 1]!.text) || isOpen(words[first - 1]!.text))) first--;
  return first < words.length ? { words, first } : undefined;
}
