import { Cells, within, type CellValue, type Table } from './table.ts';
import { readXml } from './xml.ts';

/** Number of repetitions of a cell or row. Sheets repeat empty ones beyond the end of the data. */
const timesIn = (text = '1'): number => Math.max(1, Math.round(Number(text)) || 1);

function valueIn(given: Record<string, string>): CellValue {
  const { value } = given;
  if (value !== undefined) return Number(value);
  return given['boolean-value'] ?? given['date-value'] ?? given['string-value'] ?? null;
}

/** Reads the sheets of a document from its XML elements. */
class Sheets {
  readonly found: { name: string; cells: Cells }[] = [];
  #row = 0;
  #rows = 1;
  #column = 0;
  #cell: { value: CellValue; columns: number; text: string[] } | undefined;
  /** Whether it is inside a note, which is no text of the cell. */
  #inNote = false;

  open(name: string, attributes: () => Record<string, string>): void {
    switch (name) {
      case 'table':
        this.found.push({ name: attributes()['name'] ?? '', cells: new Cells() });
        this.#row = 0;
        break;
      case 'table-row':
        this.#rows = timesIn(attributes()['number-rows-repeated']);
        this.#column = 0;
        break;
      case 'table-cell':
      case 'covered-table-cell': {
        const given = attributes();
        this.#cell = { value: valueIn(given), columns: timesIn(given['number-columns-repeated']), text: [] };
        break;
      }
      case 'p':
        if (!this.#inNote) this.#cell?.text.push('');
        break;
      case 'annotation':
        this.#inNote = true;
        break;
    }
  }

  text(text: string): void {
    const { text: lines } = this.#cell ?? {};
    if (lines && lines.length > 0 && !this.#inNote) lines[lines.length - 1] += text;
  }

  close(name: string): void {
    switch (name) {
      case 'annotation':
        this.#inNote = false;
        break;
      case 'table-cell':
      case 'covered-table-cell': {
        if (!this.#cell) break;
        const { value, columns, text } = this.#cell;
        const content = value ?? (text.length > 0 ? text.join('\n') : null);
        if (content !== null)
          this.found.at(-1)?.cells.set(this.#row, this.#column, content, { rows: this.#rows, columns });
        this.#column += columns;
        this.#cell = undefined;
        break;
      }
      case 'table-row':
        this.#row += this.#rows;
        break;
    }
  }
}

/** The sheets of an OpenDocument spreadsheet. @throws FileRefused */
export function sheetsOfOpenDocument(files: Record<string, Uint8Array>): Table[] {
  const sheets = new Sheets();
  readXml(files['content.xml'], sheets);
  return sheets.found.map(({ name, cells: { rows } }) => ({
    name,
    rows: async ({ range }) => (range === undefined ? rows : within(rows, range)),
  }));
}
