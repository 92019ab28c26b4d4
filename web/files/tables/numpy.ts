import { FileRefused } from '../file-text.ts';
import { mostCells, ofFourBytes, type CellValue, type Table } from './table.ts';

/** An array saved by NumPy, of one or two dimensions. */
interface SavedArray {
  rows: number;
  columns: number;
  isVector: boolean;
  at(row: number, column: number): CellValue;
}

const magic = '\x93NUMPY';

type Reader = (view: DataView, at: number, isLittle: boolean) => CellValue;

/** Readers by NumPy's kind and size in bytes. */
const readers: Record<string, Reader> = {
  b1: (view, at) => view.getUint8(at) !== 0,
  i1: (view, at) => view.getInt8(at),
  u1: (view, at) => view.getUint8(at),
  i2: (view, at, isLittle) => view.getInt16(at, isLittle),
  u2: (view, at, isLittle) => view.getUint16(at, isLittle),
  i4: (view, at, isLittle) => view.getInt32(at, isLittle),
  u4: (view, at, isLittle) => view.getUint32(at, isLittle),
  i8: (view, at, isLittle) => view.getBigInt64(at, isLittle),
  u8: (view, at, isLittle) => view.getBigUint64(at, isLittle),
  f4: (view, at, isLittle) => ofFourBytes(view.getFloat32(at, isLittle)),
  f8: (view, at, isLittle) => view.getFloat64(at, isLittle),
};

/** Reader of text: characters of kind U have four bytes, of kind S one; both are padded with zeros. */
function textReader(kind: string, length: number): Reader {
  return (view, at, isLittle) => {
    let text = '';
    for (let index = 0; index < length; index++) {
      const code = kind === 'U' ? view.getUint32(at + 4 * index, isLittle) : view.getUint8(at + index);
      if (code === 0) break;
      if (code > 0x10ffff) throw new FileRefused('damaged');
      text += String.fromCodePoint(code);
    }
    return text;
  };
}

/** @throws FileRefused */
function arrayOf(bytes: Uint8Array): SavedArray {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const ascii = (begin: number, end: number): string => String.fromCharCode(...bytes.subarray(begin, end));
  if (bytes.length < 12 || ascii(0, magic.length) !== magic) throw new FileRefused('damaged');
  const isLong = bytes[6]! > 1;
  const begin = isLong ? 12 : 10;
  const end = begin + (isLong ? view.getUint32(8, true) : view.getUint16(8, true));
  if (end > bytes.length || end - begin > 65_535) throw new FileRefused('damaged');
  const header = ascii(begin, end);
  const type = /'descr':\s*'([<>|=]?)([a-zA-Z])(\d*)'/.exec(header);
  const shape = /'shape':\s*\(([\d, ]*)\)/.exec(header);
  if (!shape) throw new FileRefused('damaged');
  // Records and Python objects, whose content is arbitrary.
  if (!type) throw new FileRefused('nested');
  const [, order = '', kind = '', length = ''] = type;
  const isText = kind === 'U' || kind === 'S';
  const read = isText ? textReader(kind, Number(length)) : readers[kind + length];
  const sizes = shape[1]!.split(',').flatMap((part) => (part.trim() === '' ? [] : [Number(part)]));
  if (!read || sizes.length < 1 || sizes.length > 2) throw new FileRefused('nested');
  const [rows = 0, columns = 1] = sizes;
  const size = kind === 'U' ? 4 * Number(length) : Number(length);
  if (rows * columns > mostCells) throw new FileRefused('too-large');
  if (end + rows * columns * size > bytes.length) throw new FileRefused('damaged');
  const isByColumns = /'fortran_order':\s*True/.test(header);
  return {
    rows,
    columns,
    isVector: sizes.length === 1,
    at: (row, column) =>
      read(view, end + size * (isByColumns ? column * rows + row : row * columns + column), order !== '>'),
  };
}

const rowsOf = ({ rows, columns, at }: SavedArray): CellValue[][] =>
  Array.from({ length: rows }, (_, row) => Array.from({ length: columns }, (_, column) => at(row, column)));

/** The table of a single array. @throws FileRefused */
export function tablesOfArray(name: string, bytes: Uint8Array): Table[] {
  const array = arrayOf(bytes);
  return [{ name, rows: async () => rowsOf(array) }];
}

/** The tables of an archive of arrays. Vectors of equal length are the columns of one table. @throws FileRefused */
export function tablesOfArrays(name: string, files: Record<string, Uint8Array>): Table[] {
  const arrays = Object.entries(files).map(([path, bytes]) => ({
    name: path.replace(/\.npy$/, ''),
    array: arrayOf(bytes),
  }));
  const vectors = arrays.filter(({ array }) => array.isVector);
  const isOneTable = vectors.length > 1 && vectors.every(({ array }) => array.rows === vectors[0]!.array.rows);
  const others = isOneTable ? arrays.filter(({ array }) => !array.isVector) : arrays;
  const columns = vectors.map((vector) => vector.name);
  const together: Table = {
    name,
    columns,
    rows: async ({ columns: wanted = columns.map((_, at) => at) }) => {
      const chosen = wanted.map((at) => vectors[at]!);
      const rows = Array.from({ length: vectors[0]!.array.rows }, (_, row) =>
        chosen.map(({ array }) => array.at(row, 0)),
      );
      return [chosen.map((vector) => vector.name), ...rows];
    },
  };
  return [
    ...(isOneTable ? [together] : []),
    ...others.map((other) => ({ name: other.name, rows: async () => rowsOf(other.array) })),
  ];
}
