import { FileRefused } from '../file-text.ts';
import { unpacked } from './archive.ts';
import type { Table } from './table.ts';

/** The tables of a binary file, at least one. The first bytes decide the format. @throws FileRefused */
export async function tablesOf(file: File): Promise<[Table, ...Table[]]> {
  const [first, ...others] = await read(file);
  if (!first) throw new FileRefused('empty');
  return [first, ...others];
}

async function read(file: File): Promise<Table[]> {
  const start = String.fromCharCode(...new Uint8Array(await file.slice(0, 6).arrayBuffer()));
  if (start.startsWith('PAR1')) return (await import('./parquet.ts')).tablesOfParquet(file);
  const bytes = new Uint8Array(await file.arrayBuffer());
  if (start === '\x93NUMPY') return (await import('./numpy.ts')).tablesOfArray(file.name, bytes);
  const files = unpacked(bytes);
  const paths = Object.keys(files);
  if (paths.includes('xl/workbook.xml')) return (await import('./spreadsheet.ts')).sheetsOf(files);
  if (paths.includes('content.xml')) return (await import('./opendocument.ts')).sheetsOfOpenDocument(files);
  if (paths.length > 0 && paths.every((path) => path.endsWith('.npy')))
    return (await import('./numpy.ts')).tablesOfArrays(file.name, files);
  throw new FileRefused('compressed');
}
