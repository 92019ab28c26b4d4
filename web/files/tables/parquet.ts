import { gunzipSync } from 'fflate';
import { decompress } from 'fzstd';
import { parquetMetadataAsync, parquetScan, parquetSchema } from 'hyparquet';
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
    const areOfFourBytes = wanted.map((at) => elements[at]!.type === 'FLOAT');
    const cells: unknown[][] = [];
    try {
      // Making rows from the library's objects takes half as long again.
      const scan = await parquetScan({ file: buffer, metadata, columns: names, compressors, useOffsetIndex: false });
      for (const range of scan.ranges) {
        const read = await Promise.all(names.map((column) => scan.readColumn({ column, ...range })));
        const count = range.rowEnd - range.rowStart;
        if (read.some(({ length }) => length !== count)) throw new FileRefused('damaged');
        for (let row = 0; row < count; row++)
          cells.push(
            read.map((values, at) => {
              const value: unknown = values[row];
              return areOfFourBytes[at] && typeof value === 'number' ? ofFourBytes(value) : value;
            }),
          );
      }
    } catch {
      throw new FileRefused('damaged');
    }
    if (!cells.every((row) => row.every(isPlain))) throw new FileRefused('nested');
    return [names, ...(cells as CellValue[][])];
  };
  return [{ name: file.name, columns, rows }];
}
