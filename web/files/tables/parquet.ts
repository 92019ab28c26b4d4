import { gunzipSync } from 'fflate';
import { decompress } from 'fzstd';
import { parquetMetadataAsync, parquetReadObjects, parquetSchema } from 'hyparquet';
import { FileRefused } from '../file-text.ts';
import { mostCells, ofFourBytes, type CellValue, type Table } from './table.ts';

/** Decompressors for the methods of pandas, Polars, Arrow and DuckDB; the library itself has Snappy. */
const compressors = {
  ZSTD: (input: Uint8Array) => decompress(input),
  GZIP: (input: Uint8Array) => gunzipSync(input),
};

const isPlain = (value: unknown): boolean => typeof value !== 'object' || value === null || value instanceof Date;

/** The table of a Parquet file. Only the columns taken are read from the file. @throws FileRefused */
export async function tablesOfParquet(file: File): Promise<Table[]> {
  const buffer = {
    byteLength: file.size,
    slice: (start: number, end: number = file.size) => {
      // A damaged file may name offsets outside of it.
      if (!(Number.isInteger(start) && Number.isInteger(end) && start >= 0 && start <= end && end <= file.size))
        throw new FileRefused('damaged');
      return file.slice(start, end).arrayBuffer();
    },
  };
  const [metadata, elements] = await parquetMetadataAsync(buffer)
    .then((read) => [read, parquetSchema(read).children.map(({ element }) => element)] as const)
    .catch(() => {
      throw new FileRefused('damaged');
    });
  const columns = elements.map(({ name }) => name);
  const rowCount = Number(metadata.num_rows);
  const rows: Table['rows'] = async ({ columns: wanted = columns.map((_, at) => at) }) => {
    const names = wanted.map((at) => columns[at]!);
    if (rowCount * names.length > mostCells) throw new FileRefused('too-large');
    let objects: Record<string, unknown>[];
    try {
      objects = await parquetReadObjects({ file: buffer, metadata, columns: names, compressors });
    } catch {
      throw new FileRefused('damaged');
    }
    const areOfFourBytes = wanted.map((at) => elements[at]!.type === 'FLOAT');
    const cells = objects.map((row) =>
      names.map((name, at) =>
        areOfFourBytes[at] && typeof row[name] === 'number' ? ofFourBytes(row[name]) : row[name],
      ),
    );
    if (!cells.every((row) => row.every(isPlain))) throw new FileRefused('nested');
    return [names, ...(cells as CellValue[][])];
  };
  return [{ name: file.name, columns, rows }];
}
