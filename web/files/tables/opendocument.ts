import { Parser } from 'saxen';
import { FileRefused } from '../file-text.ts';
import { mostCells, within, type CellValue, type Table } from './table.ts';

/** A cell or a row that says that it comes so often; beyond the end of the data sheets repeat empty ones a million times. */
const mostRepeated = 1_000_000;

/** Reads one sheet after the other as their elements come. */
class Sheets {
  readonly found: { name: string; rows: CellValue[][] }[] = [];
  #row: CellValue[] = [];
  #rowTimes = 1;
  #cell: { value: CellValue; times: number; text: string[] } | undefined;
  #cells = 0;
  /** A note beside a cell is none of its text. */
  #inNote = false;

  open(name: string, attributes: () => Record<string, string>): void {
    switch (name) {
      case 'table:table':
        this.found.push({ name: attributes()['table:name'] ?? '', rows: [] });
        break;
      case 'table:table-row':
        this.#row = [];
        this.#rowTimes = timesIn(attributes()['table:number-rows-repeated']);
        break;
      case 'table:table-cell':
      case 'table:covered-table-cell': {
        const given = attributes();
        this.#cell = { value: valueIn(given), times: timesIn(given['table:number-columns-repeated']), text: [] };
        break;
      }
      case 'text:p':
        if (!this.#inNote) this.#cell?.text.push('');
        break;
      case 'office:annotation':
        this.#inNote = true;
        break;
    }
  }

  text(text: string): void {
    const { text: lines } = this.#cell ?? {};
    if (lines && lines.length > 0 && !this.#inNote) lines[lines.length - 1] += text;
  }

  close(name: string): void {
    if (name === 'office:annotation') this.#inNote = false;
    if ((name === 'table:table-cell' || name === 'table:covered-table-cell') && this.#cell) {
      const { value, times, text } = this.#cell;
      const content = value ?? (text.length > 0 ? text.join('\n') : null);
      this.#add(this.#row, content, times);
      this.#cell = undefined;
    }
    if (name === 'table:table-row') {
      while (this.#row.at(-1) === null) this.#row.pop();
      const { rows } = this.found.at(-1)!;
      // Rows that are empty to the end of the sheet are not there.
      const times = this.#row.length > 0 ? this.#rowTimes : Math.min(this.#rowTimes, 1000);
      for (let time = 0; time < times; time++) this.#add(rows, this.#row, 1, this.#row.length);
    }
  }

  #add<Item>(to: Item[], item: Item, times: number, cells = 1): void {
    this.#cells += item === null ? 0 : times * cells;
    if (this.#cells > mostCells) throw new FileRefused('too-large');
    for (let time = 0; time < times; time++) to.push(item);
  }
}

const timesIn = (text = '1'): number => Math.min(Number(text) || 1, mostRepeated);

function valueIn(given: Record<string, string>): CellValue {
  const value = given['office:value'];
  if (value !== undefined) return Number(value);
  return given['office:boolean-value'] ?? given['office:date-value'] ?? given['office:string-value'] ?? null;
}

/** The sheets of an OpenDocument spreadsheet. @throws FileRefused */
export function sheetsOfOpenDocument(files: Record<string, Uint8Array>): Table[] {
  const content = files['content.xml'];
  if (!content) throw new FileRefused('damaged');
  const sheets = new Sheets();
  const parser = new Parser();
  let failure: unknown;
  parser.on('openTag', (name, attributes, decode) =>
    sheets.open(name, () =>
      Object.fromEntries(
        Object.entries(attributes() as Record<string, string>).map(([key, text]) => [key, decode(text)]),
      ),
    ),
  );
  parser.on('text', (text, decode) => sheets.text(decode(text)));
  parser.on('closeTag', (name) => sheets.close(name));
  parser.on('error', (error) => {
    failure = error;
  });
  try {
    parser.parse(new TextDecoder().decode(content));
  } catch (error) {
    failure = error;
  }
  if (failure) throw failure instanceof FileRefused ? failure : new FileRefused('damaged');
  return sheets.found.map(({ name, rows }) => ({
    name,
    rows: async ({ range }) => (range === undefined ? rows : within(rows, range)),
  }));
}
