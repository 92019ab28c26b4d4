import type { InputErrorFields } from '../core/input-error.ts';

/** Number of bytes processed at once: some milliseconds between two opportunities to draw and to cancel. */
const piece = 2 ** 22;

/** Number of pieces requested in advance. Without any, browsers read at half their speed. */
const readAhead = 3;

/**
 * Greatest size of a file that is read, in bytes. Browsers can hold a text of somewhat more characters, but not of
 * twice as many.
 */
export const largest = 500_000_000;

/** Kind of a file that is no text. */
export type FileKind = 'spreadsheet' | 'compressed' | 'document' | 'picture';

/** A file that is not read, whatever its bytes mean. */
export class FileRefused extends Error {
  override readonly name = 'FileRefused';
  /**
   * `unreadable`: the browser cannot open it, as with a folder or a file that no longer exists. `nested`: cells hold
   * more than one value each.
   */
  readonly reason: FileKind | 'empty' | 'too-large' | 'unreadable' | 'damaged' | 'nested';

  constructor(reason: FileRefused['reason']) {
    super(reason);
    this.reason = reason;
  }
}

/** The bytes are no text. It has the same fields as the InputError of `Calculator.read`. */
export class NotText extends Error {
  override readonly name = 'NotText';
  /** `code` is `binary-file`, `invalid-utf8` or `invalid-utf16`; the parameter `offset` counts bytes. */
  readonly fields: InputErrorFields;

  constructor(fields: InputErrorFields) {
    super(fields.code);
    this.fields = fields;
  }
}

export interface ReadingOptions {
  /** Called with the number of bytes read, after every piece. */
  progress?(bytes: number): void;
  signal?: AbortSignal;
  /** Default: UTF-16 where the file has its byte order mark, else UTF-8. */
  encoding?: 'windows-1252';
}

type Encoding = 'utf-8' | 'utf-16le' | 'utf-16be' | 'windows-1252';

const startsWith = (bytes: Uint8Array, start: readonly number[]): boolean =>
  start.every((byte, at) => byte === bytes[at]);

const zip = [0x50, 0x4b, 3, 4];
const gzip = [0x1f, 0x8b];
const spreadsheetName = /\.(?:xls[xmb]?|ods|numbers|sxc)$/i;

/** First bytes of binary files that are read as tables: archives of spreadsheets and arrays, single arrays, Parquet. */
const tables: readonly (readonly number[])[] = [zip, [0x93, 0x4e, 0x55, 0x4d, 0x50, 0x59], [0x50, 0x41, 0x52, 0x31]];

const signatures: readonly (readonly [FileKind, ...(readonly number[])])[] = [
  ['spreadsheet', 0xd0, 0xcf, 0x11, 0xe0], // .xls
  ['compressed', ...zip],
  ['compressed', ...gzip],
  ['compressed', 0x28, 0xb5, 0x2f, 0xfd], // .zst
  ['compressed', 0x42, 0x5a, 0x68], // .bz2
  ['compressed', 0xfd, 0x37, 0x7a, 0x58, 0x5a], // .xz
  ['compressed', 0x37, 0x7a, 0xbc, 0xaf], // .7z
  ['document', 0x25, 0x50, 0x44, 0x46, 0x2d], // %PDF-
  ['picture', 0x89, 0x50, 0x4e, 0x47], // .png
  ['picture', 0xff, 0xd8, 0xff], // .jpg
  ['picture', 0x47, 0x49, 0x46, 0x38], // GIF8
];

/** The kind of a file by its first bytes; undefined where it may be text. */
export function kindOf(bytes: Uint8Array, name = ''): FileKind | undefined {
  const [kind] = signatures.find(([, ...start]) => startsWith(bytes, start)) ?? [];
  return kind === 'compressed' && startsWith(bytes, zip) && spreadsheetName.test(name) ? 'spreadsheet' : kind;
}

/** Whether a file holds text or tables, or is compressed, by its first bytes. @throws FileRefused */
export async function holderOf(file: Blob): Promise<'gzip' | 'tables' | 'text'> {
  const bytes = await bytesOf(file, 0, 8);
  if (startsWith(bytes, gzip)) return 'gzip';
  return tables.some((start) => startsWith(bytes, start)) ? 'tables' : 'text';
}

function encodingOf(bytes: Uint8Array): Encoding {
  if (startsWith(bytes, [0xff, 0xfe])) return 'utf-16le';
  if (startsWith(bytes, [0xfe, 0xff])) return 'utf-16be';
  return 'utf-8';
}

/** @throws FileRefused; the signal's reason where it is aborted */
export async function bytesOf(file: Blob, start: number, end: number, signal?: AbortSignal): Promise<Uint8Array> {
  const buffer = await file
    .slice(start, end)
    .arrayBuffer()
    .catch(() => {
      throw new FileRefused('unreadable');
    });
  signal?.throwIfAborted();
  return new Uint8Array(buffer);
}

/**
 * A file's bytes piece by piece, each with its start and end. An empty file has one empty piece.
 * @throws FileRefused; the signal's reason where it is aborted
 */
export async function* piecesOf(
  file: Blob,
  signal?: AbortSignal,
): AsyncGenerator<{ bytes: Uint8Array; start: number; end: number }> {
  const asked: Promise<Uint8Array>[] = [];
  for (let start = 0; start === 0 || start < file.size; start += piece) {
    while (asked.length <= readAhead) {
      const next = start + asked.length * piece;
      const bytes = bytesOf(file, next, next + piece, signal);
      // A failure is not reported if the caller has stopped asking.
      bytes.catch(() => undefined);
      asked.push(bytes);
    }
    const bytes = await asked.shift()!;
    signal?.throwIfAborted();
    yield { bytes, start, end: Math.min(start + piece, file.size) };
  }
}

/**
 * The text of a file, without byte order mark. It is read piece by piece, so that the page stays responsive.
 * @throws NotText; FileRefused; the signal's reason where it is aborted
 */
export async function readFile(file: Blob, { progress, signal, encoding }: ReadingOptions = {}): Promise<string> {
  if (file.size > largest) throw new FileRefused('too-large');
  let text = '';
  let used: Encoding = encoding ?? 'utf-8';
  let decoder: TextDecoder | undefined;
  for await (const { bytes, start, end } of piecesOf(file, signal)) {
    if (!decoder) {
      const kind = kindOf(bytes, 'name' in file ? String(file.name) : '');
      if (kind) throw new FileRefused(kind);
      used = encoding ?? encodingOf(bytes);
      decoder = new TextDecoder(used, { fatal: true });
    }
    let decoded: string | undefined;
    try {
      decoded = decoder.decode(bytes, { stream: end < file.size });
    } catch {
      // The error follows below, unless the bytes turn out to be binary.
    }
    if (decoded === undefined || decoded.includes('\0')) {
      const zero = firstZero(bytes, used);
      if (zero !== -1) throw refused('binary-file', start + zero);
    }
    if (decoded === undefined) {
      // The character may begin in the piece before.
      const before = Math.max(0, start - 4);
      const around = await bytesOf(file, before, end, signal);
      const first = firstInvalid(around, used, before > 0);
      throw refused(used === 'utf-8' ? 'invalid-utf8' : 'invalid-utf16', before + first, around[first]);
    }
    text += decoded;
    progress?.(end);
  }
  return text;
}

/** Number of bytes read to show the beginning of a file. */
const shown = 2 ** 16;

/**
 * The first lines of a file that is not read as one text, in UTF-8.
 * @throws FileRefused
 */
export async function beginningOf(file: File): Promise<string> {
  const bytes = await bytesOf(file, 0, shown);
  const kind = kindOf(bytes, file.name);
  if (kind || encodingOf(bytes) !== 'utf-8') throw new FileRefused(kind ?? 'too-large');
  const text = new TextDecoder().decode(bytes);
  return text.slice(0, text.lastIndexOf('\n') + 1);
}

function refused(code: string, offset: number, byte = 0): NotText {
  const excerpt = `0x${byte.toString(16).toUpperCase().padStart(2, '0')}`;
  const parameters = { offset: String(offset), byte: excerpt };
  return new NotText({ code, expected: 'text-encoding', excerpt, parameters });
}

/** Offset of the first character U+0000, which no text has; −1 where there is none. */
function firstZero(bytes: Uint8Array, encoding: Encoding): number {
  if (!encoding.startsWith('utf-16')) return bytes.indexOf(0);
  let at = bytes.indexOf(0);
  while (at !== -1 && (at % 2 === 1 || bytes[at + 1] !== 0)) at = bytes.indexOf(0, at + 1);
  return at;
}

/**
 * Offset of the first invalid character, among bytes that have one. `isCut`: the bytes may begin within a valid
 * character.
 */
function firstInvalid(bytes: Uint8Array, encoding: Encoding, isCut: boolean): number {
  const isWithinCharacter = (at: number): boolean =>
    encoding === 'utf-8'
      ? (bytes[at]! & 0xc0) === 0x80
      : at % 2 === 1 || (bytes[encoding === 'utf-16le' ? at + 1 : at]! & 0xfc) === 0xdc;
  let begin = 0;
  while (isCut && begin < 4 && isWithinCharacter(begin)) begin++;

  /** With `stream`, the last character may be incomplete. */
  const isValid = (end: number, stream: boolean): boolean => {
    try {
      new TextDecoder(encoding, { fatal: true }).decode(bytes.subarray(begin, end), { stream });
      return true;
    } catch {
      return false;
    }
  };
  let valid = begin;
  let refused = bytes.length + 1;
  while (refused - valid > 1) {
    const middle = Math.floor((valid + refused) / 2);
    if (isValid(middle, true)) valid = middle;
    else refused = middle;
  }
  while (!isValid(valid, false)) valid--;
  return valid;
}

/** Names of files with predictions, such as y_pred.txt, y_hat.txt, scores.csv. */
const predictedName = /pred|hat|score|prob|punt/i;

/** Truth and predictions among two files that are not long, where the names tell, such as y_true.txt and y_pred.txt. */
export function truthAndPredictions(files: readonly File[]): [truth: File, predicted: File] | undefined {
  const predicted = files.find(({ name }) => predictedName.test(name));
  const truth = files.find(({ name }) => !predictedName.test(name));
  if (!truth || !predicted || files.length !== 2 || files.some(({ size }) => size > piece)) return undefined;
  return [truth, predicted];
}

/**
 * Two texts with one value per line, combined into one with two columns; undefined where they have another form, or
 * differ in length.
 */
export function sideBySide(truth: string, predicted: string): string | undefined {
  if (/[\t,;|"[({]/.test(truth + predicted)) return undefined;
  const [one, other] = [truth, predicted].map((text) => text.trimEnd().split(/\r?\n/));
  return one!.length === other!.length ? one!.map((value, row) => `${value}\t${other![row]}`).join('\n') : undefined;
}
