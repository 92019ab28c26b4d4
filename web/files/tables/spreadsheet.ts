import { Cells, columnOf, within, type CellValue, type Table } from './table.ts';
import { readXml } from './xml.ts';

type Files = Record<string, Uint8Array>;

/** Parts of a workbook that cells of every sheet refer to by number. */
interface Workbook {
  sheets: readonly { name: string; path: string }[];
  texts: readonly string[];
  /** Whether a style shows numbers as days or times, by the number of the style. */
  areDates: readonly boolean[];
  /** Day number 0. */
  epoch: number;
}

/** Collects the text of a cell, without the phonetic text that East Asian sheets hold beside it. */
class CellText {
  #text = '';
  #isRead = false;
  #isSpoken = false;

  open(name: string): void {
    if (name === 'rPh') this.#isSpoken = true;
    if (name === 't' || name === 'v') this.#isRead = !this.#isSpoken;
  }

  add(text: string): void {
    if (this.#isRead) this.#text += text;
  }

  close(name: string): void {
    if (name === 'rPh') this.#isSpoken = false;
    if (name === 't' || name === 'v') this.#isRead = false;
  }

  /**
   * The text collected since the last call. XLSX escapes characters that XML cannot hold by their number, which is
   * undone here.
   */
  take(): string {
    const text = this.#text;
    this.#text = '';
    return text.replace(/_x([\dA-F]{4})_/gi, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)));
  }
}

/** Paths and kinds of the parts of a workbook, by their ids. */
function partsIn(files: Files): Map<string, { kind: string; path: string }> {
  const parts = new Map<string, { kind: string; path: string }>();
  readXml(files['xl/_rels/workbook.xml.rels'], {
    open(name, attributes) {
      if (name !== 'Relationship') return;
      const { Id: id = '', Type: type = '', Target: target = '' } = attributes();
      const path = target.startsWith('/') ? target.slice(1) : `xl/${target}`;
      parts.set(id, { kind: type.slice(type.lastIndexOf('/') + 1), path });
    },
  });
  return parts;
}

function textsIn(part: Uint8Array): string[] {
  const texts: string[] = [];
  const text = new CellText();
  readXml(part, {
    open: (name) => text.open(name),
    text: (piece) => text.add(piece),
    close(name) {
      text.close(name);
      if (name === 'si') texts.push(text.take());
    },
  });
  return texts;
}

/** Numbers of the built-in formats of days and times, which have no format code; others are East Asian. */
const builtInDates = [14, 15, 16, 17, 18, 19, 20, 21, 22, 45, 46, 47];
const isOfEastAsia = (format: number): boolean => (format >= 27 && format <= 36) || (format >= 50 && format <= 58);

/** Whether a format code shows parts of dates or times, outside of quoted, escaped and bracketed text. */
const showsDates = (code: string): boolean => /[dmyhs]/i.test(code.replace(/"[^"]*"|\\.|\[[^\]]*\]/g, ''));

function datesIn(part: Uint8Array): boolean[] {
  const formats = new Set(builtInDates);
  const areDates: boolean[] = [];
  let isOfCells = false;
  readXml(part, {
    open(name, attributes) {
      if (name === 'cellXfs') isOfCells = true;
      if (name !== 'numFmt' && !(name === 'xf' && isOfCells)) return;
      const { numFmtId = '0', formatCode = '' } = attributes();
      const format = Number(numFmtId);
      if (name === 'xf') areDates.push(formats.has(format) || isOfEastAsia(format));
      else if (showsDates(formatCode)) formats.add(format);
    },
    close(name) {
      if (name === 'cellXfs') isOfCells = false;
    },
  });
  return areDates;
}

function workbookIn(files: Files): Workbook {
  const parts = partsIn(files);
  const sheets: { name: string; path: string }[] = [];
  let epoch = Date.UTC(1899, 11, 30);
  readXml(files['xl/workbook.xml'], {
    open(name, attributes) {
      if (name === 'workbookPr' && /^(?:1|true)$/.test(attributes()['date1904'] ?? '')) epoch = Date.UTC(1904, 0, 1);
      if (name !== 'sheet') return;
      const { name: title = '', id = '' } = attributes();
      const part = parts.get(id);
      // Other kinds are charts.
      if (part?.kind === 'worksheet') sheets.push({ name: title, path: part.path });
    },
  });
  const partOf = (kind: string): Uint8Array | undefined =>
    files[[...parts.values()].find((part) => part.kind === kind)?.path ?? ''];
  const [texts, styles] = [partOf('sharedStrings'), partOf('styles')];
  return { sheets, epoch, texts: texts ? textsIn(texts) : [], areDates: styles ? datesIn(styles) : [] };
}

function valueOf(text: string, type: string, style: number, { texts, areDates, epoch }: Workbook): CellValue {
  if (type === 's') return texts[Number(text)];
  if (type === 'b') return text === '1';
  if (type !== 'n') return text;
  return areDates[style] ? new Date(Math.round(Number(text) * 86_400_000) + epoch) : Number(text);
}

function rowsIn(part: Uint8Array | undefined, workbook: Workbook): CellValue[][] {
  const cells = new Cells();
  const text = new CellText();
  let [row, column, type, style] = [-1, -1, 'n', 0];
  readXml(part, {
    open(name, attributes) {
      text.open(name);
      if (name === 'row') {
        const { r } = attributes();
        row = r === undefined ? row + 1 : Number(r) - 1;
        column = -1;
      } else if (name === 'c') {
        const { r, t = 'n', s = '0' } = attributes();
        column = r === undefined ? column + 1 : columnOf(r.replace(/\d+$/, ''));
        [type, style] = [t, Number(s)];
        text.take();
      }
    },
    text: (piece) => text.add(piece),
    close(name) {
      text.close(name);
      if (name !== 'c') return;
      const written = text.take();
      if (written !== '') cells.set(row, column, valueOf(written, type, style, workbook));
    },
  });
  return cells.rows;
}

/** The sheets of an Excel workbook, each read on demand. @throws FileRefused */
export function sheetsOf(files: Files): Table[] {
  const workbook = workbookIn(files);
  return workbook.sheets.map(({ name, path }) => ({
    name,
    rows: async ({ range }) => {
      const rows = rowsIn(files[path], workbook);
      return range === undefined ? rows : within(rows, range);
    },
  }));
}
