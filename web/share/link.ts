import { workInAddress } from './address.ts';
import { addressIn, exampleIn, workOf, type Work } from './work.ts';

/**
 * Version of the form of `s=`: the version number, then the JSON of the work, as workOf and JSON.stringify write it,
 * deflated with its checksum (zlib, RFC 1950), in base64url. Any other content needs the next number.
 */
const version = 1;

/**
 * Greatest length of the part of a link behind #, in characters: mail programs and course pages let this much through.
 */
export const longestLink = 32_000;

/** Greatest size of the JSON, in bytes. A link must not unfold into more. */
const mostBytes = 4_000_000;

export type LinkErrorCode =
  /** The link does not have this form, or has been altered. */
  | 'bad-link'
  /** The link is to an unknown example. */
  | 'unknown-example'
  /** The link was made by a newer version of the page. */
  | 'newer-version'
  /** The link is longer than the limit, or unfolds into too much. */
  | 'too-large';

export class LinkError extends Error {
  override name = 'LinkError';

  constructor(readonly code: LinkErrorCode) {
    super(code);
  }
}

/** The bytes after the stream, collected chunk by chunk up to the limit. @throws LinkError too-large */
async function through(
  stream: CompressionStream | DecompressionStream,
  bytes: Uint8Array<ArrayBuffer>,
  most: number,
): Promise<Uint8Array<ArrayBuffer>> {
  const reader = (new Blob([bytes]).stream().pipeThrough(stream) as ReadableStream<Uint8Array>).getReader();
  const chunks: Uint8Array[] = [];
  let length = 0;
  for (let chunk = await reader.read(); !chunk.done; chunk = await reader.read()) {
    length += chunk.value.length;
    if (length > most) {
      await reader.cancel();
      throw new LinkError('too-large');
    }
    chunks.push(chunk.value);
  }
  const whole = new Uint8Array(length);
  let at = 0;
  for (const chunk of chunks) {
    whole.set(chunk, at);
    at += chunk.length;
  }
  return whole;
}

/** Base64url of bytes, few enough for a link. */
function base64url(bytes: Uint8Array): string {
  const binary = Array.from(bytes, (byte) => String.fromCharCode(byte)).join('');
  return btoa(binary).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

function bytesOf(text: string): Uint8Array<ArrayBuffer> {
  if (!/^[\w-]+$/.test(text) || text.length % 4 === 1) throw new LinkError('bad-link');
  const binary = atob(text.replaceAll('-', '+').replaceAll('_', '/'));
  return Uint8Array.from(binary, (character) => character.charCodeAt(0));
}

/**
 * The part of a link behind #, including #, that carries the work, or the number of characters that it would need if it
 * is too long. Examples and views stay readable: `#example=spam&decisions=costs`.
 */
export async function linkOf(work: Work): Promise<{ fragment: string } | { tooLong: number }> {
  const { example, address, ...rest } = workOf(work);
  const fields = [
    ...(example === undefined ? [] : [`example=${example}`]),
    ...(address === undefined ? [] : [address]),
  ];
  if (Object.keys(rest).length > 0) {
    const bytes = new TextEncoder().encode(JSON.stringify(rest));
    if (bytes.length > mostBytes) return { tooLong: bytes.length };
    const packed = await through(new CompressionStream('deflate'), bytes, Infinity);
    const room = Math.ceil((packed.length * 4) / 3);
    if (room > longestLink) return { tooLong: room };
    fields.push(`s=${version}.${base64url(packed)}`);
  }
  const fragment = `#${fields.join('&')}`;
  return fragment.length > longestLink ? { tooLong: fragment.length } : { fragment };
}

/**
 * The work in the part of a link behind #, which may be empty.
 * @throws LinkError where any of it cannot be read; then none of it is used
 */
export async function workOfLink(fragment: string = location.hash): Promise<Work> {
  if (fragment.length > longestLink) throw new LinkError('too-large');
  const fields = fragment.replace(/^#/, '').split('&');
  const valuesOf = (name: string): string[] =>
    fields.filter((field) => field.startsWith(`${name}=`)).map((field) => field.slice(name.length + 1));
  const [packed, ...others] = valuesOf('s');
  if (others.length > 0) throw new LinkError('bad-link');
  const rest = packed === undefined ? {} : await unpacked(packed);
  const [named] = valuesOf('example');
  const example = rest.text === undefined ? exampleIn(named) : undefined;
  const address = addressIn(fields.join('&'));
  return workOf({ ...rest, example, address });
}

async function unpacked(packed: string): Promise<Work> {
  const [, number, data] = /^(\d{1,6})\.(.+)$/.exec(packed) ?? [];
  if (number === undefined || data === undefined) throw new LinkError('bad-link');
  if (Number(number) > version) throw new LinkError('newer-version');
  if (number !== String(version)) throw new LinkError('bad-link');
  let json: string;
  let work: Work;
  try {
    const bytes = await through(new DecompressionStream('deflate'), bytesOf(data), mostBytes);
    json = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
    const { example: _example, address: _address, ...rest } = workOf(JSON.parse(json));
    work = rest;
  } catch (error) {
    throw error instanceof LinkError ? error : new LinkError('bad-link');
  }
  // The page writes links only in its own form. Anything else was put there by others.
  if (JSON.stringify(work) !== json) throw new LinkError('bad-link');
  return work;
}

/** The fields of the page's address that name its view. */
export const viewInAddress = (): string | undefined => addressIn(location.hash.slice(1));

/** Removes the work from the page's address and keeps the view: from now on the address would hold older work. */
export function leaveLink(): void {
  if (workInAddress() === undefined) return;
  const address = viewInAddress();
  history.replaceState(history.state, '', address === undefined ? location.pathname + location.search : `#${address}`);
}
