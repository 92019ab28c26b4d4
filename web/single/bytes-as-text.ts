/** What HTML would not give back as it was: a null, a carriage return, and the start of a tag. */
const special = new Set([0x00, 0x0d, 0x3c]);

/**
 * Bytes as a text that can stand in a script element: a character for each, the special ones from 0x100 on. Compressed
 * with the page it is hardly larger than the bytes, other than base64, in which nothing repeats itself.
 */
export function textOfBytes(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => String.fromCharCode(special.has(byte) ? byte + 0x100 : byte)).join('');
}

export function bytesOfText(text: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from({ length: text.length }, (_, at) => text.charCodeAt(at)); // modulo 0x100
}
