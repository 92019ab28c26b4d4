import { zipSync } from 'fflate';
import readXlsxFile from 'read-excel-file/universal';
import { FileRefused } from '../file-text.ts';
import { within, type CellValue, type Table } from './table.ts';

/** The sheets of a workbook of Excel's. @throws FileRefused */
export async function sheetsOf(files: Record<string, Uint8Array>): Promise<Table[]> {
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
  } catch {
    throw new FileRefused('damaged');
  }
}
