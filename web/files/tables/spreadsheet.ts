import { zipSync } from 'fflate';
import readXlsxFile from 'read-excel-file/universal';
import { FileRefused } from '../file-text.ts';
import { within, type CellValue, type Table } from './table.ts';

/**
 * In bytes, some half a million rows of two columns: 34 million of them take 5 s and 400 MB, 45 take 12 s and 700, and
 * at 76 the library, which cuts them into ever smaller pieces, finds no room to call itself any more.
 */
const longestSheet = 40_000_000;

/** The sheets of a workbook of Excel's. @throws FileRefused */
export async function sheetsOf(files: Record<string, Uint8Array>): Promise<Table[]> {
  const isLong = ([path, { length }]: [string, Uint8Array]): boolean =>
    path.startsWith('xl/worksheets/') && length > longestSheet;
  if (Object.entries(files).some(isLong)) throw new FileRefused('long-sheet');
  // What is stored and not compressed the library unpacks here; else it would start workers from text, which the page's
  // policy forbids.
  const stored = zipSync(files, { level: 0 });
  try {
    const sheets = await readXlsxFile(new Blob([stored]));
    return sheets.map(({ sheet, data }) => ({
      name: sheet,
      rows: async ({ range }) => {
        const rows = data as CellValue[][];
        return range === undefined ? rows : within(rows, range);
      },
    }));
  } catch (error) {
    throw new FileRefused(error instanceof RangeError ? 'long-sheet' : 'damaged');
  }
}
