import { createCalculator, InputError } from 'deconfuse';
import { describe, expect, test } from 'vitest';
import {
  FileRefused,
  kindOf,
  largest,
  NotText,
  readFile,
  sideBySide,
  truthAndPredictions,
} from '../../web/files/file-text.ts';

const calculator = await createCalculator();

/** Size in bytes of the pieces in which files are read. */
const piece = 2 ** 22;

const ascii = (text: string): number[] => [...text].map((character) => character.charCodeAt(0));

/** Lines of text with this number of bytes. */
const lines = (length: number): Uint8Array<ArrayBuffer> =>
  new Uint8Array(Buffer.from('yes,no\n'.repeat(Math.ceil(length / 7)).slice(0, length)));

function utf16(text: string, isLittleEndian: boolean): Uint8Array<ArrayBuffer> {
  const view = new DataView(new ArrayBuffer(2 * text.length));
  for (let at = 0; at < text.length; at++) view.setUint16(2 * at, text.charCodeAt(at), isLittleEndian);
  return new Uint8Array(view.buffer);
}

/** The error of the package for the same bytes. */
function refusalByCalculator(bytes: Uint8Array): unknown {
  try {
    calculator.read(bytes);
  } catch (error) {
    if (error instanceof InputError) return { code: error.code, parameters: error.parameters };
    throw error;
  }
  return undefined;
}

async function refusal(bytes: Uint8Array<ArrayBuffer>): Promise<unknown> {
  const error: unknown = await readFile(new Blob([bytes])).catch((reason: unknown) => reason);
  if (!(error instanceof NotText)) throw error;
  const { code, parameters } = error.fields;
  return { code, parameters };
}

describe('a text is read unchanged', { timeout: 30_000 }, () => {
  const text = 'wahr,geschätzt\nπ,𝛑\n'.repeat(20);
  test.each([
    ['UTF-8', [new TextEncoder().encode(text)]],
    ['UTF-8 with byte order mark', [new Uint8Array([0xef, 0xbb, 0xbf]), new TextEncoder().encode(text)]],
    ['UTF-16, little-endian', [new Uint8Array([0xff, 0xfe]), utf16(text, true)]],
    ['UTF-16, big-endian', [new Uint8Array([0xfe, 0xff]), utf16(text, false)]],
  ] as [string, Uint8Array<ArrayBuffer>[]][])('%s', async (_encoding, parts) => {
    expect(await readFile(new Blob(parts))).toBe(text);
  });

  test('nothing', async () => expect(await readFile(new Blob([]))).toBe(''));

  // Characters of one to four bytes, beginning at every offset around the border of two pieces.
  test.each([0, 1, 2, 3, 4])('across the border of two pieces, %i bytes before it', async (before) => {
    for (const character of ['ñ', '€', '𝛑']) {
      const whole = new TextDecoder().decode(lines(piece - before)) + character.repeat(3) + '\nend';
      expect((await readFile(new Blob([whole]))) === whole).toBe(true);
      const wide = '\ufeff' + 'x'.repeat(piece / 2 - 1 - before) + character.repeat(3);
      expect((await readFile(new Blob([utf16(wide, true)]))) === wide.slice(1)).toBe(true);
    }
  });

  test('as Windows text on request', async () => {
    const bytes = new Uint8Array([...ascii('se'), 0xf1, ...ascii('al,'), 0xe9]);
    expect(await readFile(new Blob([bytes]), { encoding: 'windows-1252' })).toBe('señal,é');
  });
});

// Long texts take a while on a busy machine.
describe('bytes that are no text are refused at the offset that the package gives', { timeout: 30_000 }, () => {
  const bad: [string, number[]][] = [
    ['Latin-1 before a letter', [0xf1, ...ascii('o')]],
    ['Latin-1 at the end', [0xf1]],
    ['a character that breaks off', [...ascii('a'), 0xe2, 0x82]],
    ['an overlong character', [0xe0, 0x80, 0x80]],
    ['half of a pair', [0xed, 0xa0, 0x80, ...ascii('a')]],
    ['a stray continuation', [0x80, ...ascii('a')]],
    ['more than Unicode has', [0xf4, 0x90, 0x80, 0x80]],
    ['a zero', [...ascii('ab'), 0, ...ascii('c')]],
  ];
  test.each(bad)('%s', async (_name, bytes) => {
    for (const before of [0, 7, piece - 3, piece - 2, piece - 1, piece]) {
      const all = new Uint8Array(Buffer.concat([lines(before), Buffer.from(bytes)]));
      const expected = refusalByCalculator(all);
      expect(expected).toHaveProperty('parameters.offset');
      expect(await refusal(all), `after ${before} bytes`).toEqual(expected);
    }
  });

  test('a zero beside other bytes that are no text', async () => {
    const all = new Uint8Array([0xf1, ...ascii('o'), 0]);
    expect(await refusal(all)).toEqual(refusalByCalculator(all));
  });

  const badUnits: [string, number[]][] = [
    ['half of a pair', [0x41, 0x00, 0x00, 0xd8, 0x41, 0x00]],
    ['the other half', [0x00, 0xdc, 0x41, 0x00]],
    ['half a unit', [0x41, 0x00, 0x41]],
    ['half of a pair at the end', [0x00, 0xd8]],
    ['a zero', [0x41, 0x00, 0x00, 0x00]],
    ['no zero, though bytes look like it', [0x41, 0x00, 0x00, 0x41, 0x00, 0xdc]],
  ];
  test.each(badUnits)('UTF-16: %s', async (_name, bytes) => {
    for (const before of [0, 2, piece / 2 - 3, piece / 2 - 2, piece / 2 - 1, piece / 2]) {
      const all = new Uint8Array(Buffer.concat([utf16('\ufeff' + 'x'.repeat(before), true), Buffer.from(bytes)]));
      const expected = refusalByCalculator(all);
      expect(expected).toHaveProperty('parameters.offset');
      expect(await refusal(all), `after ${before} characters`).toEqual(expected);
    }
  });
});

describe('files of other kinds', () => {
  test.each([
    ['a.xlsx', [0x50, 0x4b, 3, 4], 'spreadsheet'],
    ['a.ODS', [0x50, 0x4b, 3, 4], 'spreadsheet'],
    ['a.zip', [0x50, 0x4b, 3, 4], 'compressed'],
    ['a.xls', [0xd0, 0xcf, 0x11, 0xe0], 'spreadsheet'],
    ['a.csv.gz', [0x1f, 0x8b, 8], 'compressed'],
    ['a.csv', ascii('%PDF-1.7'), 'document'],
    ['a.csv', [0x89, 0x50, 0x4e, 0x47], 'picture'],
  ])('%s that begins with %j: %s', async (name, bytes, kind) => {
    expect(kindOf(new Uint8Array(bytes), name)).toBe(kind);
    const error: unknown = await readFile(new File([new Uint8Array(bytes)], name)).catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(FileRefused);
    expect(error).toHaveProperty('reason', kind);
  });

  test('text may begin with the letters of a signature that has other bytes as well', () => {
    expect(kindOf(new Uint8Array(ascii('PK,BZ\n')))).toBeUndefined();
    expect(kindOf(new Uint8Array())).toBeUndefined();
  });

  test('a file that is too large is refused before it is read', async () => {
    const file = { size: largest + 1, slice: () => expect.unreachable() } as unknown as Blob;
    await expect(readFile(file)).rejects.toHaveProperty('reason', 'too-large');
  });

  test('a file that cannot be opened', async () => {
    const file = {
      size: 10,
      slice: () => ({ arrayBuffer: () => Promise.reject(new DOMException('gone', 'NotFoundError')) }),
    } as unknown as Blob;
    await expect(readFile(file)).rejects.toHaveProperty('reason', 'unreadable');
  });
});

test('progress rises to the size of the file, and reading ends when it is cancelled', async () => {
  const file = new Blob([lines(5 * piece + 100)]);
  const told: number[] = [];
  await readFile(file, { progress: (bytes) => void told.push(bytes) });
  expect(told).toEqual([1, 2, 3, 4, 5].map((count) => count * piece).concat(file.size));

  const cancel = new AbortController();
  let pieces = 0;
  const reading = readFile(file, {
    signal: cancel.signal,
    progress: () => {
      if (++pieces === 2) cancel.abort();
    },
  });
  await expect(reading).rejects.toHaveProperty('name', 'AbortError');
  expect(pieces).toBe(2);
});

describe('two files', () => {
  const named = (...names: string[]): File[] => names.map((name) => new File(['a'], name));

  test.each([
    [
      ['y_pred.txt', 'y_true.txt'],
      ['y_true.txt', 'y_pred.txt'],
    ],
    [
      ['labels.csv', 'Scores.csv'],
      ['labels.csv', 'Scores.csv'],
    ],
    [['a.txt', 'b.txt'], undefined],
    [['pred1.txt', 'pred2.txt'], undefined],
    [['true.txt', 'pred.txt', 'other.txt'], undefined],
  ])('%j: truth and predictions are %j', (names, expected) => {
    expect(truthAndPredictions(named(...names))?.map(({ name }) => name)).toEqual(expected);
  });

  test('with one value per line and equal length become two columns', () => {
    expect(sideBySide('1\r\n0\r\n1\r\n', '1\n1\n1')).toBe('1\t1\n0\t1\n1\t1');
    expect(sideBySide('1\n0', '1\n1\n1')).toBeUndefined();
    expect(sideBySide('1,2\n0,1', '1\n1')).toBeUndefined();
  });
});
