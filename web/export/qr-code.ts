import { encode } from 'uqr';

/** Codes with more modules are read by few cameras from paper. */
const largestVersion = 25;

/** Modules without anything around a code, as its standard asks for. */
const quietZone = 4;

/** A drawing of as many units on each side as there are modules: one path, all of which is filled. */
export interface QrCode {
  size: number;
  path: string;
}

/** Undefined where the text is too long. */
export function qrCode(text: string): QrCode | undefined {
  let code: ReturnType<typeof encode>;
  try {
    code = encode(text, { ecc: 'L', maxVersion: largestVersion, border: quietZone });
  } catch (error) {
    if (error instanceof RangeError) return undefined;
    throw error;
  }
  // Dark modules beside each other are one rectangle: seams between them would be seen.
  const rows = code.data.map((row, y) =>
    [
      ...row
        .map((isDark) => (isDark ? '1' : '0'))
        .join('')
        .matchAll(/1+/g),
    ]
      .map(({ index, 0: { length } }) => `M${index} ${y}h${length}v1h-${length}z`)
      .join(''),
  );
  return { size: code.size, path: rows.join('') };
}
